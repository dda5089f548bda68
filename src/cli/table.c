/* A table from the command line: game, players, seats, options, edition, seed. All
 * of it is checked before anything starts. */
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "cli/cli.h"

void cli_table_start(cli_table *table)
{
    memset(table, 0, sizeof *table);
}

bool cli_table_option(cli_table *table, int id, const char *value)
{
    const int most = (int)(sizeof table->option_texts / sizeof table->option_texts[0]);
    switch (id) {
    case CLI_PLAYERS:
        table->players_text = value;
        return true;
    case CLI_SEATS:
        table->seats_text = value;
        return true;
    case CLI_SEED:
        table->seed_text = value;
        return true;
    case CLI_EDITION:
        table->edition_path = value;
        return true;
    case CLI_OPTION: /* one too many is reported later */
        if (table->option_count < most)
            table->option_texts[table->option_count] = value;
        table->option_count++;
        return true;
    default:
        return false;
    }
}

bool cli_table_given(const cli_table *table)
{
    return table->players_text != NULL || table->seats_text != NULL || table->seed_text != NULL ||
           table->edition_path != NULL || table->option_count > 0;
}

static int refuse(const atl_reason *why)
{
    cli_reason(NULL, why);
    return CLI_USAGE;
}

static int find_game(cli_table *table, const char *name)
{
    char known[256] = "";
    for (int i = 0; atl_games[i] != NULL; i++) {
        size_t length = strlen(known);
        snprintf(known + length, sizeof known - length, "%s%s", i == 0 ? "" : ", ",
                 atl_games[i]->name);
    }
    if (name == NULL) {
        cli_error(_("which game? There are: %s"), known);
        return CLI_USAGE;
    }
    table->game = atl_game_find(name);
    if (table->game == NULL) {
        cli_error(_("there is no game '%s'; there are: %s"), name, known);
        return CLI_USAGE;
    }
    return CLI_GOOD;
}

int cli_count_bots(const char *list)
{
    int count = 0;
    while (list != NULL) {
        size_t length = 0;
        list = cli_next_bot(list, &length);
        count++;
    }
    return count;
}

/* Whether a text begins with a setting: a name, then '='. */
static bool begins_with_setting(const char *text)
{
    return text[strcspn(text, ":,=")] == '=';
}

/* The next comma that is not between quotes, or the end. */
static const char *find_comma(const char *text)
{
    while (*text != '\0' && *text != ',') {
        const char *quote = *text == '"' || *text == '\'' ? strchr(text + 1, *text) : NULL;
        text = quote != NULL ? quote + 1 : text + 1;
    }
    return text;
}

const char *cli_next_bot(const char *list, size_t *length)
{
    const char *end = find_comma(list);
    while (*end == ',' && begins_with_setting(end + 1))
        end = find_comma(end + 1);
    *length = (size_t)(end - list);
    return *end == ',' ? end + 1 : NULL;
}

atl_status cli_read_bot(atl_agent *agent, const char *text, atl_reason *why)
{
    atl_status status = atl_agent_read(agent, text, why);
    agent->report = cli_incident;
    return status;
}

static int set_players(cli_table *table, int by_default)
{
    uint64_t players = (uint64_t)by_default;
    int seats = table->seats_text == NULL ? 0 : cli_count_bots(table->seats_text);
    atl_reason why;
    if (seats > 0)
        players = (uint64_t)seats;
    if (table->players_text != NULL && !cli_number(table->players_text, 99, &players)) {
        cli_error(_("'%s' is not a number of players"), table->players_text);
        return CLI_USAGE;
    }
    if (seats > 0 && (uint64_t)seats != players) {
        cli_error(_("--players says %d, but --seats names %d"), (int)players, seats);
        return CLI_USAGE;
    }
    atl_setup_default(&table->setup, table->game, (int)(players > 99 ? 99 : players));
    return atl_setup_check(&table->setup, table->game, &why) == ATL_OK ? CLI_GOOD : refuse(&why);
}

static int set_seat(cli_table *table, int seat, const char *name, size_t length, bool humans)
{
    atl_reason why;
    char *text = table->seats[seat].text;
    if (length >= sizeof table->seats[seat].text) {
        cli_error(_("the description of seat %d is too long"), seat + 1);
        return CLI_USAGE;
    }
    memcpy(text, name, length);
    text[length] = '\0';
    if (strcmp(text, "human") != 0)
        return cli_read_bot(&table->seats[seat].agent, text, &why) == ATL_OK ? CLI_GOOD
                                                                             : refuse(&why);
    if (!humans) {
        cli_error("%s", _("only bots can sit at this table"));
        return CLI_USAGE;
    }
    table->seats[seat].human = true;
    return CLI_GOOD;
}

/* Seats in order of the list; its last name fills the seats that are left. */
static int set_seats(cli_table *table, const cli_seating *seating)
{
    const char *name = table->seats_text != NULL ? table->seats_text : seating->seats;
    int code = CLI_GOOD;
    for (int seat = 0; seat < table->setup.players && code == CLI_GOOD; seat++) {
        size_t length = 0;
        const char *next = cli_next_bot(name, &length);
        code = set_seat(table, seat, name, length, seating->humans);
        if (next != NULL)
            name = next;
    }
    return code;
}

static int set_option(cli_table *table, const char *text)
{
    char name[64] = "";
    atl_reason why;
    const char *equals = strchr(text, '=');
    if (equals == NULL || equals == text) {
        cli_error(_("'%s' is not an option of the form name=value"), text);
        return CLI_USAGE;
    }
    size_t length = (size_t)(equals - text);
    memcpy(name, text, length < sizeof name ? length : sizeof name - 1);
    return atl_setup_option(&table->setup, table->game, name, equals + 1, &why) == ATL_OK
               ? CLI_GOOD
               : refuse(&why);
}

static int set_options(cli_table *table)
{
    const int most = (int)(sizeof table->option_texts / sizeof table->option_texts[0]);
    int code = CLI_GOOD;
    if (table->option_count > most) {
        cli_error("%s", _("too many options"));
        return CLI_USAGE;
    }
    for (int i = 0; i < table->option_count && code == CLI_GOOD; i++)
        code = set_option(table, table->option_texts[i]);
    return code;
}

static int set_edition(cli_table *table)
{
    char *text = NULL;
    size_t size = 0;
    atl_reason why;
    if (table->edition_path == NULL)
        return CLI_GOOD;
    if (!cli_read_file(table->edition_path, &text, &size))
        return CLI_FAILURE;
    atl_status status = atl_edition_read(&table->setup.edition, table->game, text, size, &why);
    free(text);
    if (status == ATL_OK)
        return CLI_GOOD;
    cli_reason(table->edition_path, &why);
    return CLI_FAILURE;
}

static int set_seed(cli_table *table)
{
    if (table->seed_text != NULL) {
        if (cli_number(table->seed_text, UINT64_MAX, &table->seed))
            return CLI_GOOD;
        cli_error(_("'%s' is not a seed: a whole number from 0 on"), table->seed_text);
        return CLI_USAGE;
    }
    uint32_t fresh = 0; /* short enough to be typed again */
    if (getrandom(&fresh, sizeof fresh, 0) != (ssize_t)sizeof fresh)
        fresh = (uint32_t)time(NULL);
    table->seed = fresh;
    return CLI_GOOD;
}

int cli_table_finish(cli_table *table, const char *game, const cli_seating *seating)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    atl_reason why;
    int code = find_game(table, game);
    if (code == CLI_GOOD)
        code = set_players(table, seating->players);
    if (code == CLI_GOOD)
        code = set_seats(table, seating);
    if (code == CLI_GOOD)
        code = set_options(table);
    if (code == CLI_GOOD)
        code = set_seed(table);
    if (code == CLI_GOOD)
        code = set_edition(table);
    if (code == CLI_GOOD && table->game->setup(state, &table->setup, NULL, &why) != ATL_OK)
        code = refuse(&why);
    return code;
}

void cli_table_info(const cli_table *table, atl_record_info *info)
{
    memset(info, 0, sizeof *info);
    for (int seat = 0; seat < table->setup.players; seat++)
        strcpy(info->seats[seat].agent, table->seats[seat].text);
    info->has_seed = true;
    info->seed = table->seed;
}
