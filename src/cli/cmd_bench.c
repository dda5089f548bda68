/* antilles bench: the speed on one core of random play, with a signature of it that
 * a pure refactoring must not change, or of the search. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "antilles/search.h"
#include "cli/cli.h"
#include "cli/progress.h"
#include "wire/wire.h"

enum { OPT_SECONDS = 1, OPT_SEARCH, OPT_JSON };

enum { MOST_SECONDS = 3600, SIGNATURE_GAMES = 500, GAMES_A_LOOK = 64, ITERATIONS_A_LOOK = 64 };

static const cli_option options[] = {
    {CLI_PLAYERS, "players", "N", N_("how many play")},
    {CLI_OPTION, "option", "K=V", N_("an option of the game; may be given several times")},
    {CLI_EDITION, "edition", "FILE", N_("numbers of your own copy of the game")},
    {OPT_SECONDS, "seconds", "S", N_("how long to measure each (1)")},
    {OPT_SEARCH, "search", NULL, N_("measure the search instead: iterations to the end of a game")},
    {OPT_JSON, "json", NULL, N_("print the figures as JSON")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "bench",
    .usage = N_("[GAME] [OPTION...]"),
    .summary = N_("Measures random play or the search on one core: all games and numbers of "
                  "players, unless told otherwise."),
    .options = options,
};

/* The command line. */
typedef struct request {
    cli_table table;
    const char *game; /* NULL: all of them */
    uint64_t seconds;
    bool search, json;
} request;

typedef struct figures {
    const atl_game *game;
    int players;
    double steps_per_second, games_per_second, steps_per_game, copy_ns;
    uint32_t signature;
    double iterations_per_second; /* of a search; then the others are not measured */
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

static void measure(figures *f, const atl_game *game, const atl_setup *setup, double seconds)
{
    *f = (figures){.game = game, .players = setup->players};
    uint64_t steps = 0;
    uint64_t games = 0;
    double elapsed = 0;
    atl_rng rng;
    atl_rng_seed(&rng, 1, 0);
    f->signature = signature(game, setup);
    double start = progress_clock();
    while (elapsed < seconds && !progress_interrupted()) {
        for (int i = 0; i < GAMES_A_LOOK; i++)
            steps += play_once(game, setup, &rng, NULL);
        games += GAMES_A_LOOK;
        elapsed = progress_clock() - start;
    }
    f->steps_per_second = (double)steps / elapsed;
    f->games_per_second = (double)games / elapsed;
    f->steps_per_game = (double)steps / (double)games;
    f->copy_ns = measure_copy(game);
}

/* ---- the search --------------------------------------------------------------- */

/* From the start of a game, once chance has brought what it brings first. */
static void start_search(atl_search *search, const atl_game *game, const atl_setup *setup)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    atl_rng rng;
    atl_rng_seed(&rng, 1, 0);
    game->setup(state, setup, NULL, NULL);
    while (game->to_act(state) == ATL_CHANCE)
        game->apply(state, atl_chance_draw(game, state, &rng), NULL);
    int seat = game->to_act(state);
    game->observe(state, seat, state);
    atl_search_start(search, state, seat, &rng);
}

/* Iterations that play on at random to the end, with no rule of thumb in the tree.
 * False when there is no memory for it. */
static bool measure_search(figures *f, const atl_game *game, const atl_setup *setup, double seconds)
{
    *f = (figures){.game = game, .players = setup->players};
    atl_search_settings settings;
    double elapsed = 0;
    atl_search_defaults(&settings);
    settings.iterations = 0;
    settings.cutoff = ATL_NO_CUTOFF;
    settings.rollout = 0;
    settings.prior = 0;
    void *memory = malloc(atl_search_bytes(&settings));
    if (memory == NULL)
        return false;
    atl_search *search = atl_search_open(memory, &settings, game, NULL);
    start_search(search, game, setup);
    double start = progress_clock();
    while (elapsed < seconds && !progress_interrupted()) {
        atl_search_run(search, ITERATIONS_A_LOOK);
        elapsed = progress_clock() - start;
    }
    f->iterations_per_second = (double)atl_search_iterations(search) / elapsed;
    free(memory);
    return true;
}

/* ---- the report ---------------------------------------------------------------- */

static json_t *search_to_json(const figures *f)
{
    return json_pack("{s:s, s:i, s:f}", "game", f->game->name, "players", f->players,
                     "iterations_per_second", f->iterations_per_second);
}

static json_t *to_json(const figures *f)
{
    return json_pack("{s:s, s:i, s:f, s:f, s:f, s:i, s:f, s:I}", "game", f->game->name, "players",
                     f->players, "steps_per_second", f->steps_per_second, "games_per_second",
                     f->games_per_second, "steps_per_game", f->steps_per_game, "state_bytes",
                     (int)f->game->state_bytes, "copy_ns", f->copy_ns, "signature",
                     (json_int_t)f->signature);
}

static void print_head(bool search)
{
    if (search) {
        printf("%-14s %7s %13s\n", _("game"), _("players"), _("iterations/s"));
        return;
    }
    printf("%-14s %7s %12s %11s %11s %6s %8s %10s\n", _("game"), _("players"), _("steps/s"),
           _("games/s"), _("steps/game"), _("bytes"), _("copy ns"), _("signature"));
}

static void print_row(const figures *f, bool search)
{
    if (search)
        printf("%-14s %7d %13.0f\n", f->game->name, f->players, f->iterations_per_second);
    else
        printf("%-14s %7d %12.0f %11.0f %11.1f %6d %8.2f %10" PRIu32 "\n", f->game->name,
               f->players, f->steps_per_second, f->games_per_second, f->steps_per_game,
               f->game->state_bytes, f->copy_ns, f->signature);
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
static int bench_game(const request *r, const cli_table *table, json_t *list)
{
    const atl_game *game = table->game;
    for (int players = game->min_players; players <= game->max_players; players++) {
        atl_setup setup;
        bool wanted = table->players_text == NULL || players == table->setup.players;
        if (!wanted || !with_players(&setup, table, players) || progress_interrupted())
            continue;
        figures f;
        if (!r->search) {
            measure(&f, game, &setup, (double)r->seconds);
        } else if (!measure_search(&f, game, &setup, (double)r->seconds)) {
            cli_error("%s", _("out of memory"));
            return CLI_FAILURE;
        }
        if (list != NULL)
            json_array_append_new(list, r->search ? search_to_json(&f) : to_json(&f));
        else
            print_row(&f, r->search);
    }
    return CLI_GOOD;
}

static int run(const request *r)
{
    json_t *list = r->json ? json_array() : NULL;
    progress_catch_interrupt();
    int code = CLI_GOOD;
    bool head = !r->json;
    for (const atl_game *const *game = atl_games; *game != NULL && code == CLI_GOOD; game++) {
        if (r->game != NULL && strcmp(r->game, (*game)->name) != 0)
            continue;
        cli_table one = r->table;
        code = cli_table_finish(&one, (*game)->name, &(cli_seating){2, "random", false});
        if (code == CLI_GOOD && head)
            print_head(r->search);
        head = false;
        if (code == CLI_GOOD)
            code = bench_game(r, &one, list);
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
    request r = {.seconds = 1};
    cli_args args;
    int id = 0;
    cli_table_start(&r.table);
    cli_args_start(&args, &command, argc, argv);
    while ((id = cli_args_next(&args)) > 0) {
        if (cli_table_option(&r.table, id, args.value))
            continue;
        if (id == OPT_JSON) {
            r.json = true;
        } else if (id == OPT_SEARCH) {
            r.search = true;
        } else if (!cli_number(args.value, MOST_SECONDS, &r.seconds) || r.seconds == 0) {
            cli_error(_("'%s' is not a number of seconds"), args.value);
            return CLI_USAGE;
        }
    }
    if (id < 0)
        return args.exit_code;
    if (cli_args_only(&args, &r.game) != CLI_GOOD)
        return CLI_USAGE;
    if (r.game != NULL && atl_game_find(r.game) == NULL)
        return cli_table_finish(&r.table, r.game, &(cli_seating){2, "random", false});
    return run(&r);
}
