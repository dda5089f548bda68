/* Canvases: widths, padding, wrapping, ink, and plain terminals. */
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "text/canvas.h"

typedef struct page {
    canvas c;
    char *text;
    size_t size;
} page;

static void open_page(page *p, int width, bool colour, bool utf8)
{
    p->c = (canvas){.width = width, .colour = colour, .utf8 = utf8};
    p->c.out = open_memstream(&p->text, &p->size);
    assert_non_null(p->c.out);
}

static void expect(page *p, const char *text)
{
    fclose(p->c.out);
    assert_string_equal(p->text, text);
    free(p->text);
}

static void test_columns_count_letters_and_not_bytes_or_ink(void **state)
{
    canvas utf8 = {.utf8 = true};
    canvas ascii = {.utf8 = false};
    (void)state;
    assert_int_equal(canvas_columns(&utf8, "Händler"), 7);
    assert_int_equal(canvas_columns(&ascii, "Händler"), 8); /* Haendler */
    assert_int_equal(canvas_columns(&utf8, INK_BOLD "┌──┐" INK_PLAIN), 4);
    assert_int_equal(canvas_columns(&utf8, "漢字"), 4);
    assert_int_equal(canvas_columns(&utf8, "e\xCC\x81"), 1); /* a combining accent */
}

static void test_padding_fills_and_cuts(void **state)
{
    page p;
    (void)state;
    open_page(&p, 80, false, true);
    canvas_pad(&p.c, p.c.out, "Zoë", 5);
    canvas_pad(&p.c, p.c.out, "7", -3);
    canvas_pad(&p.c, p.c.out, "Gouverneur", 4);
    canvas_pad(&p.c, p.c.out, "漢字", 3); /* half a letter cannot be shown */
    expect(&p, "Zoë    7Gouv漢 ");
}

static void test_ink_becomes_colour_or_nothing(void **state)
{
    page p;
    (void)state;
    open_page(&p, 80, true, true);
    canvas_line(&p.c, INK_BOLD "%s" INK_PLAIN, "a");
    expect(&p, "\033[0;1ma\033[0m\n");
    open_page(&p, 80, false, true);
    canvas_line(&p.c, INK_BOLD "%s" INK_PLAIN, "a");
    expect(&p, "a\n");
}

static void test_nothing_from_outside_steers_the_terminal(void **state)
{
    page p;
    (void)state;
    open_page(&p, 80, true, true);
    canvas_put(&p.c, "a\033[2Jb\x7F\a\xC2\x9B\xFF");
    expect(&p, "a[2Jb?");
}

static void test_plain_terminals_get_stand_ins(void **state)
{
    page p;
    (void)state;
    open_page(&p, 80, false, false);
    canvas_put(&p.c, "┌─┐ „Händler“ 2 × 3 … 漢");
    expect(&p, "+-+ \"Haendler\" 2 x 3 ... ?");
}

static void test_wrapping_breaks_at_blanks_and_indents(void **state)
{
    page p;
    (void)state;
    open_page(&p, 12, false, true);
    canvas_wrap(&p.c, 2, "%s", "zwölf Boxkämpfer jagen\n\nViktor");
    expect(&p, "zwölf\n  Boxkämpfer\n  jagen\n\nViktor\n");
    open_page(&p, 6, false, true);
    canvas_wrap(&p.c, 0, "%s", "Donaudampfschiff");
    expect(&p, "Donaud\nampfsc\nhiff\n");
    open_page(&p, 10, false, true);
    canvas_wrap(&p.c, 4, "%s", "  ab cd ef gh ij");
    expect(&p, "  ab cd ef\n    gh ij\n");
    open_page(&p, 10, false, true);
    canvas_wrap(&p.c, 4, "%s", "");
    expect(&p, "\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_columns_count_letters_and_not_bytes_or_ink),
        cmocka_unit_test(test_padding_fills_and_cuts),
        cmocka_unit_test(test_ink_becomes_colour_or_nothing),
        cmocka_unit_test(test_nothing_from_outside_steers_the_terminal),
        cmocka_unit_test(test_plain_terminals_get_stand_ins),
        cmocka_unit_test(test_wrapping_breaks_at_blanks_and_indents),
    };
    setlocale(LC_CTYPE, "C.UTF-8");
    return cmocka_run_group_tests(tests, NULL, NULL);
}
