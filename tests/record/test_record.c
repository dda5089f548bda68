/* Records: what is written is read again, what is damaged is refused by name. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "antilles/arena.h"
#include "antilles/record.h"
#include "record/seal.h"

typedef struct text {
    char *bytes;
    size_t size;
} text;

static const char edition_file[] = "edition mine\n"
                                   "game santo-domingo\n"
                                   "table standard\n"
                                   "0-7 = 4:1\n"
                                   "8-15 = 5:4\n";

/* A random game, played for at most `steps` actions. */
static atl_match *play(const atl_game *game, const atl_setup *setup, uint64_t seed, uint32_t steps)
{
    atl_match *match = NULL;
    atl_action legal[ATL_MAX_ACTIONS];
    atl_rng rng;
    atl_rng_seed(&rng, seed, 0);
    assert_int_equal(atl_match_new(&match, game, setup, NULL), ATL_OK);
    while (atl_match_to_act(match) != ATL_OVER && atl_match_steps(match) < steps) {
        int count = game->legal(atl_match_state(match), legal);
        atl_action action = legal[atl_rng_below(&rng, (uint32_t)count)];
        assert_int_equal(atl_match_apply(match, action, NULL), ATL_OK);
    }
    return match;
}

static atl_record_info people(int players)
{
    atl_record_info info = {.has_seed = true, .seed = UINT64_MAX};
    for (int seat = 0; seat < players; seat++)
        strcpy(info.seats[seat].agent, seat == 0 ? "human" : "random");
    strcpy(info.seats[0].name, "Jos\xc3\xa9 the Bold");
    return info;
}

static text write_text(const atl_match *match)
{
    atl_record_info info = people(atl_match_setup(match)->players);
    text t;
    assert_int_equal(atl_record_write(&t.bytes, &t.size, match, &info), ATL_OK);
    assert_int_equal(strlen(t.bytes), t.size);
    return t;
}

static void assert_same_match(const atl_match *a, const atl_match *b)
{
    assert_ptr_equal(atl_match_game(a), atl_match_game(b));
    assert_memory_equal(atl_match_setup(a), atl_match_setup(b), sizeof(atl_setup));
    assert_int_equal(atl_match_steps(a), atl_match_steps(b));
    assert_memory_equal(atl_match_state(a), atl_match_state(b), atl_match_game(a)->state_bytes);
}

static void assert_survives(const atl_match *match)
{
    text t = write_text(match);
    atl_match *again = NULL;
    atl_record_info info;
    atl_reason why = {0};
    assert_int_equal(atl_record_read(&again, &info, t.bytes, t.size, &why), ATL_OK);
    assert_same_match(match, again);
    assert_string_equal(info.seats[0].agent, "human");
    assert_string_equal(info.seats[0].name, "Jos\xc3\xa9 the Bold");
    assert_string_equal(info.seats[1].name, "");
    assert_true(info.has_seed && info.seed == UINT64_MAX);
    atl_match_free(again);
    free(t.bytes);
}

static void test_every_game_survives_writing_and_reading(void **state)
{
    (void)state;
    for (const atl_game *const *game = atl_games; *game != NULL; game++) {
        for (int players = (*game)->min_players; players <= (*game)->max_players; players++) {
            for (uint32_t steps = 0; steps <= 4000; steps = steps * 3 + 1) {
                atl_setup setup;
                atl_setup_default(&setup, *game, players);
                atl_match *match = play(*game, &setup, steps, steps);
                assert_survives(match);
                atl_match_free(match);
            }
        }
    }
}

static void test_options_and_overridden_tables_survive(void **state)
{
    (void)state;
    const atl_game *game = atl_game_find("santo-domingo");
    atl_setup setup;
    atl_setup_default(&setup, game, 3);
    assert_int_equal(atl_setup_option(&setup, game, "goal", "45", NULL), ATL_OK);
    assert_int_equal(
        atl_edition_read(&setup.edition, game, edition_file, strlen(edition_file), NULL), ATL_OK);
    atl_match *match = play(game, &setup, 1, UINT32_MAX);
    text t = write_text(match);
    assert_non_null(strstr(t.bytes, "\nOption: goal=45\n"));
    assert_non_null(strstr(t.bytes, "\nEdition: mine\nTable standard: 4:1 4:1 4:1 4:1 4:1 4:1 4:1 "
                                    "4:1 5:4 5:4 5:4 5:4 5:4 5:4 5:4 5:4\nSeat 0: "));
    assert_survives(match);
    free(t.bytes);
    atl_match_free(match);
}

/* A loaded game goes on exactly as the one that was saved would have. */
static void test_a_loaded_game_goes_on_identically(void **state)
{
    (void)state;
    for (const atl_game *const *game = atl_games; *game != NULL; game++) {
        atl_setup setup;
        atl_setup_default(&setup, *game, (*game)->min_players);
        atl_match *match = play(*game, &setup, 5, 40);
        text t = write_text(match);
        atl_match *again = NULL;
        atl_record_info info;
        atl_agent agents[ATL_MAX_SEATS];
        assert_int_equal(atl_record_read(&again, &info, t.bytes, t.size, NULL), ATL_OK);
        for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
            assert_int_equal(atl_agent_read(&agents[seat], "greedy", NULL), ATL_OK);
        for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
            assert_int_equal(atl_agent_start(&agents[seat], *game), ATL_OK);
        assert_int_equal(atl_play(match, agents, 9), ATL_OK);
        assert_int_equal(atl_play(again, agents, 9), ATL_OK);
        assert_same_match(match, again);
        for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
            atl_agent_stop(&agents[seat]);
        atl_match_free(match);
        atl_match_free(again);
        free(t.bytes);
    }
}

static void test_comments_and_empty_lines_mean_nothing(void **state)
{
    (void)state;
    const atl_game *game = atl_game_find("santo-domingo");
    atl_setup setup;
    atl_setup_default(&setup, game, 2);
    atl_match *match = play(game, &setup, 3, 10);
    text t = write_text(match);
    char *annotated = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&annotated, &size);
    for (size_t i = 0; i < t.size; i++) {
        if (i == 0 || t.bytes[i - 1] == '\n')
            fputs("# a thought\n\n", out);
        fputc(t.bytes[i], out);
    }
    fputs("# the end\n", out);
    fclose(out);
    atl_match *again = NULL;
    atl_record_info info;
    assert_int_equal(atl_record_read(&again, &info, annotated, size, NULL), ATL_OK);
    assert_same_match(match, again);
    atl_match_free(match);
    atl_match_free(again);
    free(annotated);
    free(t.bytes);
}

/* The number of the line that holds byte `at`. */
static uint32_t line_of(const text *t, size_t at)
{
    uint32_t line = 1;
    for (size_t i = 0; i < at; i++)
        line += t->bytes[i] == '\n';
    return line;
}

static void test_every_flipped_character_is_found_and_its_line_named(void **state)
{
    (void)state;
    const atl_game *game = atl_game_find("santo-domingo");
    atl_setup setup;
    atl_setup_default(&setup, game, 4);
    atl_match *match = play(game, &setup, 3, UINT32_MAX);
    text t = write_text(match);
    size_t seal = (size_t)(strstr(t.bytes, "Seal: ") - t.bytes);
    for (size_t i = 0; i < t.size; i++) {
        char original = t.bytes[i];
        for (int flip = 1; flip < 256; flip = flip * 2 + 1) {
            atl_match *again = NULL;
            atl_record_info info;
            atl_reason why = {0};
            t.bytes[i] = (char)(original ^ flip);
            assert_int_equal(atl_record_read(&again, &info, t.bytes, t.size, &why), ATL_INVALID);
            assert_null(again);
            assert_non_null(why.message);
            bool same_lines = original != '\n' && t.bytes[i] != '\n' && t.bytes[i] != '#';
            if (same_lines && (i < seal || i >= seal + strlen("Seal: ")))
                assert_int_equal(why.line, line_of(&t, i));
            t.bytes[i] = original;
        }
    }
    free(t.bytes);
    atl_match_free(match);
}

/* Seals `content` and expects a refusal of `line` with a message that contains
 * `part`. */
static void assert_refused(const char *content, uint32_t line, const char *part)
{
    char *sealed = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&sealed, &size);
    fputs(content, out);
    seal_write(out, content, strlen(content));
    fclose(out);
    atl_match *match = NULL;
    atl_record_info info;
    atl_reason why = {0};
    char told[ATL_REASON_TEXT];
    assert_int_equal(atl_record_read(&match, &info, sealed, size, &why), ATL_INVALID);
    atl_reason_format(&why, why.message, told);
    if (why.line != line || strstr(told, part) == NULL)
        fail_msg("line %u: %s\nexpected line %u: %s", why.line, told, line, part);
    free(sealed);
}

#define HEAD "Antilles record 1\nGame: santo-domingo\nPlayers: 2\n"
#define OPTIONS "Option: side=standard\nOption: goal=30\nOption: memory=off\n"
#define SEATS "Seat 0: human\nSeat 1: random\n"

static void test_wrong_tags_are_refused_with_line_and_reason(void **state)
{
    (void)state;
    assert_refused("Antilles record 2\n", 1, "format");
    assert_refused("Antilles record 1\nGame: chess\n", 2, "no game 'chess'");
    assert_refused("Antilles record 1\nPlayers: 2\n", 2, "Game: NAME");
    assert_refused("Antilles record 1\nGame: santo-domingo\nPlayers: 02\n", 3, "Players: NUMBER");
    assert_refused("Antilles record 1\nGame: santo-domingo\nPlayers: 1\n", 3, "2 to 6 players");
    assert_refused("Antilles record 1\nGame: santo-domingo\nPlayers: 7\n", 3, "2 to 6 players");
    assert_refused(HEAD "Option: side=summer\n", 4, "cannot be 'summer'");
    assert_refused(HEAD "Option: goal=30\n", 4, "Option: side=VALUE");
    assert_refused(HEAD OPTIONS "Seat 0: human\n", 7, "Edition: NAME");
    assert_refused(HEAD OPTIONS "Edition: mine\n" SEATS "Result: unfinished\n", 7, "at least one");
    assert_refused(HEAD OPTIONS "Edition: mine\nTable winter: 3:1 2:1\n", 8, "too few");
    assert_refused(HEAD OPTIONS "Edition: mine\nTable winter: 3:0\n", 8, "'3:0' is not a rate");
    assert_refused(HEAD OPTIONS
                   "Edition: mine\nTable winter: 1:1 2:1 2:1 2:1 2:1 2:1 2:1 2:1 2:1 2:1 2:1 2:1 "
                   "2:1 2:1 2:1 2:1\n",
                   8, "worse rate");
    assert_refused(HEAD OPTIONS "Edition: a b\n", 7, "Edition: NAME");
    assert_refused(HEAD OPTIONS "Edition: mine\nTable spring: 3:1\n", 8, "unknown");
    assert_refused(HEAD OPTIONS "Edition: default\nSeat 1: human\n", 8, "Seat 0");
    assert_refused(HEAD OPTIONS "Edition: default\nSeat 0: human Anna\n", 8, "in quotes");
    assert_refused(HEAD OPTIONS "Edition: default\nSeat 0: hu\"man\n", 8, "quoted");
    assert_refused(HEAD OPTIONS "Edition: default\nSeat 0: human \"A\"B\"\n", 8, "in quotes");
    assert_refused(HEAD OPTIONS "Edition: default\n" SEATS "Seed: -1\n", 10, "not a seed");
    assert_refused(HEAD OPTIONS "Edition: default\n" SEATS "Dice: a b c\n", 10, "Dice: TABLE");
    assert_refused(HEAD OPTIONS "Edition: default\n" SEATS, 10, "Result");
}

#define TAGS HEAD OPTIONS "Edition: default\n" SEATS
#define DIGITS "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

static void test_dice_are_kept_as_they_are(void **state)
{
    const atl_game *game = atl_game_find("santiago");
    atl_setup setup;
    atl_record_info again;
    atl_match *read = NULL;
    text t;
    (void)state;
    atl_setup_default(&setup, game, 3);
    atl_match *match = play(game, &setup, 4, 50);
    atl_record_info info = people(3);
    strcpy(info.dice.table, "k3J9aQ2LmPz0-_");
    strcpy(info.dice.commitment, DIGITS);
    memset(info.dice.seed, 'f', ATL_DICE_BYTES - 1);
    assert_int_equal(atl_record_write(&t.bytes, &t.size, match, &info), ATL_OK);
    assert_non_null(strstr(t.bytes, "\nDice: k3J9aQ2LmPz0-_ " DIGITS " ffff"));
    assert_int_equal(atl_record_read(&read, &again, t.bytes, t.size, NULL), ATL_OK);
    assert_string_equal(again.dice.table, info.dice.table);
    assert_string_equal(again.dice.commitment, info.dice.commitment);
    assert_string_equal(again.dice.seed, info.dice.seed);
    free(t.bytes);
    atl_match_free(read);
    atl_match_free(match);
}

static void test_wrong_dice_are_refused(void **state)
{
    static const char *const wrong[] = {
        "",
        "k3J9 ",
        "k3J9 " DIGITS,
        "k3J9 " DIGITS " ",
        "k3J9 " DIGITS " " DIGITS "0",
        "k3J9 " DIGITS " " DIGITS " ",
        "k3J9 " DIGITS "0 " DIGITS,
        "k3J9  " DIGITS " " DIGITS,
        " " DIGITS " " DIGITS,
        "k3/J9 " DIGITS " " DIGITS,
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345 " DIGITS " " DIGITS,
        "k3J9 0123456789ABCDEF0123456789abcdef0123456789abcdef0123456789abcdef " DIGITS,
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char content[800];
        snprintf(content, sizeof content, TAGS "Dice: %s\nResult: unfinished\n", wrong[i]);
        assert_refused(content, 10, "");
    }
    assert_refused(TAGS "Dice: k3J9 " DIGITS " " DIGITS "\nSeed: 7\n", 11, "Result");
    assert_refused(TAGS "Dice: k " DIGITS " " DIGITS "\nDice: k " DIGITS " " DIGITS "\n", 11,
                   "Result");
}

static void test_wrong_actions_are_refused_with_line_and_reason(void **state)
{
    (void)state;
    assert_refused(TAGS "Result: unfinished\n0 1 captain+admiral\n", 11, "0 0 ACTION");
    assert_refused(TAGS "Result: unfinished\n1 0 captain+admiral\n", 11, "0 0 ACTION");
    assert_refused(TAGS "Result: unfinished\n0 0 captain\n", 11, "'captain' is not legal here");
    assert_refused(TAGS "Result: unfinished\n0 0 dance\n", 11, "'dance' is not an action");
    assert_refused(TAGS "Result: 30/1 20/2\n0 0 captain+admiral\n", 10, "the actions give");
}

/* Latin-1, an overlong form, a surrogate, a cut letter, a control character and one
 * that turns the direction of writing. */
static void test_only_plain_utf8_is_accepted(void **state)
{
    (void)state;
    static const char *const odd[] = {"\xe4",     "\xc0\xaf",     "\xed\xa0\x80",     "\xe2\x82",
                                      "\xc2\x9b", "\xe2\x80\xae", "\xf4\x90\x80\x80", "\x7f",
                                      "\x1b"};
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        char content[400];
        snprintf(content, sizeof content, HEAD "# %s\n", odd[i]);
        assert_refused(content, 4, "UTF-8");
        assert_false(atl_record_is_name(odd[i]));
    }
    assert_true(atl_record_is_name("\xe2\x82\xac \xf0\x9f\x8f\x9d"));
}

static void test_goal_of_45_with_four_players_is_refused(void **state)
{
    (void)state;
    assert_refused("Antilles record 1\nGame: santo-domingo\nPlayers: 4\n"
                   "Option: side=standard\nOption: goal=45\nOption: memory=off\nEdition: default\n"
                   "Seat 0: human\nSeat 1: human\nSeat 2: human\nSeat 3: human\n"
                   "Result: unfinished\n",
                   12, "2 or 3 players");
}

static void test_other_texts_are_no_records(void **state)
{
    (void)state;
    static const char *const texts[] = {"", "\n", "hello\n", "Antilles record 1", "\xff\xfe\n"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        atl_match *match = NULL;
        atl_record_info info;
        atl_reason why = {0};
        assert_int_equal(atl_record_read(&match, &info, texts[i], strlen(texts[i]), &why),
                         ATL_INVALID);
        assert_non_null(why.message);
    }
}

/* Whatever else is wrong with it, a file of another kind is called that. */
static void test_a_file_of_another_kind_is_called_that(void **state)
{
    (void)state;
    static const char *const texts[] = {"",
                                        "hello",
                                        "hello\r\n",
                                        "# note",
                                        "\x89PNG\r\n\x1a\n",
                                        "\nAntilles edition 1\n",
                                        "Antilles rec"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        atl_match *match = NULL;
        atl_record_info info;
        atl_reason why = {0};
        assert_int_equal(atl_record_read(&match, &info, texts[i], strlen(texts[i]), &why),
                         ATL_INVALID);
        assert_string_equal(why.message, "this is not a game record");
        assert_int_equal(why.line, 1);
    }
}

static void test_files_are_replaced_in_one_step(void **state)
{
    (void)state;
    const char *path = TEST_BINARY_DIR "/saved.atl";
    const atl_game *game = atl_game_find("santo-domingo");
    atl_setup setup;
    atl_setup_default(&setup, game, 2);
    unlink(path);
    for (uint32_t steps = 1; steps < 20; steps += 6) {
        atl_match *match = play(game, &setup, 3, steps);
        atl_match *again = NULL;
        atl_record_info info = people(2);
        assert_int_equal(atl_record_save(path, match, &info, NULL), ATL_OK);
        assert_int_equal(atl_record_load(&again, &info, path, NULL), ATL_OK);
        assert_same_match(match, again);
        atl_match_free(match);
        atl_match_free(again);
    }
}

static void test_unreadable_and_unwritable_files_tell_why(void **state)
{
    (void)state;
    const atl_game *game = atl_game_find("santo-domingo");
    atl_setup setup;
    atl_setup_default(&setup, game, 2);
    atl_match *match = play(game, &setup, 3, 5);
    atl_match *again = NULL;
    atl_record_info info = people(2);
    atl_reason why = {0};
    assert_int_equal(atl_record_save(TEST_BINARY_DIR "/none/x.atl", match, &info, &why), ATL_IO);
    assert_non_null(why.message);
    assert_int_equal(atl_record_load(&again, &info, TEST_BINARY_DIR "/none.atl", &why), ATL_IO);
    assert_int_equal(atl_record_load(&again, &info, TEST_BINARY_DIR, &why), ATL_IO);
    assert_null(again);
    atl_match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game_survives_writing_and_reading),
        cmocka_unit_test(test_options_and_overridden_tables_survive),
        cmocka_unit_test(test_a_loaded_game_goes_on_identically),
        cmocka_unit_test(test_comments_and_empty_lines_mean_nothing),
        cmocka_unit_test(test_every_flipped_character_is_found_and_its_line_named),
        cmocka_unit_test(test_wrong_tags_are_refused_with_line_and_reason),
        cmocka_unit_test(test_dice_are_kept_as_they_are),
        cmocka_unit_test(test_wrong_dice_are_refused),
        cmocka_unit_test(test_wrong_actions_are_refused_with_line_and_reason),
        cmocka_unit_test(test_only_plain_utf8_is_accepted),
        cmocka_unit_test(test_goal_of_45_with_four_players_is_refused),
        cmocka_unit_test(test_other_texts_are_no_records),
        cmocka_unit_test(test_a_file_of_another_kind_is_called_that),
        cmocka_unit_test(test_files_are_replaced_in_one_step),
        cmocka_unit_test(test_unreadable_and_unwritable_files_tell_why),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
