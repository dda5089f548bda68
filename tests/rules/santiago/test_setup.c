/* The table and its setup: SC-1 and SC-2, and what an edition must meet. */
#include "table.h"

static void test_SC_1_1_two_to_four_players(void **state)
{
    (void)state;
    for (int players = 0; players <= 6; players++) {
        sc_state s;
        atl_setup setup;
        atl_reason why = {0};
        atl_setup_default(&setup, &santiago_game, players);
        atl_status status = santiago_game.setup(&s, &setup, NULL, &why);
        if (players >= 2 && players <= 4) {
            assert_int_equal(status, ATL_OK);
            assert_int_equal(s.players, players);
        } else {
            assert_int_equal(status, ATL_INVALID);
            assert_non_null(why.message);
        }
    }
}

static void test_SC_1_1_eight_of_each_good(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        sc_state s = fresh(players);
        for (int good = SC_SUGAR; good <= SC_WOOD; good++) {
            int held = 0;
            for (int seat = 0; seat < players; seat++)
                held += s.goods[seat][good];
            assert_int_equal(held + s.supply[good], 8);
        }
        s.supply[SC_RUM]--;
        assert_string_equal(santiago_game.check(&s), "goods are lost or new");
    }
}

/* Pesos and VP are unlimited. */
static void test_SC_1_1_pesos_and_vp_have_no_limit(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.pesos[0] = 1000;
    s.vp[0] = 1000;
    PLAY(&s, "drive martinez");
    assert_int_equal(s.pesos[0], 1000);
    s = table_of(2);
    s.vp[0] = 1000;
    PLAY(&s, "drive maria");
    assert_int_equal(s.vp[0], 1002);
}

static void test_SC_1_2_the_street_is_a_loop_of_ten_stops(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.pesos[0] = 0;
    ASSERT_LEGAL(&s, "drive pedro"); /* after the port comes the first Cuban */
    stand_at(&s, SC_ALONSO);
    ASSERT_LEGAL(&s, "drive port");
    s.pesos[0] = 1;
    ASSERT_LEGAL(&s, "drive port", "drive pedro");
}

static void test_SC_1_3_twelve_buildings_in_four_districts_of_three(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    uint32_t all = 0;
    for (int flower = SC_YELLOW; flower <= SC_WHITE; flower++) {
        assert_int_equal(atl_bits(s.district[flower]), 3);
        assert_int_equal(all & s.district[flower], 0);
        all |= s.district[flower];
    }
    assert_int_equal(all, SC_ALL_BUILDINGS);
}

static void test_SC_1_3_the_place_inside_a_district_does_not_matter(void **state)
{
    (void)state;
    sc_state one = fresh(2);
    sc_state other = fresh(2);
    PLAY(&one, "place church", "place distillery", "place casino");
    PLAY(&other, "place casino", "place church", "place distillery");
    assert_memory_equal(&one, &other, sizeof one);
}

/* Flags 2, 3, 4; on the chequered one the marker never rests. Ships 1 to 7. */
static void test_SC_1_4_flags_and_ships(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    for (int value = 0; value <= 6; value++) {
        s.value = (uint8_t)value;
        assert_int_equal(santiago_game.check(&s) == NULL, value >= 2 && value <= 4);
    }
    s.value = 2;
    for (int ship = 0; ship <= 8; ship++) {
        s.ship = (uint8_t)ship;
        assert_int_equal(santiago_game.check(&s) == NULL, ship >= 1 && ship <= 7);
    }
}

static void test_SC_1_5_faces_of_the_dice(void **state)
{
    static const uint32_t plain[] = {1, 2, 2, 1};
    static const uint32_t citrus[] = {1, 1, 2, 1, 1};
    static const char *const rolls[] = {"roll sugar 0", "roll citrus 0", "roll tobacco 0",
                                        "roll rum 0", "roll cigars 0"};
    (void)state;
    sc_state s = fresh(2);
    play(&s, NULL, layout);
    PLAY(&s, "first 0");
    for (int die = SC_SUGAR; die <= SC_CIGARS; die++) {
        atl_action legal[ATL_MAX_ACTIONS];
        int faces = santiago_game.legal(&s, legal);
        assert_int_equal(santiago_game.to_act(&s), ATL_CHANCE);
        assert_int_equal(faces, die == SC_CITRUS ? 5 : 4);
        for (int face = 0; face < faces; face++)
            assert_int_equal(santiago_game.weight(&s, legal[face]),
                             die == SC_CITRUS ? citrus[face] : plain[face]);
        PLAY(&s, rolls[die]);
    }
}

static void test_SC_2_1_everything_is_shuffled(void **state)
{
    (void)state;
    sc_state s = fresh(3);
    for (int step = 0; layout[step] != NULL; step++) {
        atl_action legal[ATL_MAX_ACTIONS];
        int count = santiago_game.legal(&s, legal);
        assert_int_equal(santiago_game.to_act(&s), ATL_CHANCE);
        assert_int_equal(count, step < 12 ? 12 - step : 21 - step);
        for (int i = 0; i < count; i++)
            assert_int_equal(santiago_game.weight(&s, legal[i]), 1);
        PLAY(&s, layout[step]);
        if (step != 11 && step != 20)
            assert_illegal(&s, layout[step]); /* no tile lies twice */
    }
}

static void test_SC_2_1_car_ship_and_value(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    assert_int_equal(sc_car_place(&s), SC_PORT);
    assert_int_equal(s.ship, 1);
    assert_int_equal(s.value, 2);
    assert_int_equal(s.inactive, 0);
}

static void test_SC_2_2_what_each_player_gets(void **state)
{
    static const uint8_t goods[SC_GOODS] = {1, 1, 1, 0, 0, 0};
    (void)state;
    for (int players = 2; players <= 4; players++) {
        sc_state s = table_of(players);
        for (int seat = 0; seat < players; seat++) {
            assert_int_equal(s.pesos[seat], 3);
            assert_int_equal(s.vp[seat], 2);
            assert_memory_equal(s.goods[seat], goods, sizeof goods);
            assert_int_equal(s.owned[seat], 0);
            assert_int_equal(s.piece[seat], SC_NOWHERE);
        }
    }
}

static void test_SC_2_3_the_last_to_move_rolls_and_leaves_a_die_out(void **state)
{
    static const char *const first[] = {"first 0", "first 1", "first 2"};
    (void)state;
    for (int starter = 0; starter < 3; starter++) {
        sc_state s = fresh(3);
        play(&s, NULL, layout);
        ASSERT_LEGAL(&s, "first 0", "first 1", "first 2");
        PLAY(&s, first[starter], "roll sugar 3", "roll citrus 4", "roll tobacco 0", "roll rum 1",
             "roll cigars 2");
        assert_int_equal(santiago_game.to_act(&s), (starter + 2) % 3);
        ASSERT_LEGAL(&s, "leave sugar", "leave citrus", "leave tobacco", "leave rum",
                     "leave cigars");
        PLAY(&s, "leave citrus");
        assert_drives(&s, starter);
        assert_int_equal(s.turn, 1);
        assert_memory_equal(s.demand, ((uint8_t[]){3, 0, 0, 1, 2}), 5);
        assert_int_equal(s.left_out, SC_CITRUS);
    }
}

/* Section 9: four dice of 0 send the first ship off; the same player rolls again. */
static void test_SC_2_3_four_dice_of_zero_for_the_first_ship(void **state)
{
    (void)state;
    sc_state s = fresh(2);
    play(&s, NULL, layout);
    PLAY(&s, "first 1", "roll sugar 0", "roll citrus 0", "roll tobacco 3", "roll rum 0",
         "roll cigars 0", "leave tobacco");
    assert_int_equal(s.ship, 2);
    assert_int_equal(s.phase, SC_ROLL);
    PLAY(&s, "roll sugar 0", "roll citrus 0", "roll tobacco 3", "roll rum 0", "roll cigars 0");
    assert_int_equal(santiago_game.to_act(&s), 0);
    PLAY(&s, "leave rum"); /* or keeps it */
    assert_drives(&s, 1);
    assert_int_equal(s.ship, 2);
}

static atl_status read_flowers(const char *text, sc_state *s, atl_reason *why)
{
    atl_setup setup;
    atl_setup_default(&setup, &santiago_game, 2);
    atl_status status = atl_edition_read(&setup.edition, &santiago_game, text, strlen(text), why);
    if (status == ATL_OK)
        assert_int_equal(santiago_game.setup(s, &setup, NULL, why), ATL_OK);
    return status;
}

static void test_edition_flowers_as_reconstructed(void **state)
{
    static const uint8_t flowers[SC_PLACES] = {
        [SC_PORT] = SC_NO_FLOWER,    [SC_PEDRO] = SC_WHITE,     [SC_MARIA] = SC_RED,
        [SC_JOSE] = SC_YELLOW,       [SC_MARTINEZ] = SC_YELLOW, [SC_CONCHITA] = SC_RED,
        [SC_MIGUEL] = SC_BLUE,       [SC_PABLO] = SC_BLUE,      [SC_ALONSO] = SC_WHITE,
        [SC_EL_ZORRO] = SC_NO_FLOWER};
    (void)state;
    sc_state s = fresh(2);
    atl_edition edition;
    assert_memory_equal(s.flower, flowers, sizeof flowers);
    atl_edition_default(&edition, &santiago_game);
    assert_true(atl_edition_is_reconstruction(&edition, &santiago_game));
}

static void test_edition_flowers_can_be_replaced(void **state)
{
    (void)state;
    sc_state s;
    atl_reason why = {0};
    assert_int_equal(read_flowers(strange_flowers, &s, &why), ATL_OK);
    assert_int_equal(s.flower[SC_EL_ZORRO], SC_RED);
    assert_int_equal(s.flower[SC_MARIA], SC_NO_FLOWER);
    assert_int_equal(s.flower[SC_ALONSO], SC_NO_FLOWER);
    assert_int_equal(s.flower[SC_PORT], SC_NO_FLOWER);
}

static void test_edition_every_colour_needs_a_cuban(void **state)
{
    static const char *const no_blue = "edition grey\ngame santiago\ntable flowers\n"
                                       "pedro = white\nmaria = red\njose = yellow\n"
                                       "martinez = yellow\nconchita = red\nmiguel = none\n"
                                       "pablo = red\nel-zorro = none\nalonso = white\n";
    static const char *const black = "edition grey\ngame santiago\ntable flowers\n"
                                     "pedro = black\n";
    (void)state;
    sc_state s;
    atl_reason why = {0};
    assert_int_equal(read_flowers(no_blue, &s, &why), ATL_INVALID);
    assert_string_equal(why.args[0], "blue");
    assert_int_not_equal(why.line, 0);
    assert_int_equal(read_flowers(black, &s, &why), ATL_INVALID);
    assert_int_equal(why.line, 4);
}

static void test_options_are_preset_and_screens(void **state)
{
    static const char *const wrong[][2] = {
        {"preset", "house"}, {"preset", ""}, {"screens", "yes"}, {"side", "winter"}};
    (void)state;
    atl_setup setup;
    atl_reason why = {0};
    atl_setup_default(&setup, &santiago_game, 2);
    assert_string_equal(atl_setup_value(&setup, &santiago_game, 0), "rulebook");
    assert_string_equal(atl_setup_value(&setup, &santiago_game, 1), "off");
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_int_equal(atl_setup_option(&setup, &santiago_game, wrong[i][0], wrong[i][1], &why),
                         ATL_INVALID);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SC_1_1_two_to_four_players),
        cmocka_unit_test(test_SC_1_1_eight_of_each_good),
        cmocka_unit_test(test_SC_1_1_pesos_and_vp_have_no_limit),
        cmocka_unit_test(test_SC_1_2_the_street_is_a_loop_of_ten_stops),
        cmocka_unit_test(test_SC_1_3_twelve_buildings_in_four_districts_of_three),
        cmocka_unit_test(test_SC_1_3_the_place_inside_a_district_does_not_matter),
        cmocka_unit_test(test_SC_1_4_flags_and_ships),
        cmocka_unit_test(test_SC_1_5_faces_of_the_dice),
        cmocka_unit_test(test_SC_2_1_everything_is_shuffled),
        cmocka_unit_test(test_SC_2_1_car_ship_and_value),
        cmocka_unit_test(test_SC_2_2_what_each_player_gets),
        cmocka_unit_test(test_SC_2_3_the_last_to_move_rolls_and_leaves_a_die_out),
        cmocka_unit_test(test_SC_2_3_four_dice_of_zero_for_the_first_ship),
        cmocka_unit_test(test_edition_flowers_as_reconstructed),
        cmocka_unit_test(test_edition_flowers_can_be_replaced),
        cmocka_unit_test(test_edition_every_colour_needs_a_cuban),
        cmocka_unit_test(test_options_are_preset_and_screens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
