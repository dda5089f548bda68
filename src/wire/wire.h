/* JSON: the only place that knows it. Every function returns a new reference that
 * the caller releases with json_decref. */
#ifndef ANTILLES_WIRE_H
#define ANTILLES_WIRE_H

#include <jansson.h>
#include <stdio.h>

#include "antilles/match.h"

/* Every fact of a state or view by name. */
json_t *wire_state(const atl_game *game, const void *state);

/* A list of events: {"event": "take", "seat": 1, "card": "captain", ...}; "seat" is
 * left out of what happens to the table. */
json_t *wire_events(const atl_game *game, const atl_events *events);

/* A legal action of a view, so that a reader needs no rules: {"action": notation, "code",
 * "kind", its parts, "cost", "effect"}. The effect is what the action does to the view:
 * "events", and "changes", a list of {"path", "from", "to"} with every fact that becomes
 * another ("from" or "to" is missing when it comes or goes). A secret decision has no effect before
 * all are revealed. */
json_t *wire_action(const atl_game *game, const void *view, atl_action action);

/* Points, ranks and winners (a list of seats). */
json_t *wire_result(const atl_game *game, const void *state, int players);

/* One step of a replay, as docs/NOTATION.md describes it. */
json_t *wire_step(const atl_game *game, const atl_match_step *step, int players);

/* A seed: a number, or a text of digits where JSON readers would round it. */
json_t *wire_seed(uint64_t seed);

/* Prints a document on one line and releases it. */
void wire_print(FILE *out, json_t *document);

#endif
