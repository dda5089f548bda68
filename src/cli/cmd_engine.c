/* antilles engine: the search behind the engine protocol. */
#include <libintl.h>

#include "cli/cli.h"
#include "engine/engine.h"

static const cli_option options[] = {
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "engine",
    .usage = N_("[OPTION...]"),
    .summary = N_("Plays through standard input and output, for other programs. docs/PROTOCOL.md "
                  "specifies the lines; 'atl' is the first to send, 'quit' the last."),
    .options = options,
};

static const char *translate(const char *sentence)
{
    return gettext(sentence);
}

int cmd_engine(int argc, char **argv)
{
    const engine_world world = {
        .in = stdin, .out = stdout, .version = ANTILLES_VERSION, .translate = translate};
    cli_args args;
    int id = 0;
    cli_args_start(&args, &command, argc, argv);
    while ((id = cli_args_next(&args)) > 0)
        continue;
    if (id < 0)
        return args.exit_code;
    if (args.rest_count > 0) {
        cli_error(_("'%s' is one argument too many"), args.rest[0]);
        return CLI_USAGE;
    }
    if (engine_serve(&world))
        return CLI_GOOD;
    cli_error("%s", _("out of memory"));
    return CLI_FAILURE;
}
