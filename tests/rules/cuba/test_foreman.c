/* The Foreman: CU-6.2. */
#include "table.h"

static void test_CU_6_2_row_and_column_or_any_one(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_HOTEL, B2);
    built(&s, 0, CU_INN, D2);
    built(&s, 0, CU_SMALL_BANK, C3);
    s.seats[0].piece = B1;
    settle(&s);
    PLAY(&s, "play foreman");
    ASSERT_LEGAL(&s, "done", "row-and-column", "any-one");
    cu_state any = s;
    PLAY(&any, "any-one");
    ASSERT_LEGAL(&any, "done", "use hotel", "use inn", "use small-bank");
    PLAY(&any, "use small-bank");
    assert_int_equal(any.seats[0].pesos, 12);
    assert_turn_of(&any, 1); /* one only */
    PLAY(&s, "row-and-column");
    ASSERT_LEGAL(&s, "done", "use hotel");
}

static void test_CU_6_2_all_in_reach_in_the_order_chosen(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_HOTEL, B2); /* under the piece */
    built(&s, 0, CU_INN, D2);
    built(&s, 0, CU_SMALL_BANK, B3);
    built(&s, 0, CU_LARGE_BANK, C3); /* out of reach */
    s.seats[0].piece = B2;
    settle(&s);
    PLAY(&s, "play foreman", "row-and-column");
    ASSERT_LEGAL(&s, "done", "use hotel", "use inn", "use small-bank");
    PLAY(&s, "use small-bank", "use hotel");
    ASSERT_LEGAL(&s, "done", "use inn"); /* each once */
    PLAY(&s, "use inn");
    assert_int_equal(s.seats[0].vp, 3);
    assert_int_equal(s.seats[0].pesos, 12);
    assert_turn_of(&s, 1);
}

static void test_CU_6_2_each_use_is_optional(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_HOTEL, B2);
    built(&s, 0, CU_INN, B3);
    s.seats[0].piece = B1;
    settle(&s);
    PLAY(&s, "play foreman", "row-and-column", "use inn", "done");
    assert_int_equal(s.seats[0].vp, 1);
    assert_turn_of(&s, 1);
}

/* A use that would change nothing is not offered; with none the turn ends. */
static void test_CU_6_2_no_use_without_effect(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_CEMENT_FACTORY, B2);
    built(&s, 0, CU_RUM_CAFE, B3);
    built(&s, 0, CU_SMALL_BRANCH_OFFICE, C3);
    PLAY(&s, "play foreman");
    assert_turn_of(&s, 1);
    s = table_of(2);
    built(&s, 0, CU_CEMENT_FACTORY, B2);
    built(&s, 0, CU_INN, B3);
    s.seats[0].piece = D1;
    settle(&s);
    PLAY(&s, "play foreman");
    ASSERT_LEGAL(&s, "done", "any-one"); /* nothing in row and column */
    PLAY(&s, "any-one");
    ASSERT_LEGAL(&s, "done", "use inn");
}

static void test_CU_6_2_the_printed_warehouse_is_a_building(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 2);
    s.seats[0].piece = A3; /* in the column of the warehouse */
    settle(&s);
    PLAY(&s, "play foreman", "row-and-column", "use printed-warehouse");
    assert_int_equal(s.seats[0].stored[1], 2);
    assert_turn_of(&s, 1);
    s = table_of(2);
    have(&s, 0, CU_SUGAR, 2);
    s.seats[0].piece = C3;
    settle(&s);
    PLAY(&s, "play foreman");
    ASSERT_LEGAL(&s, "done", "any-one");
    PLAY(&s, "any-one", "use printed-warehouse");
    assert_int_equal(s.seats[0].stored[1], 2);
}

static void test_CU_6_2_nothing_to_store_is_no_use(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_RUM, 2);
    have(&s, 0, CU_WOOD, 2);
    have(&s, 0, CU_TOBACCO, 1);
    have_stored(&s, 0, CU_TOBACCO, 1);
    PLAY(&s, "play foreman");
    assert_turn_of(&s, 1);
}

/* Printed and built warehouse in reach: what the order changes. */
static void test_CU_6_2_both_warehouses_in_the_order_chosen(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 2);
    have(&s, 0, CU_RUM, 1);
    built(&s, 0, CU_WAREHOUSE, B1);
    built(&s, 0, CU_BLACK_MARKET, C1);
    PLAY(&s, "play foreman", "row-and-column", "use warehouse");
    assert_int_equal(s.seats[0].stored[1], 2);
    ASSERT_LEGAL(&s, "done", "use black-market"); /* nothing new for the printed one yet */
    PLAY(&s, "use black-market", "give rum", "take citrus");
    ASSERT_LEGAL(&s, "done", "use printed-warehouse");
    PLAY(&s, "use printed-warehouse");
    assert_int_equal(s.seats[0].stored[0], 1);
    assert_int_equal(s.seats[0].stored[1], 2);
    assert_turn_of(&s, 1);
}

/* What one building gives another can use. */
static void test_CU_6_2_water_of_the_dam_for_the_golf_course(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_DAM, B1);
    built(&s, 0, CU_GOLF_COURSE, C1);
    PLAY(&s, "play foreman", "row-and-column");
    ASSERT_LEGAL(&s, "done", "use dam");
    PLAY(&s, "use dam");
    ASSERT_LEGAL(&s, "done", "use golf-course");
    PLAY(&s, "use golf-course", "amount 2");
    assert_int_equal(s.seats[0].vp, 2);
}

static void test_CU_6_2_only_own_buildings(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 1, CU_HOTEL, B1);
    PLAY(&s, "play foreman");
    assert_turn_of(&s, 1);
    PLAY(&s, "play foreman", "any-one", "use hotel");
    assert_int_equal(s.seats[1].vp, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_6_2_row_and_column_or_any_one),
        cmocka_unit_test(test_CU_6_2_all_in_reach_in_the_order_chosen),
        cmocka_unit_test(test_CU_6_2_each_use_is_optional),
        cmocka_unit_test(test_CU_6_2_no_use_without_effect),
        cmocka_unit_test(test_CU_6_2_the_printed_warehouse_is_a_building),
        cmocka_unit_test(test_CU_6_2_nothing_to_store_is_no_use),
        cmocka_unit_test(test_CU_6_2_both_warehouses_in_the_order_chosen),
        cmocka_unit_test(test_CU_6_2_water_of_the_dam_for_the_golf_course),
        cmocka_unit_test(test_CU_6_2_only_own_buildings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
