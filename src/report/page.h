/* A page of a report: one HTML file that needs nothing else, in light and dark, on
 * screens and on paper. Knows no game and no statistics; texts come translated. */
#ifndef ANTILLES_REPORT_PAGE_H
#define ANTILLES_REPORT_PAGE_H

#include <stdbool.h>
#include <stdio.h>

/* Begins a page: what kind of report, its title, and a sentence about it. */
void page_open(FILE *out, const char *kind, const char *title, const char *lead);
void page_close(FILE *out, const char *foot);

/* Text, with what HTML needs escaped. */
void page_text(FILE *out, const char *text);

/* Headings and paragraphs. A chapter has headings, and they have subheadings. */
void page_contents(FILE *out, const char *const *chapters, int count);
void page_chapter(FILE *out, int number, const char *text); /* from 1, as in the contents */
void page_heading(FILE *out, const char *text);
void page_subheading(FILE *out, const char *text);
void page_paragraph(FILE *out, const char *text);
void page_note(FILE *out, const char *text);

/* A list of what is most worth knowing. */
void page_points(FILE *out, const char *const *points, int count);

/* Numbers in the reader's language. */
void page_number(FILE *out, double value, int decimals);
void page_percent(FILE *out, double share, int decimals);

/* Large figures in a row: open, one or more, close. */
void page_tiles_open(FILE *out);
void page_tile(FILE *out, double value, int decimals, const char *unit, const char *label);
void page_tiles_close(FILE *out);

/* A table: its columns, then rows of cells. The first column is text, and the others
 * are numbers. */
void page_table_open(FILE *out, const char *const *columns, int count);
void page_row_open(FILE *out, const char *label);
void page_cell(FILE *out, double value, int decimals); /* NaN leaves it empty */
void page_cell_percent(FILE *out, double share, int decimals);
void page_cell_interval(FILE *out, double low, double high, int decimals, bool percent);
void page_cell_heat(FILE *out, double share); /* a share, coloured by it */
void page_row_close(FILE *out);
void page_table_close(FILE *out);

#endif
