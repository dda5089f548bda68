/* antilles perft: counts the positions of a game's decision tree, exactly.
 *
 * Chance is fixed: of its outcomes in ascending order of their codes, the middle
 * one (number count/2, from 0) happens, and takes no depth. So another program can
 * compare its rules with ours by numbers alone. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/progress.h"

enum { OPT_DEPTH = 1, OPT_DIVIDE };

enum { MOST_DEPTH = 30, DEFAULT_DEPTH = 4 };

static const cli_option options[] = {
    {CLI_PLAYERS, "players", "N", N_("how many play")},
    {CLI_OPTION, "option", "K=V", N_("an option of the game; may be given several times")},
    {CLI_EDITION, "edition", "FILE", N_("numbers of your own copy of the game")},
    {OPT_DEPTH, "depth", "D", N_("how many decisions deep (4)")},
    {OPT_DIVIDE, "divide", NULL, N_("count below each first action apart")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "perft",
    .usage = N_("GAME [OPTION...]"),
    .summary = N_("Counts the positions after each number of decisions. Chance is fixed to the "
                  "middle one of its outcomes and takes no depth."),
    .options = options,
};

static void settle_chance(const atl_game *game, void *state)
{
    atl_action legal[ATL_MAX_ACTIONS];
    while (game->to_act(state) == ATL_CHANCE) {
        int count = game->legal(state, legal);
        game->apply(state, legal[count / 2], NULL);
    }
}

/* Adds the positions `depth` decisions below a state; counts[d] are those after d
 * more decisions. */
static void count_positions(const atl_game *game, const void *state, int depth, uint64_t *counts)
{
    counts[0]++;
    if (depth == 0 || game->to_act(state) == ATL_OVER || progress_interrupted())
        return;
    atl_action legal[ATL_MAX_ACTIONS];
    _Alignas(8) unsigned char next[ATL_MAX_STATE];
    int count = game->legal(state, legal);
    for (int i = 0; i < count; i++) {
        memcpy(next, state, game->state_bytes);
        game->apply(next, legal[i], NULL);
        settle_chance(game, next);
        count_positions(game, next, depth - 1, counts + 1);
    }
}

static void print_divided(const atl_game *game, const void *state, int depth)
{
    atl_action legal[ATL_MAX_ACTIONS];
    _Alignas(8) unsigned char next[ATL_MAX_STATE];
    char notation[ATL_NOTATION_BYTES];
    int count = game->to_act(state) == ATL_OVER ? 0 : game->legal(state, legal);
    for (int i = 0; i < count && !progress_interrupted(); i++) {
        uint64_t counts[MOST_DEPTH + 1] = {0};
        memcpy(next, state, game->state_bytes);
        game->apply(next, legal[i], NULL);
        settle_chance(game, next);
        count_positions(game, next, depth - 1, counts);
        game->notate(legal[i], notation);
        printf("%s: %" PRIu64 "\n", notation, counts[depth - 1]);
    }
}

static int run(const cli_table *table, int depth, bool divide)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    uint64_t counts[MOST_DEPTH + 1] = {0};
    const atl_game *game = table->game;
    game->setup(state, &table->setup, NULL, NULL);
    settle_chance(game, state);
    progress_catch_interrupt();
    if (divide && depth > 0)
        print_divided(game, state, depth);
    count_positions(game, state, depth, counts);
    if (progress_interrupted()) {
        cli_error("%s", _("interrupted"));
        return CLI_FAILURE;
    }
    for (int d = 0; d <= depth; d++)
        printf("perft(%d) = %" PRIu64 "\n", d, counts[d]);
    return CLI_GOOD;
}

int cmd_perft(int argc, char **argv)
{
    cli_table table;
    cli_args args;
    uint64_t depth = DEFAULT_DEPTH;
    bool divide = false;
    int id = 0;
    cli_table_start(&table);
    cli_args_start(&args, &command, argc, argv);
    while ((id = cli_args_next(&args)) > 0) {
        if (cli_table_option(&table, id, args.value))
            continue;
        if (id == OPT_DIVIDE) {
            divide = true;
        } else if (!cli_number(args.value, MOST_DEPTH, &depth)) {
            cli_error(_("'%s' is no depth from 0 to %d"), args.value, MOST_DEPTH);
            return CLI_USAGE;
        }
    }
    if (id < 0)
        return args.exit_code;
    const char *game = NULL;
    if (cli_args_only(&args, &game) != CLI_GOOD)
        return CLI_USAGE;
    int code = cli_table_finish(&table, game, &(cli_seating){2, "random", false});
    return code == CLI_GOOD ? run(&table, (int)depth, divide) : code;
}
