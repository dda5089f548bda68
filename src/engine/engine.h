/* The program as an engine (docs/PROTOCOL.md). */
#ifndef ANTILLES_ENGINE_H
#define ANTILLES_ENGINE_H

#include <stdbool.h>
#include <stdio.h>

/* What the engine talks through, and who it says it is. */
typedef struct engine_world {
    FILE *in, *out;
    const char *version;
    const char *(*translate)(const char *sentence); /* for the reasons of errors */
} engine_world;

/* Listens and answers until it is told to quit or the input ends. False when there
 * was no memory to begin. */
bool engine_serve(const engine_world *world);

#endif
