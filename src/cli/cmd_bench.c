/* antilles bench: the speed of random play on one core, and a signature of it that
 * a pure refactoring must not change. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/progress.h"
#include "wire/wire.h"

enum { OPT_SECONDS = 1, OPT_JSON };

enum { MOST_SECONDS = 3600, SIGNATURE_GAMES = 500, GAMES_A_LOOK = 64 };

static const cli_option options[] = {
    {CLI_PLAYERS, "players", "N", N_("how many play")},
    {CLI_OPTION, "option", "K=V", N_("an option of the game; may be given several times")},
    {CLI_EDITION, "edition", "FILE", N_("numbers of your own copy of the game")},
    {OPT_SECONDS, "seconds", "S", N_("how long to measure each (1)")},
    {OPT_JSON, "json", NULL, N_("print the figures as JSON")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "bench",
    .usage = N_("[GAME] [OPTION...]"),
    .summary = N_("Measures random play on one core: all games and numbers of players, unless "
                  "told otherwise."),
    .options = options,
};

typedef struct figures {
    const atl_game *game;
    int players;
    double steps_per_second, games_per_second, steps_per_game, copy_ns;
    uint32_t signature;
} figures;

/* FNV-1a over four bytes. */
static uint32_t mix(uint32_t hash, uint32_t value)
{
    for (int i = 0; i < 4; i++)
        hash = (hash ^ (value >> (8 * i) & 0xFFU)) * UINT32_C(16777619);
    return hash;
}

/* One game of random play; returns its number of steps. When `hash` is not NULL,
 * who acted, how many choices there were, what was done and the result go into it:
 * no byte of a state, so that its layout may change. */
static inline uint32_t play_once(const atl_game *game, const atl_setup *setup, atl_rng *rng,
                                 uint32_t *hash)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    atl_action legal[ATL_MAX_ACTIONS];
    uint32_t steps = 0;
    game->setup(state, setup, NULL, NULL);
    for (int actor = game->to_act(state); actor != ATL_OVER; actor = game->to_act(state)) {
        int count = game->legal(state, legal);
        atl_action action = actor == ATL_CHANCE ? atl_chance_pick(game, state, legal, count, rng)
                                                : legal[atl_rng_below(rng, (uint32_t)count)];
        if (hash != NULL)
            *hash = mix(mix(mix(*hash, (uint32_t)actor), (uint32_t)count), action);
        game->apply(state, action, NULL);
        steps++;
    }
    if (hash != NULL) {
        atl_result result;
        game->score(state, &result);
        for (int seat = 0; seat < setup->players; seat++)
            *hash = mix(mix(*hash, (uint32_t)result.points[seat]), result.rank[seat]);
    }
    return steps;
}

static uint32_t signature(const atl_game *game, const atl_setup *setup)
{
    uint32_t hash = UINT32_C(2166136261);
    atl_rng rng;
    atl_rng_seed(&rng, 1, 0);
    for (int i = 0; i < SIGNATURE_GAMES; i++)
        play_once(game, setup, &rng, &hash);
    return hash;
}

static double measure_copy(const atl_game *game)
{
    enum { COPIES = 4000000 };
    _Alignas(8) static unsigned char from[ATL_MAX_STATE];
    _Alignas(8) static unsigned char to[ATL_MAX_STATE];
    double start = progress_clock();
    for (int i = 0; i < COPIES; i++) {
        memcpy(to, from, game->state_bytes);
        __asm__ volatile("" : : "r"(to), "r"(from) : "memory"); /* keep every copy */
    }
    return (progress_clock() - start) / (double)COPIES * 1e9;
}

static figures measure(const atl_game *game, const atl_setup *setup, double seconds)
{
    figures f = {.game = game, .players = setup->players};
    uint64_t steps = 0;
    uint64_t games = 0;
    double elapsed = 0;
    atl_rng rng;
    atl_rng_seed(&rng, 1, 0);
    f.signature = signature(game, setup);
    double start = progress_clock();
    while (elapsed < seconds && !progress_interrupted()) {
        for (int i = 0; i < GAMES_A_LOOK; i++)
            steps += play_once(game, setup, &rng, NULL);
        games += GAMES_A_LOOK;
        elapsed = progress_clock() - start;
    }
    f.steps_per_second = (double)steps / elapsed;
    f.games_per_second = (double)games / elapsed;
    f.steps_per_game = (double)steps / (double)games;
    f.copy_ns = measure_copy(game);
    return f;
}

static json_t *to_json(const figures *f)
{
    return json_pack("{s:s, s:i, s:f, s:f, s:f, s:i, s:f, s:I}", "game", f->game->name, "players",
                     f->players, "steps_per_second", f->steps_per_second, "games_per_second",
                     f->games_per_second, "steps_per_game", f->steps_per_game, "state_bytes",
                     (int)f->game->state_bytes, "copy_ns", f->copy_ns, "signature",
                     (json_int_t)f->signature);
}

static void print_head(void)
{
    printf("%-14s %7s %12s %11s %11s %6s %8s %10s\n", _("game"), _("players"), _("steps/s"),
           _("games/s"), _("steps/game"), _("bytes"), _("copy ns"), _("signature"));
}

static void print_row(const figures *f)
{
    printf("%-14s %7d %12.0f %11.0f %11.1f %6d %8.2f %10" PRIu32 "\n", f->game->name, f->players,
           f->steps_per_second, f->games_per_second, f->steps_per_game, f->game->state_bytes,
           f->copy_ns, f->signature);
    fflush(stdout);
}

/* The table with another number of players; the options may not suit it. */
static bool with_players(atl_setup *setup, const cli_table *table, int players)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    *setup = table->setup;
    setup->players = (uint8_t)players;
    return table->game->setup(state, setup, NULL, NULL) == ATL_OK;
}

/* Measures one game with the players asked for, or with all numbers of them. */
static void bench_game(const cli_table *table, double seconds, json_t *list)
{
    const atl_game *game = table->game;
    for (int players = game->min_players; players <= game->max_players; players++) {
        atl_setup setup;
        bool wanted = table->players_text == NULL || players == table->setup.players;
        if (!wanted || !with_players(&setup, table, players) || progress_interrupted())
            continue;
        figures f = measure(game, &setup, seconds);
        if (list != NULL)
            json_array_append_new(list, to_json(&f));
        else
            print_row(&f);
    }
}

static int run(cli_table *table, const char *name, double seconds, bool json)
{
    json_t *list = json ? json_array() : NULL;
    progress_catch_interrupt();
    int code = CLI_GOOD;
    bool head = !json;
    for (const atl_game *const *game = atl_games; *game != NULL && code == CLI_GOOD; game++) {
        if (name != NULL && strcmp(name, (*game)->name) != 0)
            continue;
        cli_table one = *table;
        code = cli_table_finish(&one, (*game)->name, &(cli_seating){2, "random", false});
        if (code == CLI_GOOD && head)
            print_head();
        head = false;
        if (code == CLI_GOOD)
            bench_game(&one, seconds, list);
    }
    if (code == CLI_GOOD && list != NULL)
        wire_print(stdout, list);
    else
        json_decref(list);
    if (code == CLI_GOOD && progress_interrupted()) {
        cli_error("%s", _("interrupted"));
        return CLI_FAILURE;
    }
    return code;
}

int cmd_bench(int argc, char **argv)
{
    cli_table table;
    cli_args args;
    uint64_t seconds = 1;
    bool json = false;
    int id = 0;
    cli_table_start(&table);
    cli_args_start(&args, &command, argc, argv);
    while ((id = cli_args_next(&args)) > 0) {
        if (cli_table_option(&table, id, args.value))
            continue;
        if (id == OPT_JSON) {
            json = true;
        } else if (!cli_number(args.value, MOST_SECONDS, &seconds) || seconds == 0) {
            cli_error(_("'%s' is not a number of seconds"), args.value);
            return CLI_USAGE;
        }
    }
    if (id < 0)
        return args.exit_code;
    const char *name = NULL;
    if (cli_args_only(&args, &name) != CLI_GOOD)
        return CLI_USAGE;
    if (name != NULL && atl_game_find(name) == NULL)
        return cli_table_finish(&table, name, &(cli_seating){2, "random", false});
    return run(&table, name, (double)seconds, json);
}
