/* Those who follow a table: what they are told, and when. */
#include <stdlib.h>
#include <string.h>

#include "server/inside.h"

/* ---- messages that wait for the commit ------------------------------------------ */

static bool has_letter(const table *t, uint32_t number, int member, const char *lang)
{
    for (size_t i = t->letter_count; i-- > 0 && t->letters != NULL;) {
        if (t->letters[i].number != number)
            break;
        if (t->letters[i].member == member && strcmp(t->letters[i].lang, lang) == 0)
            return true;
    }
    return false;
}

static table_letter *add_letter(table *t)
{
    if (t->letter_count == t->letter_capacity) {
        size_t capacity = t->letter_capacity == 0 ? 8 : 2 * t->letter_capacity;
        table_letter *letters = realloc(t->letters, capacity * sizeof *letters);
        if (letters == NULL)
            return NULL;
        t->letters = letters;
        t->letter_capacity = capacity;
    }
    return &t->letters[t->letter_count++];
}

/* Those who are behind hear it from the log later, not from here. */
void listen_render(table *t, const table_news *news)
{
    for (const house_listener *l = t->listeners; l != NULL; l = l->next) {
        if (l->sent < t->told || has_letter(t, news->number, l->member, l->lang))
            continue;
        char *text = render_entry(t, news, l->member, l->lang, 0);
        table_letter *letter = text == NULL ? NULL : add_letter(t);
        if (letter == NULL) {
            free(text);
            continue;
        }
        *letter = (table_letter){.number = news->number, .member = l->member, .text = text};
        strcpy(letter->lang, l->lang);
    }
}

void listen_drop_letters(table *t)
{
    for (size_t i = 0; i < t->letter_count; i++)
        free(t->letters[i].text);
    t->letter_count = 0;
}

/* ---- from the log ------------------------------------------------------------------ */

typedef struct retelling {
    table *copy; /* folded once more */
    house_listener *listener;
    uint32_t past;
} retelling;

/* Up to which entry the past is not to be read up: one's own last decision, as at the
 * terminal; all of it for who only watches. */
static uint32_t hidden_past(const table *t, int member)
{
    int seat = member == TABLE_NOBODY ? ATL_WATCHER : t->members[member].seat;
    if (!tell_is_screened(t))
        return 0;
    return seat == ATL_WATCHER ? t->entries : t->seats[seat].acted;
}

static bool retell(void *user, const store_entry *stored)
{
    retelling *r = user;
    house_listener *l = r->listener;
    table_news news;
    json_t *entry = json_loads(stored->text, JSON_REJECT_DUPLICATES, NULL);
    bool good = entry != NULL && table_fold(r->copy, stored->time, entry, &news);
    /* A member that joins later hears as anybody what was before. */
    if (good && stored->number > l->sent) {
        int member = l->member < r->copy->member_count ? l->member : TABLE_NOBODY;
        char *text = render_entry(r->copy, &news, member, l->lang, r->past);
        good = text != NULL;
        if (good) {
            l->send(l->user, text, strlen(text));
            l->sent = stored->number;
        }
        free(text);
    }
    json_decref(entry);
    return good;
}

static void send_from_log(house *h, const table *t, house_listener *l)
{
    retelling r = {table_new(t->id), l, hidden_past(t, l->member)};
    if (r.copy == NULL)
        return;
    store_visit_entries(h->store, t->id, 0, retell, &r, NULL);
    table_free(r.copy);
}

/* ---- sending ------------------------------------------------------------------------ */

static void send_letters(const table *t, house_listener *l)
{
    for (size_t i = 0; i < t->letter_count; i++) {
        const table_letter *letter = &t->letters[i];
        if (letter->number != l->sent + 1 || letter->member != l->member ||
            strcmp(letter->lang, l->lang) != 0)
            continue;
        l->send(l->user, letter->text, strlen(letter->text));
        l->sent = letter->number;
    }
}

/* The position, written once for all who share it. */
static void send_position(house *h, const table *t, house_listener *first)
{
    json_t *position = position_write(t, first->member, first->lang, house_now(h));
    char *text = json_dumps(position, JSON_COMPACT);
    json_decref(position);
    for (house_listener *l = first; l != NULL && text != NULL; l = l->next) {
        if (!l->fresh || l->member != first->member || strcmp(l->lang, first->lang) != 0)
            continue;
        l->send(l->user, text, strlen(text));
        if (l != first)
            l->fresh = false;
    }
    first->fresh = false;
    free(text);
}

/* To those who do not get the position, which has it as well. */
static void send_presence(const table *t)
{
    json_t *presence = presence_write(t);
    char *text = json_dumps(presence, JSON_COMPACT);
    json_decref(presence);
    for (house_listener *l = t->listeners; l != NULL && text != NULL; l = l->next) {
        if (!l->fresh)
            l->send(l->user, text, strlen(text));
    }
    free(text);
}

void listen_deliver(house *h, table *t)
{
    bool moved = presence_round(h, t);
    for (house_listener *l = t->listeners; l != NULL; l = l->next) {
        l->fresh = l->fresh || t->told != t->entries; /* wants the position */
        if (l->sent >= t->told)
            send_letters(t, l);
        if (l->sent < t->entries)
            send_from_log(h, t, l);
    }
    t->told = t->entries;
    listen_drop_letters(t);
    if (moved)
        send_presence(t);
    for (house_listener *l = t->listeners; l != NULL; l = l->next) {
        if (l->fresh)
            send_position(h, t, l);
    }
}

/* Takes a listener out of the list and tells it. */
static void dismiss(house *h, house_listener **at)
{
    house_listener *l = *at;
    *at = l->next;
    l->table = NULL;
    h->counts.listeners--;
    l->ended(l->user);
}

void listen_end(house *h, table *t)
{
    while (t->listeners != NULL)
        dismiss(h, &t->listeners);
}

void listen_end_of(house *h, table *t, int member)
{
    for (house_listener **at = &t->listeners; *at != NULL;) {
        if ((*at)->member == member) {
            dismiss(h, at);
            continue;
        }
        (*at)->people &= ~presence_of(t, member, NULL);
        at = &(*at)->next;
    }
}

/* ---- coming and going ---------------------------------------------------------------- */

static bool follow(house_call *c, uint32_t since, house_listener *l)
{
    house *h = c->h;
    const house_request *request = c->request;
    c->t = request->table == NULL ? NULL : house_find(h, request->table);
    if (c->t == NULL)
        return reply_no(c, CODE_UNKNOWN, ATL_SENTENCE("there is no such table"));
    if (request->token != NULL &&
        !house_recognize(h, request->token, c->t, &c->member, &c->account))
        return reply_no(c, CODE_STRANGER, ATL_SENTENCE("this link or sign-in is not known here"));
    if (since > c->t->told)
        return reply_no(c, CODE_STALE,
                        ATL_SENTENCE("the table has fewer messages than that; start from 0"));
    l->table = c->t;
    l->member = c->member;
    l->people = request->passing ? 0 : presence_of(c->t, c->member, request->others);
    l->sent = since;
    l->fresh = true;
    strcpy(l->lang, reply_language(request->lang));
    l->next = c->t->listeners;
    c->t->listeners = l;
    h->counts.listeners++;
    house_touch(h, c->t);
    return true;
}

void house_listen(house *h, const house_request *request, uint32_t since, house_listener *listener,
                  house_reply *reply)
{
    house_call c = {.h = h, .request = request, .reply = reply, .member = TABLE_NOBODY};
    *reply = (house_reply){.status = 200};
    listener->table = NULL;
    follow(&c, since, listener);
}

void house_unlisten(house *h, house_listener *listener)
{
    table *t = listener->table;
    if (t == NULL)
        return;
    house_listener **at = &t->listeners;
    while (*at != NULL && *at != listener)
        at = &(*at)->next;
    if (*at != NULL) {
        *at = listener->next;
        h->counts.listeners--;
        house_touch(h, t); /* the others may miss somebody */
    }
    listener->table = NULL;
}
