/* What every game must keep to, whatever its rules: the loops over all games, player
 * counts, options, editions and seeds, so that a property is one small function.
 *
 * Every registered game is tried, and the toy game, which has chance. A new game
 * needs no line here. */
#ifndef TESTS_CONFORMANCE_H
#define TESTS_CONFORMANCE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "antilles/game.h"

/* Memory of a state, with room to notice who writes too far. */
typedef struct board {
    _Alignas(8) unsigned char bytes[ATL_MAX_STATE];
} board;

/* One table: a game, what it is set up from, and the seed of its random play. */
typedef struct table {
    const atl_game *game;
    atl_setup setup;
    uint64_t seed;
} table;

/* One position of a game being played there. */
typedef struct position {
    const table *table;
    const atl_game *game;
    const board *state;
    uint32_t step;
    int actor;
    atl_action legal[ATL_MAX_ACTIONS];
    int count;
    uint32_t committed; /* seats that have decided in this run of secret decisions */
    atl_rng *rng;       /* for the property's own use; play does not depend on it */
} position;

/* Fails with the table and step at hand unless the condition holds. */
#define MUST(p, condition)                                                                         \
    do {                                                                                           \
        if (!(condition))                                                                          \
            complain((p)->table, (p)->step, #condition, __FILE__, __LINE__);                       \
    } while (0)

void complain(const table *t, uint32_t step, const char *broken, const char *file, int line);

/* Calls `body` for every game; registered ones and the toy. */
void for_each_game(void (*body)(const atl_game *game));

/* For every setup a game accepts, the default edition and another, several seeds. */
void for_each_table(void (*body)(const table *t));

/* For every position of one game played at every table, the last one included. */
void for_each_position(void (*body)(const position *p));

/* The position before step `step` from its state. */
position position_at(const table *t, const board *state, uint32_t step, atl_rng *rng);

/* Next combination of option values; false after the last. */
bool next_options(const atl_game *game, atl_setup *setup);

/* An edition as different from the default as the game's constraints easily allow. */
void random_edition(atl_edition *edition, const atl_game *game, atl_rng *rng);

/* The action taken at a position: by weight, at random, or greedy on every other seed. */
atl_action choose(const position *p, atl_rng *rng);

/* Seats that have decided in this run of secret decisions, once the actor has decided
 * from `before` and `after` was reached. A run ends when a decision is open, or when
 * somebody decides again. */
uint32_t still_committed(const position *before, const board *after);

bool same_state(const atl_game *game, const board *a, const board *b);

/* Copies a state into memory that was something else. */
board copy_of(const atl_game *game, const board *state);

#endif
