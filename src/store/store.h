/* What the server keeps: tables as logs of entries, accounts, webhooks to be called.
 * The only place that knows SQL; nothing outside this folder does.
 *
 *     store *s;
 *     if (store_open(&s, folder, &why) != ATL_OK) ...
 *     store_append(s, "k3J9aQ2LmPz0", 1, now, "{\"do\":\"create\", ...}");
 *     if (store_commit(s, &why) != ATL_OK) ...      nothing since the last commit is kept
 *     store_close(s);
 *
 * Changes belong to one transaction that begins by itself and ends with store_commit;
 * when that returns ATL_OK they survive the end of the process at any moment, and of
 * the machine. Reading sees changes that are not committed yet. A change that fails
 * makes the commit fail. Texts are UTF-8; times are milliseconds since 1970; what is
 * handed to a `visit` is valid until it returns, and false stops the visits; a visit may
 * use the store, but not make the same kind of visit again. One thread at a time.
 */
#ifndef ANTILLES_STORE_H
#define ANTILLES_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "antilles/status.h"

typedef struct store store;

/* Opens the database in a folder, which is made if it is missing. ATL_INVALID with a
 * reason when it is damaged, of a newer program, or in use by another process. */
atl_status store_open(store **s, const char *folder, atl_reason *why);

/* Drops what is not committed and closes. */
void store_close(store *s);

atl_status store_commit(store *s, atl_reason *why);

/* Whether there is something to commit; and a change that changes nothing, to find out
 * whether a commit is possible. */
bool store_is_changed(const store *s);
void store_try(store *s);
void store_rollback(store *s);

/* Copies the database to a new file while it is in use, a piece at a time between two
 * calls of `pause` (which may be NULL). The pauses may change the store, but have to
 * commit: nothing is copied while there are changes that are not. */
atl_status store_backup(store *s, const char *path, void (*pause)(void *user), void *user,
                        atl_reason *why);

/* The same for the database in a folder, whether or not another process uses it: the
 * copy is the state at the beginning. */
atl_status store_copy(const char *folder, const char *path, atl_reason *why);

/* ---- tables ----------------------------------------------------------------- */

typedef struct store_table {
    const char *id;
    int64_t changed; /* when its last entry was written */
    bool over;       /* nothing more is going to happen */
    bool listed;     /* its host made it public */
} store_table;

/* Adds an entry. Number 1 makes the table; any other must follow the last. */
atl_status store_append(store *s, const char *table, uint32_t number, int64_t time,
                        const char *entry);

/* What a table is found by. */
atl_status store_mark(store *s, const char *table, bool over, bool listed);

/* Tables that are not over, oldest first; or the latest ones that are, `most` of them. */
atl_status store_visit_open(store *s, bool (*visit)(void *user, const store_table *table),
                            void *user, atl_reason *why);
atl_status store_visit_over(store *s, int most, bool listed_only,
                            bool (*visit)(void *user, const store_table *table), void *user,
                            atl_reason *why);

/* Entries of a table after number `after`, in order. */
typedef struct store_entry {
    uint32_t number;
    int64_t time;
    const char *text;
} store_entry;
atl_status store_visit_entries(store *s, const char *table, uint32_t after,
                               bool (*visit)(void *user, const store_entry *entry), void *user,
                               atl_reason *why);

/* ---- accounts --------------------------------------------------------------- */

#define STORE_HASH_BYTES 32
#define STORE_PASSWORD_BYTES 128
#define STORE_NAME_BYTES 256

/* Letters of a name that stand for the same: in lower case. False when it is too long or
 * not UTF-8. */
bool store_fold(const char *name, char folded[STORE_NAME_BYTES]);

/* Adds an account; `password` is a salted hash in text form. `*id` is 0 when the name is
 * taken (names that differ in case only are the same; they have at most 255 bytes). */
atl_status store_account_add(store *s, const char *name, const char *password, int64_t time,
                             int64_t *id);

/* Finds one; `*id` is 0 when there is none of that name. */
atl_status store_account_find(store *s, const char *name, int64_t *id,
                              char password[STORE_PASSWORD_BYTES]);

/* The name, empty when there is no such account. */
atl_status store_account_name(store *s, int64_t id, char *name, size_t size);

/* Sessions: hashes of the secrets that people who signed in hold; at most 32 of an
 * account, then the one that expires first ends. */
atl_status store_session_add(store *s, const uint8_t hash[STORE_HASH_BYTES], int64_t account,
                             int64_t expires);
atl_status store_session_find(store *s, const uint8_t hash[STORE_HASH_BYTES], int64_t now,
                              int64_t *account); /* 0: none */
atl_status store_session_end(store *s, const uint8_t hash[STORE_HASH_BYTES]);

/* Tables at which an account sits, the latest first. */
atl_status store_account_sits(store *s, int64_t account, const char *table);
atl_status store_visit_account(store *s, int64_t account, int most,
                               bool (*visit)(void *user, const store_table *table), void *user,
                               atl_reason *why);

/* ---- webhooks to be called ---------------------------------------------------- */

typedef struct store_call {
    int64_t id;
    const char *url, *body;
    int tries;
} store_call;

/* Replaces the same call, if it is still to be made: nothing piles up behind an address
 * that does not answer. */
atl_status store_call_add(store *s, const char *url, const char *body, int64_t due);

/* Calls that are due, the longest due first, at most `most`. */
atl_status store_visit_calls(store *s, int64_t now, int most,
                             bool (*visit)(void *user, const store_call *call), void *user,
                             atl_reason *why);

/* After a try: it is done (or given up), or to be tried again at `due`. */
atl_status store_call_done(store *s, int64_t id);
atl_status store_call_again(store *s, int64_t id, int64_t due);

#endif
