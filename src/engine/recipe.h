/* How to start and treat an engine, from the text of a seat: "./mybot -x,movetime=500".
 * Internal to engine/. */
#ifndef ANTILLES_ENGINE_RECIPE_H
#define ANTILLES_ENGINE_RECIPE_H

#include "antilles/agent.h"

enum { RECIPE_WORDS = 16, RECIPE_SETS = 16 };

typedef struct recipe {
    char *argv[RECIPE_WORDS + 1]; /* the program and its arguments, then NULL */
    uint32_t movetime, grace;     /* milliseconds */
    uint32_t iterations;          /* 0: not limited */
    struct {
        const char *name, *value;
    } sets[RECIPE_SETS]; /* for the engine */
    int set_count;
    char text[ATL_AGENT_BYTES]; /* what the words point into */
} recipe;

/* Reads what follows "engine:". The recipe must not be moved afterwards. */
atl_status recipe_read(recipe *r, const char *text, atl_reason *why);

#endif
