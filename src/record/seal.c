/* CRC-32 and CRC-8, bit by bit: records are short. */
#include "record/seal.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

uint32_t seal_total(uint32_t total, const char *bytes, size_t size)
{
    uint32_t crc = ~total;
    for (size_t i = 0; i < size; i++) {
        crc ^= (uint8_t)bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = (crc >> 1U) ^ (UINT32_C(0xEDB88320) & (0U - (crc & 1U)));
    }
    return ~crc;
}

uint8_t seal_sum(const char *line, size_t size)
{
    uint32_t crc = 0;
    for (size_t i = 0; i < size; i++) {
        crc ^= (uint8_t)line[i];
        for (int bit = 0; bit < 8; bit++)
            crc = ((crc << 1U) ^ (crc & 0x80U ? 0x07U : 0U)) & 0xFFU;
    }
    return (uint8_t)crc;
}

/* The next line that is not empty, from *at on; false at the end. */
static bool next_line(const char **at, const char *end, const char **line, size_t *size)
{
    while (*at < end) {
        const char *stop = memchr(*at, '\n', (size_t)(end - *at));
        if (stop == NULL)
            return false;
        *line = *at;
        *size = (size_t)(stop - *at);
        *at = stop + 1;
        if (*size > 0)
            return true;
    }
    return false;
}

void seal_write(FILE *out, const char *text, size_t size)
{
    const char *end = text + size;
    const char *line = NULL;
    size_t length = 0;
    uint32_t total = 0;
    int sums = 0;
    for (const char *at = text; next_line(&at, end, &line, &length);)
        total = seal_total(total, line, length + 1);
    fprintf(out, "Seal: %08" PRIx32, total);
    for (const char *at = text; next_line(&at, end, &line, &length); sums++)
        fprintf(out, "%s%02x", sums % SEAL_SUMS_A_ROW == 0 ? "\n" : "", seal_sum(line, length));
    fputc('\n', out);
}
