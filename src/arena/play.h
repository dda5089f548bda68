/* Playing a game with an eye on the clock. Internal to arena/. */
#ifndef ANTILLES_ARENA_PLAY_H
#define ANTILLES_ARENA_PLAY_H

#include <stdatomic.h>

#include "antilles/arena.h"

/* What the seats' decisions took, without those that have no choice, and what went
 * wrong with those that are other programs. */
typedef struct arena_effort {
    uint64_t moves[ATL_MAX_SEATS];
    uint64_t nanoseconds[ATL_MAX_SEATS];
    uint64_t incidents[ATL_MAX_SEATS];
} arena_effort;

/* As atl_play. Adds to `effort`, and ends early, with the game unfinished, once
 * `*stop` is true; both may be NULL. */
atl_status arena_play(atl_match *match, atl_agent *agents, uint64_t seed, arena_effort *effort,
                      const atomic_bool *stop);

#endif
