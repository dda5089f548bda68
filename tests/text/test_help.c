/* Help that is true of every board: what only the terminal draws is told apart, and its
 * letters lead to their topic. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "text/cuba/words.h"
#include "text/speech.h"
#include "text/text.h"

static char *help_on(const text_game *text, const text_topic *topic)
{
    text_line line;
    text_line_open(&line);
    canvas c = {.out = line.to, .width = CANVAS_ENDLESS, .utf8 = true};
    text_help(&c, text, topic);
    fclose(line.to);
    return line.text;
}

/* Words that speak of the terminal: its drawing, its letters, what is typed there. */
static void body_is_for_all(const char *body)
{
    static const char *const drawn[] = {"racket",    "etters",  "drawing", "apitals",
                                        "ou type",   "[",       "=",       "Klammern",
                                        "Zeichnung", "uchstab", "tippe",   "INK"};
    for (size_t i = 0; i < sizeof drawn / sizeof drawn[0]; i++) {
        if (strstr(body, drawn[i]) != NULL)
            fail_msg("'%s' in: %s", drawn[i], body);
    }
}

/* No three capitals in a row: the letters of the terminal. */
static void body_has_no_codes(const char *body)
{
    int capitals = 0;
    for (const char *at = body; *at != '\0'; at++) {
        capitals = *at >= 'A' && *at <= 'Z' ? capitals + 1 : 0;
        if (capitals == 3)
            fail_msg("a code in: %s", body);
    }
}

static void topics_are_for_all(const char *language)
{
    speak(language);
    for (int i = 0; atl_games[i] != NULL; i++) {
        const text_game *text = text_find(atl_games[i]);
        for (const text_topic *topic = text->topics; topic->word != NULL; topic++) {
            char *said = help_on(text, topic);
            body_is_for_all(gettext(topic->body));
            body_has_no_codes(gettext(topic->body));
            assert_non_null(strstr(said, gettext(topic->body)));
            if (topic->drawing != NULL)
                assert_non_null(strstr(said, gettext(topic->drawing)));
            free(said);
        }
    }
}

static void test_bodies_are_true_of_every_board(void **state)
{
    (void)state;
    topics_are_for_all("en");
    topics_are_for_all("de");
}

/* Every building by the letters that the board has for it, also in small ones. */
static void buildings_are_found(const char *language)
{
    const text_game *text = text_find(atl_game_find("cuba"));
    speak(language);
    for (int tile = 0; tile < CU_USABLE_TILES; tile++) {
        const text_topic *topic = text_topic_find(text, cu_building_short(tile));
        int named = tile == CU_PRINTED_WAREHOUSE ? CU_WAREHOUSE : tile;
        assert_non_null(topic);
        assert_string_equal(gettext(topic->title), cu_building_title(named));
    }
    assert_non_null(text_topic_find(text, strcmp(language, "de") == 0 ? "zfa" : "glf"));
}

static void test_buildings_are_found_by_their_letters(void **state)
{
    (void)state;
    buildings_are_found("en");
    buildings_are_found("de");
}

/* The rates that a topic calls usual are those of the default edition (SD-6.1). */
static void rates_are_usual(const char *language)
{
    const atl_game *game = atl_game_find("santo-domingo");
    const text_topic *topic = text_topic_find(text_find(game), "rates");
    atl_edition edition;
    speak(language);
    atl_edition_default(&edition, game);
    assert_non_null(topic);
    for (int table = 0; table < 2; table++) {
        const uint8_t *rates = atl_edition_table(&edition, game, table);
        for (int space = 0; space < game->tables[table].cells; space++) {
            char rate[8];
            snprintf(rate, sizeof rate, "%d:%d", rates[2 * space], rates[2 * space + 1]);
            assert_int_equal(game->tables[table].kind, ATL_CELL_RATE);
            assert_non_null(strstr(gettext(topic->body), rate));
        }
    }
}

static void test_SD_6_1_the_usual_rates_are_those_of_the_default_edition(void **state)
{
    (void)state;
    rates_are_usual("en");
    rates_are_usual("de");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bodies_are_true_of_every_board),
        cmocka_unit_test(test_buildings_are_found_by_their_letters),
        cmocka_unit_test(test_SD_6_1_the_usual_rates_are_those_of_the_default_edition),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
