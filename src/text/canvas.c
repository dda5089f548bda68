/* Drawing text: decoding UTF-8, its width, ink, padding and wrapping. */
#include "text/canvas.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "text/ascii.h"

enum { MOST_COLUMNS = 96 }; /* longer lines are hard to read */

/* What ink becomes on a terminal, by its byte. Colours of the basic sixteen, which
 * every theme keeps readable. */
static const char *const escapes[32] = {
    [1] = "\033[0m",       [2] = "\033[0;1m",     [3] = "\033[0;2m",     [4] = "\033[0;7m",
    [5] = "\033[0;32m",    [6] = "\033[0;31m",    [14] = "\033[0;33m",   [15] = "\033[0;36m",
    [16] = "\033[0;35m",   [17] = "\033[0;1m",    [18] = "\033[0;1;36m", [19] = "\033[0;1;33m",
    [20] = "\033[0;1;35m", [21] = "\033[0;1;32m", [22] = "\033[0;1;31m", [23] = "\033[0;1;34m",
};

const char *canvas_seat_ink(int seat)
{
    static const char *const inks[] = {"\022", "\023", "\024", "\025", "\026", "\027"};
    return seat < 0 ? INK_PLAIN : inks[seat % 6];
}

/* Decodes one letter and returns its length in bytes; a broken byte is one '?'. */
static size_t decode(const char *text, uint32_t *letter)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *at = (const unsigned char *)text;
    size_t length = at[0] < 0x80 ? 1 : at[0] < 0xC2 ? 0 : at[0] < 0xE0 ? 2 : at[0] < 0xF0 ? 3 : 4;
    if (length == 1) {
        *letter = at[0];
        return 1;
    }
    uint32_t code = length == 0 || at[0] > 0xF4 ? 0 : at[0] & (0x7FU >> length);
    for (size_t i = 1; i < length && code != UINT32_MAX; i++)
        code = (at[i] & 0xC0U) == 0x80 ? code << 6U | (at[i] & 0x3FU) : UINT32_MAX;
    if (length == 0 || code == UINT32_MAX || code < least[length] || code > 0x10FFFF) {
        *letter = '?';
        return 1;
    }
    *letter = code;
    return length;
}

static bool is_control(uint32_t letter)
{
    return letter < 0x20 || (letter >= 0x7F && letter < 0xA0);
}

/* Columns of one letter; ink and other controls take none. */
static int letter_columns(const canvas *c, uint32_t letter)
{
    if (is_control(letter))
        return 0;
    if (letter < 0x80)
        return 1;
    if (!c->utf8)
        return (int)strlen(ascii_letter(letter));
    int columns = wcwidth((wchar_t)letter);
    return columns < 0 ? 1 : columns;
}

int canvas_columns(const canvas *c, const char *text)
{
    int columns = 0;
    uint32_t letter = 0;
    for (; *text != '\0'; text += decode(text, &letter), columns += letter_columns(c, letter)) {
    }
    return columns;
}

/* Bytes of the beginning of `text` that fit into `*columns`, of which the rest is left. */
static size_t fitting(const canvas *c, const char *text, int *columns)
{
    size_t bytes = 0;
    while (text[bytes] != '\0') {
        uint32_t letter = 0;
        size_t length = decode(text + bytes, &letter);
        int needed = letter_columns(c, letter);
        if (needed > *columns)
            break;
        *columns -= needed;
        bytes += length;
    }
    return bytes;
}

void canvas_pad(const canvas *c, FILE *to, const char *text, int columns)
{
    int blanks = columns < 0 ? -columns : columns;
    size_t bytes = fitting(c, text, &blanks);
    if (columns < 0)
        canvas_repeat(to, " ", blanks);
    fwrite(text, 1, bytes, to);
    if (columns >= 0)
        canvas_repeat(to, " ", blanks);
}

void canvas_label(const canvas *c, FILE *to, const char *label, int columns)
{
    if (c->width == CANVAS_ENDLESS)
        fputs(label, to);
    else
        canvas_pad(c, to, label, columns - 1);
    fputs(c->width == CANVAS_ENDLESS ? ": " : " ", to);
}

void canvas_repeat(FILE *to, const char *text, int count)
{
    while (count-- > 0)
        fputs(text, to);
}

static void put_bytes(const canvas *c, const char *text, size_t size)
{
    const char *end = text + size;
    while (text < end) {
        uint32_t letter = 0;
        size_t length = decode(text, &letter);
        if (letter == '\n')
            putc('\n', c->out);
        else if (letter < 32 && c->colour && escapes[letter] != NULL)
            fputs(escapes[letter], c->out);
        else if (is_control(letter))
            ; /* no name from a file may steer the terminal */
        else if (letter < 0x80)
            putc((int)letter, c->out);
        else if (c->utf8)
            fwrite(text, 1, length, c->out);
        else
            fputs(ascii_letter(letter), c->out);
        text += length;
    }
}

void canvas_put(const canvas *c, const char *text)
{
    put_bytes(c, text, strlen(text));
}

/* The formatted text; the caller frees it. NULL without memory. */
static char *format_text(const char *format, va_list args)
{
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    if (stream == NULL)
        return NULL;
    vfprintf(stream, format, args);
    if (fclose(stream) == 0)
        return text;
    free(text);
    return NULL;
}

void canvas_line(const canvas *c, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = format_text(format, args);
    va_end(args);
    if (text == NULL)
        return;
    canvas_put(c, text);
    putc('\n', c->out);
    free(text);
}

/* Bytes of `text` to put on one line: up to a line's end, or to the last blank
 * that fits, or what fits of a word too long for any line. */
static size_t line_bytes(const canvas *c, const char *text, int columns)
{
    size_t bytes = fitting(c, text, &columns);
    size_t end = strcspn(text, "\n");
    if (end <= bytes)
        return end;
    if (text[bytes] == ' ')
        return bytes;
    for (size_t at = bytes; at > 0; at--) {
        if (text[at - 1] == ' ')
            return at - 1;
    }
    return bytes > 0 ? bytes : 1;
}

void canvas_wrap(const canvas *c, int indent, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = format_text(format, args);
    va_end(args);
    if (text == NULL)
        return;
    const char *at = text;
    int margin = 0;
    bool endless = c->width == CANVAS_ENDLESS;
    int width = c->width < MOST_COLUMNS || endless ? c->width : MOST_COLUMNS;
    if (indent > width / 2)
        indent = 2;
    do {
        size_t lead = strspn(at, " "); /* blanks at a line's start are meant */
        size_t bytes = lead + line_bytes(c, at + lead, width - margin - (int)lead);
        for (int i = 0; i < margin; i++)
            putc(' ', c->out);
        put_bytes(c, at, bytes);
        putc('\n', c->out);
        at += bytes;
        margin = *at == '\n' ? 0 : indent;
        at += *at == '\n' ? 1 : strspn(at, " ");
    } while (*at != '\0');
    free(text);
}
