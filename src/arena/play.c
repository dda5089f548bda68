/* The loop: observe, choose, apply, until the game is over. */
#include "arena/play.h"

#include <time.h>

void atl_streams_seed(atl_streams *streams, uint64_t seed)
{
    atl_rng_seed(&streams->chance, seed, 0);
    for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
        atl_rng_seed(&streams->seats[seat], seed, 1 + (uint64_t)seat);
}

static uint64_t nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000U + (uint64_t)now.tv_nsec;
}

/* The choice of a seat, with its effort. */
static atl_action choose(const atl_match *match, atl_agent *agent, int seat, atl_rng *rng,
                         arena_effort *effort)
{
    const atl_game *game = atl_match_game(match);
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    atl_action legal[ATL_MAX_ACTIONS];
    atl_match_observe(match, seat, view);
    if (effort == NULL || game->legal(view, legal) == 1)
        return atl_agent_choose(agent, game, view, seat, rng);
    uint64_t start = nanoseconds();
    uint32_t incidents = agent->incidents;
    atl_action action = atl_agent_choose(agent, game, view, seat, rng);
    effort->nanoseconds[seat] += nanoseconds() - start;
    effort->incidents[seat] += agent->incidents - incidents;
    effort->moves[seat]++;
    return action;
}

atl_status arena_play(atl_match *match, atl_agent *agents, uint64_t seed, arena_effort *effort,
                      const atomic_bool *stop)
{
    atl_streams streams;
    atl_streams_seed(&streams, seed);
    for (int seat = 0; seat < atl_match_setup(match)->players; seat++)
        atl_agent_renew(&agents[seat], atl_match_game(match));
    while (stop == NULL || !atomic_load_explicit(stop, memory_order_relaxed)) {
        atl_status status = atl_match_draw(match, &streams.chance);
        int seat = atl_match_to_act(match);
        if (status != ATL_OK || seat == ATL_OVER)
            return status;
        atl_action action = choose(match, &agents[seat], seat, &streams.seats[seat], effort);
        status = atl_match_apply(match, action, NULL);
        if (status != ATL_OK)
            return status;
    }
    return ATL_OK;
}

atl_status atl_play(atl_match *match, atl_agent *agents, uint64_t seed)
{
    return arena_play(match, agents, seed, NULL, NULL);
}
