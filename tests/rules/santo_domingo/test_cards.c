/* The cards paid for other cards: Governor, Customs, Beggar (SD-5.3, SD-5.6,
 * SD-5.8, SD-5.9). */
#include "table.h"

static void test_SD_5_3_governor(void **state)
{
    (void)state;
    sd_state s = table_of(6);
    s.goods[0] = s.goods[1] = 0;
    s.row[SD_GOODS] = 7;
    PLAY(&s, "governor", "governor", "captain", "captain", "admiral", "customs");
    assert_int_equal(s.goods[0], 4 + 4 + 2); /* each Governor in full, not shared */
    assert_int_equal(s.goods[1], 4 + 4 + 2);
    assert_row_before_supply(&s, SD_GOODS, 7); /* not from the board */
}

static void test_SD_5_3_governor_without_captains_and_admirals(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    PLAY(&s, "governor", "frigate", "galleon", "customs");
    assert_int_equal(s.goods[0], 4);
}

static void test_SD_5_6_customs(void **state)
{
    (void)state;
    sd_state s = table_of(6);
    s.row[SD_VP] = 7;
    PLAY(&s, "customs", "customs", "frigate", "frigate", "galleon", "governor");
    assert_int_equal(s.vp[0], 3 + 3 + 1);
    assert_int_equal(s.vp[1], 3 + 3 + 1);
    assert_row_before_supply(&s, SD_VP, 7); /* not from the board */
}

static void test_SD_5_6_customs_without_ships(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    PLAY(&s, "customs", "captain", "admiral", "governor");
    assert_int_equal(s.vp[0], 0);
}

/* Goods of a Beggar who has `left` cards left besides the Beggar just played. */
static int begged(int left)
{
    sd_state s = table_of(4);
    s.hand[0] = (uint8_t)(BEGGAR | ((1 << left) - 1));
    s.goods[0] = 0;
    s.row[SD_GOODS] = 5;
    PLAY(&s, "beggar", "captain", "captain", "captain");
    assert_row_before_supply(&s, SD_GOODS, 5); /* not from the board */
    assert_int_equal(s.hand[0], SD_FULL_HAND);
    return s.goods[0];
}

static void test_SD_5_8_goods_by_cards_left(void **state)
{
    static const int goods[] = {4, 3, 3, 2, 2, 1, 1, 1};
    (void)state;
    for (int left = 0; left <= 7; left++)
        assert_int_equal(begged(left), goods[left]);
}

/* This round's second card does not count as in hand. */
static void test_SD_5_8_goods_by_cards_left_with_two_cards(void **state)
{
    static const int goods[] = {[0] = 4, [2] = 3, [4] = 2, [6] = 1};
    static const int rest[] = {[0] = 0,
                               [2] = FRIGATE | GALLEON,
                               [4] = FRIGATE | GALLEON | ADMIRAL | GOVERNOR,
                               [6] = FRIGATE | GALLEON | ADMIRAL | GOVERNOR | CUSTOMS | TRADER};
    (void)state;
    for (int left = 0; left <= 6; left += 2) {
        sd_state s = table_of(3);
        s.goods[1] = 0;
        s.hand[1] = (uint8_t)(CAPTAIN | BEGGAR | rest[left]);
        PLAY(&s, "captain+customs", "captain+beggar", "captain+customs");
        assert_int_equal(s.goods[1], goods[left]);
    }
}

static void test_SD_5_8_two_goods_per_trader(void **state)
{
    (void)state;
    sd_state s = table_of(5);
    s.goods[0] = s.goods[1] = 0;
    PLAY(&s, "beggar", "beggar", "trader", "trader", "trader", "buy 0", "buy 0", "buy 0");
    assert_int_equal(s.goods[0], 1 + 3 * 2);
    assert_int_equal(s.goods[1], 1 + 3 * 2);
}

/* All are paid before any takes cards back: one Beggar's hand never counts more
 * because another has resolved. */
static void test_SD_5_8_all_are_paid_then_all_take_back(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    atl_events events;
    memset(s.goods, 0, sizeof s.goods);
    s.hand[0] = BEGGAR;
    s.hand[1] = BEGGAR | CAPTAIN;
    s.hand[2] = BEGGAR | CAPTAIN | ADMIRAL | FRIGATE;
    PLAY_TOLD(&s, &events, "beggar", "beggar", "beggar", "beggar");
    static const int goods[] = {4, 3, 2, 1};
    int last_paid = 0;
    int first_return = events.count;
    for (int i = 0; i < events.count; i++) {
        if (events.list[i].kind == SD_EVENT_EARN)
            last_paid = i;
        if (events.list[i].kind == SD_EVENT_RETURN && i < first_return)
            first_return = i;
    }
    assert_true(last_paid < first_return);
    for (int seat = 0; seat < 4; seat++) {
        assert_int_equal(s.goods[seat], goods[seat]);
        assert_int_equal(s.hand[seat], SD_FULL_HAND);
    }
    assert_int_equal(find_event(&events, SD_EVENT_RETURN, 0)->args[0], 8);
    assert_int_equal(find_event(&events, SD_EVENT_RETURN, 3)->args[0], 1);
}

static void test_SD_5_8_goods_above_15_are_lost(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.goods[0] = 13;
    PLAY(&s, "beggar", "trader", "captain", "admiral", "buy 0");
    assert_int_equal(s.goods[0], 15);
}

static void test_SD_5_9_governor_does_not_count_own_cards(void **state)
{
    (void)state;
    for (int players = 2; players <= 3; players++) {
        sd_state s = table_of(players);
        PLAY(&s, "captain+governor", "admiral+customs");
        if (players == 3)
            PLAY(&s, "admiral+governor");
        /* Not the own Captain; every Admiral of the others. */
        assert_int_equal(s.goods[0], players + (players == 2 ? 2 : 4));
        if (players == 3)
            assert_int_equal(s.goods[2], players + 4 + 2); /* not the own Admiral */
    }
}

static void test_SD_5_9_customs_does_not_count_own_cards(void **state)
{
    (void)state;
    for (int players = 2; players <= 3; players++) {
        sd_state s = table_of(players);
        PLAY(&s, "frigate+customs", "governor+galleon");
        if (players == 3)
            PLAY(&s, "galleon+customs");
        assert_int_equal(s.vp[0], players == 2 ? 1 : 2);
        if (players == 3)
            assert_int_equal(s.vp[2], 3 + 1);
    }
}

static void test_SD_5_9_beggar_does_not_count_own_trader(void **state)
{
    (void)state;
    sd_state two = table_of(2);
    two.goods[0] = 0;
    PLAY(&two, "trader+beggar", "captain+admiral", "buy 0");
    assert_int_equal(two.goods[0], 1);

    sd_state three = table_of(3);
    memset(three.goods, 0, sizeof three.goods);
    PLAY(&three, "trader+beggar", "trader+beggar", "captain+beggar", "buy 0", "buy 0");
    assert_int_equal(three.goods[0], 1 + 2);
    assert_int_equal(three.goods[1], 1 + 2);
    assert_int_equal(three.goods[2], 1 + 2 + 2);
}

/* The own Trader still counts for the setback. */
static void test_SD_5_9_own_trader_counts_for_the_setback(void **state)
{
    (void)state;
    for (int players = 2; players <= 3; players++) {
        sd_state s = table_of(players);
        s.row[SD_TRADE] = 13;
        PLAY(&s, "captain+trader", "admiral+trader");
        if (players == 3)
            PLAY(&s, "captain+admiral");
        assert_int_equal(s.row[SD_TRADE], 13 - 2);
    }
}

/* From 4 players on every card counts; with one card a round none can be one's own. */
static void test_SD_5_9_all_cards_count_from_4_players(void **state)
{
    (void)state;
    for (int players = 4; players <= 6; players++) {
        sd_state s = table_of(players);
        s.goods[0] = 0;
        PLAY(&s, "governor");
        for (int seat = 1; seat < players; seat++)
            PLAY(&s, "admiral");
        assert_int_equal(s.goods[0], 2 * (players - 1));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_5_3_governor),
        cmocka_unit_test(test_SD_5_3_governor_without_captains_and_admirals),
        cmocka_unit_test(test_SD_5_6_customs),
        cmocka_unit_test(test_SD_5_6_customs_without_ships),
        cmocka_unit_test(test_SD_5_8_goods_by_cards_left),
        cmocka_unit_test(test_SD_5_8_goods_by_cards_left_with_two_cards),
        cmocka_unit_test(test_SD_5_8_two_goods_per_trader),
        cmocka_unit_test(test_SD_5_8_all_are_paid_then_all_take_back),
        cmocka_unit_test(test_SD_5_8_goods_above_15_are_lost),
        cmocka_unit_test(test_SD_5_9_governor_does_not_count_own_cards),
        cmocka_unit_test(test_SD_5_9_customs_does_not_count_own_cards),
        cmocka_unit_test(test_SD_5_9_beggar_does_not_count_own_trader),
        cmocka_unit_test(test_SD_5_9_own_trader_counts_for_the_setback),
        cmocka_unit_test(test_SD_5_9_all_cards_count_from_4_players),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
