/* antilles merge: the parts of a tournament put together, as if it were one run. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/tournament.h"

static const cli_option options[] = {
    {TOURNAMENT_STATE, "state", "FILE", N_("write all blocks to this new file, too")},
    {TOURNAMENT_NO_TIME, "no-time", NULL, N_("leave out the time per move")},
    {TOURNAMENT_JSON, "json", NULL, N_("print the results as JSON")},
    {TOURNAMENT_HTML, "html", "FILE", N_("of a ladder: write a page with a table and a plot")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "merge",
    .usage = N_("[OPTION...] FILE..."),
    .summary = N_("Joins the state files of an arena's or a ladder's parts. The result is that of "
                  "one run that played them all."),
    .options = options,
};

static int load_all(arena_ledger *all, char **paths, int count)
{
    for (int i = 0; i < count; i++) {
        arena_ledger part;
        atl_reason why = {0};
        atl_status status = arena_ledger_load(i == 0 ? all : &part, paths[i], &why);
        if (status == ATL_OK && i > 0)
            status = arena_ledger_merge(all, &part, &why);
        if (i > 0)
            arena_ledger_free(&part);
        if (status == ATL_NO_MEMORY)
            cli_error("%s", _("out of memory"));
        else if (status != ATL_OK)
            cli_reason(paths[i], &why);
        if (status != ATL_OK)
            return CLI_FAILURE;
    }
    return CLI_GOOD;
}

static int write_state(const char *path, const arena_ledger *all)
{
    FILE *file = fopen(path, "wbx");
    if (file != NULL) {
        arena_ledger_write_head(file, all->terms, 0, 1);
        for (size_t i = 0; i < all->count; i++)
            arena_ledger_write_block(file, all->key, &all->blocks[i]);
    }
    if (file != NULL && !ferror(file) && fclose(file) == 0)
        return CLI_GOOD;
    cli_error(_("%s could not be written"), path);
    return CLI_FAILURE;
}

/* Adds blocks in their order, up to a verdict; returns how many are missing. */
static uint64_t add_blocks(tournament *t, const arena_ledger *all)
{
    for (size_t i = 0; i < all->count; i++) {
        bool undecided = arena_results_add(&t->results, &all->blocks[i]);
        if (!undecided && all->blocks[i].index == i)
            return 0;
    }
    return all->plan.blocks - all->count;
}

static int judge(tournament *t, const arena_ledger *all)
{
    if (arena_results_start(&t->results, &t->plan) != ATL_OK) {
        cli_error("%s", _("out of memory"));
        return CLI_FAILURE;
    }
    uint64_t missing = add_blocks(t, all);
    if (arena_tally_games(&t->results.tally, -1) > 0)
        standings_print(t);
    int code = t->state == NULL ? CLI_GOOD : write_state(t->state, all);
    if (code == CLI_GOOD && t->html != NULL)
        code = tournament_page(t, t->html);
    if (missing > 0) {
        cli_error(_("%" PRIu64 " of %" PRIu64 " blocks are missing"), missing, t->plan.blocks);
        code = CLI_FAILURE;
    }
    arena_results_end(&t->results);
    return code;
}

int cmd_merge(int argc, char **argv)
{
    tournament t;
    arena_ledger all = {0};
    cli_args args;
    tournament_start(&t, 0);
    cli_args_start(&args, &command, argc, argv);
    if (!tournament_options(&t, &args))
        return args.exit_code;
    if (args.rest_count == 0) {
        cli_error("%s", _("which files? Name the state files of all parts"));
        return CLI_USAGE;
    }
    int code = load_all(&all, args.rest, args.rest_count);
    if (code == CLI_GOOD && t.html != NULL && all.plan.kind != ARENA_DRAWN) {
        cli_error("%s", _("--html is for ladders"));
        code = CLI_USAGE;
    }
    if (code == CLI_GOOD) {
        t.plan = all.plan;
        code = judge(&t, &all);
    }
    arena_ledger_free(&all);
    return code;
}
