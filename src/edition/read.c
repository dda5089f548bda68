/* Reading an edition file (docs/EDITIONS.md). One parser for all games: it knows
 * tables, keys and cells, and asks the game only for its own constraints. */
#include "kit/kit.h"

enum { MAX_LINE = 120, MAX_CELLS = 32 };

typedef struct reader {
    const atl_game *game;
    const char *text;
    size_t size, at;
    uint32_t line;
    char words[MAX_LINE]; /* the present line without comment and outer blanks */
    atl_edition edition;  /* what has been read so far */
    bool has_name, has_game;
    int table; /* the table being filled, or -1 */
    uint32_t table_line[ATL_EDITION_TABLES];
    uint32_t cell_line[ATL_EDITION_TABLES][MAX_CELLS]; /* 0: not given yet */
    uint8_t bytes[ATL_EDITION_BYTES];                  /* of the table being filled */
} reader;

static bool is_blank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

static atl_status refuse_at(uint32_t line, atl_reason *why, const char *message, const char *arg0,
                            const char *arg1)
{
    atl_status status = atl_refuse(why, message, arg0, arg1, NULL);
    if (why != NULL)
        why->line = line;
    return status;
}

/* Takes the next line into words[]. */
static atl_status next_line(reader *r, atl_reason *why)
{
    size_t length = 0;
    bool comment = false;
    r->line++;
    while (r->at < r->size && r->text[r->at] != '\n') {
        char letter = r->text[r->at++];
        comment = comment || letter == '#';
        if (comment || (length == 0 && is_blank(letter)))
            continue;
        if ((letter < ' ' && !is_blank(letter)) || letter > '~')
            return refuse_at(r->line, why,
                             ATL_SENTENCE("only plain ASCII is allowed outside comments"), NULL,
                             NULL);
        if (length + 1 == MAX_LINE)
            return refuse_at(r->line, why, ATL_SENTENCE("the line is too long"), NULL, NULL);
        r->words[length++] = letter;
    }
    r->at++;
    while (length > 0 && is_blank(r->words[length - 1]))
        length--;
    r->words[length] = '\0';
    return ATL_OK;
}

/* The rest of words[] behind `keyword` and blanks, or NULL. */
static const char *after_keyword(const char *words, const char *keyword)
{
    while (*keyword != '\0') {
        if (*words++ != *keyword++)
            return NULL;
    }
    if (!is_blank(*words))
        return NULL;
    while (is_blank(*words))
        words++;
    return words;
}

static atl_status read_name(reader *r, const char *name, atl_reason *why)
{
    if (r->has_name)
        return refuse_at(r->line, why, ATL_SENTENCE("the edition is named twice"), NULL, NULL);
    if (!atl_edition_is_name(name) || atl_text_equal(name, "default"))
        return refuse_at(r->line, why,
                         ATL_SENTENCE("'{0}' is no name for an edition: up to 31 letters, digits, "
                                      "'-', '_' or '.', and not 'default'"),
                         name, NULL);
    memset(r->edition.name, 0, sizeof r->edition.name);
    atl_text_append(r->edition.name, sizeof r->edition.name, name);
    r->has_name = true;
    return ATL_OK;
}

static atl_status read_game(reader *r, const char *name, atl_reason *why)
{
    if (!atl_text_equal(name, r->game->name))
        return refuse_at(r->line, why, ATL_SENTENCE("this edition is for '{0}', not for '{1}'"),
                         name, r->game->name);
    r->has_game = true;
    return ATL_OK;
}

/* Puts the table that was being filled into the edition. */
static atl_status end_table(reader *r, atl_reason *why)
{
    if (r->table < 0)
        return ATL_OK;
    const atl_table *table = &r->game->tables[r->table];
    for (int cell = 0; cell < table->cells; cell++) {
        if (r->cell_line[r->table][cell] != 0)
            continue;
        char key[ATL_CELL_TEXT] = "";
        if (table->keys != NULL)
            atl_text_append(key, sizeof key, table->keys[cell]);
        else
            atl_text_append_number(key, sizeof key, table->first + cell);
        return refuse_at(r->table_line[r->table], why,
                         ATL_SENTENCE("table {0} lacks a value for {1}"), table->name, key);
    }
    atl_edition_override(&r->edition, r->game, r->table, r->bytes);
    r->table = -1;
    return ATL_OK;
}

static atl_status begin_table(reader *r, const char *name, atl_reason *why)
{
    atl_status status = end_table(r, why);
    if (status != ATL_OK)
        return status;
    for (int i = 0; r->game->tables[i].name != NULL; i++) {
        if (!atl_text_equal(r->game->tables[i].name, name))
            continue;
        if (r->table_line[i] != 0)
            return refuse_at(r->line, why, ATL_SENTENCE("table {0} is given twice"), name, NULL);
        r->table = i;
        r->table_line[i] = r->line;
        ATL_ASSERT(r->game->tables[i].cells <= MAX_CELLS);
        return ATL_OK;
    }
    return refuse_at(r->line, why, ATL_SENTENCE("{1} has no table '{0}'"), name, r->game->title);
}

/* Reads "7" or "4-7" into cell indexes of a table without keys. */
static bool read_range(const atl_table *table, const char *key, int *from, int *to)
{
    char first[ATL_CELL_TEXT] = "";
    size_t at = 0;
    int32_t low = 0;
    int32_t high = 0;
    while (key[at] != '\0' && key[at] != '-' && at + 1 < sizeof first) {
        first[at] = key[at];
        at++;
    }
    first[at] = '\0';
    if (!atl_text_number(first, &low))
        return false;
    high = low;
    if (key[at] == '-' && !atl_text_number(key + at + 1, &high))
        return false;
    *from = low - table->first;
    *to = high - table->first;
    return *from >= 0 && *from <= *to && *to < table->cells;
}

static bool read_key(const atl_table *table, const char *key, int *from, int *to)
{
    if (table->keys == NULL)
        return read_range(table, key, from, to);
    for (int cell = 0; cell < table->cells; cell++) {
        if (atl_text_equal(table->keys[cell], key)) {
            *from = *to = cell;
            return true;
        }
    }
    return false;
}

/* "KEY = VALUE" for one cell or a range of them. */
static atl_status read_cells(reader *r, atl_reason *why)
{
    char key[MAX_LINE];
    size_t at = 0;
    int from = 0;
    int to = 0;
    while (r->words[at] != '\0' && r->words[at] != '=')
        at++;
    if (r->words[at] == '\0' || r->table < 0)
        return refuse_at(r->line, why,
                         ATL_SENTENCE("'{0}' is neither 'edition NAME', 'game NAME', 'table NAME' "
                                      "nor a 'KEY = VALUE' of a table"),
                         r->words, NULL);
    const atl_table *table = &r->game->tables[r->table];
    const char *value = r->words + at + 1;
    memcpy(key, r->words, at);
    while (at > 0 && is_blank(key[at - 1]))
        at--;
    key[at] = '\0';
    while (is_blank(*value))
        value++;
    if (!read_key(table, key, &from, &to))
        return refuse_at(r->line, why, ATL_SENTENCE("table {1} has no place '{0}'"), key,
                         table->name);
    for (int cell = from; cell <= to; cell++) {
        if (r->cell_line[r->table][cell] != 0)
            return refuse_at(r->line, why, ATL_SENTENCE("'{0}' was given a value before"), key,
                             NULL);
        atl_status status =
            atl_edition_read_cell(table, value, r->bytes + cell * table->width, why);
        if (status != ATL_OK) {
            if (why != NULL)
                why->line = r->line;
            return status;
        }
        r->cell_line[r->table][cell] = r->line;
    }
    return ATL_OK;
}

static atl_status read_line(reader *r, atl_reason *why)
{
    const char *rest = NULL;
    if (r->words[0] == '\0')
        return ATL_OK;
    if ((rest = after_keyword(r->words, "edition")) != NULL)
        return read_name(r, rest, why);
    if ((rest = after_keyword(r->words, "game")) != NULL)
        return read_game(r, rest, why);
    if ((rest = after_keyword(r->words, "table")) != NULL)
        return begin_table(r, rest, why);
    return read_cells(r, why);
}

static atl_status read_all(reader *r, atl_reason *why)
{
    while (r->at < r->size) {
        atl_status status = next_line(r, why);
        if (status == ATL_OK)
            status = read_line(r, why);
        if (status != ATL_OK)
            return status;
    }
    atl_status status = end_table(r, why);
    if (status != ATL_OK)
        return status;
    if (!r->has_name)
        return refuse_at(r->line, why, ATL_SENTENCE("a line 'edition NAME' is missing"), NULL,
                         NULL);
    if (!r->has_game)
        return refuse_at(r->line, why, ATL_SENTENCE("a line 'game {0}' is missing"), r->game->name,
                         NULL);
    if (r->edition.overridden == 0)
        return refuse_at(r->line, why, ATL_SENTENCE("the edition overrides no table"), NULL, NULL);
    return ATL_OK;
}

atl_status atl_edition_read(atl_edition *edition, const atl_game *game, const char *text,
                            size_t size, atl_reason *why)
{
    reader r = {.game = game, .text = text, .size = size, .table = -1};
    int table = 0;
    int cell = 0;
    atl_edition_default(&r.edition, game);
    atl_status status = read_all(&r, why);
    if (status != ATL_OK)
        return status;
    status = atl_edition_validate(&r.edition, game, &table, &cell, why);
    if (status != ATL_OK) {
        if (why != NULL)
            why->line = r.cell_line[table][cell];
        return status;
    }
    *edition = r.edition;
    return ATL_OK;
}
