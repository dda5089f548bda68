/* Entries before the start: making the table, joining it, taking seats. Entries come from
 * the program itself, but through a file: whatever they are, they are refused rather than
 * trusted. */
#include <stdlib.h>
#include <string.h>

#include "server/fold.h"
#include "server/read.h"

static bool fold_options(table *t, const json_t *options)
{
    const char *name = NULL;
    json_t *value = NULL;
    json_object_foreach((json_t *)options, name, value)
    {
        if (!json_is_string(value) ||
            atl_setup_option(&t->setup, t->game, name, json_string_value(value), NULL) != ATL_OK)
            return false;
    }
    return json_is_object(options);
}

static bool fold_edition(table *t, const char *text)
{
    if (text == NULL)
        return false;
    if (strcmp(text, "default") == 0)
        return true;
    t->edition = strdup(text);
    return t->edition != NULL &&
           atl_edition_read(&t->setup.edition, t->game, text, strlen(text), NULL) == ATL_OK;
}

/* "open" and "invited" are free seats at first; {"bot": LEVEL} is a bot's. */
static bool fold_seat_kind(table_seat *seat, const json_t *kind)
{
    const char *bot = json_is_object(kind) ? read_text(kind, "bot") : NULL;
    *seat = (table_seat){.member = TABLE_NOBODY, .asked = seat->asked, .acted = seat->acted};
    if (json_is_string(kind))
        return true;
    if (bot == NULL || bot[0] == '\0' || strlen(bot) >= TABLE_LEVEL_BYTES)
        return false;
    strcpy(seat->bot, bot);
    return true;
}

bool fold_create(folding *f)
{
    table *t = f->t;
    json_int_t players = 0;
    const char *game = read_text(f->entry, "game");
    const char *title = read_text(f->entry, "title");
    const char *commitment = read_text(f->entry, "commitment");
    const json_t *seats = json_object_get(f->entry, "seats");
    t->game = game == NULL ? NULL : atl_game_find(game);
    if (t->entries != 0 || t->game == NULL || title == NULL || strlen(title) >= sizeof t->title ||
        commitment == NULL || strlen(commitment) >= sizeof t->commitment ||
        !read_number(f->entry, "players", t->game->min_players, t->game->max_players, &players))
        return false;
    t->text = text_find(t->game);
    strcpy(t->title, title);
    strcpy(t->commitment, commitment);
    t->listed = json_is_true(json_object_get(f->entry, "public"));
    atl_setup_default(&t->setup, t->game, (int)players);
    if (!fold_options(t, json_object_get(f->entry, "options")) ||
        !fold_edition(t, read_text(f->entry, "edition")) ||
        !table_clock_read(&t->clock, json_object_get(f->entry, "clock")) ||
        !read_bytes(f->entry, "dice", t->dice, sizeof t->dice) ||
        json_array_size(seats) != (size_t)players)
        return false;
    for (int seat = 0; seat < players; seat++) {
        if (!fold_seat_kind(&t->seats[seat], json_array_get(seats, (size_t)seat)))
            return false;
    }
    return atl_setup_check(&t->setup, t->game, NULL) == ATL_OK;
}

static table_member *add_member(table *t)
{
    if (t->member_count == TABLE_MEMBERS)
        return NULL;
    table_member *members = realloc(t->members, (size_t)(t->member_count + 1) * sizeof *t->members);
    if (members == NULL)
        return NULL;
    t->members = members;
    table_member *member = &members[t->member_count++];
    *member = (table_member){.seat = ATL_WATCHER};
    return member;
}

/* The member an entry speaks of; a new one when it is the next number. */
table_member *fold_member(folding *f, bool may_be_new)
{
    table *t = f->t;
    int index = 0;
    if (!read_index(f->entry, "member", t->member_count + (may_be_new ? 1 : 0), &index))
        return NULL;
    return index == t->member_count ? add_member(t) : &t->members[index];
}

void fold_stand_up(table *t, table_member *member)
{
    if (member->seat >= 0)
        t->seats[member->seat].member = TABLE_NOBODY;
    member->seat = ATL_WATCHER;
}

static bool sit_down(table *t, table_member *member, int seat)
{
    if (seat != ATL_WATCHER && seat != member->seat && !table_is_free(t, seat))
        return false;
    fold_stand_up(t, member);
    member->seat = seat;
    if (seat != ATL_WATCHER)
        t->seats[seat].member = (int)(member - t->members);
    return true;
}

bool fold_join(folding *f)
{
    table *t = f->t;
    int seat = ATL_WATCHER;
    json_int_t account = 0;
    const char *name = read_text(f->entry, "name");
    if (name == NULL || !atl_record_is_name(name) ||
        !read_number(f->entry, "account", 0, INT64_MAX, &account) ||
        !read_index_or_null(f->entry, "seat", t->setup.players, ATL_WATCHER, &seat))
        return false;
    table_member *member = fold_member(f, true);
    if (member == NULL || !read_bytes(f->entry, "token", member->token, STORE_HASH_BYTES))
        return false;
    memset(member->name, 0, sizeof member->name);
    strcpy(member->name, name);
    member->account = account;
    member->gone = false;
    if (!sit_down(t, member, seat))
        return false;
    if (t->host == TABLE_NOBODY || json_is_true(json_object_get(f->entry, "host")))
        t->host = (int)(member - t->members);
    return true;
}

bool fold_invite(folding *f)
{
    int seat = 0;
    if (!read_index(f->entry, "seat", f->t->setup.players, &seat))
        return false;
    table_member *member = fold_member(f, true);
    return member != NULL && member->name[0] == '\0' &&
           read_bytes(f->entry, "token", member->token, STORE_HASH_BYTES) &&
           sit_down(f->t, member, seat);
}

bool fold_sit(folding *f)
{
    int seat = 0;
    table_member *member = fold_member(f, false);
    return f->t->phase == TABLE_LOBBY && member != NULL &&
           read_index_or_null(f->entry, "seat", f->t->setup.players, ATL_WATCHER, &seat) &&
           sit_down(f->t, member, seat);
}

/* "seats"[i] tells which of the old seats is now seat i. */
bool fold_draw(folding *f)
{
    table *t = f->t;
    const json_t *seats = json_object_get(f->entry, "seats");
    table_seat old[ATL_MAX_SEATS];
    uint32_t seen = 0;
    if (t->phase != TABLE_LOBBY || json_array_size(seats) != t->setup.players)
        return false;
    memcpy(old, t->seats, sizeof old);
    for (int seat = 0; seat < t->setup.players; seat++) {
        const json_t *from = json_array_get(seats, (size_t)seat);
        json_int_t index = json_integer_value(from);
        if (!json_is_integer(from) || index < 0 || index >= t->setup.players ||
            (seen >> index & 1) != 0)
            return false;
        seen |= 1U << index;
        t->seats[seat] = old[index];
        if (old[index].member != TABLE_NOBODY)
            t->members[old[index].member].seat = seat;
    }
    return true;
}

bool fold_seat(folding *f)
{
    table *t = f->t;
    int seat = 0;
    if (t->phase != TABLE_LOBBY || !read_index(f->entry, "seat", t->setup.players, &seat))
        return false;
    if (t->seats[seat].member != TABLE_NOBODY)
        fold_stand_up(t, &t->members[t->seats[seat].member]);
    return fold_seat_kind(&t->seats[seat], json_object_get(f->entry, "as"));
}
