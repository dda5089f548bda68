/* antilles ladder: many bots rated together, from tables drawn from all of them. */
#include <errno.h>
#include <string.h>

#include "cli/tournament.h"
#include "report/ladder.h"

enum { OPT_BOTS = 1, OPT_HTML };

static const cli_option options[] = {
    {OPT_BOTS, "bots", "A,B,...", N_("the bots to be rated")},
    TOURNAMENT_TABLE_OPTIONS,
    TOURNAMENT_STATE_OPTIONS,
    {OPT_HTML, "html", "FILE", N_("write a page with a table and a plot")},
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

static int run(tournament *t, const char *html)
{
    if (t->plan.bot_count < 2) {
        cli_error("%s", _("a ladder needs at least two different bots"));
        return CLI_USAGE;
    }
    if (!tournament_page_start(html))
        return CLI_FAILURE;
    int code = tournament_play(t);
    if (arena_tally_games(&t->results.tally, -1) > 0) {
        standings_print(t);
        if (html != NULL && tournament_page(t, html) != CLI_GOOD)
            code = CLI_FAILURE;
    }
    arena_results_end(&t->results);
    return code;
}

int cmd_ladder(int argc, char **argv)
{
    tournament t;
    cli_args args;
    const char *html = NULL;
    const char *bots = "random,greedy,novice,easy,medium";
    int id = 0;
    tournament_start(&t, 1000);
    cli_args_start(&args, &command, argc, argv);
    while ((id = cli_args_next(&args)) > 0) {
        if (id == OPT_BOTS)
            bots = args.value;
        else if (!tournament_option(&t, id, args.value))
            html = args.value;
    }
    if (id < 0)
        return args.exit_code;
    const char *game = NULL;
    if (cli_args_only(&args, &game) != CLI_GOOD)
        return CLI_USAGE;
    int code = tournament_finish(&t, game, ARENA_DRAWN, bots);
    return code == CLI_GOOD ? run(&t, html) : code;
}
