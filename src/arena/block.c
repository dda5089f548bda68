/* Playing a block: the same seed with every rotation of the bots. */
#include "arena/block.h"

#include <string.h>

/* Starts an agent for every seat of the first game. */
static atl_status start(atl_agent *agents, const arena_plan *plan, const arena_lineup *lineup)
{
    atl_status status = ATL_OK;
    memset(agents, 0, ATL_MAX_SEATS * sizeof *agents);
    for (int seat = 0; seat < lineup->players && status == ATL_OK; seat++) {
        agents[seat] = plan->bots[lineup->bots[seat]];
        status = atl_agent_start(&agents[seat], plan->game);
    }
    return status;
}

static void note_result(arena_block *block, int game, const atl_match *match,
                        const arena_lineup *lineup, const arena_effort *effort)
{
    atl_result result;
    atl_match_game(match)->score(atl_match_state(match), &result);
    for (int seat = 0; seat < lineup->players; seat++) {
        int first = arena_first_seat(lineup, game, seat);
        block->rank[game][seat] = result.rank[seat];
        block->points[game][seat] = result.points[seat];
        block->effort.moves[first] += effort->moves[seat];
        block->effort.nanoseconds[first] += effort->nanoseconds[seat];
    }
}

/* One game; the agents are those of the first game, and are moved on. */
static atl_status play_game(arena_block *block, const arena_plan *plan, const arena_lineup *lineup,
                            int game, const atl_agent *agents, atl_match **match,
                            const atomic_bool *stop)
{
    atl_agent seated[ATL_MAX_SEATS];
    arena_effort effort = {0};
    for (int first = 0; first < lineup->players; first++)
        seated[arena_seat_of(lineup, game, first)] = agents[first];
    atl_status status = atl_match_new(match, plan->game, &plan->tables[lineup->table].setup, NULL);
    if (status == ATL_OK)
        status = arena_play(*match, seated, lineup->seed, &effort, stop);
    if (status == ATL_OK && atl_match_to_act(*match) == ATL_OVER)
        note_result(block, game, *match, lineup, &effort);
    return status;
}

atl_status arena_block_play(arena_block *block, const arena_plan *plan, uint64_t index, int thread,
                            const arena_watch *watch, atomic_bool *stop, atomic_ullong *games,
                            bool *finished)
{
    atl_agent agents[ATL_MAX_SEATS];
    arena_lineup lineup;
    arena_plan_lineup(plan, index, &lineup);
    memset(block, 0, sizeof *block);
    block->index = index;
    block->players = (uint8_t)lineup.players;
    block->games = (uint8_t)lineup.games;
    *finished = true;
    atl_status status = start(agents, plan, &lineup);
    for (int game = 0; game < lineup.games && status == ATL_OK && *finished; game++) {
        atl_match *match = NULL;
        status = play_game(block, plan, &lineup, game, agents, &match, stop);
        *finished = status == ATL_OK && atl_match_to_act(match) == ATL_OVER;
        if (*finished && watch != NULL && watch->look != NULL)
            watch->look(watch->user, thread, &lineup, match);
        if (*finished)
            atomic_fetch_add(games, 1);
        atl_match_free(match);
    }
    for (int seat = 0; seat < lineup.players; seat++)
        atl_agent_stop(&agents[seat]);
    return status;
}
