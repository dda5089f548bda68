/* What the tests of the store share: a fresh folder for each, and a store in it. */
#ifndef ANTILLES_TEST_DATABASE_H
#define ANTILLES_TEST_DATABASE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/store.h"

/* The present test's folder and the database in it. */
extern char folder[200];
extern char file[260];

int make_folder(void **state);
int remove_folder(void **state);

#define STORE_TEST(name) cmocka_unit_test_setup_teardown(test_##name, make_folder, remove_folder)

store *must_open(void);

/* Appends with the time 1000 + number. */
void must_append(store *s, const char *table, uint32_t number, const char *entry);
void must_commit(store *s);

/* Counts the entries visited; `user` is a tally. */
typedef struct tally {
    uint32_t count;
    char last[16]; /* the beginning of the last one's text */
} tally;
bool count_entry(void *user, const store_entry *entry);

/* A whole file; to be freed. */
char *read_all(const char *path, size_t *size);
void write_all(const char *path, const char *bytes, size_t size);

#endif
