/* Webhooks to be called. A call stays until it is done, also over a restart: it may be
 * made twice, but is never forgotten. */
#include "store/inside.h"

/* The same call, waiting or under way, is not made any more. */
static atl_status replace(store *s, const char *url, const char *body)
{
    static const char sql[] = "DELETE FROM calls WHERE body = ?2 AND url = ?1";
    sqlite3_stmt *change = store_change(s, sql);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_text(change, 1, url, -1, SQLITE_STATIC);
    sqlite3_bind_text(change, 2, body, -1, SQLITE_STATIC);
    return store_do(s, change);
}

atl_status store_call_add(store *s, const char *url, const char *body, int64_t due)
{
    static const char sql[] = "INSERT INTO calls(url, body, due) VALUES(?1, ?2, ?3)";
    if (replace(s, url, body) != ATL_OK)
        return ATL_IO;
    sqlite3_stmt *change = store_change(s, sql);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_text(change, 1, url, -1, SQLITE_STATIC);
    sqlite3_bind_text(change, 2, body, -1, SQLITE_STATIC);
    sqlite3_bind_int64(change, 3, due);
    return store_do(s, change);
}

atl_status store_visit_calls(store *s, int64_t now, int most,
                             bool (*visit)(void *user, const store_call *call), void *user,
                             atl_reason *why)
{
    static const char sql[] = "SELECT id, url, body, tries FROM calls WHERE due <= ?1"
                              " ORDER BY due, id LIMIT ?2";
    sqlite3_stmt *query = store_query(s, sql);
    int code = SQLITE_DONE;
    if (query == NULL)
        return store_unreadable(s, why);
    sqlite3_bind_int64(query, 1, now);
    sqlite3_bind_int(query, 2, most < 0 ? 0 : most);
    while ((code = sqlite3_step(query)) == SQLITE_ROW) {
        store_call call = {
            .id = sqlite3_column_int64(query, 0),
            .url = (const char *)sqlite3_column_text(query, 1),
            .body = (const char *)sqlite3_column_text(query, 2),
            .tries = sqlite3_column_int(query, 3),
        };
        if (call.url == NULL || call.body == NULL) {
            code = SQLITE_NOMEM;
            break;
        }
        if (!visit(user, &call))
            break;
    }
    atl_status status = store_end_query(s, query, code);
    return status == ATL_OK ? ATL_OK : store_unreadable(s, why);
}

atl_status store_call_done(store *s, int64_t id)
{
    static const char sql[] = "DELETE FROM calls WHERE id = ?1";
    sqlite3_stmt *change = store_change(s, sql);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_int64(change, 1, id);
    return store_do(s, change);
}

atl_status store_call_again(store *s, int64_t id, int64_t due)
{
    static const char sql[] = "UPDATE calls SET due = ?2, tries = tries + 1 WHERE id = ?1";
    sqlite3_stmt *change = store_change(s, sql);
    if (change == NULL)
        return ATL_IO;
    sqlite3_bind_int64(change, 1, id);
    sqlite3_bind_int64(change, 2, due);
    return store_do(s, change);
}
