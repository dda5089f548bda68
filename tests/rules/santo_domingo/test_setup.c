/* The table and its setup: SD-1 and SD-2. */
#include "table.h"

static void test_SD_1_1_two_to_six_players(void **state)
{
    (void)state;
    for (int players = 0; players <= 8; players++) {
        sd_state s;
        atl_setup setup;
        atl_reason why = {0};
        atl_setup_default(&setup, &santo_domingo_game, players);
        atl_status status = santo_domingo_game.setup(&s, &setup, NULL, &why);
        if (players >= 2 && players <= 6) {
            assert_int_equal(status, ATL_OK);
            assert_int_equal(s.players, players);
        } else {
            assert_int_equal(status, ATL_INVALID);
            assert_non_null(why.message);
        }
    }
}

/* Nobody has a fixed turn order: who sits where makes no difference. */
static void test_SD_1_1_seats_do_not_matter(void **state)
{
    static const char *const cards[] = {"captain", "frigate", "governor", "galleon", "admiral"};
    (void)state;
    sd_state first = table_of(5);
    PLAY(&first, cards[0], cards[1], cards[2], cards[3], cards[4]);
    for (int shift = 1; shift < 5; shift++) {
        sd_state s = table_of(5);
        for (int seat = 0; seat < 5; seat++)
            PLAY(&s, cards[(seat + shift) % 5]);
        assert_memory_equal(s.row, first.row, sizeof s.row);
        for (int seat = 0; seat < 5; seat++) {
            assert_int_equal(s.vp[seat], first.vp[(seat + shift) % 5]);
            assert_int_equal(s.goods[seat], first.goods[(seat + shift) % 5]);
            assert_int_equal(s.hand[seat], first.hand[(seat + shift) % 5]);
        }
    }
}

static void test_SD_1_2_rows_end_at_0_and_15(void **state)
{
    (void)state;
    sd_state s = table_of(6);
    for (int row = 0; row < SD_ROWS; row++)
        s.row[row] = 15;
    PLAY(&s, "beggar", "beggar", "beggar", "beggar", "beggar", "beggar");
    for (int row = 0; row < SD_ROWS; row++)
        assert_int_equal(s.row[row], 15);
    s.row[SD_VP] = 0;
    s.row[SD_GOODS] = 0;
    PLAY(&s, "captain", "captain", "admiral", "frigate", "frigate", "galleon");
    assert_row_before_supply(&s, SD_VP, 0);
    assert_row_before_supply(&s, SD_GOODS, 0);
}

static void test_SD_1_3_eight_cards_in_order(void **state)
{
    static const char *const cards[] = {"captain", "admiral", "governor", "frigate",
                                        "galleon", "customs", "trader",   "beggar"};
    (void)state;
    sd_state s = table_of(4);
    atl_action legal[ATL_MAX_ACTIONS];
    char text[ATL_NOTATION_BYTES];
    assert_int_equal(santo_domingo_game.legal(&s, legal), 8);
    for (int i = 0; i < 8; i++) {
        santo_domingo_game.notate(legal[i], text);
        assert_string_equal(text, cards[i]);
    }
}

static void test_SD_1_4_goods_above_15_are_lost(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    atl_events events;
    s.goods[0] = 14;
    s.goods[1] = 13;
    PLAY_TOLD(&s, &events, "governor", "governor", "admiral", "beggar");
    assert_int_equal(s.goods[0], 15);
    assert_int_equal(s.goods[1], 15);
    assert_int_equal(find_event(&events, SD_EVENT_LOSE, 0)->args[0], 1);
    assert_int_equal(count_events(&events, SD_EVENT_LOSE, 1), 0);
}

static void test_SD_1_4_vp_have_no_limit(void **state)
{
    (void)state;
    sd_state s = table_with(4, "standard", "30",
                            "edition golden\n game santo-domingo\n table standard\n 0-15 = 1:9\n");
    s.vp[0] = 29;
    s.goods[0] = 15;
    PLAY(&s, "trader", "beggar", "beggar", "beggar", "buy 135");
    assert_int_equal(s.vp[0], 29 + 135);
    assert_int_equal(s.phase, SD_OVER);
}

static void test_SD_2_1_markers_start_on_1(void **state)
{
    (void)state;
    for (int players = 2; players <= 6; players++) {
        sd_state s = table_of(players); /* the first supply has been made */
        for (sd_row row = SD_VP; row < SD_ROWS; row++)
            assert_row_before_supply(&s, row, 1);
        assert_int_equal(s.round, 1);
    }
}

static void test_SD_2_2_hand_vp_and_goods(void **state)
{
    (void)state;
    for (int players = 2; players <= 6; players++) {
        sd_state s = table_of(players);
        for (int seat = 0; seat < players; seat++) {
            assert_int_equal(s.hand[seat], SD_FULL_HAND);
            assert_int_equal(s.played[seat], 0);
            assert_int_equal(s.vp[seat], 0);
            assert_int_equal(s.goods[seat], players);
        }
    }
}

static void test_SD_2_3_the_winter_side_differs_in_rates_only(void **state)
{
    (void)state;
    for (int players = 2; players <= 6; players++) {
        sd_state standard = table_with(players, "standard", "30", NULL);
        sd_state winter = table_with(players, "winter", "30", NULL);
        assert_memory_not_equal(standard.rate_goods, winter.rate_goods, SD_SPACES);
        memcpy(winter.rate_goods, standard.rate_goods, SD_SPACES);
        memcpy(winter.rate_vp, standard.rate_vp, SD_SPACES);
        winter.side = standard.side;
        assert_memory_equal(&standard, &winter, sizeof winter);
    }
}

static void test_SD_2_3_goal_45_with_2_or_3_players_only(void **state)
{
    (void)state;
    for (int players = 2; players <= 6; players++) {
        atl_setup setup;
        atl_reason why = {0};
        sd_state s;
        sd_state untouched;
        memset(&s, 0xEE, sizeof s);
        untouched = s;
        atl_setup_default(&setup, &santo_domingo_game, players);
        assert_int_equal(atl_setup_option(&setup, &santo_domingo_game, "goal", "45", &why), ATL_OK);
        atl_status status = santo_domingo_game.setup(&s, &setup, NULL, &why);
        if (players <= 3) {
            assert_int_equal(status, ATL_OK);
            assert_int_equal(s.goal, 45);
        } else {
            assert_int_equal(status, ATL_INVALID);
            assert_non_null(why.message);
            assert_memory_equal(&s, &untouched, sizeof s);
        }
        assert_int_equal(table_of(players).goal, 30);
    }
}

static void test_SD_2_3_no_other_values(void **state)
{
    static const char *const wrong[][2] = {
        {"goal", "31"}, {"goal", ""},      {"side", "summer"},
        {"side", ""},   {"memory", "yes"}, {"colour", "red"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        atl_setup setup;
        atl_setup before;
        atl_reason why = {0};
        atl_setup_default(&setup, &santo_domingo_game, 2);
        before = setup;
        assert_int_equal(
            atl_setup_option(&setup, &santo_domingo_game, wrong[i][0], wrong[i][1], &why),
            ATL_INVALID);
        assert_non_null(why.message);
        assert_memory_equal(&setup, &before, sizeof setup);
    }
}

/* A setup that no option could have made is refused, not played. */
static void test_SD_2_3_impossible_setups_are_refused(void **state)
{
    (void)state;
    sd_state s;
    for (int option = 0; option < 3; option++) {
        atl_setup setup;
        atl_reason why = {0};
        atl_setup_default(&setup, &santo_domingo_game, 2);
        setup.options[option] = 2;
        assert_int_equal(santo_domingo_game.setup(&s, &setup, NULL, &why), ATL_INVALID);
        assert_non_null(why.message);
    }
    atl_setup setup;
    atl_reason why = {0};
    atl_setup_default(&setup, &santo_domingo_game, 2);
    setup.edition.bytes[0] = 0; /* no goods for 1 VP */
    assert_int_equal(santo_domingo_game.setup(&s, &setup, NULL, &why), ATL_INVALID);
    assert_non_null(why.message);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_1_1_two_to_six_players),
        cmocka_unit_test(test_SD_1_1_seats_do_not_matter),
        cmocka_unit_test(test_SD_1_2_rows_end_at_0_and_15),
        cmocka_unit_test(test_SD_1_3_eight_cards_in_order),
        cmocka_unit_test(test_SD_1_4_goods_above_15_are_lost),
        cmocka_unit_test(test_SD_1_4_vp_have_no_limit),
        cmocka_unit_test(test_SD_2_1_markers_start_on_1),
        cmocka_unit_test(test_SD_2_2_hand_vp_and_goods),
        cmocka_unit_test(test_SD_2_3_the_winter_side_differs_in_rates_only),
        cmocka_unit_test(test_SD_2_3_goal_45_with_2_or_3_players_only),
        cmocka_unit_test(test_SD_2_3_no_other_values),
        cmocka_unit_test(test_SD_2_3_impossible_setups_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
