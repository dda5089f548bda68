/* The plan of a tournament: who plays whom, how often, from which seeds.
 *
 * A tournament is a row of blocks. All games of a block have the same seed, hence the
 * same chance, and the bots change seats from one game to the next: whoever sits in
 * seat s moves to seat s + 1. A block with n players has n games, or fewer when the
 * line-up repeats itself (A,B,A,B is the same after two steps). Blocks are the
 * independent units of all statistics.
 *
 * Block b has the seed atl_rng_derive(seed, b), and everything about it follows from
 * the plan and b: it does not matter who plays it, when, and on which machine.
 */
#ifndef ANTILLES_ARENA_PLAN_H
#define ANTILLES_ARENA_PLAN_H

#include "antilles/agent.h"

enum { ARENA_MOST_BOTS = 32 };

typedef enum arena_kind {
    ARENA_FIXED, /* the same line-up in every block */
    ARENA_DRAWN, /* line-ups drawn from all bots */
} arena_kind;

/* The games of one number of players. */
typedef struct arena_table {
    atl_setup setup;
    uint8_t seats[ATL_MAX_SEATS]; /* who sits there in the first game; ARENA_FIXED only */
} arena_table;

typedef struct arena_plan {
    arena_kind kind;
    const atl_game *game;
    int bot_count;
    atl_agent bots[ARENA_MOST_BOTS]; /* all different, not started */
    int table_count;
    arena_table tables[ATL_MAX_SEATS]; /* block b is played at table b % table_count */
    uint64_t seed;
    uint64_t games;           /* asked for */
    uint64_t blocks, planned; /* whole blocks, and the games they have */
    bool has_sprt;            /* stop at a verdict between two strengths, in Elo */
    double elo0, elo1;
} arena_plan;

/* The line-up of a block. */
typedef struct arena_lineup {
    int table;
    int players, games;
    uint8_t bots[ATL_MAX_SEATS]; /* of the seats in the first game */
    uint64_t seed;
} arena_lineup;

void arena_plan_lineup(const arena_plan *plan, uint64_t block, arena_lineup *lineup);

/* Where the bot that starts the block in seat `first` sits in game `game` of it, and
 * who started where `seat` is now. */
static inline int arena_seat_of(const arena_lineup *lineup, int game, int first)
{
    return (first + game) % lineup->players;
}

static inline int arena_first_seat(const arena_lineup *lineup, int game, int seat)
{
    return (seat - game + lineup->players) % lineup->players;
}

enum { ARENA_MOST_GAMES = 100000000 };

/* Plans the least number of blocks with at least `games` games. */
void arena_plan_extend(arena_plan *plan, uint64_t games);

/* How many of all blocks are those of a part: block b belongs to part b % parts. */
uint64_t arena_plan_share(const arena_plan *plan, uint64_t part, uint64_t parts);

/* The bot of that description, added when it is new; -1 when there are too many. */
int arena_plan_bot(arena_plan *plan, const atl_agent *agent);

#endif
