/* antilles: finds the command and runs it. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"

typedef struct command_entry {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
} command_entry;

static const command_entry commands[] = {
    {"play", cmd_play, N_("play a game in the terminal")},
    {"simulate", cmd_simulate, N_("let bots play many games and count who wins")},
    {"arena", cmd_arena, N_("measure bots against each other, from all seats")},
    {"ladder", cmd_ladder, N_("rate many bots together")},
    {"study", cmd_study, N_("learn about a game from bots' games")},
    {"merge", cmd_merge, N_("join the parts of an arena or a ladder")},
    {"replay", cmd_replay, N_("show a recorded game step by step")},
    {"check", cmd_check, N_("verify records completely")},
    {"perft", cmd_perft, N_("count the positions of a game's decision tree")},
    {"bench", cmd_bench, N_("measure the speed of the games")},
    {"serve", cmd_serve, N_("host tables for people and bots")},
    {"backup", cmd_backup, N_("copy a server's database, also while it runs")},
    {"engine", cmd_engine, N_("play through a text protocol, for other programs")},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void print_help(FILE *out)
{
    fprintf(out, _("Usage: %s\n"), "antilles COMMAND [ARGUMENT...]");
    fprintf(out, "\n%s\n\n",
            _("Caribbean trading games: play them, watch bots play them, study them."));
    fprintf(out, "%s\n", _("Commands:"));
    for (int i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-10s %s\n", commands[i].name, _(commands[i].summary));
    fprintf(out, "\n%s\n", _("Games:"));
    for (const atl_game *const *game = atl_games; *game != NULL; game++)
        fprintf(out, _("  %-15s %s, %d to %d players\n"), (*game)->name, (*game)->title,
                (*game)->min_players, (*game)->max_players);
    fprintf(out, "\n%s\n", _("Bots:"));
    for (const atl_agent_kind *const *kind = atl_agent_kinds; *kind != NULL; kind++)
        fprintf(out, "  %-10s %s\n", (*kind)->name, _((*kind)->summary));
    fprintf(out, "\n%s\n",
            _("'antilles COMMAND --help' tells more; every command takes --lang en or --lang de.\n"
              "The games' names belong to their owners; this is an independent, unofficial "
              "program."));
}

/* What could not be printed is a failure. */
static int finish_output(int code)
{
    if (fflush(stdout) == 0 || code != CLI_GOOD)
        return code;
    cli_error("%s", _("the output could not be written"));
    return CLI_FAILURE;
}

int main(int argc, char **argv)
{
    int code = cli_language_start(&argc, argv);
    if (code != CLI_GOOD)
        return code;
    if (argc < 2) {
        print_help(stderr);
        return CLI_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
        strcmp(argv[1], "help") == 0) {
        print_help(stdout);
        return finish_output(CLI_GOOD);
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("antilles %s\n", ANTILLES_VERSION);
        return finish_output(CLI_GOOD);
    }
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(argv[1], commands[i].name) == 0)
            return finish_output(commands[i].run(argc - 1, argv + 1));
    }
    cli_error(_("there is no command '%s'; see 'antilles --help'"), argv[1]);
    return CLI_USAGE;
}
