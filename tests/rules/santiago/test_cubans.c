/* The Cubans: SC-4. */
#include "table.h"

static void test_SC_4_1_what_the_cubans_give(void **state)
{
    static const struct {
        const char *drive;
        int thing, amount;
    } gifts[] = {{"drive pedro", SC_TOBACCO, 2},   {"drive maria", SC_VP, 2},
                 {"drive jose", SC_SUGAR, 2},      {"drive martinez", SC_PESOS, 3},
                 {"drive conchita", SC_CITRUS, 2}, {"drive miguel", SC_WOOD, 2}};
    (void)state;
    for (size_t i = 0; i < sizeof gifts / sizeof gifts[0]; i++) {
        sc_state s = table_of(3);
        atl_events events;
        s.pesos[0] = 9;
        sc_state before = s;
        PLAY_TOLD(&s, &events, gifts[i].drive);
        int paid = find_event(&events, SC_EVENT_DRIVE, 0)->args[2];
        int thing = gifts[i].thing;
        assert_int_equal(s.vp[0], before.vp[0] + (thing == SC_VP ? 2 : 0));
        assert_int_equal(s.pesos[0], before.pesos[0] - paid + (thing == SC_PESOS ? 3 : 0));
        for (int good = 0; good < SC_GOODS; good++) {
            int got = good == thing ? gifts[i].amount : 0;
            assert_int_equal(s.goods[0][good], before.goods[0][good] + got);
            assert_int_equal(s.supply[good], before.supply[good] - got);
        }
        const atl_event *gain = find_event(&events, SC_EVENT_GAIN, 0);
        assert_int_equal(gain->args[0], thing);
        assert_int_equal(gain->args[1], gifts[i].amount);
        assert_int_equal(gain->args[2], sc_car_place(&s));
        assert_int_equal(s.phase, SC_MOVE);
    }
}

/* Section 9: a supply of 1 gives 1, an empty one nothing. */
static void test_SC_4_supply_short(void **state)
{
    static const struct {
        const char *drive;
        int good;
    } cubans[] = {{"drive pedro", SC_TOBACCO},
                  {"drive jose", SC_SUGAR},
                  {"drive conchita", SC_CITRUS},
                  {"drive miguel", SC_WOOD}};
    (void)state;
    for (size_t i = 0; i < sizeof cubans / sizeof cubans[0]; i++) {
        for (int left = 0; left <= 1; left++) {
            sc_state s = table_of(2);
            atl_events events;
            int good = cubans[i].good;
            s.pesos[0] = 9;
            hold(&s, 0, good, 1);
            hold(&s, 1, good, 8 - 1 - left);
            PLAY_TOLD(&s, &events, cubans[i].drive);
            assert_int_equal(s.goods[0][good], 1 + left);
            assert_int_equal(s.supply[good], 0);
            assert_int_equal(find_event(&events, SC_EVENT_GAIN, 0)->args[1], left);
            assert_int_equal(s.phase, SC_MOVE);
        }
    }
}

static void test_SC_4_2_pablo_gives_a_good_of_choice_but_no_wood(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.pesos[0] = 6;
    PLAY(&s, "drive pablo");
    ASSERT_LEGAL(&s, "take sugar", "take citrus", "take tobacco", "take rum", "take cigars");
    assert_illegal(&s, "take wood");
    assert_illegal(&s, "take vp");
    PLAY(&s, "take cigars");
    assert_int_equal(s.goods[0][SC_CIGARS], 1);
    assert_int_equal(s.supply[SC_CIGARS], 7);
    assert_int_equal(s.phase, SC_MOVE);
}

static void test_SC_4_2_pablo_has_only_what_is_in_supply(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.pesos[0] = 6;
    hold(&s, 1, SC_RUM, 8);
    hold(&s, 1, SC_SUGAR, 7);
    PLAY(&s, "drive pablo");
    ASSERT_LEGAL(&s, "take citrus", "take tobacco", "take cigars");
    assert_illegal(&s, "take rum");
}

static void test_SC_4_2_pablo_with_an_empty_supply_asks_nothing(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    s.pesos[0] = 6;
    for (int good = SC_SUGAR; good <= SC_CIGARS; good++)
        hold(&s, 1, good, 8 - s.goods[0][good]);
    PLAY(&s, "drive pablo");
    assert_int_equal(s.phase, SC_MOVE);
}

static void test_SC_4_3_every_other_player_gives_clockwise(void **state)
{
    (void)state;
    sc_state s = table_of(4);
    atl_events events;
    turn_of(&s, 2);
    stand_at(&s, SC_PABLO);
    PLAY(&s, "drive el-zorro");
    assert_int_equal(santiago_game.to_act(&s), 3);
    ASSERT_LEGAL(&s, "give sugar", "give citrus", "give tobacco", "give pesos", "give vp");
    PLAY_TOLD(&s, &events, "give pesos");
    assert_int_equal(find_event(&events, SC_EVENT_GIVE, 3)->args[0], SC_PESOS);
    assert_int_equal(find_event(&events, SC_EVENT_GIVE, 3)->args[1], 2);
    assert_int_equal(santiago_game.to_act(&s), 0);
    PLAY(&s, "give vp");
    assert_int_equal(santiago_game.to_act(&s), 1);
    PLAY(&s, "give sugar");
    assert_int_equal(s.pesos[3], 2);
    assert_int_equal(s.vp[0], 1);
    assert_int_equal(s.goods[1][SC_SUGAR], 0);
    assert_int_equal(s.pesos[2], 4);
    assert_int_equal(s.vp[2], 3);
    assert_int_equal(s.goods[2][SC_SUGAR], 2);
    assert_drives(&s, 3);
}

static void test_SC_4_3_nobody_gives_wood_or_what_they_lack(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_PABLO);
    strip(&s, 1);
    hold(&s, 1, SC_WOOD, 4);
    hold(&s, 1, SC_RUM, 1);
    PLAY(&s, "drive el-zorro");
    ASSERT_LEGAL(&s, "give rum");
    assert_illegal(&s, "give pesos");
    assert_illegal(&s, "give sugar");
    PLAY(&s, "give rum");
    assert_int_equal(s.goods[0][SC_RUM], 1);
}

static void test_SC_4_3_a_victim_with_nothing_gives_nothing(void **state)
{
    (void)state;
    sc_state s = table_of(3);
    atl_events events;
    stand_at(&s, SC_PABLO);
    strip(&s, 1);
    hold(&s, 1, SC_WOOD, 2);
    PLAY_TOLD(&s, &events, "drive el-zorro");
    assert_int_equal(santiago_game.to_act(&s), 2);
    assert_int_equal(count_events(&events, SC_EVENT_NOTHING, 1), 1);
    PLAY(&s, "give citrus");
    assert_int_equal(s.goods[1][SC_WOOD], 2);
    strip(&s, 0);
    strip(&s, 2);
    turn_of(&s, 1);
    stand_at(&s, SC_PABLO);
    PLAY_TOLD(&s, &events, "drive el-zorro"); /* nobody has anything */
    assert_int_equal(count_events(&events, SC_EVENT_NOTHING, 0), 1);
    assert_int_equal(count_events(&events, SC_EVENT_NOTHING, 2), 1);
    assert_drives(&s, 2);
}

static void test_SC_4_4_alonso_seize_any_building_nobody_owns(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    atl_events events;
    stand_at(&s, SC_EL_ZORRO);
    own(&s, 1, SC_CAFE);
    s.piece[1] = SC_BANK; /* occupied or not */
    PLAY(&s, "drive alonso");
    ASSERT_LEGAL(&s, "seize bank", "seize church", "seize distillery", "seize cigar-factory",
                 "seize black-market", "seize sawmill", "seize customs", "seize casino",
                 "seize harbourmaster", "seize office", "seize newspaper", "skip");
    assert_illegal(&s, "seize cafe");
    PLAY_TOLD(&s, &events, "seize bank");
    assert_int_equal(s.owned[0], 1U << SC_BANK);
    assert_int_equal(find_event(&events, SC_EVENT_SEIZE, 0)->args[0], SC_BANK);
    assert_int_equal(s.pesos[0], 3); /* seizing is not using */
    assert_int_equal(s.phase, SC_MOVE);
}

static void test_SC_4_4_three_markers_a_player(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    own(&s, 0, SC_BANK);
    own(&s, 0, SC_CHURCH);
    own(&s, 0, SC_OFFICE);
    PLAY(&s, "drive alonso");
    ASSERT_LEGAL(&s, "employ bank", "employ church", "employ office", "skip");
    assert_illegal(&s, "seize cafe");
}

static void test_SC_4_4_use_an_own_building_occupied_or_not(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    own(&s, 0, SC_CHURCH);
    own(&s, 0, SC_DISTILLERY);
    s.piece[1] = SC_CHURCH;
    PLAY(&s, "drive alonso", "employ church");
    assert_int_equal(s.vp[0], 3);
    assert_int_equal(s.piece[0], SC_NOWHERE); /* the piece has not moved */
    assert_int_equal(s.phase, SC_MOVE);
    PLAY(&s, "move newspaper", "skip");
    turn_of(&s, 0);
    stand_at(&s, SC_EL_ZORRO);
    PLAY(&s, "drive alonso", "employ distillery", "distillery 1");
    assert_int_equal(s.goods[0][SC_RUM], 1);
    ASSERT_LEGAL(&s, "move harbourmaster", "move office");
}

/* An own building that would change nothing is not offered, another's never. */
static void test_SC_4_4_only_useful_own_buildings_are_offered(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    own(&s, 0, SC_SAWMILL);
    own(&s, 0, SC_CAFE);
    own(&s, 0, SC_DISTILLERY);
    own(&s, 1, SC_BANK);
    PLAY(&s, "drive alonso");
    ASSERT_LEGAL(&s, "employ distillery", "skip");
    assert_illegal(&s, "employ sawmill");
    assert_illegal(&s, "employ bank");
}

static void test_SC_4_4_neither(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    PLAY(&s, "drive alonso", "skip");
    assert_int_equal(s.owned[0], 0);
    assert_int_equal(s.phase, SC_MOVE);
}

static void test_SC_4_4_nothing_is_asked_where_nothing_can_be_done(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    own(&s, 0, SC_SAWMILL);
    own(&s, 0, SC_CAFE);
    own(&s, 0, SC_DISTILLERY);
    hold(&s, 0, SC_SUGAR, 0);
    PLAY(&s, "drive alonso");
    assert_int_equal(s.phase, SC_MOVE);
}

static void test_SC_4_5_an_inactive_cuban_does_nothing(void **state)
{
    static const char *const drives[] = {"drive pedro",    "drive maria",    "drive jose",
                                         "drive martinez", "drive conchita", "drive miguel",
                                         "drive pablo",    "drive el-zorro", "drive alonso"};
    (void)state;
    for (int place = SC_PEDRO; place <= SC_ALONSO; place++) {
        sc_state s = table_of(2);
        atl_events events;
        stand_at(&s, place - 1);
        s.piece[0] = SC_BANK;
        s.inactive = (uint16_t)(1U << place);
        sc_state before = s;
        PLAY_TOLD(&s, &events, drives[place - 1]);
        assert_drives(&s, 1); /* no function and no building */
        assert_int_equal(s.piece[0], SC_BANK);
        assert_memory_equal(s.pesos, before.pesos, sizeof s.pesos);
        assert_memory_equal(s.vp, before.vp, sizeof s.vp);
        assert_memory_equal(s.goods, before.goods, sizeof s.goods);
        assert_int_equal(find_event(&events, SC_EVENT_INACTIVE, 0)->args[0], place);
    }
}

/* What counts is the arrival: put to sleep in the same turn, Alonso still sends
 * the piece to a building. */
static void test_SC_4_5_inactive_only_when_the_car_arrives(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    stand_at(&s, SC_EL_ZORRO);
    own(&s, 0, SC_NEWSPAPER);
    PLAY(&s, "drive alonso", "employ newspaper", "newspaper alonso");
    assert_int_equal(s.inactive, 1U << SC_ALONSO);
    ASSERT_LEGAL(&s, "move harbourmaster", "move office", "move newspaper");
    PLAY(&s, "move harbourmaster", "skip");
    PLAY(&s, "drive pedro"); /* the car has left him behind */
    assert_int_equal(s.inactive, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SC_4_1_what_the_cubans_give),
        cmocka_unit_test(test_SC_4_supply_short),
        cmocka_unit_test(test_SC_4_2_pablo_gives_a_good_of_choice_but_no_wood),
        cmocka_unit_test(test_SC_4_2_pablo_has_only_what_is_in_supply),
        cmocka_unit_test(test_SC_4_2_pablo_with_an_empty_supply_asks_nothing),
        cmocka_unit_test(test_SC_4_3_every_other_player_gives_clockwise),
        cmocka_unit_test(test_SC_4_3_nobody_gives_wood_or_what_they_lack),
        cmocka_unit_test(test_SC_4_3_a_victim_with_nothing_gives_nothing),
        cmocka_unit_test(test_SC_4_4_alonso_seize_any_building_nobody_owns),
        cmocka_unit_test(test_SC_4_4_three_markers_a_player),
        cmocka_unit_test(test_SC_4_4_use_an_own_building_occupied_or_not),
        cmocka_unit_test(test_SC_4_4_only_useful_own_buildings_are_offered),
        cmocka_unit_test(test_SC_4_4_neither),
        cmocka_unit_test(test_SC_4_4_nothing_is_asked_where_nothing_can_be_done),
        cmocka_unit_test(test_SC_4_5_an_inactive_cuban_does_nothing),
        cmocka_unit_test(test_SC_4_5_inactive_only_when_the_car_arrives),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
