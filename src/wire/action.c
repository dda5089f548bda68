/* Actions as JSON: what they are, what they cost, and what they would do. */
#include <string.h>

#include "wire/facts.h"
#include "wire/wire.h"

/* The way from the document's root to a fact: keys of objects, indexes of arrays. */
typedef struct path {
    struct {
        const char *key; /* NULL: an index */
        size_t index;
    } steps[WIRE_MAX_DEPTH];
    size_t length;
} path;

static json_t *path_as_json(const path *way)
{
    json_t *list = json_array();
    for (size_t i = 0; i < way->length; i++)
        json_array_append_new(list, way->steps[i].key != NULL
                                        ? json_string(way->steps[i].key)
                                        : json_integer((json_int_t)way->steps[i].index));
    return list;
}

/* `from` or `to` is NULL for a fact that comes or goes. */
static void add_change(json_t *changes, const path *way, json_t *from, json_t *to)
{
    if (json_equal(from, to))
        return;
    json_t *change = json_pack("{s:o}", "path", path_as_json(way));
    if (from != NULL)
        json_object_set(change, "from", from);
    if (to != NULL)
        json_object_set(change, "to", to);
    json_array_append_new(changes, change);
}

/* Lists of words and numbers, such as a hand, change as a whole; lists of objects of the
 * same length, such as the seats, object by object. */
static bool goes_in_lists(const json_t *from, const json_t *to)
{
    return json_is_array(from) && json_is_array(to) &&
           json_array_size(from) == json_array_size(to) && json_is_object(json_array_get(from, 0));
}

static void compare(json_t *changes, path *way, json_t *from, json_t *to)
{
    bool objects = json_is_object(from) && json_is_object(to);
    const char *key = NULL;
    json_t *value = NULL;
    if (!objects && !goes_in_lists(from, to)) {
        add_change(changes, way, from, to);
        return;
    }
    size_t depth = way->length++;
    way->steps[depth].key = NULL;
    for (size_t i = 0; !objects && i < json_array_size(from); i++) {
        way->steps[depth].index = i;
        compare(changes, way, json_array_get(from, i), json_array_get(to, i));
    }
    if (objects) {
        json_object_foreach(from, key, value)
        {
            way->steps[depth].key = key;
            compare(changes, way, value, json_object_get(to, key));
        }
        json_object_foreach(to, key, value)
        {
            way->steps[depth].key = key;
            if (json_object_get(from, key) == NULL)
                add_change(changes, way, NULL, value);
        }
    }
    way->length = depth;
}

/* What the action does to the view, whose facts are `before`. */
static json_t *effect(const atl_game *game, const void *view, json_t *before, atl_action action)
{
    _Alignas(8) unsigned char next[ATL_MAX_STATE];
    atl_events events;
    path way = {.length = 0};
    memcpy(next, view, game->state_bytes);
    if (game->apply(next, action, &events) != ATL_OK)
        return json_null();
    json_t *after = wire_state(game, next);
    json_t *changes = json_array();
    compare(changes, &way, before, after);
    json_decref(after);
    return json_pack("{s:o, s:o}", "events", wire_events(game, &events), "changes", changes);
}

/* `before` are the facts of the view, or NULL when the decision is secret. */
static json_t *describe(const atl_game *game, const void *view, json_t *before, atl_action action)
{
    char notation[ATL_NOTATION_BYTES];
    wire_builder b;
    json_t *object = json_object();
    atl_facts facts = wire_facts(&b, object);
    game->notate(action, notation);
    json_object_set_new(object, "action", json_string(notation));
    json_object_set_new(object, "code", json_integer(action));
    game->explain(view, action, &facts);
    if (before != NULL)
        json_object_set_new(object, "effect", effect(game, view, before, action));
    return object;
}

static json_t *facts_unless_secret(const atl_game *game, const void *view)
{
    return game->secret(view) ? NULL : wire_state(game, view);
}

json_t *wire_action(const atl_game *game, const void *view, atl_action action)
{
    json_t *before = facts_unless_secret(game, view);
    json_t *object = describe(game, view, before, action);
    json_decref(before);
    return object;
}

json_t *wire_actions(const atl_game *game, const void *view)
{
    atl_action legal[ATL_MAX_ACTIONS];
    int count = game->legal(view, legal);
    json_t *before = facts_unless_secret(game, view);
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, describe(game, view, before, legal[i]));
    json_decref(before);
    return list;
}
