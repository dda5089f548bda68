/* The kit: text helpers, bits, events, places, reasons. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kit/kit.h"

static void test_text_equal_and_length(void **state)
{
    (void)state;
    assert_true(atl_text_equal("", ""));
    assert_true(atl_text_equal("beggar", "beggar"));
    assert_false(atl_text_equal("beggar", "beggars"));
    assert_false(atl_text_equal("beggars", "beggar"));
    assert_false(atl_text_equal("", "b"));
    assert_int_equal(atl_text_length(""), 0);
    assert_int_equal(atl_text_length("galleon"), 7);
}

static void test_text_append_cuts_what_does_not_fit(void **state)
{
    (void)state;
    char text[8] = "";
    memset(text + 1, 'x', 7);
    atl_text_append(text, 6, "cap");
    assert_string_equal(text, "cap");
    atl_text_append(text, 6, "tain");
    assert_string_equal(text, "capta");
    atl_text_append(text, 6, "in");
    assert_string_equal(text, "capta");
    assert_int_equal(text[6], 'x');
}

static void test_text_append_number(void **state)
{
    static const struct {
        int32_t number;
        const char *text;
    } cases[] = {{0, "0"},
                 {7, "7"},
                 {-1, "-1"},
                 {120, "120"},
                 {INT32_MAX, "2147483647"},
                 {INT32_MIN, "-2147483648"}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[16] = "";
        atl_text_append_number(text, sizeof text, cases[i].number);
        assert_string_equal(text, cases[i].text);
    }
    char small[3] = "";
    atl_text_append_number(small, sizeof small, 1234);
    assert_string_equal(small, "12");
}

static void test_text_number(void **state)
{
    static const char *const wrong[] = {"",   " 1", "1 ",  "-1",         "+1",
                                        "1a", "a",  "0x1", "1000000000", "1.5"};
    (void)state;
    int32_t number = -7;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_false(atl_text_number(wrong[i], &number));
        assert_int_equal(number, -7);
    }
    assert_true(atl_text_number("0", &number));
    assert_int_equal(number, 0);
    assert_true(atl_text_number("999999999", &number));
    assert_int_equal(number, 999999999);
}

static void test_bits(void **state)
{
    (void)state;
    assert_int_equal(atl_bits(0), 0);
    assert_int_equal(atl_bits(UINT32_MAX), 32);
    for (uint32_t set = 1; set < 70000; set++) {
        int count = 0;
        for (uint32_t rest = set; rest != 0; rest >>= 1U)
            count += (int)(rest & 1U);
        assert_int_equal(atl_bits(set), count);
        assert_int_equal(atl_bits(set << 14U), atl_bits(set & 0x3FFFFU));
    }
    for (int bit = 0; bit < 32; bit++)
        assert_int_equal(atl_lowest(UINT32_MAX << bit), bit);
    assert_int_equal(atl_min(2, -3), -3);
    assert_int_equal(atl_max(2, -3), 2);
}

static void test_emit_appends_unless_nobody_listens(void **state)
{
    (void)state;
    static atl_events events;
    atl_emit(NULL, 1, 2, 3, 4, 5);
    atl_events_clear(NULL);
    atl_emit(&events, 1, ATL_WATCHER, 3, -4, 5);
    atl_emit(&events, 2, 5, 0, 0, 0);
    assert_int_equal(events.count, 2);
    assert_int_equal(events.list[0].kind, 1);
    assert_int_equal(events.list[0].seat, ATL_WATCHER);
    assert_int_equal(events.list[0].args[1], -4);
    assert_int_equal(events.list[1].seat, 5);
    atl_events_clear(&events);
    assert_int_equal(events.count, 0);
}

static int by_value(const void *state, int a, int b)
{
    const int *values = state;
    return values[a] - values[b];
}

static void test_rank_shares_places(void **state)
{
    static const int values[] = {5, 9, 5, 1, 9, 5};
    static const int ranks[] = {3, 1, 3, 6, 1, 3};
    (void)state;
    atl_result result = {0};
    atl_rank(&result, 6, values, by_value);
    for (int seat = 0; seat < 6; seat++)
        assert_int_equal(result.rank[seat], ranks[seat]);
    assert_int_equal(atl_result_winners(&result, 6), 2);
    assert_int_equal(atl_result_winners(&result, 2), 1);
}

static void test_refuse_fills_the_reason(void **state)
{
    (void)state;
    atl_reason why;
    memset(&why, 0x7F, sizeof why);
    assert_int_equal(atl_refuse(&why, "{0} and {1}", "one", NULL, "three"), ATL_INVALID);
    assert_int_equal(why.line, 0);
    assert_string_equal(why.message, "{0} and {1}");
    assert_string_equal(why.args[0], "one");
    assert_string_equal(why.args[1], "");
    assert_string_equal(why.args[2], "three");
    assert_int_equal(atl_refuse(NULL, "nobody asks", NULL, NULL, NULL), ATL_INVALID);
}

static void test_refuse_cuts_long_arguments(void **state)
{
    (void)state;
    char text[200];
    atl_reason why;
    memset(text, 'a', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    atl_refuse(&why, "{0}", text, NULL, NULL);
    assert_int_equal(strlen(why.args[0]), ATL_REASON_ARG_BYTES - 1);
}

static void assert_formatted(const char *message, const char *expected)
{
    atl_reason why;
    char text[ATL_REASON_TEXT];
    atl_refuse(&why, message, "Anna", "3:2", "");
    atl_reason_format(&why, message, text);
    assert_string_equal(text, expected);
}

static void test_reason_format(void **state)
{
    (void)state;
    assert_formatted("", "");
    assert_formatted("{1} for {0}", "3:2 for Anna");
    assert_formatted("{0}{0}{2}.", "AnnaAnna.");
    assert_formatted("{3} {9} {x} { {0 {} }", "{3} {9} {x} { {0 {} }");
    assert_formatted("{{0}}", "{Anna}");
}

/* The message may be a translation of the reason's own. */
static void test_reason_format_takes_a_translation(void **state)
{
    (void)state;
    atl_reason why;
    char text[ATL_REASON_TEXT];
    atl_refuse(&why, "{0} is not legal here", "buy 3", NULL, NULL);
    atl_reason_format(&why, "hier nicht erlaubt: {0}", text);
    assert_string_equal(text, "hier nicht erlaubt: buy 3");
}

/* An argument that looks like a placeholder stays as it is. */
static void test_reason_format_does_not_expand_arguments(void **state)
{
    (void)state;
    atl_reason why;
    char text[ATL_REASON_TEXT];
    atl_refuse(&why, "'{0}'", "{1}", "secret", NULL);
    atl_reason_format(&why, why.message, text);
    assert_string_equal(text, "'{1}'");
}

static void test_reason_format_cuts_what_does_not_fit(void **state)
{
    (void)state;
    char message[3 * 30 + 1] = "";
    char arg[ATL_REASON_ARG_BYTES];
    char text[ATL_REASON_TEXT];
    atl_reason why;
    memset(arg, 'b', sizeof arg - 1);
    arg[sizeof arg - 1] = '\0';
    for (int i = 0; i < 30; i++)
        memcpy(message + 3 * i, "{0}", 4);
    atl_refuse(&why, message, arg, NULL, NULL);
    atl_reason_format(&why, message, text);
    assert_int_equal(strlen(text), ATL_REASON_TEXT - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text_equal_and_length),
        cmocka_unit_test(test_text_append_cuts_what_does_not_fit),
        cmocka_unit_test(test_text_append_number),
        cmocka_unit_test(test_text_number),
        cmocka_unit_test(test_bits),
        cmocka_unit_test(test_emit_appends_unless_nobody_listens),
        cmocka_unit_test(test_rank_shares_places),
        cmocka_unit_test(test_refuse_fills_the_reason),
        cmocka_unit_test(test_refuse_cuts_long_arguments),
        cmocka_unit_test(test_reason_format),
        cmocka_unit_test(test_reason_format_takes_a_translation),
        cmocka_unit_test(test_reason_format_does_not_expand_arguments),
        cmocka_unit_test(test_reason_format_cuts_what_does_not_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
