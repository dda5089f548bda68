/* People at the table: chat, coming and going, bots that play on for them, and calls when
 * it is their turn. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"
#include "server/inside.h"
#include "server/read.h"
#include "server/webhook.h"

static const char vote_level[] = "medium";

bool people_is_level(const char *level)
{
    static const char *const levels[] = {"novice", "easy",   "medium", "hard",
                                         "expert", "greedy", "random"};
    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++) {
        if (strcmp(levels[i], level) == 0)
            return true;
    }
    return false;
}

bool people_chat(house_call *c)
{
    const char *text = read_text(c->body, "text");
    if (strlen(text) > c->h->limits.chat_bytes)
        return reply_no(c, CODE_LIMIT, ATL_SENTENCE("that is too long to be said at once"));
    house_append(c->h, c->t,
                 json_pack("{s:s, s:i, s:s, s:s}", "do", "chat", "member", c->member, "name",
                           c->t->members[c->member].name, "text", text));
    return reply_yes(c, NULL);
}

/* ---- bots that play on --------------------------------------------------------------------- */

static void append_bot(house *h, table *t, int seat, const char *level)
{
    house_append(h, t, json_pack("{s:s, s:i, s:s}", "do", "bot", "seat", seat, "level", level));
}

static bool may_be_replaced(const table *t, int seat)
{
    const table_seat *s = &t->seats[seat];
    return s->member != TABLE_NOBODY && s->bot[0] == '\0' &&
           (s->overdue || t->members[s->member].gone);
}

/* More than half of the other people who play must want it. */
static void count_votes(house *h, table *t)
{
    for (int seat = 0; seat < t->setup.players; seat++) {
        int voters = 0;
        int votes = 0;
        for (int other = 0; other < t->setup.players; other++) {
            if (other == seat || !table_is_played_by_person(t, other))
                continue;
            voters++;
            votes += (int)(t->seats[seat].votes >> other & 1);
        }
        if (may_be_replaced(t, seat) && 2 * votes > voters)
            append_bot(h, t, seat, vote_level);
    }
}

bool people_vote(house_call *c)
{
    table *t = c->t;
    int seat = 0;
    if (!read_index(c->body, "seat", t->setup.players, &seat))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("there is no such seat"));
    if (!table_is_played_by_person(t, c->seat))
        return reply_no(c, CODE_FORBIDDEN, ATL_SENTENCE("only those who play may vote"));
    if (seat == c->seat || !may_be_replaced(t, seat))
        return reply_no(c, CODE_ILLEGAL,
                        ATL_SENTENCE("a bot can be voted in for others who have left or are "
                                     "overdue"));
    if ((t->seats[seat].votes >> c->seat & 1) != 0)
        return reply_no(c, CODE_ILLEGAL, ATL_SENTENCE("you have voted already"));
    house_append(c->h, t,
                 json_pack("{s:s, s:i, s:i}", "do", "vote", "member", c->member, "seat", seat));
    count_votes(c->h, t);
    return reply_yes(c, NULL);
}

bool people_bot(house_call *c)
{
    const char *level = read_text(c->body, "level");
    if (!people_is_level(level))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("there is no bot of that level"));
    append_bot(c->h, c->t, c->seat, level);
    return reply_yes(c, NULL);
}

/* ---- coming and going ------------------------------------------------------------------------ */

static bool is_deserted(const table *t)
{
    for (int i = 0; i < t->member_count; i++) {
        if (t->members[i].name[0] != '\0' && !t->members[i].gone)
            return false;
    }
    return true;
}

bool people_leave(house_call *c)
{
    table *t = c->t;
    house_append(c->h, t, json_pack("{s:s, s:i}", "do", "leave", "member", c->member));
    if (t->phase == TABLE_LOBBY && is_deserted(t))
        house_append(c->h, t, json_pack("{s:s, s:s}", "do", "close", "why", "deserted"));
    else if (t->phase == TABLE_PLAYING)
        count_votes(c->h, t);
    return reply_yes(c, NULL);
}

bool people_back(house_call *c)
{
    const table_member *m = &c->t->members[c->member];
    bool replaced = c->seat >= 0 && c->t->seats[c->seat].bot[0] != '\0';
    if (!m->gone && !replaced)
        return reply_no(c, CODE_ILLEGAL, ATL_SENTENCE("you are here"));
    house_append(c->h, c->t, json_pack("{s:s, s:i}", "do", "back", "member", c->member));
    return reply_yes(c, NULL);
}

/* ---- calls --------------------------------------------------------------------------------------
 */

static bool is_url(const char *url)
{
    if (strncmp(url, "https://", 8) != 0 && strncmp(url, "http://", 7) != 0)
        return false;
    for (const char *at = url; *at != '\0'; at++) {
        if (*at <= ' ' || *at > '~' || strchr("\"<>\\^`{|}", *at) != NULL)
            return false;
    }
    return webhook_is_url(url); /* what could never be called is not promised */
}

void people_append_webhook(house *h, table *t, int member, const char *url, const char *lang)
{
    house_append(h, t,
                 json_pack("{s:s, s:i, s:s?, s:s}", "do", "webhook", "member", member, "url", url,
                           "lang", lang));
}

bool people_webhook(house_call *c)
{
    const char *url = read_text(c->body, "url");
    if (url != NULL && !is_url(url))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("that is no address of the web"));
    people_append_webhook(c->h, c->t, c->member, url, reply_language(c->request->lang));
    return reply_yes(c, NULL);
}

static void call(house *h, const table *t, const table_member *m)
{
    char text[256];
    char link[512];
    words_use(m->lang);
    snprintf(text, sizeof text, _("%s, it is your turn at a table of %s."), m->name,
             t->game->title);
    snprintf(link, sizeof link, "%s/#/t/%s", h->world.base_url == NULL ? "" : h->world.base_url,
             t->id);
    json_t *body = json_pack("{s:s, s:s, s:s, s:s, s:i, s:s, s:s, s:s}", "event", "your-turn",
                             "table", t->id, "title", t->title, "game", t->game->name, "seat",
                             m->seat, "name", m->name, "text", text, "link", link);
    char *written = json_dumps(body, JSON_COMPACT);
    if (written != NULL && store_call_add(h->store, m->webhook, written, house_now(h)) == ATL_OK)
        h->changed = true;
    free(written);
    json_decref(body);
}

void people_notify(house *h, table *t)
{
    uint32_t fresh = t->awaited & ~t->noticed;
    t->noticed = t->awaited;
    for (int seat = 0; seat < t->setup.players; seat++) {
        if ((fresh >> seat & 1) == 0 || !table_is_played_by_person(t, seat))
            continue;
        const table_member *m = &t->members[t->seats[seat].member];
        if (m->webhook != NULL)
            call(h, t, m);
    }
}
