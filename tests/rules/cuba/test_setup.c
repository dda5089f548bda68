/* The table and its setup: CU-1 and CU-2. */
#include "table.h"

#include <string.h>

static void test_CU_1_1_two_to_five_players(void **state)
{
    (void)state;
    for (int players = 0; players <= 7; players++) {
        cu_state s;
        atl_setup setup;
        atl_reason why = {0};
        atl_setup_default(&setup, &cuba_game, players);
        atl_status status = cuba_game.setup(&s, &setup, NULL, &why);
        assert_int_equal(status, players >= 2 && players <= 5 ? ATL_OK : ATL_INVALID);
        if (status == ATL_OK)
            assert_int_equal(s.players, players);
        else
            assert_non_null(why.message);
    }
}

static void test_CU_1_1_six_rounds(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    atl_rng rng;
    int rounds = 0;
    atl_rng_seed(&rng, 7, 1);
    for (s = new_game(3, ""); cuba_game.to_act(&s) != ATL_OVER;) {
        atl_action legal[ATL_MAX_ACTIONS];
        int count = cuba_game.legal(&s, legal);
        assert_int_equal(cuba_game.apply(&s, legal[atl_rng_below(&rng, (uint32_t)count)], NULL),
                         ATL_OK);
        rounds = atl_max(rounds, s.round);
    }
    assert_int_equal(rounds, 6);
    assert_int_equal(s.round, 6);
}

static void test_CU_1_2_pieces_of_each_kind(void **state)
{
    static const int totals[CU_PIECES] = {15, 15, 15, 18, 18, 18, 15, 15};
    (void)state;
    cu_state s = new_game(5, "");
    for (int piece = 0; piece < CU_PIECES; piece++) {
        int market = piece < CU_RESOURCES ? 0 : s.market[piece - CU_RESOURCES];
        assert_int_equal(s.stock[piece] + market, totals[piece]);
    }
}

/* The plantations of section 12, written down a second time. */
static void test_CU_1_5_plantations_of_the_default_edition(void **state)
{
    static const char *const sides[] = {"WLTS/TMFC/FMSC", "WCTF/SMLT/FSCM", "WMSC/TFCM/SLFT",
                                        "WFCS/MTSF/CLMT", "WLTS/CMFT/SFCM"};
    static const char pieces[] = "FMLCST";
    (void)state;
    for (int common = 0; common < 2; common++) {
        cu_state s = new_game(5, common ? "plantations=common" : "");
        for (int seat = 0; seat < 5; seat++) {
            const char *letter = common ? "WTSL/CFMS/MFCT" : sides[seat];
            assert_int_equal(s.seats[seat].colour, seat);
            for (int field = 0; field < CU_FIELDS; field++, letter++) {
                letter += *letter == '/';
                if (*letter == 'W') {
                    assert_int_equal(s.seats[seat].warehouse, field);
                    continue;
                }
                int piece = (int)(strchr(pieces, *letter) - pieces);
                assert_true(s.seats[seat].open[piece] >> field & 1);
            }
        }
    }
}

static void test_CU_1_7_all_25_buildings_are_there(void **state)
{
    (void)state;
    cu_state s = new_game(4, "");
    assert_int_equal(CU_TILES, 25);
    assert_int_equal(atl_bits(s.tiles), 25);
}

static void test_CU_2_1_market(void **state)
{
    (void)state;
    cu_state s = new_game(2, "");
    for (int m = 0; m < CU_MERCHANDISE; m++)
        assert_int_equal(s.market[m], m < CU_PRODUCTS ? 3 : 2);
    for (int m = 0; m < CU_PRODUCTS; m++) {
        assert_int_equal(cu_buying_price(&s, m), 4);
        assert_int_equal(cu_selling_price(&s, m), 3);
    }
    for (int m = CU_PRODUCTS; m < CU_MERCHANDISE; m++) {
        assert_int_equal(cu_buying_price(&s, m), 5);
        assert_int_equal(cu_selling_price(&s, m), 4);
    }
}

static void test_CU_2_2_ships_are_drawn_for_dock_1_dock_2_and_sea(void **state)
{
    (void)state;
    cu_state s = new_game(3, "");
    assert_int_equal(cuba_game.to_act(&s), ATL_CHANCE);
    assert_int_equal(atl_bits(s.pile), 15);
    PLAY(&s, "ship 9");
    assert_illegal(&s, "ship 9");
    PLAY(&s, "ship 15", "ship 1");
    assert_int_equal(s.ships[CU_DOCK_1], 8);
    assert_int_equal(s.ships[CU_DOCK_2], 14);
    assert_int_equal(s.ships[CU_SEA], 0);
    assert_int_equal(s.ships[CU_DOCK_3], CU_NO_SHIP);
    assert_int_equal(atl_bits(s.pile), 12);
}

static void test_CU_2_2_every_ship_is_equally_likely(void **state)
{
    (void)state;
    cu_state s = new_game(3, "");
    atl_action legal[ATL_MAX_ACTIONS];
    int count = cuba_game.legal(&s, legal);
    assert_int_equal(count, 15);
    for (int i = 0; i < count; i++)
        assert_int_equal(cuba_game.weight(&s, legal[i]), 1);
}

static void test_CU_2_3_statutes(void **state)
{
    (void)state;
    cu_state s = new_game(3, "");
    for (int type = 0; type < CU_TYPES; type++)
        assert_int_equal(s.decks[type], 0x3F);
    assert_int_equal(s.acts[CU_TAX_ACT], CU_INITIAL_ACT);
    assert_int_equal(s.acts[CU_DUTY_ACT], CU_INITIAL_ACT);
    assert_int_equal(s.acts[CU_SUBSIDY_ACT], CU_NO_ACT);
    assert_int_equal(s.acts[CU_OTHER_ACT], CU_NO_ACT);
    assert_int_equal(cu_tax_owed(&s, 0), 2);
    assert_int_equal(cu_duties[CU_INITIAL_ACT].pieces, 1 << CU_CITRUS);
    assert_int_equal(cu_duties[CU_INITIAL_ACT].amount, 1);
}

static void test_CU_2_4_starting_player_is_drawn_and_pieces_are_taken_clockwise(void **state)
{
    (void)state;
    cu_state s = new_game(3, "");
    PLAY(&s, "ship 1", "ship 2", "ship 3");
    ASSERT_LEGAL(&s, "start 0", "start 1", "start 2");
    PLAY(&s, "start 1");
    assert_int_equal(cuba_game.to_act(&s), 1);
    ASSERT_LEGAL(&s, "take wood", "take stone", "take water");
    PLAY(&s, "take stone", "take stone");
    ASSERT_LEGAL(&s, "take citrus", "take sugar", "take tobacco");
    PLAY(&s, "take tobacco", "take citrus");
    assert_int_equal(cuba_game.to_act(&s), 2);
    PLAY(&s, "take wood", "take water", "take sugar", "take sugar");
    assert_int_equal(cuba_game.to_act(&s), 0);
    PLAY(&s, "take wood", "take stone", "take citrus", "take sugar");
    assert_int_equal(s.seats[1].pieces[CU_STONE], 2);
    assert_int_equal(s.seats[1].pieces[CU_TOBACCO], 1);
    assert_int_equal(s.seats[2].pieces[CU_SUGAR], 2);
    assert_int_equal(s.stock[CU_STONE], 15 - 3);
    for (int product = 0; product < CU_PRODUCTS; product++)
        assert_int_equal(s.seats[2].stored[product], 0); /* into the lot */
    assert_int_equal(s.stage, CU_BILLS);
    assert_int_equal(s.round, 1);
}

static void test_CU_2_4_pesos_vp_characters_and_piece(void **state)
{
    (void)state;
    cu_state s = new_game(5, "");
    PLAY(&s, "ship 1", "ship 2", "ship 3", "start 4");
    for (int seat = 0; seat < 5; seat++)
        PLAY(&s, "take wood", "take stone", "take citrus", "take sugar");
    for (int seat = 0; seat < 5; seat++) {
        assert_int_equal(s.seats[seat].pesos, 10);
        assert_int_equal(s.seats[seat].vp, 0);
        assert_int_equal(s.seats[seat].hand, CU_FULL_HAND);
        assert_int_equal(s.seats[seat].piece, s.seats[seat].warehouse);
    }
}

static void test_CU_2_5_sides_can_be_chosen(void **state)
{
    (void)state;
    cu_state s = new_game(3, "sides=chosen");
    cu_state in_order = new_game(5, "");
    PLAY(&s, "ship 1", "ship 2", "ship 3", "start 2");
    ASSERT_LEGAL(&s, "side blue", "side red", "side yellow", "side green", "side purple");
    PLAY(&s, "side blue");
    assert_int_equal(cuba_game.to_act(&s), 0);
    assert_illegal(&s, "side blue");
    PLAY(&s, "side purple", "side green");
    assert_int_equal(cuba_game.to_act(&s), 2); /* the first pieces are next */
    assert_int_equal(s.phase, CU_SUPPLY);
    static const int colours[] = {4, 3, 0};
    for (int seat = 0; seat < 3; seat++) {
        const cu_seat *chosen = &in_order.seats[colours[seat]];
        assert_int_equal(s.seats[seat].colour, colours[seat]);
        assert_memory_equal(s.seats[seat].open, chosen->open, sizeof chosen->open);
        assert_int_equal(s.seats[seat].piece, chosen->warehouse);
        assert_int_equal(s.seats[seat].pesos, 10);
    }
    assert_null(cuba_game.check(&s));
}

static void test_CU_2_5_nothing_to_choose_with_common_plantations(void **state)
{
    (void)state;
    cu_state s;
    atl_setup setup;
    atl_reason why = {0};
    atl_setup_default(&setup, &cuba_game, 3);
    setup.options[CU_OPTION_PLANTATIONS] = 1;
    setup.options[CU_OPTION_SIDES] = 1;
    assert_int_equal(cuba_game.setup(&s, &setup, NULL, &why), ATL_INVALID);
    assert_non_null(why.message);
}

static void test_CU_2_5_options_and_their_defaults(void **state)
{
    (void)state;
    atl_setup setup;
    atl_setup_default(&setup, &cuba_game, 3);
    assert_string_equal(atl_setup_value(&setup, &cuba_game, 0), "individual");
    assert_string_equal(atl_setup_value(&setup, &cuba_game, 1), "open");
    assert_string_equal(atl_setup_value(&setup, &cuba_game, 2), "in-order");
    assert_int_equal(atl_setup_option(&setup, &cuba_game, "plantations", "own", NULL), ATL_INVALID);
    assert_int_equal(atl_setup_option(&setup, &cuba_game, "parliament", "secret", NULL), ATL_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_1_1_two_to_five_players),
        cmocka_unit_test(test_CU_1_1_six_rounds),
        cmocka_unit_test(test_CU_1_2_pieces_of_each_kind),
        cmocka_unit_test(test_CU_1_5_plantations_of_the_default_edition),
        cmocka_unit_test(test_CU_1_7_all_25_buildings_are_there),
        cmocka_unit_test(test_CU_2_1_market),
        cmocka_unit_test(test_CU_2_2_ships_are_drawn_for_dock_1_dock_2_and_sea),
        cmocka_unit_test(test_CU_2_2_every_ship_is_equally_likely),
        cmocka_unit_test(test_CU_2_3_statutes),
        cmocka_unit_test(test_CU_2_4_starting_player_is_drawn_and_pieces_are_taken_clockwise),
        cmocka_unit_test(test_CU_2_4_pesos_vp_characters_and_piece),
        cmocka_unit_test(test_CU_2_5_sides_can_be_chosen),
        cmocka_unit_test(test_CU_2_5_nothing_to_choose_with_common_plantations),
        cmocka_unit_test(test_CU_2_5_options_and_their_defaults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
