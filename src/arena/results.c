/* Adding blocks to everything that counts them. */
#include "arena/results.h"

#include <stdlib.h>
#include <string.h>

atl_status arena_results_start(arena_results *results, const arena_plan *plan)
{
    memset(results, 0, sizeof *results);
    arena_tally_start(&results->tally, plan);
    if (plan->has_sprt)
        results->sprt = arena_sprt_of(&results->tally);
    if (plan->kind == ARENA_FIXED)
        return ATL_OK;
    results->rating = malloc(sizeof *results->rating);
    if (results->rating == NULL)
        return ATL_NO_MEMORY;
    arena_rating_start(results->rating, plan);
    return ATL_OK;
}

void arena_results_end(arena_results *results)
{
    free(results->rating);
    results->rating = NULL;
}

bool arena_results_add(arena_results *results, const arena_block *block)
{
    arena_tally_add(&results->tally, block);
    if (results->rating != NULL)
        arena_rating_add(results->rating, block);
    if (!results->tally.plan->has_sprt)
        return true;
    results->sprt = arena_sprt_of(&results->tally);
    return results->sprt.verdict == ARENA_NO_VERDICT;
}
