/* Tree search as an agent: one tree, or several grown side by side whose visits are
 * added up. */
#include "agents/mcts.h"

#include "kit/kit.h"

/* The next "name=value" of a list; false when it is malformed. */
static bool next_setting(const char **at, char *name, char *value, size_t size)
{
    char *into = name;
    size_t used = 0;
    name[0] = value[0] = '\0';
    for (; **at != '\0' && **at != ','; (*at)++) {
        if (**at == '=' && into == name) {
            into = value;
            used = 0;
            continue;
        }
        if (used + 1 >= size)
            return false;
        into[used++] = **at;
        into[used] = '\0';
    }
    if (**at == ',')
        (*at)++;
    return name[0] != '\0' && value[0] != '\0';
}

atl_status mcts_read(atl_agent *agent, const char *settings, atl_reason *why)
{
    char name[24];
    char value[24];
    do {
        const char *setting = settings;
        if (!next_setting(&settings, name, value, sizeof name))
            return atl_refuse(why, ATL_SENTENCE("'{0}' is not a setting like iterations=2000"),
                              setting, NULL, NULL);
        atl_status status = atl_search_set(&agent->search, name, value, why);
        if (status != ATL_OK)
            return status;
    } while (*settings != '\0');
    if (agent->search.iterations == 0 && agent->search.milliseconds == 0)
        return atl_refuse(why, ATL_SENTENCE("a search needs a limit of iterations or milliseconds"),
                          NULL, NULL, NULL);
    return ATL_OK;
}

/* Bytes of one tree, rounded up so that the next begins aligned. */
static size_t tree_bytes(const atl_agent *agent)
{
    return (atl_search_bytes(&agent->search) + 63U) & ~(size_t)63U;
}

atl_search *mcts_tree(const atl_agent *agent, int index)
{
    return (atl_search *)(void *)((unsigned char *)agent->memory +
                                  tree_bytes(agent) * (size_t)index);
}

size_t mcts_bytes(const atl_agent *agent, const atl_game *game)
{
    (void)game;
    return tree_bytes(agent) * agent->search.threads;
}

void mcts_open(atl_agent *agent, const atl_game *game)
{
    for (int i = 0; i < agent->search.threads; i++)
        atl_search_open(mcts_tree(agent, i), &agent->search, game,
                        agent->host != NULL ? agent->host->clock : NULL);
}

static void run_one(void *user, int index)
{
    atl_search_run(mcts_tree(user, index), 0);
}

atl_action mcts_best(const atl_agent *agent)
{
    if (agent->search.threads == 1)
        return atl_search_best(mcts_tree(agent, 0));
    atl_search_line total[ATL_MAX_ACTIONS];
    atl_search_line lines[ATL_MAX_ACTIONS];
    int count = atl_search_lines(mcts_tree(agent, 0), total);
    for (int tree = 1; tree < agent->search.threads; tree++) {
        atl_search_lines(mcts_tree(agent, tree), lines);
        for (int i = 0; i < count; i++)
            total[i].visits += lines[i].visits;
    }
    int best = 0;
    for (int i = 1; i < count; i++) {
        if (total[i].visits > total[best].visits)
            best = i;
    }
    return total[best].action;
}

bool mcts_slips(const atl_search_settings *settings, const atl_game *game, const void *view,
                atl_rng *rng, atl_action *action)
{
    atl_action legal[ATL_MAX_ACTIONS];
    if (settings->slips == 0 || atl_rng_below(rng, 100) >= settings->slips)
        return false;
    int count = game->legal(view, legal);
    *action = legal[atl_rng_below(rng, (uint32_t)count)];
    return true;
}

atl_action mcts_choose(atl_agent *agent, const atl_game *game, const void *view, int seat,
                       atl_rng *rng)
{
    int threads = agent->search.threads;
    atl_action slipped = 0;
    if (mcts_slips(&agent->search, game, view, rng, &slipped))
        return slipped;
    for (int i = 0; i < threads; i++) {
        uint64_t seed = atl_rng_next(rng);
        atl_rng own;
        seed = seed << 32U | atl_rng_next(rng);
        atl_rng_seed(&own, seed, (uint64_t)i);
        atl_search_start(mcts_tree(agent, i), view, seat, &own);
    }
    if (threads > 1 && agent->host != NULL && agent->host->spread != NULL) {
        agent->host->spread(threads, run_one, agent);
    } else {
        for (int i = 0; i < threads; i++)
            run_one(agent, i);
    }
    return mcts_best(agent);
}

const atl_agent_kind mcts_agent = {
    .name = "mcts",
    .summary = ATL_SENTENCE("searches; settings such as mcts:iterations=2000,threads=2"),
    .read = mcts_read,
    .bytes = mcts_bytes,
    .open = mcts_open,
    .choose = mcts_choose,
};
