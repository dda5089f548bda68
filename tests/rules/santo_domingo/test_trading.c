/* Traders and their rates: SD-5.7 and SD-6. */
#include "table.h"

/* A 4-player table where seat 0 alone trades `goods` with the marker on `space`. */
static sd_state trader_on(const char *side, const char *edition, int space, int goods)
{
    sd_state s = table_with(4, side, "30", edition);
    s.row[SD_TRADE] = (uint8_t)space;
    s.goods[0] = (uint8_t)goods;
    PLAY(&s, "trader", "captain", "beggar", "beggar");
    return s;
}

/* What buying `vp` costs seat 0. */
static int price_of(const sd_state *s, const char *purchase)
{
    sd_state after = *s;
    PLAY(&after, purchase);
    return s->goods[0] - after.goods[0];
}

static void test_SD_5_7_setback_of_two_per_further_trader(void **state)
{
    (void)state;
    for (int space = 0; space <= 15; space++) {
        for (int traders = 1; traders <= 6; traders++) {
            sd_state s = table_of(6);
            s.row[SD_TRADE] = (uint8_t)space;
            for (int seat = 0; seat < 6; seat++)
                PLAY(&s, seat < traders ? "trader" : "beggar");
            int back = space - 2 * (traders - 1);
            assert_int_equal(s.row[SD_TRADE], back > 0 ? back : 0);
        }
    }
}

static void test_SD_5_7_setback_comes_before_trading(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_TRADE] = 12; /* 1:1, but two Traders make it 10, 3:2 */
    s.goods[0] = 3;
    PLAY(&s, "trader", "trader", "captain", "captain");
    ASSERT_OFFERS(&s, 0, 1, 2);
}

static void test_SD_5_7_marker_goes_to_0_whether_or_not_anyone_traded(void **state)
{
    (void)state;
    for (int buy = 0; buy <= 1; buy++) {
        sd_state s = trader_on("standard", NULL, 12, 4);
        atl_events events;
        PLAY_TOLD(&s, &events, buy == 0 ? "buy 0" : "buy 4");
        assert_row_before_supply(&s, SD_TRADE, 0);
        assert_int_equal(find_event(&events, SD_EVENT_RESET, ATL_WATCHER)->args[0], 12);
    }
}

static void test_SD_5_7_marker_goes_to_0_after_a_trader_without_goods(void **state)
{
    (void)state;
    sd_state s = trader_on("standard", NULL, 12, 0);
    ASSERT_OFFERS(&s, 0);
    PLAY(&s, "buy 0");
    assert_row_before_supply(&s, SD_TRADE, 0);
}

static void test_SD_5_7_marker_stays_when_no_trader_was_played(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_TRADE] = 7;
    PLAY(&s, "captain", "admiral", "frigate", "beggar");
    assert_row_before_supply(&s, SD_TRADE, 7);
}

/* The decision of section 9: four bands of four spaces. */
static void test_SD_6_1_standard_rates(void **state)
{
    static const int rates[][2] = {{3, 1}, {2, 1}, {3, 2}, {1, 1}};
    (void)state;
    sd_state s = table_of(2);
    for (int space = 0; space < 16; space++) {
        assert_int_equal(s.rate_goods[space], rates[space / 4][0]);
        assert_int_equal(s.rate_vp[space], rates[space / 4][1]);
    }
}

static void test_SD_6_1_winter_rates(void **state)
{
    static const int rates[][2] = {{4, 1}, {3, 1}, {2, 1}, {3, 2}};
    (void)state;
    sd_state s = table_with(2, "winter", "30", NULL);
    for (int space = 0; space < 16; space++) {
        assert_int_equal(s.rate_goods[space], rates[space / 4][0]);
        assert_int_equal(s.rate_vp[space], rates[space / 4][1]);
    }
}

static void test_SD_6_1_space_gives_the_best_rate(void **state)
{
    (void)state;
    for (int space = 0; space < 16; space++) {
        sd_state standard = trader_on("standard", NULL, space, 12);
        sd_state winter = trader_on("winter", NULL, space, 12);
        static const char *const all_standard[] = {"buy 4", "buy 6", "buy 8", "buy 12"};
        static const char *const all_winter[] = {"buy 3", "buy 4", "buy 6", "buy 8"};
        assert_int_equal(price_of(&standard, all_standard[space / 4]), 12);
        assert_int_equal(price_of(&winter, all_winter[space / 4]), 12);
        if (space < 12) {
            assert_illegal(&standard, all_standard[space / 4 + 1]);
            assert_illegal(&winter, all_winter[space / 4 + 1]);
        }
    }
}

/* Rates of lower spaces are on offer too, combined and repeated at will. */
static void test_SD_6_1_rates_may_be_combined(void **state)
{
    (void)state;
    sd_state s = trader_on("standard", NULL, 8, 15); /* 3:1, 2:1, 3:2 */
    ASSERT_OFFERS(&s, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assert_int_equal(price_of(&s, "buy 1"), 2);
    assert_int_equal(price_of(&s, "buy 2"), 3);
    assert_int_equal(price_of(&s, "buy 3"), 3 + 2);
    assert_int_equal(price_of(&s, "buy 7"), 9 + 2);
    assert_int_equal(price_of(&s, "buy 10"), 15);
}

static void test_SD_6_1_rates_of_higher_spaces_are_not_on_offer(void **state)
{
    (void)state;
    sd_state s = trader_on("standard", NULL, 3, 11);
    ASSERT_OFFERS(&s, 0, 1, 2, 3);
    assert_int_equal(price_of(&s, "buy 3"), 9);
    sd_state winter = trader_on("winter", NULL, 7, 11);
    ASSERT_OFFERS(&winter, 0, 1, 2, 3);
    assert_int_equal(price_of(&winter, "buy 3"), 9);
}

static void test_SD_6_2_nothing_need_be_bought(void **state)
{
    (void)state;
    sd_state s = trader_on("standard", NULL, 15, 15);
    PLAY(&s, "buy 0");
    assert_int_equal(s.goods[0], 15);
    assert_int_equal(s.vp[0], 0);
}

static void test_SD_6_2_no_more_than_the_goods_pay_for(void **state)
{
    (void)state;
    sd_state s = trader_on("standard", NULL, 12, 3);
    ASSERT_OFFERS(&s, 0, 1, 2, 3);
    assert_illegal(&s, "buy 4");
    assert_illegal(&s, "buy 135");
}

static void test_SD_6_2_amounts_no_combination_gives(void **state)
{
    (void)state;
    sd_state s = trader_on("standard",
                           "edition e\n game santo-domingo\n table standard\n 0-15 = 2:3\n", 5, 7);
    ASSERT_OFFERS(&s, 0, 3, 6, 9);
    assert_illegal(&s, "buy 1");
    assert_illegal(&s, "buy 8");
    assert_int_equal(price_of(&s, "buy 9"), 6);
}

/* 1 VP would cost 3 goods, as much as 2 VP. */
static void test_SD_6_2_none_that_costs_as_much_as_a_higher_one(void **state)
{
    (void)state;
    sd_state s = trader_on(
        "standard", "edition e\n game santo-domingo\n table standard\n 0-3 = 3:1\n 4-15 = 3:2\n", 4,
        8);
    ASSERT_OFFERS(&s, 0, 2, 4);
    assert_illegal(&s, "buy 1");
    assert_illegal(&s, "buy 3");
    assert_int_equal(price_of(&s, "buy 4"), 6);
    sd_state low = trader_on(
        "standard", "edition e\n game santo-domingo\n table standard\n 0-3 = 3:1\n 4-15 = 3:2\n", 3,
        8);
    ASSERT_OFFERS(&low, 0, 1, 2);
}

/* 1 VP would cost 4 goods and 4 VP 7, more than 3 and 6 VP do. */
static void test_SD_6_2_none_that_costs_more_than_a_higher_one(void **state)
{
    (void)state;
    sd_state s = trader_on(
        "standard", "edition e\n game santo-domingo\n table standard\n 0-3 = 4:1\n 4-15 = 3:3\n", 9,
        8);
    ASSERT_OFFERS(&s, 0, 3, 6);
}

static void test_SD_6_2_the_price_is_the_fewest_goods(void **state)
{
    (void)state;
    sd_state s = trader_on(
        "winter", "edition e\n game santo-domingo\n table winter\n 0-8 = 5:3\n 9-15 = 7:5\n", 9,
        15);
    ASSERT_OFFERS(&s, 0, 3, 5, 6, 8, 10); /* 9 VP for 15 goods, 10 for 14 */
    assert_int_equal(price_of(&s, "buy 3"), 5);
    assert_int_equal(price_of(&s, "buy 5"), 7);
    assert_int_equal(price_of(&s, "buy 6"), 10);
    assert_int_equal(price_of(&s, "buy 8"), 12);
    assert_int_equal(price_of(&s, "buy 10"), 14);
}

static void test_SD_6_3_most_vp_first_ties_in_seat_order(void **state)
{
    static const int order[] = {1, 3, 0, 4, 2};
    (void)state;
    sd_state s = table_of(5);
    s.vp[0] = 3;
    s.vp[1] = 7;
    s.vp[2] = 0;
    s.vp[3] = 7;
    s.vp[4] = 3;
    s.row[SD_TRADE] = 15;
    PLAY(&s, "trader", "trader", "trader", "trader", "trader");
    for (int i = 0; i < 5; i++) {
        assert_int_equal(santo_domingo_game.to_act(&s), order[i]);
        assert_false(santo_domingo_game.secret(&s));
        PLAY(&s, i % 2 == 0 ? "buy 0" : "buy 2");
    }
    assert_int_equal(s.phase, SD_CHOOSE);
}

/* VP of this round's lower cards count already. */
static void test_SD_6_3_vp_at_that_moment(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    s.vp[0] = 5;
    s.vp[1] = 4;
    PLAY(&s, "frigate+trader", "captain+trader");
    assert_int_equal(s.vp[1], 6);
    assert_int_equal(santo_domingo_game.to_act(&s), 1);
    PLAY(&s, "buy 0");
    assert_int_equal(santo_domingo_game.to_act(&s), 0);
}

static void test_SD_6_3_vp_do_not_come_from_the_board(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_VP] = 5;
    s.row[SD_GOODS] = 6;
    s.row[SD_TRADE] = 14;
    s.goods[0] = 15;
    PLAY(&s, "trader", "beggar", "beggar", "beggar", "buy 15");
    assert_int_equal(s.vp[0], 15);
    assert_int_equal(s.goods[0], 0);
    assert_row_before_supply(&s, SD_VP, 5);
    assert_row_before_supply(&s, SD_GOODS, 6); /* and the goods do not return to it */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_5_7_setback_of_two_per_further_trader),
        cmocka_unit_test(test_SD_5_7_setback_comes_before_trading),
        cmocka_unit_test(test_SD_5_7_marker_goes_to_0_whether_or_not_anyone_traded),
        cmocka_unit_test(test_SD_5_7_marker_goes_to_0_after_a_trader_without_goods),
        cmocka_unit_test(test_SD_5_7_marker_stays_when_no_trader_was_played),
        cmocka_unit_test(test_SD_6_1_standard_rates),
        cmocka_unit_test(test_SD_6_1_winter_rates),
        cmocka_unit_test(test_SD_6_1_space_gives_the_best_rate),
        cmocka_unit_test(test_SD_6_1_rates_may_be_combined),
        cmocka_unit_test(test_SD_6_1_rates_of_higher_spaces_are_not_on_offer),
        cmocka_unit_test(test_SD_6_2_nothing_need_be_bought),
        cmocka_unit_test(test_SD_6_2_no_more_than_the_goods_pay_for),
        cmocka_unit_test(test_SD_6_2_amounts_no_combination_gives),
        cmocka_unit_test(test_SD_6_2_none_that_costs_as_much_as_a_higher_one),
        cmocka_unit_test(test_SD_6_2_none_that_costs_more_than_a_higher_one),
        cmocka_unit_test(test_SD_6_2_the_price_is_the_fewest_goods),
        cmocka_unit_test(test_SD_6_3_most_vp_first_ties_in_seat_order),
        cmocka_unit_test(test_SD_6_3_vp_at_that_moment),
        cmocka_unit_test(test_SD_6_3_vp_do_not_come_from_the_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
