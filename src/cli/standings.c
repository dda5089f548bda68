/* The results of a tournament, printed. */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/tournament.h"
#include "text/text.h"
#include "wire/arena.h"
#include "wire/wire.h"

enum { LEAST_NAME = 8, MOST_NAME = 44 };

/* "greedy x3": a bot, and how many seats of a table are its own. */
static void name_of(char *text, size_t size, const arena_plan *plan, int bot, double seats)
{
    if (plan->kind == ARENA_FIXED && seats > 1 && seats == floor(seats))
        snprintf(text, size, "%s \u00d7%g", plan->bots[bot].text, seats);
    else
        snprintf(text, size, "%s", plan->bots[bot].text);
}

int standings_name_columns(const canvas *c, const arena_plan *plan)
{
    int columns = LEAST_NAME;
    for (int bot = 0; bot < plan->bot_count; bot++) {
        int own = canvas_columns(c, plan->bots[bot].text) + 4;
        columns = own > columns ? own : columns;
    }
    return columns > MOST_NAME ? MOST_NAME : columns;
}

/* Columns of figures behind the name. */
enum { GAMES = 9, RANK = 11, SHARE = 11, INTERVAL = 17, FAIR = 9, SCORE = 12, TIME = 12 };

static void print_head(const canvas *c, const tournament *t)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_DIM, line.to);
    canvas_pad(c, line.to, _("bot"), standings_name_columns(c, &t->plan));
    canvas_pad(c, line.to, _("games"), -GAMES);
    canvas_pad(c, line.to, _("mean rank"), -RANK);
    canvas_pad(c, line.to, _("win share"), -SHARE);
    canvas_pad(c, line.to, _("interval (95 %)"), -INTERVAL);
    canvas_pad(c, line.to, _("fair"), -FAIR);
    canvas_pad(c, line.to, _("mean score"), -SCORE);
    if (t->times)
        canvas_pad(c, line.to, _("ms/move"), -TIME);
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, -1);
}

static void print_row(const canvas *c, const tournament *t, int table, int bot)
{
    arena_figures f = arena_tally_bot(&t->results.tally, table, bot);
    char text[ATL_AGENT_BYTES + 16];
    text_line line;
    text_line_open(&line);
    name_of(text, sizeof text, &t->plan, bot, f.seats);
    canvas_pad(c, line.to, text, standings_name_columns(c, &t->plan));
    snprintf(text, sizeof text, "%.1f\u2013%.1f %%", 100 * f.win_share.low, 100 * f.win_share.high);
    fprintf(line.to, "%*" PRIu64 "%*.3f%*.1f %%", GAMES, f.games, RANK, f.mean_rank, SHARE - 2,
            100 * f.win_share.share);
    canvas_pad(c, line.to, text, -INTERVAL);
    fprintf(line.to, "%*.1f %%%*.2f", FAIR - 2, 100 * f.fair_share, SCORE, f.mean_score);
    if (t->times)
        fprintf(line.to, "%*.4f", TIME, f.ms_per_move);
    text_line_close(&line, c, -1);
}

static void print_table(const canvas *c, const tournament *t, int table)
{
    print_head(c, t);
    for (int bot = 0; bot < t->plan.bot_count; bot++)
        print_row(c, t, table, bot);
    for (int bot = 0; bot < t->plan.bot_count; bot++) {
        uint64_t incidents = arena_tally_bot(&t->results.tally, table, bot).incidents;
        if (incidents > 0)
            canvas_line(c,
                        ngettext("%s: %" PRIu64 " incident", "%s: %" PRIu64 " incidents",
                                 (unsigned long)incidents),
                        t->plan.bots[bot].text, incidents);
    }
}

static void print_title(const canvas *c, const tournament *t)
{
    const arena_tally *tally = &t->results.tally;
    text_line line;
    text_line_open(&line);
    fprintf(line.to, INK_BOLD "%s" INK_PLAIN ", ", t->plan.game->title);
    for (int i = 0; i < t->plan.table_count; i++)
        fprintf(line.to, "%s%d", i == 0 ? "" : ", ", t->plan.tables[i].setup.players);
    fprintf(line.to, _(" players, %" PRIu64 " games in %" PRIu64 " blocks, seed %" PRIu64),
            arena_tally_games(tally, -1), arena_tally_blocks(tally, -1), t->plan.seed);
    if (t->parts > 1)
        fprintf(line.to, _(", part %" PRIu64 " of %" PRIu64), t->part + 1, t->parts);
    text_line_close(&line, c, 2);
    if (t->plan.planned > t->plan.games)
        canvas_wrap(c, 0,
                    _("%" PRIu64 " games were asked for; whole blocks, in which every bot "
                      "plays from every seat, make %" PRIu64 "."),
                    t->plan.games, t->plan.planned);
}

static void put_elo(FILE *to, double elo)
{
    if (isfinite(elo))
        fprintf(to, "%+.0f", elo);
    else
        fputs(elo > 0 ? "+\u221e" : "-\u221e", to);
}

static void print_pair(const canvas *c, const tournament *t)
{
    arena_share score = arena_tally_score(&t->results.tally);
    text_line line;
    text_line_open(&line);
    fprintf(line.to, _("%s against %s, by places: "), t->plan.bots[0].text, t->plan.bots[1].text);
    put_elo(line.to, arena_elo(score.share));
    fputs(_(" Elo (95 %: "), line.to);
    put_elo(line.to, arena_elo(score.low));
    fputs(_(" to "), line.to);
    put_elo(line.to, arena_elo(score.high));
    fputs(")", line.to);
    canvas_put(c, "\n");
    text_line_close(&line, c, 2);
}

static void print_sprt(const canvas *c, const tournament *t)
{
    const arena_sprt *sprt = &t->results.sprt;
    const char *meaning[] = {
        [ARENA_NO_VERDICT] = _("no verdict yet"),
        [ARENA_H0] = _("H0 is accepted"),
        [ARENA_H1] = _("H1 is accepted"),
    };
    canvas_wrap(c, 2, _("SPRT, H0: %+g Elo, H1: %+g Elo: LLR %.2f between %.2f and %.2f: %s."),
                t->plan.elo0, t->plan.elo1, sprt->llr, sprt->lower, sprt->upper,
                meaning[sprt->verdict]);
}

/* Ratings from the best down, with who was placed before whom. */
static void print_ratings(const canvas *c, const tournament *t)
{
    enum { RATING = 9, WIDE_INTERVAL = 18 };
    arena_elo_rating ratings[ARENA_MOST_BOTS];
    int order[ARENA_MOST_BOTS];
    int columns = standings_name_columns(c, &t->plan);
    text_line line;
    arena_rating_judge(t->results.rating, ratings);
    arena_rating_order(ratings, t->plan.bot_count, order);
    canvas_put(c, "\n");
    text_line_open(&line);
    fputs(INK_DIM, line.to);
    canvas_pad(c, line.to, _("bot"), columns);
    canvas_pad(c, line.to, _("rating"), -RATING);
    canvas_pad(c, line.to, _("interval (95 %)"), -WIDE_INTERVAL);
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, -1);
    for (int i = 0; i < t->plan.bot_count; i++) {
        const arena_elo_rating *rating = &ratings[order[i]];
        char interval[48];
        snprintf(interval, sizeof interval, "%.0f\u2013%.0f", rating->low, rating->high);
        text_line_open(&line);
        canvas_pad(c, line.to, t->plan.bots[order[i]].text, columns);
        fprintf(line.to, "%*.0f", RATING, rating->rating);
        canvas_pad(c, line.to, interval, -WIDE_INTERVAL);
        text_line_close(&line, c, -1);
    }
}

void standings_print(const tournament *t)
{
    canvas c = cli_canvas(stdout);
    if (t->json) {
        wire_tournament w = {&t->results, t->part, t->parts, t->times};
        wire_print(stdout, wire_arena(&w));
        return;
    }
    print_title(&c, t);
    for (int table = 0; table < t->plan.table_count && t->plan.table_count > 1; table++) {
        canvas_put(&c, "\n");
        canvas_line(&c, _("%d players:"), t->plan.tables[table].setup.players);
        print_table(&c, t, table);
    }
    canvas_put(&c, "\n");
    if (t->plan.table_count > 1)
        canvas_line(&c, "%s", _("All together:"));
    print_table(&c, t, -1);
    if (arena_is_pair(&t->plan))
        print_pair(&c, t);
    if (t->plan.has_sprt)
        print_sprt(&c, t);
    if (t->plan.kind == ARENA_DRAWN)
        print_ratings(&c, t);
}
