/* Accounts and the sessions of those who signed in. */
#include "store/inside.h"

#include <stdio.h>
#include <string.h>

/* An account signs in on so many devices at once; after that the oldest session ends. */
#define SESSIONS_AN_ACCOUNT "32"

atl_status store_account_add(store *s, const char *name, const char *password, int64_t time,
                             int64_t *id)
{
    static const char sql[] = "INSERT INTO accounts(name, folded, password, made)"
                              " VALUES(?1, ?2, ?3, ?4) ON CONFLICT(folded) DO NOTHING"
                              " RETURNING id";
    char folded[STORE_NAME_BYTES];
    *id = 0;
    if (!store_fold(name, folded) || strlen(password) >= STORE_PASSWORD_BYTES)
        return store_fail(s, "a name or a password's hash is too long");
    sqlite3_stmt *change = store_change(s, sql);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_text(change, 1, name, -1, SQLITE_STATIC);
    sqlite3_bind_text(change, 2, folded, -1, SQLITE_STATIC);
    sqlite3_bind_text(change, 3, password, -1, SQLITE_STATIC);
    sqlite3_bind_int64(change, 4, time);
    int code = sqlite3_step(change);
    if (code == SQLITE_ROW) {
        *id = sqlite3_column_int64(change, 0);
        code = sqlite3_step(change);
    }
    return store_end_change(s, change, code);
}

/* Copies a text of the present row, empty when it does not fit. */
static void copy_column(sqlite3_stmt *query, int column, char *to, size_t size)
{
    const char *text = (const char *)sqlite3_column_text(query, column);
    to[0] = '\0';
    if (text != NULL && strlen(text) < size)
        snprintf(to, size, "%s", text);
}

atl_status store_account_find(store *s, const char *name, int64_t *id,
                              char password[STORE_PASSWORD_BYTES])
{
    static const char sql[] = "SELECT id, password FROM accounts WHERE folded = ?1";
    char folded[STORE_NAME_BYTES];
    *id = 0;
    password[0] = '\0';
    if (!store_fold(name, folded))
        return ATL_OK;
    sqlite3_stmt *query = store_query(s, sql);
    if (query == NULL)
        return ATL_IO;
    sqlite3_bind_text(query, 1, folded, -1, SQLITE_STATIC);
    int code = sqlite3_step(query);
    if (code == SQLITE_ROW) {
        *id = sqlite3_column_int64(query, 0);
        copy_column(query, 1, password, STORE_PASSWORD_BYTES);
    }
    return store_end_query(s, query, code);
}

atl_status store_account_name(store *s, int64_t id, char *name, size_t size)
{
    static const char sql[] = "SELECT name FROM accounts WHERE id = ?1";
    sqlite3_stmt *query = store_query(s, sql);
    name[0] = '\0';
    if (query == NULL)
        return ATL_IO;
    sqlite3_bind_int64(query, 1, id);
    int code = sqlite3_step(query);
    if (code == SQLITE_ROW)
        copy_column(query, 0, name, size);
    return store_end_query(s, query, code);
}

atl_status store_session_add(store *s, const uint8_t hash[STORE_HASH_BYTES], int64_t account,
                             int64_t expires)
{
    static const char add[] = "INSERT INTO sessions(hash, account, expires) VALUES(?1, ?2, ?3)";
    static const char end[] = "DELETE FROM sessions WHERE hash IN (SELECT hash FROM sessions"
                              " WHERE account = ?1 ORDER BY expires DESC"
                              " LIMIT -1 OFFSET " SESSIONS_AN_ACCOUNT ")";
    sqlite3_stmt *change = store_change(s, add);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_blob(change, 1, hash, STORE_HASH_BYTES, SQLITE_STATIC);
    sqlite3_bind_int64(change, 2, account);
    sqlite3_bind_int64(change, 3, expires);
    atl_status status = store_do(s, change);
    change = status == ATL_OK ? store_change(s, end) : NULL;
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_int64(change, 1, account);
    return store_do(s, change);
}

atl_status store_session_find(store *s, const uint8_t hash[STORE_HASH_BYTES], int64_t now,
                              int64_t *account)
{
    static const char sql[] = "SELECT account FROM sessions WHERE hash = ?1 AND expires > ?2";
    sqlite3_stmt *query = store_query(s, sql);
    *account = 0;
    if (query == NULL)
        return ATL_IO;
    sqlite3_bind_blob(query, 1, hash, STORE_HASH_BYTES, SQLITE_STATIC);
    sqlite3_bind_int64(query, 2, now);
    int code = sqlite3_step(query);
    if (code == SQLITE_ROW)
        *account = sqlite3_column_int64(query, 0);
    return store_end_query(s, query, code);
}

atl_status store_session_end(store *s, const uint8_t hash[STORE_HASH_BYTES])
{
    static const char sql[] = "DELETE FROM sessions WHERE hash = ?1";
    sqlite3_stmt *change = store_change(s, sql);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_blob(change, 1, hash, STORE_HASH_BYTES, SQLITE_STATIC);
    return store_do(s, change);
}
