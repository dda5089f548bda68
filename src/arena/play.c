/* The loop: observe, choose, apply, until the game is over. */
#include "antilles/arena.h"

void atl_streams_seed(atl_streams *streams, uint64_t seed)
{
    atl_rng_seed(&streams->chance, seed, 0);
    for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
        atl_rng_seed(&streams->seats[seat], seed, 1 + (uint64_t)seat);
}

atl_status atl_play(atl_match *match, const atl_agent *agents, uint64_t seed)
{
    const atl_game *game = atl_match_game(match);
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    atl_streams streams;
    atl_streams_seed(&streams, seed);
    for (;;) {
        atl_status status = atl_match_draw(match, &streams.chance);
        int seat = atl_match_to_act(match);
        if (status != ATL_OK || seat == ATL_OVER)
            return status;
        atl_match_observe(match, seat, view);
        atl_action action = atl_agent_choose(&agents[seat], game, view, seat, &streams.seats[seat]);
        status = atl_match_apply(match, action, NULL);
        if (status != ATL_OK)
            return status;
    }
}
