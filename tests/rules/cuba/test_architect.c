/* The Architect: CU-6.1, and the costs of CU-7. */
#include "table.h"

#include <string.h>

/* Costs wood/stone/water, written down a second time from the table of CU-7. */
static const struct {
    const char *name;
    int cost[3];
} costs[] = {
    {"cement-factory", {1, 2, 0}},
    {"saw-mill", {2, 1, 0}},
    {"golf-course", {0, 0, 2}},
    {"monastery", {2, 1, 0}},
    {"rum-cafe", {1, 1, 1}},
    {"cigar-cafe", {1, 1, 1}},
    {"small-branch-office", {2, 1, 0}},
    {"large-branch-office", {2, 2, 0}},
    {"hotel", {2, 2, 1}},
    {"inn", {1, 1, 1}},
    {"general-store", {1, 2, 0}},
    {"product-house", {2, 1, 0}},
    {"resource-house", {1, 1, 1}},
    {"small-bank", {1, 1, 0}},
    {"large-bank", {2, 3, 0}},
    {"cigar-factory", {2, 2, 0}},
    {"cigar-factory-2", {2, 2, 0}},
    {"distillery", {2, 2, 0}},
    {"distillery-2", {2, 2, 0}},
    {"black-market", {3, 2, 0}},
    {"church", {2, 2, 0}},
    {"town-hall", {1, 1, 0}},
    {"dam", {0, 2, 0}},
    {"lighthouse", {1, 1, 0}},
    {"warehouse", {2, 0, 0}},
};

static cu_state rich_table(void)
{
    cu_state s = table_of(3);
    have(&s, 0, CU_WOOD, 4);
    have(&s, 0, CU_STONE, 4);
    have(&s, 0, CU_WATER, 3);
    return s;
}

static void test_CU_6_1_and_7_every_building_and_its_cost(void **state)
{
    (void)state;
    assert_int_equal(sizeof costs / sizeof *costs, CU_TILES);
    for (int tile = 0; tile < CU_TILES; tile++) {
        char build[ATL_NOTATION_BYTES] = "build ";
        cu_state s = rich_table();
        if (tile == CU_CIGAR_FACTORY_2 || tile == CU_DISTILLERY_2)
            built(&s, 2, (cu_tile)(tile - 1), A2); /* the second one comes second */
        strcat(build, costs[tile].name);
        PLAY(&s, "play architect", build, "on c1");
        assert_int_equal(s.seats[0].tiles, 1U << tile);
        assert_int_equal(s.places[tile], C1);
        for (int piece = 0; piece < CU_RESOURCES; piece++) {
            int before = piece == CU_WATER ? 3 : 4;
            assert_int_equal(before - s.seats[0].pieces[piece], costs[tile].cost[piece]);
        }
        assert_turn_of(&s, 1);
    }
}

static void test_CU_6_1_only_what_can_be_paid(void **state)
{
    (void)state;
    for (int tile = 0; tile < CU_TILES; tile++) {
        for (int lacking = 0; lacking < CU_RESOURCES; lacking++) {
            char build[ATL_NOTATION_BYTES] = "build ";
            cu_state s = table_of(3);
            if (costs[tile].cost[lacking] == 0)
                continue;
            for (int piece = 0; piece < CU_RESOURCES; piece++)
                have(&s, 0, (cu_piece)piece, costs[tile].cost[piece] - (piece == lacking));
            have(&s, 0, lacking == CU_WATER ? CU_STONE : CU_WATER, 4); /* something can be built */
            PLAY(&s, "play architect");
            strcat(build, costs[tile].name);
            if (s.phase == CU_BUILD)
                assert_illegal(&s, build);
            assert_int_equal(s.seats[0].tiles, 0);
        }
    }
}

static void test_CU_6_1_two_cigar_factories_and_two_distilleries(void **state)
{
    (void)state;
    cu_state s = rich_table();
    have(&s, 1, CU_WOOD, 4);
    have(&s, 1, CU_STONE, 4);
    PLAY(&s, "play architect");
    assert_illegal(&s, "build cigar-factory-2");
    PLAY(&s, "build cigar-factory", "on a2");
    PLAY(&s, "play architect");
    assert_illegal(&s, "build cigar-factory");
    assert_true(is_legal(&s, "build cigar-factory-2") && is_legal(&s, "build distillery"));
    PLAY(&s, "build cigar-factory-2", "on a2");
    assert_int_equal(s.tiles & 3U << CU_CIGAR_FACTORY, 0);
}

static void test_CU_6_1_any_field_but_warehouse_and_buildings(void **state)
{
    (void)state;
    cu_state s = rich_table();
    built(&s, 0, CU_INN, C2);
    s.seats[0].piece = D3;
    settle(&s);
    PLAY(&s, "play architect", "build dam");
    ASSERT_LEGAL(&s, "on b1", "on c1", "on d1", "on a2", "on b2", "on d2", "on a3", "on b3",
                 "on c3", "on d3");
    PLAY(&s, "on d3"); /* under the own piece */
    assert_int_equal(s.seats[0].piece, D3);
    assert_false(s.seats[0].open[CU_CITRUS] >> D3 & 1);
}

static void test_CU_6_1_the_covered_field_is_gone(void **state)
{
    (void)state;
    cu_state s = rich_table();
    PLAY(&s, "play architect", "build dam", "on b1");
    assert_int_equal(s.seats[0].open[CU_WATER], 0);
}

static void test_CU_6_1_building_act_costs_2_pesos(void **state)
{
    (void)state;
    cu_state s = rich_table();
    in_force(&s, CU_OTHER_ACT, CU_BUILDING);
    PLAY(&s, "play architect", "build dam", "on b1");
    assert_int_equal(s.seats[0].pesos, 8);
    s = rich_table();
    in_force(&s, CU_OTHER_ACT, CU_BUILDING);
    s.seats[0].pesos = 2;
    settle(&s);
    PLAY(&s, "play architect", "build dam", "on b1");
    assert_int_equal(s.seats[0].pesos, 0);
    s = rich_table();
    in_force(&s, CU_OTHER_ACT, CU_BUILDING);
    s.seats[0].pesos = 1;
    settle(&s);
    PLAY(&s, "play architect"); /* cannot build: forgoes, and is paid for it */
    assert_int_equal(s.seats[0].vp, 2);
    assert_turn_of(&s, 1);
}

static void test_CU_6_1_not_building_2_vp_1_vp_nothing(void **state)
{
    static const int vp[] = {2, 1, 0, 0};
    (void)state;
    cu_state s = table_of(4);
    for (int seat = 0; seat < 4; seat++)
        have(&s, seat, CU_STONE, 2);
    for (int seat = 0; seat < 4; seat++) {
        atl_events events;
        PLAY_TOLD(&s, &events, "play architect", "forgo");
        assert_int_equal(s.seats[seat].vp, vp[seat]);
        assert_int_equal(find_event(&events, CU_EVENT_FORGO, seat)->args[1], seat + 1);
    }
}

static void test_CU_6_1_who_builds_does_not_count(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    have(&s, 0, CU_STONE, 2);
    PLAY(&s, "play architect", "build dam", "on b1", "play architect", "play architect");
    assert_int_equal(s.seats[0].vp, 0);
    assert_int_equal(s.seats[1].vp, 2);
    assert_int_equal(s.seats[2].vp, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_6_1_and_7_every_building_and_its_cost),
        cmocka_unit_test(test_CU_6_1_only_what_can_be_paid),
        cmocka_unit_test(test_CU_6_1_two_cigar_factories_and_two_distilleries),
        cmocka_unit_test(test_CU_6_1_any_field_but_warehouse_and_buildings),
        cmocka_unit_test(test_CU_6_1_the_covered_field_is_gone),
        cmocka_unit_test(test_CU_6_1_building_act_costs_2_pesos),
        cmocka_unit_test(test_CU_6_1_not_building_2_vp_1_vp_nothing),
        cmocka_unit_test(test_CU_6_1_who_builds_does_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
