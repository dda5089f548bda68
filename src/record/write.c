/* Writing a record. */
#include "antilles/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/seal.h"
#include "record/terms.h"

static void write_table(FILE *out, const atl_table *table, const uint8_t *bytes)
{
    fprintf(out, "Table %s:", table->name);
    for (int cell = 0; cell < table->cells; cell++) {
        char text[ATL_CELL_TEXT];
        atl_edition_write_cell(table, bytes, cell, text);
        fprintf(out, " %s", text);
    }
    fputc('\n', out);
}

void record_write_terms(FILE *out, const atl_game *game, const atl_setup *setup)
{
    for (int i = 0; game->options[i].name != NULL; i++)
        fprintf(out, "Option: %s=%s\n", game->options[i].name, atl_setup_value(setup, game, i));
    fprintf(out, "Edition: %s\n", setup->edition.name);
    for (int i = 0; game->tables[i].name != NULL; i++) {
        if ((setup->edition.overridden >> i & 1) != 0)
            write_table(out, &game->tables[i], atl_edition_table(&setup->edition, game, i));
    }
}

/* The player of a seat has no spaces in a record: they, quotes and the percent sign are
 * written as %XX. */
static void write_agent(FILE *out, const char *agent)
{
    for (; *agent != '\0'; agent++) {
        if (*agent == ' ' || *agent == '"' || *agent == '%')
            fprintf(out, "%%%02X", (unsigned)*agent);
        else
            fputc(*agent, out);
    }
}

static void write_seats(FILE *out, int players, const atl_record_info *info)
{
    for (int seat = 0; seat < players; seat++) {
        fprintf(out, "Seat %d: ", seat);
        write_agent(out, info->seats[seat].agent);
        if (info->seats[seat].name[0] != '\0')
            fprintf(out, " \"%s\"", info->seats[seat].name);
        fputc('\n', out);
    }
    if (info->has_seed)
        fprintf(out, "Seed: %" PRIu64 "\n", info->seed);
    if (info->dice.table[0] != '\0')
        fprintf(out, "Dice: %s %s %s\n", info->dice.table, info->dice.commitment, info->dice.seed);
}

static void write_result(FILE *out, const atl_match *match)
{
    fputs("Result:", out);
    if (atl_match_to_act(match) != ATL_OVER) {
        fputs(" unfinished\n", out);
        return;
    }
    atl_result result;
    atl_match_game(match)->score(atl_match_state(match), &result);
    for (int seat = 0; seat < atl_match_setup(match)->players; seat++)
        fprintf(out, " %" PRId32 "/%d", result.points[seat], result.rank[seat]);
    fputc('\n', out);
}

typedef struct action_writer {
    FILE *out;
    const atl_game *game;
} action_writer;

static bool write_action(void *user, const atl_match_step *step)
{
    action_writer *writer = user;
    char notation[ATL_NOTATION_BYTES];
    if (step->action == NULL)
        return false;
    writer->game->notate(*step->action, notation);
    int actor = writer->game->to_act(step->state);
    fprintf(writer->out, "%" PRIu32 " ", step->step);
    if (actor == ATL_CHANCE)
        fprintf(writer->out, "chance %s\n", notation);
    else
        fprintf(writer->out, "%d %s\n", actor, notation);
    return true;
}

atl_status atl_record_write(char **text, size_t *size, const atl_match *match,
                            const atl_record_info *info)
{
    const atl_game *game = atl_match_game(match);
    const atl_setup *setup = atl_match_setup(match);
    *text = NULL;
    FILE *out = open_memstream(text, size);
    if (out == NULL)
        return ATL_NO_MEMORY;
    fprintf(out, "Antilles record 1\nGame: %s\nPlayers: %d\n", game->name, setup->players);
    record_write_terms(out, game, setup);
    write_seats(out, setup->players, info);
    write_result(out, match);
    fputc('\n', out);
    action_writer writer = {out, game};
    atl_match_walk(match, write_action, &writer);
    if (fflush(out) == 0) {
        /* The stream's buffer moves while it grows: seal a copy of it. */
        size_t content = *size;
        char *copy = malloc(content);
        if (copy != NULL) {
            memcpy(copy, *text, content);
            fputc('\n', out);
            seal_write(out, copy, content);
            free(copy);
            if (fclose(out) == 0)
                return ATL_OK;
            out = NULL;
        }
    }
    if (out != NULL)
        fclose(out);
    free(*text);
    *text = NULL;
    return ATL_NO_MEMORY;
}
