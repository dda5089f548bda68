/* Parliament: CU-9. */
#include "table.h"

#include <string.h>

static void test_CU_9_1_card_town_hall_and_bought_votes(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 1, CU_TOWN_HALL, B1);
    s.town_hall = 1;
    open_parliament(&s, 0, "FT");
    assert_int_equal(s.seats[0].votes, 4);
    assert_int_equal(s.seats[1].votes, 2 + 2);
    PLAY(&s, "bid 1", "bid 3");
    assert_int_equal(s.seats[0].votes, 5);
    assert_int_equal(s.seats[1].votes, 7);
    assert_int_equal(cuba_game.to_act(&s), 1);
    assert_int_equal(s.phase, CU_PASS);
}

static void test_CU_9_2_any_bid_up_to_all_pesos(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    s.seats[0].pesos = 3;
    open_parliament(&s, 0, "FT");
    assert_true(cuba_game.secret(&s));
    ASSERT_LEGAL(&s, "bid 0", "bid 1", "bid 2", "bid 3");
    PLAY(&s, "bid 3");
    ASSERT_LEGAL(&s, "bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "bid 7",
                 "bid 8", "bid 9", "bid 10");
}

static void test_CU_9_2_every_bid_is_paid_won_or_lost(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    atl_events events;
    open_parliament(&s, 1, "FTM"); /* bids in the order 1, 2, 0 */
    assert_int_equal(cuba_game.to_act(&s), 1);
    PLAY(&s, "bid 4");
    assert_int_equal(s.seats[1].pesos, 10); /* paid when all are open */
    PLAY(&s, "bid 7");
    PLAY_TOLD(&s, &events, "bid 1");
    assert_int_equal(s.seats[0].pesos, 9);
    assert_int_equal(s.seats[1].pesos, 6);
    assert_int_equal(s.seats[2].pesos, 3);
    assert_int_equal(find_event(&events, CU_EVENT_VOTES, 1)->args[1], 4);
    assert_int_equal(find_event(&events, CU_EVENT_VOTES, 1)->args[2], 2 + 4);
    assert_int_equal(find_event(&events, CU_EVENT_MAJORITY, 2)->args[0], 12);
}

/* A hundred pesos and more: hundreds first, then the rest; every bid can be made. */
static void test_CU_9_2_bids_of_a_hundred_and_more(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    s.seats[0].pesos = 250;
    s.seats[1].pesos = 100;
    open_parliament(&s, 0, "FT");
    ASSERT_LEGAL(&s, "hundreds 0", "hundreds 1", "hundreds 2");
    cu_state low = s;
    PLAY(&low, "hundreds 0");
    assert_int_equal(low.choices, 100);
    PLAY(&s, "hundreds 2");
    assert_int_equal(cuba_game.to_act(&s), 0);
    assert_true(is_legal(&s, "bid 50"));
    assert_illegal(&s, "bid 51");
    PLAY(&s, "bid 37");
    ASSERT_LEGAL(&s, "hundreds 0", "hundreds 1");
    PLAY(&s, "hundreds 1");
    ASSERT_LEGAL(&s, "bid 0");
    PLAY(&s, "bid 0");
    assert_int_equal(s.seats[0].pesos, 250 - 237);
    assert_int_equal(s.seats[0].votes, 4 + 237);
    assert_int_equal(s.seats[1].pesos, 0);
}

static void test_CU_9_2_corruption_act_forbids_bids(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    in_force(&s, CU_OTHER_ACT, CU_CORRUPTION);
    open_parliament(&s, 0, "TMF");
    assert_int_equal(s.phase, CU_PASS);
    assert_int_equal(cuba_game.to_act(&s), 1);
    assert_int_equal(s.seats[0].pesos, 10);
}

static void test_CU_9_2_corruption_with_town_hall(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    in_force(&s, CU_OTHER_ACT, CU_CORRUPTION);
    built(&s, 0, CU_TOWN_HALL, B1);
    s.town_hall = 1;
    open_parliament(&s, 0, "FMA");
    assert_int_equal(cuba_game.to_act(&s), 0); /* 4 + 2 against 5 */
}

/* With the Corruption Act a tie goes straight to the tie-break. */
static void test_CU_9_3_tie_with_corruption(void **state)
{
    (void)state;
    cu_state s = table_of(4);
    in_force(&s, CU_OTHER_ACT, CU_CORRUPTION);
    open_parliament(&s, 1, "MTMM"); /* 0, 2 and 3 tie; the first from 1 on is 2 */
    assert_int_equal(s.phase, CU_PASS);
    assert_int_equal(cuba_game.to_act(&s), 2);
}

static void test_CU_9_3_tied_players_bid_once_more(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    atl_events events;
    open_parliament(&s, 0, "FWM");
    PLAY(&s, "bid 1", "bid 0");
    PLAY_TOLD(&s, &events, "bid 0"); /* 5, 1, 5 */
    assert_int_equal(count_events(&events, CU_EVENT_TIE, 0), 1);
    assert_int_equal(count_events(&events, CU_EVENT_TIE, 1), 0);
    assert_int_equal(count_events(&events, CU_EVENT_TIE, 2), 1);
    assert_int_equal(s.ballot, 2);
    assert_int_equal(cuba_game.to_act(&s), 0);
    assert_true(cuba_game.secret(&s));
    assert_int_equal(s.seats[0].pesos, 9); /* paid before the second bid */
    assert_illegal(&s, "bid 10");
    PLAY(&s, "bid 2");
    assert_int_equal(cuba_game.to_act(&s), 2); /* seat 1 is out */
    PLAY(&s, "bid 3");
    assert_int_equal(s.seats[0].votes, 4 + 1 + 2);
    assert_int_equal(s.seats[2].votes, 5 + 3);
    assert_int_equal(s.seats[0].pesos, 7);
    assert_int_equal(s.seats[2].pesos, 7);
    assert_int_equal(cuba_game.to_act(&s), 2);
    assert_int_equal(s.phase, CU_PASS);
}

static void test_CU_9_3_still_tied_the_starting_player_wins(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    open_parliament(&s, 2, "FWF");
    PLAY(&s, "bid 1", "bid 1", "bid 0"); /* seats 2, 0, 1 */
    assert_int_equal(s.ballot, 2);
    PLAY(&s, "bid 4", "bid 4");
    assert_int_equal(s.phase, CU_PASS);
    assert_int_equal(cuba_game.to_act(&s), 2);
}

static void test_CU_9_3_still_tied_the_first_tied_clockwise_wins(void **state)
{
    (void)state;
    cu_state s = table_of(4);
    open_parliament(&s, 2, "FFWW");
    PLAY(&s, "bid 0", "bid 0", "bid 0", "bid 0"); /* seats 2, 3, 0, 1: 0 and 1 tie */
    assert_int_equal(s.ballot, 2);
    PLAY(&s, "bid 0", "bid 0");
    assert_int_equal(cuba_game.to_act(&s), 0);
}

static void test_CU_9_3_second_bids_decide_among_the_tied_only(void **state)
{
    (void)state;
    cu_state s = table_of(3);
    s.seats[1].pesos = 1;
    open_parliament(&s, 0, "MMF");
    PLAY(&s, "bid 1", "bid 1", "bid 0"); /* 6, 6, 4 */
    ASSERT_LEGAL(&s, "bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "bid 7",
                 "bid 8", "bid 9");
    PLAY(&s, "bid 0");
    ASSERT_LEGAL(&s, "bid 0"); /* no pesos left */
    PLAY(&s, "bid 0");
    assert_int_equal(cuba_game.to_act(&s), 0);
}

static void test_CU_9_4_two_bills_pass_and_replace(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    atl_events events;
    in_force(&s, CU_TAX_ACT, TAX_5);
    bill_is(&s, CU_TAX_ACT, TAX_1);
    in_force(&s, CU_DUTY_ACT, DUTY_WATER);
    bill_is(&s, CU_DUTY_ACT, DUTY_SUGAR);
    bill_is(&s, CU_OTHER_ACT, CU_HARBOR);
    in_force(&s, CU_OTHER_ACT, CU_CORRUPTION);
    s.seats[0].pesos = s.seats[1].pesos = 0;
    open_parliament(&s, 0, "MT");
    ASSERT_LEGAL(&s, "pass tax", "pass duty", "pass subsidy", "pass other");
    PLAY_TOLD(&s, &events, "pass other");
    assert_int_equal(s.acts[CU_OTHER_ACT], CU_HARBOR);
    assert_int_equal(find_event(&events, CU_EVENT_PASS, 0)->args[0], 18 + CU_HARBOR);
    assert_int_equal(find_event(&events, CU_EVENT_LAPSE, ATL_WATCHER)->args[0], 18 + CU_CORRUPTION);
    ASSERT_LEGAL(&s, "pass tax", "pass duty", "pass subsidy"); /* exactly two */
    PLAY_TOLD(&s, &events, "pass tax");
    assert_int_equal(s.acts[CU_TAX_ACT], TAX_1);
    assert_int_equal(s.acts[CU_DUTY_ACT], DUTY_WATER);
    assert_int_equal(s.acts[CU_SUBSIDY_ACT], CU_NO_ACT);
    for (int type = 0; type < CU_TYPES; type++)
        assert_int_equal(s.bills[type], CU_NO_ACT);
    assert_int_equal(count_events(&events, CU_EVENT_LAPSE, ATL_WATCHER), 3); /* tax-5, two bills */
}

static void test_CU_9_4_of_three_bills_after_a_veto(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_CHURCH, B1);
    PLAY(&s, "play foreman", "any-one", "use church", "veto subsidy");
    in_force(&s, CU_OTHER_ACT, CU_CORRUPTION);
    s.seats[0].pesos = s.seats[1].pesos = 0;
    open_parliament(&s, 0, "MT");
    ASSERT_LEGAL(&s, "pass tax", "pass duty", "pass other");
    PLAY(&s, "pass tax", "pass duty");
    assert_int_equal(s.acts[CU_SUBSIDY_ACT], CU_NO_ACT);
}

static void test_CU_9_4_passed_acts_work_in_the_same_round(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    bill_is(&s, CU_SUBSIDY_ACT, PER_PRODUCT_FIELD);
    bill_is(&s, CU_TAX_ACT, TAX_1);
    in_force(&s, CU_OTHER_ACT, CU_CORRUPTION);
    open_parliament(&s, 0, "MT");
    PLAY(&s, "pass tax", "pass subsidy", "pay", "pay");
    assert_int_equal(s.seats[0].pesos, 9);
    assert_int_equal(s.seats[0].vp, 2 + 6);
}

static void test_CU_9_5_not_the_type_of_the_previous_round(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_CHURCH, B1);
    PLAY(&s, "play foreman", "any-one", "use church", "veto tax");
    end_round(&s);
    PLAY(&s, "ship 7", "bill tax-2", "bill duty-citrus", "bill subsidy-water", "bill drought");
    PLAY(&s, "play foreman", "any-one", "use church");
    ASSERT_LEGAL(&s, "veto duty", "veto subsidy", "veto other");
    PLAY(&s, "veto other");
    end_round(&s);
    PLAY(&s, "ship 8", "bill tax-3", "bill duty-water", "bill subsidy-votes", "bill harbor");
    PLAY(&s, "play foreman", "any-one", "use church");
    ASSERT_LEGAL(&s, "veto tax", "veto duty", "veto subsidy");
}

static void test_CU_9_5_free_again_after_a_round_without_veto(void **state)
{
    (void)state;
    cu_state s = table_of(2);
    built(&s, 0, CU_CHURCH, B1);
    PLAY(&s, "play foreman", "any-one", "use church", "veto tax");
    end_round(&s);
    PLAY(&s, "ship 7", "bill tax-2", "bill duty-citrus", "bill subsidy-water", "bill drought");
    end_round(&s);
    PLAY(&s, "ship 8", "bill tax-3", "bill duty-water", "bill subsidy-votes", "bill harbor");
    PLAY(&s, "play foreman", "any-one", "use church");
    assert_true(is_legal(&s, "veto tax"));
}

static void test_CU_9_6_cards_are_set_aside_before_the_first_turn(void **state)
{
    (void)state;
    cu_state s = new_game(3, "parliament=secret");
    PLAY(&s, "ship 1", "ship 2", "ship 3", "start 1");
    for (int seat = 0; seat < 3; seat++)
        PLAY(&s, "take wood", "take stone", "take citrus", "take sugar");
    PLAY(&s, "bill tax-1", "bill duty-water", "bill subsidy-water", "bill harbor");
    assert_int_equal(s.phase, CU_SET_ASIDE);
    assert_true(cuba_game.secret(&s));
    assert_int_equal(cuba_game.to_act(&s), 1); /* from the starting player */
    ASSERT_LEGAL(&s, "aside worker", "aside tradeswoman", "aside architect", "aside foreman",
                 "aside mayor");
    PLAY(&s, "aside mayor", "aside worker", "aside mayor");
    assert_turn_of(&s, 1);
    ASSERT_LEGAL(&s, "play worker", "play tradeswoman", "play architect", "play foreman");
    PLAY(&s, "play foreman", "done");
    assert_turn_of(&s, 2);
    assert_illegal(&s, "play worker");
}

/* The card set aside is turned up before the bids and counts as the card in hand. */
static void test_CU_9_6_it_counts_as_the_card_in_hand(void **state)
{
    (void)state;
    cu_state s = table_with(2, "");
    atl_events events;
    s.secret = 1;
    s.turn = CU_TURNS - 1;
    s.seats[0].hand = s.seats[1].hand = 1 << CU_FOREMAN | 1 << CU_MAYOR;
    s.seats[0].played = s.seats[1].played = CU_WORKER | CU_TRADESWOMAN << 4 | CU_ARCHITECT << 8;
    s.seats[0].aside = 1 + CU_FOREMAN;
    s.seats[1].aside = 1 + CU_MAYOR;
    settle(&s);
    ASSERT_LEGAL(&s, "play mayor"); /* the last of the four that may be played */
    PLAY(&s, "play mayor");
    PLAY_TOLD(&s, &events, "play foreman");
    assert_int_equal(find_event(&events, CU_EVENT_SEND, 0)->args[0], CU_FOREMAN);
    assert_int_equal(find_event(&events, CU_EVENT_SEND, 1)->args[0], CU_MAYOR);
    assert_int_equal(s.seats[0].votes, 4);
    assert_int_equal(s.seats[1].votes, 5);
    assert_int_equal(s.seats[0].aside, 0);
    assert_int_equal(s.phase, CU_BID);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CU_9_1_card_town_hall_and_bought_votes),
        cmocka_unit_test(test_CU_9_2_any_bid_up_to_all_pesos),
        cmocka_unit_test(test_CU_9_2_every_bid_is_paid_won_or_lost),
        cmocka_unit_test(test_CU_9_2_bids_of_a_hundred_and_more),
        cmocka_unit_test(test_CU_9_2_corruption_act_forbids_bids),
        cmocka_unit_test(test_CU_9_2_corruption_with_town_hall),
        cmocka_unit_test(test_CU_9_3_tie_with_corruption),
        cmocka_unit_test(test_CU_9_3_tied_players_bid_once_more),
        cmocka_unit_test(test_CU_9_3_still_tied_the_starting_player_wins),
        cmocka_unit_test(test_CU_9_3_still_tied_the_first_tied_clockwise_wins),
        cmocka_unit_test(test_CU_9_3_second_bids_decide_among_the_tied_only),
        cmocka_unit_test(test_CU_9_4_two_bills_pass_and_replace),
        cmocka_unit_test(test_CU_9_4_of_three_bills_after_a_veto),
        cmocka_unit_test(test_CU_9_4_passed_acts_work_in_the_same_round),
        cmocka_unit_test(test_CU_9_5_not_the_type_of_the_previous_round),
        cmocka_unit_test(test_CU_9_5_free_again_after_a_round_without_veto),
        cmocka_unit_test(test_CU_9_6_cards_are_set_aside_before_the_first_turn),
        cmocka_unit_test(test_CU_9_6_it_counts_as_the_card_in_hand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
