/* The drive: SC-3. */
#include "table.h"

static void test_SC_3_1_a_drive_is_the_choice_of_a_destination(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.pesos[0] = 9;
    ASSERT_LEGAL(&s, "drive port", "drive pedro", "drive maria", "drive jose", "drive martinez",
                 "drive conchita", "drive miguel", "drive pablo", "drive el-zorro", "drive alonso");
    s.pesos[0] = 8; /* all but the full lap */
    ASSERT_LEGAL(&s, "drive pedro", "drive maria", "drive jose", "drive martinez", "drive conchita",
                 "drive miguel", "drive pablo", "drive el-zorro", "drive alonso");
    s.pesos[0] = 0; /* the first stop is free */
    ASSERT_LEGAL(&s, "drive pedro");
}

static void test_SC_3_1_a_peso_for_each_stop_after_the_first(void **state)
{
    static const char *const drives[] = {
        "drive pedro",  "drive maria", "drive jose",     "drive martinez", "drive conchita",
        "drive miguel", "drive pablo", "drive el-zorro", "drive alonso",   "drive port"};
    (void)state;
    for (int stops = 1; stops <= 10; stops++) {
        sc_state s = table_of(2);
        atl_events events;
        s.pesos[0] = 20;
        PLAY_TOLD(&s, &events, drives[stops - 1]);
        const atl_event *drive = find_event(&events, SC_EVENT_DRIVE, 0);
        assert_int_equal(drive->args[2], stops - 1);
        /* Martinez, at stop 4, gives 3 back. */
        assert_int_equal(s.pesos[0], 20 - (stops - 1) + (stops == 4 ? 3 : 0));
        assert_int_equal(s.car, stops % 10);
    }
}

/* In full, before the car moves: what the Cuban gives cannot pay for the way. */
static void test_SC_3_1_the_way_is_paid_in_advance(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.pesos[0] = 2;
    assert_illegal(&s, "drive martinez");
    s.pesos[0] = 3;
    PLAY(&s, "drive martinez");
    assert_int_equal(s.pesos[0], 3);
}

static void test_SC_3_1_a_full_lap_back_to_the_same_cuban(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_MARIA);
    s.pesos[0] = 9;
    PLAY(&s, "drive maria");
    assert_int_equal(s.pesos[0], 0);
    assert_int_equal(s.vp[0], 4); /* her 2 VP */
    assert_int_equal(s.value, 3); /* the port was passed, once */
}

/* Back at the port the car stops there: a delivery round, and the port is not passed. */
static void test_SC_3_1_a_full_lap_from_port_to_port(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.pesos[0] = 9;
    PLAY(&s, "drive port");
    assert_int_equal(s.phase, SC_DELIVER);
    assert_int_equal(s.value, 2);
    assert_int_equal(s.pesos[0], 0);
}

static void test_SC_3_2_passing_the_port_moves_the_marker(void **state)
{
    (void)state;
    for (uint8_t value = 2; value <= 3; value++) {
        sc_state s = table_of(2);
        atl_events events;
        stand_at(&s, SC_ALONSO);
        s.value = value;
        PLAY_TOLD(&s, &events, "drive pedro");
        assert_int_equal(s.value, value + 1);
        assert_int_equal(s.ship, 1);
        const atl_event *moved = find_event(&events, SC_EVENT_VALUE, ATL_WATCHER);
        assert_int_equal(moved->args[0], value);
        assert_int_equal(moved->args[1], value + 1);
        assert_int_equal(moved->args[2], SC_VALUE_PORT_PASSED);
    }
}

static void test_SC_3_2_passing_the_port_on_4_sends_the_ship_off(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    atl_events events;
    stand_at(&s, SC_ALONSO);
    s.value = 4;
    PLAY_TOLD(&s, &events, "drive pedro");
    assert_int_equal(s.ship, 2);
    assert_int_equal(s.value, 2);
    assert_true(s.roll_due);
    assert_int_equal(find_event(&events, SC_EVENT_VALUE, ATL_WATCHER)->args[1], SC_CHEQUERED);
    assert_int_equal(find_event(&events, SC_EVENT_DEPART, ATL_WATCHER)->args[1], SC_DEPART_FLAG);
    assert_int_equal(s.goods[0][SC_TOBACCO], 3); /* the turn goes on: Pedro's tobacco */
    assert_int_equal(s.phase, SC_MOVE);
}

static void test_SC_3_2_stopping_at_or_leaving_the_port_is_not_passing(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    PLAY(&s, "drive jose"); /* from the port */
    assert_int_equal(s.value, 2);
    s = table_of(2);
    stand_at(&s, SC_ALONSO);
    PLAY(&s, "drive port");
    assert_int_equal(s.value, 2);
    assert_int_equal(s.phase, SC_DELIVER);
}

static void test_SC_3_2_short_of_the_port_nothing_moves(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_PABLO);
    PLAY(&s, "drive alonso");
    assert_int_equal(s.value, 2);
}

static void test_SC_3_3_driving_over_an_inactive_cuban_wakes_him(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    atl_events events;
    s.inactive = 1U << SC_PEDRO | 1U << SC_MARIA | 1U << SC_MIGUEL;
    PLAY_TOLD(&s, &events, "drive jose");
    assert_int_equal(s.inactive, 1U << SC_MIGUEL);
    assert_int_equal(count_events(&events, SC_EVENT_ACTIVATE, ATL_WATCHER), 2);
}

static void test_SC_3_3_stopped_at_he_stays_inactive_until_the_car_drives_off(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.inactive = 1U << SC_PEDRO;
    PLAY(&s, "drive pedro");
    assert_int_equal(s.inactive, 1U << SC_PEDRO);
    assert_drives(&s, 1);
    PLAY(&s, "drive maria");
    assert_int_equal(s.inactive, 0);
}

/* The car stands at an inactive Cuban and drives a full lap: it left the stop
 * behind, so he is active when it arrives. */
static void test_SC_3_3_a_full_lap_wakes_the_cuban_it_comes_back_to(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_MARIA);
    s.inactive = 1U << SC_MARIA;
    s.pesos[0] = 9;
    PLAY(&s, "drive maria");
    assert_int_equal(s.inactive, 0);
    assert_int_equal(s.vp[0], 4);
    assert_int_equal(s.phase, SC_MOVE);
}

static void test_SC_3_3_across_the_port(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    s.inactive = 1U << SC_EL_ZORRO | 1U << SC_ALONSO | 1U << SC_PEDRO | 1U << SC_MARIA;
    PLAY(&s, "drive pedro");
    assert_int_equal(s.inactive, 1U << SC_PEDRO | 1U << SC_MARIA);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SC_3_1_a_drive_is_the_choice_of_a_destination),
        cmocka_unit_test(test_SC_3_1_a_peso_for_each_stop_after_the_first),
        cmocka_unit_test(test_SC_3_1_the_way_is_paid_in_advance),
        cmocka_unit_test(test_SC_3_1_a_full_lap_back_to_the_same_cuban),
        cmocka_unit_test(test_SC_3_1_a_full_lap_from_port_to_port),
        cmocka_unit_test(test_SC_3_2_passing_the_port_moves_the_marker),
        cmocka_unit_test(test_SC_3_2_passing_the_port_on_4_sends_the_ship_off),
        cmocka_unit_test(test_SC_3_2_stopping_at_or_leaving_the_port_is_not_passing),
        cmocka_unit_test(test_SC_3_2_short_of_the_port_nothing_moves),
        cmocka_unit_test(test_SC_3_3_driving_over_an_inactive_cuban_wakes_him),
        cmocka_unit_test(test_SC_3_3_stopped_at_he_stays_inactive_until_the_car_drives_off),
        cmocka_unit_test(test_SC_3_3_a_full_lap_wakes_the_cuban_it_comes_back_to),
        cmocka_unit_test(test_SC_3_3_across_the_port),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
