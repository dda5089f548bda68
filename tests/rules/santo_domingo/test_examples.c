/* The worked examples of section 10 of the rules. */
#include "table.h"

/* VP row 9; one Captain, two Admirals, one Governor. */
static void test_SD_10_example_1(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    atl_events events;
    s.row[SD_VP] = 9;
    PLAY_TOLD(&s, &events, "captain", "admiral", "admiral", "governor");
    assert_int_equal(s.vp[0], 2);
    assert_int_equal(s.vp[1], 3);
    assert_int_equal(s.vp[2], 3);
    assert_int_equal(s.goods[3], 4 + 8);
    assert_row_before_supply(&s, SD_VP, 1);
    assert_int_equal(find_event(&events, SD_EVENT_TAKE, 0)->args[2], 2);
    assert_int_equal(find_event(&events, SD_EVENT_TAKE, 1)->args[2], 3);
    assert_int_equal(find_event(&events, SD_EVENT_EARN, 3)->args[2], 8);
}

/* Goods row 10; one Frigate, one Galleon, one Customs. */
static void test_SD_10_example_2(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_GOODS] = 10;
    PLAY(&s, "frigate", "galleon", "customs", "beggar");
    assert_int_equal(s.goods[0], 4 + 3);
    assert_int_equal(s.goods[1], 4 + 7);
    assert_int_equal(s.vp[2], 4);
    assert_row_before_supply(&s, SD_GOODS, 0);
}

/* Three Traders, trader marker on 13: back 4 to 9 before anyone trades. */
static void test_SD_10_example_3(void **state)
{
    (void)state;
    for (int players = 3; players <= 6; players++) {
        sd_state s = table_of(players);
        atl_events events;
        s.row[SD_TRADE] = 13;
        for (int seat = 0; seat < players; seat++) {
            const char *card = seat < 3 ? "trader" : "beggar";
            PLAY_TOLD(&s, &events, players == 3 ? "frigate+trader" : card);
        }
        assert_int_equal(s.phase, SD_TRADING);
        assert_int_equal(s.row[SD_TRADE], 9);
        assert_int_equal(find_event(&events, SD_EVENT_SETBACK, ATL_WATCHER)->args[0], 13);
        assert_int_equal(find_event(&events, SD_EVENT_SETBACK, ATL_WATCHER)->args[1], 9);
    }
}

/* Standard side, trader marker on 9, 11 goods: 9 goods buy 6 VP; the last 2 goods
 * may still buy 1 VP at 2:1. */
static void test_SD_10_example_4(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_TRADE] = 9;
    s.goods[0] = 11;
    PLAY(&s, "trader", "beggar", "beggar", "beggar");
    sd_state six = s;
    PLAY(&six, "buy 6");
    assert_int_equal(six.goods[0], 2);
    assert_int_equal(six.vp[0], 6);
    sd_state seven = s;
    PLAY(&seven, "buy 7");
    assert_int_equal(seven.goods[0], 0);
    assert_int_equal(seven.vp[0], 7);
    assert_illegal(&s, "buy 8");
}

/* 3 players, Trader and Beggar, two cards left; another player also played Trader. */
static void test_SD_10_example_5(void **state)
{
    (void)state;
    sd_state s = table_of(3);
    s.hand[0] = CAPTAIN | GALLEON | TRADER | BEGGAR;
    s.goods[0] = 0;
    PLAY(&s, "trader+beggar", "frigate+trader", "admiral+customs", "buy 0", "buy 0");
    assert_int_equal(s.goods[0], 3 + 2);
    assert_int_equal(s.hand[0], SD_FULL_HAND);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_10_example_1), cmocka_unit_test(test_SD_10_example_2),
        cmocka_unit_test(test_SD_10_example_3), cmocka_unit_test(test_SD_10_example_4),
        cmocka_unit_test(test_SD_10_example_5),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
