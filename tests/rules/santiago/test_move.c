/* The piece and its building, and the owner's VP: SC-5. */
#include "table.h"

static void test_SC_5_1_to_a_building_of_the_flower(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    PLAY(&s, "drive jose");
    ASSERT_LEGAL(&s, "move church", "move distillery", "move casino"); /* no choice to stay */
    PLAY(&s, "move church");
    assert_int_equal(s.piece[0], SC_CHURCH);
    assert_int_equal(s.vp[0], 3);
}

static void test_SC_5_1_not_to_an_occupied_one_nor_to_the_same(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    s.piece[0] = SC_CHURCH;
    s.piece[1] = SC_CASINO;
    s.piece[2] = SC_BANK;
    PLAY(&s, "drive jose");
    ASSERT_LEGAL(&s, "move distillery");
    assert_illegal(&s, "move church");
    assert_illegal(&s, "move casino");
    assert_illegal(&s, "move bank");
}

/* Three players: two others and one's own piece fill the district. */
static void test_SC_5_2_three_players_all_taken_piece_among_them(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    atl_events events;
    s.piece[0] = SC_DISTILLERY;
    s.piece[1] = SC_CASINO;
    s.piece[2] = SC_CHURCH;
    PLAY_TOLD(&s, &events, "drive jose");
    assert_int_equal(s.phase, SC_USE); /* stays, and may use the building */
    assert_int_equal(s.in_use, SC_DISTILLERY);
    assert_int_equal(find_event(&events, SC_EVENT_STAY, 0)->args[1], SC_STAY_NONE_FREE);
    ASSERT_LEGAL(&s, "distillery 1", "distillery 2", "distillery 3", "skip");
    PLAY(&s, "distillery 3");
    assert_int_equal(s.goods[0][SC_RUM], 3);
    assert_drives(&s, 1);
}

/* Three players, piece off the board or elsewhere: two others cannot fill a district. */
static void test_SC_5_2_three_players_one_is_always_free_for_a_piece_elsewhere(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    s.piece[1] = SC_CASINO;
    s.piece[2] = SC_CHURCH;
    PLAY(&s, "drive jose");
    ASSERT_LEGAL(&s, "move distillery");
}

static void test_SC_5_2_four_players_all_taken_piece_elsewhere(void **state)
{
    (void)state;
    sc_state s = table_of(4);
    s.piece[0] = SC_BANK;
    s.piece[1] = SC_CASINO;
    s.piece[2] = SC_CHURCH;
    s.piece[3] = SC_DISTILLERY;
    PLAY(&s, "drive jose");
    assert_int_equal(s.pesos[0], 3 - 2 + 2); /* the bank again */
    assert_int_equal(s.piece[0], SC_BANK);
    assert_drives(&s, 1);
}

static void test_SC_5_2_four_players_all_taken_piece_off_the_board(void **state)
{
    (void)state;
    sc_state s = table_of(4);
    atl_events events;
    s.piece[1] = SC_CASINO;
    s.piece[2] = SC_CHURCH;
    s.piece[3] = SC_DISTILLERY;
    PLAY_TOLD(&s, &events, "drive jose");
    assert_int_equal(s.piece[0], SC_NOWHERE);
    assert_int_equal(find_event(&events, SC_EVENT_STAY, 0)->args[0], SC_NOWHERE);
    assert_drives(&s, 1);
}

static void test_SC_5_2_four_players_own_piece_the_third(void **state)
{
    (void)state;
    sc_state s = table_of(4);
    s.piece[0] = SC_CHURCH;
    s.piece[1] = SC_CASINO;
    s.piece[2] = SC_BANK;
    s.piece[3] = SC_DISTILLERY;
    PLAY(&s, "drive jose");
    assert_int_equal(s.vp[0], 3);
    assert_int_equal(s.piece[0], SC_CHURCH);
    assert_drives(&s, 1);
}

static void test_SC_5_3_after_el_zorro_the_building_may_be_used_again(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    atl_events events;
    stand_at(&s, SC_PABLO);
    s.piece[0] = SC_BANK;
    PLAY_TOLD(&s, &events, "drive el-zorro", "give vp");
    assert_int_equal(find_event(&events, SC_EVENT_STAY, 0)->args[1], SC_STAY_NO_FLOWER);
    assert_int_equal(s.pesos[0], 5);
    assert_int_equal(s.piece[0], SC_BANK);
    assert_drives(&s, 1);
}

static void test_SC_5_3_off_the_board_there_is_nothing_to_use(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_PABLO);
    PLAY(&s, "drive el-zorro", "give vp");
    assert_int_equal(s.piece[0], SC_NOWHERE);
    assert_drives(&s, 1);
}

/* With another edition El Zorro may have a flower and others none. */
static void test_SC_5_3_the_flower_decides_not_the_name(void **state)
{
    (void)state;
    sc_state s = table_with(2, "rulebook", strange_flowers);
    stand_at(&s, SC_PABLO);
    s.piece[0] = SC_BANK;
    PLAY(&s, "drive el-zorro", "give vp");
    ASSERT_LEGAL(&s, "move sawmill", "move cafe", "move customs");
    PLAY(&s, "move sawmill");
    turn_of(&s, 0);
    s.piece[0] = SC_CHURCH;
    stand_at(&s, SC_PEDRO);
    int before = s.vp[0];
    PLAY(&s, "drive maria"); /* 2 VP, and the church again */
    assert_int_equal(s.vp[0], before + 3);
    assert_drives(&s, 1);
    turn_of(&s, 0);
    stand_at(&s, SC_EL_ZORRO);
    PLAY(&s, "drive alonso", "seize cafe");
    assert_int_equal(s.vp[0], before + 4);
    assert_drives(&s, 1);
}

static void test_SC_5_4_no_building_after_the_port(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_ALONSO);
    s.piece[0] = SC_BANK;
    PLAY(&s, "drive port", "pass", "pass");
    assert_int_equal(s.pesos[0], 3);
    assert_int_equal(s.piece[0], SC_BANK);
    assert_drives(&s, 1);
}

static void test_SC_5_4_no_building_after_an_inactive_cuban(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.piece[0] = SC_BANK;
    s.inactive = 1U << SC_PEDRO;
    PLAY(&s, "drive pedro");
    assert_int_equal(s.pesos[0], 3);
    assert_drives(&s, 1);
}

static void test_SC_5_5_using_is_optional(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    atl_events events;
    PLAY_TOLD(&s, &events, "drive jose", "move distillery", "skip");
    assert_int_equal(s.goods[0][SC_SUGAR], 3);
    assert_int_equal(s.piece[0], SC_DISTILLERY);
    assert_int_equal(find_event(&events, SC_EVENT_SKIP, 0)->args[0],
                     sc_source_building(SC_DISTILLERY));
    assert_drives(&s, 1);
}

static void test_SC_5_6_the_owner_gains_a_vp(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    atl_events events;
    own(&s, 2, SC_CHURCH);
    PLAY_TOLD(&s, &events, "drive jose", "move church");
    assert_int_equal(s.vp[2], 3);
    assert_int_equal(s.vp[0], 3);
    const atl_event *owner = find_event(&events, SC_EVENT_OWNER, 2);
    assert_int_equal(owner->args[0], SC_CHURCH);
    assert_int_equal(owner->args[1], 1);
    assert_int_equal(owner->args[2], 0);
}

static void test_SC_5_6_nothing_for_ones_own_or_an_unowned_building(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    own(&s, 0, SC_CHURCH);
    PLAY(&s, "drive jose", "move church");
    assert_int_equal(s.vp[0], 3); /* the church's, not the owner's */
    assert_int_equal(s.vp[1], 2);
    PLAY(&s, "drive martinez", "move casino", "skip");
    assert_int_equal(s.vp[0], 3);
    assert_int_equal(s.vp[1], 2);
}

/* At the end of every turn, also when the piece did not move. */
static void test_SC_5_6_also_when_the_piece_did_not_move(void **state)
{
    (void)state;
    sc_state s = table_of(2); /* the port */
    stand_at(&s, SC_ALONSO);
    s.piece[0] = SC_BANK;
    own(&s, 1, SC_BANK);
    PLAY(&s, "drive port", "pass", "pass");
    assert_int_equal(s.vp[1], 3);

    s = table_of(2); /* an inactive Cuban */
    s.piece[0] = SC_BANK;
    own(&s, 1, SC_BANK);
    s.inactive = 1U << SC_PEDRO;
    PLAY(&s, "drive pedro");
    assert_int_equal(s.vp[1], 3);

    s = table_of(2); /* El Zorro */
    stand_at(&s, SC_PABLO);
    s.piece[0] = SC_BANK;
    own(&s, 1, SC_BANK);
    PLAY(&s, "drive el-zorro", "give pesos");
    assert_int_equal(s.vp[1], 3);

    s = table_of(4); /* no building free */
    s.piece[0] = SC_BANK;
    s.piece[1] = SC_CASINO;
    s.piece[2] = SC_CHURCH;
    s.piece[3] = SC_DISTILLERY;
    own(&s, 1, SC_BANK);
    PLAY(&s, "drive jose");
    assert_int_equal(s.vp[1], 3);
}

/* Only the active player's piece counts, not where the others stand. */
static void test_SC_5_6_only_the_active_players_piece(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    s.piece[1] = SC_BANK;
    own(&s, 2, SC_BANK);
    PLAY(&s, "drive jose", "move church");
    assert_int_equal(s.vp[2], 2);
}

/* A building seized this turn is one's own at its end. */
static void test_SC_5_6_seized_in_the_same_turn(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    PLAY(&s, "drive alonso", "seize office", "move office", "skip");
    assert_int_equal(s.vp[0], 2);
    assert_int_equal(s.vp[1], 2);

    s = table_of(2); /* the other's piece there counts at the end of the other's turn */
    stand_at(&s, SC_EL_ZORRO);
    s.piece[1] = SC_OFFICE;
    s.inactive = 1U << SC_PEDRO;
    s.pesos[1] = 1;
    PLAY(&s, "drive alonso", "seize office", "move newspaper", "skip");
    assert_int_equal(s.vp[0], 2);
    PLAY(&s, "drive pedro");
    assert_int_equal(s.vp[0], 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SC_5_1_to_a_building_of_the_flower),
        cmocka_unit_test(test_SC_5_1_not_to_an_occupied_one_nor_to_the_same),
        cmocka_unit_test(test_SC_5_2_three_players_all_taken_piece_among_them),
        cmocka_unit_test(test_SC_5_2_three_players_one_is_always_free_for_a_piece_elsewhere),
        cmocka_unit_test(test_SC_5_2_four_players_all_taken_piece_elsewhere),
        cmocka_unit_test(test_SC_5_2_four_players_all_taken_piece_off_the_board),
        cmocka_unit_test(test_SC_5_2_four_players_own_piece_the_third),
        cmocka_unit_test(test_SC_5_3_after_el_zorro_the_building_may_be_used_again),
        cmocka_unit_test(test_SC_5_3_off_the_board_there_is_nothing_to_use),
        cmocka_unit_test(test_SC_5_3_the_flower_decides_not_the_name),
        cmocka_unit_test(test_SC_5_4_no_building_after_the_port),
        cmocka_unit_test(test_SC_5_4_no_building_after_an_inactive_cuban),
        cmocka_unit_test(test_SC_5_5_using_is_optional),
        cmocka_unit_test(test_SC_5_6_the_owner_gains_a_vp),
        cmocka_unit_test(test_SC_5_6_nothing_for_ones_own_or_an_unowned_building),
        cmocka_unit_test(test_SC_5_6_also_when_the_piece_did_not_move),
        cmocka_unit_test(test_SC_5_6_only_the_active_players_piece),
        cmocka_unit_test(test_SC_5_6_seized_in_the_same_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
