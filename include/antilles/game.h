/* A game: one const table of functions and sizes.
 *
 * Everything else (matches, records, agents, the terminal) is written against
 * this table and knows no rule. The whole program is one loop:
 *
 *     const atl_game *game = atl_game_find("santo-domingo");
 *     atl_setup setup;
 *     atl_setup_default(&setup, game, 4);
 *
 *     _Alignas(8) unsigned char state[ATL_MAX_STATE];
 *     game->setup(state, &setup, NULL, NULL);
 *
 *     atl_action legal[ATL_MAX_ACTIONS];
 *     while (game->to_act(state) != ATL_OVER) {
 *         int count = game->legal(state, legal);
 *         game->apply(state, legal[choose(count)], NULL);
 *     }
 *     atl_result result;
 *     game->score(state, &result);
 *
 * States
 *   A state is flat: `state_bytes` bytes without pointers, aligned to 8. A copy
 *   is a memcpy and equality is a memcmp (padding is always zero). The caller
 *   owns every state and view; no function keeps a pointer or allocates.
 *
 * Actions
 *   An action is a dense code below `num_actions`. A large choice is a row of
 *   small decisions of the same seat that ends in an explicit "done".
 *
 * Chance
 *   Chance is a seat of its own (ATL_CHANCE): its legal actions are the possible
 *   outcomes, `weight` their relative likelihood. Rules never draw random
 *   numbers, and a pile is drawn card by card, so a state holds no secret order
 *   and a list of actions replays a game without a seed.
 *
 * Secrets
 *   The only secrets in a state are commitments made one seat after another and
 *   revealed together. `observe` removes what a seat may not know; the result, a
 *   view, has the type of a state, and to_act, legal, secret, describe, explain and
 *   (unless the next decision is secret) every other function accept it. `imagine` completes
 *   a view into some state it could come from:
 *
 *     observe(imagine(view, seat), seat) == view        for every view and rng
 *
 * Nothing here uses stdio, malloc or global state; a game may be played in many
 * threads at once, each with states of its own.
 */
#ifndef ANTILLES_GAME_H
#define ANTILLES_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "antilles/edition.h"
#include "antilles/rng.h"
#include "antilles/status.h"

ATL_BEGIN

#define ATL_MAX_SEATS 6
#define ATL_MAX_STATE 1024   /* bytes of the largest state */
#define ATL_MAX_ACTIONS 1024 /* no game has more action codes */
#define ATL_MAX_OPTIONS 8
#define ATL_LEVELS 5
#define ATL_MAX_EVENTS 192 /* of one action */
#define ATL_EVENT_ARGS 3
#define ATL_NOTATION_BYTES 40 /* longest notation of an action, NUL included */

/* What to_act answers when it is not a seat's number. */
#define ATL_CHANCE (-1)
#define ATL_OVER (-2)

/* The seat of somebody who only watches. */
#define ATL_WATCHER (-1)

typedef uint16_t atl_action;

/* One option of a game, such as side=standard|winter. */
typedef struct atl_option {
    const char *name;
    const char *const *values; /* NULL-terminated; the first is the default */
} atl_option;

/* Everything a game is set up from. Flat; copy freely. */
typedef struct atl_setup {
    uint8_t players;
    uint8_t options[ATL_MAX_OPTIONS]; /* index of the value chosen for each option */
    atl_edition edition;
} atl_setup;

/* Something that happened, for logs, animations and explanations. What `kind`
 * and `args` mean is told by the game's list of event kinds. */
typedef struct atl_event {
    uint8_t kind;
    int8_t seat; /* whom it happened to; ATL_WATCHER for the table */
    int16_t args[ATL_EVENT_ARGS];
} atl_event;

typedef struct atl_events {
    uint16_t count;
    atl_event list[ATL_MAX_EVENTS];
} atl_events;

/* Name of an event kind and of its arguments; an argument with `words` is an
 * index into them. */
typedef struct atl_event_kind {
    const char *name;
    struct {
        const char *name; /* NULL: not used */
        const char *const *words;
    } args[ATL_EVENT_ARGS];
} atl_event_kind;

/* Outcome of a game, or its present standing. */
typedef struct atl_result {
    int32_t points[ATL_MAX_SEATS];
    uint8_t rank[ATL_MAX_SEATS]; /* 1 is best; seats that share a place share the number */
} atl_result;

/* Receives the facts of a state by name, in the order of a JSON document: an
 * object's members have keys, an array's have key NULL. Keys are constant; a word is good
 * only until the call returns. */
typedef struct atl_facts {
    void *user;
    void (*object)(void *user, const char *key); /* until the matching end */
    void (*array)(void *user, const char *key);
    void (*end)(void *user);
    void (*number)(void *user, const char *key, int32_t value);
    void (*truth)(void *user, const char *key, bool value);
    void (*word)(void *user, const char *key, const char *value); /* NULL: nothing there */
} atl_facts;

typedef struct atl_game {
    const char *name;  /* "santo-domingo": on the command line and in records */
    const char *title; /* "Santo Domingo" */
    uint8_t min_players, max_players;
    uint16_t state_bytes;
    uint16_t num_actions;
    uint32_t max_steps;                /* no game takes more actions than this, chance included */
    const atl_option *options;         /* ends with a NULL name */
    const atl_table *tables;           /* ends with a NULL name */
    const atl_event_kind *event_kinds; /* ends with a NULL name */

    /* Settings of the search for people's levels: novice, easy, medium, hard, expert. */
    const char *levels[ATL_LEVELS];

    /* Starts a game in `state`. The players, options and edition are checked:
     * ATL_INVALID with a reason when they do not go together. Events may be NULL. */
    atl_status (*setup)(void *state, const atl_setup *setup, atl_events *events, atl_reason *why);

    /* Whose decision is next: a seat from 0, ATL_CHANCE or ATL_OVER. */
    int (*to_act)(const void *state);

    /* True when the next decision stays hidden from the others until all who
     * decide at the same time have made theirs. */
    bool (*secret)(const void *state);

    /* Writes all legal actions in ascending order and returns how many: at least
     * one unless the game is over, at most num_actions. */
    int (*legal)(const void *state, atl_action *actions);

    /* Relative likelihood (at least 1) of a legal chance outcome. NULL in a game
     * without chance. */
    uint32_t (*weight)(const void *state, atl_action action);

    /* Carries an action out. ATL_ILLEGAL leaves the state untouched. When
     * `events` is not NULL it is emptied and filled with what happened. */
    atl_status (*apply)(void *state, atl_action action, atl_events *events);

    /* Final points and places once the game is over; before that, the standing. */
    void (*score)(const void *state, atl_result *result);

    /* What `seat` (or ATL_WATCHER) may know. `view` has state_bytes bytes and may
     * be the state itself. */
    void (*observe)(const void *state, int seat, void *view);

    /* A possible state behind a view of `seat`. `state` may be the view itself. Any other
     * bytes do no harm: `check` finds what is wrong with the state. */
    void (*imagine)(const void *view, int seat, atl_rng *rng, void *state);

    /* NULL, or which invariant is broken. For tests and for states from outside, whatever
     * bytes they are. */
    const char *(*check)(const void *state);

    /* Tells every fact of a state or view by name, secrets included. */
    void (*describe)(const void *state, const atl_facts *facts);

    /* Writes an action in the game's notation: ASCII, stable, one to one. */
    void (*notate)(atl_action action, char text[ATL_NOTATION_BYTES]);

    /* Tells a legal action of a state or view by name, so that a reader needs no
     * notation: "kind", a word; its parts; and where the rules name a price, the
     * object "cost": what the actor gives for it. */
    void (*explain)(const void *view, atl_action action, const atl_facts *facts);

    /* A sensible rule-of-thumb choice of `seat` among `count` legal actions. */
    atl_action (*greedy)(const void *view, int seat, const atl_action *legal, int count,
                         atl_rng *rng);

    /* How many seats a state or view has. */
    int (*players)(const void *state);

    /* What every seat's position is worth, as the points it will have at the end,
     * in hundredths; for searches that stop before the end. */
    void (*estimate)(const void *state, int32_t points[ATL_MAX_SEATS]);

    /* A margin of points that makes a clear, not a crushing, victory. */
    int32_t close_margin;

    /* In a row of commitments, takes all of them back: to the row's first decision.
     * Elsewhere nothing happens. NULL in a game without such rows. */
    void (*rewind)(void *state);

    /* Constraints on edition data beyond the bounds of single cells. On refusal
     * `table` and `cell` say where. */
    atl_status (*check_edition)(const atl_edition *edition, int *table, int *cell, atl_reason *why);
} atl_game;

/* All games, ending with NULL. */
ATL_API extern const atl_game *const atl_games[];

/* The game of that name, or NULL. */
ATL_API const atl_game *atl_game_find(const char *name);

/* Default options and the default edition. `players` is checked by game->setup. */
ATL_API void atl_setup_default(atl_setup *setup, const atl_game *game, int players);

/* Sets one option by name. */
ATL_API atl_status atl_setup_option(atl_setup *setup, const atl_game *game, const char *name,
                                    const char *value, atl_reason *why);

/* The text of an option's value in a setup. */
ATL_API const char *atl_setup_value(const atl_setup *setup, const atl_game *game, int option);

/* ATL_INVALID with a reason unless the player count, every option's value and the
 * edition are possible ones. Every game's setup calls it first. */
ATL_API atl_status atl_setup_check(const atl_setup *setup, const atl_game *game, atl_reason *why);

/* The action of a game with that notation, legal or not; false when it is none. */
ATL_API bool atl_action_find(const atl_game *game, const char *text, atl_action *action);

/* The legal action with that notation. ATL_ILLEGAL when it is an action of the
 * game that is not legal here, ATL_INVALID when it is none. */
ATL_API atl_status atl_action_read(const atl_game *game, const void *state, const char *text,
                                   atl_action *action, atl_reason *why);

/* Draws a chance outcome by weight. The state must be at a chance decision. The
 * second form takes the legal outcomes from a caller who has them already. */
ATL_API atl_action atl_chance_draw(const atl_game *game, const void *state, atl_rng *rng);
ATL_API atl_action atl_chance_pick(const atl_game *game, const void *state,
                                   const atl_action *outcomes, int count, atl_rng *rng);

/* How many seats share first place, and whether `seat` is one of them. */
ATL_API int atl_result_winners(const atl_result *result, int players);

ATL_END

#endif
