/* Positions as text: the view of a seat, its legal actions, its facts. Both sides of
 * the protocol use it (docs/PROTOCOL.md). */
#ifndef ANTILLES_ENGINE_VIEW_H
#define ANTILLES_ENGINE_VIEW_H

#include <stdio.h>

#include "antilles/game.h"

/* Writes the bytes of a view and their sum. */
void engine_view_write(FILE *out, const atl_game *game, const void *view);

/* Reads what engine_view_write has written: a decision of `seat` as it sees it. What
 * is none, or tells more than the seat may know, is refused. */
atl_status engine_view_read(const atl_game *game, int seat, const char *text, void *view,
                            atl_reason *why);

/* " A ; B ; C", nothing without actions. */
void engine_actions_write(FILE *out, const atl_game *game, const atl_action *actions, int count);

/* " key=value key=value ..." for every fact of a view. */
void engine_facts_write(FILE *out, const atl_game *game, const void *view);

#endif
