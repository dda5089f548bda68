/* Transactions and kept statements: what all other files of the store are built on. */
#include "store/inside.h"

#include <stdio.h>

static void note(store *s, const char *error)
{
    if (error == s->error)
        return;
    snprintf(s->error, sizeof s->error, "%s", error);
}

sqlite3_stmt *store_query(store *s, const char *sql)
{
    int i = 0;
    while (i < STORE_STATEMENTS && s->kept[i].sql != NULL && s->kept[i].sql != sql)
        i++;
    if (i == STORE_STATEMENTS) {
        note(s, "too many statements");
        return NULL;
    }
    if (s->kept[i].statement == NULL &&
        sqlite3_prepare_v3(s->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &s->kept[i].statement,
                           NULL) != SQLITE_OK) {
        note(s, sqlite3_errmsg(s->db));
        return NULL;
    }
    s->kept[i].sql = sql;
    sqlite3_reset(s->kept[i].statement);
    sqlite3_clear_bindings(s->kept[i].statement);
    return s->kept[i].statement;
}

atl_status store_fail(store *s, const char *error)
{
    if (!s->failed)
        note(s, error);
    s->failed = true;
    s->begun = true;
    return ATL_IO;
}

sqlite3_stmt *store_change(store *s, const char *sql)
{
    if (s->failed)
        return NULL;
    if (!s->begun && !store_run(s->db, "BEGIN IMMEDIATE")) {
        store_fail(s, sqlite3_errmsg(s->db));
        return NULL;
    }
    s->begun = true;
    sqlite3_stmt *statement = store_query(s, sql);
    if (statement == NULL)
        s->failed = true;
    return statement;
}

atl_status store_end_query(store *s, sqlite3_stmt *statement, int code)
{
    bool good = code == SQLITE_ROW || code == SQLITE_DONE;
    if (!good)
        note(s, sqlite3_errmsg(s->db));
    sqlite3_reset(statement);
    return good ? ATL_OK : ATL_IO;
}

atl_status store_end_change(store *s, sqlite3_stmt *statement, int code)
{
    atl_status status = ATL_OK;
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        status = store_fail(s, sqlite3_errmsg(s->db));
    sqlite3_reset(statement);
    return status;
}

atl_status store_do(store *s, sqlite3_stmt *statement)
{
    return store_end_change(s, statement, sqlite3_step(statement));
}

atl_status store_unreadable(const store *s, atl_reason *why)
{
    atl_refuse(why, ATL_SENTENCE("the database cannot be read: {0}"), s->error, NULL, NULL);
    return ATL_IO;
}

bool store_run(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

void store_rollback(store *s)
{
    /* SQLite may have given the transaction up by itself. */
    if (!sqlite3_get_autocommit(s->db))
        store_run(s->db, "ROLLBACK");
    s->begun = false;
    s->failed = false;
}

bool store_is_changed(const store *s)
{
    return s->begun;
}

void store_try(store *s)
{
    /* A row that stays as it is would not be written, but this is. */
    char sql[64];
    snprintf(sql, sizeof sql, "BEGIN IMMEDIATE; PRAGMA user_version = %d", STORE_VERSION);
    if (s->begun)
        return;
    s->begun = true;
    if (!store_run(s->db, sql))
        store_fail(s, sqlite3_errmsg(s->db));
}

atl_status store_commit(store *s, atl_reason *why)
{
    if (!s->begun)
        return ATL_OK;
    if (!s->failed && sqlite3_get_autocommit(s->db))
        store_fail(s, s->error);
    if (!s->failed && !store_run(s->db, "COMMIT"))
        store_fail(s, sqlite3_errmsg(s->db));
    if (!s->failed) {
        s->begun = false;
        return ATL_OK;
    }
    atl_refuse(why, ATL_SENTENCE("the database cannot be written: {0}"), s->error, NULL, NULL);
    store_rollback(s);
    return ATL_IO;
}
