/* The page of a study, section by section. */
#include "report/study.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "arena/tally.h"
#include "report/page.h"
#include "report/plot.h"
#include "report/words.h"

/* One number of players on the page. */
typedef struct chapter {
    FILE *out;
    const text_game *text;
    const arena_study_spec *spec;
    const arena_study_sums *sums;
    int players;
} chapter;

static double fair(const chapter *c)
{
    return 1.0 / c->players;
}

static double per_game(const chapter *c, uint64_t count)
{
    return (double)count / (double)c->sums->games;
}

static const char *rounds_name(const chapter *c)
{
    const char *kind = c->spec->game->event_kinds[c->spec->round_kind].name;
    return strcmp(kind, "turn") == 0 ? _("turns") : _("rounds");
}

static void write_tiles(const chapter *c)
{
    int first = 0;
    int last = 0;
    double mean = 0;
    page_tiles_open(c->out);
    page_tile(c->out, (double)c->sums->games, 0, "", _("games"));
    if (c->spec->round_kind >= 0 &&
        arena_study_range(c->sums->rounds, ARENA_MOST_LENGTH, &first, &last, &mean))
        page_tile(c->out, mean, 1, "", rounds_name(c));
    page_tile(c->out, per_game(c, c->sums->decisions) / c->players, 1, "",
              _("decisions of a player with a choice"));
    page_tile(c->out, (double)c->sums->choices / (double)c->sums->decisions, 1, "",
              _("possibilities to choose from"));
    if (arena_study_range(c->sums->points, ARENA_MOST_POINTS, &first, &last, &mean))
        page_tile(c->out, mean, 1, "", _("points of a winner"));
    if (arena_study_range(c->sums->margins, ARENA_MOST_POINTS, &first, &last, &mean))
        page_tile(c->out, mean, 1, "", _("points between first and second"));
    page_tile(c->out, 100 * per_game(c, c->sums->shared), 1, "\u00a0%", _("shared victories"));
    page_tiles_close(c->out);
}

/* ---- seats ------------------------------------------------------------------- */

/* What the intervals allow to say about the seats. */
static void tell_seats(const chapter *c, const plot_row *rows)
{
    int best = 0;
    int worst = 0;
    bool clear = false;
    for (int seat = 0; seat < c->players; seat++) {
        best = rows[seat].value > rows[best].value ? seat : best;
        worst = rows[seat].value < rows[worst].value ? seat : worst;
        clear = clear || rows[seat].low > fair(c) || rows[seat].high < fair(c);
    }
    report_text said =
        clear ? report_format(_("It matters where one sits: seat %d wins most often, seat %d "
                                "least. Seat 1 begins the game."),
                              best + 1, worst + 1)
              : report_format("%s", _("No seat has a clear advantage: what difference there is "
                                      "can be chance. Seat 1 begins the game."));
    page_paragraph(c->out, said.text);
}

static void write_seats(const chapter *c)
{
    plot_row rows[ATL_MAX_SEATS];
    report_text labels[ATL_MAX_SEATS];
    const char *columns[] = {_("Seat"), _("Win share"), _("95 % interval"), _("Mean score")};
    plot_axis axis = {.percent = true, .reference = fair(c), .reference_label = _("fair share")};
    for (int seat = 0; seat < c->players; seat++) {
        arena_share share = arena_study_seat(c->sums, seat);
        labels[seat] = report_format(_("Seat %d"), seat + 1);
        rows[seat] = (plot_row){labels[seat].text, share.share, share.low, share.high};
    }
    page_heading(c->out, _("Where one sits"));
    tell_seats(c, rows);
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

/* ---- sources of points ------------------------------------------------------- */

/* The mean points of a place from every source; the last part is what is left. */
static void source_means(const chapter *c, int place, double *means)
{
    double count = (double)c->sums->places[place].count;
    for (int i = 0; i < c->spec->source_count; i++)
        means[i] = (double)c->sums->places[place].points[i] / count;
    means[c->spec->source_count] =
        (double)c->sums->places[place].points[ARENA_MOST_SOURCES - 1] / count;
}

static bool has_rest(const chapter *c)
{
    for (int place = 0; place < c->players; place++) {
        if (c->sums->places[place].points[ARENA_MOST_SOURCES - 1] != 0)
            return true;
    }
    return false;
}

static void write_source_table(const chapter *c, const char *const *names, int parts,
                               const char *const *labels, const double *values, int rows)
{
    const char *columns[ARENA_MOST_SOURCES + 2];
    columns[0] = _("Place");
    for (int i = 0; i < parts; i++)
        columns[i + 1] = names[i];
    columns[parts + 1] = _("Sum");
    page_table_open(c->out, columns, parts + 2);
    for (int row = 0; row < rows; row++) {
        double sum = 0;
        page_row_open(c->out, labels[row]);
        for (int i = 0; i < parts; i++) {
            page_cell(c->out, values[row * parts + i], 1);
            sum += values[row * parts + i];
        }
        page_cell(c->out, sum, 1);
        page_row_close(c->out);
    }
    page_table_close(c->out);
}

static void write_sources(const chapter *c)
{
    const char *names[ARENA_MOST_SOURCES];
    const char *labels[ATL_MAX_SEATS];
    report_text texts[ATL_MAX_SEATS];
    double means[ARENA_MOST_SOURCES];
    double values[ATL_MAX_SEATS * ARENA_MOST_SOURCES];
    int parts = c->spec->source_count + has_rest(c);
    int rows = 0;
    for (int i = 0; i < c->spec->source_count; i++)
        names[i] = gettext(c->text->sources[i]);
    names[c->spec->source_count] = _("Other");
    for (int place = 0; place < c->players; place++) {
        if (c->sums->places[place].count == 0)
            continue;
        source_means(c, place, means);
        memcpy(values + rows * parts, means, (size_t)parts * sizeof *means);
        texts[rows] = report_format(_("Place %d"), place + 1);
        labels[rows] = texts[rows].text;
        rows++;
    }
    if (parts == 0)
        return;
    page_heading(c->out, _("Where the points come from"));
    page_paragraph(c->out, _("Mean points from each source, by the place that was reached."));
    plot_stacked(c->out, _("Points by source and place"), labels, rows, names, parts, values);
    write_source_table(c, names, parts, labels, values, rows);
}

/* ---- deeds -------------------------------------------------------------------- */

/* A deed with what is said about it. */
typedef struct deed {
    const char *name;
    double often;           /* per player and game */
    double winners, others; /* the same among winners and the rest */
    double seats;           /* share of players who do it at all */
    arena_share more;       /* wins of those who do it more than their table */
} deed;

static deed judge_deed(const chapter *c, int group, int word)
{
    const arena_deed_sums *sums = &c->sums->deeds[c->spec->groups[group].first + word];
    double seats = (double)c->sums->games * c->players;
    double winners = (double)c->sums->winners;
    deed d = {.name = report_deed_name(c->spec, c->text, group, word),
              .often = (double)sums->times / seats,
              .winners = (double)sums->times_winners / winners,
              .others = seats > winners
                            ? (double)(sums->times - sums->times_winners) / (seats - winners)
                            : NAN,
              .seats = (double)sums->seats / seats,
              .more = {NAN, NAN, NAN}};
    if (sums->more > 0)
        d.more = arena_wilson((double)sums->more_wins / ARENA_VICTORY / (double)sums->more,
                              (double)sums->more, arena_student((double)sums->more));
    return d;
}

static int by_share(const void *a, const void *b)
{
    const deed *left = a;
    const deed *right = b;
    return left->more.share > right->more.share ? -1 : left->more.share < right->more.share;
}

/* The deeds of a group that were seen, those with the highest share first. */
static int collect_deeds(const chapter *c, int group, deed *deeds)
{
    int count = 0;
    for (int word = 0; word < c->spec->groups[group].count; word++) {
        deed d = judge_deed(c, group, word);
        if (d.often > 0 && !isnan(d.more.share))
            deeds[count++] = d;
    }
    qsort(deeds, (size_t)count, sizeof *deeds, by_share);
    return count;
}

static void write_deed_table(const chapter *c, const deed *deeds, int count)
{
    const char *columns[] = {_("What"),
                             _("Per player and game"),
                             _("Winners"),
                             _("Others"),
                             _("Players who do it"),
                             _("Win share of those "
                               "who do it more"),
                             _("95 % interval")};
    page_table_open(c->out, columns, 7);
    for (int i = 0; i < count; i++) {
        const deed *d = &deeds[i];
        page_row_open(c->out, d->name);
        page_cell(c->out, d->often, 2);
        page_cell(c->out, d->winners, 2);
        page_cell(c->out, d->others, 2);
        page_cell_percent(c->out, d->seats, 1);
        page_cell_percent(c->out, d->more.share, 1);
        page_cell_interval(c->out, d->more.low, d->more.high, 1, true);
        page_row_close(c->out);
    }
    page_table_close(c->out);
}

static void write_deeds(const chapter *c)
{
    deed deeds[ARENA_MOST_DEEDS];
    plot_row rows[ARENA_MOST_DEEDS];
    plot_axis axis = {.percent = true, .reference = fair(c), .reference_label = _("fair share")};
    if (c->spec->group_count == 0)
        return;
    page_heading(c->out, _("What goes with winning"));
    page_paragraph(c->out, _("The plots show how often players win who do something more often "
                             "than their table does on average. Right of the dashed line it goes "
                             "with winning, left of it with losing. That need not be a cause: who "
                             "is ahead may do other things because of it."));
    for (int group = 0; group < c->spec->group_count; group++) {
        int count = collect_deeds(c, group, deeds);
        if (count < 2)
            continue;
        for (int i = 0; i < count; i++)
            rows[i] = (plot_row){deeds[i].name, deeds[i].more.share, deeds[i].more.low,
                                 deeds[i].more.high};
        page_subheading(c->out, report_group_title(c->spec, c->text, group));
        plot_intervals(c->out, report_group_title(c->spec, c->text, group), rows, count, &axis);
        write_deed_table(c, deeds, count);
    }
}

/* ---- length and tension -------------------------------------------------------- */

static void write_histogram(const chapter *c, const char *title, const uint64_t *counts, int size,
                            const char *unit)
{
    int first = 0;
    int last = 0;
    double mean = 0;
    if (!arena_study_range(counts, size, &first, &last, &mean))
        return;
    page_subheading(c->out, title);
    plot_histogram(c->out, title, counts, first, last, unit);
}

static void write_length(const chapter *c)
{
    page_heading(c->out, _("How long it takes"));
    if (c->spec->round_kind >= 0)
        write_histogram(c, rounds_name(c), c->sums->rounds, ARENA_MOST_LENGTH, rounds_name(c));
    write_histogram(c, _("decisions with a choice, of all players together"), c->sums->lengths,
                    ARENA_MOST_LENGTH, _("decisions"));
}

static void write_tension(const chapter *c)
{
    double shares[ARENA_MOMENTS + 1];
    for (int i = 0; i <= ARENA_MOMENTS; i++)
        shares[i] = arena_study_leader(c->sums, i);
    page_heading(c->out, _("How close it is"));
    report_text said = report_format(
        _("Who leads after half of the game wins %.0f of 100 games; after three quarters it is "
          "%.0f. An even race would start at the dashed line and rise late."),
        100 * shares[ARENA_MOMENTS / 2], 100 * shares[ARENA_MOMENTS * 3 / 4]);
    page_paragraph(c->out, said.text);
    plot_curve(c->out, _("How often the leader of the moment wins"), shares, ARENA_MOMENTS + 1,
               fair(c), _("fair share"), _("part of the game that was played"));
    write_histogram(c, _("Points between first and second"), c->sums->margins, ARENA_MOST_POINTS,
                    _("points"));
    write_histogram(c, _("Points of the winners"), c->sums->points, ARENA_MOST_POINTS, _("points"));
}

static void write_chapter(const chapter *c)
{
    write_tiles(c);
    write_seats(c);
    write_sources(c);
    write_deeds(c);
    write_length(c);
    write_tension(c);
}

void report_study(FILE *out, const arena_study *study, const text_game *text)
{
    const arena_plan *plan = study->plan;
    arena_study_sums *sums = malloc(sizeof *sums);
    report_text players = report_players(plan);
    report_text lead = report_format(
        _("What games with %s players between bots of the kind %s say about the game. Seed %" PRIu64
          "."),
        players.text, plan->bots[0].text, plan->seed);
    page_open(out, _("Study of a game"), plan->game->title, lead.text);
    for (int table = 0; table < plan->table_count && sums != NULL; table++) {
        chapter c = {out, text, study->spec, sums, plan->tables[table].setup.players};
        arena_study_total(study, table, sums);
        if (sums->games == 0)
            continue;
        if (plan->table_count > 1) {
            report_text title = report_format(_("With %d players"), c.players);
            page_heading(out, title.text);
        }
        write_chapter(&c);
    }
    page_note(out, _("Bots are not people: what they do well or badly shapes every figure here. "
                     "Intervals hold in 95 of 100 cases. A shared victory counts in parts."));
    page_close(out, report_foot());
    free(sums);
}
