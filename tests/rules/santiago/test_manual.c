/* The house rules of preset manual: section 10. */
#include "table.h"

static void test_SC_10_miguel_two_wood_or_a_vp(void **state)
{
    (void)state;
    sc_state s = table_with(2, "manual", NULL);
    stand_at(&s, SC_CONCHITA);
    PLAY(&s, "drive miguel");
    ASSERT_LEGAL(&s, "take wood", "take vp");
    assert_illegal(&s, "take sugar");
    sc_state vp = s;
    PLAY(&s, "take wood");
    assert_int_equal(s.goods[0][SC_WOOD], 2);
    assert_int_equal(s.vp[0], 2);
    assert_int_equal(s.phase, SC_MOVE);
    PLAY(&vp, "take vp");
    assert_int_equal(vp.goods[0][SC_WOOD], 0);
    assert_int_equal(vp.vp[0], 3);
}

static void test_SC_10_miguel_with_a_supply_of_1_and_of_0(void **state)
{
    (void)state;
    sc_state s = table_with(2, "manual", NULL);
    stand_at(&s, SC_CONCHITA);
    hold(&s, 1, SC_WOOD, 7);
    PLAY(&s, "drive miguel");
    ASSERT_LEGAL(&s, "take wood", "take vp");
    PLAY(&s, "take wood");
    assert_int_equal(s.goods[0][SC_WOOD], 1);

    s = table_with(2, "manual", NULL);
    stand_at(&s, SC_CONCHITA);
    hold(&s, 1, SC_WOOD, 8);
    PLAY(&s, "drive miguel"); /* without asking */
    assert_int_equal(s.vp[0], 3);
    assert_int_equal(s.phase, SC_MOVE);
}

static void test_SC_10_rulebook_miguel_does_not_ask(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_CONCHITA);
    hold(&s, 1, SC_WOOD, 8);
    PLAY(&s, "drive miguel");
    assert_int_equal(s.vp[0], 2);
    assert_int_equal(s.phase, SC_MOVE);
}

static void test_SC_10_one_delivery_each(void **state)
{
    (void)state;
    sc_state s = table_with(2, "manual", NULL);
    stand_at(&s, SC_ALONSO);
    PLAY(&s, "drive port", "deliver sugar 1", "deliver sugar 1");
    /* Both hold citrus and tobacco that the ship wants, but they are out. */
    assert_int_equal(s.value, 3); /* as if all had passed */
    assert_drives(&s, 1);
}

static void test_SC_10_one_delivery_each_of_wood_too(void **state)
{
    (void)state;
    sc_state s = table_with(3, "manual", NULL);
    stand_at(&s, SC_ALONSO);
    hold(&s, 0, SC_WOOD, 2);
    PLAY(&s, "drive port", "deliver-wood sugar 1");
    assert_int_equal(s.out, 1);
    PLAY(&s, "pass", "deliver citrus 1");
    assert_drives(&s, 1);
    assert_int_equal(s.value, 3);
}

static void test_SC_10_a_full_ship_departs_as_ever(void **state)
{
    (void)state;
    sc_state s = table_with(2, "manual", NULL);
    stand_at(&s, SC_ALONSO);
    want(&s, 1, 1, 0, 0, 0);
    PLAY(&s, "drive port", "deliver sugar 1", "deliver citrus 1");
    assert_int_equal(s.ship, 2);
    assert_int_equal(s.value, 2);
    assert_int_equal(s.phase, SC_ROLL);
}

static void test_SC_10_demand_left_on_4_sends_the_ship_off(void **state)
{
    (void)state;
    sc_state s = table_with(2, "manual", NULL);
    stand_at(&s, SC_ALONSO);
    s.value = 4;
    PLAY(&s, "drive port", "deliver sugar 1", "deliver citrus 1");
    assert_int_equal(s.ship, 2);
    assert_int_equal(s.phase, SC_ROLL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SC_10_miguel_two_wood_or_a_vp),
        cmocka_unit_test(test_SC_10_miguel_with_a_supply_of_1_and_of_0),
        cmocka_unit_test(test_SC_10_rulebook_miguel_does_not_ask),
        cmocka_unit_test(test_SC_10_one_delivery_each),
        cmocka_unit_test(test_SC_10_one_delivery_each_of_wood_too),
        cmocka_unit_test(test_SC_10_a_full_ship_departs_as_ever),
        cmocka_unit_test(test_SC_10_demand_left_on_4_sends_the_ship_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
