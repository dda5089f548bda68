/* The market and the Tradeswoman: CU-1.3, CU-5. */
#include "table.h"

static void test_CU_1_3_buys_the_cheapest_then_from_stock_at_7(void **state)
{
    static const int prices[] = {4, 5, 6, 7, 7};
    (void)state;
    cu_state s = table_of(2);
    s.seats[0].pesos = 40;
    settle(&s);
    PLAY(&s, "play tradeswoman");
    for (int i = 0; i < 5; i++) {
        atl_events events;
        int before = s.seats[0].pesos;
        PLAY_TOLD(&s, &events, "buy tobacco");
        const atl_event *bought = find_event(&events, CU_EVENT_BUY, 0);
        assert_int_equal(before - s.seats[0].pesos, prices[i]);
        assert_int_equal(bought->args[0], CU_TOBACCO);
        assert_int_equal(bought->args[1], prices[i]);
        assert_int_equal(bought->args[2], i < 3 ? CU_AT_MARKET : CU_AT_STOCK);
    }
    assert_int_equal(s.market[CU_TOBACCO - CU_RESOURCES], 0);
    assert_int_equal(s.stock[CU_TOBACCO], 15 - 2);
    assert_int_equal(s.seats[0].pieces[CU_TOBACCO], 5);
}

static void test_CU_1_3_sells_into_the_dearest_free_space_then_to_stock(void **state)
{
    static const int product_prices[] = {6, 5, 4, 3, 2, 1, 1};
    static const int good_prices[] = {6, 5, 4, 3, 3};
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_CITRUS, 7);
    have(&s, 0, CU_RUM, 5);
    on_market(&s, CU_CITRUS, 0);
    on_market(&s, CU_RUM, 0);
    PLAY(&s, "play tradeswoman");
    for (int i = 0; i < 7; i++) {
        int before = s.seats[0].pesos;
        PLAY(&s, "sell citrus");
        assert_int_equal(s.seats[0].pesos - before, product_prices[i]);
    }
    for (int i = 0; i < 5; i++) {
        int before = s.seats[0].pesos;
        PLAY(&s, "sell rum");
        assert_int_equal(s.seats[0].pesos - before, good_prices[i]);
    }
    assert_int_equal(s.market[CU_CITRUS - CU_RESOURCES], 5);
    assert_int_equal(s.market[CU_RUM - CU_RESOURCES], 3);
    assert_int_equal(s.stock[CU_CITRUS], 18 - 5);
    assert_int_equal(s.stock[CU_RUM], 15 - 3);
}

static void test_CU_1_3_a_full_market_pays_1_for_products_and_3_for_goods(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 1);
    have(&s, 0, CU_CIGARS, 1);
    on_market(&s, CU_SUGAR, 5);
    on_market(&s, CU_CIGARS, 3);
    PLAY(&s, "play tradeswoman", "sell sugar");
    assert_int_equal(s.seats[0].pesos, 11);
    PLAY(&s, "sell cigars");
    assert_int_equal(s.seats[0].pesos, 14);
}

static void test_CU_1_3_neither_market_nor_stock_has_any(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    on_market(&s, CU_RUM, 0);
    leave_in_stock(&s, CU_RUM, 0);
    PLAY(&s, "play tradeswoman");
    assert_illegal(&s, "buy rum");
    assert_true(is_legal(&s, "buy cigars"));
}

static void test_CU_1_3_not_above_ones_pesos(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    s.seats[0].pesos = 4;
    settle(&s);
    PLAY(&s, "play tradeswoman");
    assert_true(is_legal(&s, "buy sugar"));
    assert_illegal(&s, "buy rum"); /* 5 */
    PLAY(&s, "buy sugar");
    assert_int_equal(s.seats[0].pesos, 0);
}

static void test_CU_5_1_one_direction_per_merchandise(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 2);
    have(&s, 0, CU_CITRUS, 1);
    PLAY(&s, "play tradeswoman", "buy sugar");
    assert_illegal(&s, "sell sugar");
    assert_true(is_legal(&s, "buy sugar"));
    PLAY(&s, "sell citrus");
    assert_illegal(&s, "buy citrus");
    PLAY(&s, "done");
    assert_turn_of(&s, 1);
    assert_int_equal(s.bought, 0); /* the next turn is free again */
    assert_int_equal(s.sold, 0);
}

static void test_CU_5_1_any_number_in_any_order(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 2);
    PLAY(&s, "play tradeswoman", "sell sugar", "buy tobacco", "sell sugar", "buy tobacco",
         "buy rum");
    assert_turn_of(&s, 1); /* one peso buys nothing more */
    assert_int_equal(s.seats[0].pesos, 10 + 3 - 4 + 2 - 5 - 5);
    assert_int_equal(s.seats[0].pieces[CU_TOBACCO], 2);
    assert_int_equal(s.seats[0].pieces[CU_RUM], 1);
}

static void test_CU_5_1_alternative_resource_once_per_round_for_all(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    PLAY(&s, "play tradeswoman", "take stone");
    assert_int_equal(s.seats[0].pieces[CU_STONE], 1);
    assert_turn_of(&s, 1);
    PLAY(&s, "play tradeswoman");
    assert_illegal(&s, "take stone");
    assert_illegal(&s, "take wood");
    PLAY(&s, "take sugar");
    PLAY(&s, "play tradeswoman");
    assert_illegal(&s, "take sugar");
    assert_illegal(&s, "take water");
}

static void test_CU_5_1_alternative_product_of_the_lowest_price(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    PLAY(&s, "play tradeswoman"); /* all three cost 4 */
    assert_true(is_legal(&s, "take citrus") && is_legal(&s, "take sugar") &&
                is_legal(&s, "take tobacco"));
    s = table_of(2);
    on_market(&s, CU_SUGAR, 4);
    PLAY(&s, "play tradeswoman");
    assert_true(is_legal(&s, "take sugar"));
    assert_illegal(&s, "take citrus");
    assert_illegal(&s, "take tobacco");
    PLAY(&s, "take sugar");
    assert_int_equal(s.market[CU_SUGAR - CU_RESOURCES], 4); /* from the stock */
    assert_int_equal(s.seats[0].pesos, 10);
}

static void test_CU_5_1_none_on_the_market_counts_as_7(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    on_market(&s, CU_CITRUS, 0);
    on_market(&s, CU_SUGAR, 1);
    on_market(&s, CU_TOBACCO, 0);
    PLAY(&s, "play tradeswoman");
    assert_true(is_legal(&s, "take sugar")); /* 6 is less than 7 */
    assert_illegal(&s, "take citrus");
    s = table_of(2);
    for (cu_piece piece = CU_CITRUS; piece <= CU_TOBACCO; piece++)
        on_market(&s, piece, 0);
    PLAY(&s, "play tradeswoman");
    assert_true(is_legal(&s, "take citrus") && is_legal(&s, "take tobacco"));
}

static void test_CU_5_1_an_alternative_cannot_take_what_has_run_out(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    on_market(&s, CU_SUGAR, 4);
    leave_in_stock(&s, CU_SUGAR, 0);
    leave_in_stock(&s, CU_WATER, 0);
    PLAY(&s, "play tradeswoman");
    assert_illegal(&s, "take sugar"); /* and sugar alone has the lowest price */
    assert_illegal(&s, "take citrus");
    assert_illegal(&s, "take water");
    assert_true(is_legal(&s, "take wood"));
}

static void test_CU_5_1_alternative_instead_of_trading(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    PLAY(&s, "play tradeswoman", "buy sugar");
    assert_illegal(&s, "take wood");
    assert_illegal(&s, "take citrus");
}

static void test_CU_5_1_nothing_at_all(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    cu_state before = s;
    PLAY(&s, "play tradeswoman", "done");
    assert_turn_of(&s, 1);
    assert_int_equal(s.seats[0].pesos, before.seats[0].pesos);
    assert_memory_equal(s.market, before.market, sizeof s.market);
    assert_false(s.resource_taken || s.product_taken);
}

static void test_CU_5_1_sales_take_from_the_lot_first(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 3);
    have_stored(&s, 0, CU_SUGAR, 2);
    PLAY(&s, "play tradeswoman", "sell sugar");
    assert_int_equal(s.seats[0].stored[1], 2);
    PLAY(&s, "sell sugar");
    assert_int_equal(s.seats[0].stored[1], 1);
    assert_int_equal(s.seats[0].pieces[CU_SUGAR], 1);
}

/* A decision with nothing but `done` is not asked. */
static void test_CU_5_1_a_turn_without_choices_ends_by_itself(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    s.seats[0].pesos = 0;
    s.resource_taken = 1;
    s.product_taken = 1;
    settle(&s);
    PLAY(&s, "play tradeswoman");
    assert_turn_of(&s, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_1_3_buys_the_cheapest_then_from_stock_at_7),
        cmocka_unit_test(test_CU_1_3_sells_into_the_dearest_free_space_then_to_stock),
        cmocka_unit_test(test_CU_1_3_a_full_market_pays_1_for_products_and_3_for_goods),
        cmocka_unit_test(test_CU_1_3_neither_market_nor_stock_has_any),
        cmocka_unit_test(test_CU_1_3_not_above_ones_pesos),
        cmocka_unit_test(test_CU_5_1_one_direction_per_merchandise),
        cmocka_unit_test(test_CU_5_1_any_number_in_any_order),
        cmocka_unit_test(test_CU_5_1_alternative_resource_once_per_round_for_all),
        cmocka_unit_test(test_CU_5_1_alternative_product_of_the_lowest_price),
        cmocka_unit_test(test_CU_5_1_none_on_the_market_counts_as_7),
        cmocka_unit_test(test_CU_5_1_an_alternative_cannot_take_what_has_run_out),
        cmocka_unit_test(test_CU_5_1_alternative_instead_of_trading),
        cmocka_unit_test(test_CU_5_1_nothing_at_all),
        cmocka_unit_test(test_CU_5_1_sales_take_from_the_lot_first),
        cmocka_unit_test(test_CU_5_1_a_turn_without_choices_ends_by_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
