/* antilles arena: bots in all seats on the same seeds, and how sure the result is. */
#include "cli/tournament.h"

static const cli_option options[] = {
    {CLI_SEATS, "seats", "A,B,...", N_("the bots; the last one fills the seats that are left")},
    TOURNAMENT_TABLE_OPTIONS,
    TOURNAMENT_STATE_OPTIONS,
    {TOURNAMENT_SPRT, "sprt", "E0,E1",
     N_("two bots only: stop as soon as it is clear whether the first is stronger by E1 Elo "
        "rather than by E0")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "arena",
    .usage = N_("GAME --seats A,B,... [OPTION...]"),
    .summary = N_("Lets bots play each other from all seats. A block is one seed, played once "
                  "with every rotation of the bots; blocks are the units of all intervals."),
    .options = options,
};

static int set_sprt(tournament *t, const char *text)
{
    if (text == NULL)
        return CLI_GOOD;
    if (!arena_is_pair(&t->plan)) {
        cli_error("%s", _("--sprt needs exactly two different bots"));
        return CLI_USAGE;
    }
    t->plan.has_sprt = tournament_elos(text, &t->plan.elo0, &t->plan.elo1);
    if (t->plan.has_sprt)
        return CLI_GOOD;
    cli_error(_("'%s' is not two strengths in Elo such as 0,10"), text);
    return CLI_USAGE;
}

int cmd_arena(int argc, char **argv)
{
    tournament t;
    cli_args args;
    const char *game = NULL;
    tournament_start(&t, 1000);
    cli_args_start(&args, &command, argc, argv);
    if (!tournament_options(&t, &args))
        return args.exit_code;
    if (cli_args_only(&args, &game) != CLI_GOOD)
        return CLI_USAGE;
    const char *seats = t.table.seats_text != NULL ? t.table.seats_text : "greedy,random";
    int code = tournament_finish(&t, game, ARENA_FIXED, seats);
    if (code == CLI_GOOD)
        code = set_sprt(&t, t.sprt);
    if (code != CLI_GOOD)
        return code;
    code = tournament_play(&t);
    if (arena_tally_games(&t.results.tally, -1) > 0)
        standings_print(&t);
    arena_results_end(&t.results);
    return code;
}
