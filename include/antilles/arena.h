/* Games between agents.
 *
 *     atl_agent agents[4] = {...};
 *     for (int seat = 0; seat < 4; seat++)
 *         atl_agent_start(&agents[seat], game);
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

/* Gives an agent the memory it needs, a clock and threads. ATL_NO_MEMORY otherwise. */
ATL_API atl_status atl_agent_start(atl_agent *agent, const atl_game *game);

/* Forgets what a started agent has learned so far, as if it were started again. */
ATL_API void atl_agent_renew(atl_agent *agent, const atl_game *game);

/* Takes them away again; harmless when it was never started. */
ATL_API void atl_agent_stop(atl_agent *agent);

/* The generators of one game. */
typedef struct atl_streams {
    atl_rng chance;
    atl_rng seats[ATL_MAX_SEATS];
} atl_streams;

ATL_API void atl_streams_seed(atl_streams *streams, uint64_t seed);

/* Plays a match on to its end; `agents` has one, started, for every seat. All of
 * them are renewed first, so that a game does not depend on the ones before. */
ATL_API atl_status atl_play(atl_match *match, atl_agent *agents, uint64_t seed);

ATL_END

#endif
