/* The worked examples: CU-13. */
#include "table.h"

static void test_CU_13_1_worker_on_row_2_column_2(void **state)
{
    (void)state;
    cu_state s = table_with(2, "plantations=common");
    have(&s, 0, CU_WATER, 1);
    PLAY(&s, "play worker", "move b2");
    const uint8_t *pieces = s.seats[0].pieces;
    assert_int_equal(pieces[CU_STONE], 1);
    assert_int_equal(pieces[CU_WOOD], 2);
    assert_int_equal(pieces[CU_WATER], 1);                      /* the lake is out of reach */
    ASSERT_LEGAL(&s, "harvest a2", "harvest b1", "harvest d2"); /* citrus, tobacco, sugar */
    PLAY(&s, "harvest a2", "harvest b1");
    ASSERT_LEGAL(&s, "done", "water d2");
    PLAY(&s, "water d2");
    assert_int_equal(pieces[CU_CITRUS], 1);
    assert_int_equal(pieces[CU_TOBACCO], 1);
    assert_int_equal(pieces[CU_SUGAR], 1);
    assert_int_equal(pieces[CU_WATER], 0);
}

static void test_CU_13_2_selling_3_sugar_and_buying_4_tobacco(void **state)
{
    static const int paid[] = {3, 2, 1};
    static const int asked[] = {4, 5, 6, 7};
    (void)state;
    cu_state s = table_of(2);
    s.seats[0].pesos = 30;
    have(&s, 0, CU_SUGAR, 3);
    PLAY(&s, "play tradeswoman");
    for (int i = 0; i < 3; i++) {
        int before = s.seats[0].pesos;
        PLAY(&s, "sell sugar");
        assert_int_equal(s.seats[0].pesos - before, paid[i]);
    }
    for (int i = 0; i < 4; i++) {
        int before = s.seats[0].pesos;
        PLAY(&s, "buy tobacco");
        assert_int_equal(before - s.seats[0].pesos, asked[i]);
    }
}

static void test_CU_13_3_cigar_factory_with_the_building_act(void **state)
{
    (void)state;
    for (int pesos = 1; pesos <= 2; pesos++) {
        cu_state s = table_of(2);
        have(&s, 0, CU_WOOD, 2);
        have(&s, 0, CU_STONE, 2);
        in_force(&s, CU_OTHER_ACT, CU_BUILDING);
        s.seats[0].pesos = (uint16_t)pesos;
        settle(&s);
        PLAY(&s, "play architect");
        if (pesos == 1) {
            assert_turn_of(&s, 1);
            continue;
        }
        PLAY(&s, "build cigar-factory", "on c1");
        assert_int_equal(s.seats[0].pesos, 0);
        assert_int_equal(s.seats[0].pieces[CU_WOOD] + s.seats[0].pieces[CU_STONE], 0);
    }
}

static void test_CU_13_4_end_of_round_1_with_the_dock_2_ship_full(void **state)
{
    (void)state;
    cu_state s = new_game(2, "");
    PLAY(&s, "ship 1", "ship 2", "ship 3", "start 0");
    for (int seat = 0; seat < 2; seat++)
        PLAY(&s, "take wood", "take stone", "take citrus", "take sugar");
    PLAY(&s, "bill tax-1", "bill duty-sugar", "bill subsidy-buildings", "bill market-minus");
    aboard(&s, CU_DOCK_2, "SSSRG");
    end_round(&s);
    PLAY(&s, "ship 7", "ship 8");
    assert_int_equal(s.ships[CU_DOCK_3], 1 - 1);
    assert_int_equal(s.ships[CU_DOCK_2], 3 - 1);
    assert_int_equal(s.ships[CU_DOCK_1], 7 - 1);
    assert_int_equal(s.ships[CU_SEA], 8 - 1);
}

static void test_CU_13_5_both_tax_and_duty_met(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_CITRUS, 1);
    begin_statutes(&s, 0);
    PLAY(&s, "pay", "decline", "give citrus");
    assert_int_equal(s.seats[0].vp, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_13_1_worker_on_row_2_column_2),
        cmocka_unit_test(test_CU_13_2_selling_3_sugar_and_buying_4_tobacco),
        cmocka_unit_test(test_CU_13_3_cigar_factory_with_the_building_act),
        cmocka_unit_test(test_CU_13_4_end_of_round_1_with_the_dock_2_ship_full),
        cmocka_unit_test(test_CU_13_5_both_tax_and_duty_met),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
