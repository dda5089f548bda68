/* One block of a tournament, played. */
#ifndef ANTILLES_ARENA_BLOCK_H
#define ANTILLES_ARENA_BLOCK_H

#include "antilles/match.h"
#include "arena/plan.h"
#include "arena/play.h"

/* Results by game and seat; effort by the seat in the first game. Flat; copy freely. */
typedef struct arena_block {
    uint64_t index;
    uint8_t games, players;
    uint8_t rank[ATL_MAX_SEATS][ATL_MAX_SEATS];
    int32_t points[ATL_MAX_SEATS][ATL_MAX_SEATS];
    arena_effort effort;
} arena_block;

/* Who looks at finished games; `look` may be NULL. Threads look at the same time,
 * each with its own number. */
typedef struct arena_watch {
    void (*look)(void *user, int thread, const arena_lineup *lineup, const atl_match *match);
    void *user;
} arena_watch;

/* The agents of a thread. They stay started while the line-up stays the same. */
typedef struct arena_team {
    int number;  /* of the thread */
    int players; /* started ones */
    uint8_t bots[ATL_MAX_SEATS];
    atl_agent agents[ATL_MAX_SEATS]; /* by the seat in the first game */
} arena_team;

void arena_team_stop(arena_team *team);

/* Plays a block. When `*stop` becomes true it is left unfinished, and `*finished` is
 * false. Every game is shown to `watch`, which may be NULL, and counted in `*games`. */
atl_status arena_block_play(arena_block *block, const arena_plan *plan, uint64_t index,
                            arena_team *team, const arena_watch *watch, atomic_bool *stop,
                            atomic_ullong *games, bool *finished);

#endif
