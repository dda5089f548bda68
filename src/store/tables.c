/* Tables and their entries. */
#include "store/inside.h"

#include <string.h>

#include "record/seal.h"

/* The sum that goes with an entry: of its text with the NUL, its number and its time. */
static uint32_t entry_sum(uint32_t number, int64_t time, const char *text)
{
    char bytes[12];
    for (unsigned i = 0; i < 4; i++)
        bytes[i] = (char)(number >> 8U * i);
    for (unsigned i = 0; i < 8; i++)
        bytes[4 + i] = (char)((uint64_t)time >> 8U * i);
    return seal_total(seal_total(0, text, strlen(text) + 1), bytes, sizeof bytes);
}

/* Makes a table or moves its last number on; answers the table's key. */
static atl_status advance(store *s, const char *table, uint32_t number, int64_t time, int64_t *key)
{
    static const char first[] = "INSERT INTO tables(id, last, changed) VALUES(?1, ?2, ?3)"
                                " RETURNING key";
    static const char later[] = "UPDATE tables SET last = ?2, changed = ?3"
                                " WHERE id = ?1 AND last = ?2 - 1 RETURNING key";
    sqlite3_stmt *change = store_change(s, number == 1 ? first : later);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_text(change, 1, table, -1, SQLITE_STATIC);
    sqlite3_bind_int64(change, 2, number);
    sqlite3_bind_int64(change, 3, time);
    int code = sqlite3_step(change);
    if (code == SQLITE_DONE) {
        sqlite3_reset(change);
        return store_fail(s, "an entry does not follow the last");
    }
    if (code == SQLITE_ROW) {
        *key = sqlite3_column_int64(change, 0);
        code = sqlite3_step(change);
    }
    return store_end_change(s, change, code);
}

atl_status store_append(store *s, const char *table, uint32_t number, int64_t time,
                        const char *entry)
{
    static const char sql[] = "INSERT INTO entries(of, number, time, text, sum)"
                              " VALUES(?1, ?2, ?3, ?4, ?5)";
    int64_t key = 0;
    atl_status status = advance(s, table, number, time, &key);
    if (status != ATL_OK)
        return status;
    sqlite3_stmt *change = store_change(s, sql);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_int64(change, 1, key);
    sqlite3_bind_int64(change, 2, number);
    sqlite3_bind_int64(change, 3, time);
    sqlite3_bind_text(change, 4, entry, -1, SQLITE_STATIC);
    sqlite3_bind_int64(change, 5, entry_sum(number, time, entry));
    return store_do(s, change);
}

atl_status store_mark(store *s, const char *table, bool over, bool listed)
{
    static const char sql[] = "UPDATE tables SET over = ?2, listed = ?3 WHERE id = ?1";
    sqlite3_stmt *change = store_change(s, sql);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_text(change, 1, table, -1, SQLITE_STATIC);
    sqlite3_bind_int(change, 2, over);
    sqlite3_bind_int(change, 3, listed);
    return store_do(s, change);
}

/* Visits the rows (id, changed, over, listed) of a query. */
static atl_status visit_tables(store *s, sqlite3_stmt *query,
                               bool (*visit)(void *user, const store_table *table), void *user,
                               atl_reason *why)
{
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(query)) == SQLITE_ROW) {
        store_table table = {
            .id = (const char *)sqlite3_column_text(query, 0),
            .changed = sqlite3_column_int64(query, 1),
            .over = sqlite3_column_int(query, 2) != 0,
            .listed = sqlite3_column_int(query, 3) != 0,
        };
        if (table.id == NULL) {
            code = SQLITE_NOMEM;
            break;
        }
        if (!visit(user, &table))
            break;
    }
    atl_status status = store_end_query(s, query, code);
    return status == ATL_OK ? ATL_OK : store_unreadable(s, why);
}

atl_status store_visit_open(store *s, bool (*visit)(void *user, const store_table *table),
                            void *user, atl_reason *why)
{
    static const char sql[] = "SELECT id, changed, over, listed FROM tables WHERE over = 0"
                              " ORDER BY key";
    sqlite3_stmt *query = store_query(s, sql);
    return query == NULL ? store_unreadable(s, why) : visit_tables(s, query, visit, user, why);
}

atl_status store_visit_over(store *s, int most, bool listed_only,
                            bool (*visit)(void *user, const store_table *table), void *user,
                            atl_reason *why)
{
    static const char all[] = "SELECT id, changed, over, listed FROM tables WHERE over = 1"
                              " ORDER BY changed DESC, key DESC LIMIT ?1";
    static const char listed[] = "SELECT id, changed, over, listed FROM tables WHERE over = 1"
                                 " AND listed = 1 ORDER BY changed DESC, key DESC LIMIT ?1";
    sqlite3_stmt *query = store_query(s, listed_only ? listed : all);
    if (query == NULL)
        return store_unreadable(s, why);
    sqlite3_bind_int(query, 1, most < 0 ? 0 : most);
    return visit_tables(s, query, visit, user, why);
}

atl_status store_account_sits(store *s, int64_t account, const char *table)
{
    static const char sql[] = "INSERT OR IGNORE INTO sits(account, at)"
                              " SELECT ?1, key FROM tables WHERE id = ?2";
    sqlite3_stmt *change = store_change(s, sql);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_int64(change, 1, account);
    sqlite3_bind_text(change, 2, table, -1, SQLITE_STATIC);
    return store_do(s, change);
}

atl_status store_visit_account(store *s, int64_t account, int most,
                               bool (*visit)(void *user, const store_table *table), void *user,
                               atl_reason *why)
{
    static const char sql[] = "SELECT id, changed, over, listed FROM sits JOIN tables ON key = at"
                              " WHERE account = ?1 ORDER BY changed DESC, key DESC LIMIT ?2";
    sqlite3_stmt *query = store_query(s, sql);
    if (query == NULL)
        return store_unreadable(s, why);
    sqlite3_bind_int64(query, 1, account);
    sqlite3_bind_int(query, 2, most < 0 ? 0 : most);
    return visit_tables(s, query, visit, user, why);
}

static atl_status refuse_entry(const char *table, uint32_t number, atl_reason *why)
{
    char digits[16] = "";
    sqlite3_snprintf(sizeof digits, digits, "%u", number);
    return atl_refuse(why, ATL_SENTENCE("entry {1} of table {0} is damaged or missing"), table,
                      digits, NULL);
}

atl_status store_visit_entries(store *s, const char *table, uint32_t after,
                               bool (*visit)(void *user, const store_entry *entry), void *user,
                               atl_reason *why)
{
    static const char sql[] = "SELECT number, time, text, sum FROM entries"
                              " WHERE of = (SELECT key FROM tables WHERE id = ?1) AND number > ?2"
                              " ORDER BY number";
    sqlite3_stmt *query = store_query(s, sql);
    uint32_t expected = after;
    int code = SQLITE_DONE;
    if (query == NULL)
        return store_unreadable(s, why);
    sqlite3_bind_text(query, 1, table, -1, SQLITE_STATIC);
    sqlite3_bind_int64(query, 2, after);
    while ((code = sqlite3_step(query)) == SQLITE_ROW) {
        store_entry entry = {
            .number = (uint32_t)sqlite3_column_int64(query, 0),
            .time = sqlite3_column_int64(query, 1),
            .text = (const char *)sqlite3_column_text(query, 2),
        };
        if (entry.number != ++expected || entry.text == NULL ||
            sqlite3_column_int64(query, 3) != entry_sum(entry.number, entry.time, entry.text)) {
            sqlite3_reset(query);
            return refuse_entry(table, expected, why);
        }
        if (!visit(user, &entry))
            break;
    }
    atl_status status = store_end_query(s, query, code);
    return status == ATL_OK ? ATL_OK : store_unreadable(s, why);
}
