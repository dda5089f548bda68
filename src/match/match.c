/* A match: the state, the list of actions, undo by replaying from the start. */
#include "antilles/match.h"

#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"

struct atl_match {
    const atl_game *game;
    atl_setup setup;
    atl_action *actions;
    uint32_t steps, capacity;
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
};

atl_status atl_match_new(atl_match **match, const atl_game *game, const atl_setup *setup,
                         atl_reason *why)
{
    *match = NULL;
    atl_match *new_match = calloc(1, sizeof *new_match);
    if (new_match == NULL)
        return ATL_NO_MEMORY;
    new_match->game = game;
    new_match->setup = *setup;
    atl_status status = game->setup(new_match->state, setup, NULL, why);
    if (status != ATL_OK) {
        free(new_match);
        return status;
    }
    *match = new_match;
    return ATL_OK;
}

void atl_match_free(atl_match *match)
{
    if (match == NULL)
        return;
    free(match->actions);
    free(match);
}

const atl_game *atl_match_game(const atl_match *match)
{
    return match->game;
}

const atl_setup *atl_match_setup(const atl_match *match)
{
    return &match->setup;
}

const void *atl_match_state(const atl_match *match)
{
    return match->state;
}

void atl_match_observe(const atl_match *match, int seat, void *view)
{
    match->game->observe(match->state, seat, view);
}

int atl_match_to_act(const atl_match *match)
{
    return match->game->to_act(match->state);
}

static bool make_room(atl_match *match)
{
    if (match->steps < match->capacity)
        return true;
    uint32_t capacity = match->capacity == 0 ? 128 : match->capacity * 2;
    atl_action *actions = realloc(match->actions, capacity * sizeof *actions);
    if (actions == NULL)
        return false;
    match->actions = actions;
    match->capacity = capacity;
    return true;
}

atl_status atl_match_apply(atl_match *match, atl_action action, atl_events *events)
{
    if (!make_room(match))
        return ATL_NO_MEMORY;
    atl_status status = match->game->apply(match->state, action, events);
    if (status == ATL_OK)
        match->actions[match->steps++] = action;
    return status;
}

atl_status atl_match_draw(atl_match *match, atl_rng *rng)
{
    while (atl_match_to_act(match) == ATL_CHANCE) {
        atl_action outcome = atl_chance_draw(match->game, match->state, rng);
        atl_status status = atl_match_apply(match, outcome, NULL);
        if (status != ATL_OK)
            return status;
    }
    return ATL_OK;
}

uint32_t atl_match_steps(const atl_match *match)
{
    return match->steps;
}

atl_action atl_match_action(const atl_match *match, uint32_t step)
{
    ATL_ASSERT(step < match->steps);
    return match->actions[step];
}

atl_status atl_match_undo(atl_match *match, uint32_t step)
{
    if (step > match->steps)
        return ATL_INVALID;
    atl_status status = match->game->setup(match->state, &match->setup, NULL, NULL);
    for (uint32_t i = 0; i < step && status == ATL_OK; i++)
        status = match->game->apply(match->state, match->actions[i], NULL);
    ATL_ASSERT(status == ATL_OK);
    match->steps = step;
    return ATL_OK;
}

void atl_match_walk(const atl_match *match, bool (*visit)(void *user, const atl_match_step *step),
                    void *user)
{
    const atl_game *game = match->game;
    _Alignas(8) unsigned char before[ATL_MAX_STATE];
    _Alignas(8) unsigned char after[ATL_MAX_STATE];
    atl_events setup_events = {0};
    atl_events events = {0};
    game->setup(after, &match->setup, &setup_events, NULL);
    for (uint32_t i = 0; i <= match->steps; i++) {
        atl_match_step step = {.step = i,
                               .state = before,
                               .setup_events = i == 0 ? &setup_events : NULL,
                               .events = &events};
        memcpy(before, after, game->state_bytes);
        events.count = 0;
        if (i < match->steps) {
            step.action = &match->actions[i];
            game->apply(after, match->actions[i], &events);
        }
        if (!visit(user, &step))
            return;
    }
}
