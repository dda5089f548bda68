/* Copying the database while it is in use. SQLite carries changes made meanwhile over to
 * the copy, which is therefore the state at the end, not at the beginning. */
#include "store/inside.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    PAGES_A_PIECE = 256, /* a megabyte */
    PATIENCE = 1000,     /* pieces put off because of uncommitted changes, in a row */
};

/* Copies piece by piece; false with an error that SQLite or we have given. */
static bool copy_pages(store *s, sqlite3 *to, void (*pause)(void *user), void *user,
                       const char **error)
{
    int put_off = 0;
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", s->db, "main");
    int code = copy == NULL ? SQLITE_ERROR : SQLITE_OK;
    while (code == SQLITE_OK) {
        /* A transaction that has begun must end first: its changes do not count yet. */
        if (s->begun) {
            code = pause == NULL || ++put_off > PATIENCE ? SQLITE_LOCKED : SQLITE_OK;
        } else {
            put_off = 0;
            code = sqlite3_backup_step(copy, PAGES_A_PIECE);
        }
        if (code == SQLITE_OK && pause != NULL)
            pause(user);
    }
    int end = sqlite3_backup_finish(copy);
    if (code == SQLITE_DONE && end == SQLITE_OK)
        return true;
    *error = code == SQLITE_LOCKED ? "there are changes not committed"
             : copy == NULL        ? sqlite3_errmsg(to)
                                   : sqlite3_errstr(code);
    return false;
}

static bool copy_to(store *s, const char *path, void (*pause)(void *user), void *user,
                    char error[STORE_ERROR_BYTES])
{
    sqlite3 *to = NULL;
    const char *said = NULL;
    bool good = sqlite3_open_v2(path, &to, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
                store_run(to, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
    if (!good)
        said = sqlite3_errmsg(to);
    good = good && copy_pages(s, to, pause, user, &said);
    if (!good)
        snprintf(error, STORE_ERROR_BYTES, "%s", said);
    return sqlite3_close(to) == SQLITE_OK && good;
}

/* The folder a path is in, flushed so that the new name lasts. */
static bool flush_folder(const char *path)
{
    const char *end = strrchr(path, '/');
    if (end == NULL)
        return store_flush(".");
    char *folder = strndup(path, (size_t)(end - path) + 1);
    bool good = folder != NULL && store_flush(folder);
    free(folder);
    return good;
}

atl_status store_backup(store *s, const char *path, void (*pause)(void *user), void *user,
                        atl_reason *why)
{
    char error[STORE_ERROR_BYTES] = "";
    size_t size = strlen(path) + 8;
    char *part = malloc(size);
    if (part == NULL)
        return ATL_NO_MEMORY;
    snprintf(part, size, "%s.part", path);
    bool good = false;
    if (access(path, F_OK) == 0) {
        snprintf(error, sizeof error, "%s", strerror(EEXIST));
    } else {
        int file = open(part, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        good = file >= 0 && close(file) == 0 && copy_to(s, part, pause, user, error) &&
               store_flush(part) && rename(part, path) == 0 && flush_folder(path);
        if (!good && error[0] == '\0')
            snprintf(error, sizeof error, "%s", strerror(errno));
        if (!good && file >= 0)
            unlink(part);
    }
    free(part);
    if (good)
        return ATL_OK;
    atl_refuse(why, ATL_SENTENCE("the backup cannot be written: {0}"), error, NULL, NULL);
    return ATL_IO;
}
