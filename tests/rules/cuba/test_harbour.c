/* The harbour: CU-1.4, the Mayor of CU-6.3, Branch Offices, and CU-8.
 *
 * Ships: 1 CCCST, 2 SSSRG, 3 RRRTC, 4 TTTGS, 11 CCSRG, 15 GGCST. */
#include "table.h"

#include <string.h>

static int ship_in(const cu_state *s, cu_place place)
{
    return s->ships[place] == CU_NO_SHIP ? 0 : s->ships[place] + 1;
}

static void test_CU_1_4_ships_of_the_default_edition(void **state)
{
    static const char *const cards[CU_SHIPS] = {"CCCST", "SSSRG", "RRRTC", "TTTGS", "GGGCR",
                                                "CCSST", "SSRRG", "RRTTC", "TTGGS", "GGCCR",
                                                "CCSRG", "SSRTC", "RRTGS", "TTGCR", "GGCST"};
    int each[CU_MERCHANDISE] = {0};
    (void)state;
    cu_state s = table_of(2);
    for (int ship = 0; ship < CU_SHIPS; ship++) {
        for (int space = 0; space < CU_SPACES; space++) {
            int m = s.cards[ship] >> (3 * space) & 7;
            assert_int_equal("CSTRG"[m], cards[ship][space]);
            each[m]++;
        }
    }
    for (int m = 0; m < CU_MERCHANDISE; m++)
        assert_int_equal(each[m], 15);
}

static void test_CU_1_4_docks_pay_1_2_3(void **state)
{
    (void)state;
    for (int dock = 1; dock <= 3; dock++) {
        char notation[] = "dock 0";
        atl_events events;
        cu_state s = table_of(2);
        ship_at(&s, (cu_place)dock, 15); /* GGCST */
        have(&s, 0, CU_CIGARS, 2);
        notation[5] = (char)('0' + dock);
        PLAY_TOLD(&s, &events, "play mayor", notation, "load cigars");
        assert_int_equal(s.seats[0].vp, dock);
        assert_int_equal(points_for(&events, 0, CU_WHY_CHARACTER + CU_MAYOR), dock);
        PLAY(&s, "load cigars");
        assert_int_equal(s.seats[0].vp, 2 * dock);
        assert_turn_of(&s, 1);
    }
}

static void test_CU_6_3_at_least_one_and_as_many_as_wanted(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_CITRUS, 2);
    have(&s, 0, CU_SUGAR, 2);
    PLAY(&s, "play mayor");
    ASSERT_LEGAL(&s, "forgo", "dock 1", "dock 2", "dock 3");
    PLAY(&s, "dock 1");
    ASSERT_LEGAL(&s, "load citrus", "load sugar");
    PLAY(&s, "load sugar");
    ASSERT_LEGAL(&s, "done", "load citrus"); /* one space for sugar only */
    PLAY(&s, "load citrus", "done");
    assert_int_equal(s.seats[0].vp, 2);
    assert_int_equal(s.seats[0].pieces[CU_CITRUS], 1);
    assert_turn_of(&s, 1);
}

static void test_CU_6_3_one_ship_only_and_only_what_it_has_spaces_for(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_RUM, 2);
    have(&s, 0, CU_TOBACCO, 1);
    aboard(&s, CU_DOCK_3, "T");
    PLAY(&s, "play mayor", "dock 3"); /* RRRTC, tobacco is there */
    ASSERT_LEGAL(&s, "load rum");
    PLAY(&s, "load rum", "load rum"); /* none left: the turn ends, tobacco stays */
    assert_int_equal(s.seats[0].vp, 6);
    assert_int_equal(s.seats[0].pieces[CU_TOBACCO], 1);
    assert_turn_of(&s, 1);
}

static void test_CU_6_3_ship_at_sea_cannot_be_loaded(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    ship_at(&s, CU_DOCK_1, 5); /* GGGCR: no dock takes tobacco but dock 3 */
    aboard(&s, CU_DOCK_3, "T");
    have(&s, 0, CU_TOBACCO, 2); /* ship 4 at sea would */
    PLAY(&s, "play mayor");
    assert_int_equal(s.seats[0].pesos, 14); /* nothing to load: forgoes */
    assert_turn_of(&s, 1);
}

static void test_CU_6_3_not_loading_4_pesos_2_pesos_nothing(void **state)
{
    static const int pesos[] = {4, 2, 0, 0, 0};
    (void)state;
    cu_state s = table_of(5);
    have(&s, 1, CU_CITRUS, 1);
    for (int seat = 0; seat < 5; seat++) {
        PLAY(&s, "play mayor");
        if (seat == 1)
            PLAY(&s, "forgo"); /* even who could load */
        assert_int_equal(s.seats[seat].pesos, 10 + pesos[seat]);
    }
}

static void test_CU_6_3_dock_3_is_empty_in_round_1(void **state)
{
    (void)state;
    cu_state s = new_game(2, "");
    PLAY(&s, "ship 3", "ship 15", "ship 1", "start 0");
    PLAY(&s, "take wood", "take wood", "take tobacco", "take citrus");
    PLAY(&s, "take wood", "take wood", "take tobacco", "take citrus");
    PLAY(&s, "bill tax-1", "bill duty-sugar", "bill subsidy-water", "bill harbor");
    PLAY(&s, "play mayor");
    ASSERT_LEGAL(&s, "forgo", "dock 1", "dock 2");
}

static void test_CU_7_small_branch_office_loads_one_piece(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    atl_events events;
    built(&s, 0, CU_SMALL_BRANCH_OFFICE, B1);
    have(&s, 0, CU_SUGAR, 3);
    PLAY(&s, "play foreman", "any-one", "use small-branch-office");
    ASSERT_LEGAL(&s, "dock 1", "dock 2");
    PLAY(&s, "dock 2");
    ASSERT_LEGAL(&s, "load sugar");
    PLAY_TOLD(&s, &events, "load sugar");
    assert_int_equal(points_for(&events, 0, CU_WHY_BUILDING + CU_SMALL_BRANCH_OFFICE), 2);
    assert_int_equal(s.seats[0].pieces[CU_SUGAR], 2);
    assert_turn_of(&s, 1);
}

static void test_CU_7_large_branch_office_loads_one_merchandise(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_LARGE_BRANCH_OFFICE, B1);
    have(&s, 0, CU_CITRUS, 4);
    have(&s, 0, CU_SUGAR, 1);
    PLAY(&s, "play foreman", "any-one", "use large-branch-office", "dock 1");
    ASSERT_LEGAL(&s, "load citrus", "load sugar");
    PLAY(&s, "load citrus");
    ASSERT_LEGAL(&s, "done", "load citrus");
    PLAY(&s, "load citrus", "load citrus"); /* CCC: no more spaces */
    assert_int_equal(s.seats[0].vp, 3);
    assert_int_equal(s.seats[0].pieces[CU_CITRUS], 1);
    assert_turn_of(&s, 1);
}

static void test_CU_7_both_offices_in_one_turn(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_SMALL_BRANCH_OFFICE, B1);
    built(&s, 0, CU_LARGE_BRANCH_OFFICE, C1);
    have(&s, 0, CU_CITRUS, 2);
    have(&s, 0, CU_RUM, 1);
    PLAY(&s, "play foreman", "row-and-column", "use large-branch-office", "dock 1", "load citrus",
         "done", "use small-branch-office", "dock 3", "load rum");
    assert_int_equal(s.seats[0].vp, 1 + 3);
}

/* CU-8.2, Harbour Act: completed by the Mayor, the ship leaves at once. */
static void test_CU_8_2_completed_by_the_mayor(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    atl_events events;
    in_force(&s, CU_OTHER_ACT, CU_HARBOR);
    aboard(&s, CU_DOCK_2, "SSSR"); /* SSSRG */
    have(&s, 0, CU_CIGARS, 2);
    int stock_of_sugar = s.stock[CU_SUGAR];
    PLAY_TOLD(&s, &events, "play mayor", "dock 2", "load cigars");
    assert_int_equal(s.seats[0].vp, 2);
    assert_int_equal(s.stock[CU_SUGAR], stock_of_sugar + 3); /* CU-8.3 */
    assert_int_equal(find_event(&events, CU_EVENT_DEPART, ATL_WATCHER)->args[0], 2);
    /* dock 3 stays, dock 1 and sea move up, a new ship is drawn for the sea */
    assert_int_equal(ship_in(&s, CU_DOCK_3), 3);
    assert_int_equal(ship_in(&s, CU_DOCK_2), 1);
    assert_int_equal(ship_in(&s, CU_DOCK_1), 4);
    assert_int_equal(cuba_game.to_act(&s), ATL_CHANCE);
    assert_illegal(&s, "ship 2"); /* at the bottom of the pile */
    PLAY(&s, "ship 12");
    assert_int_equal(ship_in(&s, CU_SEA), 12);
    assert_int_equal(s.returns, 1);
    assert_int_equal(s.returned[0], 2 - 1);
    assert_turn_of(&s, 1);
}

static void test_CU_8_2_loads_move_up_with_their_ships(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_force(&s, CU_OTHER_ACT, CU_HARBOR);
    aboard(&s, CU_DOCK_3, "RRRT");
    aboard(&s, CU_DOCK_1, "CC");
    aboard(&s, CU_DOCK_2, "S");
    have(&s, 0, CU_CITRUS, 1);
    PLAY(&s, "play mayor", "dock 3", "load citrus", "ship 9");
    assert_int_equal(ship_in(&s, CU_DOCK_3), 2);
    assert_int_equal(ship_in(&s, CU_DOCK_2), 1);
    assert_int_equal(ship_in(&s, CU_DOCK_1), 4);
    assert_int_equal(cu_need(s.needs[CU_DOCK_3], 1), 2);
    assert_int_equal(cu_need(s.needs[CU_DOCK_2], 0), 1);
    assert_int_equal(cu_need(s.needs[CU_DOCK_1], 2), 3);
}

static void test_CU_8_2_completed_by_both_branch_offices(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_force(&s, CU_OTHER_ACT, CU_HARBOR);
    built(&s, 0, CU_SMALL_BRANCH_OFFICE, B1);
    built(&s, 0, CU_LARGE_BRANCH_OFFICE, C1);
    aboard(&s, CU_DOCK_3, "RRRT"); /* RRRTC */
    aboard(&s, CU_DOCK_2, "SRG");  /* SSSRG */
    have(&s, 0, CU_CITRUS, 1);
    have(&s, 0, CU_SUGAR, 3);
    PLAY(&s, "play foreman", "row-and-column", "use small-branch-office", "dock 3", "load citrus");
    assert_int_equal(cuba_game.to_act(&s), ATL_CHANCE);
    PLAY(&s, "ship 14");
    assert_int_equal(cuba_game.to_act(&s), 0); /* the Foreman goes on */
    assert_int_equal(ship_in(&s, CU_DOCK_3), 2);
    ASSERT_LEGAL(&s, "done", "use large-branch-office", "use printed-warehouse");
    PLAY(&s, "use large-branch-office", "dock 3", "load sugar", "load sugar");
    assert_int_equal(s.seats[0].vp, 3 + 6);
    PLAY(&s, "ship 13");
    assert_int_equal(ship_in(&s, CU_DOCK_3), 1);
    assert_int_equal(ship_in(&s, CU_DOCK_2), 4);
    assert_int_equal(ship_in(&s, CU_DOCK_1), 14);
    assert_int_equal(ship_in(&s, CU_SEA), 13);
    ASSERT_LEGAL(&s, "done", "use printed-warehouse");
}

static void test_CU_8_2_without_the_act_a_full_ship_stays(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    aboard(&s, CU_DOCK_2, "SSSR");
    have(&s, 0, CU_CIGARS, 1);
    PLAY(&s, "play mayor", "dock 2", "load cigars");
    assert_int_equal(ship_in(&s, CU_DOCK_2), 2);
    assert_int_equal(s.needs[CU_DOCK_2], 0);
    assert_turn_of(&s, 1);
}

static void test_CU_8_3_several_leave_dock_3_first(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    aboard(&s, CU_DOCK_1, "CCCST");
    aboard(&s, CU_DOCK_2, "SSSRG");
    end_round(&s);
    assert_int_equal(s.returns, 3);
    assert_int_equal(s.returned[0], 3 - 1);
    assert_int_equal(s.returned[1], 2 - 1);
    assert_int_equal(s.returned[2], 1 - 1);
    assert_int_equal(ship_in(&s, CU_DOCK_3), 4); /* from sea */
}

/* Returned ships come in their order, without chance, once all others are drawn. */
static void test_CU_8_3_returned_ships_are_drawn_last_in_order(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    s.pile = 1U << 14; /* only ship 15 is left of the shuffled pile */
    s.returns = 0;
    for (int ship = 4; ship < 14; ship++)
        s.returned[s.returns++] = (uint8_t)(17 - ship); /* 14, 13, ... 5 */
    aboard(&s, CU_DOCK_2, "SSSRG");
    settle(&s);
    end_round(&s); /* docks 3 and 2 leave: two places to fill */
    assert_int_equal(cuba_game.to_act(&s), ATL_CHANCE);
    ASSERT_LEGAL(&s, "ship 15");
    PLAY(&s, "ship 15");
    assert_int_equal(ship_in(&s, CU_DOCK_1), 15);
    assert_int_equal(ship_in(&s, CU_SEA), 14);
    assert_int_equal(s.returns, 10 - 1 + 2);
    assert_int_equal(s.returned[0], 13 - 1);
    assert_int_equal(s.returned[9], 3 - 1);
    assert_int_equal(s.returned[10], 2 - 1);
    assert_int_equal(s.phase, CU_DRAW_BILL); /* no further ship to draw */
}

static void test_CU_7_lighthouse_exchanges_and_shuffles(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    atl_events events;
    s.pile &= (uint16_t) ~(1U << 8 | 1U << 9);
    s.returned[0] = 9; /* ships 10 and 9 lie below the pile in known order */
    s.returned[1] = 8;
    s.returns = 2;
    built(&s, 0, CU_LIGHTHOUSE, B1);
    PLAY(&s, "play foreman", "any-one", "use lighthouse");
    ASSERT_LEGAL(&s, "fetch 5", "fetch 6", "fetch 7", "fetch 8", "fetch 9", "fetch 10", "fetch 11",
                 "fetch 12", "fetch 13", "fetch 14", "fetch 15");
    PLAY_TOLD(&s, &events, "fetch 9");
    assert_int_equal(ship_in(&s, CU_SEA), 9);
    assert_int_equal(s.returns, 0); /* nothing is known of the order any more */
    assert_true(s.pile >> 3 & 1);   /* ship 4 joined the pile */
    assert_true(s.pile >> 9 & 1);
    assert_int_equal(atl_bits(s.pile), 11);
    assert_int_equal(find_event(&events, CU_EVENT_EXCHANGE, 0)->args[0], 9);
    assert_int_equal(find_event(&events, CU_EVENT_EXCHANGE, 0)->args[1], 4);
    assert_turn_of(&s, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_1_4_ships_of_the_default_edition),
        cmocka_unit_test(test_CU_1_4_docks_pay_1_2_3),
        cmocka_unit_test(test_CU_6_3_at_least_one_and_as_many_as_wanted),
        cmocka_unit_test(test_CU_6_3_one_ship_only_and_only_what_it_has_spaces_for),
        cmocka_unit_test(test_CU_6_3_ship_at_sea_cannot_be_loaded),
        cmocka_unit_test(test_CU_6_3_not_loading_4_pesos_2_pesos_nothing),
        cmocka_unit_test(test_CU_6_3_dock_3_is_empty_in_round_1),
        cmocka_unit_test(test_CU_7_small_branch_office_loads_one_piece),
        cmocka_unit_test(test_CU_7_large_branch_office_loads_one_merchandise),
        cmocka_unit_test(test_CU_7_both_offices_in_one_turn),
        cmocka_unit_test(test_CU_8_2_completed_by_the_mayor),
        cmocka_unit_test(test_CU_8_2_loads_move_up_with_their_ships),
        cmocka_unit_test(test_CU_8_2_completed_by_both_branch_offices),
        cmocka_unit_test(test_CU_8_2_without_the_act_a_full_ship_stays),
        cmocka_unit_test(test_CU_8_3_several_leave_dock_3_first),
        cmocka_unit_test(test_CU_8_3_returned_ships_are_drawn_last_in_order),
        cmocka_unit_test(test_CU_7_lighthouse_exchanges_and_shuffles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
