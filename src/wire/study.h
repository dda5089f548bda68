/* A study as JSON; docs/ARENA.md lists the keys. */
#ifndef ANTILLES_WIRE_STUDY_H
#define ANTILLES_WIRE_STUDY_H

#include <jansson.h>

#include "arena/study.h"

/* `sources` are the names of the sources of points. */
json_t *wire_study(const arena_study *study, const char *const *sources);

#endif
