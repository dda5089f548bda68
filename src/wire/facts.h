/* Facts as JSON: a sink that builds a document from what a game tells. */
#ifndef ANTILLES_WIRE_FACTS_H
#define ANTILLES_WIRE_FACTS_H

#include <jansson.h>

#include "antilles/game.h"

enum { WIRE_MAX_DEPTH = 8 };

typedef struct wire_builder {
    json_t *open[WIRE_MAX_DEPTH];
    int depth;
} wire_builder;

/* A sink whose facts become members of `into`, an object of the caller's. */
atl_facts wire_facts(wire_builder *b, json_t *into);

#endif
