/* The round: CU-3, and the characters of CU-1.6. */
#include "table.h"

#include <string.h>

static void test_CU_1_6_characters_and_their_votes(void **state)
{
    static const char kept[] = "WTAFM";
    (void)state;
    cu_state s = table_of(5);
    open_parliament(&s, 0, kept);
    for (int seat = 0; seat < 5; seat++)
        assert_int_equal(s.seats[seat].votes, seat + 1);
}

static void test_CU_3_1_a_bill_of_each_type_in_order(void **state)
{
    (void)state;
    cu_state s = new_game(2, "");
    PLAY(&s, "ship 1", "ship 2", "ship 3", "start 0");
    for (int seat = 0; seat < 2; seat++)
        PLAY(&s, "take wood", "take stone", "take citrus", "take sugar");
    assert_int_equal(cuba_game.to_act(&s), ATL_CHANCE);
    ASSERT_LEGAL(&s, "bill tax-1", "bill tax-2", "bill tax-3", "bill tax-4", "bill tax-5",
                 "bill tax-buildings");
    PLAY(&s, "bill tax-buildings");
    ASSERT_LEGAL(&s, "bill duty-citrus", "bill duty-sugar", "bill duty-tobacco", "bill duty-water",
                 "bill duty-resources", "bill duty-products");
    PLAY(&s, "bill duty-water");
    ASSERT_LEGAL(&s, "bill subsidy-buildings", "bill subsidy-resource-fields",
                 "bill subsidy-product-fields", "bill subsidy-water", "bill subsidy-votes",
                 "bill subsidy-pesos");
    PLAY(&s, "bill subsidy-votes");
    ASSERT_LEGAL(&s, "bill market-minus", "bill market-plus", "bill drought", "bill building",
                 "bill harbor", "bill corruption");
    PLAY(&s, "bill corruption");
    assert_int_equal(s.bills[CU_TAX_ACT], TAX_PER_BUILDING);
    assert_int_equal(s.bills[CU_OTHER_ACT], CU_CORRUPTION);
    assert_int_equal(s.acts[CU_OTHER_ACT], CU_NO_ACT); /* a bill is not an act */
    assert_int_equal(s.decks[CU_DUTY_ACT], 0x3F & ~(1 << DUTY_WATER));
    assert_turn_of(&s, 0);
}

static void test_CU_3_1_cards_once_turned_up_do_not_come_again(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    s.acts[CU_TAX_ACT] = CU_INITIAL_ACT;
    bill_is(&s, CU_TAX_ACT, TAX_5);
    uint8_t left = s.decks[CU_TAX_ACT];
    end_round(&s);
    PLAY(&s, "ship 7");
    assert_int_equal(s.round, 3);
    assert_illegal(&s, "bill tax-5");
    assert_int_equal(s.choices, left);
}

/* Others have nothing, so that a Foreman or Worker-less turn passes quickly. */
static void test_CU_3_2_four_characters_each_clockwise(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    s.start = s.actor = 1;
    settle(&s);
    static const char *const cards[] = {"play foreman", "play mayor", "play architect",
                                        "play worker"};
    for (int turn = 0; turn < 3; turn++) {
        for (int i = 0; i < 3; i++) {
            assert_turn_of(&s, (1 + i) % 3);
            assert_int_equal(s.turn, turn);
            PLAY(&s, cards[turn]);
        }
    }
    for (int i = 0; i < 3; i++) {
        assert_turn_of(&s, (1 + i) % 3);
        ASSERT_LEGAL(&s, "play worker", "play tradeswoman");
        PLAY(&s, "play worker", "move a1", "harvest c1");
        if (s.phase == CU_HARVEST) {
            atl_action legal[ATL_MAX_ACTIONS];
            cuba_game.legal(&s, legal);
            assert_int_equal(cuba_game.apply(&s, legal[0], NULL), ATL_OK);
        }
        if (s.phase == CU_IRRIGATE)
            PLAY(&s, "done");
    }
    assert_int_equal(s.stage, CU_PARLIAMENT);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(s.seats[seat].hand, 1 << CU_TRADESWOMAN);
}

static void test_CU_3_2_a_character_played_is_gone_until_the_next_round(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    PLAY(&s, "play foreman", "play foreman");
    assert_turn_of(&s, 0);
    assert_illegal(&s, "play foreman");
    end_round(&s);
    PLAY(&s, "ship 7");
    for (int seat = 0; seat < 2; seat++) {
        assert_int_equal(s.seats[seat].hand, CU_FULL_HAND);
        assert_int_equal(s.seats[seat].played, 0);
    }
}

/* Everybody has one turn left; the fourth card is played as given, for seats in order
 * from `start`. Nobody can do anything with these but forgo. */
static cu_state last_turn(int players, int start)
{
    cu_state s = table_of(players);
    s.start = s.actor = (uint8_t)start;
    s.turn = CU_TURNS - 1;
    s.resource_taken = s.product_taken = 1;
    for (int seat = 0; seat < players; seat++) {
        s.seats[seat].pesos = 0;
        s.seats[seat].hand = CU_FULL_HAND;
    }
    return s;
}

static void hold(cu_state *s, int seat, cu_character one, cu_character other)
{
    int turn = 0;
    s->seats[seat].hand = (uint8_t)(1U << one | 1U << other);
    s->seats[seat].played = 0;
    for (int card = 0; card < CU_CHARACTERS; card++) {
        if (card != (int)one && card != (int)other)
            s->seats[seat].played |= (uint16_t)(card << (4 * turn++));
    }
    settle(s);
}

static void test_CU_3_3_most_votes_on_the_fourth_card(void **state)
{
    (void)state;
    cu_state s = last_turn(3, 0);
    atl_events events;
    hold(&s, 0, CU_FOREMAN, CU_WORKER);
    hold(&s, 1, CU_MAYOR, CU_WORKER);
    hold(&s, 2, CU_ARCHITECT, CU_WORKER);
    PLAY_TOLD(&s, &events, "play foreman", "play mayor", "play architect");
    assert_int_equal(s.start, 1);
    assert_int_equal(count_events(&events, CU_EVENT_START, 1), 1);
    assert_int_equal(s.stage, CU_PARLIAMENT);
    assert_int_equal(s.actor, 1); /* at once: the new starting player bids first */
}

static void test_CU_3_3_on_a_tie_whoever_played_it_last(void **state)
{
    (void)state;
    cu_state s = last_turn(4, 2); /* order 2, 3, 0, 1 */
    hold(&s, 2, CU_MAYOR, CU_WORKER);
    hold(&s, 3, CU_FOREMAN, CU_WORKER);
    hold(&s, 0, CU_MAYOR, CU_WORKER);
    hold(&s, 1, CU_FOREMAN, CU_WORKER);
    PLAY(&s, "play mayor", "play foreman", "play mayor", "play foreman");
    assert_int_equal(s.start, 0);
}

static void test_CU_3_3_the_third_card_does_not_count(void **state)
{
    (void)state;
    cu_state s = last_turn(2, 0);
    hold(&s, 0, CU_ARCHITECT, CU_WORKER); /* Mayor was the third */
    hold(&s, 1, CU_FOREMAN, CU_MAYOR);
    PLAY(&s, "play architect", "play foreman");
    assert_int_equal(s.start, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_1_6_characters_and_their_votes),
        cmocka_unit_test(test_CU_3_1_a_bill_of_each_type_in_order),
        cmocka_unit_test(test_CU_3_1_cards_once_turned_up_do_not_come_again),
        cmocka_unit_test(test_CU_3_2_four_characters_each_clockwise),
        cmocka_unit_test(test_CU_3_2_a_character_played_is_gone_until_the_next_round),
        cmocka_unit_test(test_CU_3_3_most_votes_on_the_fourth_card),
        cmocka_unit_test(test_CU_3_3_on_a_tie_whoever_played_it_last),
        cmocka_unit_test(test_CU_3_3_the_third_card_does_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
