/* Files that are part of the program, for browsers. */
#ifndef ANTILLES_SERVER_PAGES_H
#define ANTILLES_SERVER_PAGES_H

typedef struct page {
    const char *path; /* NULL ends the table */
    const char *type;
    const char *text;   /* in English */
    const char *german; /* NULL: the same */
} page;

extern const page pages[];

#endif
