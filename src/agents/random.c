/* Plays any legal action, each equally likely. */
#include "antilles/agent.h"

#include "kit/kit.h"

static atl_action choose(atl_agent *agent, const atl_game *game, const void *view, int seat,
                         atl_rng *rng)
{
    (void)agent;
    atl_action legal[ATL_MAX_ACTIONS];
    int count = game->legal(view, legal);
    (void)seat;
    return legal[atl_rng_below(rng, (uint32_t)count)];
}

const atl_agent_kind random_agent = {
    .name = "random",
    .summary = ATL_SENTENCE("plays any legal action"),
    .choose = choose,
};
