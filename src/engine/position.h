/* Reading a position command (docs/PROTOCOL.md). */
#ifndef ANTILLES_ENGINE_POSITION_H
#define ANTILLES_ENGINE_POSITION_H

#include "antilles/game.h"

typedef struct engine_position {
    const atl_game *game; /* NULL: no position yet */
    int actor;            /* a seat, ATL_CHANCE or ATL_OVER */
    /* What the actor may know; a watcher, where the actor is no seat. */
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
} engine_position;

/* Reads what follows the word "position". `text` is cut up. On refusal the position is
 * as it was. */
atl_status engine_position_read(engine_position *position, char *text, atl_reason *why);

#endif
