/* Tournaments from the command line: what arena, ladder, merge and study share. */
#ifndef ANTILLES_CLI_TOURNAMENT_H
#define ANTILLES_CLI_TOURNAMENT_H

#include "arena/ledger.h"
#include "arena/results.h"
#include "arena/run.h"
#include "cli/cli.h"
#include "cli/progress.h"

enum {
    TOURNAMENT_GAMES = 2001,
    TOURNAMENT_THREADS,
    TOURNAMENT_STATE,
    TOURNAMENT_SHARD,
    TOURNAMENT_JSON,
    TOURNAMENT_NO_TIME,
    TOURNAMENT_BOTS,
    TOURNAMENT_HTML,
    TOURNAMENT_SPRT,
};

/* Options of every command that plays many games. */
#define TOURNAMENT_TABLE_OPTIONS                                                                   \
    {CLI_PLAYERS, "players", "N", N_("how many play; also a list such as 2,4 or 2-4")},            \
        {CLI_SEED, "seed", "S", N_("seed of all games; the same seed gives the same games")},      \
        {CLI_OPTION, "option", "K=V", N_("an option of the game; may be given several times")},    \
        {CLI_EDITION, "edition", "FILE", N_("numbers of your own copy of the game")},              \
        {TOURNAMENT_GAMES, "games", "K", N_("how many games, rounded up to whole blocks")},        \
    {                                                                                              \
        TOURNAMENT_THREADS, "threads", "T",                                                        \
            N_("how many games at a time; the result does not depend on it (all cores)")           \
    }

/* Options of those whose blocks can be kept and merged. */
#define TOURNAMENT_STATE_OPTIONS                                                                   \
    {TOURNAMENT_STATE, "state", "FILE",                                                            \
     N_("keep finished blocks in this file; the same command goes on with it")},                   \
        {TOURNAMENT_SHARD, "shard", "I/N", N_("play only part I of N; 'merge' joins the parts")},  \
        {TOURNAMENT_NO_TIME, "no-time", NULL, N_("leave out the time per move")},                  \
    {                                                                                              \
        TOURNAMENT_JSON, "json", NULL, N_("print the results as JSON")                             \
    }

typedef struct tournament {
    cli_table table;
    uint64_t games; /* asked for */
    arena_plan plan;
    int threads;
    uint64_t part, parts;
    const char *state;
    bool json, times;
    arena_results results;

    /* As given on the command line; NULL when not given. */
    const char *games_text, *threads_text, *shard_text;
    const char *bots, *html, *sprt;
} tournament;

void tournament_start(tournament *t, uint64_t games);

/* Takes all options. False when the command shall stop with args->exit_code. */
bool tournament_options(tournament *t, cli_args *args);

/* Validates everything and makes the plan. In a fixed tournament `bots` are the seats,
 * and the last of them fills up; else the bots that line-ups are drawn from. CLI_GOOD,
 * or an exit code after having reported. */
int tournament_finish(tournament *t, const char *game, arena_kind kind, const char *bots);

/* Plays it (or what is left of it) into t->results. CLI_GOOD, or CLI_FAILURE after
 * having reported; the results are those of the blocks that were finished, and are
 * always to be ended. */
int tournament_play(tournament *t);

/* Plays blocks as a run says, with progress and interrupts. `run->user` is given to
 * run->receive, which may be NULL. */
int tournament_run(const tournament *t, arena_run *run, uint64_t games);

/* Says so when a page could not be written, before all the work; `path` may be NULL. */
bool tournament_page_start(const char *path);

/* Writes the page of a ladder. */
int tournament_page(const tournament *t, const char *path);

/* Two numbers such as "0,10". */
bool tournament_elos(const char *text, double *elo0, double *elo1);

/* Prints results, or writes them as JSON. */
void standings_print(const tournament *t);

/* The name of a plan's bots, for people. */
int standings_name_columns(const canvas *c, const arena_plan *plan);

#endif
