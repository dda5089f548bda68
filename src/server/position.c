/* Where a table stands, as one member of it may know it. */
#include <stdlib.h>
#include <string.h>

#include "server/inside.h"
#include "wire/wire.h"

static const char *const phases[] = {[TABLE_LOBBY] = "lobby",
                                     [TABLE_PLAYING] = "playing",
                                     [TABLE_OVER] = "over",
                                     [TABLE_CLOSED] = "closed"};

static json_t *index_or_null(int index)
{
    return index < 0 ? json_null() : json_integer(index);
}

static json_t *text_or_null(const char *text)
{
    return text == NULL || text[0] == '\0' ? json_null() : json_string(text);
}

static json_t *seats_of(uint32_t set)
{
    json_t *list = json_array();
    for (int seat = 0; seat < ATL_MAX_SEATS; seat++) {
        if ((set >> seat & 1) != 0)
            json_array_append_new(list, json_integer(seat));
    }
    return list;
}

/* ---- the table ----------------------------------------------------------------- */

static const char *seat_kind(const table *t, const table_seat *s)
{
    if (s->member == TABLE_NOBODY)
        return s->bot[0] == '\0' ? "open" : "bot";
    return t->members[s->member].name[0] == '\0' ? "invited" : "person";
}

static json_t *write_seats(const table *t)
{
    json_t *list = json_array();
    text_people people;
    table_people(t, ATL_WATCHER, &people);
    for (int seat = 0; seat < t->setup.players; seat++) {
        const table_seat *s = &t->seats[seat];
        const char *kind = seat_kind(t, s);
        bool named = strcmp(kind, "person") == 0 || strcmp(kind, "bot") == 0;
        json_array_append_new(
            list, json_pack("{s:i, s:s, s:o, s:o, s:o, s:b, s:b, s:b, s:o}", "seat", seat, "kind",
                            kind, "name", text_or_null(named ? people.names[seat] : NULL), "member",
                            index_or_null(s->member), "bot", text_or_null(s->bot), "gone",
                            s->member != TABLE_NOBODY && t->members[s->member].gone, "here",
                            presence_is_here(t, s->member), "overdue", s->overdue, "votes",
                            seats_of(s->votes)));
    }
    return list;
}

static json_t *write_members(const table *t)
{
    json_t *list = json_array();
    for (int i = 0; i < t->member_count; i++) {
        const table_member *m = &t->members[i];
        json_array_append_new(list, json_pack("{s:i, s:o, s:o, s:b, s:b, s:b}", "member", i, "name",
                                              text_or_null(m->name), "seat", index_or_null(m->seat),
                                              "host", i == t->host, "gone", m->gone, "here",
                                              presence_is_here(t, i)));
    }
    return list;
}

json_t *position_reconstruction(const text_game *text, const atl_setup *setup)
{
    bool told = atl_edition_is_reconstruction(&setup->edition, text->game);
    return told ? json_string(gettext(text->reconstruction)) : json_null();
}

json_t *position_table(const table *t)
{
    json_t *options = json_object();
    for (int i = 0; t->game->options[i].name != NULL; i++)
        json_object_set_new(options, t->game->options[i].name,
                            json_string(atl_setup_value(&t->setup, t->game, i)));
    return json_pack("{s:s, s:s, s:s, s:i, s:o, s:s, s:o, s:o, s:b, s:s, s:s, s:o, s:I, s:o}", "id",
                     t->id, "phase", phases[t->phase], "game", t->game->name, "players",
                     (int)t->setup.players, "options", options, "edition", t->setup.edition.name,
                     "reconstruction", position_reconstruction(t->text, &t->setup), "clock",
                     table_clock_write(&t->clock), "public", t->listed, "title", t->title,
                     "commitment", t->commitment, "seats", write_seats(t), "changed",
                     (json_int_t)t->changed, "rematch", text_or_null(t->rematch));
}

static json_t *write_you(const table *t, int member)
{
    if (member == TABLE_NOBODY)
        return json_null();
    const table_member *m = &t->members[member];
    return json_pack("{s:i, s:o, s:o, s:b, s:b, s:b}", "member", member, "name",
                     text_or_null(m->name), "seat", index_or_null(m->seat), "host",
                     member == t->host, "gone", m->gone, "webhook", m->webhook != NULL);
}

/* ---- what is not shown of the others while the game is played from memory ------- */

static bool is_screened_key(const table *t, const char *key)
{
    for (const char *const *screened = t->text->screened; screened != NULL && *screened != NULL;
         screened++) {
        if (strcmp(*screened, key) == 0)
            return true;
    }
    return false;
}

/* Facts of the other seats become null. */
static void screen_facts(const table *t, int seat, json_t *facts)
{
    json_t *seats = json_object_get(facts, "seats");
    for (size_t other = 0; other < json_array_size(seats); other++) {
        json_t *object = json_array_get(seats, other);
        for (const char *const *key = t->text->screened;
             key != NULL && *key != NULL && (int)other != seat; key++) {
            if (json_object_get(object, *key) != NULL)
                json_object_set_new(object, *key, json_null());
        }
    }
}

static bool changes_screened(const table *t, int seat, const json_t *change)
{
    const json_t *path = json_object_get(change, "path");
    const char *first = json_string_value(json_array_get(path, 0));
    const char *key = json_string_value(json_array_get(path, 2));
    return first != NULL && strcmp(first, "seats") == 0 && key != NULL &&
           json_integer_value(json_array_get(path, 1)) != seat && is_screened_key(t, key);
}

static void screen_effect(const table *t, int seat, json_t *action)
{
    json_t *changes = json_object_get(json_object_get(action, "effect"), "changes");
    for (size_t i = json_array_size(changes); i-- > 0;) {
        if (changes_screened(t, seat, json_array_get(changes, i)))
            json_array_remove(changes, i);
    }
}

/* ---- the game ------------------------------------------------------------------- */

static json_t *write_decision(const table *t, int seat, const void *view)
{
    atl_action legal[ATL_MAX_ACTIONS];
    int count = t->game->legal(view, legal);
    json_t *actions = json_array();
    for (int i = 0; i < count; i++) {
        json_t *action = wire_action(t->game, view, legal[i]);
        json_object_set_new(action, "text", tell_item(t->text, view, legal[i]));
        json_t *note = tell_note(t->text, view, legal[i]);
        if (note != NULL)
            json_object_set_new(action, "note", note);
        if (tell_is_screened(t))
            screen_effect(t, seat, action);
        json_array_append_new(actions, action);
    }
    return json_pack("{s:o, s:b, s:I, s:o}", "question", tell_question(t, view), "secret",
                     t->game->secret(view), "since", (json_int_t)t->seats[seat].asked, "legal",
                     actions);
}

static json_t *write_pledges(const table *t, int seat)
{
    json_t *list = json_array();
    char notation[ATL_NOTATION_BYTES];
    for (int i = 0; seat >= 0 && i < t->seats[seat].pledged; i++) {
        t->game->notate(t->seats[seat].pledges[i], notation);
        json_array_append_new(list, json_string(notation));
    }
    return list;
}

static uint32_t pledged(const table *t)
{
    uint32_t set = 0;
    for (int seat = 0; seat < t->setup.players; seat++) {
        if (t->seats[seat].pledged > 0)
            set |= 1U << seat;
    }
    return set;
}

static json_t *write_clocks(const table *t, int64_t now)
{
    json_t *list = json_array();
    for (int seat = 0; seat < t->setup.players && t->clock.kind != CLOCK_NONE; seat++)
        json_array_append_new(list, json_pack("{s:i, s:I, s:b}", "seat", seat, "left",
                                              (json_int_t)table_clock_left(t, seat, now), "runs",
                                              table_clock_runs(t, seat)));
    return list;
}

/* Points and places, unless they are behind screens. */
static json_t *write_standing(const table *t)
{
    if (tell_is_screened(t) && is_screened_key(t, "vp"))
        return json_null();
    return wire_result(t->game, atl_match_state(t->match), t->setup.players);
}

static void write_game(const table *t, int seat, int64_t now, json_t *position)
{
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    uint32_t step = 0;
    bool mine = seat >= 0 && (t->awaited >> seat & 1) != 0;
    table_view(t, seat, view);
    json_t *facts = wire_state(t->game, view);
    if (tell_is_screened(t))
        screen_facts(t, seat, facts);
    json_object_set_new(position, "steps", json_integer(atl_match_steps(t->match)));
    json_object_set_new(position, "view", facts);
    json_object_set_new(position, "to_act", seats_of(t->awaited));
    json_object_set_new(position, "pledged", seats_of(pledged(t)));
    json_object_set_new(position, "pledges", write_pledges(t, seat));
    json_object_set_new(position, "decision", mine ? write_decision(t, seat, view) : json_null());
    json_object_set_new(position, "undo", json_boolean(table_can_undo(t, seat, false, &step)));
    json_object_set_new(position, "takeback",
                        json_boolean(seat >= 0 && t->seats[seat].pledged > 0));
    json_object_set_new(position, "clocks", write_clocks(t, now));
    json_object_set_new(position, "standing", write_standing(t));
}

json_t *position_write(const table *t, int member, const char *lang, int64_t now)
{
    int seat = member == TABLE_NOBODY ? ATL_WATCHER : t->members[member].seat;
    words_use(lang);
    json_t *about = position_table(t);
    json_object_set_new(about, "members", write_members(t));
    json_t *position =
        json_pack("{s:I, s:I, s:s, s:o, s:o}", "at", (json_int_t)t->entries, "now", (json_int_t)now,
                  "phase", phases[t->phase], "table", about, "you", write_you(t, member));
    if (t->match != NULL)
        write_game(t, seat, now, position);
    return position;
}
