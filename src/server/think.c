/* Asking bots: for the seats they play, and for hints to people. */
#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"
#include "server/inside.h"

enum { MOST_QUESTIONS = 1000 };

static const char hint_level[] = "hard";

static void ask(house *h, const table *t, int seat, const char *agent, uint64_t number, bool hint,
                const void *state)
{
    bots_job job = {.question = number,
                    .game = t->game,
                    .seat = seat,
                    .seed = dice_bot_seed(t->dice, seat, atl_match_steps(t->match)),
                    .hint = hint};
    strcpy(job.table, t->id);
    strcpy(job.agent, agent);
    t->game->observe(state, seat, job.view);
    h->world.think(h->world.user, &job);
}

/* ---- bots at the table ------------------------------------------------------------------- */

/* Nobody waits for the answer any more: the decision is made or has become another. */
static void drop_question(house *h, table *t, int seat)
{
    if (t->questions[seat].number != 0)
        h->world.forget(h->world.user, t->id, t->questions[seat].number);
    t->questions[seat].number = 0;
}

void play_ask_bots(house *h, table *t)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    for (int seat = 0; seat < t->setup.players; seat++) {
        const table_seat *s = &t->seats[seat];
        if (s->bot[0] == '\0' || !table_decision(t, seat, state)) {
            drop_question(h, t, seat);
            continue;
        }
        if (t->questions[seat].number != 0 && t->questions[seat].asked == s->asked)
            continue;
        drop_question(h, t, seat);
        t->questions[seat].number = ++h->last_question;
        t->questions[seat].asked = s->asked;
        t->questions[seat].since = house_now(h);
        ask(h, t, seat, s->bot, t->questions[seat].number, false, state);
    }
}

void think_again(house *h, table *t, int64_t now)
{
    bool late = false;
    for (int seat = 0; seat < t->setup.players; seat++)
        late = late ||
               (t->questions[seat].number != 0 && now >= t->questions[seat].since + THINK_PATIENCE);
    if (!late)
        return;
    house_log(h, "bot-late", json_pack("{s:s}", "table", t->id));
    h->world.forget(h->world.user, t->id, 0);
    memset(t->questions, 0, sizeof t->questions);
    house_touch(h, t);
}

static bool is_legal(const atl_game *game, const void *state, atl_action action, atl_action *first)
{
    atl_action legal[ATL_MAX_ACTIONS];
    int count = game->legal(state, legal);
    *first = legal[0];
    for (int i = 0; i < count; i++) {
        if (legal[i] == action)
            return true;
    }
    return false;
}

static void bot_answers(house *h, const bots_answer *answer)
{
    table *t = NULL;
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    atl_action first = 0;
    int seat = answer->seat;
    HASH_FIND_STR(h->tables, answer->table, t);
    if (t == NULL || seat < 0 || seat >= t->setup.players || answer->question == 0 ||
        t->questions[seat].number != answer->question)
        return;
    t->questions[seat].number = 0;
    if (t->questions[seat].asked != t->seats[seat].asked || t->seats[seat].bot[0] == '\0' ||
        !table_decision(t, seat, state)) {
        house_touch(h, t); /* the question is another by now */
        return;
    }
    bool legal = is_legal(t->game, state, answer->action, &first);
    play_decide(h, t, seat, legal ? answer->action : first, state);
}

/* ---- questions that are answered later ---------------------------------------------------- */

house_question *question_new(house *h, house_matter matter, uint64_t ticket, const char *lang)
{
    house_question *q = HASH_COUNT(h->questions) < MOST_QUESTIONS ? calloc(1, sizeof *q) : NULL;
    if (q == NULL)
        return NULL;
    q->number = ++h->last_question;
    q->matter = matter;
    q->ticket = ticket;
    q->since = house_now(h);
    strcpy(q->lang, reply_language(lang));
    HASH_ADD(hh, h->questions, number, sizeof q->number, q);
    return q;
}

void question_free(house *h, house_question *q)
{
    HASH_DEL(h->questions, q);
    free(q);
}

house_question *question_find(house *h, uint64_t number)
{
    house_question *q = NULL;
    HASH_FIND(hh, h->questions, &number, sizeof number, q);
    return q;
}

void question_refuse(house *h, const house_question *q, house_code code, const char *message)
{
    atl_reason why = {.message = message};
    house_reply reply = {0};
    reply_refuse(&reply, q->lang, code, &why);
    reply_later(h, q->ticket, q->lang, reply);
}

void think_give_up(house *h, int64_t now)
{
    house_question *q = NULL;
    house_question *next = NULL;
    HASH_ITER(hh, h->questions, q, next)
    {
        if (now < q->since + THINK_PATIENCE)
            continue;
        question_refuse(h, q, CODE_BUSY, ATL_SENTENCE("the server is too busy; try again"));
        question_free(h, q);
    }
}

/* ---- hints ---------------------------------------------------------------------------------- */

static bool is_waiting_for_hint(const house *h, const table *t, int seat)
{
    for (const house_question *q = h->questions; q != NULL; q = q->hh.next) {
        if (q->matter == MATTER_HINT && q->seat == seat && strcmp(q->table, t->id) == 0)
            return true;
    }
    return false;
}

bool play_hint(house_call *c)
{
    house *h = c->h;
    table *t = c->t;
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    if (!table_decision(t, c->seat, state))
        return reply_no(c, CODE_ILLEGAL, ATL_SENTENCE("it is not your turn"));
    if (is_waiting_for_hint(h, t, c->seat))
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("a hint is on its way already"));
    house_question *q = question_new(h, MATTER_HINT, c->request->ticket, c->request->lang);
    if (q == NULL)
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("the server is too busy; try again"));
    strcpy(q->table, t->id);
    q->seat = c->seat;
    q->asked = t->seats[c->seat].asked;
    c->reply->status = 200;
    ask(h, t, c->seat, hint_level, q->number, true, state);
    return true;
}

static json_t *write_action(const table *t, const void *view, atl_action action)
{
    char notation[ATL_NOTATION_BYTES];
    t->game->notate(action, notation);
    return json_pack("{s:s, s:o}", "action", notation, "text", tell_item(t->text, view, action));
}

static json_t *write_hint(const table *t, const void *state, const bots_answer *answer)
{
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    atl_action first = 0;
    json_t *values = json_array();
    json_t *lines = json_array();
    t->game->observe(state, answer->seat, view);
    for (int seat = 0; seat < t->setup.players; seat++)
        json_array_append_new(values, json_real((double)answer->values[seat]));
    for (int i = 0; i < answer->count && i < BOTS_LINES; i++) {
        if (!is_legal(t->game, view, answer->lines[i].action, &first))
            continue;
        json_t *line = write_action(t, view, answer->lines[i].action);
        json_object_set_new(line, "visits", json_integer(answer->lines[i].visits));
        json_object_set_new(line, "value", json_real((double)answer->lines[i].value));
        json_array_append_new(lines, line);
    }
    json_t *hint = write_action(t, view, answer->action);
    json_object_set_new(hint, "iterations", json_integer(answer->iterations));
    json_object_set_new(hint, "values", values);
    json_object_set_new(hint, "lines", lines);
    return hint;
}

static void hint_answers(house *h, const bots_answer *answer)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    atl_action first = 0;
    table *t = NULL;
    house_question *q = question_find(h, answer->question);
    if (q == NULL || q->matter != MATTER_HINT || q->seat != answer->seat)
        return;
    HASH_FIND_STR(h->tables, q->table, t);
    if (t == NULL || t->seats[q->seat].asked != q->asked || !table_decision(t, q->seat, state) ||
        !is_legal(t->game, state, answer->action, &first)) {
        question_refuse(h, q, CODE_STALE,
                        ATL_SENTENCE("the game has gone on since; look at it again"));
    } else {
        words_use(q->lang);
        house_reply reply = {
            200, json_pack("{s:b, s:o}", "ok", true, "hint", write_hint(t, state, answer))};
        reply_later(h, q->ticket, q->lang, reply);
    }
    question_free(h, q);
}

void house_answer(house *h, const bots_answer *answer)
{
    if (answer->hint)
        hint_answers(h, answer);
    else
        bot_answers(h, answer);
}
