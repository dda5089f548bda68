/* The Worker: CU-4. Seat 0 has the blue side:
 *
 *       a          b         c        d
 *     1 warehouse  lake      tobacco  sugar
 *     2 tobacco    mountain  forest   citrus
 *     3 forest     mountain  sugar    citrus
 */
#include "table.h"

#include <string.h>

static const uint8_t *pieces_of(const cu_state *s)
{
    return s->seats[0].pieces;
}

static void test_CU_4_1_any_field_or_stay(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    PLAY(&s, "play worker");
    ASSERT_LEGAL(&s, "move a1", "move b1", "move c1", "move d1", "move a2", "move b2", "move c2",
                 "move d2", "move a3", "move b3", "move c3", "move d3");
    PLAY(&s, "move d2");
    assert_int_equal(s.seats[0].piece, D2);
}

/* The six fields of row and column, for every field. */
static void test_CU_4_1_row_and_column(void **state)
{
    (void)state;
    for (int field = 0; field < CU_FIELDS; field++) {
        uint32_t expected = 0;
        for (int other = 0; other < CU_FIELDS; other++) {
            if (other / 4 == field / 4 || other % 4 == field % 4)
                expected |= 1U << other;
        }
        assert_int_equal(cu_cross(field), expected);
        assert_int_equal(atl_bits(cu_cross(field)), 6);
    }
}

static void test_CU_4_1_on_the_warehouse_and_staying(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    PLAY(&s, "play worker", "move a1"); /* lake, forest; tobacco, sugar, tobacco: choose 2 */
    assert_int_equal(pieces_of(&s)[CU_WATER], 1);
    assert_int_equal(pieces_of(&s)[CU_WOOD], 1);
    ASSERT_LEGAL(&s, "harvest c1", "harvest d1", "harvest a2");
}

static void test_CU_4_1_covered_fields_give_nothing(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_INN, B2);
    built(&s, 0, CU_HOTEL, D2);
    PLAY(&s, "play worker", "move b2"); /* on the building */
    assert_int_equal(pieces_of(&s)[CU_STONE], 1);
    assert_int_equal(pieces_of(&s)[CU_WATER], 1);
    assert_int_equal(pieces_of(&s)[CU_WOOD], 1);
    assert_int_equal(pieces_of(&s)[CU_TOBACCO], 1); /* the one product field left */
    assert_int_equal(pieces_of(&s)[CU_CITRUS], 0);
    assert_turn_of(&s, 1);
}

static void test_CU_4_2_all_resource_fields_give(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    atl_events events;
    PLAY_TOLD(&s, &events, "play worker", "move b2"); /* lake, 2 mountains, forest */
    assert_int_equal(pieces_of(&s)[CU_WATER], 1);
    assert_int_equal(pieces_of(&s)[CU_STONE], 2);
    assert_int_equal(pieces_of(&s)[CU_WOOD], 1);
    assert_int_equal(pieces_of(&s)[CU_TOBACCO], 1); /* two product fields: without asking */
    assert_int_equal(pieces_of(&s)[CU_CITRUS], 1);
    assert_int_equal(count_events(&events, CU_EVENT_HARVEST, 0), 6);
    assert_turn_of(&s, 1);
}

static void test_CU_4_2_from_an_empty_stock_nothing(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    leave_in_stock(&s, CU_STONE, 1);
    leave_in_stock(&s, CU_WOOD, 0);
    PLAY(&s, "play worker", "move b2");
    assert_int_equal(pieces_of(&s)[CU_STONE], 1); /* of two mountains */
    assert_int_equal(pieces_of(&s)[CU_WOOD], 0);
}

static void test_CU_4_3_exactly_two_of_more(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    PLAY(&s, "play worker", "move d1"); /* tobacco, sugar, 2 citrus; lake */
    ASSERT_LEGAL(&s, "harvest c1", "harvest d1", "harvest d2", "harvest d3");
    PLAY(&s, "harvest d2");
    ASSERT_LEGAL(&s, "harvest c1", "harvest d1", "harvest d3"); /* no field twice, no stopping */
    PLAY(&s, "harvest d3");
    assert_int_equal(pieces_of(&s)[CU_CITRUS], 2);
    ASSERT_LEGAL(&s, "done", "water c1", "water d1"); /* water of the same turn */
    PLAY(&s, "done");
    assert_turn_of(&s, 1);
}

static void test_CU_4_3_one_field_more_for_each_water(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_WATER, 1);
    PLAY(&s, "play worker", "move d1", "harvest c1", "harvest d1");
    assert_int_equal(pieces_of(&s)[CU_WATER], 2);
    PLAY(&s, "water d3");
    assert_int_equal(pieces_of(&s)[CU_WATER], 1);
    ASSERT_LEGAL(&s, "done", "water d2");
    PLAY(&s, "water d2"); /* no field is left: the turn is over */
    assert_int_equal(pieces_of(&s)[CU_WATER], 0);
    assert_int_equal(pieces_of(&s)[CU_CITRUS], 2);
    assert_int_equal(pieces_of(&s)[CU_TOBACCO], 1);
    assert_int_equal(pieces_of(&s)[CU_SUGAR], 1);
    assert_turn_of(&s, 1);
}

static void test_CU_4_3_without_water_the_turn_ends(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    PLAY(&s, "play worker", "move d3", "harvest d2", "harvest d3"); /* no lake in reach */
    assert_turn_of(&s, 1);
}

static void test_CU_4_3_drought_gives_one_and_water_just_received_another(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_force(&s, CU_OTHER_ACT, CU_DROUGHT);
    PLAY(&s, "play worker", "move b1"); /* lake, 2 mountains; tobacco, sugar */
    assert_int_equal(pieces_of(&s)[CU_STONE], 2);
    ASSERT_LEGAL(&s, "harvest c1", "harvest d1");
    PLAY(&s, "harvest c1");
    ASSERT_LEGAL(&s, "done", "water d1");
    PLAY(&s, "water d1");
    assert_int_equal(pieces_of(&s)[CU_TOBACCO], 1);
    assert_int_equal(pieces_of(&s)[CU_SUGAR], 1);
    assert_int_equal(pieces_of(&s)[CU_WATER], 0);
    assert_turn_of(&s, 1);
}

static void test_CU_4_3_drought_with_one_field_does_not_ask(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_force(&s, CU_OTHER_ACT, CU_DROUGHT);
    built(&s, 0, CU_INN, D1);
    PLAY(&s, "play worker", "move b1");
    assert_int_equal(pieces_of(&s)[CU_TOBACCO], 1);
    assert_turn_of(&s, 1);
}

/* CU-1.2: a field whose product has run out is not used and not counted. */
static void test_CU_4_3_fields_without_stock_do_not_count(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    leave_in_stock(&s, CU_CITRUS, 0);
    PLAY(&s, "play worker", "move d1"); /* tobacco and sugar are left: both, unasked */
    assert_int_equal(pieces_of(&s)[CU_TOBACCO], 1);
    assert_int_equal(pieces_of(&s)[CU_SUGAR], 1);
    assert_int_equal(pieces_of(&s)[CU_CITRUS], 0);
    assert_turn_of(&s, 1);
}

static void test_CU_4_3_stock_running_out_between_two_fields(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    leave_in_stock(&s, CU_CITRUS, 1);
    PLAY(&s, "play worker", "move d1"); /* one citrus, tobacco, sugar: three to choose from */
    ASSERT_LEGAL(&s, "harvest c1", "harvest d1", "harvest d2", "harvest d3");
    PLAY(&s, "harvest d2");
    ASSERT_LEGAL(&s, "harvest c1", "harvest d1"); /* no citrus is left for d3 */
    PLAY(&s, "harvest c1");
    ASSERT_LEGAL(&s, "done", "water d1");
    s = table_of(2);
    leave_in_stock(&s, CU_CITRUS, 1);
    leave_in_stock(&s, CU_SUGAR, 0);
    PLAY(&s, "play worker", "move d1"); /* one citrus and one tobacco: both */
    assert_int_equal(pieces_of(&s)[CU_CITRUS], 1);
    assert_int_equal(pieces_of(&s)[CU_TOBACCO], 1);
    assert_turn_of(&s, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_4_1_any_field_or_stay),
        cmocka_unit_test(test_CU_4_1_row_and_column),
        cmocka_unit_test(test_CU_4_1_on_the_warehouse_and_staying),
        cmocka_unit_test(test_CU_4_1_covered_fields_give_nothing),
        cmocka_unit_test(test_CU_4_2_all_resource_fields_give),
        cmocka_unit_test(test_CU_4_2_from_an_empty_stock_nothing),
        cmocka_unit_test(test_CU_4_3_exactly_two_of_more),
        cmocka_unit_test(test_CU_4_3_one_field_more_for_each_water),
        cmocka_unit_test(test_CU_4_3_without_water_the_turn_ends),
        cmocka_unit_test(test_CU_4_3_drought_gives_one_and_water_just_received_another),
        cmocka_unit_test(test_CU_4_3_drought_with_one_field_does_not_ask),
        cmocka_unit_test(test_CU_4_3_fields_without_stock_do_not_count),
        cmocka_unit_test(test_CU_4_3_stock_running_out_between_two_fields),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
