/* antilles check: verifies records completely. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/progress.h"
#include "fair/dice.h"

enum { OPT_QUIET = 1 };

static const cli_option options[] = {
    {OPT_QUIET, "quiet", NULL, N_("print only what is wrong")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "check",
    .usage = N_("FILE..."),
    .summary = N_("Verifies records: the seal, every tag, every action by the rules, the "
                  "result, and a server's dice. Tells line and reason of what is wrong."),
    .options = options,
};

/* The dice of a record that has some: they are what was promised, and every outcome of
 * chance is theirs. */
static atl_status check_dice(const atl_match *match, const atl_record_info *info, atl_reason *why)
{
    uint8_t seed[DICE_SEED_BYTES];
    char commitment[DICE_COMMITMENT_TEXT];
    uint32_t step = 0;
    char text[16];
    if (info->dice.table[0] == '\0')
        return ATL_OK;
    if (!dice_seed_read(seed, info->dice.seed))
        return atl_refuse(why, ATL_SENTENCE("'{0}' is not a seed"), info->dice.seed, NULL, NULL);
    dice_commitment(seed, info->dice.table, commitment);
    if (strcmp(commitment, info->dice.commitment) != 0)
        return atl_refuse(why,
                          ATL_SENTENCE("the seed of the dice is not the one that was promised: its "
                                       "commitment is {0}"),
                          commitment, NULL, NULL);
    if (dice_verify(seed, match, &step))
        return ATL_OK;
    snprintf(text, sizeof text, "%" PRIu32, step);
    return atl_refuse(why, ATL_SENTENCE("the outcome of chance in step {0} is not the dice's"),
                      text, NULL, NULL);
}

static bool check_file(const char *path, bool quiet)
{
    atl_match *match = NULL;
    atl_record_info info;
    atl_reason why = {0};
    atl_status status = atl_record_load(&match, &info, path, &why);
    if (status == ATL_OK)
        status = check_dice(match, &info, &why);
    if (status == ATL_NO_MEMORY)
        cli_error("%s: %s", path, _("out of memory"));
    else if (status != ATL_OK)
        cli_reason(path, &why);
    else if (!quiet && info.dice.table[0] != '\0')
        printf(_("%s: good, %s, %d players, %u actions, %s, fair dice\n"), path,
               atl_match_game(match)->title, atl_match_setup(match)->players,
               (unsigned)atl_match_steps(match),
               atl_match_to_act(match) == ATL_OVER ? _("finished") : _("unfinished"));
    else if (!quiet)
        printf(_("%s: good, %s, %d players, %u actions, %s\n"), path, atl_match_game(match)->title,
               atl_match_setup(match)->players, (unsigned)atl_match_steps(match),
               atl_match_to_act(match) == ATL_OVER ? _("finished") : _("unfinished"));
    atl_match_free(match);
    return status == ATL_OK;
}

int cmd_check(int argc, char **argv)
{
    cli_args args;
    progress p;
    bool quiet = false;
    int bad = 0;
    int id = 0;
    cli_args_start(&args, &command, argc, argv);
    while ((id = cli_args_next(&args)) > 0)
        quiet = true;
    if (id < 0)
        return args.exit_code;
    if (args.rest_count == 0) {
        cli_error("%s", _("name at least one record to check"));
        return CLI_USAGE;
    }
    progress_start(&p, (uint64_t)args.rest_count);
    p.visible = p.visible && quiet;
    for (int i = 0; i < args.rest_count; i++) {
        bad += !check_file(args.rest[i], quiet);
        progress_show(&p, (uint64_t)i + 1);
    }
    progress_end(&p);
    if (bad > 0)
        cli_error(ngettext("%d of %d record is bad", "%d of %d records are bad",
                           (unsigned long)args.rest_count),
                  bad, args.rest_count);
    return bad == 0 ? CLI_GOOD : CLI_FAILURE;
}
