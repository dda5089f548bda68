/* Positions as text. */
#include "engine/view.h"

#include <inttypes.h>
#include <string.h>

#include "kit/kit.h"
#include "record/seal.h"

enum { SUM_DIGITS = 8 };

static uint32_t sum_of(const atl_game *game, const void *view)
{
    return seal_total(0, view, game->state_bytes);
}

void engine_view_write(FILE *out, const atl_game *game, const void *view)
{
    const unsigned char *bytes = view;
    for (int i = 0; i < game->state_bytes; i++)
        fprintf(out, "%02x", bytes[i]);
    fprintf(out, "-%08" PRIx32, sum_of(game, view));
}

/* Reads `digits` hexadecimal digits, lower-case as they are written. */
static bool read_hex(const char *text, int digits, uint32_t *number)
{
    static const char hex[] = "0123456789abcdef";
    *number = 0;
    for (int i = 0; i < digits; i++) {
        const char *digit = text[i] == '\0' ? NULL : strchr(hex, text[i]);
        if (digit == NULL)
            return false;
        *number = *number << 4U | (uint32_t)(digit - hex);
    }
    return true;
}

static bool read_bytes(const atl_game *game, const char *text, unsigned char *bytes)
{
    size_t digits = 2 * (size_t)game->state_bytes;
    uint32_t number = 0;
    if (strlen(text) != digits + 1 + SUM_DIGITS || text[digits] != '-')
        return false;
    for (size_t i = 0; i < digits; i += 2) {
        if (!read_hex(text + i, 2, &number))
            return false;
        bytes[i / 2] = (unsigned char)number;
    }
    return read_hex(text + digits + 1, SUM_DIGITS, &number) && number == sum_of(game, bytes);
}

/* Whether a possible state stands behind the view, and the view is all of it that
 * the seat may know. */
static bool is_view(const atl_game *game, int seat, const void *view)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    _Alignas(8) unsigned char again[ATL_MAX_STATE];
    atl_rng rng;
    atl_rng_seed(&rng, 0, 0);
    game->imagine(view, seat, &rng, state);
    if (game->check(state) != NULL)
        return false;
    game->observe(state, seat, again);
    return memcmp(view, again, game->state_bytes) == 0;
}

atl_status engine_view_read(const atl_game *game, int seat, const char *text, void *view,
                            atl_reason *why)
{
    _Alignas(8) unsigned char bytes[ATL_MAX_STATE];
    if (!read_bytes(game, text, bytes))
        return atl_refuse(why, ATL_SENTENCE("the view is damaged, or of another version"), NULL,
                          NULL, NULL);
    int players = game->players(bytes);
    if (players < game->min_players || players > game->max_players || seat >= players ||
        !is_view(game, seat, bytes))
        return atl_refuse(why, ATL_SENTENCE("the view is none that the seat can have"), NULL, NULL,
                          NULL);
    if (game->to_act(bytes) != seat)
        return atl_refuse(why, ATL_SENTENCE("the view is no decision of that seat"), NULL, NULL,
                          NULL);
    memcpy(view, bytes, game->state_bytes);
    return ATL_OK;
}

void engine_actions_write(FILE *out, const atl_game *game, const atl_action *actions, int count)
{
    char notation[ATL_NOTATION_BYTES];
    for (int i = 0; i < count; i++) {
        game->notate(actions[i], notation);
        fprintf(out, "%s%s", i == 0 ? " " : " ; ", notation);
    }
}

/* ---- facts ------------------------------------------------------------------ */

enum { MAX_DEPTH = 8 };

/* Where in the document the next fact stands. */
typedef struct fact_writer {
    FILE *out;
    struct {
        const char *key; /* NULL for an element of a list */
        int index;       /* of the container in the one around it */
        int count;       /* of its members so far */
    } open[MAX_DEPTH];
    int depth;
} fact_writer;

/* The name of a fact: the way to it, joined by dots. */
static void write_name(fact_writer *w, const char *key)
{
    int index = w->open[w->depth].count++;
    fputc(' ', w->out);
    for (int i = 1; i <= w->depth; i++) {
        if (w->open[i].key != NULL)
            fprintf(w->out, "%s.", w->open[i].key);
        else
            fprintf(w->out, "%d.", w->open[i].index);
    }
    if (key != NULL)
        fprintf(w->out, "%s=", key);
    else
        fprintf(w->out, "%d=", index);
}

static void open_container(void *user, const char *key)
{
    fact_writer *w = user;
    int index = w->open[w->depth].count++;
    ATL_ASSERT(w->depth + 1 < MAX_DEPTH);
    w->depth++;
    w->open[w->depth].key = key;
    w->open[w->depth].index = index;
    w->open[w->depth].count = 0;
}

static void close_container(void *user)
{
    fact_writer *w = user;
    w->depth--;
}

static void write_number(void *user, const char *key, int32_t value)
{
    fact_writer *w = user;
    write_name(w, key);
    fprintf(w->out, "%" PRId32, value);
}

static void write_truth(void *user, const char *key, bool value)
{
    fact_writer *w = user;
    write_name(w, key);
    fputs(value ? "true" : "false", w->out);
}

static void write_word(void *user, const char *key, const char *value)
{
    fact_writer *w = user;
    write_name(w, key);
    fputs(value == NULL ? "" : value, w->out);
}

void engine_facts_write(FILE *out, const atl_game *game, const void *view)
{
    fact_writer writer = {.out = out};
    const atl_facts facts = {.user = &writer,
                             .object = open_container,
                             .array = open_container,
                             .end = close_container,
                             .number = write_number,
                             .truth = write_truth,
                             .word = write_word};
    game->describe(view, &facts);
}
