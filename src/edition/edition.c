/* Editions in memory: defaults, overriding a table, validation, and the notation
 * of single cells. Reading a whole file is read.c's job. */
#include "kit/kit.h"

static int table_bytes(const atl_table *table)
{
    return table->cells * table->width;
}

static int table_offset(const atl_game *game, int index)
{
    int offset = 0;
    for (int i = 0; i < index; i++)
        offset += table_bytes(&game->tables[i]);
    return offset;
}

bool atl_edition_is_name(const char *text)
{
    size_t length = atl_text_length(text);
    if (length == 0 || length >= ATL_NAME_BYTES)
        return false;
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
              c == '-' || c == '_' || c == '.'))
            return false;
    }
    return true;
}

void atl_edition_default(atl_edition *edition, const atl_game *game)
{
    memset(edition, 0, sizeof *edition);
    atl_text_append(edition->name, sizeof edition->name, "default");
    for (int i = 0; game->tables[i].name != NULL; i++) {
        const atl_table *table = &game->tables[i];
        int offset = table_offset(game, i);
        ATL_ASSERT(i < ATL_EDITION_TABLES && offset + table_bytes(table) <= ATL_EDITION_BYTES);
        memcpy(edition->bytes + offset, table->values, (size_t)table_bytes(table));
    }
}

const uint8_t *atl_edition_table(const atl_edition *edition, const atl_game *game, int index)
{
    return edition->bytes + table_offset(game, index);
}

void atl_edition_override(atl_edition *edition, const atl_game *game, int index,
                          const uint8_t *bytes)
{
    memcpy(edition->bytes + table_offset(game, index), bytes,
           (size_t)table_bytes(&game->tables[index]));
    edition->overridden |= (uint8_t)(1U << index);
}

bool atl_edition_is_reconstruction(const atl_edition *edition, const atl_game *game)
{
    for (int i = 0; game->tables[i].name != NULL; i++) {
        if (game->tables[i].reconstructed && (edition->overridden >> i & 1) == 0)
            return true;
    }
    return false;
}

static int word_count(const char *const *words)
{
    int count = 0;
    while (words[count] != NULL)
        count++;
    return count;
}

/* Whether one byte of a cell is within the table's bounds. */
static bool byte_in_bounds(const atl_table *table, uint8_t byte)
{
    switch (table->kind) {
    case ATL_CELL_NUMBER:
    case ATL_CELL_RATE:
        return byte >= table->low && byte <= table->high;
    case ATL_CELL_WORD:
        return byte < word_count(table->words);
    case ATL_CELL_LETTERS:
        return byte < atl_text_length(table->letters);
    }
    return false;
}

atl_status atl_edition_validate(const atl_edition *edition, const atl_game *game, int *table,
                                int *cell, atl_reason *why)
{
    int at_table = 0;
    int at_cell = 0;
    if (table == NULL)
        table = &at_table;
    if (cell == NULL)
        cell = &at_cell;
    for (*table = 0; game->tables[*table].name != NULL; (*table)++) {
        const atl_table *spec = &game->tables[*table];
        const uint8_t *bytes = atl_edition_table(edition, game, *table);
        for (int i = 0; i < table_bytes(spec); i++) {
            *cell = i / spec->width;
            if (!byte_in_bounds(spec, bytes[i]))
                return atl_refuse(why, ATL_SENTENCE("table {0} holds a value out of bounds"),
                                  spec->name, NULL, NULL);
        }
    }
    *table = *cell = 0;
    return game->check_edition(edition, table, cell, why);
}

void atl_edition_write_cell(const atl_table *table, const uint8_t *bytes, int cell,
                            char text[ATL_CELL_TEXT])
{
    const uint8_t *at = bytes + cell * table->width;
    text[0] = '\0';
    switch (table->kind) {
    case ATL_CELL_NUMBER:
        atl_text_append_number(text, ATL_CELL_TEXT, at[0]);
        break;
    case ATL_CELL_RATE:
        atl_text_append_number(text, ATL_CELL_TEXT, at[0]);
        atl_text_append(text, ATL_CELL_TEXT, ":");
        atl_text_append_number(text, ATL_CELL_TEXT, at[1]);
        break;
    case ATL_CELL_WORD:
        atl_text_append(text, ATL_CELL_TEXT, table->words[at[0]]);
        break;
    case ATL_CELL_LETTERS:
        for (int i = 0; i < table->width; i++) {
            const char letter[2] = {table->letters[at[i]], '\0'};
            if (table->group != 0 && i > 0 && i % table->group == 0)
                atl_text_append(text, ATL_CELL_TEXT, "/");
            atl_text_append(text, ATL_CELL_TEXT, letter);
        }
        break;
    }
}

static bool read_number(const atl_table *table, const char *text, uint8_t *byte)
{
    int32_t number = 0;
    if (!atl_text_number(text, &number) || (text[0] == '0' && text[1] != '\0'))
        return false; /* one way to write a number: no leading zeros */
    if (number < table->low || number > table->high)
        return false;
    *byte = (uint8_t)number;
    return true;
}

static bool read_rate(const atl_table *table, const char *text, uint8_t *bytes)
{
    char goods[ATL_CELL_TEXT] = "";
    size_t at = 0;
    while (text[at] != '\0' && text[at] != ':' && at + 1 < sizeof goods) {
        goods[at] = text[at];
        at++;
    }
    goods[at] = '\0';
    return text[at] == ':' && read_number(table, goods, bytes) &&
           read_number(table, text + at + 1, bytes + 1);
}

static bool read_word(const atl_table *table, const char *text, uint8_t *byte)
{
    for (int i = 0; table->words[i] != NULL; i++) {
        if (atl_text_equal(table->words[i], text)) {
            *byte = (uint8_t)i;
            return true;
        }
    }
    return false;
}

static bool read_letters(const atl_table *table, const char *text, uint8_t *bytes)
{
    int count = 0;
    for (; *text != '\0'; text++) {
        if (*text == '/')
            continue;
        int letter = 0;
        while (table->letters[letter] != '\0' && table->letters[letter] != *text)
            letter++;
        if (table->letters[letter] == '\0' || count == table->width)
            return false;
        bytes[count++] = (uint8_t)letter;
    }
    return count == table->width;
}

atl_status atl_edition_read_cell(const atl_table *table, const char *text, uint8_t *bytes,
                                 atl_reason *why)
{
    char low[12] = "";
    char high[12] = "";
    atl_text_append_number(low, sizeof low, table->low);
    atl_text_append_number(high, sizeof high, table->high);
    switch (table->kind) {
    case ATL_CELL_NUMBER:
        if (read_number(table, text, bytes))
            return ATL_OK;
        return atl_refuse(why, ATL_SENTENCE("'{0}' is not a number from {1} to {2}"), text, low,
                          high);
    case ATL_CELL_RATE:
        if (read_rate(table, text, bytes))
            return ATL_OK;
        return atl_refuse(
            why, ATL_SENTENCE("'{0}' is not a rate such as 3:2 with numbers from {1} to {2}"), text,
            low, high);
    case ATL_CELL_WORD:
        if (read_word(table, text, bytes))
            return ATL_OK;
        return atl_refuse(why, ATL_SENTENCE("'{0}' is not a word that table {1} knows"), text,
                          table->name, NULL);
    case ATL_CELL_LETTERS:
        if (read_letters(table, text, bytes))
            return ATL_OK;
        low[0] = '\0';
        atl_text_append_number(low, sizeof low, table->width);
        return atl_refuse(why, ATL_SENTENCE("'{0}' is not a row of {1} letters out of {2}"), text,
                          low, table->letters);
    }
    return ATL_INVALID;
}
