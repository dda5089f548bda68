/* Ships that depart, in mid-turn too, and the roll for the next: SC-7.4 to SC-7.7. */
#include "table.h"

/* The ship has left, ship 2 is in port without demand, and seat 0 goes on. */
static void assert_departed(const sc_state *s)
{
    static const uint8_t nothing[SC_DICE];
    assert_int_equal(s->ship, 2);
    assert_int_equal(s->value, 2);
    assert_true(s->roll_due);
    assert_memory_equal(s->demand, nothing, sizeof nothing);
    assert_int_equal(s->left_out, SC_DICE);
}

static void test_SC_7_4_customs_can_empty_the_dice(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_MARIA);
    s.phase = SC_MOVE;
    want(&s, 0, 0, 0, 3, 0);
    s.value = 3;
    PLAY(&s, "move customs", "customs rum");
    assert_departed(&s);
    assert_int_equal(s.phase, SC_ROLL); /* the turn is over */
}

static void test_SC_7_4_the_office_can_deliver_the_last_unit(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    want(&s, 1, 0, 0, 0, 0);
    PLAY(&s, "drive pedro", "move office", "office sugar");
    assert_departed(&s);
    assert_int_equal(s.vp[0], 4);
    assert_int_equal(s.phase, SC_ROLL);
}

static void test_SC_7_5_the_harbourmaster_on_4_sends_the_ship_off(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.value = 4;
    PLAY(&s, "drive pedro", "move harbourmaster", "harbourmaster right");
    assert_departed(&s);
    assert_int_equal(s.phase, SC_ROLL);
}

static void test_SC_7_6_the_roll_comes_at_the_end_of_the_turn(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    atl_events events;
    stand_at(&s, SC_ALONSO);
    s.value = 4;
    own(&s, 1, SC_OFFICE);
    PLAY(&s, "drive pedro");
    assert_departed(&s);
    PLAY_TOLD(&s, &events, "move office"); /* nothing to deliver: the turn ends */
    assert_int_equal(s.vp[1], 3);          /* the owner's VP before the roll */
    assert_int_equal(s.phase, SC_ROLL);
    PLAY(&s, "roll sugar 0", "roll citrus 3", "roll tobacco 2", "roll rum 1", "roll cigars 0");
    assert_int_equal(santiago_game.to_act(&s), 0);
    PLAY_TOLD(&s, &events, "leave citrus");
    assert_int_equal(find_event(&events, SC_EVENT_LEAVE, 0)->args[1], 3);
    assert_memory_equal(s.demand, ((uint8_t[]){0, 0, 2, 1, 0}), 5);
    assert_false(s.roll_due);
    assert_drives(&s, 1);
}

/* No die shows a demand, yet the ship does not depart a second time. */
static void test_SC_7_7_customs_and_office_have_nothing_to_act_on(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_ALONSO);
    s.value = 4;
    s.pesos[0] = 2;
    PLAY(&s, "drive maria");
    assert_departed(&s);
    PLAY(&s, "move customs");
    assert_int_equal(s.phase, SC_ROLL);
    assert_int_equal(s.ship, 2);

    s = table_of(2);
    stand_at(&s, SC_ALONSO);
    s.value = 4;
    PLAY(&s, "drive pedro", "move office");
    assert_int_equal(s.phase, SC_ROLL);
    assert_int_equal(s.ship, 2);
}

static void test_SC_7_7_the_harbourmaster_can_move_the_marker(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_ALONSO);
    s.value = 4;
    PLAY(&s, "drive pedro", "move harbourmaster");
    ASSERT_LEGAL(&s, "harbourmaster right", "skip");
    PLAY(&s, "harbourmaster right");
    assert_int_equal(s.value, 3);
    assert_int_equal(s.ship, 2);
    PLAY(&s, "roll sugar 1", "roll citrus 1", "roll tobacco 1", "roll rum 1", "roll cigars 1",
         "leave sugar");
    assert_int_equal(s.value, 3); /* the new ship starts there */
}

/* Own buildings through Alonso, then the building of the same turn. */
static void test_SC_7_7_departure_at_alonsos_then_the_building(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    own(&s, 0, SC_CUSTOMS);
    want(&s, 0, 0, 2, 0, 0);
    PLAY(&s, "drive alonso", "employ customs", "customs tobacco");
    assert_departed(&s);
    ASSERT_LEGAL(&s, "move harbourmaster", "move office", "move newspaper");
    sc_state office = s;
    PLAY(&office, "move office");
    assert_int_equal(office.phase, SC_ROLL);
    PLAY(&s, "move harbourmaster", "harbourmaster right");
    assert_int_equal(s.value, 3);
    assert_int_equal(s.phase, SC_ROLL);
}

static void test_SC_7_7_alonso_does_not_offer_customs_or_office_then(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    s.place_at[9] = SC_PEDRO; /* Alonso behind the port */
    s.place_at[1] = SC_ALONSO;
    s.stop_of[SC_PEDRO] = 9;
    s.stop_of[SC_ALONSO] = 1;
    s.value = 4;
    own(&s, 0, SC_CUSTOMS);
    own(&s, 0, SC_OFFICE);
    own(&s, 0, SC_HARBOURMASTER);
    PLAY(&s, "drive alonso");
    assert_departed(&s);
    ASSERT_LEGAL(&s, "employ harbourmaster", "skip");
}

/* Twice in one turn the marker moves: past the port, then by the Harbourmaster. */
static void test_SC_7_5_past_the_port_and_the_harbourmaster(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_ALONSO);
    s.value = 3;
    PLAY(&s, "drive pedro", "move harbourmaster", "harbourmaster right");
    assert_departed(&s);
    assert_int_equal(s.phase, SC_ROLL);
}

/* Section 9: four dice of 0, and the same player rolls for the next ship. A marker
 * moved since the departure goes back to 2. */
static void test_SC_7_6_four_dice_of_zero(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    atl_events events;
    stand_at(&s, SC_ALONSO);
    s.value = 4;
    PLAY(&s, "drive pedro", "move harbourmaster", "harbourmaster right", "roll sugar 0",
         "roll citrus 4", "roll tobacco 0", "roll rum 0", "roll cigars 0");
    PLAY_TOLD(&s, &events, "leave citrus");
    assert_int_equal(find_event(&events, SC_EVENT_DEPART, ATL_WATCHER)->args[0], 2);
    assert_int_equal(s.ship, 3);
    assert_int_equal(s.value, 2);
    assert_int_equal(s.phase, SC_ROLL);
    PLAY(&s, "roll sugar 0", "roll citrus 4", "roll tobacco 0", "roll rum 0", "roll cigars 0");
    assert_int_equal(santiago_game.to_act(&s), 0);
    PLAY(&s, "leave sugar");
    assert_int_equal(s.ship, 3);
    assert_drives(&s, 1);
}

/* A ship can be kept in port for long: one step back for each step on. */
static void test_SC_6_8_the_harbourmaster_can_keep_a_ship(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.value = 4;
    s.piece[0] = SC_HARBOURMASTER;
    stand_at(&s, SC_PABLO);
    PLAY(&s, "drive el-zorro", "give vp", "harbourmaster left");
    assert_int_equal(s.value, 3);
    assert_int_equal(s.ship, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SC_7_4_customs_can_empty_the_dice),
        cmocka_unit_test(test_SC_7_4_the_office_can_deliver_the_last_unit),
        cmocka_unit_test(test_SC_7_5_the_harbourmaster_on_4_sends_the_ship_off),
        cmocka_unit_test(test_SC_7_6_the_roll_comes_at_the_end_of_the_turn),
        cmocka_unit_test(test_SC_7_7_customs_and_office_have_nothing_to_act_on),
        cmocka_unit_test(test_SC_7_7_the_harbourmaster_can_move_the_marker),
        cmocka_unit_test(test_SC_7_7_departure_at_alonsos_then_the_building),
        cmocka_unit_test(test_SC_7_7_alonso_does_not_offer_customs_or_office_then),
        cmocka_unit_test(test_SC_7_5_past_the_port_and_the_harbourmaster),
        cmocka_unit_test(test_SC_7_6_four_dice_of_zero),
        cmocka_unit_test(test_SC_6_8_the_harbourmaster_can_keep_a_ship),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
