/* Actions as JSON: what they are, what they cost, and what they would do. */
#include <string.h>

#include "wire/changes.h"
#include "wire/facts.h"
#include "wire/wire.h"

/* What the action does to the view. */
static json_t *effect(const atl_game *game, const void *view, atl_action action)
{
    _Alignas(8) unsigned char next[ATL_MAX_STATE];
    atl_events events;
    memcpy(next, view, game->state_bytes);
    if (game->apply(next, action, &events) != ATL_OK)
        return json_null();
    return json_pack("{s:o, s:o}", "events", wire_events(game, &events), "changes",
                     wire_changes(game, view, next));
}

json_t *wire_action(const atl_game *game, const void *view, atl_action action)
{
    char notation[ATL_NOTATION_BYTES];
    wire_builder b;
    json_t *object = json_object();
    atl_facts facts = wire_facts(&b, object);
    game->notate(action, notation);
    json_object_set_new(object, "action", json_string(notation));
    json_object_set_new(object, "code", json_integer(action));
    game->explain(view, action, &facts);
    if (!game->secret(view))
        json_object_set_new(object, "effect", effect(game, view, action));
    return object;
}
