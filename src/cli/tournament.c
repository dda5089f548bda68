/* The command line of a tournament: its plan, all of it checked before it starts. */
#include "cli/tournament.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_THREADS = 256 };

void tournament_start(tournament *t, uint64_t games)
{
    memset(t, 0, sizeof *t);
    cli_table_start(&t->table);
    t->games = games;
    t->parts = 1;
    t->times = true;
}

static void take(tournament *t, int id, const char *value)
{
    switch (id) {
    case TOURNAMENT_GAMES:
        t->games_text = value;
        break;
    case TOURNAMENT_THREADS:
        t->threads_text = value;
        break;
    case TOURNAMENT_STATE:
        t->state = value;
        break;
    case TOURNAMENT_SHARD:
        t->shard_text = value;
        break;
    case TOURNAMENT_JSON:
        t->json = true;
        break;
    case TOURNAMENT_NO_TIME:
        t->times = false;
        break;
    case TOURNAMENT_BOTS:
        t->bots = value;
        break;
    case TOURNAMENT_HTML:
        t->html = value;
        break;
    case TOURNAMENT_SPRT:
        t->sprt = value;
        break;
    default:
        cli_table_option(&t->table, id, value);
        break;
    }
}

bool tournament_options(tournament *t, cli_args *args)
{
    int id = 0;
    while ((id = cli_args_next(args)) > 0)
        take(t, id, args->value);
    return id == 0;
}

bool tournament_elos(const char *text, double *elo0, double *elo1)
{
    char *end = NULL;
    *elo0 = strtod(text, &end);
    if (end == text || *end != ',')
        return false;
    text = end + 1;
    *elo1 = strtod(text, &end);
    return end != text && *end == '\0' && isfinite(*elo0) && isfinite(*elo1) && *elo0 < *elo1;
}

static int set_numbers(tournament *t)
{
    uint64_t threads = 0;
    if (t->games_text != NULL &&
        (!cli_number(t->games_text, ARENA_MOST_GAMES, &t->games) || t->games == 0)) {
        cli_error(_("'%s' is not a number of games"), t->games_text);
        return CLI_USAGE;
    }
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    t->threads = cores < 1 ? 1 : cores > MOST_THREADS ? MOST_THREADS : (int)cores;
    if (t->threads_text != NULL) {
        if (!cli_number(t->threads_text, MOST_THREADS, &threads) || threads == 0) {
            cli_error(_("'%s' is not a number of threads"), t->threads_text);
            return CLI_USAGE;
        }
        t->threads = (int)threads;
    }
    return CLI_GOOD;
}

static int set_shard(tournament *t)
{
    char text[48];
    if (t->shard_text == NULL)
        return CLI_GOOD;
    snprintf(text, sizeof text, "%s", t->shard_text);
    char *slash = strchr(text, '/');
    if (slash != NULL)
        *slash++ = '\0';
    if (slash == NULL || !cli_number(text, UINT32_MAX, &t->part) ||
        !cli_number(slash, UINT32_MAX, &t->parts) || t->part < 1 || t->part > t->parts) {
        cli_error(_("'%s' is no part such as 2/8"), t->shard_text);
        return CLI_USAGE;
    }
    t->part--;
    return CLI_GOOD;
}

/* Adds the tables for one number of players, or for a row of them. */
static int add_tables(tournament *t, const char *game, uint64_t first, uint64_t last)
{
    for (uint64_t players = first; players <= last; players++) {
        cli_table table = t->table;
        char text[24];
        snprintf(text, sizeof text, "%d", (int)players);
        table.players_text = text;
        table.seats_text = NULL;
        int code = cli_table_finish(&table, game, &(cli_seating){(int)players, "random", false});
        if (code != CLI_GOOD)
            return code;
        for (int i = 0; i < t->plan.table_count; i++) {
            if (t->plan.tables[i].setup.players == players) {
                cli_error(_("--players names %d twice"), (int)players);
                return CLI_USAGE;
            }
        }
        if (t->plan.table_count == 0) {
            t->plan.game = table.game;
            t->plan.seed = table.seed;
        }
        t->plan.tables[t->plan.table_count++].setup = table.setup;
    }
    return CLI_GOOD;
}

/* A row "2-4" or a number; false when it is neither. */
static bool read_row(const char *text, uint64_t *first, uint64_t *last)
{
    char copy[16];
    if (strlen(text) >= sizeof copy)
        return false;
    strcpy(copy, text);
    char *dash = strchr(copy, '-');
    if (dash != NULL)
        *dash++ = '\0';
    return cli_number(copy, 99, first) && cli_number(dash == NULL ? copy : dash, 99, last) &&
           *first <= *last;
}

static int set_tables(tournament *t, const char *game, int by_default)
{
    char fallback[24];
    const atl_game *found = game == NULL ? NULL : atl_game_find(game);
    if (found != NULL && by_default > found->max_players)
        by_default = found->max_players;
    snprintf(fallback, sizeof fallback, "%d", by_default);
    char *list = strdup(t->table.players_text != NULL ? t->table.players_text : fallback);
    int code = list == NULL ? CLI_FAILURE : CLI_GOOD;
    for (char *row = list, *next = NULL; row != NULL && code == CLI_GOOD; row = next) {
        uint64_t first = 0;
        uint64_t last = 0;
        next = strchr(row, ',');
        if (next != NULL)
            *next++ = '\0';
        if (!read_row(row, &first, &last)) {
            cli_error(_("'%s' is not a number of players"), row);
            code = CLI_USAGE;
        } else {
            code = add_tables(t, game, first, last);
        }
    }
    free(list);
    return code;
}

/* Adds one bot of a list; its number, or -1 after having reported. */
static int add_bot(tournament *t, const char *name, size_t length)
{
    char text[ATL_AGENT_BYTES + 1];
    atl_agent agent;
    atl_reason why;
    snprintf(text, sizeof text, "%.*s", (int)length, name);
    if (strcmp(text, "human") == 0) {
        cli_error("%s", _("only bots can sit at this table"));
        return -1;
    }
    if (cli_read_bot(&agent, text, &why) != ATL_OK) {
        cli_reason(NULL, &why);
        return -1;
    }
    int bot = arena_plan_bot(&t->plan, &agent);
    if (bot < 0)
        cli_error(_("there can be no more than %d different bots"), ARENA_MOST_BOTS);
    return bot;
}

/* Reads a list of bots; `seats` gets the numbers of the first ones, and the last of
 * them up to its end. */
static int set_bots(tournament *t, const char *list, uint8_t seats[ATL_MAX_SEATS], int *count)
{
    int bot = 0;
    *count = 0;
    while (list != NULL && bot >= 0) {
        size_t length = 0;
        const char *next = cli_next_bot(list, &length);
        bot = add_bot(t, list, length);
        for (int seat = *count; seat < ATL_MAX_SEATS && bot >= 0; seat++)
            seats[seat] = (uint8_t)bot;
        ++*count;
        list = next;
    }
    return bot < 0 ? CLI_USAGE : CLI_GOOD;
}

int tournament_finish(tournament *t, const char *game, arena_kind kind, const char *bots)
{
    uint8_t seats[ATL_MAX_SEATS] = {0};
    int count = 0;
    t->plan.kind = kind;
    int code = set_numbers(t);
    if (code == CLI_GOOD)
        code = set_shard(t);
    if (code == CLI_GOOD)
        code = set_tables(t, game, kind == ARENA_FIXED ? cli_count_bots(bots) : 4);
    if (code == CLI_GOOD)
        code = set_bots(t, bots, seats, &count);
    for (int i = 0; i < t->plan.table_count && code == CLI_GOOD; i++) {
        memcpy(t->plan.tables[i].seats, seats, sizeof seats);
        if (kind == ARENA_FIXED && count > t->plan.tables[i].setup.players) {
            cli_error(_("--players says %d, but --seats names %d"), t->plan.tables[i].setup.players,
                      count);
            code = CLI_USAGE;
        }
    }
    if (code == CLI_GOOD)
        arena_plan_extend(&t->plan, t->games);
    return code;
}
