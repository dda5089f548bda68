/* The page of a ladder. */
#include "report/ladder.h"

#include <inttypes.h>
#include <math.h>

#include "report/page.h"
#include "report/plot.h"
#include "report/words.h"

/* Everything the parts of the page draw from. */
typedef struct ladder {
    FILE *out;
    const arena_results *results;
    const arena_plan *plan;
    bool times;
    arena_elo_rating ratings[ARENA_MOST_BOTS];
    int order[ARENA_MOST_BOTS]; /* best first */
} ladder;

static const char *bot_name(const ladder *l, int place)
{
    return l->plan->bots[l->order[place]].text;
}

static void write_plot(const ladder *l)
{
    plot_row rows[ARENA_MOST_BOTS];
    plot_axis axis = {.reference = ARENA_RATING_MEAN, .reference_label = _("average")};
    for (int i = 0; i < l->plan->bot_count; i++) {
        const arena_elo_rating *rating = &l->ratings[l->order[i]];
        rows[i] = (plot_row){bot_name(l, i), rating->rating, rating->low, rating->high};
    }
    plot_intervals(l->out, _("Ratings with their intervals (95 %)"), rows, l->plan->bot_count,
                   &axis);
}

static void write_table(const ladder *l)
{
    const char *columns[] = {_("Bot"),        _("Rating"),     _("Interval (95 %)"),
                             _("Games"),      _("Mean rank"),  _("Win share"),
                             _("Fair share"), _("Mean score"), _("ms per move")};
    page_table_open(l->out, columns, l->times ? 9 : 8);
    for (int i = 0; i < l->plan->bot_count; i++) {
        const arena_elo_rating *rating = &l->ratings[l->order[i]];
        arena_figures f = arena_tally_bot(&l->results->tally, -1, l->order[i]);
        page_row_open(l->out, bot_name(l, i));
        page_cell(l->out, rating->rating, 0);
        page_cell_interval(l->out, rating->low, rating->high, 0, false);
        page_cell(l->out, (double)f.games, 0);
        page_cell(l->out, f.mean_rank, 2);
        page_cell_percent(l->out, f.win_share.share, 1);
        page_cell_percent(l->out, f.fair_share, 1);
        page_cell(l->out, f.mean_score, 1);
        if (l->times)
            page_cell(l->out, f.ms_per_move, f.ms_per_move < 10 ? 3 : 0);
        page_row_close(l->out);
    }
    page_table_close(l->out);
}

/* Row before column. Columns are numbered, as names may be long. */
static void write_matrix(const ladder *l)
{
    const char *columns[ARENA_MOST_BOTS + 1];
    report_text numbers[ARENA_MOST_BOTS];
    columns[0] = _("placed before");
    for (int i = 0; i < l->plan->bot_count; i++) {
        numbers[i] = report_format("%d", i + 1);
        columns[i + 1] = numbers[i].text;
    }
    page_table_open(l->out, columns, l->plan->bot_count + 1);
    for (int i = 0; i < l->plan->bot_count; i++) {
        report_text label = report_format("%d  %s", i + 1, bot_name(l, i));
        page_row_open(l->out, label.text);
        for (int j = 0; j < l->plan->bot_count; j++)
            page_cell_heat(l->out,
                           arena_rating_ahead(l->results->rating, l->order[i], l->order[j]));
        page_row_close(l->out);
    }
    page_table_close(l->out);
}

void report_ladder(FILE *out, const arena_results *results, bool times)
{
    const arena_plan *plan = results->tally.plan;
    ladder l = {.out = out, .results = results, .plan = plan, .times = times};
    report_text games = report_count(arena_tally_games(&results->tally, -1));
    report_text players = report_players(plan);
    report_text lead =
        report_format(_("%d bots rated from %s games with %s players, seed %" PRIu64 "."),
                      plan->bot_count, games.text, players.text, plan->seed);
    arena_rating_judge(results->rating, l.ratings);
    arena_rating_order(l.ratings, plan->bot_count, l.order);
    page_open(out, _("Ladder of bots"), plan->game->title, lead.text);
    page_heading(out, _("Ratings"));
    page_paragraph(out, _("A difference of 100 means that the better bot is placed before the "
                          "other in 64 of 100 games in which both sit at the table, of 200 in 76, "
                          "of 400 in 91. The average of all bots is 1500."));
    write_plot(&l);
    write_table(&l);
    page_heading(out, _("Who is placed before whom"));
    page_paragraph(out, _("How often the bot of the row is placed before the bot of the column, "
                          "with shared places as halves. The columns are numbered like the rows."));
    write_matrix(&l);
    page_note(out, _("Tables are drawn from all bots; every draw is played from all seats on the "
                     "same seed, and such a block counts as one observation. Ratings are those of "
                     "the Bradley-Terry model on all pairs of seats; intervals come from 200 "
                     "resamples of the blocks. A bot that never loses has a rating that is too "
                     "low rather than too high."));
    page_close(out, report_foot());
}
