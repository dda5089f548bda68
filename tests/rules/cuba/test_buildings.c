/* The uses of the buildings: CU-7. */
#include "table.h"

#include <string.h>

/* Seat 0 has the building and has begun to use it. */
static void use(cu_state *s, cu_tile tile)
{
    char use_it[ATL_NOTATION_BYTES] = "use ";
    strcat(use_it, cu_tile_words[tile]);
    built(s, 0, tile, D3);
    PLAY(s, "play foreman", "any-one", use_it);
}

/* Up to `most` of a piece for so many VP each. */
static void gives_vp_for(cu_tile tile, cu_piece piece, int most, int vp)
{
    for (int have_them = 1; have_them <= most + 2; have_them++) {
        cu_state s = table_of(2);
        have(&s, 0, piece, have_them);
        use(&s, tile);
        for (int amount = 1; amount <= most + 2; amount++) {
            char notation[ATL_NOTATION_BYTES] = "amount ";
            atl_text_append_number(notation, sizeof notation, amount);
            cu_state t = s;
            if (amount > most || amount > have_them) {
                assert_illegal(&t, notation);
                continue;
            }
            PLAY(&t, notation);
            assert_int_equal(t.seats[0].vp, vp * amount);
            assert_int_equal(t.seats[0].pieces[piece], have_them - amount);
            assert_int_equal(t.stock[piece], s.stock[piece] + amount); /* CU-7.1 */
            assert_turn_of(&t, 1);
        }
        assert_illegal(&s, "done"); /* using it means at least one */
    }
}

static void test_CU_7_up_to_4_resources_for_1_vp_each(void **state)
{
    (void)state;
    gives_vp_for(CU_CEMENT_FACTORY, CU_STONE, 4, 1);
    gives_vp_for(CU_SAW_MILL, CU_WOOD, 4, 1);
    gives_vp_for(CU_GOLF_COURSE, CU_WATER, 4, 1);
}

static void test_CU_7_up_to_3_goods_for_2_vp_each(void **state)
{
    (void)state;
    gives_vp_for(CU_RUM_CAFE, CU_RUM, 3, 2);
    gives_vp_for(CU_CIGAR_CAFE, CU_CIGARS, 3, 2);
}

static void test_CU_7_monastery(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 2);
    have(&s, 0, CU_CITRUS, 1);
    have(&s, 0, CU_RUM, 1);
    use(&s, CU_MONASTERY);
    ASSERT_LEGAL(&s, "give citrus", "give sugar");
    PLAY(&s, "give sugar");
    assert_int_equal(s.seats[0].vp, 1);
    ASSERT_LEGAL(&s, "done", "give citrus", "give sugar");
    cu_state one = s;
    PLAY(&one, "done");
    assert_int_equal(one.seats[0].vp, 1);
    assert_turn_of(&one, 1);
    PLAY(&s, "give sugar");
    assert_int_equal(s.seats[0].vp, 2);
    assert_turn_of(&s, 1); /* two at most */
}

/* Nothing is left over of a use that was ended early. */
static void test_CU_7_monastery_ended_early_in_a_row(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_MONASTERY, B1);
    built(&s, 0, CU_INN, C1);
    have(&s, 0, CU_SUGAR, 2);
    PLAY(&s, "play foreman", "row-and-column", "use monastery", "give sugar", "done");
    assert_int_equal(s.quota, 0);
    ASSERT_LEGAL(&s, "done", "use inn", "use printed-warehouse");
}

static void test_CU_7_hotel_and_inn(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    use(&s, CU_HOTEL);
    assert_int_equal(s.seats[0].vp, 2);
    s = table_of(2);
    use(&s, CU_INN);
    assert_int_equal(s.seats[0].vp, 1);
}

static void test_CU_7_general_store(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_RUM, 2);
    have(&s, 0, CU_CIGARS, 1);
    have(&s, 0, CU_SUGAR, 1);
    use(&s, CU_GENERAL_STORE);
    ASSERT_LEGAL(&s, "give rum", "give cigars");
    PLAY(&s, "give rum");
    assert_int_equal(s.seats[0].pesos, 16);
    assert_int_equal(s.seats[0].pieces[CU_RUM], 1);
    assert_turn_of(&s, 1);
}

static void test_CU_7_product_house(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_TOBACCO, 2);
    have(&s, 0, CU_RUM, 1);
    use(&s, CU_PRODUCT_HOUSE);
    ASSERT_LEGAL(&s, "give tobacco");
    PLAY(&s, "give tobacco");
    assert_int_equal(s.seats[0].pesos, 14);
    assert_turn_of(&s, 1);
}

static void test_CU_7_resource_house_2_pesos_each(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_WATER, 1);
    have(&s, 0, CU_WOOD, 2);
    use(&s, CU_RESOURCE_HOUSE);
    ASSERT_LEGAL(&s, "give wood", "give water");
    PLAY(&s, "give water");
    ASSERT_LEGAL(&s, "done", "give wood");
    PLAY(&s, "give wood");
    assert_int_equal(s.seats[0].pesos, 14);
    assert_turn_of(&s, 1);
}

static void test_CU_7_resource_house_with_one_piece_ends_by_itself(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_WATER, 1);
    use(&s, CU_RESOURCE_HOUSE);
    PLAY(&s, "give water");
    assert_int_equal(s.seats[0].pesos, 12);
    assert_turn_of(&s, 1);
}

static void test_CU_7_banks(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    use(&s, CU_SMALL_BANK);
    assert_int_equal(s.seats[0].pesos, 12);
    s = table_of(2);
    use(&s, CU_LARGE_BANK);
    assert_int_equal(s.seats[0].pesos, 14);
}

static void turns_into(cu_tile tile, cu_piece from, cu_piece to)
{
    cu_state s = table_of(2);
    have(&s, 0, from, 6);
    have_stored(&s, 0, from, 5);
    use(&s, tile);
    ASSERT_LEGAL(&s, "amount 1", "amount 2", "amount 3", "amount 4", "amount 5", "amount 6");
    PLAY(&s, "amount 4");
    assert_int_equal(s.seats[0].pieces[from], 2);
    assert_int_equal(s.seats[0].stored[from - CU_CITRUS], 2); /* CU-7.2: the lot first */
    assert_int_equal(s.seats[0].pieces[to], 4);
    assert_turn_of(&s, 1);
}

static void test_CU_7_factories(void **state)
{
    (void)state;
    turns_into(CU_CIGAR_FACTORY, CU_TOBACCO, CU_CIGARS);
    turns_into(CU_DISTILLERY, CU_SUGAR, CU_RUM);
}

static void test_CU_7_the_second_tiles_work_alike(void **state)
{
    (void)state;
    turns_into(CU_CIGAR_FACTORY_2, CU_TOBACCO, CU_CIGARS);
    turns_into(CU_DISTILLERY_2, CU_SUGAR, CU_RUM);
}

/* CU-1.2: nothing may be given up for a piece the stock lacks. */
static void test_CU_7_factory_only_as_far_as_the_stock_goes(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 5);
    leave_in_stock(&s, CU_RUM, 2);
    use(&s, CU_DISTILLERY);
    ASSERT_LEGAL(&s, "amount 1", "amount 2");
    s = table_of(2);
    have(&s, 0, CU_SUGAR, 5);
    leave_in_stock(&s, CU_RUM, 0);
    built(&s, 0, CU_DISTILLERY, D3);
    PLAY(&s, "play foreman", "any-one");
    assert_illegal(&s, "use distillery");
}

static void test_CU_7_black_market_product_into_good(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_CITRUS, 2);
    use(&s, CU_BLACK_MARKET);
    ASSERT_LEGAL(&s, "give citrus");
    PLAY(&s, "give citrus");
    ASSERT_LEGAL(&s, "take rum", "take cigars");
    PLAY(&s, "take cigars");
    assert_int_equal(s.seats[0].pieces[CU_CITRUS], 1);
    assert_int_equal(s.seats[0].pieces[CU_CIGARS], 1);
    assert_turn_of(&s, 1); /* one only */
}

static void test_CU_7_black_market_good_into_product(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_RUM, 1);
    use(&s, CU_BLACK_MARKET);
    PLAY(&s, "give rum");
    ASSERT_LEGAL(&s, "take citrus", "take sugar", "take tobacco");
    PLAY(&s, "take tobacco");
    assert_int_equal(s.seats[0].pieces[CU_TOBACCO], 1);
    assert_int_equal(s.seats[0].stored[2], 0);
}

static void test_CU_7_black_market_needs_something_in_stock(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_CITRUS, 1);
    leave_in_stock(&s, CU_CIGARS, 0);
    use(&s, CU_BLACK_MARKET);
    PLAY(&s, "give citrus");
    ASSERT_LEGAL(&s, "take rum");
    s = table_of(2);
    have(&s, 0, CU_CITRUS, 1);
    leave_in_stock(&s, CU_CIGARS, 0);
    leave_in_stock(&s, CU_RUM, 0);
    built(&s, 0, CU_BLACK_MARKET, D3);
    PLAY(&s, "play foreman", "any-one");
    assert_illegal(&s, "use black-market");
}

static void test_CU_7_church(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    atl_events events;
    use(&s, CU_CHURCH);
    ASSERT_LEGAL(&s, "veto tax", "veto duty", "veto subsidy", "veto other");
    PLAY_TOLD(&s, &events, "veto duty");
    assert_int_equal(s.bills[CU_DUTY_ACT], CU_NO_ACT);
    assert_int_equal(find_event(&events, CU_EVENT_VETO, 0)->args[0], CU_CARDS + DUTY_SUGAR);
    assert_int_equal(s.vetoed, CU_DUTY_ACT);
    assert_turn_of(&s, 1);
}

static void test_CU_7_town_hall(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    use(&s, CU_TOWN_HALL);
    open_parliament(&s, 0, "WT");
    assert_int_equal(s.seats[0].votes, 1 + 2);
    assert_int_equal(s.seats[1].votes, 2);
    s = table_of(2);
    built(&s, 0, CU_TOWN_HALL, D3); /* not used */
    open_parliament(&s, 0, "WT");
    assert_int_equal(s.seats[0].votes, 1);
}

static void test_CU_7_dam(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    use(&s, CU_DAM);
    assert_int_equal(s.seats[0].pieces[CU_WATER], 2);
    s = table_of(2);
    leave_in_stock(&s, CU_WATER, 1);
    use(&s, CU_DAM);
    assert_int_equal(s.seats[0].pieces[CU_WATER], 1);
    s = table_of(2);
    leave_in_stock(&s, CU_WATER, 0);
    built(&s, 0, CU_DAM, D3);
    PLAY(&s, "play foreman");
    assert_turn_of(&s, 1);
}

static void test_CU_7_warehouse_stores_like_the_printed_one(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_CITRUS, 2);
    have(&s, 0, CU_TOBACCO, 3);
    have_stored(&s, 0, CU_TOBACCO, 1);
    use(&s, CU_WAREHOUSE);
    assert_int_equal(s.seats[0].stored[0], 2);
    assert_int_equal(s.seats[0].stored[2], 3);
    PLAY(&s, "play foreman"); /* seat 1 */
    PLAY(&s, "play worker", "move c3");
    assert_int_equal(s.seats[0].stored[1], 0); /* what comes later lies in the lot */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_7_up_to_4_resources_for_1_vp_each),
        cmocka_unit_test(test_CU_7_up_to_3_goods_for_2_vp_each),
        cmocka_unit_test(test_CU_7_monastery),
        cmocka_unit_test(test_CU_7_monastery_ended_early_in_a_row),
        cmocka_unit_test(test_CU_7_hotel_and_inn),
        cmocka_unit_test(test_CU_7_general_store),
        cmocka_unit_test(test_CU_7_product_house),
        cmocka_unit_test(test_CU_7_resource_house_2_pesos_each),
        cmocka_unit_test(test_CU_7_resource_house_with_one_piece_ends_by_itself),
        cmocka_unit_test(test_CU_7_banks),
        cmocka_unit_test(test_CU_7_factories),
        cmocka_unit_test(test_CU_7_the_second_tiles_work_alike),
        cmocka_unit_test(test_CU_7_factory_only_as_far_as_the_stock_goes),
        cmocka_unit_test(test_CU_7_black_market_product_into_good),
        cmocka_unit_test(test_CU_7_black_market_good_into_product),
        cmocka_unit_test(test_CU_7_black_market_needs_something_in_stock),
        cmocka_unit_test(test_CU_7_church),
        cmocka_unit_test(test_CU_7_town_hall),
        cmocka_unit_test(test_CU_7_dam),
        cmocka_unit_test(test_CU_7_warehouse_stores_like_the_printed_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
