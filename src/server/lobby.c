/* Before the start and after the end: joining a table, its seats, rematch. */
#include <stdlib.h>
#include <string.h>

#include "server/lobby.h"
#include "server/read.h"

/* ---- join ------------------------------------------------------------------------------- */

static bool is_name_taken(const table *t, const char *name, int but)
{
    for (int i = 0; i < t->member_count; i++) {
        if (i != but && !t->members[i].gone && strcmp(t->members[i].name, name) == 0)
            return true;
    }
    return false;
}

static bool join_name(house_call *c, table_member *who)
{
    const char *name = read_text(c->body, "name");
    if (name == NULL && who->name[0] == '\0')
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("joining needs a name"));
    if (name != NULL && !atl_record_is_name(name))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("that cannot be a name"));
    if (name != NULL)
        strcpy(who->name, name);
    if (is_name_taken(c->t, who->name, c->member))
        return reply_no(c, CODE_INVALID,
                        ATL_SENTENCE("somebody at the table has that name already"));
    return true;
}

static bool join_seat(house_call *c, table_member *who)
{
    const json_t *wanted = json_object_get(c->body, "seat");
    json_int_t seat = json_integer_value(wanted);
    int own = who->seat;
    who->seat = ATL_WATCHER;
    if (c->t->phase != TABLE_LOBBY) {
        if (json_is_integer(wanted))
            return reply_no(c, CODE_CLOSED,
                            ATL_SENTENCE("the game has begun; you can join as a watcher"));
        return true;
    }
    if (json_is_null(wanted))
        return true;
    if (wanted == NULL) {
        who->seat = own != ATL_WATCHER ? own : table_free_seat(c->t);
        return true;
    }
    if (seat >= c->t->setup.players || (seat != own && !table_is_free(c->t, (int)seat)))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("that seat is not free"));
    who->seat = (int)seat;
    return true;
}

bool lobby_join(house_call *c)
{
    table *t = c->t;
    char token[HOUSE_TOKEN_BYTES] = "";
    table_member who = {.seat = ATL_WATCHER, .account = c->account};
    bool known = c->member != TABLE_NOBODY;
    if (known) {
        who = t->members[c->member];
        if (who.name[0] != '\0' && (!who.gone || (who.seat >= 0 && t->phase != TABLE_LOBBY)))
            return reply_no(c, CODE_INVALID, ATL_SENTENCE("you are at this table already"));
    } else if (t->member_count >= (int)c->h->limits.members) {
        return reply_no(c, CODE_LIMIT, ATL_SENTENCE("too many people are at this table"));
    }
    if (!join_name(c, &who) || !join_seat(c, &who))
        return false;
    int member = known ? c->member : t->member_count;
    json_t *body = json_pack("{s:i, s:o}", "member", member, "seat", lobby_seat_or_null(who.seat));
    if (!known) {
        house_secret(token);
        house_hash(token, who.token);
        json_object_set_new(body, "token", json_string(token));
    }
    lobby_append_join(c->h, t, &who, member, t->host == TABLE_NOBODY);
    return reply_yes(c, body);
}

/* ---- seats ------------------------------------------------------------------------------ */

static bool read_seat(house_call *c, int *seat)
{
    return read_index(c->body, "seat", c->t->setup.players, seat) ||
           reply_no(c, CODE_INVALID, ATL_SENTENCE("there is no such seat"));
}

/* Who sits at a seat without having come yet, or TABLE_NOBODY. */
static int invited(const table *t, int seat)
{
    int member = t->seats[seat].member;
    return member != TABLE_NOBODY && t->members[member].name[0] == '\0' ? member : TABLE_NOBODY;
}

bool lobby_invite(house_call *c)
{
    table *t = c->t;
    int seat = 0;
    if (!read_seat(c, &seat))
        return false;
    int member = invited(t, seat);
    if (member == TABLE_NOBODY && !table_is_free(t, seat))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("that seat is not free"));
    if (member == TABLE_NOBODY && t->member_count >= (int)c->h->limits.members)
        return reply_no(c, CODE_LIMIT, ATL_SENTENCE("too many people are at this table"));
    if (member == TABLE_NOBODY)
        member = t->member_count;
    else
        listen_end_of(c->h, t, member);
    return reply_yes(c, lobby_append_invite(c->h, t, seat, member));
}

bool lobby_sit(house_call *c)
{
    int seat = ATL_WATCHER;
    if (!json_is_null(json_object_get(c->body, "seat")) && !read_seat(c, &seat))
        return false;
    if (seat != ATL_WATCHER && seat != c->seat && !table_is_free(c->t, seat))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("that seat is not free"));
    house_append(c->h, c->t,
                 json_pack("{s:s, s:i, s:o}", "do", "sit", "member", c->member, "seat",
                           lobby_seat_or_null(seat)));
    return reply_yes(c, NULL);
}

bool lobby_draw(house_call *c)
{
    int order[ATL_MAX_SEATS] = {0};
    uint64_t lots[ATL_MAX_SEATS];
    json_t *seats = json_array();
    int players = c->t->setup.players;
    house_luck(c->h, lots, sizeof lots);
    for (int i = 0; i < players; i++) {
        int j = (int)(lots[i] % ((uint64_t)i + 1));
        order[i] = order[j];
        order[j] = i;
    }
    for (int i = 0; i < players; i++)
        json_array_append_new(seats, json_integer(order[i]));
    house_append(c->h, c->t, json_pack("{s:s, s:o}", "do", "draw", "seats", seats));
    return reply_yes(c, NULL);
}

bool lobby_seat(house_call *c)
{
    table *t = c->t;
    int seat = 0;
    json_t *as = json_object_get(c->body, "as");
    json_t *body = NULL;
    bool invite = lobby_is_kind(as, "invited");
    if (!read_seat(c, &seat))
        return false;
    if (!lobby_is_seat(as))
        return reply_no(c, CODE_INVALID,
                        ATL_SENTENCE("a seat is \"open\", \"invited\" or a bot of some level"));
    if (invite && t->member_count >= (int)c->h->limits.members)
        return reply_no(c, CODE_LIMIT, ATL_SENTENCE("too many people are at this table"));
    house_append(c->h, t, json_pack("{s:s, s:i, s:O}", "do", "seat", "seat", seat, "as", as));
    if (invite)
        body = lobby_append_invite(c->h, t, seat, t->member_count);
    return reply_yes(c, body);
}

/* ---- start, end, rematch ----------------------------------------------------------------- */

bool lobby_start(house_call *c)
{
    table *t = c->t;
    for (int seat = 0; seat < t->setup.players; seat++) {
        if (table_is_free(t, seat) || invited(t, seat) != TABLE_NOBODY)
            return reply_no(c, CODE_INVALID,
                            ATL_SENTENCE("some seats are still free; give them to bots or wait"));
    }
    house_append(c->h, t, json_pack("{s:s}", "do", "start"));
    play_settle(c->h, t);
    return reply_yes(c, NULL);
}

bool lobby_close(house_call *c)
{
    house_append(c->h, c->t, json_pack("{s:s, s:s}", "do", "close", "why", "host"));
    return reply_yes(c, NULL);
}

/* The same people on the same seats, with the same secrets; the host may draw anew. */
static void invite_again(house_call *c, const table *old, table *t)
{
    for (int i = 0; i < old->member_count; i++) {
        const table_member *m = &old->members[i];
        int member = t->member_count;
        if (m->gone || m->name[0] == '\0')
            continue;
        lobby_append_join(c->h, t, m, member, i == c->member);
        if (m->webhook != NULL)
            people_append_webhook(c->h, t, member, m->webhook, m->lang);
    }
}

bool lobby_rematch(house_call *c)
{
    table *old = c->t;
    house *h = c->h;
    if (old->phase != TABLE_OVER)
        return reply_no(c, CODE_CLOSED, ATL_SENTENCE("the game is not over yet"));
    if (old->rematch[0] != '\0')
        return reply_yes(c, json_pack("{s:s}", "table", old->rematch));
    if (h->counts.tables_open >= h->limits.tables)
        return reply_no(c, CODE_LIMIT, ATL_SENTENCE("there are too many tables just now"));
    lobby_plan p = {old->game, old->setup, old->edition, old->title, old->clock, old->listed, NULL};
    p.seats = json_array();
    for (int seat = 0; seat < old->setup.players; seat++) {
        const table_seat *s = &old->seats[seat];
        json_array_append_new(p.seats, s->member == TABLE_NOBODY ? json_pack("{s:s}", "bot", s->bot)
                                                                 : json_string("open"));
    }
    table *t = lobby_found(h, &p);
    json_decref(p.seats);
    if (t == NULL)
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("the server is out of memory"));
    invite_again(c, old, t);
    house_append(h, old, json_pack("{s:s, s:s}", "do", "rematch", "table", t->id));
    return reply_yes(c, json_pack("{s:s}", "table", t->id));
}
