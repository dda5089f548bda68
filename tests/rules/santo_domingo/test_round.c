/* The round: supply, choosing, resolving in ascending order, clean-up (SD-3). */
#include "table.h"

static void test_SD_3_1_supply_by_number_of_players(void **state)
{
    static const int spaces[] = {[2] = 3, [3] = 5, [4] = 3, [5] = 4, [6] = 5};
    (void)state;
    for (int players = 2; players <= 6; players++) {
        sd_state s = table_of(players);
        for (int row = 0; row < SD_ROWS; row++)
            s.row[row] = (uint8_t)row; /* 0, 1, 2 */
        for (int seat = 0; seat < players; seat++)
            PLAY(&s, players <= 3 ? "customs+beggar" : "beggar"); /* nothing leaves the board */
        for (int row = 0; row < SD_ROWS; row++)
            assert_int_equal(s.row[row], row + spaces[players]);
    }
}

static void test_SD_3_1_supply_never_past_15(void **state)
{
    (void)state;
    for (int start = 8; start <= 15; start++) {
        sd_state s = table_of(5);
        for (int row = 0; row < SD_ROWS; row++)
            s.row[row] = (uint8_t)start;
        PLAY(&s, "beggar", "beggar", "beggar", "beggar", "beggar");
        for (int row = 0; row < SD_ROWS; row++)
            assert_int_equal(s.row[row], start + 4 > 15 ? 15 : start + 4);
    }
}

static void test_SD_3_1_supply_is_made_before_choosing(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_VP] = 0;
    PLAY(&s, "beggar", "beggar", "beggar", "beggar");
    assert_int_equal(s.round, 2);
    PLAY(&s, "admiral", "beggar", "beggar", "beggar"); /* takes the 3 of the supply */
    assert_int_equal(s.vp[0], 3);
}

static void test_SD_3_2_two_cards_with_2_or_3_players(void **state)
{
    (void)state;
    for (int players = 2; players <= 3; players++) {
        sd_state s = table_of(players);
        atl_action legal[ATL_MAX_ACTIONS];
        assert_int_equal(santo_domingo_game.legal(&s, legal), 8 * 7 / 2);
        assert_illegal(&s, "captain");
        assert_illegal(&s, "beggar");
        PLAY(&s, "captain+beggar");
        assert_int_equal(s.played[0], CAPTAIN | BEGGAR);
    }
}

static void test_SD_3_2_one_card_with_4_to_6_players(void **state)
{
    (void)state;
    for (int players = 4; players <= 6; players++) {
        sd_state s = table_of(players);
        atl_action legal[ATL_MAX_ACTIONS];
        assert_int_equal(santo_domingo_game.legal(&s, legal), 8);
        assert_illegal(&s, "captain+beggar");
        PLAY(&s, "captain");
        assert_int_equal(s.played[0], CAPTAIN);
    }
}

static void test_SD_3_2_two_cards_differ_and_have_no_order(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    atl_action action = 0;
    assert_int_equal(atl_action_read(&santo_domingo_game, &s, "captain+captain", &action, NULL),
                     ATL_INVALID);
    assert_int_equal(atl_action_read(&santo_domingo_game, &s, "beggar+captain", &action, NULL),
                     ATL_INVALID);
}

static void test_SD_3_2_only_cards_from_hand(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    PLAY(&s, "captain", "frigate", "beggar", "galleon");
    assert_illegal(&s, "captain");
    PLAY(&s, "frigate");
    assert_illegal(&s, "frigate");

    sd_state two = table_of(2);
    PLAY(&two, "captain+frigate", "admiral+beggar");
    assert_illegal(&two, "captain+galleon");
    assert_illegal(&two, "admiral+frigate");
    assert_illegal(&two, "captain+frigate");
    PLAY(&two, "admiral+galleon");
}

/* One commitment after another, nothing happens before the last. */
static void test_SD_3_2_all_are_revealed_together(void **state)
{
    (void)state;
    sd_state start = table_of(6);
    sd_state s = start;
    for (int seat = 0; seat < 5; seat++) {
        atl_events events;
        assert_int_equal(santo_domingo_game.to_act(&s), seat);
        assert_true(santo_domingo_game.secret(&s));
        PLAY_TOLD(&s, &events, "captain");
        assert_int_equal(events.count, 0);
        assert_memory_equal(s.row, start.row, sizeof s.row);
        assert_memory_equal(s.vp, start.vp, sizeof s.vp);
        assert_memory_equal(s.hand, start.hand, sizeof s.hand);
    }
    atl_events events;
    PLAY_TOLD(&s, &events, "admiral");
    for (int seat = 0; seat < 6; seat++)
        assert_int_equal(find_event(&events, SD_EVENT_REVEAL, seat)->args[0],
                         seat < 5 ? SD_CAPTAIN : SD_ADMIRAL);
}

static void test_SD_3_2_a_hand_always_suffices(void **state)
{
    (void)state;
    sd_state s = table_of(3);
    PLAY(&s, "captain+admiral", "captain+admiral", "captain+beggar");
    PLAY(&s, "governor+frigate", "governor+frigate", "captain+beggar");
    PLAY(&s, "galleon+customs", "galleon+customs", "captain+beggar");
    atl_action legal[ATL_MAX_ACTIONS];
    assert_int_equal(s.hand[0], TRADER | BEGGAR);
    assert_int_equal(santo_domingo_game.legal(&s, legal), 1);
    assert_int_equal(legal[0], code_of("trader+beggar"));

    sd_state four = table_of(4);
    four.hand[0] = BEGGAR;
    assert_int_equal(santo_domingo_game.legal(&four, legal), 1);
    assert_int_equal(legal[0], code_of("beggar"));
}

static void test_SD_3_cards_resolve_in_ascending_number(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_VP] = 4;
    s.row[SD_GOODS] = 5;
    PLAY(&s, "galleon", "frigate", "admiral", "captain"); /* the higher numbers sit first */
    assert_int_equal(s.vp[3], 2);
    assert_int_equal(s.vp[2], 2);
    assert_int_equal(s.goods[1], 4 + 3);
    assert_int_equal(s.goods[0], 4 + 2);
}

/* Governor, Frigate and Galleon bring goods that the Trader can use; the Beggar's
 * come too late. */
static void test_SD_3_goods_of_this_round_can_be_traded(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    s.goods[0] = s.goods[1] = 0;
    s.row[SD_GOODS] = 6;
    s.row[SD_TRADE] = 12;
    PLAY(&s, "galleon+trader", "captain+beggar");
    assert_int_equal(s.goods[0], 6);
    assert_int_equal(s.goods[1], 0);
    ASSERT_OFFERS(&s, 0, 1, 2, 3, 4, 5, 6);
    PLAY(&s, "buy 6");
    assert_int_equal(s.goods[1], 1 + 2); /* 6 cards left, one Trader */

    sd_state beggar = table_of(2);
    beggar.goods[0] = 0;
    PLAY(&beggar, "trader+beggar", "captain+admiral");
    ASSERT_OFFERS(&beggar, 0);
}

static void test_SD_3_3_played_cards_go_to_the_discard(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    PLAY(&s, "captain", "admiral", "customs", "governor");
    assert_int_equal(s.hand[0], SD_FULL_HAND & ~CAPTAIN);
    assert_int_equal(s.hand[1], SD_FULL_HAND & ~ADMIRAL);
    assert_int_equal(s.hand[2], SD_FULL_HAND & ~CUSTOMS);
    assert_int_equal(s.hand[3], SD_FULL_HAND & ~GOVERNOR);
    PLAY(&s, "frigate", "frigate", "frigate", "frigate");
    assert_int_equal(s.hand[0], SD_FULL_HAND & ~(CAPTAIN | FRIGATE));
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(s.played[seat], 0);
}

static void test_SD_3_3_cards_stay_open_until_the_round_ends(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    PLAY(&s, "captain", "trader", "beggar", "governor");
    assert_int_equal(s.phase, SD_TRADING);
    assert_int_equal(s.played[0], CAPTAIN);
    assert_int_equal(s.played[1], TRADER);
    assert_int_equal(s.played[2], BEGGAR);
    assert_int_equal(s.played[3], GOVERNOR);
    PLAY(&s, "buy 0");
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(s.played[seat], 0);
}

static void test_SD_3_3_a_beggars_cards_return_to_hand(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    PLAY(&s, "captain+frigate", "admiral+galleon");
    PLAY(&s, "governor+beggar", "captain+customs");
    assert_int_equal(s.hand[0], SD_FULL_HAND);
    assert_int_equal(s.hand[1], SD_FULL_HAND & ~(ADMIRAL | GALLEON | CAPTAIN | CUSTOMS));
}

/* 'Played this round' counts cards that brought nothing. */
static void test_SD_3_3_a_card_counts_though_it_brought_nothing(void **state)
{
    (void)state;
    sd_state s = table_of(6);
    s.row[SD_VP] = 0;
    s.row[SD_GOODS] = 0;
    s.goods[5] = 0;
    PLAY(&s, "captain", "admiral", "frigate", "galleon", "customs", "governor");
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(s.vp[seat], 0);
    assert_int_equal(s.vp[4], 3 + 1);
    assert_int_equal(s.goods[5], 4 + 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_3_1_supply_by_number_of_players),
        cmocka_unit_test(test_SD_3_1_supply_never_past_15),
        cmocka_unit_test(test_SD_3_1_supply_is_made_before_choosing),
        cmocka_unit_test(test_SD_3_2_two_cards_with_2_or_3_players),
        cmocka_unit_test(test_SD_3_2_one_card_with_4_to_6_players),
        cmocka_unit_test(test_SD_3_2_two_cards_differ_and_have_no_order),
        cmocka_unit_test(test_SD_3_2_only_cards_from_hand),
        cmocka_unit_test(test_SD_3_2_all_are_revealed_together),
        cmocka_unit_test(test_SD_3_2_a_hand_always_suffices),
        cmocka_unit_test(test_SD_3_cards_resolve_in_ascending_number),
        cmocka_unit_test(test_SD_3_goods_of_this_round_can_be_traded),
        cmocka_unit_test(test_SD_3_3_played_cards_go_to_the_discard),
        cmocka_unit_test(test_SD_3_3_cards_stay_open_until_the_round_ends),
        cmocka_unit_test(test_SD_3_3_a_beggars_cards_return_to_hand),
        cmocka_unit_test(test_SD_3_3_a_card_counts_though_it_brought_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
