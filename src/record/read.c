/* Reading a record: tags into a set-up, then every action replayed and verified. */
#include "antilles/record.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"
#include "record/lines.h"

typedef struct reader {
    record_lines lines;
    size_t at;
    char text[RECORD_LINE_BYTES]; /* the present line, NUL-terminated */
    uint32_t line;                /* its number */
    const atl_game *game;
    atl_setup setup;
    atl_record_info *info;
    char result[RECORD_LINE_BYTES];
    uint32_t result_line;
    atl_reason *why;
} reader;

static atl_status refuse(reader *r, const char *message, const char *arg0, const char *arg1)
{
    return record_refuse(r->why, r->line, message, arg0, arg1, NULL);
}

/* Adds the present line to a reason that was given without one. */
static atl_status at_this_line(reader *r, atl_status status)
{
    if (r->why != NULL)
        r->why->line = r->line;
    return status;
}

/* Makes the next line the present one; false (and an empty line) at the end. */
static bool next_line(reader *r)
{
    r->text[0] = '\0';
    r->line = r->lines.seal_line;
    if (r->at == r->lines.count)
        return false;
    const record_line *line = &r->lines.list[r->at++];
    memcpy(r->text, line->text, line->size);
    r->text[line->size] = '\0';
    r->line = line->number;
    return true;
}

/* The value of the present line when it is "NAME: value", else NULL. */
static const char *tag_value(const reader *r, const char *name)
{
    size_t size = strlen(name);
    if (strncmp(r->text, name, size) != 0 || strncmp(r->text + size, ": ", 2) != 0)
        return NULL;
    return r->text + size + 2;
}

/* Reads a plain decimal number without leading zeros. */
static bool read_number(const char *text, uint64_t limit, uint64_t *number)
{
    char *end = NULL;
    if (text[0] < '0' || text[0] > '9' || (text[0] == '0' && text[1] != '\0'))
        return false;
    errno = 0;
    *number = strtoull(text, &end, 10);
    return errno == 0 && *end == '\0' && *number <= limit;
}

static atl_status read_game(reader *r)
{
    uint64_t players = 0;
    next_line(r);
    if (strcmp(r->text, "Antilles record 1") != 0)
        return refuse(r, ATL_SENTENCE("'{0}' is a format this program does not know"), r->text,
                      NULL);
    next_line(r);
    const char *name = tag_value(r, "Game");
    if (name == NULL)
        return refuse(r, ATL_SENTENCE("here should be '{0}', not '{1}'"), "Game: NAME", r->text);
    r->game = atl_game_find(name);
    if (r->game == NULL)
        return refuse(r, ATL_SENTENCE("there is no game '{0}'"), name, NULL);
    next_line(r);
    const char *value = tag_value(r, "Players");
    if (value == NULL || !read_number(value, UINT8_MAX, &players))
        return refuse(r, ATL_SENTENCE("here should be '{0}', not '{1}'"), "Players: NUMBER",
                      r->text);
    atl_setup_default(&r->setup, r->game, (int)players);
    return ATL_OK;
}

/* Every option of the game, in its order. */
static atl_status read_options(reader *r)
{
    for (int i = 0; r->game->options[i].name != NULL; i++) {
        char wanted[80];
        snprintf(wanted, sizeof wanted, "Option: %s=VALUE", r->game->options[i].name);
        next_line(r);
        size_t prefix = strlen(wanted) - strlen("VALUE");
        if (strncmp(r->text, wanted, prefix) != 0)
            return refuse(r, ATL_SENTENCE("here should be '{0}', not '{1}'"), wanted, r->text);
        atl_status status = atl_setup_option(&r->setup, r->game, r->game->options[i].name,
                                             r->text + prefix, r->why);
        if (status != ATL_OK)
            return at_this_line(r, status);
    }
    return ATL_OK;
}

/* One overridden table: all cells in their order. */
static atl_status read_table(reader *r, int index, char *values)
{
    const atl_table *table = &r->game->tables[index];
    uint8_t bytes[ATL_EDITION_BYTES];
    char *rest = values;
    for (int cell = 0; cell < table->cells; cell++) {
        char *text = rest;
        if (text == NULL)
            return refuse(r, ATL_SENTENCE("table {0} has too few values"), table->name, NULL);
        rest = strchr(text, ' ');
        if (rest != NULL)
            *rest++ = '\0';
        atl_status status = atl_edition_read_cell(table, text, bytes + cell * table->width, r->why);
        if (status != ATL_OK)
            return at_this_line(r, status);
    }
    if (rest != NULL)
        return refuse(r, ATL_SENTENCE("table {0} has too many values"), table->name, NULL);
    atl_edition_override(&r->setup.edition, r->game, index, bytes);
    return ATL_OK;
}

static atl_status read_tables(reader *r)
{
    uint32_t lines[ATL_EDITION_TABLES] = {0};
    for (int i = 0; r->game->tables[i].name != NULL; i++) {
        char tag[64];
        snprintf(tag, sizeof tag, "Table %s", r->game->tables[i].name);
        if (!next_line(r))
            break;
        const char *values = tag_value(r, tag);
        if (values == NULL) {
            r->at--;
            continue;
        }
        lines[i] = r->line;
        atl_status status = read_table(r, i, r->text + (values - r->text));
        if (status != ATL_OK)
            return status;
    }
    if (r->at < r->lines.count && strncmp(r->lines.list[r->at].text, "Table ", 6) == 0) {
        next_line(r);
        return refuse(r, ATL_SENTENCE("this table is unknown, doubled or out of order: '{0}'"),
                      r->text, NULL);
    }
    int table = 0;
    int cell = 0;
    atl_status status = atl_edition_validate(&r->setup.edition, r->game, &table, &cell, r->why);
    if (status != ATL_OK && r->why != NULL)
        r->why->line = lines[table];
    return status;
}

static atl_status read_edition(reader *r)
{
    next_line(r);
    uint32_t line = r->line;
    const char *name = tag_value(r, "Edition");
    if (name == NULL || !atl_edition_is_name(name))
        return refuse(r, ATL_SENTENCE("here should be '{0}', not '{1}'"), "Edition: NAME", r->text);
    memset(r->setup.edition.name, 0, ATL_NAME_BYTES);
    memcpy(r->setup.edition.name, name, strlen(name));
    atl_status status = read_tables(r);
    if (status != ATL_OK)
        return status;
    bool is_default = strcmp(r->setup.edition.name, "default") == 0;
    if (is_default == (r->setup.edition.overridden != 0))
        return record_refuse(r->why, line,
                             ATL_SENTENCE("the edition 'default' has no tables of its own, and "
                                          "every other has at least one"),
                             NULL, NULL, NULL);
    return ATL_OK;
}

bool atl_record_is_name(const char *text)
{
    size_t length = strlen(text);
    return length > 0 && length < ATL_PLAYER_BYTES && strchr(text, '"') == NULL &&
           atl_text_is_plain(text, length);
}

/* The byte that "%XX" stands for, or 0: only what cannot stand for itself. */
static char read_escape(const char *text)
{
    static const char plain[] = {' ', '"', '%'};
    for (size_t i = 0; i < sizeof plain; i++) {
        char code[4];
        snprintf(code, sizeof code, "%%%02X", (unsigned)plain[i]);
        if (strncmp(text, code, 3) == 0)
            return plain[i];
    }
    return '\0';
}

/* Copies the player of a seat, `size` bytes; false when they are no player. */
static bool read_agent(const char *text, size_t size, char agent[ATL_AGENT_BYTES])
{
    size_t used = 0;
    for (size_t i = 0; i < size; i++) {
        char byte = text[i];
        if (byte == '%') {
            byte = read_escape(text + i);
            i += 2;
        } else if (byte == '"') {
            return false;
        }
        if (byte == '\0' || used + 1 >= ATL_AGENT_BYTES)
            return false;
        agent[used++] = byte;
    }
    agent[used] = '\0';
    return used > 0;
}

/* "AGENT" or "AGENT "Name"". */
static atl_status read_seat(reader *r, int seat)
{
    char tag[16];
    snprintf(tag, sizeof tag, "Seat %d", seat);
    next_line(r);
    const char *value = tag_value(r, tag);
    if (value == NULL)
        return refuse(r, ATL_SENTENCE("here should be '{0}', not '{1}'"), tag, r->text);
    char *agent = r->info->seats[seat].agent;
    char *name = r->info->seats[seat].name;
    size_t size = strcspn(value, " ");
    const char *rest = value + size;
    if (!read_agent(value, size, agent))
        return refuse(r, ATL_SENTENCE("the player of seat {0} is missing, too long or quoted"),
                      tag + 5, NULL);
    name[0] = '\0';
    if (*rest == '\0')
        return ATL_OK;
    size_t length = strlen(rest);
    if (length < 4 || rest[1] != '"' || rest[length - 1] != '"' || length - 3 >= ATL_PLAYER_BYTES)
        return refuse(r, ATL_SENTENCE("the name of seat {0} is not a short text in quotes"),
                      tag + 5, NULL);
    memcpy(name, rest + 2, length - 3);
    name[length - 3] = '\0';
    if (!atl_record_is_name(name))
        return refuse(r, ATL_SENTENCE("the name of seat {0} is not a short text in quotes"),
                      tag + 5, NULL);
    return ATL_OK;
}

/* Copies a word of these letters, `least` to `most` of them; what follows it, or NULL. */
static const char *read_word(const char *text, const char *letters, size_t least, size_t most,
                             char *word)
{
    size_t size = strspn(text, letters);
    if (size < least || size > most)
        return NULL;
    memcpy(word, text, size);
    word[size] = '\0';
    return text + size;
}

/* "TABLE COMMITMENT SEED" */
static atl_status read_dice(reader *r, const char *value)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789-_";
    static const char digits[] = "0123456789abcdef";
    const size_t size = ATL_DICE_BYTES - 1;
    const char *rest = read_word(value, letters, 1, ATL_DICE_TABLE_BYTES - 1, r->info->dice.table);
    if (rest != NULL && *rest == ' ')
        rest = read_word(rest + 1, digits, size, size, r->info->dice.commitment);
    if (rest != NULL && *rest == ' ')
        rest = read_word(rest + 1, digits, size, size, r->info->dice.seed);
    if (rest == NULL || *rest != '\0' || r->info->dice.seed[0] == '\0')
        return refuse(r, ATL_SENTENCE("here should be '{0}', not '{1}'"),
                      "Dice: TABLE COMMITMENT SEED", r->text);
    return ATL_OK;
}

static atl_status read_seats(reader *r)
{
    for (int seat = 0; seat < r->setup.players; seat++) {
        atl_status status = read_seat(r, seat);
        if (status != ATL_OK)
            return status;
    }
    next_line(r);
    const char *seed = tag_value(r, "Seed");
    if (seed != NULL) {
        if (!read_number(seed, UINT64_MAX, &r->info->seed))
            return refuse(r, ATL_SENTENCE("'{0}' is not a seed"), seed, NULL);
        r->info->has_seed = true;
        next_line(r);
    }
    const char *dice = tag_value(r, "Dice");
    if (dice != NULL) {
        atl_status status = read_dice(r, dice);
        if (status != ATL_OK)
            return status;
        next_line(r);
    }
    const char *result = tag_value(r, "Result");
    if (result == NULL)
        return refuse(r, ATL_SENTENCE("here should be '{0}', not '{1}'"), "Result: ...", r->text);
    strcpy(r->result, result);
    r->result_line = r->line;
    return ATL_OK;
}

/* Splits "STEP ACTOR ACTION" and checks the first two. */
static atl_status read_step(reader *r, const atl_match *match, const char **notation)
{
    char expected[40];
    int actor = atl_match_to_act(match);
    if (actor == ATL_OVER)
        return refuse(r, ATL_SENTENCE("the game is over, but here is '{0}'"), r->text, NULL);
    int size =
        actor == ATL_CHANCE
            ? snprintf(expected, sizeof expected, "%" PRIu32 " chance ", atl_match_steps(match))
            : snprintf(expected, sizeof expected, "%" PRIu32 " %d ", atl_match_steps(match), actor);
    if (strncmp(r->text, expected, (size_t)size) != 0)
        return refuse(r, ATL_SENTENCE("here should be '{0}ACTION', not '{1}'"), expected, r->text);
    *notation = r->text + size;
    return ATL_OK;
}

static atl_status replay(reader *r, atl_match *match)
{
    while (next_line(r)) {
        const char *notation = NULL;
        atl_action action = 0;
        atl_status status = read_step(r, match, &notation);
        if (status != ATL_OK)
            return status;
        if (atl_action_read(r->game, atl_match_state(match), notation, &action, r->why) != ATL_OK)
            return at_this_line(r, ATL_INVALID);
        status = atl_match_apply(match, action, NULL);
        if (status != ATL_OK)
            return status;
    }
    return ATL_OK;
}

/* Compares the result told with the one played. */
static atl_status check_result(reader *r, const atl_match *match)
{
    char played[RECORD_LINE_BYTES] = "unfinished";
    if (atl_match_to_act(match) == ATL_OVER) {
        atl_result result;
        size_t at = 0;
        r->game->score(atl_match_state(match), &result);
        for (int seat = 0; seat < r->setup.players; seat++)
            at += (size_t)snprintf(played + at, sizeof played - at, "%s%" PRId32 "/%d",
                                   seat == 0 ? "" : " ", result.points[seat], result.rank[seat]);
    }
    if (strcmp(played, r->result) == 0)
        return ATL_OK;
    return record_refuse(r->why, r->result_line,
                         ATL_SENTENCE("the result is '{0}', but the actions give '{1}'"), r->result,
                         played, NULL);
}

static atl_status read_tags(reader *r)
{
    atl_status status = read_game(r);
    if (status == ATL_OK)
        status = atl_setup_check(&r->setup, r->game, r->why);
    else
        return status;
    if (status != ATL_OK)
        return at_this_line(r, status);
    status = read_options(r);
    if (status == ATL_OK)
        status = read_edition(r);
    if (status == ATL_OK)
        status = read_seats(r);
    return status;
}

atl_status atl_record_read(atl_match **match, atl_record_info *info, const char *text, size_t size,
                           atl_reason *why)
{
    reader r = {.info = info, .why = why};
    *match = NULL;
    memset(info, 0, sizeof *info);
    atl_status status = record_lines_read(&r.lines, text, size, why);
    if (status != ATL_OK)
        return status;
    status = read_tags(&r);
    if (status == ATL_OK) {
        status = atl_match_new(match, r.game, &r.setup, why);
        if (status == ATL_INVALID && why != NULL)
            why->line = r.result_line;
    }
    if (status == ATL_OK)
        status = replay(&r, *match);
    if (status == ATL_OK)
        status = check_result(&r, *match);
    free(r.lines.list);
    if (status != ATL_OK) {
        atl_match_free(*match);
        *match = NULL;
    }
    return status;
}
