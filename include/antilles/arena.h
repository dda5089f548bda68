/* Games between agents.
 *
 *     atl_agent agents[4] = {...};
 *     atl_play(match, agents, 7);
 *
 * One seed gives one game: chance is drawn from stream 0 of the seed, the agent of
 * seat s chooses with stream 1 + s.
 */
#ifndef ANTILLES_ARENA_H
#define ANTILLES_ARENA_H

#include "antilles/agent.h"
#include "antilles/match.h"

ATL_BEGIN

/* The generators of one game. */
typedef struct atl_streams {
    atl_rng chance;
    atl_rng seats[ATL_MAX_SEATS];
} atl_streams;

ATL_API void atl_streams_seed(atl_streams *streams, uint64_t seed);

/* Plays a match on to its end; `agents` has one for every seat. */
ATL_API atl_status atl_play(atl_match *match, const atl_agent *agents, uint64_t seed);

ATL_END

#endif
