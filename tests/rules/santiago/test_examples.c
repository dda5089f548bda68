/* The rulebook's worked examples. */
#include "table.h"

static void test_example_1_three_stops_cost_two_pesos(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_MARIA);
    PLAY(&s, "drive conchita");
    assert_int_equal(s.pesos[0], 3 - 2);
}

static void test_example_2_a_delivery_round(void **state)
{
    enum { PETER, MARTINA, PHILIPP, WOLF };
    (void)state;
    sc_state s = table_of(4);
    atl_events events;
    stand_at(&s, SC_ALONSO);
    s.value = 3;
    want(&s, 2, 4, 0, 1, 0);
    for (int seat = PETER; seat <= WOLF; seat++) {
        for (int good = 0; good < SC_GOODS; good++)
            hold(&s, seat, good, 0);
        s.vp[seat] = 0;
    }
    hold(&s, PETER, SC_CITRUS, 2);
    hold(&s, PETER, SC_RUM, 1);
    hold(&s, MARTINA, SC_SUGAR, 2);
    hold(&s, PHILIPP, SC_SUGAR, 2);
    hold(&s, PHILIPP, SC_CITRUS, 1);
    hold(&s, WOLF, SC_TOBACCO, 1);

    PLAY(&s, "drive port", "deliver citrus 2");
    assert_int_equal(s.vp[PETER], 6);
    PLAY(&s, "deliver sugar 2");
    assert_int_equal(s.vp[MARTINA], 6);
    ASSERT_LEGAL(&s, "deliver citrus 1", "pass"); /* Philipp's sugar is too late */
    PLAY_TOLD(&s, &events, "deliver citrus 1");
    assert_int_equal(s.vp[PHILIPP], 3);
    assert_int_equal(count_events(&events, SC_EVENT_PASS, WOLF), 1);
    assert_int_equal(santiago_game.to_act(&s), PETER);
    PLAY(&s, "deliver rum 1");
    assert_int_equal(s.vp[PETER], 9);
    /* One citrus is left; nobody can deliver it. */
    assert_int_equal(s.demand[SC_CITRUS], 1);
    assert_int_equal(s.value, 4);
    assert_int_equal(s.ship, 1);
    assert_drives(&s, MARTINA);
}

static void test_example_3_wood(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_ALONSO);
    want(&s, 2, 0, 1, 2, 0);
    for (int seat = 0; seat < 2; seat++) {
        for (int good = 0; good < SC_GOODS; good++)
            hold(&s, seat, good, 0);
    }
    hold(&s, 0, SC_WOOD, 2);
    hold(&s, 0, SC_SUGAR, 1);
    PLAY(&s, "drive port");
    /* Every legal delivery is one kind against one die: two wood cannot be split over
     * tobacco and rum, and wood and sugar do not go together. */
    ASSERT_LEGAL(&s, "deliver sugar 1", "deliver-wood sugar 1", "deliver-wood sugar 2",
                 "deliver-wood tobacco 1", "deliver-wood rum 1", "deliver-wood rum 2", "pass");
    assert_illegal(&s, "deliver-wood tobacco 2");
    sc_state rum = s;
    PLAY(&s, "deliver-wood sugar 2");
    assert_int_equal(s.vp[0], 2 + 2);
    assert_int_equal(s.demand[SC_SUGAR], 0);
    assert_int_equal(s.demand[SC_RUM], 2);
    PLAY(&rum, "deliver-wood rum 2");
    assert_int_equal(rum.vp[0], 2 + 2);
    assert_int_equal(rum.demand[SC_RUM], 0);
    assert_int_equal(rum.demand[SC_SUGAR], 2);
}

static void test_example_4_the_lawyer_and_ones_own_bank(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    own(&s, 0, SC_BANK);
    PLAY(&s, "drive alonso", "employ bank");
    assert_int_equal(s.pesos[0], 5);
    ASSERT_LEGAL(&s, "move harbourmaster", "move office", "move newspaper");
    PLAY(&s, "move office", "office sugar");
    assert_int_equal(s.vp[0], 4);
    assert_drives(&s, 1);
}

static void test_example_5_the_only_legal_building_is_the_bank(void **state)
{
    enum { MARTINA, PHILIPP };
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_CONCHITA);
    s.piece[MARTINA] = SC_BLACK_MARKET;
    s.piece[PHILIPP] = SC_CIGAR_FACTORY;
    own(&s, PHILIPP, SC_BANK);
    PLAY(&s, "drive miguel");
    assert_int_equal(s.goods[MARTINA][SC_WOOD], 2);
    ASSERT_LEGAL(&s, "move bank");
    PLAY(&s, "move bank");
    assert_int_equal(s.pesos[MARTINA], 5);
    assert_int_equal(s.vp[PHILIPP], 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_example_1_three_stops_cost_two_pesos),
        cmocka_unit_test(test_example_2_a_delivery_round),
        cmocka_unit_test(test_example_3_wood),
        cmocka_unit_test(test_example_4_the_lawyer_and_ones_own_bank),
        cmocka_unit_test(test_example_5_the_only_legal_building_is_the_bank),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
