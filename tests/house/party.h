/* A house for tests: a real store in a folder of its own, a clock that stands still, bots
 * and passwords that answer when asked to, and ears that keep what they hear. */
#ifndef PARTY_H
#define PARTY_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "server/house.h"

enum { MAX_JOBS = 64, MAX_EARS = 16, MAX_LATE = 16 };

/* Somebody who follows a table. */
typedef struct ear {
    house_listener listener;
    char **texts; /* numbered messages */
    size_t count;
    uint32_t since;
    char *position; /* the last one */
    int positions;
    char *here; /* the last message about who is here */
    int presences;
    bool ended;
} ear;

typedef struct party {
    char folder[256];
    store *store;
    house *house;
    house_limits limits;
    int64_t now;
    bots_job jobs[MAX_JOBS];
    int job_count;
    struct {
        uint64_t question;
        char password[256];
        char hash[STORE_PASSWORD_BYTES];
        bool verify;
    } password;
    int passwords; /* that were asked for */
    struct {
        uint64_t ticket;
        house_reply reply;
    } late[MAX_LATE];
    int late_count;
    int damaged; /* tables reported */
    int status;  /* of the last reply */
    const char *lang;
    const char *address;
    bool hold; /* party_do does not commit */
    bool busy; /* no more passwords are taken */
} party;

void party_open(party *p, const char *name);
void party_close(party *p);

/* Ends the process, as it were, and begins anew on the same store. */
void party_reopen(party *p);

/* Commits; everything must go well. */
void party_commit(party *p);

/* Sends a command made as by json_pack, or a JSON text, and commits. Returns the reply's
 * body, to be released; p->status is its status. */
json_t *party_do(party *p, const char *table, const char *token, const char *format, ...);
json_t *party_send(party *p, const char *table, const char *token, json_t *body);
json_t *party_look(party *p, const char *what, const char *table, const char *token);

/* The same, for commands that must be good, or be refused with a code. */
void party_good(party *p, const char *table, const char *token, const char *json);
void party_refused(party *p, const char *table, const char *token, const char *json,
                   const char *code);

/* Lets bots answer (with greedy) and commits until nobody is asked any more. */
void party_let_bots(party *p);

/* A table with one listening person per seat, started. */
typedef struct seated {
    char table[HOUSE_ID_BYTES];
    char tokens[ATL_MAX_SEATS][HOUSE_TOKEN_BYTES];
    int players;
} seated;
void party_seat(party *p, seated *s, const char *game, int players, const char *more);
void party_start(party *p, const seated *s);

void ear_open(party *p, ear *e, const char *table, const char *token, uint32_t since);
void ear_close(party *p, ear *e);

/* The last position, borrowed from nobody: to be released. */
json_t *ear_position(const ear *e);

/* Makes a random legal decision of somebody at the table who has one, from what the ears
 * of the seats heard; false when nobody has. */
bool party_act(party *p, const seated *s, ear *ears, atl_rng *rng);

const char *text_at(const json_t *object, const char *key);
json_int_t number_at(const json_t *object, const char *key);

#endif
