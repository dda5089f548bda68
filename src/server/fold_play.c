/* Entries of play: the start, moves and pledges, undo, the end. */
#include <stdlib.h>
#include <string.h>

#include "server/fold.h"
#include "server/read.h"

/* The match is another now: so is everybody's decision. */
static void ask_anew(table *t)
{
    for (int seat = 0; seat < t->setup.players; seat++)
        t->seats[seat].asked = t->entries + 1;
}

bool fold_start(folding *f)
{
    table *t = f->t;
    if (t->phase != TABLE_LOBBY || atl_match_new(&t->match, t->game, &t->setup, NULL) != ATL_OK)
        return false;
    t->game->setup(f->news->before, &t->setup, &f->news->events, NULL);
    f->news->from_setup = true;
    t->phase = TABLE_PLAYING;
    for (int seat = 0; seat < t->setup.players; seat++)
        t->seats[seat].left = t->clock.time;
    ask_anew(t);
    return true;
}

static bool note_step(table *t, uint32_t step, int actor, bool secret)
{
    if (step >= t->step_capacity) {
        uint32_t capacity = t->step_capacity == 0 ? 128 : 2 * t->step_capacity;
        table_step *steps = realloc(t->steps, capacity * sizeof *steps);
        if (steps == NULL)
            return false;
        t->steps = steps;
        t->step_capacity = capacity;
    }
    t->steps[step] = (table_step){.actor = (int8_t)actor, .secret = secret};
    return true;
}

static void has_decided(folding *f, int seat)
{
    table_seat *s = &f->t->seats[seat];
    s->overdue = false;
    s->votes = 0;
    s->acted = f->t->entries + 1;
    f->acted = seat;
}

/* A pledge that goes into the match is no decision: that was made before. */
static bool use_pledge(folding *f, int seat, atl_action action)
{
    table_seat *s = &f->t->seats[seat];
    if (s->pledged == 0) {
        has_decided(f, seat);
        return true;
    }
    if (s->pledges[0] != action)
        return false;
    s->given = 0; /* no more to be taken back */
    s->pledged--;
    memmove(s->pledges, s->pledges + 1, (size_t)s->pledged * sizeof s->pledges[0]);
    return true;
}

bool fold_move(folding *f)
{
    table *t = f->t;
    table_news *news = f->news;
    json_int_t seat = 0;
    atl_action action = 0;
    const char *notation = read_text(f->entry, "action");
    if (t->phase != TABLE_PLAYING || notation == NULL ||
        !read_number(f->entry, "seat", ATL_CHANCE, t->setup.players - 1, &seat) ||
        seat != atl_match_to_act(t->match) ||
        atl_action_read(t->game, atl_match_state(t->match), notation, &action, NULL) != ATL_OK)
        return false;
    memcpy(news->before, atl_match_state(t->match), t->game->state_bytes);
    news->step = atl_match_steps(t->match);
    news->actor = (int)seat;
    bool secret = seat >= 0 && t->game->secret(news->before);
    if (!note_step(t, news->step, (int)seat, secret) ||
        atl_match_apply(t->match, action, &news->events) != ATL_OK)
        return false;
    news->hidden = secret && news->events.count == 0;
    ask_anew(t);
    return seat < 0 || use_pledge(f, (int)seat, action);
}

bool fold_pledge(folding *f)
{
    table *t = f->t;
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    int seat = 0;
    const json_t *action = json_object_get(f->entry, "action");
    if (t->phase != TABLE_PLAYING || !read_index(f->entry, "seat", t->setup.players, &seat))
        return false;
    table_seat *s = &t->seats[seat];
    s->asked = t->entries + 1;
    if (json_is_null(action)) {
        table_clock_return(t, seat, s->given);
        s->given = 0;
        s->pledged = 0;
        f->undone = seat;
        return true;
    }
    const char *notation = read_text(f->entry, "action");
    if (notation == NULL || s->pledged == TABLE_PLEDGES || !table_decision(t, seat, state) ||
        !t->game->secret(state) ||
        atl_action_read(t->game, state, notation, &s->pledges[s->pledged], NULL) != ATL_OK)
        return false;
    s->pledged++;
    has_decided(f, seat);
    return true;
}

bool fold_undo(folding *f)
{
    table *t = f->t;
    json_int_t step = 0;
    if (t->phase != TABLE_PLAYING ||
        !read_number(f->entry, "step", 0, atl_match_steps(t->match), &step))
        return false;
    f->news->step = (uint32_t)step;
    for (uint32_t i = (uint32_t)step; i < atl_match_steps(t->match); i++) {
        f->undone = t->steps[i].actor;
        if (f->undone >= 0)
            table_clock_return(t, f->undone, t->steps[i].given);
    }
    ask_anew(t);
    return atl_match_undo(t->match, (uint32_t)step) == ATL_OK;
}

bool fold_over(folding *f)
{
    if (f->t->phase != TABLE_PLAYING || atl_match_to_act(f->t->match) != ATL_OVER)
        return false;
    f->t->phase = TABLE_OVER;
    return true;
}
