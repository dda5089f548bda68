/* The twelve buildings: SC-6. */
#include "table.h"

/* A table where seat 0 is about to move its piece to `building`: the car stands at
 * a Cuban of its flower who has given nothing. */
static sc_state before(int players, int building)
{
    static const int cubans[SC_FLOWERS] = {SC_JOSE, SC_MIGUEL, SC_MARIA, SC_PEDRO};
    sc_state s = table_of(players);
    int flower = 0;
    while ((s.district[flower] >> building & 1) == 0)
        flower++;
    stand_at(&s, cubans[flower]);
    s.phase = SC_MOVE;
    return s;
}

static void test_SC_6_1_bank_and_church_without_asking(void **state)
{
    (void)state;
    sc_state s = before(2, SC_BANK);
    atl_events events;
    PLAY_TOLD(&s, &events, "move bank");
    assert_int_equal(s.pesos[0], 5);
    assert_int_equal(find_event(&events, SC_EVENT_GAIN, 0)->args[2], sc_source_building(SC_BANK));
    assert_drives(&s, 1);
    s = before(2, SC_CHURCH);
    PLAY(&s, "move church");
    assert_int_equal(s.vp[0], 3);
    assert_drives(&s, 1);
}

static void test_SC_6_2_distillery_any_number_of_sugar(void **state)
{
    (void)state;
    sc_state s = before(2, SC_DISTILLERY);
    hold(&s, 0, SC_SUGAR, 4);
    PLAY(&s, "move distillery");
    ASSERT_LEGAL(&s, "distillery 1", "distillery 2", "distillery 3", "distillery 4", "skip");
    PLAY(&s, "distillery 3");
    assert_int_equal(s.goods[0][SC_SUGAR], 1);
    assert_int_equal(s.goods[0][SC_RUM], 3);
    assert_int_equal(s.supply[SC_RUM], 5);
    assert_drives(&s, 1);
}

static void test_SC_6_2_cigar_factory_any_number_of_tobacco(void **state)
{
    (void)state;
    sc_state s = before(2, SC_CIGAR_FACTORY);
    hold(&s, 0, SC_TOBACCO, 2);
    PLAY(&s, "move cigar-factory");
    ASSERT_LEGAL(&s, "cigar-factory 1", "cigar-factory 2", "skip");
    PLAY(&s, "cigar-factory 2");
    assert_int_equal(s.goods[0][SC_TOBACCO], 0);
    assert_int_equal(s.goods[0][SC_CIGARS], 2);
}

static void test_SC_6_2_all_eight_at_once(void **state)
{
    (void)state;
    sc_state s = before(2, SC_DISTILLERY);
    hold(&s, 1, SC_SUGAR, 0);
    hold(&s, 0, SC_SUGAR, 8);
    PLAY(&s, "move distillery", "distillery 8");
    assert_int_equal(s.goods[0][SC_RUM], 8);
    s = before(2, SC_CIGAR_FACTORY);
    hold(&s, 1, SC_TOBACCO, 0);
    hold(&s, 0, SC_TOBACCO, 8);
    PLAY(&s, "move cigar-factory", "cigar-factory 8");
    assert_int_equal(s.goods[0][SC_CIGARS], 8);
}

static void test_SC_6_2_limited_by_the_supply(void **state)
{
    (void)state;
    for (int left = 0; left <= 1; left++) {
        sc_state s = before(2, SC_DISTILLERY);
        hold(&s, 0, SC_SUGAR, 3);
        hold(&s, 1, SC_RUM, 8 - left);
        PLAY(&s, "move distillery");
        if (left == 1)
            ASSERT_LEGAL(&s, "distillery 1", "skip");
        else
            assert_drives(&s, 1); /* nothing to choose */
    }
}

static void test_SC_6_3_black_market_one_good_into_another(void **state)
{
    (void)state;
    sc_state s = before(2, SC_BLACK_MARKET);
    strip(&s, 0);
    hold(&s, 0, SC_CITRUS, 2);
    hold(&s, 0, SC_CIGARS, 1);
    hold(&s, 0, SC_WOOD, 2);
    hold(&s, 1, SC_RUM, 8); /* none in supply */
    PLAY(&s, "move black-market");
    ASSERT_LEGAL(&s, "black-market citrus sugar", "black-market citrus tobacco",
                 "black-market citrus cigars", "black-market cigars sugar",
                 "black-market cigars citrus", "black-market cigars tobacco", "skip");
    assert_illegal(&s, "black-market citrus rum");
    assert_illegal(&s, "black-market sugar citrus");
    PLAY(&s, "black-market citrus cigars");
    assert_int_equal(s.goods[0][SC_CITRUS], 1);
    assert_int_equal(s.goods[0][SC_CIGARS], 2);
    assert_int_equal(s.goods[0][SC_WOOD], 2);
    assert_drives(&s, 1); /* once */
}

static void test_SC_6_3_wood_neither_way(void **state)
{
    (void)state;
    sc_state s = before(2, SC_BLACK_MARKET);
    strip(&s, 0);
    hold(&s, 0, SC_WOOD, 2);
    PLAY(&s, "move black-market");
    assert_drives(&s, 1);
}

static void test_SC_6_4_sawmill(void **state)
{
    (void)state;
    sc_state s = before(2, SC_SAWMILL);
    hold(&s, 0, SC_WOOD, 3);
    PLAY(&s, "move sawmill");
    ASSERT_LEGAL(&s, "sawmill", "skip");
    PLAY(&s, "sawmill");
    assert_int_equal(s.goods[0][SC_WOOD], 2); /* one, not all */
    assert_int_equal(s.vp[0], 3);
    assert_int_equal(s.pesos[0], 4);
    assert_drives(&s, 1);
    s = before(2, SC_SAWMILL);
    PLAY(&s, "move sawmill");
    assert_drives(&s, 1); /* no wood, no question */
}

static void test_SC_6_5_cafe_one_rum_and_or_one_cigars(void **state)
{
    (void)state;
    sc_state s = before(2, SC_CAFE);
    hold(&s, 0, SC_RUM, 3);
    hold(&s, 0, SC_CIGARS, 2);
    PLAY(&s, "move cafe");
    ASSERT_LEGAL(&s, "cafe rum", "cafe cigars", "cafe rum+cigars", "skip");
    sc_state one = s;
    PLAY(&s, "cafe rum+cigars");
    assert_int_equal(s.vp[0], 6);
    assert_int_equal(s.goods[0][SC_RUM], 2);
    assert_int_equal(s.goods[0][SC_CIGARS], 1);
    assert_int_equal(s.supply[SC_RUM], 6);
    assert_drives(&s, 1);
    PLAY(&one, "cafe cigars");
    assert_int_equal(one.vp[0], 4);
    assert_int_equal(one.goods[0][SC_RUM], 3);
    assert_int_equal(one.goods[0][SC_CIGARS], 1);
}

static void test_SC_6_5_cafe_with_one_kind_or_none(void **state)
{
    (void)state;
    sc_state s = before(2, SC_CAFE);
    hold(&s, 0, SC_CIGARS, 2);
    PLAY(&s, "move cafe");
    ASSERT_LEGAL(&s, "cafe cigars", "skip");
    assert_illegal(&s, "cafe rum+cigars");
    s = before(2, SC_CAFE);
    PLAY(&s, "move cafe");
    assert_drives(&s, 1);
}

static void test_SC_6_6_customs_sets_a_die_to_zero(void **state)
{
    (void)state;
    sc_state s = before(2, SC_CUSTOMS);
    atl_events events;
    want(&s, 0, 4, 0, 1, 0);
    PLAY(&s, "move customs");
    ASSERT_LEGAL(&s, "customs citrus", "customs rum", "skip");
    assert_illegal(&s, "customs sugar");
    PLAY_TOLD(&s, &events, "customs citrus");
    assert_int_equal(s.demand[SC_CITRUS], 0);
    assert_int_equal(find_event(&events, SC_EVENT_CUSTOMS, 0)->args[1], 4);
    assert_int_equal(s.vp[0], 2);
    assert_drives(&s, 1);
}

static void test_SC_6_7_casino_pesos_into_vp(void **state)
{
    (void)state;
    sc_state s = before(2, SC_CASINO);
    s.pesos[0] = 8;
    s.vp[0] = 1;
    PLAY(&s, "move casino");
    ASSERT_LEGAL(&s, "casino vp 1", "casino vp 2", "casino pesos 1", "skip");
    PLAY(&s, "casino vp 2");
    assert_int_equal(s.pesos[0], 2);
    assert_int_equal(s.vp[0], 3);
    assert_drives(&s, 1);
}

static void test_SC_6_7_casino_vp_into_pesos(void **state)
{
    (void)state;
    sc_state s = before(2, SC_CASINO);
    s.pesos[0] = 2;
    s.vp[0] = 3;
    PLAY(&s, "move casino");
    ASSERT_LEGAL(&s, "casino pesos 1", "casino pesos 2", "casino pesos 3", "skip");
    PLAY(&s, "casino pesos 3");
    assert_int_equal(s.pesos[0], 11);
    assert_int_equal(s.vp[0], 0);
    assert_drives(&s, 1); /* and not back again in the same visit */
}

/* Any number: eight at a time, and whoever takes eight is asked again, in the same
 * direction only. */
static void test_SC_6_7_casino_any_number_of_times(void **state)
{
    (void)state;
    sc_state s = before(2, SC_CASINO);
    s.pesos[0] = 57; /* 19 VP */
    PLAY(&s, "move casino", "casino vp 8");
    assert_illegal(&s, "casino pesos 1");
    PLAY(&s, "casino vp 8");
    ASSERT_LEGAL(&s, "casino vp 1", "casino vp 2", "casino vp 3", "skip");
    sc_state stop = s;
    PLAY(&s, "casino vp 3");
    assert_int_equal(s.pesos[0], 0);
    assert_int_equal(s.vp[0], 21);
    assert_drives(&s, 1);
    PLAY(&stop, "skip");
    assert_int_equal(stop.vp[0], 18);
    assert_drives(&stop, 1);

    s = before(2, SC_CASINO);
    s.vp[0] = 8;
    PLAY(&s, "move casino", "casino pesos 8");
    assert_int_equal(s.pesos[0], 27);
    assert_drives(&s, 1); /* nothing left to exchange that way */
}

static void test_SC_6_7_casino_with_nothing_to_exchange(void **state)
{
    (void)state;
    sc_state s = before(2, SC_CASINO);
    s.pesos[0] = 2;
    s.vp[0] = 0;
    PLAY(&s, "move casino");
    assert_drives(&s, 1);
}

static void test_SC_6_8_harbourmaster_right_or_left(void **state)
{
    (void)state;
    sc_state s = before(2, SC_HARBOURMASTER);
    atl_events events;
    s.value = 3;
    PLAY(&s, "move harbourmaster");
    ASSERT_LEGAL(&s, "harbourmaster left", "harbourmaster right", "skip");
    sc_state left = s;
    PLAY_TOLD(&s, &events, "harbourmaster right");
    assert_int_equal(s.value, 4);
    assert_int_equal(find_event(&events, SC_EVENT_VALUE, ATL_WATCHER)->args[2],
                     SC_VALUE_HARBOURMASTER);
    PLAY(&left, "harbourmaster left");
    assert_int_equal(left.value, 2);
    assert_drives(&left, 1);
}

static void test_SC_6_8_harbourmaster_not_below_2(void **state)
{
    (void)state;
    sc_state s = before(2, SC_HARBOURMASTER);
    PLAY(&s, "move harbourmaster");
    ASSERT_LEGAL(&s, "harbourmaster right", "skip");
    assert_illegal(&s, "harbourmaster left");
}

static void test_SC_6_9_office_one_good_for_exactly_two_vp(void **state)
{
    (void)state;
    for (uint8_t value = 2; value <= 4; value++) {
        sc_state s = before(2, SC_OFFICE);
        s.value = value;
        strip(&s, 0);
        hold(&s, 0, SC_CITRUS, 2);
        hold(&s, 0, SC_CIGARS, 1); /* not in demand */
        hold(&s, 0, SC_WOOD, 1);   /* never here */
        PLAY(&s, "move office");
        ASSERT_LEGAL(&s, "office citrus", "skip");
        assert_illegal(&s, "office cigars");
        PLAY(&s, "office citrus");
        assert_int_equal(s.vp[0], 2);
        assert_int_equal(s.demand[SC_CITRUS], 1);
        assert_int_equal(s.goods[0][SC_CITRUS], 1);
        assert_drives(&s, 1);
    }
}

static void test_SC_6_9_office_with_nothing_in_demand(void **state)
{
    (void)state;
    sc_state s = before(2, SC_OFFICE);
    strip(&s, 0);
    hold(&s, 0, SC_WOOD, 1);
    PLAY(&s, "move office");
    assert_drives(&s, 1);
}

static void test_SC_6_10_newspaper_a_peso_and_an_inactive_cuban(void **state)
{
    (void)state;
    sc_state s = before(2, SC_NEWSPAPER);
    s.inactive = 1U << SC_MARIA;
    PLAY(&s, "move newspaper");
    assert_int_equal(s.pesos[0], 4); /* without asking */
    ASSERT_LEGAL(&s, "newspaper pedro", "newspaper jose", "newspaper martinez",
                 "newspaper conchita", "newspaper miguel", "newspaper pablo", "newspaper el-zorro",
                 "newspaper alonso", "skip");
    sc_state other = s;
    PLAY(&s, "newspaper pedro"); /* also the one the car stands at */
    assert_int_equal(s.inactive, 1U << SC_MARIA | 1U << SC_PEDRO); /* several at once */
    assert_drives(&s, 1);
    PLAY(&other, "skip"); /* the peso is kept */
    assert_int_equal(other.pesos[0], 4);
    assert_int_equal(other.inactive, 1U << SC_MARIA);
}

static void test_SC_6_10_newspaper_when_all_are_inactive(void **state)
{
    (void)state;
    sc_state s = before(2, SC_NEWSPAPER);
    s.inactive = SC_ALL_CUBANS;
    PLAY(&s, "move newspaper");
    assert_int_equal(s.pesos[0], 4);
    assert_drives(&s, 1);
}

/* The car stands at a Cuban made inactive after its arrival; the next player drives
 * off, and he is active again. */
static void test_SC_6_10_stood_on(void **state)
{
    (void)state;
    sc_state s = table_of(2);
    PLAY(&s, "drive pedro", "move newspaper", "newspaper pedro");
    assert_int_equal(s.inactive, 1U << SC_PEDRO);
    assert_int_equal(s.goods[0][SC_TOBACCO], 3); /* his gift stays */
    PLAY(&s, "drive maria");
    assert_int_equal(s.inactive, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SC_6_1_bank_and_church_without_asking),
        cmocka_unit_test(test_SC_6_2_distillery_any_number_of_sugar),
        cmocka_unit_test(test_SC_6_2_cigar_factory_any_number_of_tobacco),
        cmocka_unit_test(test_SC_6_2_all_eight_at_once),
        cmocka_unit_test(test_SC_6_2_limited_by_the_supply),
        cmocka_unit_test(test_SC_6_3_black_market_one_good_into_another),
        cmocka_unit_test(test_SC_6_3_wood_neither_way),
        cmocka_unit_test(test_SC_6_4_sawmill),
        cmocka_unit_test(test_SC_6_5_cafe_one_rum_and_or_one_cigars),
        cmocka_unit_test(test_SC_6_5_cafe_with_one_kind_or_none),
        cmocka_unit_test(test_SC_6_6_customs_sets_a_die_to_zero),
        cmocka_unit_test(test_SC_6_7_casino_pesos_into_vp),
        cmocka_unit_test(test_SC_6_7_casino_vp_into_pesos),
        cmocka_unit_test(test_SC_6_7_casino_any_number_of_times),
        cmocka_unit_test(test_SC_6_7_casino_with_nothing_to_exchange),
        cmocka_unit_test(test_SC_6_8_harbourmaster_right_or_left),
        cmocka_unit_test(test_SC_6_8_harbourmaster_not_below_2),
        cmocka_unit_test(test_SC_6_9_office_one_good_for_exactly_two_vp),
        cmocka_unit_test(test_SC_6_9_office_with_nothing_in_demand),
        cmocka_unit_test(test_SC_6_10_newspaper_a_peso_and_an_inactive_cuban),
        cmocka_unit_test(test_SC_6_10_newspaper_when_all_are_inactive),
        cmocka_unit_test(test_SC_6_10_stood_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
