/* Making a new database. It appears under its name only when it is complete, so that an
 * empty or partial file of that name is always a damage, never a beginning. */
#include "store/inside.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* An entry carries a sum of its number and text: the database finds a damage of its own
 * structure, but not a changed letter. */
static const char schema[] =
    "CREATE TABLE tables("
    "    key INTEGER PRIMARY KEY,"
    "    id TEXT NOT NULL UNIQUE,"
    "    last INTEGER NOT NULL," /* number of its last entry */
    "    changed INTEGER NOT NULL,"
    "    over INTEGER NOT NULL DEFAULT 0,"
    "    listed INTEGER NOT NULL DEFAULT 0"
    ") STRICT;"
    "CREATE INDEX tables_open ON tables(key) WHERE over = 0;"
    "CREATE INDEX tables_over ON tables(changed) WHERE over = 1;"
    "CREATE INDEX tables_listed ON tables(changed) WHERE over = 1 AND listed = 1;"

    "CREATE TABLE entries("
    "    of INTEGER NOT NULL REFERENCES tables(key),"
    "    number INTEGER NOT NULL,"
    "    time INTEGER NOT NULL,"
    "    text TEXT NOT NULL,"
    "    sum INTEGER NOT NULL,"
    "    PRIMARY KEY(of, number)"
    ") STRICT, WITHOUT ROWID;"

    "CREATE TABLE accounts("
    "    id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "    name TEXT NOT NULL,"
    "    folded TEXT NOT NULL UNIQUE,"
    "    password TEXT NOT NULL,"
    "    made INTEGER NOT NULL"
    ") STRICT;"

    "CREATE TABLE sessions("
    "    hash BLOB PRIMARY KEY,"
    "    account INTEGER NOT NULL REFERENCES accounts(id),"
    "    expires INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX sessions_account ON sessions(account, expires);"

    "CREATE TABLE sits("
    "    account INTEGER NOT NULL REFERENCES accounts(id),"
    "    at INTEGER NOT NULL REFERENCES tables(key),"
    "    PRIMARY KEY(account, at)"
    ") STRICT, WITHOUT ROWID;"

    "CREATE TABLE calls("
    "    id INTEGER PRIMARY KEY AUTOINCREMENT," /* never used twice */
    "    url TEXT NOT NULL,"
    "    body TEXT NOT NULL,"
    "    due INTEGER NOT NULL,"
    "    tries INTEGER NOT NULL DEFAULT 0"
    ") STRICT;"
    "CREATE INDEX calls_due ON calls(due, id);"
    "CREATE INDEX calls_what ON calls(body, url);";

bool store_flush(const char *path)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    bool good = fsync(file) == 0;
    close(file);
    return good;
}

/* Fills the empty file. */
static bool fill(const char *path, char error[STORE_ERROR_BYTES])
{
    sqlite3 *db = NULL;
    char pragmas[80];
    snprintf(pragmas, sizeof pragmas, "PRAGMA application_id = %d; PRAGMA user_version = %d",
             STORE_APPLICATION, STORE_VERSION);
    bool good = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
                store_run(db, "BEGIN") && store_run(db, pragmas) && store_run(db, schema) &&
                store_run(db, "COMMIT") && store_run(db, "PRAGMA journal_mode = WAL");
    if (!good)
        snprintf(error, STORE_ERROR_BYTES, "%s", sqlite3_errmsg(db));
    return sqlite3_close(db) == SQLITE_OK && good;
}

atl_status store_make(const char *folder, const char *path, atl_reason *why)
{
    static const char *const ends[] = {".new", ".new-journal", ".new-wal", ".new-shm"};
    char error[STORE_ERROR_BYTES] = "";
    size_t size = strlen(path) + 16;
    char *new_path = malloc(size);
    if (new_path == NULL)
        return ATL_NO_MEMORY;
    /* What an earlier attempt has left. */
    for (size_t i = sizeof ends / sizeof ends[0]; i-- > 0;) {
        snprintf(new_path, size, "%s%s", path, ends[i]);
        unlink(new_path);
    }
    int file = open(new_path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    bool good = file >= 0;
    if (good) {
        close(file);
        good = fill(new_path, error);
    }
    good = good && store_flush(new_path) && rename(new_path, path) == 0 && store_flush(folder);
    if (!good) {
        atl_refuse(why, ATL_SENTENCE("the database cannot be made: {0}"),
                   error[0] != '\0' ? error : strerror(errno), NULL, NULL);
        unlink(new_path);
    }
    free(new_path);
    return good ? ATL_OK : ATL_IO;
}
