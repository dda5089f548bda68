/* antilles ladder: many bots rated together, from tables drawn from all of them. */
#include <errno.h>
#include <string.h>

#include "cli/tournament.h"
#include "report/ladder.h"

static const cli_option options[] = {
    {TOURNAMENT_BOTS, "bots", "A,B,...", N_("the bots to be rated")},
    TOURNAMENT_TABLE_OPTIONS,
    TOURNAMENT_STATE_OPTIONS,
    {TOURNAMENT_HTML, "html", "FILE", N_("write a page with a table and a plot")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "ladder",
    .usage = N_("GAME --bots A,B,C,... [OPTION...]"),
    .summary = N_("Rates bots together on the scale of Elo. Tables are drawn from all bots; every "
                  "draw is a block, played on one seed with every rotation of the bots."),
    .options = options,
};

bool tournament_page_start(const char *path)
{
    FILE *file = path == NULL ? NULL : fopen(path, "ab");
    if (path != NULL && file == NULL)
        cli_error(_("%s cannot be written: %s"), path, strerror(errno));
    else if (file != NULL)
        fclose(file);
    return path == NULL || file != NULL;
}

int tournament_page(const tournament *t, const char *path)
{
    FILE *file = fopen(path, "wb");
    if (file != NULL)
        report_ladder(file, &t->results, t->times);
    if (file != NULL && !ferror(file) && fclose(file) == 0)
        return CLI_GOOD;
    cli_error(_("%s could not be written"), path);
    return CLI_FAILURE;
}

static int run(tournament *t)
{
    if (t->plan.bot_count < 2) {
        cli_error("%s", _("a ladder needs at least two different bots"));
        return CLI_USAGE;
    }
    if (!tournament_page_start(t->html))
        return CLI_FAILURE;
    int code = tournament_play(t);
    if (arena_tally_games(&t->results.tally, -1) > 0) {
        standings_print(t);
        if (t->html != NULL && tournament_page(t, t->html) != CLI_GOOD)
            code = CLI_FAILURE;
    }
    arena_results_end(&t->results);
    return code;
}

int cmd_ladder(int argc, char **argv)
{
    tournament t;
    cli_args args;
    const char *game = NULL;
    tournament_start(&t, 1000);
    t.bots = "random,greedy,novice,easy,medium";
    cli_args_start(&args, &command, argc, argv);
    if (!tournament_options(&t, &args))
        return args.exit_code;
    if (cli_args_only(&args, &game) != CLI_GOOD)
        return CLI_USAGE;
    int code = tournament_finish(&t, game, ARENA_DRAWN, t.bots);
    return code == CLI_GOOD ? run(&t) : code;
}
