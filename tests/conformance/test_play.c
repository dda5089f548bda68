/* Whole games: invariants, replay, undo, the end and the result. */
#include <stdlib.h>

#include "antilles/match.h"
#include "conformance.h"

static void invariants_hold(const position *p)
{
    const char *broken = p->game->check(p->state->bytes);
    if (broken != NULL)
        print_error("%s\n", broken);
    MUST(p, broken == NULL);
}

static void test_check_holds_after_every_step(void **state)
{
    (void)state;
    for_each_position(invariants_hold);
}

/* Plays a match at a table to its end. */
static atl_match *played_match(const table *t)
{
    atl_match *match = NULL;
    atl_rng rng;
    atl_rng own;
    atl_rng_seed(&rng, t->seed, 3);
    atl_rng_seed(&own, t->seed, 4);
    assert_int_equal(atl_match_new(&match, t->game, &t->setup, NULL), ATL_OK);
    while (atl_match_to_act(match) != ATL_OVER) {
        board state;
        memcpy(state.bytes, atl_match_state(match), t->game->state_bytes);
        position p = position_at(t, &state, atl_match_steps(match), &own);
        MUST(&p, p.step < t->game->max_steps);
        MUST(&p, atl_match_apply(match, choose(&p, &rng), NULL) == ATL_OK);
    }
    return match;
}

static void replays(const table *t)
{
    atl_match *match = played_match(t);
    board replayed;
    assert_int_equal(t->game->setup(replayed.bytes, &t->setup, NULL, NULL), ATL_OK);
    for (uint32_t i = 0; i < atl_match_steps(match); i++)
        assert_int_equal(t->game->apply(replayed.bytes, atl_match_action(match, i), NULL), ATL_OK);
    assert_memory_equal(replayed.bytes, atl_match_state(match), t->game->state_bytes);
    atl_match_free(match);
}

static void test_replay_equals_play(void **state)
{
    (void)state;
    for_each_table(replays);
}

/* Goes back to random points, finds the state that was there, and plays on. */
static void undoes(const table *t)
{
    atl_match *match = played_match(t);
    uint32_t steps = atl_match_steps(match);
    board *was = calloc(steps + 1, sizeof *was);
    atl_action *actions = calloc(steps + 1, sizeof *actions);
    atl_rng rng;
    assert_true(was != NULL && actions != NULL);
    atl_rng_seed(&rng, t->seed, 5);
    t->game->setup(was[0].bytes, &t->setup, NULL, NULL);
    for (uint32_t i = 0; i < steps; i++) {
        actions[i] = atl_match_action(match, i);
        was[i + 1] = was[i];
        t->game->apply(was[i + 1].bytes, actions[i], NULL);
    }
    for (int tries = 0; tries < 6; tries++) {
        uint32_t to = atl_rng_below(&rng, steps + 1);
        assert_int_equal(atl_match_undo(match, to), ATL_OK);
        assert_int_equal(atl_match_steps(match), to);
        assert_memory_equal(atl_match_state(match), was[to].bytes, t->game->state_bytes);
        for (uint32_t i = to; i < steps; i++)
            assert_int_equal(atl_match_apply(match, actions[i], NULL), ATL_OK);
        assert_memory_equal(atl_match_state(match), was[steps].bytes, t->game->state_bytes);
    }
    free(was);
    free(actions);
    atl_match_free(match);
}

static void test_undo_is_exact(void **state)
{
    (void)state;
    for_each_table(undoes);
}

static void ranks_agree_with_points(const position *p)
{
    atl_result result;
    int players = p->table->setup.players;
    int winners = 0;
    p->game->score(p->state->bytes, &result);
    for (int seat = 0; seat < players; seat++) {
        int ahead = 0;
        for (int other = 0; other < players; other++) {
            ahead += result.rank[other] < result.rank[seat];
            if (result.points[other] > result.points[seat])
                MUST(p, result.rank[other] < result.rank[seat]);
        }
        MUST(p, result.rank[seat] == 1 + ahead);
        winners += result.rank[seat] == 1;
    }
    MUST(p, winners >= 1);
    MUST(p, atl_result_winners(&result, players) == winners);
}

static void test_places_agree_with_points(void **state)
{
    (void)state;
    for_each_position(ranks_agree_with_points);
}

/* Every position's loop stops a game at max_steps, so arriving here is the proof. */
static void nothing_to_look_at(const position *p)
{
    (void)p;
}

static void test_games_end_within_the_stated_bound(void **state)
{
    (void)state;
    for_each_position(nothing_to_look_at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_check_holds_after_every_step),
        cmocka_unit_test(test_replay_equals_play),
        cmocka_unit_test(test_undo_is_exact),
        cmocka_unit_test(test_places_agree_with_points),
        cmocka_unit_test(test_games_end_within_the_stated_bound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
