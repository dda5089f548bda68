/* antilles backup: copies the database of a server, whether it runs or not. */
#include "cli/cli.h"
#include "server/config.h"

enum { OPT_DATA = 1 };

static const cli_option options[] = {
    {OPT_DATA, "data", "DIR", N_("folder of the database")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "backup",
    .usage = N_("[--data DIR] FILE"),
    .summary = N_("Copies the database of a server to a new file, also while the server runs. "
                  "The copy holds everything that was acknowledged before it began."),
    .options = options,
};

int cmd_backup(int argc, char **argv)
{
    server_config config;
    cli_args args;
    atl_reason why = {0};
    atl_status status = ATL_OK;
    const char *file = NULL;
    int id = 0;
    config_start(&config);
    cli_args_start(&args, &command, argc, argv);
    while (status == ATL_OK && (id = cli_args_next(&args)) > 0)
        status = config_set(&config, "data", args.value, &why);
    if (id < 0)
        return args.exit_code;
    if (status == ATL_OK)
        status = config_finish(&config, &why);
    if (status != ATL_OK) {
        cli_reason(NULL, &why);
        return CLI_USAGE;
    }
    if (cli_args_only(&args, &file) != CLI_GOOD)
        return CLI_USAGE;
    if (file == NULL) {
        cli_error("%s", _("name the file to write"));
        return CLI_USAGE;
    }
    status = store_copy(config.data, file, &why);
    if (status == ATL_OK)
        return CLI_GOOD;
    if (status == ATL_NO_MEMORY)
        cli_error("%s", _("out of memory"));
    else
        cli_reason(NULL, &why);
    return CLI_FAILURE;
}
