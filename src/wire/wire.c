/* States, events, results and replay steps as JSON. */
#include "wire/wire.h"

#include <inttypes.h>

#include "wire/facts.h"

json_t *wire_state(const atl_game *game, const void *state)
{
    wire_builder b;
    json_t *document = json_object();
    atl_facts facts = wire_facts(&b, document);
    game->describe(state, &facts);
    return document;
}

json_t *wire_events(const atl_game *game, const atl_events *events)
{
    json_t *list = json_array();
    for (int i = 0; i < events->count; i++) {
        const atl_event *event = &events->list[i];
        const atl_event_kind *kind = &game->event_kinds[event->kind];
        json_t *object = json_object();
        json_object_set_new(object, "event", json_string(kind->name));
        if (event->seat != ATL_WATCHER)
            json_object_set_new(object, "seat", json_integer(event->seat));
        for (int a = 0; a < ATL_EVENT_ARGS && kind->args[a].name != NULL; a++) {
            int value = event->args[a];
            json_object_set_new(object, kind->args[a].name,
                                kind->args[a].words == NULL
                                    ? json_integer(value)
                                    : json_string(kind->args[a].words[value]));
        }
        json_array_append_new(list, object);
    }
    return list;
}

json_t *wire_result(const atl_game *game, const void *state, int players)
{
    atl_result result;
    json_t *points = json_array();
    json_t *ranks = json_array();
    json_t *winners = json_array();
    game->score(state, &result);
    for (int seat = 0; seat < players; seat++) {
        json_array_append_new(points, json_integer(result.points[seat]));
        json_array_append_new(ranks, json_integer(result.rank[seat]));
        if (result.rank[seat] == 1)
            json_array_append_new(winners, json_integer(seat));
    }
    return json_pack("{s:o, s:o, s:o}", "points", points, "ranks", ranks, "winners", winners);
}

static json_t *notation(const atl_game *game, atl_action action)
{
    char text[ATL_NOTATION_BYTES];
    game->notate(action, text);
    return json_string(text);
}

static json_t *actor_name(int actor)
{
    if (actor == ATL_CHANCE)
        return json_string("chance");
    return actor == ATL_OVER ? json_string("over") : json_integer(actor);
}

json_t *wire_step(const atl_game *game, const atl_match_step *step, int players)
{
    atl_action legal[ATL_MAX_ACTIONS];
    int actor = game->to_act(step->state);
    int count = actor == ATL_OVER ? 0 : game->legal(step->state, legal);
    json_t *object = json_object();
    json_t *actions = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(actions, notation(game, legal[i]));
    json_object_set_new(object, "step", json_integer(step->step));
    json_object_set_new(object, "actor", actor_name(actor));
    if (step->setup_events != NULL)
        json_object_set_new(object, "setup", wire_events(game, step->setup_events));
    json_object_set_new(object, "legal", actions);
    if (actor == ATL_CHANCE) {
        json_t *weights = json_array();
        for (int i = 0; i < count; i++)
            json_array_append_new(weights, json_integer(game->weight(step->state, legal[i])));
        json_object_set_new(object, "weights", weights);
    }
    json_object_set_new(object, "action",
                        step->action == NULL ? json_null() : notation(game, *step->action));
    json_object_set_new(object, "events", wire_events(game, step->events));
    json_object_set_new(object, "state", wire_state(game, step->state));
    if (actor == ATL_OVER)
        json_object_set_new(object, "result", wire_result(game, step->state, players));
    return object;
}

json_t *wire_seed(uint64_t seed)
{
    if (seed < UINT64_C(1) << 53U)
        return json_integer((json_int_t)seed);
    char text[24];
    snprintf(text, sizeof text, "%" PRIu64, seed);
    return json_string(text);
}

void wire_print(FILE *out, json_t *document)
{
    json_dumpf(document, out, JSON_COMPACT | JSON_REAL_PRECISION(12));
    fputc('\n', out);
    json_decref(document);
}
