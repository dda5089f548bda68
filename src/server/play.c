/* Playing: decisions of people, taking them back, and what follows by itself. */
#include <string.h>

#include "server/inside.h"
#include "server/read.h"

/* ---- what follows by itself ----------------------------------------------------------- */

static void append_move(house *h, table *t, atl_action action)
{
    char notation[ATL_NOTATION_BYTES];
    t->game->notate(action, notation);
    house_append(h, t,
                 json_pack("{s:s, s:i, s:s}", "do", "move", "seat", atl_match_to_act(t->match),
                           "action", notation));
}

/* One more step, if there is one that waits for nobody. */
static bool settle_step(house *h, table *t)
{
    atl_action row[ATL_MAX_SEATS * TABLE_PLEDGES];
    int count = 0;
    const void *state = atl_match_state(t->match);
    int actor = atl_match_to_act(t->match);
    if (actor == ATL_OVER) {
        house_append(
            h, t,
            json_pack("{s:s, s:o}", "do", "over", "dice", write_bytes(t->dice, sizeof t->dice)));
        return false;
    }
    if (actor == ATL_CHANCE) {
        append_move(h, t, dice_outcome(t->dice, t->game, state, atl_match_steps(t->match)));
        return true;
    }
    if (!t->game->secret(state) || !table_row_is_complete(t, row, &count))
        return false;
    for (int i = 0; i < count; i++)
        append_move(h, t, row[i]);
    return true;
}

void play_settle(house *h, table *t)
{
    while (t->phase == TABLE_PLAYING && settle_step(h, t)) {
    }
    people_notify(h, t);
}

void play_decide(house *h, table *t, int seat, atl_action action, const void *state)
{
    char notation[ATL_NOTATION_BYTES];
    if (!t->game->secret(state)) {
        append_move(h, t, action);
    } else {
        t->game->notate(action, notation);
        house_append(
            h, t, json_pack("{s:s, s:i, s:s}", "do", "pledge", "seat", seat, "action", notation));
    }
    play_settle(h, t);
}

/* ---- decisions of people ----------------------------------------------------------------- */

/* Who acts must have seen what there is to decide, and must not have left it to a bot. */
static bool is_up_to_date(house_call *c)
{
    const table_seat *s = &c->t->seats[c->seat];
    const json_t *at = json_object_get(c->body, "at");
    if (s->bot[0] != '\0')
        return reply_no(c, CODE_FORBIDDEN, ATL_SENTENCE("a bot plays for you; come back first"));
    if (json_is_integer(at) && json_integer_value(at) < s->asked)
        return reply_no(c, CODE_STALE,
                        ATL_SENTENCE("the game has gone on since; look at it again"));
    return true;
}

/* The action that a command names, legal or not; else it is refused with the code. */
static bool read_action(house_call *c, house_code code, atl_action *action)
{
    const atl_game *game = c->t->game;
    const char *notation = read_text(c->body, "action");
    atl_reason why;
    if (atl_action_find(game, notation, action))
        return true;
    atl_refuse(&why, ATL_SENTENCE("'{0}' is not an action of {1}"), notation, game->title, NULL);
    return reply_why(c, code, &why);
}

bool play_act(house_call *c)
{
    table *t = c->t;
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    atl_action action = 0;
    if (!is_up_to_date(c))
        return false;
    if (!read_action(c, CODE_ILLEGAL, &action))
        return false;
    if (!table_decision(t, c->seat, state) ||
        atl_action_read(t->game, state, read_text(c->body, "action"), &action, NULL) != ATL_OK) {
        words_use(reply_language(c->request->lang));
        return reply_words(c, CODE_ILLEGAL, tell_why(t, c->seat, action));
    }
    play_decide(c->h, t, c->seat, action, state);
    return reply_yes(c, NULL);
}

/* Changes nothing; a watcher may ask as well. */
bool play_why(house_call *c)
{
    const table *t = c->t;
    atl_action action = 0;
    if (!read_action(c, CODE_INVALID, &action))
        return false;
    if (c->seat != ATL_WATCHER && t->seats[c->seat].bot[0] != '\0')
        return reply_no(c, CODE_FORBIDDEN, ATL_SENTENCE("a bot plays for you; come back first"));
    words_use(reply_language(c->request->lang));
    return reply_yes(c, json_pack("{s:o}", "why", tell_why(t, c->seat, action)));
}

static bool go_back(house_call *c, bool all)
{
    uint32_t step = 0;
    if (!is_up_to_date(c))
        return false;
    if (!table_can_undo(c->t, c->seat, all, &step))
        return reply_no(c, CODE_ILLEGAL,
                        ATL_SENTENCE("there is no decision of yours that can be undone"));
    house_append(
        c->h, c->t,
        json_pack("{s:s, s:i, s:I}", "do", "undo", "seat", c->seat, "step", (json_int_t)step));
    people_notify(c->h, c->t);
    return reply_yes(c, NULL);
}

bool play_undo(house_call *c)
{
    return go_back(c, false);
}

bool play_reset(house_call *c)
{
    return go_back(c, true);
}

bool play_takeback(house_call *c)
{
    if (!is_up_to_date(c))
        return false;
    if (c->t->seats[c->seat].pledged == 0)
        return reply_no(c, CODE_ILLEGAL, ATL_SENTENCE("there is nothing to take back"));
    house_append(c->h, c->t,
                 json_pack("{s:s, s:i, s:n}", "do", "pledge", "seat", c->seat, "action"));
    people_notify(c->h, c->t);
    return reply_yes(c, NULL);
}
