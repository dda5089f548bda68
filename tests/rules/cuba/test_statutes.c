/* The statute phase: CU-10. */
#include "table.h"

#include <string.h>

/* Nobody can meet a duty, so that only the tax is asked. */
static cu_state taxed_table(int players, int card)
{
    cu_state s = table_of(players);
    if (card >= 0)
        in_force(&s, CU_TAX_ACT, card);
    return s;
}

static void test_CU_10_1_tax_in_force_from_the_start_is_2_pesos(void **state)
{
    (void)state;
    cu_state s = taxed_table(2, -1);
    begin_statutes(&s, 0);
    ASSERT_LEGAL(&s, "decline", "pay");
    PLAY(&s, "pay");
    assert_int_equal(s.seats[0].pesos, 8);
    assert_int_equal(s.seats[0].vp, 2);
}

static void test_CU_10_1_taxes_of_1_to_5_pesos(void **state)
{
    (void)state;
    for (int card = TAX_1; card <= TAX_5; card++) {
        cu_state s = taxed_table(2, card);
        begin_statutes(&s, 0);
        PLAY(&s, "pay", "decline");
        assert_int_equal(s.seats[0].pesos, 10 - (card + 1));
        assert_int_equal(s.seats[0].vp, 2);
        assert_int_equal(s.seats[1].pesos, 10);
        assert_int_equal(s.seats[1].vp, 0);
    }
}

static void test_CU_10_1_tax_per_building(void **state)
{
    (void)state;
    cu_state s = taxed_table(3, TAX_PER_BUILDING);
    built(&s, 1, CU_INN, B1);
    built(&s, 1, CU_HOTEL, C1);
    built(&s, 1, CU_WAREHOUSE, D1); /* a built warehouse counts, the printed one does not */
    built(&s, 2, CU_DAM, B1);
    begin_statutes(&s, 0); /* seat 0 owes nothing: paid without asking */
    assert_int_equal(s.seats[0].vp, 2);
    assert_int_equal(s.seats[0].pesos, 10);
    assert_int_equal(cuba_game.to_act(&s), 1);
    PLAY(&s, "pay", "pay");
    assert_int_equal(s.seats[1].pesos, 7);
    assert_int_equal(s.seats[2].pesos, 9);
}

static void test_CU_10_1_owing_nothing_counts_for_both(void **state)
{
    (void)state;
    cu_state s = taxed_table(2, TAX_PER_BUILDING);
    have(&s, 0, CU_CITRUS, 1);
    begin_statutes(&s, 0);
    PLAY(&s, "give citrus");
    assert_int_equal(s.seats[0].vp, 5);
    assert_int_equal(s.seats[1].vp, 2);
}

static void test_CU_10_1_who_cannot_pay_is_not_asked(void **state)
{
    (void)state;
    cu_state s = taxed_table(3, TAX_3);
    s.seats[0].pesos = 2;
    s.seats[1].pesos = 3;
    s.seats[2].pesos = 0;
    begin_statutes(&s, 0);
    assert_int_equal(cuba_game.to_act(&s), 1);
    PLAY(&s, "pay");
    assert_int_equal(s.seats[1].pesos, 0);
    assert_int_equal(s.stage, CU_ROUND_END); /* nobody can meet the duty either */
}

static void test_CU_10_order_from_the_starting_player_act_by_act(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    for (int seat = 0; seat < 3; seat++)
        have(&s, seat, CU_CITRUS, 1);
    begin_statutes(&s, 2);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(cuba_game.to_act(&s), (2 + i) % 3);
        assert_int_equal(s.phase, CU_TAX);
        PLAY(&s, "pay");
    }
    for (int i = 0; i < 3; i++) {
        assert_int_equal(cuba_game.to_act(&s), (2 + i) % 3);
        assert_int_equal(s.phase, CU_DUTY);
        PLAY(&s, "give citrus");
    }
}

static void meets_duty(int card, cu_piece piece)
{
    char give[ATL_NOTATION_BYTES] = "give ";
    cu_state s = table_of(2);
    in_force(&s, CU_DUTY_ACT, card);
    s.seats[0].pesos = s.seats[1].pesos = 0;
    have(&s, 0, piece, 2);
    begin_statutes(&s, 0);
    strcat(give, cu_piece_words[piece]);
    ASSERT_LEGAL(&s, "decline", give);
    PLAY(&s, give);
    assert_int_equal(s.seats[0].vp, 2);
}

static void test_CU_10_2_duties_of_one_piece(void **state)
{
    (void)state;
    meets_duty(DUTY_CITRUS, CU_CITRUS);
    meets_duty(DUTY_SUGAR, CU_SUGAR);
    meets_duty(DUTY_TOBACCO, CU_TOBACCO);
    meets_duty(DUTY_WATER, CU_WATER);
}

static void test_CU_10_2_duty_of_two_resources(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    in_force(&s, CU_DUTY_ACT, DUTY_RESOURCES);
    for (int seat = 0; seat < 3; seat++)
        s.seats[seat].pesos = 0;
    have(&s, 0, CU_WOOD, 1); /* one piece is not enough */
    have(&s, 0, CU_SUGAR, 3);
    have(&s, 1, CU_WOOD, 1);
    have(&s, 1, CU_WATER, 1);
    have(&s, 2, CU_STONE, 3);
    begin_statutes(&s, 0);
    assert_int_equal(cuba_game.to_act(&s), 1);
    ASSERT_LEGAL(&s, "decline", "give wood", "give water");
    PLAY(&s, "give water");
    assert_int_equal(s.seats[1].vp, 0);
    ASSERT_LEGAL(&s, "give wood"); /* having begun, the second must follow */
    PLAY(&s, "give wood");
    assert_int_equal(s.seats[1].vp, 2);
    PLAY(&s, "give stone", "give stone");
    assert_int_equal(s.seats[2].pieces[CU_STONE], 1);
    assert_int_equal(s.seats[2].vp, 2);
}

static void test_CU_10_2_duty_of_two_products_lot_first(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_force(&s, CU_DUTY_ACT, DUTY_PRODUCTS);
    s.seats[0].pesos = s.seats[1].pesos = 0;
    have(&s, 0, CU_TOBACCO, 2);
    have_stored(&s, 0, CU_TOBACCO, 1);
    have(&s, 0, CU_RUM, 2);
    have(&s, 1, CU_CITRUS, 1);
    begin_statutes(&s, 0);
    ASSERT_LEGAL(&s, "decline", "give tobacco");
    PLAY(&s, "give tobacco");
    assert_int_equal(s.seats[0].stored[2], 1);
    PLAY(&s, "give tobacco");
    assert_int_equal(s.seats[0].vp, 2);
    assert_int_equal(s.seats[1].vp, 0); /* one piece: not asked */
}

static void test_CU_10_3_both_bring_one_more(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    atl_events events;
    for (int seat = 0; seat < 3; seat++)
        have(&s, seat, CU_CITRUS, 1);
    begin_statutes(&s, 0);
    PLAY(&s, "pay", "decline", "pay");
    PLAY_TOLD(&s, &events, "give citrus");
    assert_int_equal(points_for(&events, 0, CU_WHY_DUTY), 2);
    assert_int_equal(points_for(&events, 0, CU_WHY_BOTH), 1);
    PLAY(&s, "give citrus", "decline");
    assert_int_equal(s.seats[0].vp, 5);
    assert_int_equal(s.seats[1].vp, 2);
    assert_int_equal(s.seats[2].vp, 2);
}

/* VP of seat 0 for a subsidy, with nobody able to pay or give. */
static int subsidised(cu_state s, int card)
{
    in_force(&s, CU_SUBSIDY_ACT, card);
    in_force(&s, CU_TAX_ACT, TAX_5);
    in_force(&s, CU_DUTY_ACT, DUTY_TOBACCO);
    int before = s.seats[0].vp;
    begin_statutes(&s, 0);
    while (s.phase == CU_TAX || s.phase == CU_DUTY)
        PLAY(&s, "decline");
    return s.seats[0].vp - before;
}

static void test_CU_10_4_per_building(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    assert_int_equal(subsidised(s, PER_BUILDING), 0); /* the printed warehouse is none */
    built(&s, 0, CU_INN, B1);
    built(&s, 0, CU_WAREHOUSE, C1);
    assert_int_equal(subsidised(s, PER_BUILDING), 2);
}

static void test_CU_10_4_per_open_field(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    assert_int_equal(subsidised(s, PER_RESOURCE_FIELD), 5);
    assert_int_equal(subsidised(s, PER_PRODUCT_FIELD), 6);
    built(&s, 0, CU_INN, B1);   /* lake */
    built(&s, 0, CU_DAM, B2);   /* mountain */
    built(&s, 0, CU_HOTEL, C1); /* tobacco */
    assert_int_equal(subsidised(s, PER_RESOURCE_FIELD), 3);
    assert_int_equal(subsidised(s, PER_PRODUCT_FIELD), 5);
}

static void test_CU_10_4_per_water_at_most_7(void **state)
{
    (void)state;
    for (int water = 0; water <= 10; water++) {
        cu_state s = table_of(2);
        have(&s, 0, CU_WATER, water);
        assert_int_equal(subsidised(s, PER_WATER), water > 7 ? 7 : water);
    }
}

/* Only the card counts, neither Town Hall nor bought votes. */
static void test_CU_10_4_per_vote_of_the_card(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    bill_is(&s, CU_SUBSIDY_ACT, PER_VOTE);
    built(&s, 0, CU_TOWN_HALL, B1);
    s.town_hall = 1;
    open_parliament(&s, 0, "AT");
    PLAY(&s, "bid 10", "bid 10");
    assert_int_equal(s.seats[0].votes, 3 + 2 + 10);
    PLAY(&s, "pass subsidy", "pass other");
    assert_int_equal(s.seats[0].vp, 3);
    assert_int_equal(s.seats[1].vp, 2);
}

static void test_CU_10_4_per_3_pesos_at_most_7(void **state)
{
    (void)state;
    for (int pesos = 0; pesos <= 30; pesos++) {
        cu_state s = table_of(2);
        s.seats[0].pesos = (uint16_t)pesos;
        assert_int_equal(subsidised(s, PER_3_PESOS), pesos / 3 > 7 ? 7 : pesos / 3);
    }
}

static void test_CU_10_4_no_subsidy_at_first(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    begin_statutes(&s, 0);
    PLAY(&s, "decline", "decline");
    assert_int_equal(s.seats[0].vp, 0);
    assert_int_equal(s.stage, CU_ROUND_END);
}

static void to_the_end_of_statutes(cu_state *s)
{
    begin_statutes(s, 0);
    while (s->phase == CU_TAX || s->phase == CU_DUTY)
        PLAY(s, "decline");
}

static void test_CU_10_5_market_minus_cheapest_first(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_force(&s, CU_OTHER_ACT, CU_MARKET_MINUS);
    on_market(&s, CU_CITRUS, 5);
    on_market(&s, CU_SUGAR, 1);
    on_market(&s, CU_TOBACCO, 0);
    on_market(&s, CU_RUM, 2);
    int stock = s.stock[CU_CITRUS];
    to_the_end_of_statutes(&s);
    assert_int_equal(s.market[0], 3); /* spaces 6, 5, 4 stay occupied */
    assert_int_equal(cu_buying_price(&s, 0), 4);
    assert_int_equal(s.market[1], 0);
    assert_int_equal(s.market[2], 0);
    assert_int_equal(s.market[3], 2); /* goods are not touched */
    assert_int_equal(s.stock[CU_CITRUS], stock + 2);
}

static void test_CU_10_5_market_plus_as_far_as_spaces_and_stock(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_force(&s, CU_OTHER_ACT, CU_MARKET_PLUS);
    on_market(&s, CU_CITRUS, 4); /* one space */
    on_market(&s, CU_SUGAR, 2);
    on_market(&s, CU_TOBACCO, 1);
    have(&s, 1, CU_SUGAR, 15); /* one left in stock; all are stored, so none come back */
    have_stored(&s, 1, CU_SUGAR, 15);
    to_the_end_of_statutes(&s);
    assert_int_equal(s.market[0], 5);
    assert_int_equal(s.market[1], 3);
    assert_int_equal(s.market[2], 3);
    assert_int_equal(s.market[3], 2);
}

static void test_CU_10_5_market_acts_repeat_every_round(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_force(&s, CU_OTHER_ACT, CU_MARKET_PLUS);
    for (int m = 0; m < CU_PRODUCTS; m++)
        on_market(&s, (cu_piece)(CU_RESOURCES + m), 0);
    to_the_end_of_statutes(&s);
    assert_int_equal(s.market[0], 2);
    PLAY(&s, "ship 7", "bill tax-2", "bill duty-citrus", "bill subsidy-water", "bill drought");
    to_the_end_of_statutes(&s);
    assert_int_equal(s.market[0], 4);
    assert_int_equal(s.acts[CU_OTHER_ACT], CU_MARKET_PLUS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_10_1_tax_in_force_from_the_start_is_2_pesos),
        cmocka_unit_test(test_CU_10_1_taxes_of_1_to_5_pesos),
        cmocka_unit_test(test_CU_10_1_tax_per_building),
        cmocka_unit_test(test_CU_10_1_owing_nothing_counts_for_both),
        cmocka_unit_test(test_CU_10_1_who_cannot_pay_is_not_asked),
        cmocka_unit_test(test_CU_10_order_from_the_starting_player_act_by_act),
        cmocka_unit_test(test_CU_10_2_duties_of_one_piece),
        cmocka_unit_test(test_CU_10_2_duty_of_two_resources),
        cmocka_unit_test(test_CU_10_2_duty_of_two_products_lot_first),
        cmocka_unit_test(test_CU_10_3_both_bring_one_more),
        cmocka_unit_test(test_CU_10_4_per_building),
        cmocka_unit_test(test_CU_10_4_per_open_field),
        cmocka_unit_test(test_CU_10_4_per_water_at_most_7),
        cmocka_unit_test(test_CU_10_4_per_vote_of_the_card),
        cmocka_unit_test(test_CU_10_4_per_3_pesos_at_most_7),
        cmocka_unit_test(test_CU_10_4_no_subsidy_at_first),
        cmocka_unit_test(test_CU_10_5_market_minus_cheapest_first),
        cmocka_unit_test(test_CU_10_5_market_plus_as_far_as_spaces_and_stock),
        cmocka_unit_test(test_CU_10_5_market_acts_repeat_every_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
