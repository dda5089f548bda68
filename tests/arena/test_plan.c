/* Plans: rotations, whole blocks, parts, draws. */
#include "arena/plans.h"

static void test_every_bot_plays_from_every_seat(void **state)
{
    (void)state;
    arena_plan plan = make_plan(&toy_game, ARENA_FIXED, BOTS("greedy", "random"), PLAYERS(4), 8);
    arena_lineup lineup;
    bool seen[4] = {false};
    arena_plan_lineup(&plan, 1, &lineup);
    assert_int_equal(lineup.games, 4);
    assert_int_equal(lineup.players, 4);
    for (int game = 0; game < lineup.games; game++) {
        int seat = arena_seat_of(&lineup, game, 0);
        assert_false(seen[seat]);
        seen[seat] = true;
        for (int first = 0; first < 4; first++)
            assert_int_equal(arena_first_seat(&lineup, game, arena_seat_of(&lineup, game, first)),
                             first);
    }
    assert_true(lineup.seed == atl_rng_derive(5, 1));
}

/* A line-up that repeats itself would only give the same games again. */
static void test_repetitions_are_not_played_twice(void **state)
{
    (void)state;
    arena_lineup lineup;
    arena_plan plan = make_plan(&toy_game, ARENA_FIXED,
                                BOTS("greedy", "random", "greedy", "random"), PLAYERS(4), 5);
    arena_plan_lineup(&plan, 0, &lineup);
    assert_int_equal(lineup.games, 2);
    assert_true(plan.blocks == 3 && plan.planned == 6);
    plan = make_plan(&toy_game, ARENA_FIXED, BOTS("greedy"), PLAYERS(4), 5);
    arena_plan_lineup(&plan, 0, &lineup);
    assert_int_equal(lineup.games, 1);
    assert_true(plan.blocks == 5 && plan.planned == 5);
}

static void test_games_are_rounded_up_to_whole_blocks(void **state)
{
    (void)state;
    arena_plan plan =
        make_plan(&toy_game, ARENA_FIXED, BOTS("greedy", "random"), PLAYERS(2, 3, 4), 10);
    arena_lineup lineup;
    /* Blocks of 2, 3, 4 and 2 games. */
    assert_true(plan.games == 10 && plan.blocks == 4 && plan.planned == 11);
    for (uint64_t block = 0; block < 6; block++) {
        arena_plan_lineup(&plan, block, &lineup);
        assert_int_equal(lineup.players, 2 + (int)(block % 3));
    }
}

static void test_parts_share_all_blocks(void **state)
{
    (void)state;
    arena_plan plan = make_plan(&toy_game, ARENA_FIXED, BOTS("greedy", "random"), PLAYERS(2), 46);
    assert_true(plan.blocks == 23);
    for (uint64_t parts = 1; parts < 30; parts++) {
        uint64_t sum = 0;
        for (uint64_t part = 0; part < parts; part++) {
            uint64_t own = 0;
            for (uint64_t block = part; block < plan.blocks; block += parts)
                own++;
            assert_true(arena_plan_share(&plan, part, parts) == own);
            sum += own;
        }
        assert_true(sum == plan.blocks);
    }
}

/* Draws: the same for the same block, nobody twice while others wait, all equally
 * often in the long run. */
static void test_draws_are_fair(void **state)
{
    (void)state;
    enum { BLOCKS = 3000 };
    arena_plan plan =
        make_plan(&toy_game, ARENA_DRAWN, BOTS("greedy", "random", "novice", "easy", "medium"),
                  PLAYERS(3), 9);
    int counts[5] = {0};
    for (uint64_t block = 0; block < BLOCKS; block++) {
        arena_lineup lineup;
        arena_lineup again;
        arena_plan_lineup(&plan, block, &lineup);
        arena_plan_lineup(&plan, block, &again);
        assert_memory_equal(&lineup, &again, sizeof lineup);
        assert_int_equal(lineup.games, 3);
        for (int seat = 0; seat < 3; seat++) {
            counts[lineup.bots[seat]]++;
            assert_true(lineup.bots[seat] != lineup.bots[(seat + 1) % 3]);
        }
    }
    for (int bot = 0; bot < 5; bot++)
        assert_in_range(counts[bot], BLOCKS * 3 / 5 - 150, BLOCKS * 3 / 5 + 150);
}

static void test_few_bots_fill_a_table(void **state)
{
    (void)state;
    arena_plan plan =
        make_plan(&toy_game, ARENA_DRAWN, BOTS("greedy", "random", "novice"), PLAYERS(4), 9);
    for (uint64_t block = 0; block < 50; block++) {
        arena_lineup lineup;
        int counts[3] = {0};
        arena_plan_lineup(&plan, block, &lineup);
        for (int seat = 0; seat < 4; seat++)
            counts[lineup.bots[seat]]++;
        for (int bot = 0; bot < 3; bot++)
            assert_in_range(counts[bot], 1, 2);
    }
}

static void test_equal_bots_are_one(void **state)
{
    (void)state;
    arena_plan plan = make_plan(&toy_game, ARENA_FIXED,
                                BOTS("mcts:iterations=9", "mcts:iterations=8", "mcts:iterations=9"),
                                PLAYERS(3), 9);
    assert_int_equal(plan.bot_count, 2);
    assert_int_equal(plan.tables[0].seats[2], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_bot_plays_from_every_seat),
        cmocka_unit_test(test_repetitions_are_not_played_twice),
        cmocka_unit_test(test_games_are_rounded_up_to_whole_blocks),
        cmocka_unit_test(test_parts_share_all_blocks),
        cmocka_unit_test(test_draws_are_fair),
        cmocka_unit_test(test_few_bots_fill_a_table),
        cmocka_unit_test(test_equal_bots_are_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
