/* What is hidden and what is open: CU-11.5. */
#include "table.h"

#include <string.h>

static cu_state view_of(const cu_state *s, int seat)
{
    cu_state view;
    memset(&view, 0x5A, sizeof view);
    cuba_game.observe(s, seat, &view);
    return view;
}

static void assert_looks_alike(const cu_state *a, const cu_state *b, int but_for)
{
    for (int seat = ATL_WATCHER; seat < a->players; seat++) {
        cu_state view_a = view_of(a, seat);
        cu_state view_b = view_of(b, seat);
        if (seat == but_for)
            assert_memory_not_equal(&view_a, &view_b, sizeof view_a);
        else
            assert_memory_equal(&view_a, &view_b, sizeof view_a);
    }
}

static void test_CU_11_5_bids_are_secret_until_all_are_made(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    open_parliament(&s, 1, "WTA");
    cu_state low = s;
    cu_state high = s;
    PLAY(&low, "bid 0");
    PLAY(&high, "bid 10");
    assert_looks_alike(&low, &high, 1);
    assert_int_equal(view_of(&high, 1).seats[1].bid, 10);
    PLAY(&low, "bid 2");
    PLAY(&high, "bid 2");
    assert_looks_alike(&low, &high, 1);
    PLAY(&low, "bid 0");
    PLAY(&high, "bid 0"); /* open now */
    assert_int_equal(view_of(&high, 0).seats[1].votes, 12);
    assert_int_equal(view_of(&low, 0).seats[1].votes, 2);
}

/* Saying the hundreds first tells the others nothing. */
static void test_CU_11_5_large_bids_are_secret_in_both_steps(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    s.seats[0].pesos = 333;
    open_parliament(&s, 0, "WT");
    cu_state low = s;
    cu_state high = s;
    PLAY(&low, "hundreds 0");
    PLAY(&high, "hundreds 3");
    assert_looks_alike(&low, &high, 0);
    PLAY(&low, "bid 7");
    PLAY(&high, "bid 33");
    assert_looks_alike(&low, &high, 0);
}

static void test_CU_11_5_second_bids_are_secret_too(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    open_parliament(&s, 0, "WT");
    PLAY(&s, "bid 1", "bid 0");
    assert_int_equal(s.ballot, 2);
    cu_state low = s;
    cu_state high = s;
    PLAY(&low, "bid 0");
    PLAY(&high, "bid 9");
    assert_looks_alike(&low, &high, 0);
}

static cu_state setting_aside(void)
{
    cu_state s = new_game(3, "parliament=secret");
    PLAY(&s, "ship 1", "ship 2", "ship 3", "start 0");
    for (int seat = 0; seat < 3; seat++)
        PLAY(&s, "take wood", "take stone", "take citrus", "take sugar");
    PLAY(&s, "bill tax-1", "bill duty-sugar", "bill subsidy-buildings", "bill market-minus");
    return s;
}

static void test_CU_11_5_the_card_set_aside_is_secret_until_parliament(void **state)
{
    (void)state;
    cu_state a = setting_aside();
    cu_state b = a;
    PLAY(&a, "aside worker");
    PLAY(&b, "aside mayor");
    assert_looks_alike(&a, &b, 0);
    PLAY(&a, "aside worker", "aside worker");
    PLAY(&b, "aside worker", "aside worker");
    assert_looks_alike(&a, &b, 0); /* seat 0 is to act: its choices are not shown either */
    PLAY(&a, "play architect", "build small-bank", "on b1");
    PLAY(&b, "play architect", "build small-bank", "on b1");
    assert_looks_alike(&a, &b, 0);
    assert_int_equal(view_of(&a, 0).seats[0].aside, 1 + CU_WORKER);
    assert_int_equal(view_of(&a, 1).seats[0].aside, 0);
}

static void test_CU_11_5_imagined_cards_are_among_those_not_played(void **state)
{
    uint32_t seen = 0;
    (void)state;
    cu_state s = setting_aside();
    PLAY(&s, "aside mayor", "aside worker", "aside worker");
    PLAY(&s, "play architect", "build small-bank", "on b1");
    cu_state view = view_of(&s, 1);
    for (uint64_t seed = 0; seed < 100; seed++) {
        cu_state imagined;
        atl_rng rng;
        atl_rng_seed(&rng, seed, 1);
        cuba_game.imagine(&view, 1, &rng, &imagined);
        assert_null(cuba_game.check(&imagined));
        assert_int_equal(imagined.seats[1].aside, 1 + CU_WORKER);
        seen |= 1U << (imagined.seats[0].aside - 1);
    }
    assert_int_equal(seen, CU_FULL_HAND & ~(1 << CU_ARCHITECT)); /* all that are possible */
}

static void test_CU_11_5_imagined_bids_are_within_the_pesos(void **state)
{
    uint32_t seen = 0;
    (void)state;
    cu_state s = table_of(2);
    s.seats[0].pesos = 4;
    open_parliament(&s, 0, "WT");
    PLAY(&s, "bid 2");
    cu_state view = view_of(&s, 1);
    for (uint64_t seed = 0; seed < 100; seed++) {
        cu_state imagined;
        atl_rng rng;
        atl_rng_seed(&rng, seed, 1);
        cuba_game.imagine(&view, 1, &rng, &imagined);
        assert_null(cuba_game.check(&imagined));
        seen |= 1U << imagined.seats[0].bid;
    }
    assert_int_equal(seen, 0x1F);
}

/* All else is open: pieces, pesos, the cards in a pile, the order of returned ships. */
static void test_CU_11_5_all_else_is_open(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    have(&s, 1, CU_RUM, 3);
    aboard(&s, CU_DOCK_2, "SSSRG");
    end_round(&s);
    for (int seat = ATL_WATCHER; seat < 3; seat++) {
        cu_state view = view_of(&s, seat);
        assert_memory_equal(&view, &s, sizeof s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_11_5_bids_are_secret_until_all_are_made),
        cmocka_unit_test(test_CU_11_5_large_bids_are_secret_in_both_steps),
        cmocka_unit_test(test_CU_11_5_second_bids_are_secret_too),
        cmocka_unit_test(test_CU_11_5_the_card_set_aside_is_secret_until_parliament),
        cmocka_unit_test(test_CU_11_5_imagined_cards_are_among_those_not_played),
        cmocka_unit_test(test_CU_11_5_imagined_bids_are_within_the_pesos),
        cmocka_unit_test(test_CU_11_5_all_else_is_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
