/* antilles simulate: whole games between bots, and who won them. */
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "antilles/arena.h"
#include "cli/cli.h"
#include "cli/progress.h"
#include "kit/kit.h"
#include "wire/wire.h"

enum { OPT_GAMES = 1, OPT_RECORDS, OPT_JSON };

enum { MOST_GAMES = 1000000000 };

static const cli_option options[] = {
    CLI_TABLE_OPTIONS,
    {OPT_GAMES, "games", "K", N_("how many games to play (100)")},
    {OPT_RECORDS, "records", "DIR",
     N_("write every game's record there; games already there are not played again")},
    {OPT_JSON, "json", NULL, N_("print the counts as JSON")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "simulate",
    .usage = N_("GAME [OPTION...]"),
    .summary = N_("Lets bots play whole games and counts who wins. The same seed gives the same "
                  "games."),
    .options = options,
};

typedef struct tally {
    uint64_t games;
    double wins[ATL_MAX_SEATS]; /* shared ones in parts */
    int64_t points[ATL_MAX_SEATS];
} tally;

typedef struct simulation {
    cli_table table;
    uint64_t games;
    const char *records;
    bool json;
    tally tally;
    atl_agent agents[ATL_MAX_SEATS]; /* started */
} simulation;

static void count_game(tally *t, const atl_match *match)
{
    atl_result result;
    int players = atl_match_setup(match)->players;
    atl_match_game(match)->score(atl_match_state(match), &result);
    int winners = atl_result_winners(&result, players);
    for (int seat = 0; seat < players; seat++) {
        t->points[seat] += result.points[seat];
        if (result.rank[seat] == 1)
            t->wins[seat] += 1.0 / winners;
    }
    t->games++;
}

/* Whether a record is this very game of this simulation, finished. */
static bool same_game(const simulation *sim, const atl_match *match, const atl_record_info *info,
                      uint64_t seed)
{
    const atl_setup *setup = atl_match_setup(match);
    if (atl_match_game(match) != sim->table.game || setup->players != sim->table.setup.players ||
        memcmp(setup->options, sim->table.setup.options, sizeof setup->options) != 0 ||
        memcmp(&setup->edition, &sim->table.setup.edition, sizeof setup->edition) != 0)
        return false;
    for (int seat = 0; seat < setup->players; seat++) {
        if (strcmp(info->seats[seat].agent, sim->table.seats[seat].text) != 0)
            return false;
    }
    return info->has_seed && info->seed == seed && atl_match_to_act(match) == ATL_OVER;
}

/* A game that an earlier run has recorded: CLI_GOOD and *match, CLI_GOOD and NULL
 * when there is none, or CLI_FAILURE after having reported. */
static int load_game(const simulation *sim, const char *path, uint64_t seed, atl_match **match)
{
    atl_record_info info;
    atl_reason why = {0};
    *match = NULL;
    if (access(path, F_OK) != 0)
        return CLI_GOOD;
    if (atl_record_load(match, &info, path, &why) != ATL_OK) {
        cli_reason(path, &why);
        return CLI_FAILURE;
    }
    if (same_game(sim, *match, &info, seed))
        return CLI_GOOD;
    cli_error(_("%s is the record of another game, or unfinished; it is left as it is"), path);
    atl_match_free(*match);
    return CLI_FAILURE;
}

static int save_game(const simulation *sim, const char *path, uint64_t seed, const atl_match *match)
{
    atl_record_info info = {0};
    atl_reason why = {0};
    cli_table_info(&sim->table, &info);
    info.has_seed = true;
    info.seed = seed;
    if (atl_record_save(path, match, &info, &why) == ATL_OK)
        return CLI_GOOD;
    cli_reason(path, &why);
    return CLI_FAILURE;
}

static int play_game(simulation *sim, uint64_t index)
{
    const cli_table *table = &sim->table;
    char path[PATH_MAX];
    uint64_t seed = atl_rng_derive(table->seed, index);
    atl_match *match = NULL;
    if (sim->records != NULL) {
        int size = snprintf(path, sizeof path, "%s/%s-%" PRIu64 "-%06" PRIu64 ".atl", sim->records,
                            table->game->name, table->seed, index + 1);
        if (size >= (int)sizeof path) {
            cli_error("%s", _("the name of the folder is too long"));
            return CLI_FAILURE;
        }
        int code = load_game(sim, path, seed, &match);
        if (code != CLI_GOOD)
            return code;
    }
    if (match == NULL) {
        if (atl_match_new(&match, table->game, &table->setup, NULL) != ATL_OK ||
            atl_play(match, sim->agents, seed) != ATL_OK) {
            cli_error("%s", _("out of memory"));
            atl_match_free(match);
            return CLI_FAILURE;
        }
        if (sim->records != NULL && save_game(sim, path, seed, match) != CLI_GOOD) {
            atl_match_free(match);
            return CLI_FAILURE;
        }
    }
    count_game(&sim->tally, match);
    atl_match_free(match);
    return CLI_GOOD;
}

static void print_json(const simulation *sim)
{
    const tally *t = &sim->tally;
    double games = (double)t->games;
    json_t *seats = json_array();
    for (int seat = 0; seat < sim->table.setup.players; seat++) {
        json_t *object = json_pack("{s:s, s:f, s:f, s:f}", "bot", sim->table.seats[seat].text,
                                   "wins", t->wins[seat], "win_share", t->wins[seat] / games,
                                   "mean_score", (double)t->points[seat] / games);
        if (sim->agents[seat].kind->external)
            json_object_set_new(object, "incidents", json_integer(sim->agents[seat].incidents));
        json_array_append_new(seats, object);
    }
    json_t *object = json_pack("{s:s, s:i, s:I, s:o, s:o}", "game", sim->table.game->name,
                               "players", sim->table.setup.players, "games", (json_int_t)t->games,
                               "seed", wire_seed(sim->table.seed), "seats", seats);
    wire_print(stdout, object);
}

static void print_table(const simulation *sim)
{
    const tally *t = &sim->tally;
    double games = (double)t->games;
    printf(ngettext("%s, %d players, %" PRIu64 " game, seed %" PRIu64 "\n",
                    "%s, %d players, %" PRIu64 " games, seed %" PRIu64 "\n", t->games),
           sim->table.game->title, sim->table.setup.players, t->games, sim->table.seed);
    int width = 16;
    for (int seat = 0; seat < sim->table.setup.players; seat++)
        width = atl_max(width, (int)strlen(sim->table.seats[seat].text));
    printf("%4s  %-*s %10s %9s %11s\n", _("seat"), width, _("bot"), _("wins"), _("share"),
           _("mean score"));
    for (int seat = 0; seat < sim->table.setup.players; seat++)
        printf("%4d  %-*s %10.2f %7.1f %% %11.2f\n", seat, width, sim->table.seats[seat].text,
               t->wins[seat], 100 * t->wins[seat] / games, (double)t->points[seat] / games);
    for (int seat = 0; seat < sim->table.setup.players; seat++) {
        uint32_t incidents = sim->agents[seat].incidents;
        if (sim->agents[seat].kind->external)
            printf(ngettext("seat %d: %" PRIu32 " incident\n", "seat %d: %" PRIu32 " incidents\n",
                            incidents),
                   seat, incidents);
    }
}

static int start_agents(simulation *sim)
{
    atl_status status = ATL_OK;
    for (int seat = 0; seat < sim->table.setup.players && status == ATL_OK; seat++) {
        sim->agents[seat] = sim->table.seats[seat].agent;
        status = atl_agent_start(&sim->agents[seat], sim->table.game);
    }
    if (status == ATL_OK)
        return CLI_GOOD;
    cli_error("%s", _("out of memory"));
    return CLI_FAILURE;
}

static void stop_agents(simulation *sim)
{
    for (int seat = 0; seat < sim->table.setup.players; seat++)
        atl_agent_stop(&sim->agents[seat]);
}

static int run(simulation *sim)
{
    progress p;
    int code = start_agents(sim);
    if (code == CLI_GOOD && sim->records != NULL && mkdir(sim->records, 0777) != 0 &&
        errno != EEXIST) {
        cli_error(_("the folder '%s' cannot be made: %s"), sim->records, strerror(errno));
        code = CLI_FAILURE;
    }
    progress_catch_interrupt();
    progress_start(&p, sim->games);
    for (uint64_t i = 0; i < sim->games && code == CLI_GOOD && !progress_interrupted(); i++) {
        code = play_game(sim, i);
        progress_show(&p, i + 1);
    }
    progress_end(&p);
    stop_agents(sim);
    if (sim->tally.games > 0) {
        if (sim->json)
            print_json(sim);
        else
            print_table(sim);
    }
    if (code == CLI_GOOD && sim->tally.games < sim->games) {
        cli_error(_("interrupted after %" PRIu64 " of %" PRIu64 " games"), sim->tally.games,
                  sim->games);
        return CLI_FAILURE;
    }
    return code;
}

int cmd_simulate(int argc, char **argv)
{
    simulation sim = {.games = 100};
    cli_args args;
    int id = 0;
    cli_table_start(&sim.table);
    cli_args_start(&args, &command, argc, argv);
    while ((id = cli_args_next(&args)) > 0) {
        if (cli_table_option(&sim.table, id, args.value))
            continue;
        switch (id) {
        case OPT_GAMES:
            if (!cli_number(args.value, MOST_GAMES, &sim.games) || sim.games == 0) {
                cli_error(_("'%s' is not a number of games"), args.value);
                return CLI_USAGE;
            }
            break;
        case OPT_RECORDS:
            sim.records = args.value;
            break;
        default:
            sim.json = true;
        }
    }
    if (id < 0)
        return args.exit_code;
    const char *game = NULL;
    if (cli_args_only(&args, &game) != CLI_GOOD)
        return CLI_USAGE;
    int code = cli_table_finish(&sim.table, game, &(cli_seating){4, "greedy", false});
    return code == CLI_GOOD ? run(&sim) : code;
}
