/* What the commands of the program share: exit codes, options, reporting, the
 * table a game is set up from, languages.
 *
 *     static const cli_option options[] = {
 *         CLI_TABLE_OPTIONS,
 *         {OPT_GAMES, "games", "K", N_("how many games to play")},
 *         {0, NULL, NULL, NULL},
 *     };
 *     static const cli_command command = {
 *         .name = "simulate", .usage = N_("GAME --games K [OPTION...]"),
 *         .summary = N_("Plays whole games between bots."), .options = options};
 *
 *     cli_args args;
 *     cli_table table;
 *     int id;
 *     cli_table_start(&table);
 *     cli_args_start(&args, &command, argc, argv);
 *     while ((id = cli_args_next(&args)) > 0) {
 *         if (cli_table_option(&table, id, args.value))
 *             continue;
 *         ...
 *     }
 *     if (id < 0)
 *         return args.exit_code;
 *     // args.rest[0..args.rest_count-1] are the arguments that are no options
 *     int code = cli_table_finish(&table, args.rest[0], &(cli_seating){2, "greedy", false});
 *     if (code != CLI_GOOD)
 *         return code;
 *
 * Every report is one sentence in the user's language on stderr.
 */
#ifndef ANTILLES_CLI_H
#define ANTILLES_CLI_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "antilles/agent.h"
#include "antilles/game.h"
#include "antilles/record.h"
#include "text/canvas.h"
#include "text/words.h"

/* Exit codes. */
enum {
    CLI_GOOD = 0,
    CLI_FAILURE = 1, /* something could not be done: a file, a refused record */
    CLI_USAGE = 2,   /* the command line itself is wrong; nothing was done */
};

/* The commands; argv[0] is the command's name. They return an exit code. */
int cmd_play(int argc, char **argv);
int cmd_simulate(int argc, char **argv);
int cmd_replay(int argc, char **argv);
int cmd_check(int argc, char **argv);
int cmd_perft(int argc, char **argv);
int cmd_bench(int argc, char **argv);
int cmd_arena(int argc, char **argv);
int cmd_merge(int argc, char **argv);
int cmd_ladder(int argc, char **argv);
int cmd_study(int argc, char **argv);
int cmd_engine(int argc, char **argv);
int cmd_serve(int argc, char **argv);
int cmd_backup(int argc, char **argv);

/* ---- language -------------------------------------------------------------- */

/* To be called first in main. Chooses language and catalogue from `--lang en|de`
 * (anywhere before a `--`; taken out of argv) or the environment. CLI_GOOD, or
 * CLI_USAGE after having reported an unknown language. */
int cli_language_start(int *argc, char **argv);

/* Whether sentences can be said in this language: its catalogue has been found. */
bool cli_language_is_there(const char *language);

/* The folders where catalogues are looked for, by number from 0; false after the last. */
enum { CLI_FOLDER_BYTES = 4096 + 32 };
bool cli_language_folder(int number, char folder[CLI_FOLDER_BYTES]);

/* Whether the user's terminal understands UTF-8, by the locale. */
bool cli_is_utf8(void);

/* ---- reporting ------------------------------------------------------------- */

/* "antilles: sentence" on stderr. */
void cli_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The same for a refusal: "antilles: FILE:LINE: sentence". `file` may be NULL, and
 * the line is left out when it is 0. */
void cli_reason(const char *file, const atl_reason *why);

/* The same for an incident of a bot that is another program; see atl_agent. */
void cli_incident(const atl_agent *agent, const atl_reason *why);

/* A canvas on `out` (stdout, say): its width, colour and letters as the terminal,
 * NO_COLOR, TERM and the locale say. A pipe has no colour and 80 columns. */
canvas cli_canvas(FILE *out);

/* Reads a whole file; the caller frees `*text`. False after having reported why. */
bool cli_read_file(const char *path, char **text, size_t *size);

/* A whole number without sign; false when `text` is not exactly that or too big. */
bool cli_number(const char *text, uint64_t most, uint64_t *number);

/* ---- options --------------------------------------------------------------- */

typedef struct cli_option {
    int id;               /* positive */
    const char *name;     /* long name without dashes; NULL ends the list */
    const char *argument; /* what the option takes, for --help; NULL for none */
    const char *help;     /* marked with N_ */
} cli_option;

typedef struct cli_command {
    const char *name;
    const char *usage;   /* what follows the name, for --help */
    const char *summary; /* a sentence, marked with N_ */
    const cli_option *options;
} cli_command;

typedef struct cli_args {
    const cli_command *command;
    int argc;
    char **argv;
    const char *value; /* argument of the option just returned, or NULL */
    char **rest;       /* valid after the last option */
    int rest_count;
    int exit_code; /* what to return from the command when it shall stop */
} cli_args;

void cli_args_start(cli_args *args, const cli_command *command, int argc, char **argv);

/* The id of the next option; 0 when there are no more; -1 when the command shall
 * stop: after --help, or after having reported a wrong option. */
int cli_args_next(cli_args *args);

/* After the last option: takes the one argument that is no option, NULL when there
 * is none. CLI_GOOD, or CLI_USAGE after having reported a second. */
int cli_args_only(const cli_args *args, const char **word);

/* Prints the help of a command. */
void cli_help(const cli_command *command);

/* ---- tables ---------------------------------------------------------------- */

enum {
    CLI_PLAYERS = 1001,
    CLI_SEATS,
    CLI_SEED,
    CLI_OPTION,
    CLI_EDITION,
};

#define CLI_TABLE_OPTIONS                                                                          \
    {CLI_PLAYERS, "players", "N", N_("how many play")},                                            \
        {CLI_SEATS, "seats", "A,B,...", N_("who plays each seat")},                                \
        {CLI_SEED, "seed", "S", N_("seed of all chance; the same seed gives the same game")},      \
        {CLI_OPTION, "option", "K=V", N_("an option of the game; may be given several times")},    \
    {                                                                                              \
        CLI_EDITION, "edition", "FILE", N_("numbers of your own copy of the game")                 \
    }

/* A game with everything that is needed to start it. */
typedef struct cli_table {
    const atl_game *game;
    atl_setup setup; /* setup.players seats */
    struct {
        bool human;
        atl_agent agent;            /* unless human */
        char text[ATL_AGENT_BYTES]; /* "human", "greedy", ... */
    } seats[ATL_MAX_SEATS];
    uint64_t seed; /* a fresh one when none was given */

    /* As given on the command line; NULL when not given. */
    const char *players_text, *seats_text, *seed_text, *edition_path;
    const char *option_texts[2 * ATL_MAX_OPTIONS];
    int option_count;
} cli_table;

/* What a command does when --players or --seats is missing. */
typedef struct cli_seating {
    int players;       /* by default */
    const char *seats; /* by default, as "human,greedy": the last one fills up */
    bool humans;       /* whether "human" may sit at the table */
} cli_seating;

/* The next bot of a list such as "greedy,mcts:iterations=200,rollout=50,random": a
 * comma before name=value or between quotes belongs to the bot. `*length` bytes of the list are the
 * bot; the answer is where the rest begins, or NULL. */
const char *cli_next_bot(const char *list, size_t *length);
int cli_count_bots(const char *list);

/* As atl_agent_read, for a bot whose incidents are reported on stderr. */
atl_status cli_read_bot(atl_agent *agent, const char *text, atl_reason *why);

void cli_table_start(cli_table *table);

/* Takes an option if it is one of CLI_TABLE_OPTIONS. */
bool cli_table_option(cli_table *table, int id, const char *value);

/* Whether any of them was given. */
bool cli_table_given(const cli_table *table);

/* Validates everything, game->setup included. `game` may be NULL when missing on
 * the command line. CLI_GOOD, or an exit code after having reported. */
int cli_table_finish(cli_table *table, const char *game, const cli_seating *seating);

/* The seats and the seed as a record tells them. */
void cli_table_info(const cli_table *table, atl_record_info *info);

#endif
