/* A record's text as lines, and the check of its seal. Internal to record/. */
#ifndef ANTILLES_RECORD_LINES_H
#define ANTILLES_RECORD_LINES_H

#include "antilles/status.h"

#include <stddef.h>
#include <stdint.h>

enum { RECORD_LINE_BYTES = 512 };

typedef struct record_line {
    const char *text; /* without its line end, not NUL-terminated */
    size_t size;
    uint32_t number; /* in the file, from 1 */
} record_line;

/* The lines before the seal, without comments and empty lines. */
typedef struct record_lines {
    record_line *list;
    size_t count;
    uint32_t seal_line;
} record_lines;

/* Splits the text and verifies the seal. On ATL_OK the caller frees `lines->list`;
 * the lines point into `text`. */
atl_status record_lines_read(record_lines *lines, const char *text, size_t size, atl_reason *why);

/* Fills `why` for a line and returns ATL_INVALID. */
atl_status record_refuse(atl_reason *why, uint32_t line, const char *message, const char *arg0,
                         const char *arg1, const char *arg2);

#endif
