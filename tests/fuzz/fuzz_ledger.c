/* Ledgers of tournaments from anywhere: read as they are, and once more with the sums
 * of their lines made to fit, so that the fuzzer reaches what lies behind them. Blocks
 * that are accepted must survive being written and read again. */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena/ledger.h"
#include "record/seal.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(int condition)
{
    if (!condition)
        abort();
}

static void read_ledger(const char *text, size_t size)
{
    arena_ledger ledger;
    arena_ledger again;
    atl_reason why = {0};
    char *written = NULL;
    size_t written_size = 0;
    if (arena_ledger_read(&ledger, text, size, &why) == ATL_OK) {
        FILE *out = open_memstream(&written, &written_size);
        require(out != NULL);
        arena_ledger_write_head(out, ledger.terms, ledger.part, ledger.parts);
        for (size_t i = 0; i < ledger.count; i++)
            arena_ledger_write_block(out, ledger.key, &ledger.blocks[i]);
        require(fclose(out) == 0);
        require(arena_ledger_read(&again, written, written_size, &why) == ATL_OK);
        require(again.count == ledger.count);
        for (size_t i = 0; i < ledger.count; i++)
            require(memcmp(&again.blocks[i], &ledger.blocks[i], sizeof ledger.blocks[i]) == 0);
        arena_ledger_free(&again);
        free(written);
    } else {
        require(why.message != NULL);
    }
    arena_ledger_free(&ledger);
}

/* Writes the text with fitting sums: the head ends before the line "Shard: ...". */
static void seal(FILE *out, const char *text, size_t size)
{
    const char *end = text + size;
    const char *shard = NULL;
    uint32_t key = 0;
    for (const char *at = text, *next = NULL; at < end; at = next) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop == NULL ? end : stop) - at);
        next = stop == NULL ? end : stop + 1;
        if (shard != NULL) {
            fprintf(out, "%.*s %08" PRIx32 "\n", (int)length, at, seal_total(key, at, length));
        } else {
            fwrite(at, 1, (size_t)(next - at), out);
            if (length >= 7 && memcmp(at, "Shard: ", 7) == 0 && stop != NULL) {
                shard = at;
                key = seal_total(0, text, (size_t)(at - text));
                fprintf(out, "Sum: %08" PRIx32 "\n\n", seal_total(0, text, (size_t)(next - text)));
            }
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *sealed = NULL;
    size_t sealed_size = 0;
    read_ledger((const char *)data, size);
    FILE *out = open_memstream(&sealed, &sealed_size);
    require(out != NULL);
    seal(out, (const char *)data, size);
    require(fclose(out) == 0);
    read_ledger(sealed, sealed_size);
    free(sealed);
    return 0;
}
