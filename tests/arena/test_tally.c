/* Tallies of blocks written by hand. */
#include <math.h>

#include "arena/plans.h"
#include "arena/results.h"

static void near_to(double value, double wanted)
{
    if (fabs(value - wanted) > 1e-9)
        fail_msg("%.12f is not %.12f", value, wanted);
}

/* A block from the ranks of its games, by seat; 10 points less for every rank. */
static arena_block block_of(uint64_t index, int players, int games, const int *ranks)
{
    arena_block block;
    memset(&block, 0, sizeof block);
    block.index = index;
    block.players = (uint8_t)players;
    block.games = (uint8_t)games;
    for (int game = 0; game < games; game++) {
        for (int seat = 0; seat < players; seat++) {
            block.rank[game][seat] = (uint8_t)ranks[game * players + seat];
            block.points[game][seat] = 50 - 10 * ranks[game * players + seat];
        }
    }
    for (int first = 0; first < players; first++) {
        block.effort.moves[first] = 10;
        block.effort.nanoseconds[first] = 10000000U * ((unsigned)first + 1);
    }
    return block;
}

#define RANKS(...) ((const int[]){__VA_ARGS__})

static void test_a_bot_is_followed_through_its_seats(void **state)
{
    (void)state;
    arena_plan plan = make_plan(&toy_game, ARENA_FIXED, BOTS("greedy", "random"), PLAYERS(3), 6);
    arena_tally tally;
    arena_tally_start(&tally, &plan);
    /* greedy sits in seat 0, 1, 2: it wins, wins, is last; then shares, wins, wins. */
    arena_block block = block_of(0, 3, 3, RANKS(1, 2, 3, 2, 1, 3, 1, 2, 3));
    arena_tally_add(&tally, &block);
    block = block_of(1, 3, 3, RANKS(1, 1, 3, 2, 1, 3, 3, 2, 1));
    arena_tally_add(&tally, &block);
    arena_figures greedy = arena_tally_bot(&tally, 0, 0);
    arena_figures random = arena_tally_bot(&tally, 0, 1);
    assert_true(greedy.games == 6 && arena_tally_blocks(&tally, -1) == 2);
    near_to(greedy.wins, 4.5);
    near_to(greedy.win_share.share, 0.75);
    near_to(random.wins, 1.5);
    near_to(greedy.fair_share, 1.0 / 3);
    near_to(random.fair_share, 2.0 / 3);
    near_to(random.seats, 2);
    near_to(greedy.mean_rank, (1 + 1 + 3 + 1 + 1 + 1) / 6.0);
    near_to(greedy.mean_score, 50 - 10 * 8 / 6.0);
    near_to(greedy.ms_per_move, 1);
    near_to(random.ms_per_move, 2.5);
    /* Block shares 2/3 and 5/6: the variance of their mean is (1/12)^2. */
    arena_share wanted = arena_interval(0.75, 1.0 / 144, 2, 1);
    near_to(greedy.win_share.low, wanted.low);
    near_to(greedy.win_share.high, wanted.high);
}

static void test_a_pair_scores_by_places(void **state)
{
    (void)state;
    arena_plan plan = make_plan(&toy_game, ARENA_FIXED, BOTS("greedy", "random"), PLAYERS(3), 6);
    arena_tally tally;
    double sum = 0;
    double squares = 0;
    arena_tally_start(&tally, &plan);
    assert_true(arena_is_pair(&plan));
    /* Against two seats of random: 2 of 2, 1 of 2, none; a shared place is a half. */
    arena_block block = block_of(0, 3, 3, RANKS(1, 2, 3, 1, 2, 3, 1, 2, 3));
    arena_tally_add(&tally, &block);
    block = block_of(1, 3, 3, RANKS(1, 1, 3, 1, 2, 2, 2, 1, 3));
    arena_tally_add(&tally, &block);
    arena_tally_pair(&tally, &sum, &squares);
    near_to(sum, 3.0 / 6 + 2.0 / 6);
    near_to(squares, 0.25 + 1.0 / 9);
    near_to(arena_tally_score(&tally).share, 2.5 / 6);
}

/* Tables of several numbers of players are strata. */
static void test_tables_are_told_apart_and_together(void **state)
{
    (void)state;
    arena_plan plan =
        make_plan(&toy_game, ARENA_FIXED, BOTS("greedy", "random"), PLAYERS(2, 3), 10);
    arena_tally tally;
    arena_tally_start(&tally, &plan);
    arena_block block = block_of(0, 2, 2, RANKS(1, 2, 2, 1));
    arena_tally_add(&tally, &block);
    block = block_of(1, 3, 3, RANKS(2, 1, 3, 1, 2, 3, 1, 2, 3));
    arena_tally_add(&tally, &block);
    near_to(arena_tally_bot(&tally, 0, 0).win_share.share, 1);
    near_to(arena_tally_bot(&tally, 1, 0).win_share.share, 0);
    near_to(arena_tally_bot(&tally, -1, 0).win_share.share, 0.4);
    near_to(arena_tally_bot(&tally, -1, 0).fair_share, (2 * 0.5 + 3 / 3.0) / 5);
    assert_true(arena_tally_games(&tally, -1) == 5 && arena_tally_games(&tally, 1) == 3);
}

static void test_the_order_of_blocks_does_not_matter(void **state)
{
    (void)state;
    arena_plan plan =
        make_plan(&toy_game, ARENA_DRAWN, BOTS("greedy", "random", "novice"), PLAYERS(3), 300);
    arena_results forth;
    arena_results back;
    atl_rng rng;
    arena_block blocks[100];
    atl_rng_seed(&rng, 8, 8);
    for (uint64_t i = 0; i < 100; i++) {
        int ranks[9];
        for (int game = 0; game < 3; game++) {
            int shift = (int)atl_rng_below(&rng, 3);
            for (int seat = 0; seat < 3; seat++)
                ranks[game * 3 + seat] = 1 + (seat + shift) % 3;
        }
        blocks[i] = block_of(i, 3, 3, ranks);
    }
    assert_int_equal(arena_results_start(&forth, &plan), ATL_OK);
    assert_int_equal(arena_results_start(&back, &plan), ATL_OK);
    for (int i = 0; i < 100; i++) {
        arena_results_add(&forth, &blocks[i]);
        arena_results_add(&back, &blocks[99 - i]);
    }
    assert_memory_equal(&forth.tally, &back.tally, sizeof forth.tally);
    assert_memory_equal(forth.rating, back.rating, sizeof *forth.rating);
    arena_results_end(&forth);
    arena_results_end(&back);
}

/* Intervals of ratings: as wide as the scatter of fresh samples says. */
static void test_intervals_of_ratings_fit_their_scatter(void **state)
{
    (void)state;
    enum { SAMPLES = 40, BLOCKS = 150 };
    arena_plan plan =
        make_plan(&toy_game, ARENA_DRAWN, BOTS("greedy", "random"), PLAYERS(2), 2 * BLOCKS);
    atl_rng rng;
    double sum = 0;
    double squares = 0;
    double half = 0;
    atl_rng_seed(&rng, 9, 9);
    for (int sample = 0; sample < SAMPLES; sample++) {
        arena_results results;
        arena_elo_rating ratings[2];
        plan.seed = (uint64_t)sample;
        assert_int_equal(arena_results_start(&results, &plan), ATL_OK);
        for (uint64_t i = 0; i < BLOCKS; i++) {
            arena_lineup lineup;
            int ranks[4];
            arena_plan_lineup(&plan, i, &lineup);
            for (int game = 0; game < 2; game++) {
                int seat = arena_seat_of(&lineup, game, lineup.bots[0] == 0 ? 0 : 1);
                bool won = atl_rng_below(&rng, 10) < 7;
                ranks[game * 2 + seat] = won ? 1 : 2;
                ranks[game * 2 + 1 - seat] = won ? 2 : 1;
            }
            arena_block block = block_of(i, 2, 2, ranks);
            arena_results_add(&results, &block);
        }
        arena_rating_judge(results.rating, ratings);
        sum += ratings[0].rating;
        squares += ratings[0].rating * ratings[0].rating;
        half += (ratings[0].high - ratings[0].rating) / SAMPLES;
        arena_results_end(&results);
    }
    double scatter = sqrt(squares / SAMPLES - sum / SAMPLES * (sum / SAMPLES));
    assert_true(half > 1.96 * scatter * 0.7 && half < 1.96 * scatter * 1.4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_bot_is_followed_through_its_seats),
        cmocka_unit_test(test_a_pair_scores_by_places),
        cmocka_unit_test(test_tables_are_told_apart_and_together),
        cmocka_unit_test(test_the_order_of_blocks_does_not_matter),
        cmocka_unit_test(test_intervals_of_ratings_fit_their_scatter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
