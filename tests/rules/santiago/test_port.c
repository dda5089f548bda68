/* Delivery rounds: SC-7.1 to SC-7.3, and how a round ends (SC-7.4). */
#include "table.h"

/* Seat 0 is about to drive from Alonso to the port. */
static sc_state at_the_gate(int players)
{
    sc_state s = table_of(players);
    stand_at(&s, SC_ALONSO);
    for (int seat = 0; seat < players; seat++) {
        for (int good = 0; good < SC_GOODS; good++)
            hold(&s, seat, good, 0);
    }
    return s;
}

static void test_SC_7_1_the_active_player_first_then_clockwise_lap_after_lap(void **state)
{
    (void)state;
    sc_state s = at_the_gate(3);
    turn_of(&s, 1);
    want(&s, 3, 4, 3, 0, 0);
    for (int seat = 0; seat < 3; seat++) {
        hold(&s, seat, SC_SUGAR, 1);
        hold(&s, seat, SC_CITRUS, 1);
    }
    PLAY(&s, "drive port");
    assert_int_equal(santiago_game.to_act(&s), 1);
    PLAY(&s, "deliver sugar 1");
    assert_int_equal(santiago_game.to_act(&s), 2);
    PLAY(&s, "deliver sugar 1");
    assert_int_equal(santiago_game.to_act(&s), 0);
    PLAY(&s, "deliver citrus 1");
    assert_int_equal(santiago_game.to_act(&s), 1);
    PLAY(&s, "deliver citrus 1");
    assert_int_equal(santiago_game.to_act(&s), 2);
    assert_int_equal(s.demand[SC_SUGAR], 1);
    assert_int_equal(s.demand[SC_CITRUS], 2);
}

static void test_SC_7_1_one_kind_up_to_what_one_has_and_what_is_demanded(void **state)
{
    (void)state;
    sc_state s = at_the_gate(2);
    want(&s, 2, 1, 3, 0, 0);
    hold(&s, 0, SC_SUGAR, 4);
    hold(&s, 0, SC_TOBACCO, 2);
    hold(&s, 0, SC_RUM, 2); /* not in demand */
    PLAY(&s, "drive port");
    ASSERT_LEGAL(&s, "deliver sugar 1", "deliver sugar 2", "deliver tobacco 1", "deliver tobacco 2",
                 "pass");
    assert_illegal(&s, "deliver sugar 3");
    assert_illegal(&s, "deliver citrus 1");
    assert_illegal(&s, "deliver rum 1");
    PLAY(&s, "deliver sugar 2");
    assert_int_equal(s.goods[0][SC_SUGAR], 2);
    assert_int_equal(s.supply[SC_SUGAR], 6);
    assert_int_equal(s.demand[SC_SUGAR], 0);
}

static void test_SC_7_1_whoever_has_passed_is_out(void **state)
{
    (void)state;
    sc_state s = at_the_gate(2);
    atl_events events;
    want(&s, 3, 0, 3, 0, 0);
    hold(&s, 0, SC_SUGAR, 2);
    hold(&s, 1, SC_SUGAR, 1);
    hold(&s, 1, SC_TOBACCO, 1);
    PLAY(&s, "drive port");
    PLAY_TOLD(&s, &events, "pass");
    assert_int_equal(find_event(&events, SC_EVENT_PASS, 0)->args[0], SC_PASS_CHOSEN);
    PLAY(&s, "deliver sugar 1");
    assert_int_equal(santiago_game.to_act(&s), 1); /* seat 0 is not asked again */
    PLAY(&s, "deliver tobacco 1");
    assert_drives(&s, 1);
    assert_int_equal(s.goods[0][SC_SUGAR], 2);
}

static void test_SC_7_1_nothing_to_deliver_passes_automatically(void **state)
{
    (void)state;
    sc_state s = at_the_gate(4);
    atl_events events;
    want(&s, 3, 0, 0, 0, 0);
    hold(&s, 0, SC_RUM, 1);
    hold(&s, 2, SC_SUGAR, 1);
    PLAY_TOLD(&s, &events, "drive port");
    assert_int_equal(santiago_game.to_act(&s), 2);
    assert_int_equal(find_event(&events, SC_EVENT_PASS, 0)->args[0], SC_PASS_NOTHING);
    assert_int_equal(find_event(&events, SC_EVENT_PASS, 1)->args[0], SC_PASS_NOTHING);
    PLAY_TOLD(&s, &events, "deliver sugar 1");
    assert_int_equal(find_event(&events, SC_EVENT_PASS, 3)->args[0], SC_PASS_NOTHING);
    assert_int_equal(find_event(&events, SC_EVENT_PASS, 2)->args[0], SC_PASS_NOTHING);
    assert_drives(&s, 1);
}

/* Nobody has anything: the round is over before it began, and the marker moves. */
static void test_SC_7_1_nobody_can_deliver(void **state)
{
    (void)state;
    sc_state s = at_the_gate(3);
    PLAY(&s, "drive port");
    assert_int_equal(s.value, 3);
    assert_drives(&s, 1);
}

static void test_SC_7_2_each_unit_earns_the_markers_value(void **state)
{
    (void)state;
    for (uint8_t value = 2; value <= 4; value++) {
        sc_state s = at_the_gate(2);
        atl_events events;
        s.value = value;
        want(&s, 0, 4, 1, 0, 0);
        hold(&s, 0, SC_CITRUS, 4);
        PLAY_TOLD(&s, &events, "drive port", "deliver citrus 3");
        assert_int_equal(s.vp[0], 2 + 3 * value);
        assert_int_equal(s.demand[SC_CITRUS], 1);
        const atl_event *delivery = find_event(&events, SC_EVENT_DELIVER, 0);
        assert_int_equal(delivery->args[0], SC_CITRUS);
        assert_int_equal(delivery->args[1], 3);
        assert_int_equal(delivery->args[2], 3 * value);
    }
}

static void test_SC_7_3_wood_against_a_die_of_choice(void **state)
{
    (void)state;
    sc_state s = at_the_gate(2);
    s.value = 4;
    want(&s, 1, 3, 0, 0, 0);
    hold(&s, 0, SC_WOOD, 2);
    hold(&s, 1, SC_SUGAR, 1);
    PLAY(&s, "drive port");
    ASSERT_LEGAL(&s, "deliver-wood sugar 1", "deliver-wood citrus 1", "deliver-wood citrus 2",
                 "pass");
    assert_illegal(&s, "deliver-wood citrus 3"); /* has two */
    assert_illegal(&s, "deliver-wood sugar 2");  /* one is wanted */
    assert_illegal(&s, "deliver-wood rum 1");    /* none is wanted */
    PLAY(&s, "deliver-wood citrus 2");
    assert_int_equal(s.vp[0], 4); /* 1 each whatever the marker says */
    assert_int_equal(s.demand[SC_CITRUS], 1);
    assert_int_equal(s.demand[SC_SUGAR], 1);
    assert_int_equal(s.supply[SC_WOOD], 8);
}

/* Section 9: wood may cover part of a die; another go may bring the good itself. */
static void test_SC_7_3_wood_covers_part_of_a_die(void **state)
{
    (void)state;
    sc_state s = at_the_gate(2);
    want(&s, 3, 1, 0, 0, 0);
    hold(&s, 0, SC_WOOD, 1);
    hold(&s, 0, SC_SUGAR, 2);
    PLAY(&s, "drive port", "deliver-wood sugar 1");
    assert_int_equal(s.demand[SC_SUGAR], 2);
    assert_int_equal(santiago_game.to_act(&s), 0); /* seat 1 has nothing */
    PLAY(&s, "deliver sugar 2");
    assert_int_equal(s.vp[0], 2 + 1 + 4);
    assert_int_equal(s.demand[SC_SUGAR], 0);
}

static void test_SC_7_3_wood_alone_is_something_to_deliver(void **state)
{
    (void)state;
    sc_state s = at_the_gate(2);
    hold(&s, 1, SC_WOOD, 1);
    PLAY(&s, "drive port");
    assert_int_equal(santiago_game.to_act(&s), 1);
}

static void test_SC_7_4_all_have_passed_with_demand_left(void **state)
{
    (void)state;
    for (uint8_t value = 2; value <= 3; value++) {
        sc_state s = at_the_gate(2);
        atl_events events;
        s.value = value;
        hold(&s, 0, SC_SUGAR, 1);
        hold(&s, 1, SC_SUGAR, 1);
        PLAY_TOLD(&s, &events, "drive port", "pass", "pass");
        assert_int_equal(s.value, value + 1);
        assert_int_equal(find_event(&events, SC_EVENT_VALUE, ATL_WATCHER)->args[2],
                         SC_VALUE_ROUND_OVER);
        assert_int_equal(s.ship, 1);
        assert_drives(&s, 1);
    }
}

static void test_SC_7_5_all_passed_on_4_sends_the_ship_off(void **state)
{
    (void)state;
    sc_state s = at_the_gate(2);
    atl_events events;
    s.value = 4;
    hold(&s, 1, SC_SUGAR, 1);
    PLAY_TOLD(&s, &events, "drive port", "pass");
    assert_int_equal(s.ship, 2);
    assert_int_equal(s.value, 2);
    assert_int_equal(find_event(&events, SC_EVENT_DEPART, ATL_WATCHER)->args[1], SC_DEPART_FLAG);
    assert_int_equal(s.phase, SC_ROLL);
    assert_int_equal(s.active, 0); /* who drove rolls */
}

static void test_SC_7_4_the_last_unit_ends_the_round_at_once(void **state)
{
    (void)state;
    sc_state s = at_the_gate(3);
    atl_events events;
    want(&s, 1, 0, 2, 0, 0);
    hold(&s, 0, SC_SUGAR, 1);
    hold(&s, 1, SC_TOBACCO, 2);
    hold(&s, 2, SC_TOBACCO, 2);
    PLAY_TOLD(&s, &events, "drive port", "deliver sugar 1", "deliver tobacco 2");
    assert_int_equal(find_event(&events, SC_EVENT_DEPART, ATL_WATCHER)->args[1], SC_DEPART_FULL);
    assert_int_equal(count_events(&events, SC_EVENT_VALUE, ATL_WATCHER), 0);
    assert_int_equal(s.ship, 2);
    assert_int_equal(s.goods[2][SC_TOBACCO], 2); /* seat 2 comes too late */
}

/* SC-7.6: whoever drove to the port rolls, whoever delivered the last unit. */
static void test_SC_7_6_the_last_unit_delivered_by_another_than_the_driver(void **state)
{
    (void)state;
    sc_state s = at_the_gate(3);
    turn_of(&s, 1);
    want(&s, 1, 0, 2, 0, 0);
    hold(&s, 1, SC_SUGAR, 1);
    hold(&s, 0, SC_TOBACCO, 2);
    s.piece[1] = SC_BANK;
    own(&s, 2, SC_BANK);
    PLAY(&s, "drive port", "deliver sugar 1", "deliver tobacco 2");
    assert_int_equal(s.vp[2], 3); /* SC-5.6 comes before the roll */
    assert_int_equal(s.phase, SC_ROLL);
    PLAY(&s, "roll sugar 1", "roll citrus 1", "roll tobacco 1", "roll rum 1", "roll cigars 1");
    assert_int_equal(santiago_game.to_act(&s), 1);
    PLAY(&s, "leave rum");
    assert_drives(&s, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SC_7_1_the_active_player_first_then_clockwise_lap_after_lap),
        cmocka_unit_test(test_SC_7_1_one_kind_up_to_what_one_has_and_what_is_demanded),
        cmocka_unit_test(test_SC_7_1_whoever_has_passed_is_out),
        cmocka_unit_test(test_SC_7_1_nothing_to_deliver_passes_automatically),
        cmocka_unit_test(test_SC_7_1_nobody_can_deliver),
        cmocka_unit_test(test_SC_7_2_each_unit_earns_the_markers_value),
        cmocka_unit_test(test_SC_7_3_wood_against_a_die_of_choice),
        cmocka_unit_test(test_SC_7_3_wood_covers_part_of_a_die),
        cmocka_unit_test(test_SC_7_3_wood_alone_is_something_to_deliver),
        cmocka_unit_test(test_SC_7_4_all_have_passed_with_demand_left),
        cmocka_unit_test(test_SC_7_5_all_passed_on_4_sends_the_ship_off),
        cmocka_unit_test(test_SC_7_4_the_last_unit_ends_the_round_at_once),
        cmocka_unit_test(test_SC_7_6_the_last_unit_delivered_by_another_than_the_driver),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
