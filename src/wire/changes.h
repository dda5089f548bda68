/* What an action changes. */
#ifndef ANTILLES_WIRE_CHANGES_H
#define ANTILLES_WIRE_CHANGES_H

#include <jansson.h>

#include "antilles/game.h"

/* The facts that differ between two states: a list of {"path", "from", "to"}. "from" or
 * "to" is missing when the fact comes or goes. */
json_t *wire_changes(const atl_game *game, const void *before, const void *after);

#endif
