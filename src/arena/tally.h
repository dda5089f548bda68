/* Counting a tournament: sums of whole numbers, so that the order of blocks does not
 * matter, and the figures that follow from them. */
#ifndef ANTILLES_ARENA_TALLY_H
#define ANTILLES_ARENA_TALLY_H

#include "arena/block.h"
#include "arena/stats.h"

/* A victory is 60 parts, so that up to six can share it exactly. */
enum { ARENA_VICTORY = 60 };

/* Sums of one bot at one table. Squares are of the sums of a block. */
typedef struct arena_sums {
    uint64_t blocks, games;      /* that it took part in */
    uint64_t seats;              /* seats in those games: its results */
    uint64_t wins, wins_squared; /* in parts of a victory */
    uint64_t ranks;
    int64_t points;
    uint64_t moves, nanoseconds, incidents;
} arena_sums;

/* Of the blocks of one table. The score of a pair is that of the first bot against
 * the second: 2 for every seat of the other that one of its seats is placed before, 1
 * for a shared place. */
typedef struct arena_table_sums {
    uint64_t blocks, games;
    arena_sums bots[ARENA_MOST_BOTS];
    uint64_t pair_most; /* the highest score of a block */
    uint64_t pair, pair_squared;
} arena_table_sums;

typedef struct arena_tally {
    const arena_plan *plan;
    arena_table_sums tables[ATL_MAX_SEATS];
} arena_tally;

void arena_tally_start(arena_tally *tally, const arena_plan *plan);
void arena_tally_add(arena_tally *tally, const arena_block *block);

/* The figures of one bot. */
typedef struct arena_figures {
    uint64_t games;
    double seats; /* how many of a table's seats are its own, on average */
    double wins;  /* shared ones in parts */
    arena_share win_share;
    double fair_share; /* if all were equally good */
    double mean_rank, mean_score;
    double ms_per_move;
    uint64_t incidents; /* of a bot that is another program */
} arena_figures;

/* At one table, or at all of them together for table -1. */
arena_figures arena_tally_bot(const arena_tally *tally, int table, int bot);
uint64_t arena_tally_games(const arena_tally *tally, int table);
uint64_t arena_tally_blocks(const arena_tally *tally, int table);

/* Whether the plan is one of two bots, so that there is a pair to compare. */
bool arena_is_pair(const arena_plan *plan);

/* The sum of the scores of all blocks for the first bot of a pair, each from 0 to 1,
 * and of their squares. */
void arena_tally_pair(const arena_tally *tally, double *sum, double *squares);

/* The mean score of the first bot of a pair. */
arena_share arena_tally_score(const arena_tally *tally);

#endif
