/* Options of a command, on top of getopt_long, and the help printed from them. */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"

enum { MAX_OPTIONS = 32, HELP = 'h' };

void cli_args_start(cli_args *args, const cli_command *command, int argc, char **argv)
{
    *args = (cli_args){.command = command, .argc = argc, .argv = argv};
    optind = 0; /* forget the previous command */
    opterr = 0;
}

static void fill(struct option *list, const cli_command *command)
{
    int count = 0;
    for (const cli_option *o = command->options; o->name != NULL && count < MAX_OPTIONS - 2; o++)
        list[count++] = (struct option){
            o->name, o->argument == NULL ? no_argument : required_argument, NULL, o->id};
    list[count++] = (struct option){"help", no_argument, NULL, HELP};
    list[count] = (struct option){NULL, 0, NULL, 0};
}

static int refuse(cli_args *args, int problem)
{
    const char *text = args->argv[optind - 1];
    const char letter[] = {'-', (char)optopt, '\0'};
    if (problem == ':')
        cli_error(_("option '%s' needs an argument"), text);
    else if (strncmp(text, "--", 2) == 0 && optopt != 0)
        cli_error(_("option '%s' takes no argument"), text);
    else
        cli_error(_("unknown option '%s'"), optopt != 0 ? letter : text);
    cli_error(_("'antilles %s --help' lists the options"), args->command->name);
    args->exit_code = CLI_USAGE;
    return -1;
}

int cli_args_next(cli_args *args)
{
    struct option list[MAX_OPTIONS];
    fill(list, args->command);
    int id = getopt_long(args->argc, args->argv, ":h", list, NULL);
    switch (id) {
    case -1:
        args->rest = args->argv + optind;
        args->rest_count = args->argc - optind;
        return 0;
    case HELP:
        cli_help(args->command);
        args->exit_code = CLI_GOOD;
        return -1;
    case ':':
    case '?':
        return refuse(args, id);
    default:
        args->value = optarg;
        return id;
    }
}

static void print_option(const canvas *c, const char *name, const char *argument, const char *help)
{
    enum { INDENT = 20 };
    char text[64];
    char *padded = NULL;
    size_t size = 0;
    snprintf(text, sizeof text, "  --%s%s%s", name, argument == NULL ? "" : " ",
             argument == NULL ? "" : argument);
    FILE *stream = open_memstream(&padded, &size);
    if (stream == NULL)
        return;
    canvas_pad(c, stream, text, INDENT - 1);
    fclose(stream);
    canvas_wrap(c, INDENT, INK_KEY "%s" INK_PLAIN " %s", padded, help);
    free(padded);
}

/* Which games, options and players there are, where a table is to be named. */
static void print_choices(const canvas *c)
{
    canvas_put(c, "\n");
    canvas_line(c, "%s", _("Games and their options (the first value is the default):"));
    for (int i = 0; atl_games[i] != NULL; i++) {
        canvas_line(c, "  " INK_KEY "%s" INK_PLAIN, atl_games[i]->name);
        for (const atl_option *option = atl_games[i]->options; option->name != NULL; option++) {
            char text[128] = "";
            for (int v = 0; option->values[v] != NULL; v++) {
                size_t length = strlen(text);
                snprintf(text + length, sizeof text - length, "%s%s", v == 0 ? "" : "|",
                         option->values[v]);
            }
            canvas_line(c, "      %s=%s", option->name, text);
        }
    }
    canvas_put(c, "\n");
    canvas_line(c, "%s", _("Bots for the seats:"));
    for (int i = 0; atl_agent_kinds[i] != NULL; i++)
        canvas_wrap(c, 12, "  " INK_KEY "%-8s" INK_PLAIN "  %s", atl_agent_kinds[i]->name,
                    gettext(atl_agent_kinds[i]->summary));
}

void cli_help(const cli_command *command)
{
    canvas c = cli_canvas(stdout);
    bool table = false;
    canvas_wrap(&c, 7, INK_BOLD "%s" INK_PLAIN " antilles %s %s", _("Usage:"), command->name,
                gettext(command->usage));
    canvas_put(&c, "\n");
    canvas_wrap(&c, 0, "%s", gettext(command->summary));
    canvas_put(&c, "\n");
    for (const cli_option *o = command->options; o->name != NULL; o++) {
        print_option(&c, o->name, o->argument, gettext(o->help));
        table = table || o->id == CLI_PLAYERS;
    }
    print_option(&c, "lang", "en|de", _("language of all texts"));
    print_option(&c, "help", NULL, _("show this help"));
    if (table)
        print_choices(&c);
}

int cli_args_only(const cli_args *args, const char **word)
{
    *word = args->rest_count > 0 ? args->rest[0] : NULL;
    if (args->rest_count <= 1)
        return CLI_GOOD;
    cli_error(_("'%s' is one argument too many"), args->rest[1]);
    return CLI_USAGE;
}
