/* The end: SC-8. */
#include "table.h"

static atl_result result_of(const sc_state *s)
{
    atl_result result;
    assert_int_equal(santiago_game.to_act(s), ATL_OVER);
    santiago_game.score(s, &result);
    return result;
}

/* Passing the port with ship 7 on flag 4: no Cuban, no building, no owner's VP. */
static void test_SC_8_1_the_7th_ship_leaves_in_mid_turn(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    atl_events events;
    s.ship = 7;
    s.value = 4;
    stand_at(&s, SC_ALONSO);
    s.piece[0] = SC_BANK;
    own(&s, 1, SC_BANK);
    s.pesos[0] = 5;
    for (int good = SC_SUGAR; good <= SC_CIGARS; good++) {
        hold(&s, 0, good, 0);
        hold(&s, 1, good, 0);
    }
    PLAY_TOLD(&s, &events, "drive maria");
    assert_int_equal(s.phase, SC_OVER);
    assert_int_equal(s.pesos[0], 3); /* the drive was paid for */
    assert_int_equal(s.vp[0], 2);    /* no 2 VP of Maria's */
    assert_int_equal(s.vp[1], 2);    /* no owner's VP */
    assert_int_equal(find_event(&events, SC_EVENT_FINISH, ATL_WATCHER)->args[1], SC_FINISH_SHIPS);
    assert_int_equal(count_events(&events, SC_EVENT_GAIN, 0), 0);
    atl_action legal[ATL_MAX_ACTIONS];
    assert_int_equal(santiago_game.legal(&s, legal), 0);
    assert_illegal(&s, "drive pedro");
}

static void test_SC_8_1_the_7th_ship_by_alonsos_customs(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.ship = 7;
    stand_at(&s, SC_EL_ZORRO);
    own(&s, 0, SC_CUSTOMS);
    want(&s, 0, 0, 2, 0, 0);
    PLAY(&s, "drive alonso", "employ customs", "customs tobacco");
    assert_int_equal(s.phase, SC_OVER);
    assert_int_equal(s.piece[0], SC_NOWHERE);
}

static void test_SC_8_1_the_7th_ship_by_harbourmaster_or_office(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.ship = 7;
    s.value = 4;
    own(&s, 1, SC_HARBOURMASTER);
    PLAY(&s, "drive pedro", "move harbourmaster", "harbourmaster right");
    assert_int_equal(s.phase, SC_OVER);
    assert_int_equal(s.vp[1], 2 + 1); /* three goods, no owner's VP */

    s = table_of(2);
    s.ship = 7;
    want(&s, 1, 0, 0, 0, 0);
    PLAY(&s, "drive pedro", "move office", "office sugar");
    assert_int_equal(s.phase, SC_OVER);
}

static void test_SC_8_1_the_7th_ship_in_a_delivery_round(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    s.ship = 7;
    stand_at(&s, SC_ALONSO);
    want(&s, 1, 1, 0, 0, 0);
    PLAY(&s, "drive port", "deliver sugar 1", "deliver citrus 1");
    assert_int_equal(s.phase, SC_OVER);

    s = table_of(2);
    s.ship = 7;
    s.value = 4;
    stand_at(&s, SC_ALONSO);
    PLAY(&s, "drive port", "pass", "pass");
    assert_int_equal(s.phase, SC_OVER);
}

/* Section 9: the roller may keep four dice of 0 for ship 7, which ends the game. */
static void test_SC_8_1_four_dice_of_zero_for_ship_7(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.ship = 6;
    s.value = 4;
    PLAY(&s, "drive pedro", "move harbourmaster", "harbourmaster right", "roll sugar 0",
         "roll citrus 0", "roll tobacco 0", "roll rum 2", "roll cigars 0");
    assert_int_equal(s.ship, 7);
    sc_state goes_on = s;
    PLAY(&s, "leave rum");
    assert_int_equal(s.phase, SC_OVER);
    PLAY(&goes_on, "leave sugar");
    assert_drives(&goes_on, 1);
}

static void test_SC_8_1_six_departures_do_not_end_it(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.ship = 6;
    s.value = 4;
    stand_at(&s, SC_ALONSO);
    PLAY(&s, "drive pedro");
    assert_int_equal(s.ship, 7);
    assert_int_equal(s.phase, SC_MOVE);
}

/* The game ends with the last action of the position. */
static sc_state last_drive(int players)
{
    sc_state s = table_of(players);
    s.ship = 7;
    s.value = 4;
    stand_at(&s, SC_ALONSO);
    return s;
}

static void test_SC_8_2_three_goods_of_any_mix_are_a_vp(void **state)
{
    (void)state;
    sc_state s = last_drive(2);
    atl_events events;
    hold(&s, 0, SC_WOOD, 2);
    hold(&s, 0, SC_CIGARS, 3);  /* with sugar, citrus, tobacco: 8 */
    hold(&s, 1, SC_TOBACCO, 0); /* sugar and citrus: 2 */
    PLAY_TOLD(&s, &events, "drive pedro");
    assert_int_equal(s.vp[0], 2 + 2);
    assert_int_equal(s.vp[1], 2);
    const atl_event *convert = find_event(&events, SC_EVENT_CONVERT, 0);
    assert_int_equal(convert->args[0], 6);
    assert_int_equal(convert->args[1], 2);
    assert_int_equal(count_events(&events, SC_EVENT_CONVERT, 1), 0);
    int left = 0;
    for (int good = 0; good < SC_GOODS; good++)
        left += s.goods[0][good];
    assert_int_equal(left, 2);
}

static void test_SC_8_2_pesos_are_worth_nothing(void **state)
{
    (void)state;
    sc_state s = last_drive(2);
    s.pesos[0] = 99;
    s.vp[1] = 3;
    PLAY(&s, "drive pedro");
    atl_result result = result_of(&s);
    assert_int_equal(result.points[0], 3);
    assert_int_equal(result.points[1], 4);
    assert_int_equal(result.rank[0], 2);
    assert_int_equal(result.rank[1], 1);
}

static void test_SC_8_3_most_vp_win(void **state)
{
    (void)state;
    sc_state s = last_drive(4);
    s.vp[0] = 10;
    s.vp[1] = 30;
    s.vp[2] = 20;
    s.vp[3] = 15;
    PLAY(&s, "drive pedro");
    atl_result result = result_of(&s);
    assert_memory_equal(result.rank, ((uint8_t[]){4, 1, 2, 3}), 4);
}

/* More goods left after the conversion, 0 to 2, break a tie. */
static void test_SC_8_3_ties_goods_left(void **state)
{
    (void)state;
    sc_state s = last_drive(3);
    hold(&s, 0, SC_RUM, 1); /* four goods: 1 left */
    hold(&s, 1, SC_RUM, 2); /* five goods: 2 left */
    s.pesos[2] = 50;        /* three goods: none left */
    PLAY(&s, "drive pedro");
    atl_result result = result_of(&s);
    assert_int_equal(result.points[0], 3);
    assert_int_equal(result.points[1], 3);
    assert_int_equal(result.points[2], 3);
    assert_memory_equal(result.rank, ((uint8_t[]){2, 1, 3}), 3);
}

static void test_SC_8_3_ties_down_to_pesos_then_shared(void **state)
{
    (void)state;
    sc_state s = last_drive(4);
    s.pesos[0] = 6; /* one of them for the drive */
    s.pesos[1] = 7;
    s.pesos[2] = 5;
    s.pesos[3] = 1;
    PLAY(&s, "drive pedro");
    atl_result result = result_of(&s);
    assert_memory_equal(result.rank, ((uint8_t[]){2, 1, 2, 4}), 4);
    assert_int_equal(atl_result_winners(&result, 4), 1);
}

static void test_SC_8_3_a_shared_victory(void **state)
{
    (void)state;
    sc_state s = last_drive(3);
    s.pesos[0] = 4; /* one of them for the drive */
    s.pesos[2] = 2;
    PLAY(&s, "drive pedro");
    atl_result result = result_of(&s);
    assert_memory_equal(result.rank, ((uint8_t[]){1, 1, 3}), 3);
    assert_int_equal(atl_result_winners(&result, 3), 2);
}

static void test_SC_8_5_a_game_of_400_turns_ends(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    atl_events events;
    s.turn = 399;
    PLAY(&s, "drive pedro", "move office", "skip");
    assert_drives(&s, 1); /* turn 400 is played */
    assert_int_equal(s.turn, 400);
    s.piece[1] = SC_CAFE;
    own(&s, 0, SC_BANK);
    stand_at(&s, SC_CONCHITA);
    hold(&s, 0, SC_SUGAR, 0);
    PLAY_TOLD(&s, &events, "drive miguel", "move bank");
    assert_int_equal(s.phase, SC_OVER);
    assert_int_equal(s.turn, 400);
    assert_int_equal(find_event(&events, SC_EVENT_FINISH, ATL_WATCHER)->args[1], SC_FINISH_TURNS);
    assert_int_equal(s.ship, 1);
    /* Owner's VP and the conversion of tobacco and citrus come as ever. */
    assert_int_equal(s.vp[0], 2 + 1 + 1);
}

static void test_SC_8_5_after_that_turns_roll_if_one_is_due(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    atl_events events;
    s.turn = 400;
    s.active = s.actor = 1;
    s.value = 4;
    PLAY(&s, "drive pedro", "move harbourmaster", "harbourmaster right");
    assert_int_equal(s.phase, SC_ROLL);
    PLAY(&s, "roll sugar 1", "roll citrus 1", "roll tobacco 1", "roll rum 1", "roll cigars 1");
    assert_int_equal(santiago_game.to_act(&s), 1);
    PLAY_TOLD(&s, &events, "leave sugar");
    assert_int_equal(s.phase, SC_OVER);
    assert_int_equal(find_event(&events, SC_EVENT_FINISH, ATL_WATCHER)->args[1], SC_FINISH_TURNS);
}

/* Four dice of 0 in turn 400: the next ship's roll comes before the end. */
static void test_SC_8_5_four_dice_of_zero_in_the_last_turn(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.turn = 400;
    s.active = s.actor = 1;
    s.value = 4;
    PLAY(&s, "drive pedro", "move harbourmaster", "harbourmaster right", "roll sugar 0",
         "roll citrus 0", "roll tobacco 0", "roll rum 0", "roll cigars 0", "leave sugar");
    assert_int_equal(s.phase, SC_ROLL);
    assert_int_equal(s.ship, 3);
    PLAY(&s, "roll sugar 1", "roll citrus 1", "roll tobacco 1", "roll rum 1", "roll cigars 1",
         "leave sugar");
    assert_int_equal(s.phase, SC_OVER);
    assert_int_equal(s.turn, 400);
}

/* Screens hide nothing from the rules or the bots: a view is the whole state. */
static void test_SC_8_4_screens_change_no_rule(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    sc_state view;
    for (uint8_t screens = 0; screens <= 1; screens++) {
        s.screens = screens;
        for (int seat = ATL_WATCHER; seat < 3; seat++) {
            santiago_game.observe(&s, seat, &view);
            assert_memory_equal(&view, &s, sizeof s);
            santiago_game.imagine(&view, seat, NULL, &view);
            assert_memory_equal(&view, &s, sizeof s);
        }
        assert_false(santiago_game.secret(&s));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SC_8_1_the_7th_ship_leaves_in_mid_turn),
        cmocka_unit_test(test_SC_8_1_the_7th_ship_by_alonsos_customs),
        cmocka_unit_test(test_SC_8_1_the_7th_ship_by_harbourmaster_or_office),
        cmocka_unit_test(test_SC_8_1_the_7th_ship_in_a_delivery_round),
        cmocka_unit_test(test_SC_8_1_four_dice_of_zero_for_ship_7),
        cmocka_unit_test(test_SC_8_1_six_departures_do_not_end_it),
        cmocka_unit_test(test_SC_8_2_three_goods_of_any_mix_are_a_vp),
        cmocka_unit_test(test_SC_8_2_pesos_are_worth_nothing),
        cmocka_unit_test(test_SC_8_3_most_vp_win),
        cmocka_unit_test(test_SC_8_3_ties_goods_left),
        cmocka_unit_test(test_SC_8_3_ties_down_to_pesos_then_shared),
        cmocka_unit_test(test_SC_8_3_a_shared_victory),
        cmocka_unit_test(test_SC_8_5_a_game_of_400_turns_ends),
        cmocka_unit_test(test_SC_8_5_after_that_turns_roll_if_one_is_due),
        cmocka_unit_test(test_SC_8_5_four_dice_of_zero_in_the_last_turn),
        cmocka_unit_test(test_SC_8_4_screens_change_no_rule),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
