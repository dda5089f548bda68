/* Copying a database that another process may be using. It takes no lock of the store's,
 * only a snapshot of SQLite's, and changes nothing. */
#include "store/inside.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Opens what is there, and holds the state it has now for as long as the copy takes:
 * otherwise every change of the other process would begin it anew. */
static bool open_snapshot(store *s, const char *path)
{
    sqlite3_stmt *ask = NULL;
    if (sqlite3_open_v2(path, &s->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) !=
        SQLITE_OK)
        return false;
    sqlite3_busy_timeout(s->db, 5000);
    sqlite3_db_config(s->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    bool good = store_run(s->db, "PRAGMA query_only = ON; BEGIN") &&
                sqlite3_prepare_v2(s->db, "PRAGMA application_id", -1, &ask, NULL) == SQLITE_OK &&
                sqlite3_step(ask) == SQLITE_ROW;
    bool ours = good && sqlite3_column_int(ask, 0) == STORE_APPLICATION;
    if (good && !ours)
        snprintf(s->error, sizeof s->error, "not a database of this program");
    sqlite3_finalize(ask);
    return ours && store_run(s->db, "SELECT count(*) FROM sqlite_schema");
}

atl_status store_copy(const char *folder, const char *path, atl_reason *why)
{
    size_t size = strlen(folder) + sizeof STORE_FILE + 1;
    store *s = calloc(1, sizeof *s);
    char *from = malloc(size);
    atl_status status = ATL_NO_MEMORY;
    if (s != NULL && from != NULL) {
        s->lock = -1;
        snprintf(from, size, "%s/%s", folder, STORE_FILE);
        status = ATL_IO;
        if (access(from, F_OK) != 0)
            snprintf(s->error, sizeof s->error, "%s", strerror(errno));
        else if (open_snapshot(s, from))
            status = ATL_OK;
        else if (s->error[0] == '\0')
            snprintf(s->error, sizeof s->error, "%s", sqlite3_errmsg(s->db));
        if (status == ATL_OK)
            status = store_backup(s, path, NULL, NULL, why);
        else
            atl_refuse(why, ATL_SENTENCE("{0} cannot be read: {1}"), STORE_FILE, s->error, NULL);
    }
    free(from);
    store_close(s);
    return status;
}
