/* Damage of the log that SQLite writes ahead of the database (its file format, section 4).
 * SQLite takes whatever does not fit for the rest of a transaction that a crash cut short,
 * and drops it with all that follows. But every commit is flushed before the next begins:
 * where another one follows, it was complete, and something has been lost. */
#include "store/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEAD = 32, FRAME_HEAD = 24, SUMMED = 8 };

typedef struct log_sum {
    bool big_endian;
    uint32_t one, two;
} log_sum;

static uint32_t big(const unsigned char *at)
{
    return (uint32_t)at[0] << 24U | (uint32_t)at[1] << 16U | (uint32_t)at[2] << 8U | at[3];
}

static uint32_t little(const unsigned char *at)
{
    return (uint32_t)at[3] << 24U | (uint32_t)at[2] << 16U | (uint32_t)at[1] << 8U | at[0];
}

static void add(log_sum *sum, const unsigned char *bytes, size_t size)
{
    for (size_t i = 0; i + 8 <= size; i += 8) {
        sum->one += (sum->big_endian ? big(bytes + i) : little(bytes + i)) + sum->two;
        sum->two += (sum->big_endian ? big(bytes + i + 4) : little(bytes + i + 4)) + sum->one;
    }
}

static bool fits(const log_sum *sum, const unsigned char *at)
{
    return big(at) == sum->one && big(at + 4) == sum->two;
}

/* The size of the log's pages if its head is good, else 0. */
static size_t read_head(const unsigned char head[HEAD], log_sum *sum)
{
    uint32_t magic = big(head);
    uint32_t page = big(head + 8);
    *sum = (log_sum){.big_endian = (magic & 1U) != 0};
    add(sum, head, HEAD - 8);
    bool good = (magic | 1U) == 0x377f0683U && fits(sum, head + 24) && page >= 512 &&
                page <= 65536 && (page & (page - 1)) == 0;
    return good ? page : 0;
}

/* Reads frames of this log's generation. True when a whole transaction and the beginning
 * of another follow a frame that does not fit. */
static bool has_gap(FILE *in, const unsigned char head[HEAD], unsigned char *frame, size_t page,
                    log_sum sum)
{
    bool broken = false;
    bool committed = false;
    while (!feof(in) && !ferror(in) && fread(frame, FRAME_HEAD + page, 1, in) == 1) {
        bool ours = memcmp(frame + 8, head + 16, 8) == 0; /* the salts */
        if (committed && ours)
            return true;
        add(&sum, frame, SUMMED);
        add(&sum, frame + FRAME_HEAD, page);
        broken = broken || !ours || !fits(&sum, frame + 16);
        committed = broken && ours && big(frame + 4) != 0;
    }
    return false;
}

bool store_log_is_damaged(const char *path)
{
    static const unsigned char nothing[HEAD] = {0};
    unsigned char head[HEAD] = {0};
    log_sum sum;
    bool damaged = false;
    FILE *in = fopen(path, "rb");
    if (in == NULL)
        return false;
    size_t got = fread(head, 1, HEAD, in);
    size_t page = read_head(head, &sum);
    if (got == HEAD && page == 0)
        damaged = memcmp(head, nothing, HEAD) != 0; /* nothing: made, but never flushed */
    if (page > 0) {
        unsigned char *frame = malloc(FRAME_HEAD + page);
        damaged = frame != NULL && has_gap(in, head, frame, page, sum);
        free(frame);
    }
    fclose(in);
    return damaged;
}
