/* Where one sits, and where points come from. */
#include <string.h>

#include "report/chapter.h"
#include "report/page.h"
#include "report/plot.h"
#include "report/words.h"

void chapter_write_seats(const chapter *c)
{
    plot_row rows[ATL_MAX_SEATS];
    report_text labels[ATL_MAX_SEATS];
    const char *columns[] = {_("Seat"), _("Win share"), _("Interval (95 %)"), _("Mean score")};
    plot_axis axis = {
        .percent = true, .reference = chapter_fair(c), .reference_label = _("fair share")};
    for (int seat = 0; seat < c->players; seat++) {
        arena_share share = arena_study_seat(c->sums, seat);
        labels[seat] = report_format(_("Seat %d"), seat + 1);
        rows[seat] = (plot_row){labels[seat].text, share.share, share.low, share.high};
    }
    page_heading(c->out, _("Where one sits"));
    page_paragraph(c->out, _("Seat 1 is the first at the table when the game begins."));
    plot_intervals(c->out, _("Win share by seat"), rows, c->players, &axis);
    page_table_open(c->out, columns, 4);
    for (int seat = 0; seat < c->players; seat++) {
        page_row_open(c->out, rows[seat].label);
        page_cell_percent(c->out, rows[seat].value, 1);
        page_cell_interval(c->out, rows[seat].low, rows[seat].high, 1, true);
        page_cell(c->out, (double)c->sums->seats[seat].points / (double)c->sums->games, 2);
        page_row_close(c->out);
    }
    page_table_close(c->out);
}

void chapter_sources(const chapter *c, int place, double *means)
{
    double count = (double)c->sums->places[place].count;
    for (int i = 0; i < c->spec->source_count; i++)
        means[i] = (double)c->sums->places[place].points[i] / count;
    means[c->spec->source_count] =
        (double)c->sums->places[place].points[ARENA_MOST_SOURCES - 1] / count;
}

/* Whether some points came from nowhere. */
static bool has_rest(const chapter *c)
{
    for (int place = 0; place < c->players; place++) {
        if (c->sums->places[place].points[ARENA_MOST_SOURCES - 1] != 0)
            return true;
    }
    return false;
}

/* Rows of places, parts of sources. */
typedef struct grid {
    int rows, parts;
    const char *names[ARENA_MOST_SOURCES];
    const char *labels[ATL_MAX_SEATS];
    report_text texts[ATL_MAX_SEATS];
    double values[ATL_MAX_SEATS * ARENA_MOST_SOURCES];
} grid;

static void write_table(const chapter *c, const grid *g)
{
    const char *columns[ARENA_MOST_SOURCES + 2];
    columns[0] = _("Place");
    for (int i = 0; i < g->parts; i++)
        columns[i + 1] = g->names[i];
    columns[g->parts + 1] = _("Sum");
    page_table_open(c->out, columns, g->parts + 2);
    for (int row = 0; row < g->rows; row++) {
        double sum = 0;
        page_row_open(c->out, g->labels[row]);
        for (int i = 0; i < g->parts; i++) {
            page_cell(c->out, g->values[row * g->parts + i], 1);
            sum += g->values[row * g->parts + i];
        }
        page_cell(c->out, sum, 1);
        page_row_close(c->out);
    }
    page_table_close(c->out);
}

void chapter_write_sources(const chapter *c)
{
    grid g = {.parts = c->spec->source_count + has_rest(c)};
    if (g.parts == 0)
        return;
    for (int i = 0; i < c->spec->source_count; i++)
        g.names[i] = gettext(c->text->sources[i]);
    g.names[c->spec->source_count] = _("Other");
    for (int place = 0; place < c->players; place++) {
        double means[ARENA_MOST_SOURCES];
        if (c->sums->places[place].count == 0)
            continue;
        chapter_sources(c, place, means);
        memcpy(g.values + (ptrdiff_t)g.rows * g.parts, means, (size_t)g.parts * sizeof *means);
        g.texts[g.rows] = report_format(_("Place %d"), place + 1);
        g.labels[g.rows] = g.texts[g.rows].text;
        g.rows++;
    }
    page_heading(c->out, _("Where the points come from"));
    page_paragraph(c->out, _("Mean points from each source, by the place that was reached."));
    plot_stacked(c->out, _("Points by source and place"), g.labels, g.rows, g.names, g.parts,
                 g.values);
    write_table(c, &g);
}
