/* Lines of text for people: colours, widths, padding, wrapping, line drawing.
 *
 * Everything written for people is UTF-8 with "ink": control bytes that switch the
 * style and take no room. Only canvas_put, at the very end, turns ink into what
 * the terminal understands, or leaves it out, and replaces letters that a plain
 * terminal cannot show:
 *
 *     canvas_line(&c, INK_BOLD "%s" INK_PLAIN "  %d", name, points);
 *
 * A canvas writes to a stream and owns nothing.
 */
#ifndef ANTILLES_CANVAS_H
#define ANTILLES_CANVAS_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define INK_PLAIN "\001"
#define INK_BOLD "\002"
#define INK_DIM "\003"
#define INK_MARK "\004" /* reversed: a marker, what is chosen */
#define INK_GOOD "\005" /* gains */
#define INK_BAD "\006"  /* losses, refusals */
#define INK_VP "\016"
#define INK_GOODS "\017"
#define INK_TRADE "\020"
#define INK_KEY "\021" /* what to type */

#define CANVAS_ENDLESS 1000000000 /* a width in which no line is ever broken */

typedef struct canvas {
    FILE *out;
    int width; /* columns */
    bool colour;
    bool utf8;
} canvas;

/* The colour of a seat. */
const char *canvas_seat_ink(int seat);

/* Columns that a text takes on the screen. */
int canvas_columns(const canvas *c, const char *text);

/* Appends `text`, padded with blanks to `columns` (on the left when `columns` is
 * negative), to a stream; a longer text is cut. */
void canvas_pad(const canvas *c, FILE *to, const char *text, int columns);

/* Appends what a line is about, before the line itself: padded to `columns`, of which
 * the last is a blank; on an endless canvas, where nothing stands below anything, with
 * a colon. */
void canvas_label(const canvas *c, FILE *to, const char *label, int columns);

/* Appends `text` `count` times. */
void canvas_repeat(FILE *to, const char *text, int count);

/* Writes a text as it is, but for ink and letters. */
void canvas_put(const canvas *c, const char *text);

/* Writes one line, never broken. */
void canvas_line(const canvas *c, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Writes a paragraph broken at blanks; lines after the first are indented. Line
 * ends in the text are kept. */
void canvas_wrap(const canvas *c, int indent, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
