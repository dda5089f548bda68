/* What `check` finds: one change to a good position, and the invariant it breaks. */
#include "table.h"

/* Changes the table of the tests and expects to be told so. */
#define FINDS(message, change)                                                                     \
    do {                                                                                           \
        sc_state s = table_of(3);                                                                  \
        assert_null(santiago_game.check(&s));                                                      \
        change;                                                                                    \
        const char *broken = santiago_game.check(&s);                                              \
        assert_non_null(broken);                                                                   \
        assert_string_equal(broken, message);                                                      \
    } while (0)

static void test_the_table(void **state)
{
    (void)state;
    FINDS("players out of range", s.players = 5);
    FINDS("no such option", s.preset = 2);
    FINDS("no such option", s.screens = 2);
    FINDS("nobody to act", s.phase = SC_PHASES);
    FINDS("nobody to act", s.actor = 3);
    FINDS("nobody to act", s.active = 3);
    FINDS("nobody to act", s.starter = 3);
    FINDS("turn out of range", s.turn = 401);
    FINDS("the car is off the street", s.car = 10);
    FINDS("padding is not zero", s.padding = 1);
}

static void test_SC_1_2_the_street(void **state)
{
    (void)state;
    FINDS("stops and Cubans disagree", s.place_at[1] = SC_MARIA);
    FINDS("stops and Cubans disagree", s.stop_of[SC_MARIA] = 1);
    FINDS("a stop without its Cuban", s.place_at[3] = SC_PORT);
    FINDS("no such flower", s.flower[SC_MARIA] = 5);
    FINDS("a colour without a Cuban", s.flower[SC_PORT] = SC_RED);
    FINDS("a colour without a Cuban", s.flower[SC_MARIA] = s.flower[SC_CONCHITA] = SC_BLUE);
    FINDS("only Cubans can be inactive", s.inactive = 1);
}

static void test_SC_1_3_the_districts(void **state)
{
    (void)state;
    FINDS("a building in two districts", s.district[SC_RED] |= 1U << SC_BANK);
    FINDS("wrong number of buildings in a district",
          s.district[SC_RED] &= (uint16_t) ~(1U << SC_CAFE));
}

static void test_SC_1_4_ship_flags_and_dice(void **state)
{
    (void)state;
    FINDS("ship out of range", s.ship = 8);
    FINDS("ship out of range", s.ship = 0);
    FINDS("value marker off the flags", s.value = 5);
    FINDS("value marker off the flags", s.value = 1);
    FINDS("no such face", s.demand[SC_SUGAR] = 4);
    FINDS("no such face", s.demand[SC_CITRUS] = 5);
    FINDS("dice rolled at the wrong time", s.rolled[SC_RUM] = 1);
    FINDS("a ship without demand in port", want(&s, 0, 0, 0, 0, 0)); /* SC-7.4 */
    FINDS("a ship without demand in port", s.roll_due = 1);
    FINDS("wrong die left out", s.left_out = SC_DICE);
    FINDS("the die left out is in demand", s.left_out = SC_SUGAR);
}

static void test_what_goes_with_the_phase(void **state)
{
    (void)state;
    FINDS("wrong number of draws", s.drawn = 1);
    FINDS("not this player's turn", s.active = s.actor = 1);
    FINDS("only the active player decides here", s.actor = 1);
    FINDS("wrong building in use", s.in_use = SC_BANK);
    FINDS("wrong building in use", s.employed = 1);
    FINDS("an exchange outside the Casino", s.exchange = SC_TO_VP);
    FINDS("wrong seats out of the delivery round", s.out = 1);
    FINDS("nothing to take here", s.phase = SC_TAKE);
    FINDS("no lawyer here", s.phase = SC_LAWYER);
    FINDS("no building to move to", s.phase = SC_MOVE);
    FINDS("nobody to give to", (stand_at(&s, SC_EL_ZORRO), s.phase = SC_GIVE));
    FINDS("no delivery here", (stand_at(&s, SC_PEDRO), s.phase = SC_DELIVER));
    FINDS("using a building from afar",
          (stand_at(&s, SC_JOSE), s.phase = SC_USE, s.in_use = SC_CASINO));
}

static void test_SC_1_1_goods_are_neither_lost_nor_made(void **state)
{
    (void)state;
    FINDS("goods are lost or new", s.goods[0][SC_RUM] = 1);
    FINDS("goods are lost or new", s.supply[SC_WOOD] = 7);
    FINDS("goods left unconverted", s.phase = SC_OVER); /* SC-8.2 */
}

static void test_pieces_and_markers(void **state)
{
    (void)state;
    FINDS("two pieces in one building", s.piece[0] = s.piece[1] = SC_BANK);
    FINDS("two pieces in one building", s.piece[0] = SC_NOWHERE + 1);
    FINDS("a building with two owners", s.owned[0] = s.owned[1] = 1);
    FINDS("more than three property markers", s.owned[0] = 15);
    FINDS("an empty seat has pieces", s.vp[3] = 1);
    FINDS("an empty seat has pieces", s.piece[3] = SC_BANK);
}

static void test_SC_2_before_the_first_turn(void **state)
{
    (void)state;
    FINDS("something moved before the first turn", (s = fresh(3), s.car = 1));
    FINDS("something moved before the first turn", (s = fresh(3), s.value = 3));
    FINDS("something was gained before the first turn", (s = fresh(3), s.vp[0] = 3));
    FINDS("something was gained before the first turn", (s = fresh(3), s.piece[0] = SC_BANK));
}

static void test_SC_4_nobody_is_asked_without_a_choice(void **state)
{
    (void)state;
    FINDS("nothing to choose", (stand_at(&s, SC_PABLO), s.phase = SC_USE, s.in_use = SC_SAWMILL,
                                s.piece[0] = SC_SAWMILL));
    FINDS("nothing to choose",
          (stand_at(&s, SC_EL_ZORRO), s.phase = SC_GIVE, s.actor = 1, strip(&s, 1)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_table),
        cmocka_unit_test(test_SC_1_2_the_street),
        cmocka_unit_test(test_SC_1_3_the_districts),
        cmocka_unit_test(test_SC_1_4_ship_flags_and_dice),
        cmocka_unit_test(test_what_goes_with_the_phase),
        cmocka_unit_test(test_SC_1_1_goods_are_neither_lost_nor_made),
        cmocka_unit_test(test_pieces_and_markers),
        cmocka_unit_test(test_SC_2_before_the_first_turn),
        cmocka_unit_test(test_SC_4_nobody_is_asked_without_a_choice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
