/* Games to look through: every step in short, or the table at one of them. At a table
 * where the game still goes on, as the one who looks may know it. */
#include <stdlib.h>
#include <string.h>

#include "server/inside.h"
#include "server/read.h"
#include "wire/wire.h"

typedef struct replay {
    const atl_match *match;
    const atl_game *game;
    const text_game *text;
    text_people people; /* and who of them looks */
    bool whole;         /* the game is over: nothing is hidden any more */
    uint32_t wanted;    /* a step */
    json_t *out;        /* the list of steps, or the position */
    json_t *events;     /* of the step that led to the position */
    int points[ATL_MAX_SEATS][TEXT_MAX_SOURCES];
} replay;

/* What may be known of a state. */
static void observe(const replay *r, const void *state, void *view)
{
    if (r->whole)
        memcpy(view, state, r->game->state_bytes);
    else
        r->game->observe(state, r->people.viewer, view);
}

static json_t *write_actor(int actor)
{
    return actor == ATL_OVER ? json_null() : json_integer(actor);
}

/* Points to be expected at the end, for every seat. */
static json_t *write_estimate(const replay *r, const void *view)
{
    int32_t points[ATL_MAX_SEATS] = {0};
    json_t *list = json_array();
    r->game->estimate(view, points);
    for (int seat = 0; seat < r->people.players; seat++)
        json_array_append_new(list, json_real(points[seat] / 100.0));
    return list;
}

static void put_standing(const replay *r, const void *view, json_t *object)
{
    json_object_set_new(object, "standing", wire_result(r->game, view, r->people.players));
    json_object_set_new(object, "estimate", write_estimate(r, view));
}

/* ---- all steps ------------------------------------------------------------------ */

static void count_points(replay *r, const atl_events *events)
{
    for (int i = 0; i < events->count; i++) {
        const atl_event *event = &events->list[i];
        int source = 0;
        int points = 0;
        if (event->seat >= 0 && r->text->source(event, &source, &points))
            r->points[event->seat][source] += points;
    }
}

static json_t *write_sources(const replay *r)
{
    json_t *list = json_array();
    for (int i = 0; r->text->sources[i] != NULL; i++) {
        json_t *points = json_array();
        for (int seat = 0; seat < r->people.players; seat++)
            json_array_append_new(points, json_integer(r->points[seat][i]));
        json_array_append_new(list, json_pack("{s:s, s:o}", "source", gettext(r->text->sources[i]),
                                              "points", points));
    }
    return list;
}

static void put_action(const replay *r, const atl_match_step *step, int actor, json_t *object)
{
    char notation[ATL_NOTATION_BYTES];
    bool hidden = !r->whole && actor != r->people.viewer && actor >= 0 &&
                  r->game->secret(step->state) && step->events->count == 0;
    if (hidden) {
        json_object_set_new(object, "hidden", json_true());
        return;
    }
    r->game->notate(*step->action, notation);
    json_object_set_new(object, "action", json_string(notation));
    tell_events(object, r->text, &r->people, step->state, step->events);
    if (actor >= 0 && json_array_size(json_object_get(object, "story")) == 0)
        json_object_set_new(object, "text", tell_item(r->text, step->state, *step->action));
}

static bool visit_step(void *user, const atl_match_step *step)
{
    replay *r = user;
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    int actor = r->game->to_act(step->state);
    observe(r, step->state, view);
    json_t *object = json_pack("{s:i, s:o}", "step", (int)step->step, "actor", write_actor(actor));
    put_standing(r, view, object);
    if (step->setup_events != NULL)
        count_points(r, step->setup_events);
    if (step->action != NULL) {
        put_action(r, step, actor, object);
        count_points(r, step->events);
    }
    json_array_append_new(r->out, object);
    return true;
}

static json_t *write_seats(const replay *r)
{
    json_t *list = json_array();
    for (int seat = 0; seat < r->people.players; seat++)
        json_array_append_new(
            list, json_pack("{s:i, s:s, s:b, s:s}", "seat", seat, "name", r->people.names[seat],
                            "is_bot", r->people.is_bot[seat], "agent", r->people.agents[seat]));
    return list;
}

/* What decided between those who have as many points. */
static json_t *write_tie(const replay *r)
{
    atl_result result;
    r->game->score(atl_match_state(r->match), &result);
    const char *tie = text_tie(r->text, &result, r->people.players);
    bool over = atl_match_to_act(r->match) == ATL_OVER;
    return over && tie != NULL ? json_string(tie) : json_null();
}

static json_t *write_steps(replay *r)
{
    const atl_setup *setup = atl_match_setup(r->match);
    json_t *options = json_object();
    for (int i = 0; r->game->options[i].name != NULL; i++)
        json_object_set_new(options, r->game->options[i].name,
                            json_string(atl_setup_value(setup, r->game, i)));
    r->out = json_array();
    atl_match_walk(r->match, visit_step, r);
    return json_pack("{s:s, s:i, s:o, s:s, s:o, s:b, s:o, s:o, s:o, s:o}", "game", r->game->name,
                     "players", r->people.players, "options", options, "edition",
                     setup->edition.name, "reconstruction", position_reconstruction(r->text, setup),
                     "over", atl_match_to_act(r->match) == ATL_OVER, "seats", write_seats(r),
                     "sources", write_sources(r), "tie", write_tie(r), "steps", r->out);
}

/* ---- one of them ---------------------------------------------------------------- */

static bool visit_wanted(void *user, const atl_match_step *step)
{
    replay *r = user;
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    if (step->step != r->wanted) {
        if (step->step + 1 == r->wanted && step->action != NULL)
            r->events = wire_events(r->game, step->events);
        return true;
    }
    observe(r, step->state, view);
    r->out = json_pack("{s:i, s:o, s:o, s:o}", "step", (int)step->step, "actor",
                       write_actor(r->game->to_act(step->state)), "view", wire_state(r->game, view),
                       "events", r->events == NULL ? json_array() : r->events);
    put_standing(r, view, r->out);
    return false;
}

/* ---- answering ------------------------------------------------------------------ */

static bool answer_steps(house_call *c, replay *r)
{
    c->reply->status = 200;
    c->reply->body = write_steps(r);
    return true;
}

static bool answer_position(house_call *c, replay *r, uint32_t step)
{
    if (step > atl_match_steps(r->match))
        return reply_no(c, CODE_UNKNOWN, ATL_SENTENCE("the game has not so many steps"));
    r->wanted = step;
    atl_match_walk(r->match, visit_wanted, r);
    c->reply->status = 200;
    c->reply->body = r->out;
    return true;
}

/* The game of a table, unless its past is not to be read up. */
static bool open_table(house_call *c, replay *r)
{
    const table *t = c->t;
    if (t->match == NULL)
        return reply_no(c, CODE_CLOSED, ATL_SENTENCE("the game has not been started yet"));
    if (tell_is_screened(t))
        return reply_no(c, CODE_FORBIDDEN,
                        ATL_SENTENCE("at this table the past of the game is read up at its end"));
    *r = (replay){.match = t->match, .game = t->game, .text = t->text};
    r->whole = t->phase == TABLE_OVER;
    table_people(t, c->member == TABLE_NOBODY ? ATL_WATCHER : t->members[c->member].seat,
                 &r->people);
    return true;
}

bool replay_look(house_call *c)
{
    replay r = {.match = NULL};
    return open_table(c, &r) && answer_steps(c, &r);
}

bool replay_look_at(house_call *c)
{
    replay r = {.match = NULL};
    return open_table(c, &r) && answer_position(c, &r, c->request->step);
}

/* A record that somebody has sent: nothing of it is kept. */
bool replay_record(house_call *c)
{
    const json_t *text = json_object_get(c->body, "record");
    atl_match *match = NULL;
    atl_record_info info;
    atl_reason why = {0};
    json_int_t step = 0;
    if (atl_record_read(&match, &info, json_string_value(text), json_string_length(text), &why) !=
        ATL_OK) {
        if (why.line == 1) /* which only says that it is a record */
            why.line = 0;
        return reply_why(c, CODE_INVALID, &why);
    }
    const atl_game *game = atl_match_game(match);
    replay r = {.match = match, .game = game, .text = text_find(game), .whole = true};
    words_use(reply_language(c->request->lang));
    text_people_fill(&r.people, &info, atl_match_setup(match)->players);
    r.people.viewer = ATL_WATCHER;
    bool good = read_number(c->body, "at", 0, UINT32_MAX, &step)
                    ? answer_position(c, &r, (uint32_t)step)
                    : answer_steps(c, &r);
    atl_match_free(match);
    return good;
}
