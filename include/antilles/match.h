/* A match: one game being played, with everything needed to undo, save and resume.
 *
 *     atl_match *match;
 *     atl_reason why;
 *     if (atl_match_new(&match, game, &setup, &why) != ATL_OK) ...
 *     while (atl_match_to_act(match) != ATL_OVER)
 *         atl_match_apply(match, choose(match), NULL);
 *     atl_match_undo(match, atl_match_steps(match) - 3);
 *     atl_match_free(match);
 *
 * The match owns its state and its list of actions; pointers it hands out are
 * valid until the next call that changes the match. It is not shared between
 * threads without a lock of the caller's.
 */
#ifndef ANTILLES_MATCH_H
#define ANTILLES_MATCH_H

#include "antilles/game.h"

ATL_BEGIN

typedef struct atl_match atl_match;

ATL_API atl_status atl_match_new(atl_match **match, const atl_game *game, const atl_setup *setup,
                                 atl_reason *why);
ATL_API void atl_match_free(atl_match *match);

ATL_API const atl_game *atl_match_game(const atl_match *match);
ATL_API const atl_setup *atl_match_setup(const atl_match *match);

/* The referee's state. Give agents and people `atl_match_observe` instead. */
ATL_API const void *atl_match_state(const atl_match *match);
ATL_API void atl_match_observe(const atl_match *match, int seat, void *view);
ATL_API int atl_match_to_act(const atl_match *match);

/* Applies and logs an action. ATL_ILLEGAL or ATL_NO_MEMORY change nothing. */
ATL_API atl_status atl_match_apply(atl_match *match, atl_action action, atl_events *events);

/* Draws chance outcomes with `rng` until a seat is to act or the game is over. */
ATL_API atl_status atl_match_draw(atl_match *match, atl_rng *rng);

/* How many actions were applied, and which. */
ATL_API uint32_t atl_match_steps(const atl_match *match);
ATL_API atl_action atl_match_action(const atl_match *match, uint32_t step);

/* Goes back to the moment before action `step`. ATL_INVALID when there is no such
 * step; 0 is the start and the present number of steps changes nothing. */
ATL_API atl_status atl_match_undo(atl_match *match, uint32_t step);

/* Calls `visit` for the position before each action and once for the present one
 * (with action NULL). `events` are those of the action; for step 0, `setup_events`
 * tells what the set-up did. Stops early when `visit` returns false. */
typedef struct atl_match_step {
    uint32_t step;
    const void *state;
    const atl_action *action;
    const atl_events *events;
    const atl_events *setup_events; /* NULL but for step 0 */
} atl_match_step;
ATL_API void atl_match_walk(const atl_match *match,
                            bool (*visit)(void *user, const atl_match_step *step), void *user);

ATL_END

#endif
