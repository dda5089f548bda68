/* The house: all tables of a server, the people at them, and what they may do. Knows no
 * sockets and no SQL. Runs in one thread:
 *
 *     house_handle(h, &request, &reply);     any number of requests, answers of bots,
 *     house_answer(h, &answer);              and the passing of time
 *     house_tick(h);
 *     if (house_commit(h, &why) == ATL_OK)   all of it becomes durable
 *         ... only now send the replies
 *
 * Listeners get their messages from within house_commit, after the changes are durable.
 * When a commit fails, nothing that was done since the last one has happened: held
 * replies must be answered with an error instead.
 */
#ifndef ANTILLES_SERVER_HOUSE_H
#define ANTILLES_SERVER_HOUSE_H

#include <jansson.h>

#include "server/bots.h"
#include "store/store.h"

typedef struct house house;

#define HOUSE_ID_BYTES 16    /* of a table's id, NUL included */
#define HOUSE_TOKEN_BYTES 32 /* of a secret, NUL included */
#define HOUSE_LANG_BYTES 3

/* Limits; 0 stands for the default. */
typedef struct house_limits {
    uint32_t tables;       /* that are not over (10000) */
    uint32_t members;      /* at one table, watchers included (64) */
    uint32_t chat_bytes;   /* of one line (500) */
    uint32_t entries;      /* of one table's log (20000) */
    uint32_t idle_days;    /* until a table at which nothing happens is closed (60) */
    uint32_t away_seconds; /* after somebody's last page has closed, until it is told (8) */
    uint32_t creations;    /* of tables by one address in an hour (60) */
    uint32_t logins;       /* tries by one address, or at one name, in an hour (20) */
} house_limits;

/* What the house needs of the world around it. */
typedef struct house_world {
    void *user;
    int64_t (*now)(void *user);                     /* milliseconds since 1970 */
    void (*think)(void *user, const bots_job *job); /* answered by house_answer */
    /* Jobs of a table that have not begun: of one question, or all (0). */
    void (*forget)(void *user, const char *table, uint64_t question);
    /* Hashes or verifies a password aside of the loop; answered by house_password. `hash`
     * is NULL to make one. False when too many wait already. */
    bool (*password)(void *user, uint64_t question, const char *password, const char *hash);
    void (*log)(void *user, const char *event, json_t *facts); /* takes the facts */
    const char *base_url;                                      /* of the links in webhooks */
    uint32_t rehearsal; /* all luck follows from this number; 0: from the machine */
} house_world;

/* Opens the house over a store, which stays the caller's, and resumes all its tables.
 * A table whose log cannot be folded is reported by the log and left out, its log kept. */
atl_status house_open(house **h, store *s, const house_limits *limits, const house_world *world,
                      atl_reason *why);
void house_close(house *h);

/* Something somebody wants. */
typedef struct house_request {
    const char *table;   /* id, or NULL */
    const char *token;   /* secret of a member or of a session, or NULL */
    const char *lang;    /* "en" or "de" */
    const char *address; /* where it comes from, for limits */
    json_t *body;        /* {"do": ..., ...}; borrowed */
    json_t *others;      /* secrets of further members who listen along, or NULL; borrowed */
    bool passing;        /* does not stay to listen: nobody is here because of it */
    uint32_t step;       /* of the game, to look at */
    uint64_t ticket;     /* for replies that come later */
} house_request;

typedef struct house_reply {
    int status;   /* as in HTTP */
    json_t *body; /* a new reference; NULL: comes later through house_listener.reply */
} house_reply;

/* Decodes a command and does it, or refuses it with a reason and changes nothing. */
void house_handle(house *h, const house_request *request, house_reply *reply);

/* Replies that come later (hints, passwords): called from within house_commit. */
void house_on_reply(house *h, void (*later)(void *user, uint64_t ticket, house_reply *reply),
                    void *user);

/* Questions that change nothing: the object told, or an error. `what` is one of "games",
 * "game" (table = its name), "tables", "records", "table", "record", "replay", "at" (a
 * step of a table's game), "mine". A list is an array, to be written as NDJSON; a record's
 * body is a string. It sees what is not committed yet, so its reply is held like any
 * other. */
void house_look(house *h, const char *what, const house_request *request, house_reply *reply);

/* Somebody who follows a table. Filled in by the caller, who keeps it until
 * house_unlisten. `send` gets one JSON text; it must copy it. `ended` tells that the
 * house has dropped the listener (the table is gone). Both may call nothing of the house. */
typedef struct house_listener {
    void *user;
    void (*send)(void *user, const char *text, size_t size);
    void (*ended)(void *user);
    struct house_listener *next; /* the house's */
    void *table;                 /* the house's */
    int member;                  /* the house's */
    uint64_t people;             /* the house's */
    bool fresh;                  /* the house's */
    char lang[HOUSE_LANG_BYTES]; /* the house's */
    uint32_t sent;               /* the house's */
} house_listener;

/* Follows a table from message `since` + 1 on; messages come within house_commit. On
 * refusal the reply has status and error, otherwise 200 and a NULL body. */
void house_listen(house *h, const house_request *request, uint32_t since, house_listener *listener,
                  house_reply *reply);
void house_unlisten(house *h, house_listener *listener);

void house_answer(house *h, const bots_answer *answer);
void house_password(house *h, uint64_t question, bool good, const char *hash);

/* Lets time pass; returns the milliseconds until something is due (at most a minute). */
int house_tick(house *h);

atl_status house_commit(house *h, atl_reason *why);

/* For the metrics. */
typedef struct house_counts {
    uint64_t tables_open, tables_playing, listeners, actions, commands, refused, commits;
} house_counts;
void house_count(const house *h, house_counts *counts);

#endif
