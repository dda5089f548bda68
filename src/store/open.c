/* Opening: the folder, the lock, and a database that is whole and ours. Until that is
 * certain nothing is written. */
#include "store/inside.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BUSY_MILLISECONDS = 5000 };

static atl_status refuse_errno(atl_reason *why, const char *message, const char *name)
{
    atl_refuse(why, message, name, strerror(errno), NULL);
    return ATL_IO;
}

/* FOLDER/NAME with an ending, from malloc. */
static char *path_in(const char *folder, const char *name, const char *end)
{
    size_t size = strlen(folder) + strlen(name) + strlen(end) + 2;
    char *path = malloc(size);
    if (path != NULL)
        snprintf(path, size, "%s/%s%s", folder, name, end);
    return path;
}

/* Makes the folder and those above it, for nobody else to look into. */
static atl_status make_folder(const char *folder, atl_reason *why)
{
    char *path = strdup(folder);
    bool good = true;
    struct stat found;
    if (path == NULL)
        return ATL_NO_MEMORY;
    for (char *at = path + 1; good && path[0] != '\0'; at++) {
        bool end = *at == '\0';
        if (*at != '/' && !end)
            continue;
        *at = '\0';
        good = mkdir(path, 0700) == 0 || errno == EEXIST;
        if (end)
            break;
        *at = '/';
    }
    free(path);
    if (good && stat(folder, &found) == 0) {
        if (S_ISDIR(found.st_mode))
            return ATL_OK;
        errno = ENOTDIR;
    }
    return refuse_errno(why, ATL_SENTENCE("the folder cannot be made: {1}"), NULL);
}

static atl_status take_lock(store *s, const char *folder, atl_reason *why)
{
    char *path = path_in(folder, "antilles.lock", "");
    if (path == NULL)
        return ATL_NO_MEMORY;
    s->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    free(path);
    if (s->lock < 0)
        return refuse_errno(why, ATL_SENTENCE("{0} cannot be opened: {1}"), "antilles.lock");
    if (flock(s->lock, LOCK_EX | LOCK_NB) == 0)
        return ATL_OK;
    if (errno == EWOULDBLOCK)
        return atl_refuse(why, ATL_SENTENCE("another process is using this folder"), NULL, NULL,
                          NULL);
    return refuse_errno(why, ATL_SENTENCE("{0} cannot be locked: {1}"), "antilles.lock");
}

static atl_status refuse_damaged(atl_reason *why, const char *how)
{
    return atl_refuse(why,
                      ATL_SENTENCE("the database {0} is damaged ({1}); nothing was changed, "
                                   "please restore a backup"),
                      STORE_FILE, how, NULL);
}

/* Size of a file, -1 when there is none. */
static long long file_size(const char *path)
{
    struct stat found;
    return path != NULL && stat(path, &found) == 0 ? (long long)found.st_size : -1;
}

/* What is wrong with the file at first sight, or NULL. SQLite takes one without a whole
 * page for an empty database, and drops its log. A last page in part is what a crash may
 * leave, but then the log still has it. */
static const char *bad_shape(const char *path, long long size, bool has_log)
{
    static const char magic[16] = "SQLite format 3";
    unsigned char start[18] = {0};
    FILE *in = fopen(path, "rb");
    if (in == NULL)
        return NULL; /* opening it will tell */
    size_t got = fread(start, 1, sizeof start, in);
    fclose(in);
    if (size == 0)
        return "the file is empty";
    if (got < sizeof start || memcmp(start, magic, sizeof magic) != 0)
        return "the file is not a database";
    int page = start[16] << 8 | start[17];
    page = page <= 1 ? 65536 : page;
    return size < page || (size % page != 0 && !has_log) ? "the file is cut off" : NULL;
}

/* What SQLite would take for a fresh start means to us that something was lost. */
static atl_status check_files(const char *folder, const char *path, atl_reason *why)
{
    char *log = path_in(folder, STORE_FILE, "-wal");
    if (log == NULL)
        return ATL_NO_MEMORY;
    long long size = file_size(path);
    long long log_size = file_size(log);
    bool damaged = store_log_is_damaged(log);
    free(log);
    const char *bad = size >= 0 ? bad_shape(path, size, log_size > 0) : NULL;
    if (size < 0 && log_size > 0)
        bad = "the file is missing, only its log is there";
    if (bad == NULL && damaged)
        bad = "its log has a gap";
    if (bad != NULL)
        return refuse_damaged(why, bad);
    return size >= 0 ? ATL_OK : store_make(folder, path, why);
}

/* The whole number a pragma answers, or -1 with the error noted. */
static int ask_number(store *s, const char *pragma)
{
    sqlite3_stmt *statement = NULL;
    int number = -1;
    if (sqlite3_prepare_v2(s->db, pragma, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        number = sqlite3_column_int(statement, 0);
    else
        snprintf(s->error, sizeof s->error, "%s", sqlite3_errmsg(s->db));
    sqlite3_finalize(statement);
    return number;
}

/* Whether a pragma answers this word; its answer is noted otherwise. */
static bool answers(store *s, const char *pragma, const char *word)
{
    sqlite3_stmt *statement = NULL;
    bool good = sqlite3_prepare_v2(s->db, pragma, -1, &statement, NULL) == SQLITE_OK &&
                sqlite3_step(statement) == SQLITE_ROW;
    const char *answer = good ? (const char *)sqlite3_column_text(statement, 0) : NULL;
    if (answer == NULL)
        answer = sqlite3_errmsg(s->db);
    good = good && strcmp(answer, word) == 0;
    if (!good)
        snprintf(s->error, sizeof s->error, "%s", answer);
    sqlite3_finalize(statement);
    return good;
}

static atl_status check_database(store *s, atl_reason *why)
{
    int application = ask_number(s, "PRAGMA application_id");
    int code = sqlite3_errcode(s->db);
    if (application < 0 && (code == SQLITE_NOTADB || code == SQLITE_CORRUPT))
        return refuse_damaged(why, s->error);
    if (application < 0)
        return store_unreadable(s, why);
    if (application != STORE_APPLICATION)
        return atl_refuse(why, ATL_SENTENCE("{0} is a database of another program"), STORE_FILE,
                          NULL, NULL);
    int version = ask_number(s, "PRAGMA user_version");
    if (version > STORE_VERSION)
        return atl_refuse(why, ATL_SENTENCE("{0} was written by a newer version of this program"),
                          STORE_FILE, NULL, NULL);
    if (version != STORE_VERSION)
        return refuse_damaged(why, "its version is unknown");
    if (!answers(s, "PRAGMA quick_check(1)", "ok"))
        return refuse_damaged(why, s->error);
    return ATL_OK;
}

static atl_status open_database(store *s, const char *path, atl_reason *why)
{
    int code = sqlite3_open_v2(path, &s->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    if (s->db == NULL)
        return ATL_NO_MEMORY;
    if (code != SQLITE_OK) {
        snprintf(s->error, sizeof s->error, "%s", sqlite3_errmsg(s->db));
        return store_unreadable(s, why);
    }
    if (sqlite3_db_readonly(s->db, "main") == 1) {
        /* What may not be written SQLite opens for reading, without a word. */
        errno = EACCES;
        return refuse_errno(why, ATL_SENTENCE("{0} cannot be opened: {1}"), STORE_FILE);
    }
    sqlite3_busy_timeout(s->db, BUSY_MILLISECONDS);
    sqlite3_db_config(s->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    atl_status status = check_database(s, why);
    if (status != ATL_OK)
        return status;
    sqlite3_db_config(s->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);
    sqlite3_db_config(s->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(s->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    if (answers(s, "PRAGMA journal_mode = WAL", "wal") &&
        store_run(s->db, "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
                         "PRAGMA cell_size_check = ON"))
        return ATL_OK;
    atl_refuse(why, ATL_SENTENCE("the database cannot be written: {0}"), s->error, NULL, NULL);
    return ATL_IO;
}

atl_status store_open(store **s, const char *folder, atl_reason *why)
{
    store *new_store = calloc(1, sizeof *new_store);
    char *path = path_in(folder, STORE_FILE, "");
    atl_status status = new_store == NULL || path == NULL ? ATL_NO_MEMORY : ATL_OK;
    *s = NULL;
    if (new_store != NULL)
        new_store->lock = -1;
    if (status == ATL_OK)
        status = make_folder(folder, why);
    if (status == ATL_OK)
        status = take_lock(new_store, folder, why);
    if (status == ATL_OK)
        status = check_files(folder, path, why);
    if (status == ATL_OK)
        status = open_database(new_store, path, why);
    free(path);
    if (status == ATL_OK)
        *s = new_store;
    else
        store_close(new_store);
    return status;
}

void store_close(store *s)
{
    if (s == NULL)
        return;
    if (s->db != NULL)
        store_rollback(s);
    for (int i = 0; i < STORE_STATEMENTS; i++)
        sqlite3_finalize(s->kept[i].statement);
    sqlite3_close(s->db);
    if (s->lock >= 0)
        close(s->lock);
    free(s);
}
