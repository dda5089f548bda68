/* The registry of agents, and asking one for its choice. */
#include "antilles/agent.h"

#include "kit/kit.h"

#define AGENT(symbol) extern const atl_agent_kind symbol##_agent;
#include "agents/agents.inc"
#undef AGENT

const atl_agent_kind *const atl_agent_kinds[] = {
#define AGENT(symbol) &symbol##_agent,
#include "agents/agents.inc"
#undef AGENT
    NULL,
};

atl_status atl_agent_read(atl_agent *agent, const char *text, atl_reason *why)
{
    char known[ATL_REASON_ARG_BYTES] = "";
    for (const atl_agent_kind *const *kind = atl_agent_kinds; *kind != NULL; kind++) {
        if (atl_text_equal((*kind)->name, text)) {
            agent->kind = *kind;
            return ATL_OK;
        }
        atl_text_append(known, sizeof known, known[0] == '\0' ? "" : ", ");
        atl_text_append(known, sizeof known, (*kind)->name);
    }
    return atl_refuse(why, ATL_SENTENCE("there is no player '{0}'; the bots are: {1}"), text, known,
                      NULL);
}

atl_action atl_agent_choose(const atl_agent *agent, const atl_game *game, const void *view,
                            int seat, atl_rng *rng)
{
    ATL_ASSERT(game->to_act(view) == seat);
    atl_action legal[ATL_MAX_ACTIONS];
    if (game->legal(view, legal) == 1)
        return legal[0];
    return agent->kind->choose(game, view, seat, rng);
}
