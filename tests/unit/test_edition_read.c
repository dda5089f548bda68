/* Reading edition files: what is accepted, and every refusal with its line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "antilles/game.h"

extern const atl_game santo_domingo_game;

#define HEAD "edition mine\ngame santo-domingo\n" /* lines 1 and 2 */
#define BANDS "0-3 = 3:1\n4-15 = 1:1\n"           /* a whole table in two lines */
#define STANDARD HEAD "table standard\n"          /* lines 1 to 3 */

/* Reads from memory of exactly that size, without a NUL behind it. */
static atl_status read_bytes(atl_edition *edition, const char *text, size_t size, atl_reason *why)
{
    char *exact = malloc(size == 0 ? 1 : size);
    assert_non_null(exact);
    memcpy(exact, text, size);
    atl_status status = atl_edition_read(edition, &santo_domingo_game, exact, size, why);
    free(exact);
    return status;
}

static atl_edition accept(const char *text)
{
    atl_edition edition;
    atl_reason why = {0};
    char reason[ATL_REASON_TEXT];
    atl_edition_default(&edition, &santo_domingo_game);
    if (read_bytes(&edition, text, strlen(text), &why) != ATL_OK) {
        atl_reason_format(&why, why.message, reason);
        fail_msg("line %d: %s", (int)why.line, reason);
    }
    assert_int_equal(atl_edition_validate(&edition, &santo_domingo_game, NULL, NULL, NULL), ATL_OK);
    return edition;
}

static void refuse_bytes(const char *text, size_t size, uint32_t line, const char *part)
{
    atl_edition edition;
    atl_edition before;
    atl_reason why = {0};
    char reason[ATL_REASON_TEXT];
    memset(&edition, 0x3C, sizeof edition);
    before = edition;
    assert_int_equal(read_bytes(&edition, text, size, &why), ATL_INVALID);
    assert_memory_equal(&edition, &before, sizeof edition); /* untouched */
    assert_non_null(why.message);
    atl_reason_format(&why, why.message, reason);
    if (why.line != line || strstr(reason, part) == NULL)
        fail_msg("expected line %d and '%s', got line %d: %s", (int)line, part, (int)why.line,
                 reason);
    assert_int_equal(read_bytes(&edition, text, size, NULL), ATL_INVALID);
}

static void refuse(const char *text, uint32_t line, const char *part)
{
    refuse_bytes(text, strlen(text), line, part);
}

static int goods_of(const atl_edition *edition, int table, int space)
{
    return atl_edition_table(edition, &santo_domingo_game, table)[2 * space];
}

static int vp_of(const atl_edition *edition, int table, int space)
{
    return atl_edition_table(edition, &santo_domingo_game, table)[2 * space + 1];
}

static void test_a_table_is_overridden(void **state)
{
    (void)state;
    atl_edition edition = accept(STANDARD "0 = 9:1\n1-14 = 5:2\n15 = 1:9\n");
    assert_string_equal(edition.name, "mine");
    assert_int_equal(edition.overridden, 1);
    assert_int_equal(goods_of(&edition, 0, 0), 9);
    assert_int_equal(vp_of(&edition, 0, 0), 1);
    for (int space = 1; space <= 14; space++) {
        assert_int_equal(goods_of(&edition, 0, space), 5);
        assert_int_equal(vp_of(&edition, 0, space), 2);
    }
    assert_int_equal(vp_of(&edition, 0, 15), 9);
    assert_int_equal(goods_of(&edition, 1, 0), 4); /* winter as it was */
}

static void test_both_tables_in_any_order(void **state)
{
    (void)state;
    atl_edition edition = accept(HEAD "table winter\n" BANDS "table standard\n0-15 = 2:2\n");
    assert_int_equal(edition.overridden, 3);
    assert_int_equal(goods_of(&edition, 0, 5), 2);
    assert_int_equal(goods_of(&edition, 1, 0), 3);
}

static void test_comments_blanks_and_line_ends(void **state)
{
    (void)state;
    atl_edition plain = accept(STANDARD BANDS);
    static const char *const same[] = {
        "# my copy\n\n" STANDARD "\n" BANDS "# end",
        "edition mine # a name\ngame santo-domingo# it\ntable standard #\n" BANDS,
        "edition mine\r\ngame santo-domingo\r\ntable standard\r\n0-3 = 3:1\r\n4-15 = 1:1\r\n",
        STANDARD "0-3 = 3:1\n4-15 = 1:1", /* no newline at the end */
        "\tedition\t mine \n  game santo-domingo\n table\tstandard\n0-3=3:1\n 4-15\t=\t1:1 \n\n\n",
        STANDARD "4-15 = 1:1\n0-3 = 3:1\n", /* cells in any order */
        "table standard\n" BANDS HEAD,      /* the head at the end */
        "# Stra\xC3\x9F"
        "e, comments may be UTF-8\n" STANDARD BANDS,
        STANDARD "0 = 3:1\n1 = 3:1\n2-3 = 3:1\n4-15 = 1:1\n",
    };
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++) {
        atl_edition edition = accept(same[i]);
        assert_memory_equal(&edition, &plain, sizeof edition);
    }
}

static void test_reading_starts_from_the_default(void **state)
{
    (void)state;
    atl_edition edition = accept(HEAD "table winter\n" BANDS);
    assert_int_equal(read_bytes(&edition, STANDARD BANDS, strlen(STANDARD BANDS), NULL), ATL_OK);
    assert_int_equal(edition.overridden, 1); /* nothing of the first file is left */
    assert_int_equal(goods_of(&edition, 1, 0), 4);
}

static void test_own_data_is_no_reconstruction(void **state)
{
    (void)state;
    atl_edition edition;
    atl_edition_default(&edition, &santo_domingo_game);
    assert_true(atl_edition_is_reconstruction(&edition, &santo_domingo_game));
    edition = accept(STANDARD BANDS);
    assert_true(atl_edition_is_reconstruction(&edition, &santo_domingo_game));
    edition = accept(STANDARD BANDS "table winter\n" BANDS);
    assert_false(atl_edition_is_reconstruction(&edition, &santo_domingo_game));
}

static void test_refused_heads(void **state)
{
    (void)state;
    refuse("", 0, "'edition NAME' is missing");
    refuse("\n# nothing\n", 2, "'edition NAME' is missing");
    refuse("game santo-domingo\ntable standard\n" BANDS, 4, "'edition NAME' is missing");
    refuse("edition mine\ntable standard\n" BANDS, 4, "'game santo-domingo' is missing");
    refuse(HEAD, 2, "overrides no table");
    refuse("edition mine\nedition mine\n", 2, "named twice");
    refuse("edition default\n", 1, "no name");
    refuse("edition my copy\n", 1, "no name");
    refuse("edition a/b\n", 1, "no name");
    refuse("edition 12345678901234567890123456789012\n", 1, "no name");
    refuse("edition\n", 1, "neither");
    refuse("edition mine\ngame cuba\n", 2, "for 'cuba', not for 'santo-domingo'");
    refuse("edition mine\ngame santo-domingo cuba\n", 2, "not for");
    refuse("edition mine\n\ngame\n", 3, "neither");
    accept("edition 1234567890123456789012345678901\ngame santo-domingo\ntable winter\n" BANDS);
}

static void test_refused_tables(void **state)
{
    (void)state;
    refuse(HEAD "table summer\n" BANDS, 3, "no table 'summer'");
    refuse(HEAD "table\n" BANDS, 3, "neither");
    refuse(HEAD "table standard winter\n" BANDS, 3, "no table");
    refuse(STANDARD BANDS "table standard\n" BANDS, 6, "given twice");
    refuse(STANDARD, 3, "lacks a value for 0");
    refuse(STANDARD "0-14 = 3:1\n", 3, "lacks a value for 15");
    refuse(STANDARD "0-3 = 3:1\n5-15 = 1:1\ntable winter\n" BANDS, 3, "lacks a value for 4");
}

static void test_refused_places(void **state)
{
    (void)state;
    refuse(STANDARD "16 = 3:1\n", 4, "no place '16'");
    refuse(STANDARD "0-16 = 3:1\n", 4, "no place '0-16'");
    refuse(STANDARD "-1 = 3:1\n", 4, "no place '-1'");
    refuse(STANDARD "5-4 = 3:1\n", 4, "no place '5-4'");
    refuse(STANDARD "0- = 3:1\n", 4, "no place");
    refuse(STANDARD "0-1-2 = 3:1\n", 4, "no place");
    refuse(STANDARD "first = 3:1\n", 4, "no place 'first'");
    refuse(STANDARD " = 3:1\n", 4, "no place ''");
    refuse(STANDARD "99999999999999999999 = 3:1\n", 4, "no place");
    refuse(STANDARD "0 = 3:1\n1 = 3:1\n0 = 3:1\n", 6, "given a value before");
    refuse(STANDARD "0-7 = 3:1\n7-15 = 3:1\n", 5, "given a value before");
    refuse("0 = 3:1\n" STANDARD BANDS, 1, "neither");
    refuse(STANDARD "0-3 3:1\n", 4, "neither");
    refuse(STANDARD "hello\n", 4, "neither");
}

static void test_refused_values(void **state)
{
    static const char *const wrong[] = {"",     "3",    ":",     "3:",   ":1",    "0:1",  "3:0",
                                        "10:1", "3:10", "3:1:1", "03:1", "3:01",  "3 :1", "3: 1",
                                        "-3:1", "3:-1", "three", "3/1",  "3:1 x", "= 3:1"};
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char text[128] = STANDARD "# a comment\n0-15 = ";
        strcat(text, wrong[i]);
        refuse(text, 5, "is not a rate such as 3:2 with numbers from 1 to 9");
    }
}

static void test_refused_letters_and_lines(void **state)
{
    (void)state;
    char text[512] = STANDARD "0-3 = 3:1\n4-15 = 1:1";
    char many[201];
    memset(many, 'x', sizeof many - 1);
    many[sizeof many - 1] = '\0';
    refuse("edition m\xC3\xBCnze\n", 1, "plain ASCII");
    refuse(HEAD "table\x01standard\n", 3, "plain ASCII");
    refuse(HEAD "\x7F\n", 3, "plain ASCII");
    refuse_bytes("edition mi\0ne\n", 14, 1, "plain ASCII");
    strcat(text, " # ");
    strcat(text, many);
    accept(text); /* only what is no comment counts */
    text[0] = '\0';
    strcat(text, HEAD);
    strcat(text, many);
    refuse(text, 3, "too long");
}

/* The constraint of the game itself is named with the line of the worse rate. */
static void test_refused_worse_rate_on_a_higher_space(void **state)
{
    (void)state;
    refuse(STANDARD "0-3 = 3:1\n4-7 = 4:1\n8-15 = 1:1\n", 5, "worse rate");
    refuse(STANDARD "8-15 = 3:2\n0-7 = 4:3\n", 4, "worse rate");
    refuse(STANDARD "0-14 = 2:1\n\n15 = 9:4\n", 6, "worse rate");
    refuse(HEAD "table winter\n0-14 = 2:1\n15 = 5:2\n", 5, "worse rate");
    refuse(STANDARD BANDS "table winter\n0-14 = 2:1\n15 = 5:2\n", 8, "worse rate");
    accept(STANDARD "0-7 = 2:1\n8-11 = 4:2\n12-15 = 8:4\n"); /* equal rates are not worse */
}

static void test_garbage_is_refused(void **state)
{
    (void)state;
    uint64_t seed = 1;
    for (int i = 0; i < 3000; i++) {
        static const char letters[] = "edition mine\ngame table standard0123456789-=:#\r\t \x80\0";
        char text[64];
        atl_edition edition;
        size_t size = (size_t)(i % 64);
        for (size_t at = 0; at < size; at++) {
            seed = atl_rng_derive(seed, 1);
            text[at] = letters[seed % sizeof letters];
        }
        assert_int_equal(read_bytes(&edition, text, size, NULL), ATL_INVALID);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_table_is_overridden),
        cmocka_unit_test(test_both_tables_in_any_order),
        cmocka_unit_test(test_comments_blanks_and_line_ends),
        cmocka_unit_test(test_reading_starts_from_the_default),
        cmocka_unit_test(test_own_data_is_no_reconstruction),
        cmocka_unit_test(test_refused_heads),
        cmocka_unit_test(test_refused_tables),
        cmocka_unit_test(test_refused_places),
        cmocka_unit_test(test_refused_values),
        cmocka_unit_test(test_refused_letters_and_lines),
        cmocka_unit_test(test_refused_worse_rate_on_a_higher_space),
        cmocka_unit_test(test_garbage_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
