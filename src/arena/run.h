/* Playing a tournament with several threads.
 *
 * Blocks are played side by side and handed over one after another in the order of
 * their numbers, so that whoever receives them sees the same whatever the number of
 * threads was.
 */
#ifndef ANTILLES_ARENA_RUN_H
#define ANTILLES_ARENA_RUN_H

#include "arena/block.h"

typedef struct arena_run {
    const arena_plan *plan;
    int threads;
    uint64_t part, parts; /* only the blocks with number % parts == part; 0 of 1 for all */
    arena_watch watch;

    /* A block that was played before, or NULL. May be NULL. */
    const arena_block *(*recall)(void *user, uint64_t index);

    /* Receives a block; `fresh` unless it was recalled. False ends the tournament.
     * Called by the thread that called arena_play_all, as is `wait`. */
    bool (*receive)(void *user, const arena_block *block, bool fresh);

    /* Called some times a second with the number of games played; false ends the
     * tournament as soon as possible. May be NULL. */
    bool (*wait)(void *user, uint64_t games);
    void *user;
} arena_run;

/* ATL_OK also when it was ended early. */
atl_status arena_play_all(const arena_run *run);

#endif
