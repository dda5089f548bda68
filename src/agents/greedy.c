/* Plays by the game's own rules of thumb. */
#include "antilles/agent.h"

#include "kit/kit.h"

static atl_action choose(atl_agent *agent, const atl_game *game, const void *view, int seat,
                         atl_rng *rng)
{
    (void)agent;
    atl_action legal[ATL_MAX_ACTIONS];
    int count = game->legal(view, legal);
    return game->greedy(view, seat, legal, count, rng);
}

const atl_agent_kind greedy_agent = {
    .name = "greedy",
    .summary = ATL_SENTENCE("takes what looks best now, by rules of thumb"),
    .choose = choose,
};
