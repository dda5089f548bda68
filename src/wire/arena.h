/* Results of tournaments as JSON; docs/ARENA.md lists the keys. */
#ifndef ANTILLES_WIRE_ARENA_H
#define ANTILLES_WIRE_ARENA_H

#include <jansson.h>

#include "arena/results.h"

typedef struct wire_tournament {
    const arena_results *results;
    uint64_t part, parts;
    bool times; /* tell the time per move, too */
} wire_tournament;

/* An arena or a ladder. */
json_t *wire_arena(const wire_tournament *w);

#endif
