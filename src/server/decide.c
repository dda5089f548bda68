/* Who has what to decide. A row of commitments is decided by everybody at once: what is
 * chosen is held as pledges, not in the match, until the whole row is there. */
#include <string.h>

#include "kit/kit.h"
#include "server/table.h"

/* Applies to a copy of the match's state, in the engine's order, what the seats of a row
 * have pledged. Stops at the first decision of `seat` that it has not made (true) or when
 * the row ends. Who sits before it and has not chosen yet does just anything: the seat may
 * not know it anyway. */
static bool walk_to(const table *t, int seat, void *state)
{
    const atl_game *game = t->game;
    atl_action legal[ATL_MAX_ACTIONS];
    int used[ATL_MAX_SEATS] = {0};
    atl_events events;
    while (game->secret(state)) {
        int actor = game->to_act(state);
        if (actor < 0)
            return false;
        const table_seat *s = &t->seats[actor];
        if (actor == seat && used[actor] == s->pledged)
            return true;
        if (used[actor] < s->pledged) {
            legal[0] = s->pledges[used[actor]++];
        } else {
            game->legal(state, legal);
        }
        events.count = 0;
        if (game->apply(state, legal[0], &events) != ATL_OK || events.count > 0)
            return false;
    }
    return false;
}

bool table_decision(const table *t, int seat, void *state)
{
    if (t->phase != TABLE_PLAYING || seat < 0 || seat >= t->setup.players)
        return false;
    memcpy(state, atl_match_state(t->match), t->game->state_bytes);
    if (t->game->to_act(state) < 0)
        return false;
    if (!t->game->secret(state))
        return t->game->to_act(state) == seat;
    return walk_to(t, seat, state);
}

bool table_row_is_complete(const table *t, atl_action *actions, int *count)
{
    const atl_game *game = t->game;
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    int used[ATL_MAX_SEATS] = {0};
    atl_events events = {0};
    *count = 0;
    memcpy(state, atl_match_state(t->match), game->state_bytes);
    while (events.count == 0 && game->secret(state)) {
        int actor = game->to_act(state);
        if (actor < 0 || used[actor] == t->seats[actor].pledged)
            return false;
        atl_action action = t->seats[actor].pledges[used[actor]++];
        if (game->apply(state, action, &events) != ATL_OK)
            return false;
        actions[(*count)++] = action;
    }
    return *count > 0;
}

/* All actions from a step on must be the seat's own, nothing may have been revealed or
 * committed by them, and nobody may have pledged anything since. */
bool table_can_undo(const table *t, int seat, bool all, uint32_t *step)
{
    if (t->phase != TABLE_PLAYING || seat < 0)
        return false;
    for (int other = 0; other < t->setup.players; other++) {
        if (t->seats[other].pledged > 0)
            return false;
    }
    uint32_t now = atl_match_steps(t->match);
    *step = now;
    while (*step > 0 && t->steps[*step - 1].actor == seat && !t->steps[*step - 1].secret &&
           (all || *step == now))
        (*step)--;
    return *step < now;
}

void table_look_around(table *t)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    t->awaited = 0;
    for (int seat = 0; seat < t->setup.players; seat++) {
        if (table_decision(t, seat, state))
            t->awaited |= 1U << seat;
    }
}

void table_view(const table *t, int seat, void *view)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    if (table_decision(t, seat, state))
        t->game->observe(state, seat, view);
    else
        atl_match_observe(t->match, seat, view);
}
