/* Making a table, and the entries that make and fill it. */
#include <sodium.h>
#include <string.h>

#include "server/inside.h"
#include "server/lobby.h"
#include "server/read.h"

/* ---- entries -------------------------------------------------------------------------- */

json_t *lobby_seat_or_null(int seat)
{
    return seat == ATL_WATCHER ? json_null() : json_integer(seat);
}

void lobby_append_join(house *h, table *t, const table_member *who, int member, bool host)
{
    house_append(h, t,
                 json_pack("{s:s, s:i, s:s, s:o, s:b, s:I, s:o}", "do", "join", "member", member,
                           "name", who->name, "seat", lobby_seat_or_null(who->seat), "host", host,
                           "account", (json_int_t)who->account, "token",
                           write_bytes(who->token, sizeof who->token)));
    if (who->account != 0)
        store_account_sits(h->store, who->account, t->id);
}

/* Gives a seat to the holder of a new secret. */
json_t *lobby_append_invite(house *h, table *t, int seat, int member)
{
    char token[HOUSE_TOKEN_BYTES];
    uint8_t hash[STORE_HASH_BYTES];
    house_secret(token);
    house_hash(token, hash);
    house_append(h, t,
                 json_pack("{s:s, s:i, s:i, s:o}", "do", "invite", "member", member, "seat", seat,
                           "token", write_bytes(hash, sizeof hash)));
    return json_pack("{s:i, s:s}", "seat", seat, "token", token);
}

static json_t *write_options(const atl_game *game, const atl_setup *setup)
{
    json_t *options = json_object();
    for (int i = 0; game->options[i].name != NULL; i++)
        json_object_set_new(options, game->options[i].name,
                            json_string(atl_setup_value(setup, game, i)));
    return options;
}

/* A new table with its first entry. NULL when out of memory. */
table *lobby_found(house *h, const lobby_plan *p)
{
    char id[HOUSE_ID_BYTES];
    uint8_t seed[DICE_SEED_BYTES];
    char commitment[DICE_COMMITMENT_TEXT];
    house_id(id);
    table *t = house_add(h, id);
    if (t == NULL)
        return NULL;
    house_luck(h, seed, sizeof seed);
    dice_commitment(seed, id, commitment);
    house_append(h, t,
                 json_pack("{s:s, s:s, s:i, s:o, s:s, s:o, s:b, s:s, s:o, s:s, s:O}", "do",
                           "create", "game", p->game->name, "players", (int)p->setup.players,
                           "options", write_options(p->game, &p->setup), "edition",
                           p->edition == NULL ? "default" : p->edition, "clock",
                           table_clock_write(&p->clock), "public", p->listed, "title", p->title,
                           "dice", write_bytes(seed, sizeof seed), "commitment", commitment,
                           "seats", p->seats));
    sodium_memzero(seed, sizeof seed);
    return t;
}

/* ---- create ----------------------------------------------------------------------------- */

static bool is_bot_seat(const json_t *kind)
{
    const char *level = json_is_object(kind) ? read_text(kind, "bot") : NULL;
    return level != NULL && json_object_size(kind) == 1 && people_is_level(level);
}

bool lobby_is_kind(const json_t *kind, const char *name)
{
    return json_is_string(kind) && strcmp(json_string_value(kind), name) == 0;
}

bool lobby_is_seat(const json_t *kind)
{
    return lobby_is_kind(kind, "open") || lobby_is_kind(kind, "invited") || is_bot_seat(kind);
}

static bool plan_game(house_call *c, lobby_plan *p)
{
    atl_reason why;
    const char *name = read_text(c->body, "game");
    p->game = atl_game_find(name);
    if (p->game == NULL) {
        atl_refuse(&why, ATL_SENTENCE("there is no game '{0}'"), name, NULL, NULL);
        return reply_why(c, CODE_INVALID, &why);
    }
    json_int_t players = json_integer_value(json_object_get(c->body, "players"));
    atl_setup_default(&p->setup, p->game, (int)players);
    return atl_setup_check(&p->setup, p->game, &why) == ATL_OK || reply_why(c, CODE_INVALID, &why);
}

static bool plan_options(house_call *c, lobby_plan *p)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    atl_reason why;
    const char *name = NULL;
    json_t *value = NULL;
    json_object_foreach(json_object_get(c->body, "options"), name, value)
    {
        const char *text = json_is_string(value) ? json_string_value(value) : "";
        if (atl_setup_option(&p->setup, p->game, name, text, &why) != ATL_OK)
            return reply_why(c, CODE_INVALID, &why);
    }
    p->edition = read_text(c->body, "edition");
    if (p->edition != NULL && strcmp(p->edition, "default") == 0)
        p->edition = NULL;
    if (p->edition != NULL && atl_edition_read(&p->setup.edition, p->game, p->edition,
                                               strlen(p->edition), &why) != ATL_OK)
        return reply_why(c, CODE_INVALID, &why);
    return p->game->setup(state, &p->setup, NULL, &why) == ATL_OK ||
           reply_why(c, CODE_INVALID, &why);
}

static bool plan_rest(house_call *c, lobby_plan *p)
{
    const json_t *clock = json_object_get(c->body, "clock");
    if (clock != NULL && !table_clock_read(&p->clock, clock))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("there is no such clock"));
    p->listed = json_is_true(json_object_get(c->body, "public"));
    p->title = read_text(c->body, "title");
    if (p->title == NULL)
        p->title = "";
    if (json_array_size(p->seats) != p->setup.players)
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("there must be as many seats as players"));
    for (size_t i = 0; i < json_array_size(p->seats); i++) {
        if (!lobby_is_seat(json_array_get(p->seats, i)))
            return reply_no(c, CODE_INVALID,
                            ATL_SENTENCE("a seat is \"open\", \"invited\" or a bot of some level"));
    }
    return true;
}

/* The host's seat: the one wanted, if it is open, or the first open one. */
static bool plan_host(house_call *c, const lobby_plan *p, table_member *host)
{
    const char *name = read_text(c->body, "name");
    const json_t *wanted = json_object_get(c->body, "seat");
    if (!atl_record_is_name(name))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("that cannot be a name"));
    strcpy(host->name, name);
    host->account = c->account;
    host->seat = ATL_WATCHER;
    for (int seat = p->setup.players; seat-- > 0 && !json_is_integer(wanted);) {
        if (lobby_is_kind(json_array_get(p->seats, (size_t)seat), "open") && !json_is_null(wanted))
            host->seat = seat;
    }
    if (!json_is_integer(wanted))
        return true;
    json_int_t seat = json_integer_value(wanted);
    if (!lobby_is_kind(json_array_get(p->seats, (size_t)seat), "open"))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("that seat is not open"));
    host->seat = (int)seat;
    return true;
}

static json_t *open_seats(json_int_t players)
{
    json_t *seats = json_array();
    for (json_int_t i = 0; i < players; i++)
        json_array_append_new(seats, json_string("open"));
    return seats;
}

static bool make_table(house_call *c, const lobby_plan *p, table_member *host)
{
    house *h = c->h;
    char token[HOUSE_TOKEN_BYTES];
    if (h->counts.tables_open >= h->limits.tables)
        return reply_no(c, CODE_LIMIT, ATL_SENTENCE("there are too many tables just now"));
    if (!house_is_rare(h, "create", c->request->address, h->limits.creations))
        return reply_no(c, CODE_LIMIT, ATL_SENTENCE("too many tables were made from here"));
    table *t = lobby_found(h, p);
    if (t == NULL)
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("the server is out of memory"));
    house_secret(token);
    house_hash(token, host->token);
    lobby_append_join(h, t, host, 0, true);
    json_t *invitations = json_array();
    for (int seat = 0; seat < t->setup.players; seat++) {
        if (lobby_is_kind(json_array_get(p->seats, (size_t)seat), "invited"))
            json_array_append_new(invitations, lobby_append_invite(h, t, seat, t->member_count));
    }
    c->t = t;
    return reply_yes(c, json_pack("{s:s, s:s, s:i, s:o, s:o}", "table", t->id, "token", token,
                                  "member", 0, "seat", lobby_seat_or_null(host->seat),
                                  "invitations", invitations));
}

bool lobby_create(house_call *c)
{
    lobby_plan p = {0};
    table_member host = {0};
    json_t *given = json_object_get(c->body, "seats");
    p.seats = given != NULL ? json_incref(given)
                            : open_seats(json_integer_value(json_object_get(c->body, "players")));
    bool good = plan_game(c, &p) && plan_options(c, &p) && plan_rest(c, &p) &&
                plan_host(c, &p, &host) && make_table(c, &p, &host);
    json_decref(p.seats);
    return good;
}
