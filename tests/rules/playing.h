/* Playing by notation, for the tests of the rules of every game. A game's table.c says
 * which one it is: `tested_game`. */
#ifndef TESTS_RULES_PLAYING_H
#define TESTS_RULES_PLAYING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "antilles/game.h"

extern const atl_game *const tested_game;

/* Plays actions one after another, each for the seat to act. */
#define PLAY(s, ...) play(s, NULL, (const char *const[]){__VA_ARGS__, NULL})

/* The same; `events` tells what the last of them did. */
#define PLAY_TOLD(s, events, ...) play(s, events, (const char *const[]){__VA_ARGS__, NULL})

void play(void *state, atl_events *events, const char *const *notations);

/* The seat to act has exactly these choices, in any order. */
#define ASSERT_LEGAL(s, ...) assert_legal(s, (const char *const[]){__VA_ARGS__, NULL})

void assert_legal(const void *state, const char *const *notations);
bool is_legal(const void *state, const char *notation);

/* The action is one of the game, but not legal here; trying it changes nothing. */
void assert_illegal(const void *state, const char *notation);

/* The action of that notation, legal or not. */
atl_action code_of(const char *notation);

/* All invariants hold. */
void assert_possible(const void *state);

/* How many events of a kind there are for a seat, and the first of them. */
int count_events(const atl_events *events, int kind, int seat);
const atl_event *find_event(const atl_events *events, int kind, int seat);

#endif
