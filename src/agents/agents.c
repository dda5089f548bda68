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

/* The kind whose name is the beginning of `text` up to a colon, or NULL. */
static const atl_agent_kind *find_kind(const char *text, const char **settings)
{
    for (const atl_agent_kind *const *kind = atl_agent_kinds; *kind != NULL; kind++) {
        size_t length = atl_text_length((*kind)->name);
        if (atl_text_length(text) < length || memcmp(text, (*kind)->name, length) != 0)
            continue;
        if (text[length] == '\0' || text[length] == ':') {
            *settings = text[length] == ':' ? text + length + 1 : NULL;
            return *kind;
        }
    }
    return NULL;
}

atl_status atl_agent_read(atl_agent *agent, const char *text, atl_reason *why)
{
    const char *settings = NULL;
    memset(agent, 0, sizeof *agent);
    atl_search_defaults(&agent->search);
    agent->kind = find_kind(text, &settings);
    if (agent->kind == NULL) {
        char known[ATL_REASON_ARG_BYTES] = "";
        for (const atl_agent_kind *const *kind = atl_agent_kinds; *kind != NULL; kind++) {
            atl_text_append(known, sizeof known, known[0] == '\0' ? "" : ", ");
            atl_text_append(known, sizeof known, (*kind)->name);
        }
        return atl_refuse(why, ATL_SENTENCE("there is no player '{0}'; the bots are: {1}"), text,
                          known, NULL);
    }
    if (atl_text_length(text) >= sizeof agent->text)
        return atl_refuse(why, ATL_SENTENCE("'{0}' is too long for a player"), text, NULL, NULL);
    atl_text_append(agent->text, sizeof agent->text, text);
    if (settings == NULL && agent->kind->required)
        settings = "";
    if (settings == NULL)
        return ATL_OK;
    if (agent->kind->read == NULL)
        return atl_refuse(why, ATL_SENTENCE("the player '{0}' has no settings"), agent->kind->name,
                          NULL, NULL);
    return agent->kind->read(agent, settings, why);
}

size_t atl_agent_bytes(const atl_agent *agent, const atl_game *game)
{
    return agent->kind->bytes == NULL ? 0 : agent->kind->bytes(agent, game);
}

void atl_agent_open(atl_agent *agent, const atl_game *game, void *memory, const atl_host *host)
{
    agent->memory = memory;
    agent->host = host;
    if (agent->kind->open != NULL)
        agent->kind->open(agent, game);
}

atl_action atl_agent_choose(atl_agent *agent, const atl_game *game, const void *view, int seat,
                            atl_rng *rng)
{
    ATL_ASSERT(game->to_act(view) == seat);
    atl_action legal[ATL_MAX_ACTIONS];
    if (game->legal(view, legal) == 1)
        return legal[0];
    return agent->kind->choose(agent, game, view, seat, rng);
}
