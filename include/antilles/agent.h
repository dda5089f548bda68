/* Agents: players that are programs.
 *
 *     atl_agent agent;
 *     if (atl_agent_read(&agent, "greedy", &why) != ATL_OK) ...
 *     atl_match_observe(match, seat, view);
 *     action = atl_agent_choose(&agent, game, view, seat, &rng);
 *
 * An agent sees only the view of its seat. The same view, seat and rng give the
 * same choice on every machine.
 */
#ifndef ANTILLES_AGENT_H
#define ANTILLES_AGENT_H

#include "antilles/game.h"

ATL_BEGIN

#define ATL_AGENT_BYTES 96 /* longest description of an agent, NUL included */

/* A kind of agent. */
typedef struct atl_agent_kind {
    const char *name;
    const char *summary; /* an English sentence, translatable */
    atl_action (*choose)(const atl_game *game, const void *view, int seat, atl_rng *rng);
} atl_agent_kind;

/* An agent ready to play. Flat; copy freely. */
typedef struct atl_agent {
    const atl_agent_kind *kind;
} atl_agent;

/* All kinds, ending with NULL. */
ATL_API extern const atl_agent_kind *const atl_agent_kinds[];

/* Reads a description such as "greedy". */
ATL_API atl_status atl_agent_read(atl_agent *agent, const char *text, atl_reason *why);

/* Chooses a legal action. `seat` must be to act in the view. A single legal
 * action is returned without asking the agent. */
ATL_API atl_action atl_agent_choose(const atl_agent *agent, const atl_game *game, const void *view,
                                    int seat, atl_rng *rng);

ATL_END

#endif
