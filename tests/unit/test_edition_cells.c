/* Cells of every kind: bounds, notation, and tables whose places have names. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "antilles/game.h"
#include "conformance/toy.h"

static const char *const flowers[] = {"yellow", "blue", "red", "white", "none", NULL};
static const char *const cubans[] = {"pedro", "maria", NULL};
static const uint8_t flower_values[] = {0, 4};
static const uint8_t price_values[] = {6, 0, 255};
static const uint8_t field_values[] = {0, 1, 2, 3, 3, 2, 1, 0};
static const uint8_t rate_values[] = {1, 9};

/* One table of each kind of cell. */
enum { FLOWERS, PRICES, FIELDS, RATES, TABLES };
static const atl_table tables[] = {
    [FLOWERS] = {.name = "flowers",
                 .kind = ATL_CELL_WORD,
                 .cells = 2,
                 .width = 1,
                 .keys = cubans,
                 .words = flowers,
                 .values = flower_values},
    [PRICES] = {.name = "prices",
                .kind = ATL_CELL_NUMBER,
                .cells = 3,
                .width = 1,
                .low = 0,
                .high = 255,
                .first = 1,
                .values = price_values},
    [FIELDS] = {.name = "fields",
                .kind = ATL_CELL_LETTERS,
                .cells = 2,
                .width = 4,
                .group = 2,
                .reconstructed = true,
                .letters = "WFMT",
                .values = field_values},
    [RATES] = {.name = "rates",
               .kind = ATL_CELL_RATE,
               .cells = 1,
               .width = 2,
               .low = 1,
               .high = 9,
               .values = rate_values},
    {.name = NULL},
};

static atl_status anything_goes(const atl_edition *edition, int *table, int *cell, atl_reason *why)
{
    (void)edition;
    (void)table;
    (void)cell;
    (void)why;
    return ATL_OK;
}

static const atl_game fair = {
    .name = "fair", .title = "Fair", .tables = tables, .check_edition = anything_goes};

static void test_tables_lie_one_after_another(void **state)
{
    (void)state;
    atl_edition edition;
    atl_edition_default(&edition, &fair);
    assert_memory_equal(atl_edition_table(&edition, &fair, FLOWERS), flower_values, 2);
    assert_memory_equal(atl_edition_table(&edition, &fair, PRICES), price_values, 3);
    assert_memory_equal(atl_edition_table(&edition, &fair, FIELDS), field_values, 8);
    assert_memory_equal(atl_edition_table(&edition, &fair, RATES), rate_values, 2);
    assert_int_equal(atl_edition_validate(&edition, &fair, NULL, NULL, NULL), ATL_OK);
}

static void test_override_marks_one_table(void **state)
{
    static const uint8_t other[] = {1, 2, 3};
    (void)state;
    atl_edition edition;
    atl_edition_default(&edition, &fair);
    atl_edition_override(&edition, &fair, PRICES, other);
    assert_int_equal(edition.overridden, 1 << PRICES);
    assert_memory_equal(atl_edition_table(&edition, &fair, PRICES), other, 3);
    assert_memory_equal(atl_edition_table(&edition, &fair, FIELDS), field_values, 8);
    assert_true(atl_edition_is_reconstruction(&edition, &fair));
    atl_edition_override(&edition, &fair, FIELDS, field_values);
    assert_false(atl_edition_is_reconstruction(&edition, &fair)); /* the others never were */
}

static void test_written_cells(void **state)
{
    (void)state;
    char text[ATL_CELL_TEXT];
    atl_edition_write_cell(&tables[FLOWERS], flower_values, 1, text);
    assert_string_equal(text, "none");
    atl_edition_write_cell(&tables[PRICES], price_values, 2, text);
    assert_string_equal(text, "255");
    atl_edition_write_cell(&tables[FIELDS], field_values, 1, text);
    assert_string_equal(text, "TM/FW");
    atl_edition_write_cell(&tables[RATES], rate_values, 0, text);
    assert_string_equal(text, "1:9");
}

/* Every cell of a table is read back as it was written. */
static void round_trip(const atl_game *game)
{
    atl_edition edition;
    atl_edition_default(&edition, game);
    for (int t = 0; game->tables[t].name != NULL; t++) {
        const atl_table *spec = &game->tables[t];
        const uint8_t *bytes = atl_edition_table(&edition, game, t);
        for (int cell = 0; cell < spec->cells; cell++) {
            char text[ATL_CELL_TEXT];
            uint8_t read[ATL_EDITION_BYTES] = {0};
            atl_edition_write_cell(spec, bytes, cell, text);
            assert_int_equal(atl_edition_read_cell(spec, text, read, NULL), ATL_OK);
            assert_memory_equal(read, bytes + cell * spec->width, spec->width);
        }
    }
}

static void test_cells_are_read_back_as_written(void **state)
{
    (void)state;
    round_trip(&fair);
    round_trip(&toy_game);
    for (const atl_game *const *game = atl_games; *game != NULL; game++)
        round_trip(*game);
}

static void test_all_values_of_a_kind_are_read_back(void **state)
{
    (void)state;
    char text[ATL_CELL_TEXT];
    uint8_t read[2] = {0};
    for (int number = 0; number <= 255; number++) {
        uint8_t byte = (uint8_t)number;
        atl_edition_write_cell(&tables[PRICES], &byte, 0, text);
        assert_int_equal(atl_edition_read_cell(&tables[PRICES], text, read, NULL), ATL_OK);
        assert_int_equal(read[0], number);
    }
    for (int pair = 0; pair < 81; pair++) {
        const uint8_t bytes[] = {(uint8_t)(1 + pair / 9), (uint8_t)(1 + pair % 9)};
        atl_edition_write_cell(&tables[RATES], bytes, 0, text);
        assert_int_equal(atl_edition_read_cell(&tables[RATES], text, read, NULL), ATL_OK);
        assert_memory_equal(read, bytes, 2);
    }
}

static void test_slashes_are_for_the_eye(void **state)
{
    (void)state;
    uint8_t read[4];
    static const uint8_t expected[] = {0, 1, 2, 3};
    assert_int_equal(atl_edition_read_cell(&tables[FIELDS], "WFMT", read, NULL), ATL_OK);
    assert_memory_equal(read, expected, 4);
    assert_int_equal(atl_edition_read_cell(&tables[FIELDS], "W/F/MT", read, NULL), ATL_OK);
    assert_memory_equal(read, expected, 4);
}

static void refuse_cell(int table, const char *text, const char *part)
{
    uint8_t read[8];
    atl_reason why = {0};
    char reason[ATL_REASON_TEXT];
    assert_int_equal(atl_edition_read_cell(&tables[table], text, read, &why), ATL_INVALID);
    atl_reason_format(&why, why.message, reason);
    assert_non_null(strstr(reason, part));
    assert_int_equal(atl_edition_read_cell(&tables[table], text, read, NULL), ATL_INVALID);
}

static void test_refused_cells(void **state)
{
    (void)state;
    refuse_cell(PRICES, "256", "'256' is not a number from 0 to 255");
    refuse_cell(PRICES, "-1", "not a number");
    refuse_cell(PRICES, "", "not a number");
    refuse_cell(PRICES, "01", "not a number");
    refuse_cell(PRICES, "00", "not a number");
    refuse_cell(PRICES, "1000000000000", "not a number");
    refuse_cell(FLOWERS, "green", "'green' is not a word that table flowers knows");
    refuse_cell(FLOWERS, "", "not a word");
    refuse_cell(FLOWERS, "Red", "not a word");
    refuse_cell(FIELDS, "WFM", "'WFM' is not a row of 4 letters out of WFMT");
    refuse_cell(FIELDS, "WFMTW", "not a row");
    refuse_cell(FIELDS, "WFMX", "not a row");
    refuse_cell(FIELDS, "", "not a row");
    refuse_cell(RATES, "12345678901234567890123456789012345:1", "not a rate");
}

static void test_validate_names_the_place(void **state)
{
    static const struct {
        int table, byte, cell;
        uint8_t value;
    } wrong[] = {{FLOWERS, 1, 1, 5}, {FIELDS, 6, 1, 4}, {RATES, 1, 0, 10}, {RATES, 0, 0, 0}};
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        atl_edition edition;
        atl_reason why = {0};
        uint8_t bytes[ATL_EDITION_BYTES];
        int table = -1;
        int cell = -1;
        atl_edition_default(&edition, &fair);
        memcpy(bytes, atl_edition_table(&edition, &fair, wrong[i].table), 16);
        bytes[wrong[i].byte] = wrong[i].value;
        atl_edition_override(&edition, &fair, wrong[i].table, bytes);
        assert_int_equal(atl_edition_validate(&edition, &fair, &table, &cell, &why), ATL_INVALID);
        assert_int_equal(table, wrong[i].table);
        assert_int_equal(cell, wrong[i].cell);
        assert_string_equal(why.args[0], tables[wrong[i].table].name);
    }
}

static atl_status read_fair(const char *text, atl_edition *edition, atl_reason *why)
{
    return atl_edition_read(edition, &fair, text, strlen(text), why);
}

static void test_files_with_named_and_numbered_places(void **state)
{
    (void)state;
    atl_edition edition;
    atl_reason why = {0};
    assert_int_equal(read_fair("edition e\ngame fair\ntable flowers\nmaria = red\npedro = blue\n"
                               "table prices\n1-2 = 0\n3 = 7\ntable fields\n0 = WWFF\n1 = MM/TT\n",
                               &edition, &why),
                     ATL_OK);
    static const uint8_t expected[] = {1, 2, 0, 0, 7, 0, 0, 1, 1, 2, 2, 3, 3, 1, 9};
    assert_memory_equal(edition.bytes, expected, sizeof expected);
    assert_int_equal(edition.overridden, 1 << FLOWERS | 1 << PRICES | 1 << FIELDS);

    assert_int_equal(read_fair("edition e\ngame fair\ntable prices\n0 = 1\n", &edition, &why),
                     ATL_INVALID); /* its places begin with 1 */
    assert_int_equal(why.line, 4);
    assert_int_equal(read_fair("edition e\ngame fair\ntable flowers\n0 = red\n", &edition, &why),
                     ATL_INVALID); /* its places have names */
    assert_int_equal(why.line, 4);
    assert_int_equal(
        read_fair("edition e\ngame fair\ntable flowers\npedro = red\n", &edition, &why),
        ATL_INVALID);
    assert_int_equal(why.line, 3);
    assert_string_equal(why.args[1], "maria");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tables_lie_one_after_another),
        cmocka_unit_test(test_override_marks_one_table),
        cmocka_unit_test(test_written_cells),
        cmocka_unit_test(test_cells_are_read_back_as_written),
        cmocka_unit_test(test_all_values_of_a_kind_are_read_back),
        cmocka_unit_test(test_slashes_are_for_the_eye),
        cmocka_unit_test(test_refused_cells),
        cmocka_unit_test(test_validate_names_the_place),
        cmocka_unit_test(test_files_with_named_and_numbered_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
