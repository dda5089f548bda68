/* Reading a ledger: the head into a plan, then every block, each with its sum. */
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "arena/ledger.h"
#include "record/seal.h"

enum { LINE_BYTES = 4096 };

typedef struct reader {
    const char *text, *end;
    const char *at;        /* where the next line begins */
    char line[LINE_BYTES]; /* the present one without its line end */
    size_t start;          /* where it begins */
    uint32_t number;       /* from 1 */
    bool whole;            /* it has a line end */
    arena_ledger *ledger;
    atl_reason *why;
} reader;

static atl_status refuse(reader *r, const char *message, const char *arg0, const char *arg1)
{
    atl_refuse(r->why, message, arg0, arg1, NULL);
    if (r->why != NULL)
        r->why->line = r->number;
    return ATL_INVALID;
}

/* Makes the next line the present one; false at the end. A line that is too long, or
 * has a NUL, is cut and will not have its sum. */
static bool next_line(reader *r)
{
    r->line[0] = '\0';
    r->start = (size_t)(r->at - r->text);
    if (r->at == r->end)
        return false;
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    r->whole = stop != NULL;
    size_t size = (size_t)((r->whole ? stop : r->end) - r->at);
    size_t kept = size < LINE_BYTES ? size : LINE_BYTES - 1;
    memcpy(r->line, r->at, kept);
    r->line[kept] = '\0';
    r->at = r->whole ? stop + 1 : r->end;
    r->number++;
    return true;
}

/* Goes back to the beginning of the present line. */
static void put_back(reader *r)
{
    if (r->at != r->text + r->start)
        r->number--;
    r->at = r->text + r->start;
}

/* The value of the next line when it is "NAME: value"; else NULL, and it stays the
 * next one. */
static const char *take(reader *r, const char *name)
{
    size_t size = strlen(name);
    if (next_line(r) && strncmp(r->line, name, size) == 0 && strncmp(r->line + size, ": ", 2) == 0)
        return r->line + size + 2;
    put_back(r);
    return NULL;
}

static atl_status refuse_instead(reader *r, const char *wanted)
{
    next_line(r);
    return refuse(r, ATL_SENTENCE("here should be '{0}', not '{1}'"), wanted, r->line);
}

/* Reads a whole number and moves on behind it. */
static bool scan(const char **at, uint64_t most, uint64_t *number)
{
    char *end = NULL;
    if (**at < '0' || **at > '9')
        return false;
    errno = 0;
    *number = strtoull(*at, &end, 10);
    *at = end;
    return errno == 0 && *number <= most;
}

static bool scan_text(const char **at, const char *text)
{
    size_t size = strlen(text);
    if (strncmp(*at, text, size) != 0)
        return false;
    *at += size;
    return true;
}

static bool number_of(const char *text, uint64_t most, uint64_t *number)
{
    return text != NULL && scan(&text, most, number) && *text == '\0';
}

static atl_status read_game(reader *r)
{
    arena_plan *plan = &r->ledger->plan;
    next_line(r);
    if (strcmp(r->line, "Antilles arena 1") != 0)
        return refuse(r, ATL_SENTENCE("'{0}' is a format this program does not know"), r->line,
                      NULL);
    const char *kind = take(r, "Tournament");
    if (kind == NULL || (strcmp(kind, "arena") != 0 && strcmp(kind, "ladder") != 0))
        return refuse_instead(r, "Tournament: arena");
    plan->kind = strcmp(kind, "arena") == 0 ? ARENA_FIXED : ARENA_DRAWN;
    const char *name = take(r, "Game");
    if (name == NULL)
        return refuse_instead(r, "Game: NAME");
    plan->game = atl_game_find(name);
    if (plan->game == NULL)
        return refuse(r, ATL_SENTENCE("there is no game '{0}'"), name, NULL);
    return ATL_OK;
}

/* Options and tables only tell tournaments apart. */
static atl_status read_setup_and_bots(reader *r)
{
    arena_plan *plan = &r->ledger->plan;
    const char *bot = NULL;
    while (take(r, "Option") != NULL)
        ;
    if (take(r, "Edition") == NULL)
        return refuse_instead(r, "Edition: NAME");
    while (next_line(r) && strncmp(r->line, "Table ", 6) == 0)
        ;
    put_back(r);
    while ((bot = take(r, "Bot")) != NULL) {
        atl_agent agent = {.kind = NULL};
        if (bot[0] == '\0' || strlen(bot) >= ATL_AGENT_BYTES)
            return refuse(r, ATL_SENTENCE("'{0}' is no bot"), bot, NULL);
        strcpy(agent.text, bot);
        if (arena_plan_bot(plan, &agent) != plan->bot_count - 1)
            return refuse(r, ATL_SENTENCE("'{0}' is no bot"), bot, NULL);
    }
    return plan->bot_count > 0 ? ATL_OK : refuse_instead(r, "Bot: NAME");
}

static atl_status read_seats(reader *r, arena_table *table)
{
    const char *at = take(r, "Seats");
    for (int seat = 0; seat < table->setup.players && at != NULL; seat++) {
        uint64_t bot = 0;
        if ((seat > 0 && !scan_text(&at, " ")) ||
            !scan(&at, (uint64_t)r->ledger->plan.bot_count - 1, &bot))
            at = NULL;
        table->seats[seat] = (uint8_t)bot;
    }
    if (at == NULL || *at != '\0')
        return refuse_instead(r, "Seats: 0 1");
    return ATL_OK;
}

static atl_status read_tables(reader *r)
{
    arena_plan *plan = &r->ledger->plan;
    const char *value = NULL;
    while ((value = take(r, "Players")) != NULL) {
        uint64_t players = 0;
        atl_status status = ATL_OK;
        if (plan->table_count == ATL_MAX_SEATS ||
            !number_of(value, plan->game->max_players, &players) ||
            players < plan->game->min_players)
            return refuse(r, ATL_SENTENCE("'{0}' is not a number of players"), value, NULL);
        arena_table *table = &plan->tables[plan->table_count++];
        atl_setup_default(&table->setup, plan->game, (int)players);
        if (plan->kind == ARENA_FIXED)
            status = read_seats(r, table);
        if (status != ATL_OK)
            return status;
    }
    return plan->table_count > 0 ? ATL_OK : refuse_instead(r, "Players: NUMBER");
}

static bool read_elos(const char *text, arena_plan *plan)
{
    char *end = NULL;
    plan->has_sprt = true;
    plan->elo0 = strtod(text, &end);
    if (end == text || *end != ' ')
        return false;
    text = end + 1;
    plan->elo1 = strtod(text, &end);
    return end != text && *end == '\0' && isfinite(plan->elo0) && isfinite(plan->elo1);
}

static atl_status read_numbers(reader *r)
{
    arena_plan *plan = &r->ledger->plan;
    if (!number_of(take(r, "Seed"), UINT64_MAX, &plan->seed))
        return refuse_instead(r, "Seed: NUMBER");
    uint64_t games = 0;
    if (!number_of(take(r, "Games"), ARENA_MOST_GAMES, &games))
        return refuse_instead(r, "Games: NUMBER");
    arena_plan_extend(plan, games);
    const char *elos = take(r, "Sprt");
    if (elos != NULL && !read_elos(elos, plan))
        return refuse(r, ATL_SENTENCE("here should be '{0}', not '{1}'"), "Sprt: ELO ELO", elos);
    return ATL_OK;
}

/* The part of the tournament and the sum of the head. */
static atl_status read_shard(reader *r)
{
    arena_ledger *ledger = r->ledger;
    char sum[16];
    size_t terms = (size_t)(r->at - r->text);
    const char *at = take(r, "Shard");
    if (at == NULL || !scan(&at, UINT32_MAX, &ledger->part) || !scan_text(&at, "/") ||
        !number_of(at, UINT32_MAX, &ledger->parts) || ledger->part < 1 ||
        ledger->part > ledger->parts)
        return refuse_instead(r, "Shard: 1/1");
    ledger->part--;
    snprintf(sum, sizeof sum, "%08" PRIx32, seal_total(0, r->text, (size_t)(r->at - r->text)));
    const char *told = take(r, "Sum");
    if (told == NULL || strcmp(told, sum) != 0 || memchr(r->text, '\0', terms) != NULL)
        return refuse(r, ATL_SENTENCE("the head of the file was changed: its sum does not fit"),
                      NULL, NULL);
    if (!next_line(r) || r->line[0] != '\0' || !r->whole)
        return refuse(r, ATL_SENTENCE("here should be an empty line"), NULL, NULL);
    ledger->key = seal_total(0, r->text, terms);
    ledger->terms = strndup(r->text, terms);
    ledger->size = (size_t)(r->at - r->text);
    return ledger->terms == NULL ? ATL_NO_MEMORY : ATL_OK;
}

/* ---- blocks ------------------------------------------------------------------ */

static bool scan_result(const char **at, int players, int32_t *points, uint8_t *rank)
{
    uint64_t number = 0;
    bool negative = scan_text(at, "-");
    if (!scan(at, INT32_MAX, &number))
        return false;
    *points = negative ? -(int32_t)number : (int32_t)number;
    if (!scan_text(at, "/") || !scan(at, (uint64_t)players, &number) || number == 0)
        return false;
    *rank = (uint8_t)number;
    return true;
}

static bool scan_game(const char **at, arena_block *block, int game)
{
    bool won = false;
    for (int seat = 0; seat < block->players; seat++) {
        if (!scan_text(at, game > 0 && seat == 0 ? " | " : " ") ||
            !scan_result(at, block->players, &block->points[game][seat], &block->rank[game][seat]))
            return false;
        won = won || block->rank[game][seat] == 1;
    }
    return won;
}

static bool scan_block(const char *at, const arena_ledger *ledger, arena_block *block)
{
    arena_lineup lineup;
    memset(block, 0, sizeof *block);
    if (!scan(&at, UINT64_MAX, &block->index) || block->index >= ledger->plan.blocks ||
        block->index % ledger->parts != ledger->part)
        return false;
    arena_plan_lineup(&ledger->plan, block->index, &lineup);
    block->games = (uint8_t)lineup.games;
    block->players = (uint8_t)lineup.players;
    for (int game = 0; game < lineup.games; game++) {
        if (!scan_game(&at, block, game))
            return false;
    }
    for (int first = 0; first < lineup.players; first++) {
        if (!scan_text(&at, first == 0 ? " ; " : " ") ||
            !scan(&at, UINT64_MAX, &block->effort.moves[first]) || !scan_text(&at, ":") ||
            !scan(&at, UINT64_MAX, &block->effort.nanoseconds[first]) ||
            (scan_text(&at, ":") && !scan(&at, UINT64_MAX, &block->effort.incidents[first])))
            return false;
    }
    return *at == '\0';
}

/* Cuts the sum off the present line; false when it does not fit. */
static bool has_sum(reader *r)
{
    char sum[16];
    char *blank = strrchr(r->line, ' ');
    if (!r->whole || blank == NULL)
        return false;
    *blank = '\0';
    snprintf(sum, sizeof sum, "%08" PRIx32,
             seal_total(r->ledger->key, r->line, (size_t)(blank - r->line)));
    return strcmp(blank + 1, sum) == 0;
}

static bool keep(arena_ledger *ledger, const arena_block *block)
{
    if ((ledger->count & (ledger->count - 1)) == 0) {
        size_t room = ledger->count == 0 ? 1 : 2 * ledger->count;
        arena_block *blocks = realloc(ledger->blocks, room * sizeof *blocks);
        if (blocks == NULL)
            return false;
        ledger->blocks = blocks;
    }
    ledger->blocks[ledger->count++] = *block;
    return true;
}

/* A last line that was not written to its end is as if it were not there. */
static atl_status read_blocks(reader *r)
{
    while (next_line(r)) {
        arena_block block;
        if (!has_sum(r)) {
            if (r->at == r->end)
                return ATL_OK;
            return refuse(r, ATL_SENTENCE("the line was changed: its sum does not fit"), NULL,
                          NULL);
        }
        if (!scan_block(r->line, r->ledger, &block))
            return refuse(r, ATL_SENTENCE("this is no block of the tournament"), NULL, NULL);
        if (r->ledger->count > 0 && block.index <= r->ledger->blocks[r->ledger->count - 1].index)
            return refuse(r, ATL_SENTENCE("the blocks are not in order"), NULL, NULL);
        if (!keep(r->ledger, &block))
            return ATL_NO_MEMORY;
        r->ledger->size = (size_t)(r->at - r->text);
    }
    return ATL_OK;
}

atl_status arena_ledger_read(arena_ledger *ledger, const char *text, size_t size, atl_reason *why)
{
    reader r = {.text = text, .at = text, .end = text + size, .ledger = ledger, .why = why};
    memset(ledger, 0, sizeof *ledger);
    atl_status status = read_game(&r);
    if (status == ATL_OK)
        status = read_setup_and_bots(&r);
    if (status == ATL_OK)
        status = read_tables(&r);
    if (status == ATL_OK)
        status = read_numbers(&r);
    if (status == ATL_OK)
        status = read_shard(&r);
    return status == ATL_OK ? read_blocks(&r) : status;
}
