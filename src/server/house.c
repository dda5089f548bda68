/* The house: its tables in memory, their logs growing, and everything becoming durable
 * at once. */
#include "server/house.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"
#include "server/inside.h"

int64_t house_now(const house *h)
{
    return h->world.now(h->world.user);
}

void house_log(const house *h, const char *event, json_t *facts)
{
    if (h->world.log != NULL)
        h->world.log(h->world.user, event, facts);
    else
        json_decref(facts);
}

void house_touch(house *h, table *t)
{
    t->used = house_now(h);
    if (t->touched)
        return;
    t->touched = true;
    t->next_touched = h->touched;
    h->touched = t;
}

/* ---- tables in memory --------------------------------------------------------------- */

bool house_is_open(const table *t)
{
    return t->phase == TABLE_LOBBY || t->phase == TABLE_PLAYING;
}

table *house_add(house *h, const char *id)
{
    table *t = table_new(id);
    if (t == NULL)
        return NULL;
    HASH_ADD_STR(h->tables, id, t);
    return t;
}

void house_put_away(house *h, table *t)
{
    listen_end(h, t);
    HASH_DEL(h->tables, t);
    table_free(t);
}

typedef struct loading {
    table *t;
    bool good;
} loading;

static bool load_entry(void *user, const store_entry *stored)
{
    loading *l = user;
    table_news news;
    json_t *entry = json_loads(stored->text, JSON_REJECT_DUPLICATES, NULL);
    l->good = entry != NULL && stored->number == l->t->entries + 1 &&
              table_fold(l->t, stored->time, entry, &news);
    json_decref(entry);
    return l->good;
}

/* Folds a table's log. False, and reported, when that cannot be done; a table without
 * entries has none. */
static bool load(house *h, table *t)
{
    loading l = {t, true};
    atl_reason why = {.message = ""};
    table_clear(t);
    atl_status status = store_visit_entries(h->store, t->id, 0, load_entry, &l, &why);
    t->told = t->entries;
    t->noticed = t->awaited;
    if (status == ATL_OK && l.good)
        return t->entries > 0;
    char text[ATL_REASON_TEXT];
    atl_reason_format(&why, why.message, text);
    house_log(h, "damaged",
              json_pack("{s:s, s:I, s:s}", "table", t->id, "entry", (json_int_t)t->entries + 1,
                        "reason", text));
    return false;
}

table *house_find(house *h, const char *id)
{
    table *t = NULL;
    if (strlen(id) >= HOUSE_ID_BYTES)
        return NULL;
    HASH_FIND_STR(h->tables, id, t);
    if (t == NULL) {
        t = house_add(h, id);
        if (t != NULL && !load(h, t)) {
            house_put_away(h, t);
            t = NULL;
        }
    }
    if (t != NULL)
        t->used = house_now(h);
    return t;
}

static void count_tables(house *h)
{
    h->counts.tables_open = h->counts.tables_playing = 0;
    for (const table *t = h->tables; t != NULL; t = t->hh.next) {
        h->counts.tables_open += house_is_open(t);
        h->counts.tables_playing += t->phase == TABLE_PLAYING;
    }
}

/* ---- entries ------------------------------------------------------------------------- */

void house_append(house *h, table *t, json_t *entry)
{
    table_news news;
    int64_t now = house_now(h);
    int64_t time = now < t->changed ? t->changed : now;
    table_phase phase = t->phase;
    bool was_open = t->entries > 0 && house_is_open(t);
    char *text = json_dumps(entry, JSON_COMPACT);
    ATL_ASSERT(text != NULL);
    store_append(h->store, t->id, t->entries + 1, time, text); /* a failure is told by the commit */
    free(text);
    bool good = table_fold(t, time, entry, &news);
    ATL_ASSERT(good);
    h->changed = true;
    listen_render(t, &news);
    json_decref(entry);
    h->counts.actions += strcmp(news.what, "move") == 0;
    h->counts.tables_open += (uint64_t)house_is_open(t) - (uint64_t)was_open;
    h->counts.tables_playing +=
        (uint64_t)(t->phase == TABLE_PLAYING) - (uint64_t)(phase == TABLE_PLAYING);
    if (news.number == 1 || phase != t->phase)
        store_mark(h->store, t->id, !house_is_open(t), t->listed);
    house_touch(h, t);
}

/* ---- commit --------------------------------------------------------------------------- */

static void send_late(house *h, bool good)
{
    for (size_t i = 0; i < h->late_count; i++) {
        house_late *late = &h->late[i];
        atl_reason why = {.message = ATL_SENTENCE("the server cannot save just now; try again")};
        if (!good)
            reply_refuse(&late->reply, late->lang, CODE_BUSY, &why);
        if (h->later != NULL)
            h->later(h->later_user, late->ticket, &late->reply);
        else
            json_decref(late->reply.body);
    }
    h->late_count = 0;
}

static table *take_touched(house *h)
{
    table *t = h->touched;
    if (t != NULL) {
        h->touched = t->next_touched;
        t->touched = false;
        t->next_touched = NULL;
    }
    return t;
}

/* Nothing that was done since the last commit has happened. The next one tells those who
 * have come since, and asks the bots. */
static void take_back(house *h)
{
    table *again = NULL;
    for (table *t = take_touched(h); t != NULL; t = take_touched(h)) {
        listen_drop_letters(t);
        if (!load(h, t)) {
            house_put_away(h, t);
            continue;
        }
        t->next_touched = again;
        again = t;
    }
    for (table *next = NULL; again != NULL; again = next) {
        next = again->next_touched;
        house_touch(h, again);
    }
    count_tables(h);
    send_late(h, false);
}

atl_status house_commit(house *h, atl_reason *why)
{
    atl_status status = store_commit(h->store, why); /* others may have changed it too */
    h->counts.commits += h->changed;
    h->changed = false;
    if (status != ATL_OK) {
        take_back(h);
        return status;
    }
    for (table *t = take_touched(h); t != NULL; t = take_touched(h)) {
        listen_deliver(h, t);
        play_ask_bots(h, t);
        t->due = time_due(h, t);
        if (t->due < h->due)
            h->due = t->due;
    }
    send_late(h, true);
    return ATL_OK;
}

/* ---- opening and closing ---------------------------------------------------------------- */

static void set_limit(uint32_t *limit, uint32_t by_default, uint32_t most)
{
    if (*limit == 0)
        *limit = by_default;
    if (*limit > most)
        *limit = most;
}

static void set_limits(house_limits *limits)
{
    set_limit(&limits->tables, 10000, 1000000);
    set_limit(&limits->members, TABLE_MEMBERS, TABLE_MEMBERS);
    set_limit(&limits->chat_bytes, 500, 10000);
    set_limit(&limits->entries, 20000, 1000000);
    set_limit(&limits->idle_days, 60, 3650);
    set_limit(&limits->away_seconds, 8, 3600);
    set_limit(&limits->creations, 60, UINT32_MAX);
    set_limit(&limits->logins, 20, UINT32_MAX);
}

/* Only notes that the table is there: its log is read when all are known. */
static bool note_table(void *user, const store_table *stored)
{
    house *h = user;
    return strlen(stored->id) >= HOUSE_ID_BYTES || house_add(h, stored->id) != NULL;
}

/* A table that is damaged is left out, and its log kept. */
static void resume(house *h)
{
    for (table *t = h->tables, *next = NULL; t != NULL; t = next) {
        next = t->hh.next;
        if (!load(h, t)) {
            house_put_away(h, t);
            continue;
        }
        house_touch(h, t); /* bots go on thinking */
    }
    count_tables(h);
}

atl_status house_open(house **h, store *s, const house_limits *limits, const house_world *world,
                      atl_reason *why)
{
    *h = NULL;
    if (sodium_init() < 0)
        return atl_refuse(why, ATL_SENTENCE("this machine has no source of randomness"), NULL, NULL,
                          NULL);
    house *opened = calloc(1, sizeof *opened);
    if (opened == NULL)
        return ATL_NO_MEMORY;
    opened->store = s;
    opened->world = *world;
    if (limits != NULL)
        opened->limits = *limits;
    set_limits(&opened->limits);
    atl_status status = store_visit_open(s, note_table, opened, why);
    if (status != ATL_OK) {
        house_close(opened);
        return status;
    }
    resume(opened);
    *h = opened;
    return ATL_OK;
}

void house_close(house *h)
{
    if (h == NULL)
        return;
    table *t = NULL;
    table *next = NULL;
    HASH_ITER(hh, h->tables, t, next)
    {
        house_put_away(h, t);
    }
    while (h->questions != NULL)
        question_free(h, h->questions);
    for (size_t i = 0; i < h->late_count; i++)
        json_decref(h->late[i].reply.body);
    house_forget_tallies(h);
    free(h->late);
    free(h);
}

void house_on_reply(house *h, void (*later)(void *user, uint64_t ticket, house_reply *reply),
                    void *user)
{
    h->later = later;
    h->later_user = user;
}

void house_count(const house *h, house_counts *counts)
{
    *counts = h->counts;
}
