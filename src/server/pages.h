/* Files that are part of the program, for browsers. */
#ifndef ANTILLES_SERVER_PAGES_H
#define ANTILLES_SERVER_PAGES_H

#include <stdbool.h>
#include <stddef.h>

struct conn;

typedef struct page {
    const char *path; /* NULL ends the table */
    const char *type;
    const char *tag;     /* ETag: changes with the bytes */
    bool named_by_bytes; /* the path changes with them as well: may be kept for ever */
    const unsigned char *plain;
    size_t plain_size;
    const unsigned char *packed; /* with gzip */
    size_t packed_size;
} page;

/* What web/ was built into, or a line of text instead. */
extern const page pages[];

/* Answers a request for a page; false when there is none of that path. */
bool pages_serve(struct conn *c);

#endif
