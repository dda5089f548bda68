/* Levels for people: named settings of the search, chosen by each game. */
#include "agents/mcts.h"

#include "kit/kit.h"

/* The agent with the settings of its level in a game. */
static atl_agent with_level(const atl_agent *agent, const atl_game *game, int level)
{
    atl_agent set = *agent;
    atl_search_defaults(&set.search);
    atl_status status = mcts_read(&set, game->levels[level], NULL);
    ATL_ASSERT(status == ATL_OK);
    return set;
}

#define LEVEL(symbol, number, text)                                                                \
    static size_t symbol##_bytes(const atl_agent *agent, const atl_game *game)                     \
    {                                                                                              \
        atl_agent set = with_level(agent, game, number);                                           \
        return mcts_bytes(&set, game);                                                             \
    }                                                                                              \
    static void symbol##_open(atl_agent *agent, const atl_game *game)                              \
    {                                                                                              \
        *agent = with_level(agent, game, number);                                                  \
        mcts_open(agent, game);                                                                    \
    }                                                                                              \
    const atl_agent_kind symbol##_agent = {                                                        \
        .name = #symbol,                                                                           \
        .summary = (text),                                                                         \
        .bytes = symbol##_bytes,                                                                   \
        .open = symbol##_open,                                                                     \
        .choose = mcts_choose,                                                                     \
    };

LEVEL(novice, 0, ATL_SENTENCE("plays its first games"))
LEVEL(easy, 1, ATL_SENTENCE("knows the rules well"))
LEVEL(medium, 2, ATL_SENTENCE("plays a decent game"))
LEVEL(hard, 3, ATL_SENTENCE("is hard to beat"))
LEVEL(expert, 4, ATL_SENTENCE("thinks longest and plays best"))

bool mcts_settings(const atl_agent *agent, const atl_game *game, atl_search_settings *settings)
{
    static const atl_agent_kind *const kinds[ATL_LEVELS] = {
        &novice_agent, &easy_agent, &medium_agent, &hard_agent, &expert_agent};
    *settings = agent->search;
    for (int level = 0; level < ATL_LEVELS; level++) {
        if (agent->kind == kinds[level])
            *settings = with_level(agent, game, level).search;
    }
    return agent->kind->choose == mcts_choose;
}
