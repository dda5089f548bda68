/* Plots as inline SVG, drawn with the colours of a page. Texts come translated. */
#ifndef ANTILLES_REPORT_PLOT_H
#define ANTILLES_REPORT_PLOT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { PLOT_COLOURS = 9 }; /* the last one is for what is left */

/* A value with its interval. */
typedef struct plot_row {
    const char *label;
    double value, low, high;
} plot_row;

typedef struct plot_axis {
    bool percent;     /* values are shares */
    double reference; /* a line to compare with; NaN for none */
    const char *reference_label;
} plot_axis;

/* Dots with whiskers, one row below another. `title` describes the plot to those who
 * cannot see it. */
void plot_intervals(FILE *out, const char *title, const plot_row *rows, int count,
                    const plot_axis *axis);

/* Bars made of parts: values[row * parts + part]. Those below 0 are not drawn, but
 * count in the sum at the end of the bar. */
void plot_stacked(FILE *out, const char *title, const char *const *labels, int rows,
                  const char *const *names, int parts, const double *values);

/* How often each of the numbers from `first` on was seen. Neighbours are put together
 * when there are too many for the width. */
void plot_histogram(FILE *out, const char *title, const uint64_t *counts, int first, int last,
                    const char *unit);

/* A curve of shares over equal steps from 0 to 100 %. */
void plot_curve(FILE *out, const char *title, const double *shares, int count, double reference,
                const char *reference_label, const char *unit);

#endif
