/* The inside of the store, shared by its files. */
#ifndef ANTILLES_STORE_INSIDE_H
#define ANTILLES_STORE_INSIDE_H

#include <sqlite3.h>

#include "store/store.h"

#define STORE_FILE "antilles.db"
#define STORE_APPLICATION 0x41746c73 /* "Atls": the database is one of ours */
#define STORE_VERSION 1              /* of the tables in it */

enum { STORE_STATEMENTS = 40, STORE_ERROR_BYTES = ATL_REASON_ARG_BYTES };

struct store {
    sqlite3 *db;
    int lock;    /* the lock file, which another process cannot have as well */
    bool begun;  /* there are changes that are not committed */
    bool failed; /* one of them went wrong: none may be committed */
    char error[STORE_ERROR_BYTES];
    struct {
        const char *sql;
        sqlite3_stmt *statement;
    } kept[STORE_STATEMENTS]; /* prepared once; found by the address of their text */
};

/* A statement, prepared and without values. NULL when that fails: the error is noted. */
sqlite3_stmt *store_query(store *s, const char *sql);

/* The same for a change: begins the transaction if need be. NULL as well when an earlier
 * change has failed. */
sqlite3_stmt *store_change(store *s, const char *sql);

/* Ends a statement whose last step answered `code`. ATL_IO unless it went well. */
atl_status store_end_query(store *s, sqlite3_stmt *statement, int code);
atl_status store_end_change(store *s, sqlite3_stmt *statement, int code);

/* Carries a change out that answers no rows. */
atl_status store_do(store *s, sqlite3_stmt *statement);

/* Notes why a change failed; nothing will be committed. Returns ATL_IO. */
atl_status store_fail(store *s, const char *error);

/* ATL_IO with the noted error as the reason of something that could not be read. */
atl_status store_unreadable(const store *s, atl_reason *why);

/* Runs SQL without values, outside of any transaction of the store's. */
bool store_run(sqlite3 *db, const char *sql);

/* Makes the empty database `path`, complete or not at all. */
atl_status store_make(const char *folder, const char *path, atl_reason *why);

/* Whether the log beside the database has lost a transaction in its middle. */
bool store_log_is_damaged(const char *path);

/* Flushes what was written into a file or folder. */
bool store_flush(const char *path);

#endif
