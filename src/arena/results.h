/* What a tournament has brought so far: its tally, the ratings of a ladder, and the
 * verdict of a sequential test. Blocks are to be added in the order of their numbers. */
#ifndef ANTILLES_ARENA_RESULTS_H
#define ANTILLES_ARENA_RESULTS_H

#include "arena/rating.h"
#include "arena/sprt.h"

typedef struct arena_results {
    arena_tally tally;
    arena_rating *rating; /* NULL but for a ladder */
    arena_sprt sprt;      /* if the plan has one */
} arena_results;

/* ATL_OK, to be followed by arena_results_end, or ATL_NO_MEMORY. */
atl_status arena_results_start(arena_results *results, const arena_plan *plan);
void arena_results_end(arena_results *results);

/* False once there is a verdict: the tournament is decided. */
bool arena_results_add(arena_results *results, const arena_block *block);

#endif
