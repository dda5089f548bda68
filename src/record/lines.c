/* Splitting a record into lines and verifying its seal. */
#include "record/lines.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"
#include "record/seal.h"

static const char seal_tag[] = "Seal: ";

atl_status record_refuse(atl_reason *why, uint32_t line, const char *message, const char *arg0,
                         const char *arg1, const char *arg2)
{
    atl_status status = atl_refuse(why, message, arg0, arg1, arg2);
    if (why != NULL)
        why->line = line;
    return status;
}

/* What is wrong with the bytes of a line, or NULL. */
static const char *bad_bytes(const record_line *line)
{
    if (line->size >= RECORD_LINE_BYTES)
        return ATL_SENTENCE("the line is too long");
    if (line->size > 0 && line->text[line->size - 1] == '\r')
        return ATL_SENTENCE("lines end in LF alone, without a carriage return");
    if (!atl_text_is_plain(line->text, line->size))
        return ATL_SENTENCE("the line holds a control character or is not UTF-8");
    if (line->size > 0 && (line->text[0] == ' ' || line->text[line->size - 1] == ' '))
        return ATL_SENTENCE("the line begins or ends with a space");
    return NULL;
}

/* Whether the first line that is neither empty nor a comment begins as that of a record.
 * Nothing else is said about another kind of file. */
static bool is_record(const char *text, size_t size)
{
    static const char head[] = "Antilles record";
    size_t at = 0;
    while (at < size && (text[at] == '\n' || text[at] == '#')) {
        const char *stop = memchr(text + at, '\n', size - at);
        at = stop == NULL ? size : (size_t)(stop - text) + 1;
    }
    return size - at >= sizeof head - 1 && memcmp(text + at, head, sizeof head - 1) == 0;
}

/* Takes all lines that are neither empty nor comments, the seal's among them. */
static atl_status split(record_lines *lines, const char *text, size_t size, atl_reason *why)
{
    size_t capacity = 1;
    uint32_t number = 0;
    for (size_t i = 0; i < size; i++)
        capacity += text[i] == '\n';
    lines->count = 0;
    lines->list = calloc(capacity, sizeof *lines->list);
    if (lines->list == NULL)
        return ATL_NO_MEMORY;
    for (size_t at = 0; at < size;) {
        const char *stop = memchr(text + at, '\n', size - at);
        record_line line = {.text = text + at, .number = ++number};
        if (stop == NULL)
            return record_refuse(why, number,
                                 ATL_SENTENCE("the last line does not end: the "
                                              "record is cut off"),
                                 NULL, NULL, NULL);
        line.size = (size_t)(stop - line.text);
        at += line.size + 1;
        const char *bad = bad_bytes(&line);
        if (bad != NULL)
            return record_refuse(why, number, bad, NULL, NULL, NULL);
        if (line.size > 0 && line.text[0] != '#')
            lines->list[lines->count++] = line;
    }
    return ATL_OK;
}

static bool starts_with(const record_line *line, const char *prefix)
{
    size_t size = strlen(prefix);
    return line->size >= size && memcmp(line->text, prefix, size) == 0;
}

static int hex_digit(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'a' && digit <= 'f')
        return digit - 'a' + 10;
    return -1;
}

/* Reads `digits` hexadecimal digits. */
static bool read_hex(const char *text, int digits, uint32_t *value)
{
    *value = 0;
    for (int i = 0; i < digits; i++) {
        int digit = hex_digit(text[i]);
        if (digit < 0)
            return false;
        *value = *value << 4U | (uint32_t)digit;
    }
    return true;
}

/* The sums of the seal's rows: sum k belongs to content line k. */
typedef struct seal_rows {
    const record_line *rows;
    size_t count;
} seal_rows;

static atl_status check_rows(const seal_rows *seal, size_t lines, uint32_t seal_line,
                             atl_reason *why)
{
    size_t sums = 0;
    for (size_t i = 0; i < seal->count; i++) {
        const record_line *row = &seal->rows[i];
        uint32_t sum = 0;
        bool full = row->size == (size_t)2 * SEAL_SUMS_A_ROW;
        bool good = row->size % 2 == 0 && row->size <= (size_t)2 * SEAL_SUMS_A_ROW &&
                    (full || i + 1 == seal->count);
        for (size_t at = 0; good && at < row->size; at += 2)
            good = read_hex(row->text + at, 2, &sum);
        if (!good)
            return record_refuse(why, row->number,
                                 ATL_SENTENCE("this is not a row of the seal's sums"), NULL, NULL,
                                 NULL);
        sums += row->size / 2;
    }
    if (sums == lines)
        return ATL_OK;
    char have[24];
    char want[24];
    snprintf(have, sizeof have, "%zu", lines);
    snprintf(want, sizeof want, "%zu", sums);
    return record_refuse(why, seal_line,
                         ATL_SENTENCE("the record has {0} lines, but its seal is for {1}: a line "
                                      "was added, removed or made a comment"),
                         have, want, NULL);
}

/* The first content line whose sum differs from the seal's, or `count`. */
static size_t first_changed(const record_lines *lines, const seal_rows *seal)
{
    for (size_t k = 0; k < lines->count; k++) {
        const record_line *row = &seal->rows[k / SEAL_SUMS_A_ROW];
        uint32_t sum = 0;
        read_hex(row->text + 2 * (k % SEAL_SUMS_A_ROW), 2, &sum);
        if (seal_sum(lines->list[k].text, lines->list[k].size) != sum)
            return k;
    }
    return lines->count;
}

static atl_status check_seal(const record_lines *lines, const record_line *tag,
                             const seal_rows *seal, atl_reason *why)
{
    uint32_t told = 0;
    uint32_t total = 0;
    char text[RECORD_LINE_BYTES];
    if (tag->size != sizeof seal_tag - 1 + 8 ||
        !read_hex(tag->text + sizeof seal_tag - 1, 8, &told))
        return record_refuse(why, tag->number,
                             ATL_SENTENCE("'Seal:' must be followed by eight hexadecimal digits"),
                             NULL, NULL, NULL);
    atl_status status = check_rows(seal, lines->count, tag->number, why);
    if (status != ATL_OK)
        return status;
    for (size_t k = 0; k < lines->count; k++)
        total = seal_total(total, lines->list[k].text, lines->list[k].size + 1);
    size_t changed = first_changed(lines, seal);
    if (changed == lines->count && total == told)
        return ATL_OK;
    if (changed == lines->count) {
        snprintf(text, sizeof text, "%08" PRIx32, total);
        return record_refuse(why, tag->number,
                             ATL_SENTENCE("the seal was changed: the lines give {0}"), text, NULL,
                             NULL);
    }
    const record_line *line = &lines->list[changed];
    snprintf(text, sizeof text, "%.*s", (int)line->size, line->text);
    if (total == told)
        return record_refuse(why, seal->rows[changed / SEAL_SUMS_A_ROW].number,
                             ATL_SENTENCE("the seal was changed: its sum for the line '{0}' is "
                                          "wrong"),
                             text, NULL, NULL);
    return record_refuse(why, line->number,
                         ATL_SENTENCE("the line '{0}' was changed since the record was sealed"),
                         text, NULL, NULL);
}

/* Parts the seal from the lines it covers, and verifies it. */
static atl_status unseal(record_lines *lines, atl_reason *why)
{
    size_t seal = 0;
    while (seal < lines->count && !starts_with(&lines->list[seal], seal_tag))
        seal++;
    if (seal == lines->count)
        return record_refuse(why, lines->list[lines->count - 1].number,
                             ATL_SENTENCE("the seal is missing: the record is cut off"), NULL, NULL,
                             NULL);
    const record_line *tag = &lines->list[seal];
    seal_rows rows = {tag + 1, lines->count - seal - 1};
    lines->count = seal;
    lines->seal_line = tag->number;
    return check_seal(lines, tag, &rows, why);
}

atl_status record_lines_read(record_lines *lines, const char *text, size_t size, atl_reason *why)
{
    *lines = (record_lines){0};
    if (!is_record(text, size))
        return record_refuse(why, 1, ATL_SENTENCE("this is not a game record"), NULL, NULL, NULL);
    atl_status status = split(lines, text, size, why);
    if (status == ATL_OK)
        status = unseal(lines, why);
    if (status != ATL_OK) {
        free(lines->list);
        lines->list = NULL;
    }
    return status;
}
