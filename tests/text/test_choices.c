/* Santo Domingo's choices as a client writes them on buttons: a name, and in a few words
 * what it brings when nobody else plays anything that touches it, and what others pay for it. */
#include <stdlib.h>
#include <string.h>

#include "rules/santo_domingo/table.h"
#include "text/text.h"

static void assert_says(void (*say)(FILE *to, const void *view, atl_action action),
                        const sd_state *s, const char *notation, const char *expected)
{
    sd_state view;
    text_line ink;
    text_line line;
    santo_domingo_game.observe(s, santo_domingo_game.to_act(s), &view);
    text_line_open(&ink);
    say(ink.to, &view, code_of(notation));
    fclose(ink.to);
    text_line_open(&line);
    canvas c = {.out = line.to, .width = CANVAS_ENDLESS, .utf8 = true};
    canvas_put(&c, ink.text);
    fclose(line.to);
    assert_string_equal(line.text, expected);
    free(ink.text);
    free(line.text);
}

#define CHOICE(s, notation, label_is, note_is)                                                     \
    do {                                                                                           \
        const text_game *text = text_find(&santo_domingo_game);                                    \
        assert_says(text->label, &(s), notation, label_is);                                        \
        assert_says(text->note, &(s), notation, note_is);                                          \
    } while (0)

static void test_SD_3_2_two_cards_at_once(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    s.row[SD_VP] = 5;
    s.row[SD_GOODS] = 6;
    s.goods[0] = 0;
    CHOICE(s, "captain+governor", "Captain + Governor",
           "alone: +2 VP; 4 goods for each Captain, 2 for each Admiral others play");
    CHOICE(s, "captain+admiral", "Captain + Admiral", "alone: +5 VP");
    CHOICE(s, "admiral+galleon", "Admiral + Galleon", "alone: +5 VP, +6 goods");
    CHOICE(s, "governor+customs", "Governor + Customs",
           "4 goods for each Captain, 2 for each Admiral others play; "
           "3 VP for each Frigate, 1 for each Galleon others play");
}

static void test_SD_3_2_one_card(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_GOODS] = 6;
    s.goods[0] = 0;
    CHOICE(s, "frigate", "Frigate", "alone: +3 goods");
    CHOICE(s, "customs", "Customs", "3 VP for each Frigate, 1 for each Galleon others play");
    CHOICE(s, "trader", "Trader", "alone: nothing");
}

/* SD-1.4: what does not fit is lost. SD-5.8: the Beggar brings cards back. */
static void test_SD_1_4_goods_without_room_and_cards_back(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    s.row[SD_GOODS] = 6;
    s.goods[0] = SD_MAX_GOODS - 1;
    CHOICE(s, "governor+galleon", "Governor + Galleon",
           "alone: +6 goods, no room for 5; "
           "4 goods for each Captain, 2 for each Admiral others play");
    s.goods[0] = 0;
    CHOICE(s, "governor+beggar", "Governor + Beggar",
           "alone: +1 good, 2 cards back; "
           "4 goods for each Captain, 2 for each Admiral others play");
}

/* SD-6: a Trader turns the goods he finds into VP, those of a card before him too. */
static void test_SD_6_the_trader_after_the_other_card(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    s.row[SD_GOODS] = 6;
    s.goods[0] = 0;
    CHOICE(s, "galleon+trader", "Galleon + Trader", "alone: +6 goods, 3 VP for 6 goods");
    PLAY(&s, "galleon+trader", "governor+customs");
    CHOICE(s, "buy 1", "1 VP for 2 goods; 4 left", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_3_2_two_cards_at_once),
        cmocka_unit_test(test_SD_3_2_one_card),
        cmocka_unit_test(test_SD_1_4_goods_without_room_and_cards_back),
        cmocka_unit_test(test_SD_6_the_trader_after_the_other_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
