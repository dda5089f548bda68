/* Drawing plots: scales, axes, marks. */
#include "report/plot.h"

#include <math.h>
#include <string.h>

#include "report/page.h"

enum { WIDTH = 760, MARGIN = 18, LETTER = 7 };

/* Values to places on the drawing. */
typedef struct scale {
    double low, high; /* values */
    double from, to;  /* places */
    double step;      /* between ticks */
} scale;

static double place(const scale *s, double value)
{
    double part = (value - s->low) / (s->high - s->low);
    return s->from + fmin(1, fmax(0, part)) * (s->to - s->from);
}

/* A round step that divides a range into about `ticks` parts. */
static double round_step(double range, int ticks)
{
    double raw = range / ticks;
    double power = pow(10, floor(log10(raw)));
    double lead = raw / power;
    return (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * power;
}

static scale make_scale(double low, double high, double from, double to, int ticks)
{
    scale s = {.from = from, .to = to};
    if (high <= low)
        high = low + 1;
    s.step = round_step(high - low, ticks);
    s.low = floor(low / s.step) * s.step;
    s.high = ceil(high / s.step) * s.step;
    return s;
}

static int decimals_of(double step)
{
    return step >= 1 ? 0 : step >= 0.1 ? 1 : 2;
}

/* Letters of a UTF-8 text. */
static int letters(const char *text)
{
    int count = 0;
    for (; *text != '\0'; text++)
        count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

static void open_figure(FILE *out, const char *title, double height)
{
    fprintf(out, "<figure><svg viewBox=\"0 0 %d %.0f\" role=\"img\" aria-label=\"", WIDTH, height);
    page_text(out, title);
    fputs("\">\n", out);
}

static void close_figure(FILE *out)
{
    fputs("</svg></figure>\n", out);
}

static void line(FILE *out, const char *style, double x1, double y1, double x2, double y2)
{
    fprintf(out, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", style,
            x1, y1, x2, y2);
}

static void open_text(FILE *out, const char *style, const char *anchor, double x, double y)
{
    fprintf(out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", style, x, y,
            anchor);
}

static void text(FILE *out, const char *style, const char *anchor, double x, double y,
                 const char *words)
{
    open_text(out, style, anchor, x, y);
    page_text(out, words);
    fputs("</text>\n", out);
}

static void value_text(FILE *out, double value, int decimals, bool percent)
{
    if (percent)
        page_percent(out, value, decimals);
    else
        page_number(out, value, decimals);
}

/* Vertical lines with their values below. */
static void draw_ticks(FILE *out, const scale *s, double top, double bottom, bool percent)
{
    int count = (int)lround((s->high - s->low) / s->step);
    for (int i = 0; i <= count; i++) {
        double value = s->low + i * s->step;
        double x = place(s, value);
        line(out, "grid", x, top, x, bottom);
        open_text(out, "dim", "middle", x, bottom + 16);
        value_text(out, value, percent ? decimals_of(100 * s->step) : decimals_of(s->step),
                   percent);
        fputs("</text>\n", out);
    }
}

static double label_width(const plot_row *rows, int count)
{
    int most = 4;
    for (int i = 0; i < count; i++) {
        int own = letters(rows[i].label);
        most = own > most ? own : most;
    }
    return fmin(280, most * LETTER + MARGIN);
}

static void draw_interval(FILE *out, const plot_row *row, const scale *s, double y, bool percent)
{
    double low = place(s, row->low);
    double high = place(s, row->high);
    text(out, "", "end", s->from - 10, y + 4, row->label);
    fputs("<g><title>", out);
    page_text(out, row->label);
    fputs(": ", out);
    value_text(out, row->value, percent ? 1 : 0, percent);
    fputs(" (", out);
    value_text(out, row->low, percent ? 1 : 0, percent);
    fputs(" \u2013 ", out);
    value_text(out, row->high, percent ? 1 : 0, percent);
    fputs(")</title>\n", out);
    line(out, "whisk", low, y, high, y);
    line(out, "whisk", low, y - 4, low, y + 4);
    line(out, "whisk", high, y - 4, high, y + 4);
    fprintf(out, "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"/></g>\n",
            place(s, row->value), y);
    open_text(out, "dim", "start", s->to + 12, y + 4);
    value_text(out, row->value, percent ? 1 : 0, percent);
    fputs("</text>\n", out);
}

void plot_intervals(FILE *out, const char *title, const plot_row *rows, int count,
                    const plot_axis *axis)
{
    enum { ROW = 26, TOP = 26, BOTTOM = 28, VALUES = 62 };
    double low = isnan(axis->reference) ? rows[0].low : axis->reference;
    double high = isnan(axis->reference) ? rows[0].high : axis->reference;
    double end = TOP + ROW * count;
    for (int i = 0; i < count; i++) {
        low = fmin(low, rows[i].low);
        high = fmax(high, rows[i].high);
    }
    scale s = make_scale(low, high, label_width(rows, count) + MARGIN, WIDTH - VALUES, 8);
    open_figure(out, title, end + BOTTOM);
    draw_ticks(out, &s, TOP - 6, end, axis->percent);
    if (!isnan(axis->reference)) {
        double x = place(&s, axis->reference);
        line(out, "ref", x, TOP - 6, x, end);
        text(out, "reft", "middle", x, TOP - 11, axis->reference_label);
    }
    for (int i = 0; i < count; i++)
        draw_interval(out, &rows[i], &s, TOP + ROW * (i + 0.5), axis->percent);
    close_figure(out);
}

/* The names of the parts with their colours; returns the height taken. */
static double draw_legend(FILE *out, const char *const *names, int parts, bool draw)
{
    enum { LINE = 22 };
    double x = MARGIN;
    double y = 18;
    for (int i = 0; i < parts; i++) {
        double width = letters(names[i]) * LETTER + 34;
        if (x + width > WIDTH - MARGIN && x > MARGIN) {
            x = MARGIN;
            y += LINE;
        }
        if (draw) {
            fprintf(out,
                    "<rect x=\"%.1f\" y=\"%.1f\" width=\"12\" height=\"12\" rx=\"3\" "
                    "fill=\"var(--s%d)\"/>\n",
                    x, y - 11, i % PLOT_COLOURS);
            text(out, "", "start", x + 18, y, names[i]);
        }
        x += width;
    }
    return y + 14;
}

/* One bar of several parts; values are written where there is room. */
static void draw_parts(FILE *out, const scale *s, const char *const *names, int parts,
                       const double *values, double y)
{
    double end = 0;
    double sum = 0;
    for (int i = 0; i < parts; i++) {
        double x = place(s, end);
        double width = place(s, end + values[i]) - x;
        end += fmax(0, values[i]);
        sum += values[i];
        if (width < 0.05)
            continue;
        fprintf(out,
                "<g><rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"22\" "
                "fill=\"var(--s%d)\"><title>",
                x, y - 11, width, i % PLOT_COLOURS);
        page_text(out, names[i]);
        fputs(": ", out);
        page_number(out, values[i], 1);
        fputs("</title></rect>", out);
        if (width > 30) {
            open_text(out, "in", "middle", x + width / 2, y + 4);
            page_number(out, values[i], 1);
            fputs("</text>", out);
        }
        fputs("</g>\n", out);
    }
    open_text(out, "", "start", place(s, end) + 8, y + 4);
    page_number(out, sum, 1);
    fputs("</text>\n", out);
}

void plot_stacked(FILE *out, const char *title, const char *const *labels, int rows,
                  const char *const *names, int parts, const double *values)
{
    enum { ROW = 34, BOTTOM = 28 };
    double most = 0;
    int widest = 4;
    double top = draw_legend(out, names, parts, false);
    for (int row = 0; row < rows; row++) {
        double sum = 0;
        for (int i = 0; i < parts; i++)
            sum += fmax(0, values[row * parts + i]);
        most = fmax(most, sum);
        widest = letters(labels[row]) > widest ? letters(labels[row]) : widest;
    }
    scale s = make_scale(0, most * 1.02, widest * LETTER + 2 * MARGIN, WIDTH - 3 * MARGIN, 8);
    open_figure(out, title, top + ROW * rows + BOTTOM);
    draw_legend(out, names, parts, true);
    draw_ticks(out, &s, top, top + ROW * rows, false);
    for (int row = 0; row < rows; row++) {
        double y = top + ROW * (row + 0.5);
        text(out, "", "end", s.from - 10, y + 4, labels[row]);
        draw_parts(out, &s, names, parts, values + (ptrdiff_t)row * parts, y);
    }
    close_figure(out);
}

/* Numbers put together into one bar. */
static int bin_width(int range)
{
    static const int widths[] = {1, 2, 5, 10, 20, 50, 100, 200, 500};
    int i = 0;
    while (range / widths[i] > 45 && i < (int)(sizeof widths / sizeof widths[0]) - 1)
        i++;
    return widths[i];
}

enum { BARS_TOP = 16, BARS_HEIGHT = 190, BARS_LEFT = 58, MOST_BINS = 64 };

/* Counts put together into bars. */
typedef struct histogram {
    int start, width, bins; /* bar b stands for start + b * width and the next ones */
    double shares[MOST_BINS];
    double most;
} histogram;

static histogram make_histogram(const uint64_t *counts, int first, int last)
{
    histogram h = {.width = bin_width(last - first + 1)};
    double total = 0;
    h.start = first / h.width * h.width;
    h.bins = (last - h.start) / h.width + 1;
    h.bins = h.bins > MOST_BINS ? MOST_BINS : h.bins;
    for (int i = first; i <= last; i++) {
        int bin = (i - h.start) / h.width;
        h.shares[bin < h.bins ? bin : h.bins - 1] += (double)counts[i];
        total += (double)counts[i];
    }
    for (int bin = 0; bin < h.bins; bin++) {
        h.shares[bin] /= total;
        h.most = fmax(h.most, h.shares[bin]);
    }
    return h;
}

/* Horizontal lines with their shares at the left. */
static void draw_shares(FILE *out, const scale *y, double from, double to)
{
    int count = (int)lround((y->high - y->low) / y->step);
    for (int i = 0; i <= count; i++) {
        double at = place(y, y->low + i * y->step);
        line(out, "grid", from, at, to, at);
        open_text(out, "dim", "end", from - 8, at + 4);
        page_percent(out, y->low + i * y->step, decimals_of(100 * y->step));
        fputs("</text>\n", out);
    }
}

static void draw_bar(FILE *out, const histogram *h, int bin, double x, double step, const scale *y)
{
    int number = h->start + bin * h->width;
    int every = step > 34 ? 1 : step > 20 ? 2 : 5;
    double top = place(y, h->shares[bin]);
    fprintf(out,
            "<rect class=\"bar\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" "
            "rx=\"2\"><title>%d",
            x + step * 0.08, top, step * 0.84, y->from - top, number);
    if (h->width > 1)
        fprintf(out, "\u2013%d", number + h->width - 1);
    fputs(": ", out);
    page_percent(out, h->shares[bin], 1);
    fputs("</title></rect>\n", out);
    if (bin % every == 0) {
        bool row = h->width > 1;
        open_text(out, "dim", row ? "start" : "middle", row ? x : x + step / 2, y->from + 17);
        fprintf(out, "%d</text>\n", number);
    }
}

void plot_histogram(FILE *out, const char *title, const uint64_t *counts, int first, int last,
                    const char *unit)
{
    enum { BOTTOM = 46 };
    histogram h = make_histogram(counts, first, last);
    scale y = make_scale(0, h.most, BARS_TOP + BARS_HEIGHT, BARS_TOP, 4);
    double step = fmin(46, (double)(WIDTH - BARS_LEFT - MARGIN) / h.bins);
    open_figure(out, title, BARS_TOP + BARS_HEIGHT + BOTTOM);
    draw_shares(out, &y, BARS_LEFT, WIDTH - MARGIN);
    for (int bin = 0; bin < h.bins; bin++)
        draw_bar(out, &h, bin, BARS_LEFT + step * bin, step, &y);
    text(out, "dim", "middle", BARS_LEFT + step * h.bins / 2, y.from + 37, unit);
    close_figure(out);
}

/* A line through the shares, and the area below it. */
static void draw_curve(FILE *out, const scale *x, const scale *y, const double *shares, int count)
{
    for (int area = 1; area >= 0; area--) {
        fprintf(out, "<path class=\"%s\" d=\"", area ? "area" : "curve");
        for (int i = 0; i < count; i++)
            fprintf(out, "%c%.1f %.1f", i == 0 ? 'M' : 'L', place(x, (double)i / (count - 1)),
                    place(y, shares[i]));
        if (area)
            fprintf(out, "L%.1f %.1fL%.1f %.1fZ", x->to, y->from, x->from, y->from);
        fputs("\"/>\n", out);
    }
    for (int i = 0; i < count; i++) {
        fprintf(out, "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"3\"><title>",
                place(x, (double)i / (count - 1)), place(y, shares[i]));
        page_percent(out, shares[i], 1);
        fputs("</title></circle>\n", out);
    }
}

void plot_curve(FILE *out, const char *title, const double *shares, int count, double reference,
                const char *reference_label, const char *unit)
{
    enum { TOP = 16, HEIGHT = 200, BOTTOM = 46, LEFT = 58 };
    scale x = {.low = 0, .high = 1, .from = LEFT, .to = WIDTH - 2 * MARGIN, .step = 0.1};
    scale y = {.low = 0, .high = 1, .from = TOP + HEIGHT, .to = TOP, .step = 0.25};
    open_figure(out, title, TOP + HEIGHT + BOTTOM);
    draw_ticks(out, &x, TOP, TOP + HEIGHT, true);
    draw_shares(out, &y, x.from, x.to);
    line(out, "ref", x.from, place(&y, reference), x.to, place(&y, reference));
    text(out, "reft", "end", x.to - 4, place(&y, reference) - 6, reference_label);
    draw_curve(out, &x, &y, shares, count);
    text(out, "dim", "middle", (x.from + x.to) / 2, TOP + HEIGHT + 38, unit);
    close_figure(out);
}
