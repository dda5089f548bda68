/* End of round and of game: CU-11. */
#include "table.h"

#include <string.h>

static int ship_in(const cu_state *s, cu_place place)
{
    return s->ships[place] == CU_NO_SHIP ? 0 : s->ships[place] + 1;
}

static void test_CU_11_1_products_in_the_lot_are_lost(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 4);
    have_stored(&s, 0, CU_SUGAR, 3);
    have(&s, 0, CU_CITRUS, 2);
    have(&s, 0, CU_WOOD, 2);
    have(&s, 0, CU_RUM, 2);
    have(&s, 1, CU_TOBACCO, 1);
    end_round(&s);
    assert_int_equal(s.seats[0].pieces[CU_SUGAR], 3);
    assert_int_equal(s.seats[0].pieces[CU_CITRUS], 0);
    assert_int_equal(s.seats[0].pieces[CU_WOOD], 2);
    assert_int_equal(s.seats[0].pieces[CU_RUM], 2);
    assert_int_equal(s.seats[1].pieces[CU_TOBACCO], 0);
    assert_int_equal(s.stock[CU_CITRUS], 15);
}

/* Stored once, products survive round after round, and are spent after the lot. */
static void test_CU_11_1_stored_products_survive_rounds_and_are_spent_last(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 2);
    PLAY(&s, "play foreman", "any-one", "use printed-warehouse");
    end_round(&s);
    PLAY(&s, "ship 7", "bill tax-2", "bill duty-citrus", "bill subsidy-water", "bill drought");
    end_round(&s);
    PLAY(&s, "ship 8", "bill tax-3", "bill duty-water", "bill subsidy-votes", "bill harbor");
    assert_int_equal(s.seats[0].pieces[CU_SUGAR], 2);
    assert_int_equal(s.seats[0].stored[1], 2);
    PLAY(&s, "play worker", "move c3"); /* sugar field c3, citrus d3, tobacco c1 */
    PLAY(&s, "harvest c3", "harvest d3");
    assert_int_equal(s.seats[0].pieces[CU_SUGAR], 3);
    assert_int_equal(s.seats[0].stored[1], 2);
    PLAY(&s, "play foreman");
    PLAY(&s, "play tradeswoman", "sell sugar");
    assert_int_equal(s.seats[0].stored[1], 2);
    PLAY(&s, "sell sugar");
    assert_int_equal(s.seats[0].stored[1], 1);
}

static void test_CU_11_2_dock_3_leaves_loaded_and_empty(void **state)
{
    (void)state;
    for (int round = 2; round <= 5; round++) {
        for (int loaded = 0; loaded < 2; loaded++) {
            cu_state s = table_of(2);
            in_round(&s, round);
            if (loaded)
                aboard(&s, CU_DOCK_3, "RRT");
            end_round(&s);
            assert_int_equal(ship_in(&s, CU_DOCK_3), 2);
            assert_int_equal(ship_in(&s, CU_DOCK_2), 1);
            assert_int_equal(ship_in(&s, CU_DOCK_1), 4);
            PLAY(&s, "ship 11");
            assert_int_equal(ship_in(&s, CU_SEA), 11);
            assert_int_equal(s.returned[0], 3 - 1);
            assert_int_equal(s.stock[CU_RUM], 15 - 2); /* the load is back */
            assert_int_equal(s.round, round + 1);
        }
    }
}

/* Round 1: nothing leaves dock 3, but its gap is filled (CU-8.1). */
static cu_state first_round(void)
{
    cu_state s = new_game(2, "");
    PLAY(&s, "ship 1", "ship 2", "ship 3", "start 0");
    for (int seat = 0; seat < 2; seat++)
        PLAY(&s, "take wood", "take stone", "take citrus", "take sugar");
    PLAY(&s, "bill tax-1", "bill duty-sugar", "bill subsidy-buildings", "bill market-minus");
    return s;
}

static void test_CU_11_2_end_of_round_1_without_full_ships(void **state)
{
    (void)state;
    cu_state s = first_round();
    aboard(&s, CU_DOCK_2, "SS");
    end_round(&s);
    assert_int_equal(ship_in(&s, CU_DOCK_3), 2);
    assert_int_equal(ship_in(&s, CU_DOCK_2), 1);
    assert_int_equal(ship_in(&s, CU_DOCK_1), 3);
    assert_int_equal(cu_need(s.needs[CU_DOCK_3], 1), 1);
    assert_int_equal(s.returns, 0);
    PLAY(&s, "ship 4");
    assert_int_equal(ship_in(&s, CU_SEA), 4);
    assert_int_equal(s.phase, CU_DRAW_BILL);
}

static void test_CU_11_2_end_of_round_1_with_both_ships_full(void **state)
{
    (void)state;
    cu_state s = first_round();
    aboard(&s, CU_DOCK_1, "CCCST");
    aboard(&s, CU_DOCK_2, "SSSRG");
    end_round(&s);
    assert_int_equal(ship_in(&s, CU_DOCK_3), 3); /* from sea */
    PLAY(&s, "ship 10", "ship 11", "ship 12");
    assert_int_equal(ship_in(&s, CU_DOCK_2), 10);
    assert_int_equal(ship_in(&s, CU_DOCK_1), 11);
    assert_int_equal(ship_in(&s, CU_SEA), 12);
    assert_int_equal(s.returned[0], 2 - 1);
    assert_int_equal(s.returned[1], 1 - 1);
}

static void test_CU_11_2_full_ship_in_dock_1_ships_ahead_stay_but_dock_3(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    aboard(&s, CU_DOCK_1, "CCCST");
    end_round(&s);
    assert_int_equal(ship_in(&s, CU_DOCK_3), 2);
    assert_int_equal(ship_in(&s, CU_DOCK_2), 4);
    PLAY(&s, "ship 10", "ship 11");
    assert_int_equal(ship_in(&s, CU_DOCK_1), 10);
    assert_int_equal(ship_in(&s, CU_SEA), 11);
}

static void test_CU_11_3_alternatives_are_free_and_votes_lapse(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    s.resource_taken = s.product_taken = s.town_hall = 1;
    s.build_forgone = s.load_forgone = 2;
    built(&s, 0, CU_TOWN_HALL, B1);
    end_round(&s);
    PLAY(&s, "ship 7", "bill tax-2", "bill duty-citrus", "bill subsidy-water", "bill drought");
    assert_false(s.resource_taken || s.product_taken || s.town_hall);
    PLAY(&s, "play architect");
    assert_int_equal(s.seats[0].vp, 2);
    PLAY(&s, "play mayor");
    assert_int_equal(s.seats[1].pesos, 14);
    open_parliament(&s, 0, "WT");
    assert_int_equal(s.seats[0].votes, 1);
}

/* Alternatives taken once per round, by whomever. */
static void test_CU_11_3_once_per_round_then_again(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    PLAY(&s, "play tradeswoman", "take wood");
    end_round(&s);
    PLAY(&s, "ship 7", "bill tax-2", "bill duty-citrus", "bill subsidy-water", "bill drought");
    PLAY(&s, "play tradeswoman");
    assert_true(is_legal(&s, "take wood"));
}

static void test_CU_11_4_round_6_only_full_ships_leave(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    in_round(&s, 6);
    aboard(&s, CU_DOCK_3, "RR");
    aboard(&s, CU_DOCK_2, "SSSRG");
    have(&s, 0, CU_SUGAR, 1);
    end_round(&s);
    assert_int_equal(ship_in(&s, CU_DOCK_3), 3);
    assert_int_equal(s.seats[0].pieces[CU_SUGAR], 0);
    PLAY(&s, "ship 5");
    assert_int_equal(s.phase, CU_OVER);
    assert_int_equal(ship_in(&s, CU_DOCK_2), 1);
    assert_int_equal(ship_in(&s, CU_DOCK_1), 4);
    assert_int_equal(ship_in(&s, CU_SEA), 5);
}

static void test_CU_11_4_two_vp_for_each_building(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    in_round(&s, 6);
    built(&s, 0, CU_INN, B1);
    built(&s, 0, CU_WAREHOUSE, C1);
    built(&s, 2, CU_DAM, C1);
    end_round(&s);
    assert_int_equal(s.phase, CU_OVER);
    assert_int_equal(cuba_game.to_act(&s), ATL_OVER);
    assert_int_equal(s.seats[0].vp, 4);
    assert_int_equal(s.seats[1].vp, 0); /* not the printed warehouse */
    assert_int_equal(s.seats[2].vp, 2);
}

static void test_CU_11_4_most_vp_then_pesos_then_shared(void **state)
{
    static const struct {
        uint16_t vp[3], pesos[3];
        uint8_t rank[3];
    } cases[] = {
        {{50, 49, 51}, {9, 99, 0}, {2, 3, 1}},
        {{50, 50, 40}, {9, 8, 99}, {1, 2, 3}},
        {{50, 50, 50}, {9, 9, 8}, {1, 1, 3}},
        {{50, 50, 50}, {4, 4, 4}, {1, 1, 1}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        cu_state s = table_of(3);
        atl_result result;
        for (int seat = 0; seat < 3; seat++) {
            s.seats[seat].vp = cases[i].vp[seat];
            s.seats[seat].pesos = cases[i].pesos[seat];
        }
        cuba_game.score(&s, &result);
        for (int seat = 0; seat < 3; seat++) {
            assert_int_equal(result.points[seat], cases[i].vp[seat]);
            assert_int_equal(result.rank[seat], cases[i].rank[seat]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_11_1_products_in_the_lot_are_lost),
        cmocka_unit_test(test_CU_11_1_stored_products_survive_rounds_and_are_spent_last),
        cmocka_unit_test(test_CU_11_2_dock_3_leaves_loaded_and_empty),
        cmocka_unit_test(test_CU_11_2_end_of_round_1_without_full_ships),
        cmocka_unit_test(test_CU_11_2_end_of_round_1_with_both_ships_full),
        cmocka_unit_test(test_CU_11_2_full_ship_in_dock_1_ships_ahead_stay_but_dock_3),
        cmocka_unit_test(test_CU_11_3_alternatives_are_free_and_votes_lapse),
        cmocka_unit_test(test_CU_11_3_once_per_round_then_again),
        cmocka_unit_test(test_CU_11_4_round_6_only_full_ships_leave),
        cmocka_unit_test(test_CU_11_4_two_vp_for_each_building),
        cmocka_unit_test(test_CU_11_4_most_vp_then_pesos_then_shared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
