/* Entries of a log as messages: numbered alike, in the listener's language, and without
 * what the listener may not know. What is not copied here is never told. */
#include <stdlib.h>
#include <string.h>

#include "server/inside.h"
#include "wire/wire.h"

typedef struct rendering {
    const table *t;
    const table_news *news;
    int member, seat; /* who listens */
    json_t *message;
} rendering;

static void copy(rendering *r, const char *key)
{
    json_t *value = json_object_get(r->news->entry, key);
    json_object_set(r->message, key, value);
}

static void copy_all(rendering *r, const char *const *keys)
{
    for (; *keys != NULL; keys++)
        copy(r, *keys);
}

static void put_events(rendering *r)
{
    json_object_set_new(r->message, "events", wire_events(r->t->game, &r->news->events));
    tell_story(r->message, r->t, r->seat, r->news);
}

static void render_start(rendering *r)
{
    put_events(r);
}

/* Others' commitments: only that there is one. */
static void render_pledge(rendering *r)
{
    const json_t *action = json_object_get(r->news->entry, "action");
    int seat = (int)json_integer_value(json_object_get(r->news->entry, "seat"));
    copy(r, "seat");
    if (seat == r->seat || json_is_null(action))
        copy(r, "action");
    else
        json_object_set_new(r->message, "hidden", json_true());
}

static void render_move(rendering *r)
{
    copy(r, "seat");
    json_object_set_new(r->message, "step", json_integer(r->news->step));
    if (r->news->hidden && r->news->actor != r->seat) {
        json_object_set_new(r->message, "hidden", json_true());
        return;
    }
    copy(r, "action");
    put_events(r);
}

static void render_webhook(rendering *r)
{
    json_int_t member = json_integer_value(json_object_get(r->news->entry, "member"));
    copy(r, "member");
    if (member == r->member)
        copy(r, "url");
}

static void render_over(rendering *r)
{
    const table *t = r->t;
    json_object_set_new(r->message, "result",
                        wire_result(t->game, atl_match_state(t->match), t->setup.players));
    copy(r, "dice");
}

static const char *const create_keys[] = {"game",  "players", "options",    "clock", "public",
                                          "title", "seats",   "commitment", NULL};
static const char *const join_keys[] = {"member", "name", "seat", "host", NULL};
static const char *const seat_member_keys[] = {"member", "seat", NULL};
static const char *const member_keys[] = {"member", NULL};
static const char *const seat_keys[] = {"seat", NULL};
static const char *const seats_keys[] = {"seats", NULL};
static const char *const seat_as_keys[] = {"seat", "as", NULL};
static const char *const undo_keys[] = {"seat", "step", NULL};
static const char *const chat_keys[] = {"member", "name", "text", NULL};
static const char *const bot_keys[] = {"seat", "level", NULL};
static const char *const rematch_keys[] = {"table", NULL};
static const char *const close_keys[] = {"why", NULL};

static const struct {
    const char *name;
    const char *const *keys; /* told to everybody */
    void (*render)(rendering *r);
} kinds[] = {
    {"create", create_keys, NULL},      {"join", join_keys, NULL},
    {"invite", seat_member_keys, NULL}, {"sit", seat_member_keys, NULL},
    {"draw", seats_keys, NULL},         {"seat", seat_as_keys, NULL},
    {"start", NULL, render_start},      {"pledge", NULL, render_pledge},
    {"move", NULL, render_move},        {"undo", undo_keys, NULL},
    {"over", NULL, render_over},        {"chat", chat_keys, NULL},
    {"leave", member_keys, NULL},       {"bot", bot_keys, NULL},
    {"back", member_keys, NULL},        {"vote", seat_member_keys, NULL},
    {"overdue", seat_keys, NULL},       {"webhook", NULL, render_webhook},
    {"rematch", rematch_keys, NULL},    {"close", close_keys, NULL},
};

/* A move that is not to be read up any more. */
static bool is_past(const table_news *news, uint32_t past)
{
    return news->number <= past && strcmp(news->what, "move") == 0;
}

char *render_entry(const table *t, const table_news *news, int member, const char *lang,
                   uint32_t past)
{
    rendering r = {.t = t, .news = news, .member = member};
    r.seat = member == TABLE_NOBODY ? ATL_WATCHER : t->members[member].seat;
    words_use(lang);
    r.message = json_pack("{s:I, s:I, s:s}", "n", (json_int_t)news->number, "time",
                          (json_int_t)news->time, "do", news->what);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (strcmp(kinds[i].name, news->what) != 0)
            continue;
        if (is_past(news, past)) {
            copy(&r, "seat");
            json_object_set_new(r.message, "past", json_true());
        } else if (kinds[i].keys != NULL) {
            copy_all(&r, kinds[i].keys);
        } else {
            kinds[i].render(&r);
        }
    }
    char *text = json_dumps(r.message, JSON_COMPACT);
    json_decref(r.message);
    return text;
}
