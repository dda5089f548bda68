/* antilles study: what many games between bots say about a game. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/tournament.h"
#include "report/study.h"
#include "wire/study.h"
#include "wire/wire.h"

static const cli_option options[] = {
    {TOURNAMENT_BOTS, "bots", "A", N_("who plays all seats (greedy)")},
    TOURNAMENT_TABLE_OPTIONS,
    {TOURNAMENT_HTML, "html", "FILE", N_("write a page with tables and plots")},
    {TOURNAMENT_JSON, "json", NULL, N_("print the figures as JSON")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "study",
    .usage = N_("GAME [OPTION...]"),
    .summary = N_("Lets one kind of bot play a game many times and looks at the game: seats, "
                  "sources of points, what goes with winning, length, and how close it is."),
    .options = options,
};

enum { SEAT = 6, SHARE = 10, INTERVAL = 19, SCORE = 18 };

static void print_seats(const canvas *c, const arena_study_sums *sums, int players)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_DIM, line.to);
    canvas_pad(c, line.to, _("seat"), -SEAT);
    canvas_pad(c, line.to, _("share"), -SHARE);
    canvas_pad(c, line.to, _("interval (95 %)"), -INTERVAL);
    canvas_pad(c, line.to, _("mean score"), -SCORE);
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, -1);
    for (int seat = 0; seat < players; seat++) {
        arena_share share = arena_study_seat(sums, seat);
        char interval[48];
        snprintf(interval, sizeof interval, "%.1f\u2013%.1f %%", 100 * share.low, 100 * share.high);
        text_line_open(&line);
        fprintf(line.to, "%*d%*.1f %%", SEAT, seat, SHARE - 2, 100 * share.share);
        canvas_pad(c, line.to, interval, -INTERVAL);
        fprintf(line.to, "%*.2f", SCORE, (double)sums->seats[seat].points / (double)sums->games);
        text_line_close(&line, c, -1);
    }
}

static void print_summary(const arena_study *study)
{
    canvas c = cli_canvas(stdout);
    arena_study_sums *sums = malloc(sizeof *sums);
    for (int t = 0; t < study->plan->table_count && sums != NULL; t++) {
        int players = study->plan->tables[t].setup.players;
        arena_study_total(study, t, sums);
        if (sums->games == 0)
            continue;
        printf(ngettext("%s, %d players, %" PRIu64 " game, seed %" PRIu64 "\n",
                        "%s, %d players, %" PRIu64 " games, seed %" PRIu64 "\n", sums->games),
               study->plan->game->title, players, sums->games, study->plan->seed);
        print_seats(&c, sums, players);
        printf(_("decisions per game %.1f, of %.1f possibilities each\n"),
               (double)sums->decisions / (double)sums->games,
               (double)sums->choices / (double)sums->decisions);
        printf(_("who leads after half of the game wins %.1f %%\n"),
               100 * arena_study_leader(sums, ARENA_MOMENTS / 2));
    }
    free(sums);
}

static int write_page(const arena_study *study, const text_game *text, const char *path)
{
    FILE *file = fopen(path, "wb");
    if (file != NULL)
        report_study(file, study, text);
    if (file != NULL && !ferror(file) && fclose(file) == 0)
        return CLI_GOOD;
    cli_error(_("%s could not be written"), path);
    return CLI_FAILURE;
}

static int show(const tournament *t, const arena_study *study, const text_game *text,
                const char *html)
{
    int code = html == NULL ? CLI_GOOD : write_page(study, text, html);
    if (t->json)
        wire_print(stdout, wire_study(study, text->sources));
    else
        print_summary(study);
    return code;
}

static int run(const tournament *t)
{
    arena_study study;
    arena_study_spec spec;
    const text_game *text = text_find(t->plan.game);
    report_study_spec(&spec, text);
    if (!tournament_page_start(t->html))
        return CLI_FAILURE;
    if (arena_study_start(&study, &t->plan, &spec, t->threads) != ATL_OK) {
        cli_error("%s", _("out of memory"));
        return CLI_FAILURE;
    }
    arena_run games = {.watch = {arena_study_look, &study}};
    int code = tournament_run(t, &games, t->plan.planned);
    int shown = show(t, &study, text, t->html);
    if (code == CLI_GOOD && progress_interrupted()) {
        cli_error("%s", _("interrupted"));
        code = CLI_FAILURE;
    }
    arena_study_end(&study);
    return code == CLI_GOOD ? shown : code;
}

int cmd_study(int argc, char **argv)
{
    tournament t;
    cli_args args;
    const char *game = NULL;
    tournament_start(&t, 2000);
    t.bots = "greedy";
    cli_args_start(&args, &command, argc, argv);
    if (!tournament_options(&t, &args))
        return args.exit_code;
    if (cli_args_only(&args, &game) != CLI_GOOD)
        return CLI_USAGE;
    if (cli_count_bots(t.bots) > 1) {
        cli_error(_("'%s' is one argument too many"), t.bots);
        return CLI_USAGE;
    }
    if (t.table.players_text == NULL)
        t.table.players_text = "4";
    int code = tournament_finish(&t, game, ARENA_FIXED, t.bots);
    return code == CLI_GOOD ? run(&t) : code;
}
