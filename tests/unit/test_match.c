/* A match: applying, drawing chance, undo and walking, with the toy game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "antilles/match.h"
#include "conformance/toy.h"

static atl_match *new_match(int players)
{
    atl_match *match = NULL;
    atl_setup setup;
    atl_setup_default(&setup, &toy_game, players);
    assert_int_equal(atl_match_new(&match, &toy_game, &setup, NULL), ATL_OK);
    return match;
}

/* One round of two players: a roll and both bids. */
static void play_round(atl_match *match, int prize, int bid0, int bid1)
{
    assert_int_equal(atl_match_apply(match, (atl_action)(TOY_ROLL + prize), NULL), ATL_OK);
    assert_int_equal(atl_match_apply(match, (atl_action)(TOY_BID + bid0), NULL), ATL_OK);
    assert_int_equal(atl_match_apply(match, (atl_action)(TOY_BID + bid1), NULL), ATL_OK);
}

static void test_a_new_match_is_at_the_start(void **state)
{
    (void)state;
    atl_match *match = new_match(3);
    assert_ptr_equal(atl_match_game(match), &toy_game);
    assert_int_equal(atl_match_setup(match)->players, 3);
    assert_int_equal(atl_match_steps(match), 0);
    assert_int_equal(atl_match_to_act(match), ATL_CHANCE);
    assert_null(toy_game.check(atl_match_state(match)));
    atl_match_free(match);
    atl_match_free(NULL);
}

static void test_a_refused_setup_makes_no_match(void **state)
{
    (void)state;
    atl_match *match = (atl_match *)&match;
    atl_setup setup;
    atl_reason why = {0};
    atl_setup_default(&setup, &toy_game, 9);
    assert_int_equal(atl_match_new(&match, &toy_game, &setup, &why), ATL_INVALID);
    assert_null(match);
    assert_non_null(why.message);
}

static void test_apply_logs_legal_actions_only(void **state)
{
    (void)state;
    static atl_events events;
    unsigned char before[ATL_MAX_STATE];
    atl_match *match = new_match(2);
    memcpy(before, atl_match_state(match), toy_game.state_bytes);
    assert_int_equal(atl_match_apply(match, TOY_BID, &events), ATL_ILLEGAL);
    assert_int_equal(atl_match_apply(match, 65535, NULL), ATL_ILLEGAL);
    assert_int_equal(atl_match_steps(match), 0);
    assert_memory_equal(before, atl_match_state(match), toy_game.state_bytes);
    assert_int_equal(atl_match_apply(match, TOY_ROLL + 2, &events), ATL_OK);
    assert_int_equal(events.count, 1);
    assert_int_equal(atl_match_steps(match), 1);
    assert_int_equal(atl_match_action(match, 0), TOY_ROLL + 2);
    atl_match_free(match);
}

static void test_observe_hides_the_bid(void **state)
{
    (void)state;
    _Alignas(8) unsigned char view[2][ATL_MAX_STATE];
    for (int bid = 0; bid < 2; bid++) {
        atl_match *match = new_match(2);
        atl_match_apply(match, TOY_ROLL, NULL);
        atl_match_apply(match, (atl_action)(TOY_BID + bid), NULL);
        atl_match_observe(match, 1, view[bid]);
        atl_match_free(match);
    }
    assert_memory_equal(view[0], view[1], toy_game.state_bytes);
}

static void test_draw_stops_at_a_seat(void **state)
{
    (void)state;
    atl_rng rng;
    atl_match *match = new_match(2);
    atl_rng_seed(&rng, 1, 0);
    assert_int_equal(atl_match_draw(match, &rng), ATL_OK);
    assert_int_equal(atl_match_steps(match), 1);
    assert_int_equal(atl_match_to_act(match), 0);
    assert_int_equal(atl_match_draw(match, &rng), ATL_OK); /* nothing to draw */
    assert_int_equal(atl_match_steps(match), 1);
    atl_match_free(match);
}

static void test_draw_stops_at_the_end(void **state)
{
    (void)state;
    atl_rng rng;
    atl_match *match = new_match(2);
    atl_rng_seed(&rng, 1, 0);
    for (int round = 0; round < 3; round++)
        play_round(match, 0, 1, 0);
    assert_int_equal(atl_match_to_act(match), ATL_OVER);
    assert_int_equal(atl_match_draw(match, &rng), ATL_OK);
    assert_int_equal(atl_match_steps(match), 9);
    assert_int_equal(atl_match_apply(match, TOY_ROLL, NULL), ATL_ILLEGAL);
    atl_match_free(match);
}

/* 3 : 2 : 1, as the toy's weights say. */
static void test_draw_follows_the_weights(void **state)
{
    (void)state;
    atl_rng rng;
    int count[TOY_PRIZES] = {0};
    atl_match *match = new_match(2);
    atl_rng_seed(&rng, 2, 0);
    for (int i = 0; i < 6000; i++)
        count[atl_chance_draw(&toy_game, atl_match_state(match), &rng) - TOY_ROLL]++;
    assert_in_range(count[0], 2850, 3150);
    assert_in_range(count[1], 1850, 2150);
    assert_in_range(count[2], 870, 1130);
    atl_match_free(match);
}

static void test_draw_is_repeatable(void **state)
{
    (void)state;
    atl_match *a = new_match(2);
    atl_match *b = new_match(2);
    atl_rng rng_a;
    atl_rng rng_b;
    atl_rng_seed(&rng_a, 11, 0);
    atl_rng_seed(&rng_b, 11, 0);
    for (int round = 0; round < 3; round++) {
        atl_match_draw(a, &rng_a);
        atl_match_draw(b, &rng_b);
        for (int seat = 0; seat < 2; seat++) {
            atl_match_apply(a, TOY_BID, NULL);
            atl_match_apply(b, TOY_BID, NULL);
        }
        assert_memory_equal(atl_match_state(a), atl_match_state(b), toy_game.state_bytes);
    }
    atl_match_free(a);
    atl_match_free(b);
}

static void test_undo_goes_to_any_step(void **state)
{
    (void)state;
    unsigned char was[10][ATL_MAX_STATE];
    for (uint32_t to = 0; to <= 9; to++) {
        atl_match *match = new_match(2);
        for (int round = 0; round < 3; round++)
            play_round(match, round, round, 1);
        memcpy(was[9], atl_match_state(match), toy_game.state_bytes);
        assert_int_equal(atl_match_undo(match, to), ATL_OK);
        assert_int_equal(atl_match_steps(match), to);
        memcpy(was[to], atl_match_state(match), toy_game.state_bytes);
        atl_match_free(match);
    }
    atl_match *match = new_match(2);
    static const atl_action actions[] = {TOY_ROLL,     TOY_BID,     TOY_BID + 1,
                                         TOY_ROLL + 1, TOY_BID + 1, TOY_BID + 1,
                                         TOY_ROLL + 2, TOY_BID + 2, TOY_BID + 1};
    for (int step = 0; step <= 9; step++) {
        assert_memory_equal(was[step], atl_match_state(match), toy_game.state_bytes);
        if (step < 9)
            assert_int_equal(atl_match_apply(match, actions[step], NULL), ATL_OK);
    }
    atl_match_free(match);
}

static void test_undo_refuses_steps_that_are_not_there(void **state)
{
    (void)state;
    unsigned char before[ATL_MAX_STATE];
    atl_match *match = new_match(2);
    assert_int_equal(atl_match_undo(match, 0), ATL_OK);
    assert_int_equal(atl_match_undo(match, 1), ATL_INVALID);
    play_round(match, 1, 2, 0);
    memcpy(before, atl_match_state(match), toy_game.state_bytes);
    assert_int_equal(atl_match_undo(match, 4), ATL_INVALID);
    assert_int_equal(atl_match_undo(match, UINT32_MAX), ATL_INVALID);
    assert_int_equal(atl_match_undo(match, 3), ATL_OK); /* changes nothing */
    assert_int_equal(atl_match_steps(match), 3);
    assert_memory_equal(before, atl_match_state(match), toy_game.state_bytes);
    atl_match_free(match);
}

static void test_after_undo_another_way_may_be_taken(void **state)
{
    (void)state;
    atl_match *match = new_match(2);
    atl_result result;
    play_round(match, 2, 3, 0);
    assert_int_equal(atl_match_undo(match, 1), ATL_OK);
    assert_int_equal(atl_match_apply(match, TOY_BID, NULL), ATL_OK);
    assert_int_equal(atl_match_apply(match, TOY_BID + 1, NULL), ATL_OK);
    assert_int_equal(atl_match_steps(match), 3);
    assert_int_equal(atl_match_action(match, 1), TOY_BID);
    toy_game.score(atl_match_state(match), &result);
    assert_int_equal(result.points[0], 0);
    assert_int_equal(result.points[1], 6);
    atl_match_free(match);
}

typedef struct walk {
    const atl_match *match;
    uint32_t visited, stop_at;
    unsigned char last[ATL_MAX_STATE];
} walk;

static bool look(void *user, const atl_match_step *step)
{
    walk *w = user;
    uint32_t steps = atl_match_steps(w->match);
    assert_int_equal(step->step, w->visited++);
    assert_int_equal(step->setup_events != NULL, step->step == 0);
    assert_int_equal(step->action != NULL, step->step < steps);
    if (step->action != NULL)
        assert_int_equal(*step->action, atl_match_action(w->match, step->step));
    if (step->step % 3 == 0 && step->step < steps) { /* a roll tells itself */
        assert_int_equal(toy_game.to_act(step->state), ATL_CHANCE);
        assert_int_equal(step->events->count, 1);
    } else if (step->step % 3 == 1) { /* a bid tells nothing */
        assert_int_equal(step->events->count, 0);
    } else if (step->step % 3 == 2) { /* the last bid tells both */
        assert_true(step->events->count >= 2);
    } else {
        assert_int_equal(step->events->count, 0);
    }
    memcpy(w->last, step->state, toy_game.state_bytes);
    return w->visited != w->stop_at;
}

static void test_walk_visits_every_position(void **state)
{
    (void)state;
    atl_match *match = new_match(2);
    walk start = {.match = match};
    atl_match_walk(match, look, &start);
    assert_int_equal(start.visited, 1);
    play_round(match, 0, 0, 1);
    play_round(match, 2, 3, 1);
    walk whole = {.match = match};
    atl_match_walk(match, look, &whole);
    assert_int_equal(whole.visited, 7);
    assert_memory_equal(whole.last, atl_match_state(match), toy_game.state_bytes);
    walk part = {.match = match, .stop_at = 3};
    atl_match_walk(match, look, &part);
    assert_int_equal(part.visited, 3);
    atl_match_free(match);
}

/* The list of actions grows as long as it must. */
static void test_long_matches(void **state)
{
    (void)state;
    const atl_game *game = atl_game_find("santo-domingo");
    atl_match *match = NULL;
    atl_setup setup;
    atl_action beggar = 0;
    atl_setup_default(&setup, game, 6);
    assert_int_equal(atl_match_new(&match, game, &setup, NULL), ATL_OK);
    while (atl_match_to_act(match) != ATL_OVER) {
        assert_int_equal(atl_action_read(game, atl_match_state(match), "beggar", &beggar, NULL),
                         ATL_OK);
        assert_int_equal(atl_match_apply(match, beggar, NULL), ATL_OK);
    }
    assert_int_equal(atl_match_steps(match), 600);
    for (uint32_t i = 0; i < 600; i++)
        assert_int_equal(atl_match_action(match, i), beggar);
    assert_int_equal(atl_match_undo(match, 300), ATL_OK);
    assert_int_equal(atl_match_to_act(match), 0);
    atl_match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_new_match_is_at_the_start),
        cmocka_unit_test(test_a_refused_setup_makes_no_match),
        cmocka_unit_test(test_apply_logs_legal_actions_only),
        cmocka_unit_test(test_observe_hides_the_bid),
        cmocka_unit_test(test_draw_stops_at_a_seat),
        cmocka_unit_test(test_draw_stops_at_the_end),
        cmocka_unit_test(test_draw_follows_the_weights),
        cmocka_unit_test(test_draw_is_repeatable),
        cmocka_unit_test(test_undo_goes_to_any_step),
        cmocka_unit_test(test_undo_refuses_steps_that_are_not_there),
        cmocka_unit_test(test_after_undo_another_way_may_be_taken),
        cmocka_unit_test(test_walk_visits_every_position),
        cmocka_unit_test(test_long_matches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
