/* Why a card cannot be played or VP cannot be bought, clause by clause. */
#include "rules/santo_domingo/table.h"
#include "text/why.h"

#define WHY(s, seat, notation, answer) assert_why(&santo_domingo_game, &(s), seat, notation, answer)

static void test_what_can_be_done_is_called_possible(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    WHY(s, 0, "captain", "You can do this now.");
    WHY(s, ATL_WATCHER, "captain", "You are watching: only those who play decide.");
}

static void test_SD_3_2_one_card_or_two(void **state)
{
    (void)state;
    sd_state four = table_of(4);
    sd_state two = table_of(2);
    WHY(four, 0, "captain+admiral", "With 4 or more players everybody plays one card in a round.");
    WHY(two, 0, "captain", "With 2 or 3 players everybody plays two cards in a round.");
}

static void test_SD_3_3_cards_in_the_discard(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    s.hand[0] &= (uint8_t) ~(CAPTAIN | ADMIRAL);
    WHY(s, 0, "captain+galleon",
        "Captain: this card lies in your discard. Playing the Beggar brings all your cards back "
        "into your hand.");
    WHY(s, 0, "captain+admiral",
        "Captain: this card lies in your discard. Admiral: this card lies in your discard. "
        "Playing the Beggar brings all your cards back into your hand.");
    /* The discard is another's no matter. */
    WHY(s, 1, "captain+galleon", "Ana is to decide now.");
}

static void test_SD_3_3_cards_on_the_table(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    PLAY(&s, "trader", "captain", "captain", "captain");
    WHY(s, 1, "captain",
        "Ana is to decide now. Cards are chosen at the beginning of a round, by all at once. "
        "Captain: this card of yours lies open on the table until the round ends.");
    WHY(s, 0, "captain", "Cards are chosen at the beginning of a round, by all at once.");
}

static void test_SD_3_2_a_choice_waits_for_the_others(void **state)
{
    (void)state;
    sd_state s = table_of(3);
    assert_why_pledged(&santo_domingo_game, &s, 1, "captain+trader", "captain+admiral",
                       "You have chosen already; until all have, you can take it back. Ana, Cleo "
                       "are to decide now. Captain: you have chosen this card for the round.");
}

static void test_SD_6_buying_takes_a_trader(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    WHY(s, 0, "buy 1", "VP are bought with the Trader, once all cards are open.");
    s.vp[0] = 9;
    PLAY(&s, "trader", "captain", "trader", "captain");
    WHY(s, 1, "buy 1",
        "Ana is to decide now. VP are bought with the Trader, once all cards are open. You have "
        "not played the Trader in this round.");
    PLAY(&s, "buy 0");
    WHY(s, 0, "buy 1",
        "Cleo is to decide now. VP are bought with the Trader, once all cards are open. You have "
        "traded in this round already.");
}

static void test_SD_6_2_prices(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_TRADE] = 0; /* 3:1 */
    s.goods[0] = 4;
    PLAY(&s, "trader", "captain", "captain", "captain");
    WHY(s, 0, "buy 1", "You can do this now.");
    WHY(s, 0, "buy 2", "2 VP cost 6 goods; you have 4.");
    WHY(s, 0, "buy 6", "At today's rates even 15 goods, the most one can have, bring only 5 VP.");
    s = table_with(4, "standard", "30", NULL);
    s.row[SD_TRADE] = 15; /* 1:1 */
    s.goods[0] = 0;
    PLAY(&s, "trader", "captain", "captain", "captain");
    WHY(s, 0, "buy 1", "1 VP cost 1 good; you have 0.");
}

/* SD-6.2: nobody is offered what costs as much as more. */
static void test_SD_6_2_amounts_that_are_not_offered(void **state)
{
    static const char edition[] =
        "edition steps\ngame santo-domingo\ntable standard\n"
        "0 = 2:3\n1 = 2:3\n2 = 2:3\n3 = 2:3\n4 = 2:3\n5 = 2:3\n6 = 2:3\n7 = 2:3\n"
        "8 = 2:3\n9 = 2:3\n10 = 2:3\n11 = 2:3\n12 = 2:3\n13 = 2:3\n14 = 2:3\n15 = 2:3\n";
    (void)state;
    sd_state s = table_with(4, "standard", "30", edition);
    s.goods[0] = 9;
    PLAY(&s, "trader", "captain", "captain", "captain");
    WHY(s, 0, "buy 2", "Today's rates do not give exactly 2 VP, or give more for as many goods.");
}

static void test_SD_7_1_nothing_after_the_end(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.vp[0] = 29;
    PLAY(&s, "captain", "captain", "captain", "captain");
    WHY(s, 0, "captain", "The game is over.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_can_be_done_is_called_possible),
        cmocka_unit_test(test_SD_3_2_one_card_or_two),
        cmocka_unit_test(test_SD_3_3_cards_in_the_discard),
        cmocka_unit_test(test_SD_3_3_cards_on_the_table),
        cmocka_unit_test(test_SD_3_2_a_choice_waits_for_the_others),
        cmocka_unit_test(test_SD_6_buying_takes_a_trader),
        cmocka_unit_test(test_SD_6_2_prices),
        cmocka_unit_test(test_SD_6_2_amounts_that_are_not_offered),
        cmocka_unit_test(test_SD_7_1_nothing_after_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
