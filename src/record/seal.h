/* The seal of a record: sums that find a changed character and name its line.
 * docs/RECORD.md specifies them. Internal to record/. */
#ifndef ANTILLES_RECORD_SEAL_H
#define ANTILLES_RECORD_SEAL_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { SEAL_SUMS_A_ROW = 32 };

/* CRC-32 (IEEE 802.3, as in zlib) of more bytes; start with 0. */
uint32_t seal_total(uint32_t total, const char *bytes, size_t size);

/* CRC-8 (polynomial 07, initial value 0) of one line without its line end. Any
 * change within eight neighbouring bits, so any one character, changes it. */
uint8_t seal_sum(const char *line, size_t size);

/* Writes the seal of `text`, which is made of whole lines without comments. */
void seal_write(FILE *out, const char *text, size_t size);

#endif
