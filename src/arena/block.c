/* Playing a block: the same seed with every rotation of the bots. */
#include "arena/block.h"

#include <string.h>

void arena_team_stop(arena_team *team)
{
    for (int seat = 0; seat < team->players; seat++)
        atl_agent_stop(&team->agents[seat]);
    team->players = 0;
}

/* Makes the team that of a line-up. */
static atl_status gather(arena_team *team, const arena_plan *plan, const arena_lineup *lineup)
{
    if (team->players == lineup->players &&
        memcmp(team->bots, lineup->bots, sizeof team->bots) == 0)
        return ATL_OK;
    arena_team_stop(team);
    memcpy(team->bots, lineup->bots, sizeof team->bots);
    for (int seat = 0; seat < lineup->players; seat++) {
        team->agents[seat] = plan->bots[lineup->bots[seat]];
        atl_status status = atl_agent_start(&team->agents[seat], plan->game);
        if (status != ATL_OK)
            return status;
        team->players++;
    }
    return ATL_OK;
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
        block->effort.incidents[first] += effort->incidents[seat];
    }
}

/* One game; the agents of the first game move on. */
static atl_status play_game(arena_block *block, const arena_plan *plan, const arena_lineup *lineup,
                            int game, arena_team *team, atl_match **match, const atomic_bool *stop)
{
    atl_agent seated[ATL_MAX_SEATS];
    arena_effort effort = {0};
    for (int first = 0; first < lineup->players; first++)
        seated[arena_seat_of(lineup, game, first)] = team->agents[first];
    atl_status status = atl_match_new(match, plan->game, &plan->tables[lineup->table].setup, NULL);
    if (status == ATL_OK)
        status = arena_play(*match, seated, lineup->seed, &effort, stop);
    if (status == ATL_OK && atl_match_to_act(*match) == ATL_OVER)
        note_result(block, game, *match, lineup, &effort);
    for (int first = 0; first < lineup->players; first++)
        team->agents[first] = seated[arena_seat_of(lineup, game, first)];
    return status;
}

atl_status arena_block_play(arena_block *block, const arena_plan *plan, uint64_t index,
                            arena_team *team, const arena_watch *watch, atomic_bool *stop,
                            atomic_ullong *games, bool *finished)
{
    arena_lineup lineup;
    arena_plan_lineup(plan, index, &lineup);
    memset(block, 0, sizeof *block);
    block->index = index;
    block->players = (uint8_t)lineup.players;
    block->games = (uint8_t)lineup.games;
    *finished = true;
    atl_status status = gather(team, plan, &lineup);
    for (int game = 0; game < lineup.games && status == ATL_OK && *finished; game++) {
        atl_match *match = NULL;
        status = play_game(block, plan, &lineup, game, team, &match, stop);
        *finished = status == ATL_OK && atl_match_to_act(match) == ATL_OVER;
        if (*finished && watch != NULL && watch->look != NULL)
            watch->look(watch->user, team->number, &lineup, match);
        if (*finished)
            atomic_fetch_add(games, 1);
        atl_match_free(match);
    }
    return status;
}
