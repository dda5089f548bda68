/* Intervals, sequential tests and ratings against values known from elsewhere. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "arena/rating.h"
#include "arena/sprt.h"
#include "arena/stats.h"

static void near_to(double value, double wanted, double tolerance)
{
    if (fabs(value - wanted) > tolerance)
        fail_msg("%.9f is not %.9f", value, wanted);
}

/* Quantiles as printed in every table of Student's t. */
static void test_student_as_in_tables(void **state)
{
    (void)state;
    static const struct {
        double freedom, quantile;
    } known[] = {{1, 12.7062},  {2, 4.30265},  {3, 3.18245},   {4, 2.77645},
                 {5, 2.57058},  {7, 2.36462},  {10, 2.22814},  {20, 2.08596},
                 {30, 2.04227}, {60, 2.00030}, {120, 1.97993}, {1e9, 1.95996}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        near_to(arena_student(known[i].freedom), known[i].quantile, 6e-6);
}

/* 10 of 50: the classical interval is 0.1124 to 0.3304; 0 of 20 ends at 0.1611. */
static void test_wilson_as_in_textbooks(void **state)
{
    (void)state;
    arena_share share = arena_wilson(0.2, 50, 1.959964);
    near_to(share.low, 0.112438, 1e-5);
    near_to(share.high, 0.330371, 1e-5);
    share = arena_wilson(0, 20, 1.959964);
    near_to(share.low, 0, 1e-12);
    near_to(share.high, 0.161125, 1e-5);
}

/* The variance of independent trials gives back Wilson's interval of their number. */
static void test_interval_of_independent_trials_is_wilsons(void **state)
{
    (void)state;
    double blocks = 400;
    arena_share share = arena_interval(0.3, 0.3 * 0.7 / blocks, blocks, blocks - 1);
    arena_share wilson = arena_wilson(0.3, blocks, arena_student(blocks - 1));
    near_to(share.low, wilson.low, 1e-12);
    near_to(share.high, wilson.high, 1e-12);
    /* Half the variance: as many trials as would vary so much. */
    arena_share sure = arena_interval(0.3, 0.3 * 0.7 / blocks / 2, blocks, blocks - 1);
    wilson = arena_wilson(0.3, 2 * blocks, arena_student(blocks - 1));
    near_to(sure.low, wilson.low, 1e-12);
}

static void test_interval_without_variance_takes_blocks_as_trials(void **state)
{
    (void)state;
    arena_share share = arena_interval(1, 0, 20, 19);
    arena_share wilson = arena_wilson(1, 20, arena_student(19));
    near_to(share.low, wilson.low, 1e-12);
    near_to(share.high, 1, 1e-12);
    share = arena_interval(0.25, 0, 1, 0); /* one block says next to nothing */
    assert_true(share.low < 0.01 && share.high > 0.99);
}

static void test_elo_and_back(void **state)
{
    (void)state;
    near_to(arena_elo_score(0), 0.5, 1e-12);
    near_to(arena_elo_score(400), 10.0 / 11, 1e-12);
    near_to(arena_elo(0.75), 190.8485, 1e-4);
    near_to(arena_elo(arena_elo_score(-123)), -123, 1e-9);
    assert_true(isinf(arena_elo(1)) && isinf(arena_elo(0)));
}

/* 1000 blocks with mean 0.53 and variance 0.04 between 0 and 10 Elo, by hand:
 * s0 = 0.5, s1 = 0.514387; LLR = 1000 * 0.014387 * (1.06 - 1.014387) / (2 * 0.0404596). */
static void test_sprt_by_hand(void **state)
{
    (void)state;
    double sum = 1000 * 0.53;
    double squares = 1000 * (0.04 + 0.53 * 0.53);
    arena_sprt sprt = arena_sprt_judge(1000, sum, squares, 0, 10);
    near_to(sprt.upper, 2.944439, 1e-6);
    near_to(sprt.lower, -2.944439, 1e-6);
    double score1 = arena_elo_score(10);
    double wanted = 1000 * (score1 - 0.5) * (1.06 - 0.5 - score1) / (2 * 40.5 / 1001);
    near_to(sprt.llr, wanted, 1e-9);
    assert_int_equal(sprt.verdict, ARENA_H1);
    assert_int_equal(arena_sprt_judge(1000, 490, 1000 * (0.04 + 0.49 * 0.49), 0, 10).verdict,
                     ARENA_H0);
    assert_int_equal(arena_sprt_judge(10, 5.3, 10 * (0.04 + 0.53 * 0.53), 0, 10).verdict,
                     ARENA_NO_VERDICT);
    assert_int_equal(arena_sprt_judge(0, 0, 0, 0, 10).verdict, ARENA_NO_VERDICT);
}

/* Wrong verdicts are rare, on scores as a pair of games on one seed gives them. */
static void test_sprt_errs_rarely(void **state)
{
    (void)state;
    enum { RUNS = 400, MOST_BLOCKS = 20000 };
    int wrong[2] = {0, 0};
    atl_rng rng;
    atl_rng_seed(&rng, 3, 3);
    for (int strong = 0; strong < 2; strong++) {
        double score = arena_elo_score(strong ? 30 : 0);
        uint32_t chance = (uint32_t)(score * 1000000);
        for (int run = 0; run < RUNS; run++) {
            double sum = 0;
            double squares = 0;
            arena_verdict verdict = ARENA_NO_VERDICT;
            for (int block = 1; block <= MOST_BLOCKS && verdict == ARENA_NO_VERDICT; block++) {
                double one = ((atl_rng_below(&rng, 1000000) < chance) +
                              (atl_rng_below(&rng, 1000000) < chance)) /
                             2.0;
                sum += one;
                squares += one * one;
                verdict = arena_sprt_judge(block, sum, squares, 0, 30).verdict;
            }
            wrong[strong] += verdict != (strong ? ARENA_H1 : ARENA_H0);
        }
    }
    assert_in_range(wrong[0], 0, RUNS * 8 / 100); /* 5 % are allowed; 8 % would be no luck */
    assert_in_range(wrong[1], 0, RUNS * 8 / 100);
}

/* Two bots, 3 to 1: the ratio of the strengths is that of the victories. Every pair
 * has one imagined shared place more: 2 halves in 4000. */
static void test_ratings_of_two_are_their_odds(void **state)
{
    (void)state;
    arena_pairs pairs = {.ahead = {[0] = {[1] = 2999}, [1] = {[0] = 999}}};
    double ratings[2];
    arena_rating_fit(&pairs, 2, ratings);
    near_to(ratings[0] - ratings[1], 190.8485, 1e-3);
    near_to(ratings[0] + ratings[1], 2 * ARENA_RATING_MEAN, 1e-6);
}

/* Counts made from strengths give the strengths back. */
static void test_ratings_find_the_strengths_behind_the_counts(void **state)
{
    (void)state;
    static const double strengths[4] = {8, 4, 2, 1};
    arena_pairs pairs;
    double ratings[4];
    memset(&pairs, 0, sizeof pairs);
    for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 4; j++) {
            if (i != j)
                pairs.ahead[i][j] = (uint64_t)(1e9 * strengths[i] / (strengths[i] + strengths[j]));
        }
    }
    arena_rating_fit(&pairs, 4, ratings);
    for (int i = 0; i < 3; i++)
        near_to(ratings[i] - ratings[i + 1], 400 * log10(2), 1e-3);
}

/* Who never loses is far away, but not infinitely. */
static void test_ratings_stay_finite(void **state)
{
    (void)state;
    arena_pairs pairs = {.ahead = {[0] = {[1] = 200}}};
    double ratings[3];
    arena_rating_fit(&pairs, 3, ratings);
    for (int i = 0; i < 3; i++)
        assert_true(isfinite(ratings[i]));
    assert_true(ratings[0] > ratings[2] && ratings[2] > ratings[1]);
    arena_elo_rating list[3] = {{1400, 0, 0}, {1700, 0, 0}, {1500, 0, 0}};
    int order[3];
    arena_rating_order(list, 3, order);
    assert_true(order[0] == 1 && order[1] == 2 && order[2] == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_student_as_in_tables),
        cmocka_unit_test(test_wilson_as_in_textbooks),
        cmocka_unit_test(test_interval_of_independent_trials_is_wilsons),
        cmocka_unit_test(test_interval_without_variance_takes_blocks_as_trials),
        cmocka_unit_test(test_elo_and_back),
        cmocka_unit_test(test_sprt_by_hand),
        cmocka_unit_test(test_sprt_errs_rarely),
        cmocka_unit_test(test_ratings_of_two_are_their_odds),
        cmocka_unit_test(test_ratings_find_the_strengths_behind_the_counts),
        cmocka_unit_test(test_ratings_stay_finite),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
