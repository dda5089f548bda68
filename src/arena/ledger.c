/* Writing ledgers, finding blocks in them, putting them together. */
#include "arena/ledger.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "record/seal.h"
#include "record/terms.h"

char *arena_ledger_terms(const arena_plan *plan)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (out == NULL)
        return NULL;
    fprintf(out, "Antilles arena 1\nTournament: %s\nGame: %s\n",
            plan->kind == ARENA_FIXED ? "arena" : "ladder", plan->game->name);
    record_write_terms(out, plan->game, &plan->tables[0].setup);
    for (int bot = 0; bot < plan->bot_count; bot++)
        fprintf(out, "Bot: %s\n", plan->bots[bot].text);
    for (int t = 0; t < plan->table_count; t++) {
        const arena_table *table = &plan->tables[t];
        fprintf(out, "Players: %d\n", table->setup.players);
        for (int seat = 0; seat < table->setup.players && plan->kind == ARENA_FIXED; seat++)
            fprintf(out, "%s %d", seat == 0 ? "Seats:" : "", table->seats[seat]);
        fputs(plan->kind == ARENA_FIXED ? "\n" : "", out);
    }
    fprintf(out, "Seed: %" PRIu64 "\nGames: %" PRIu64 "\n", plan->seed, plan->games);
    if (plan->has_sprt)
        fprintf(out, "Sprt: %.17g %.17g\n", plan->elo0, plan->elo1);
    if (fclose(out) == 0)
        return text;
    free(text);
    return NULL;
}

void arena_ledger_write_head(FILE *out, const char *terms, uint64_t part, uint64_t parts)
{
    char shard[64];
    int size = snprintf(shard, sizeof shard, "Shard: %" PRIu64 "/%" PRIu64 "\n", part + 1, parts);
    uint32_t sum = seal_total(seal_total(0, terms, strlen(terms)), shard, (size_t)size);
    fprintf(out, "%s%sSum: %08" PRIx32 "\n\n", terms, shard, sum);
}

void arena_ledger_write_block(FILE *out, uint32_t key, const arena_block *block)
{
    char line[2048]; /* at most 36 results of 16 bytes and 6 efforts of 63 */
    size_t at = (size_t)snprintf(line, sizeof line, "%" PRIu64, block->index);
    for (int game = 0; game < block->games; game++) {
        for (int seat = 0; seat < block->players; seat++)
            at += (size_t)snprintf(line + at, sizeof line - at, "%s%" PRId32 "/%d",
                                   game > 0 && seat == 0 ? " | " : " ", block->points[game][seat],
                                   block->rank[game][seat]);
    }
    for (int first = 0; first < block->players; first++) {
        at += (size_t)snprintf(line + at, sizeof line - at, "%s%" PRIu64 ":%" PRIu64,
                               first == 0 ? " ; " : " ", block->effort.moves[first],
                               block->effort.nanoseconds[first]);
        if (block->effort.incidents[first] > 0)
            at += (size_t)snprintf(line + at, sizeof line - at, ":%" PRIu64,
                                   block->effort.incidents[first]);
    }
    fprintf(out, "%s %08" PRIx32 "\n", line, seal_total(key, line, at));
}

void arena_ledger_free(arena_ledger *ledger)
{
    free(ledger->terms);
    free(ledger->blocks);
    memset(ledger, 0, sizeof *ledger);
}

static int by_index(const void *a, const void *b)
{
    const arena_block *left = a;
    const arena_block *right = b;
    return left->index < right->index ? -1 : left->index > right->index;
}

const arena_block *arena_ledger_find(const arena_ledger *ledger, uint64_t index)
{
    arena_block wanted = {.index = index};
    if (ledger->count == 0)
        return NULL;
    return bsearch(&wanted, ledger->blocks, ledger->count, sizeof wanted, by_index);
}

/* Two tellings of the same block may differ in the time it took. */
static bool same_games(const arena_block *a, const arena_block *b)
{
    return a->games == b->games && a->players == b->players &&
           memcmp(a->rank, b->rank, sizeof a->rank) == 0 &&
           memcmp(a->points, b->points, sizeof a->points) == 0;
}

atl_status arena_ledger_merge(arena_ledger *ledger, const arena_ledger *other, atl_reason *why)
{
    if (strcmp(ledger->terms, other->terms) != 0)
        return atl_refuse(why, ATL_SENTENCE("is of another tournament than the files before"), NULL,
                          NULL, NULL);
    size_t old = ledger->count;
    if (other->count == 0)
        return ATL_OK;
    arena_block *blocks = realloc(ledger->blocks, (old + other->count) * sizeof *blocks);
    if (blocks == NULL)
        return ATL_NO_MEMORY;
    ledger->blocks = blocks;
    for (size_t i = 0; i < other->count; i++) {
        arena_block wanted = {.index = other->blocks[i].index};
        const arena_block *known =
            old == 0 ? NULL : bsearch(&wanted, blocks, old, sizeof wanted, by_index);
        if (known != NULL && !same_games(known, &other->blocks[i])) {
            char number[24];
            snprintf(number, sizeof number, "%" PRIu64, wanted.index);
            return atl_refuse(why, ATL_SENTENCE("block {0} ended differently in the files before"),
                              number, NULL, NULL);
        }
        if (known == NULL)
            blocks[ledger->count++] = other->blocks[i];
    }
    qsort(blocks, ledger->count, sizeof *blocks, by_index);
    return ATL_OK;
}

/* ---- the file of a run ------------------------------------------------------ */

static atl_status refuse_errno(atl_reason *why, const char *message)
{
    atl_refuse(why, message, strerror(errno), NULL, NULL);
    return ATL_IO;
}

static atl_status read_all(FILE *file, char **text, size_t *size, atl_reason *why)
{
    char block[65536];
    size_t got = 0;
    *text = NULL;
    FILE *memory = open_memstream(text, size);
    if (memory == NULL)
        return ATL_NO_MEMORY;
    while ((got = fread(block, 1, sizeof block, file)) > 0)
        fwrite(block, 1, got, memory);
    if (fclose(memory) != 0)
        return ATL_NO_MEMORY;
    return ferror(file) ? refuse_errno(why, ATL_SENTENCE("cannot be read: {0}")) : ATL_OK;
}

atl_status arena_ledger_load(arena_ledger *ledger, const char *path, atl_reason *why)
{
    char *text = NULL;
    size_t size = 0;
    memset(ledger, 0, sizeof *ledger);
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return refuse_errno(why, ATL_SENTENCE("cannot be read: {0}"));
    atl_status status = read_all(file, &text, &size, why);
    fclose(file);
    if (status == ATL_OK)
        status = arena_ledger_read(ledger, text, size, why);
    free(text);
    return status;
}

/* Names the first line in which two heads differ. */
static atl_status refuse_other(const char *found, const char *wanted, atl_reason *why)
{
    uint32_t line = 1;
    size_t at = 0;
    size_t start = 0;
    for (; found[at] == wanted[at] && found[at] != '\0'; at++) {
        if (found[at] == '\n') {
            line++;
            start = at + 1;
        }
    }
    char here[ATL_REASON_ARG_BYTES];
    char there[ATL_REASON_ARG_BYTES];
    snprintf(here, sizeof here, "%.*s", (int)strcspn(found + start, "\n"), found + start);
    snprintf(there, sizeof there, "%.*s", (int)strcspn(wanted + start, "\n"), wanted + start);
    atl_refuse(why, ATL_SENTENCE("is of another tournament: '{0}' there, '{1}' here"), here, there,
               NULL);
    if (why != NULL)
        why->line = line;
    return ATL_INVALID;
}

/* What is in the file, which must be of this very run; or its head, when it is new. */
static atl_status take_over(arena_ledger *known, FILE *file, const char *terms, uint64_t part,
                            uint64_t parts, atl_reason *why)
{
    char *text = NULL;
    size_t size = 0;
    atl_status status = read_all(file, &text, &size, why);
    if (status == ATL_OK && size == 0) {
        arena_ledger_write_head(file, terms, part, parts);
        known->key = seal_total(0, terms, strlen(terms));
        status =
            fflush(file) == 0 ? ATL_OK : refuse_errno(why, ATL_SENTENCE("cannot be written: {0}"));
    } else if (status == ATL_OK) {
        status = arena_ledger_read(known, text, size, why);
        if (status == ATL_OK && strcmp(known->terms, terms) != 0)
            status = refuse_other(known->terms, terms, why);
        else if (status == ATL_OK && (known->part != part || known->parts != parts))
            status =
                atl_refuse(why, ATL_SENTENCE("is the file of another shard"), NULL, NULL, NULL);
        if (status == ATL_OK && known->size < size &&
            (ftruncate(fileno(file), (off_t)known->size) != 0 || fseek(file, 0, SEEK_END) != 0))
            status = refuse_errno(why, ATL_SENTENCE("cannot be written: {0}"));
    }
    free(text);
    return status;
}

atl_status arena_ledger_open(arena_ledger *known, FILE **file, const char *path,
                             const arena_plan *plan, uint64_t part, uint64_t parts, atl_reason *why)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    memset(known, 0, sizeof *known);
    char *terms = arena_ledger_terms(plan);
    if (terms == NULL)
        return ATL_NO_MEMORY;
    atl_status status = ATL_OK;
    *file = fopen(path, "a+b");
    if (*file == NULL)
        status = refuse_errno(why, ATL_SENTENCE("cannot be written: {0}"));
    else if (fcntl(fileno(*file), F_SETLK, &lock) != 0 && (errno == EACCES || errno == EAGAIN))
        status = atl_refuse(why, ATL_SENTENCE("is in use by another run"), NULL, NULL, NULL);
    else if (fseek(*file, 0, SEEK_SET) == 0)
        status = take_over(known, *file, terms, part, parts, why);
    if (status != ATL_OK && *file != NULL) {
        fclose(*file);
        *file = NULL;
    }
    free(terms);
    return status;
}
