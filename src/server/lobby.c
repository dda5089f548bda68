/* Before the start and after the end: making a table, joining it, seats, rematch. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/inside.h"
#include "server/read.h"

/* ---- entries -------------------------------------------------------------------------- */

static json_t *seat_or_null(int seat)
{
    return seat == ATL_WATCHER ? json_null() : json_integer(seat);
}

static void append_join(house *h, table *t, const table_member *who, int member, bool host)
{
    house_append(h, t,
                 json_pack("{s:s, s:i, s:s, s:o, s:b, s:I, s:o}", "do", "join", "member", member,
                           "name", who->name, "seat", seat_or_null(who->seat), "host", host,
                           "account", (json_int_t)who->account, "token",
                           write_bytes(who->token, sizeof who->token)));
    if (who->account != 0)
        store_account_sits(h->store, who->account, t->id);
}

/* Gives a seat to the holder of a new secret. */
static json_t *append_invite(house *h, table *t, int seat, int member)
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

/* What a table is made from. */
typedef struct plan {
    const atl_game *game;
    atl_setup setup;
    const char *edition, *title;
    table_clock clock;
    bool listed;
    json_t *seats; /* borrowed */
} plan;

/* A new table with its first entry. NULL when out of memory. */
static table *found(house *h, const plan *p)
{
    char id[HOUSE_ID_BYTES];
    uint8_t seed[DICE_SEED_BYTES];
    char commitment[DICE_COMMITMENT_TEXT];
    house_id(id);
    table *t = house_add(h, id);
    if (t == NULL)
        return NULL;
    dice_seed(seed);
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

static bool is_named(const json_t *kind, const char *name)
{
    return json_is_string(kind) && strcmp(json_string_value(kind), name) == 0;
}

static bool is_seat_kind(const json_t *kind)
{
    return is_named(kind, "open") || is_named(kind, "invited") || is_bot_seat(kind);
}

static bool plan_game(house_call *c, plan *p)
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

static bool plan_options(house_call *c, plan *p)
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

static bool plan_rest(house_call *c, plan *p)
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
        if (!is_seat_kind(json_array_get(p->seats, i)))
            return reply_no(c, CODE_INVALID,
                            ATL_SENTENCE("a seat is \"open\", \"invited\" or a bot of some level"));
    }
    return true;
}

/* The host's seat: the one wanted, if it is open, or the first open one. */
static bool plan_host(house_call *c, const plan *p, table_member *host)
{
    const char *name = read_text(c->body, "name");
    const json_t *wanted = json_object_get(c->body, "seat");
    if (!atl_record_is_name(name))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("that cannot be a name"));
    strcpy(host->name, name);
    host->account = c->account;
    host->seat = ATL_WATCHER;
    for (int seat = p->setup.players; seat-- > 0 && !json_is_integer(wanted);) {
        if (is_named(json_array_get(p->seats, (size_t)seat), "open") && !json_is_null(wanted))
            host->seat = seat;
    }
    if (!json_is_integer(wanted))
        return true;
    json_int_t seat = json_integer_value(wanted);
    if (!is_named(json_array_get(p->seats, (size_t)seat), "open"))
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

static bool make_table(house_call *c, const plan *p, table_member *host)
{
    house *h = c->h;
    char token[HOUSE_TOKEN_BYTES];
    if (h->counts.tables_open >= h->limits.tables)
        return reply_no(c, CODE_LIMIT, ATL_SENTENCE("there are too many tables just now"));
    if (!house_is_rare(h, "create", c->request->address, h->limits.creations))
        return reply_no(c, CODE_LIMIT, ATL_SENTENCE("too many tables were made from here"));
    table *t = found(h, p);
    if (t == NULL)
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("the server is out of memory"));
    house_secret(token);
    house_hash(token, host->token);
    append_join(h, t, host, 0, true);
    json_t *invitations = json_array();
    for (int seat = 0; seat < t->setup.players; seat++) {
        if (is_named(json_array_get(p->seats, (size_t)seat), "invited"))
            json_array_append_new(invitations, append_invite(h, t, seat, t->member_count));
    }
    c->t = t;
    return reply_yes(c, json_pack("{s:s, s:s, s:i, s:o, s:o}", "table", t->id, "token", token,
                                  "member", 0, "seat", seat_or_null(host->seat), "invitations",
                                  invitations));
}

bool lobby_create(house_call *c)
{
    plan p = {0};
    table_member host = {0};
    json_t *given = json_object_get(c->body, "seats");
    p.seats = given != NULL ? json_incref(given)
                            : open_seats(json_integer_value(json_object_get(c->body, "players")));
    bool good = plan_game(c, &p) && plan_options(c, &p) && plan_rest(c, &p) &&
                plan_host(c, &p, &host) && make_table(c, &p, &host);
    json_decref(p.seats);
    return good;
}

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
    json_t *body = json_pack("{s:i, s:o}", "member", member, "seat", seat_or_null(who.seat));
    if (!known) {
        house_secret(token);
        house_hash(token, who.token);
        json_object_set_new(body, "token", json_string(token));
    }
    append_join(c->h, t, &who, member, t->host == TABLE_NOBODY);
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
    return reply_yes(
        c, append_invite(c->h, t, seat, member == TABLE_NOBODY ? t->member_count : member));
}

bool lobby_sit(house_call *c)
{
    int seat = ATL_WATCHER;
    if (!json_is_null(json_object_get(c->body, "seat")) && !read_seat(c, &seat))
        return false;
    if (seat != ATL_WATCHER && seat != c->seat && !table_is_free(c->t, seat))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("that seat is not free"));
    house_append(
        c->h, c->t,
        json_pack("{s:s, s:i, s:o}", "do", "sit", "member", c->member, "seat", seat_or_null(seat)));
    return reply_yes(c, NULL);
}

bool lobby_draw(house_call *c)
{
    int order[ATL_MAX_SEATS];
    json_t *seats = json_array();
    int players = c->t->setup.players;
    for (int i = 0; i < players; i++) {
        int j = (int)randombytes_uniform((uint32_t)i + 1);
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
    bool invite = is_named(as, "invited");
    if (!read_seat(c, &seat))
        return false;
    if (!is_seat_kind(as))
        return reply_no(c, CODE_INVALID,
                        ATL_SENTENCE("a seat is \"open\", \"invited\" or a bot of some level"));
    if (invite && t->member_count >= (int)c->h->limits.members)
        return reply_no(c, CODE_LIMIT, ATL_SENTENCE("too many people are at this table"));
    house_append(c->h, t, json_pack("{s:s, s:i, s:O}", "do", "seat", "seat", seat, "as", as));
    if (invite)
        body = append_invite(c->h, t, seat, t->member_count);
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
        if (!m->gone && m->name[0] != '\0')
            append_join(c->h, t, m, t->member_count, i == c->member);
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
    plan p = {old->game, old->setup, old->edition, old->title, old->clock, old->listed, NULL};
    p.seats = json_array();
    for (int seat = 0; seat < old->setup.players; seat++) {
        const table_seat *s = &old->seats[seat];
        json_array_append_new(p.seats, s->member == TABLE_NOBODY ? json_pack("{s:s}", "bot", s->bot)
                                                                 : json_string("open"));
    }
    table *t = found(h, &p);
    json_decref(p.seats);
    if (t == NULL)
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("the server is out of memory"));
    invite_again(c, old, t);
    house_append(h, old, json_pack("{s:s, s:s}", "do", "rematch", "table", t->id));
    return reply_yes(c, json_pack("{s:s}", "table", t->id));
}
