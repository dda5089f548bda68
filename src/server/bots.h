/* Bots that think in threads of their own, so that the loop never waits for them.
 *
 *     bots *b = bots_start(2, 3000, wake, loop);
 *     bots_ask(b, &job);                        from the loop
 *     while (bots_take(b, &answer)) ...         from the loop, after wake() was called
 *     bots_stop(b);
 *
 * Jobs of different tables take turns: a table with many jobs does not hold up the
 * others. Everything is copied in and out; an answer tells to which question it belongs,
 * and whoever asked decides whether it still matters. Same job, same answer, unless the
 * budget of time cuts it short.
 *
 * Memory is bounded: every worker keeps the trees of the bots it has played, those used
 * last, in at most BOTS_MEGABYTES; one tree has at most BOTS_TREE_MEGABYTES, whatever the
 * bot's settings say, and at most BOTS_MOST jobs wait (1.5 kB each).
 */
#ifndef ANTILLES_SERVER_BOTS_H
#define ANTILLES_SERVER_BOTS_H

#include "antilles/agent.h"

#define BOTS_TABLE_BYTES 16
#define BOTS_MEGABYTES 64
#define BOTS_TREE_MEGABYTES 32
#define BOTS_MOST 20000

typedef struct bots bots;

/* One decision to think about. */
typedef struct bots_job {
    char table[BOTS_TABLE_BYTES];
    uint64_t question; /* the asker's number for it */
    uint64_t seed;
    const atl_game *game;
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    char agent[ATL_AGENT_BYTES]; /* "hard"; what is no bot here plays by rule of thumb */
    int seat;
    bool hint; /* tell the estimates as well */
} bots_job;

#define BOTS_LINES 8

typedef struct bots_answer {
    char table[BOTS_TABLE_BYTES];
    uint64_t question;
    int seat;
    bool hint;
    atl_action action;
    uint32_t iterations;
    float values[ATL_MAX_SEATS]; /* of a hint: mean value for every seat, 0 to 1; all 0
                                    from a bot that does not search */
    int count;                   /* of a hint: the most visited actions, best first */
    atl_search_line lines[BOTS_LINES];
} bots_answer;

/* Starts `threads` workers. `milliseconds` is the most time a decision may take (0: what
 * the bot's settings say). `wake` is called from a worker when an answer is there. NULL
 * when out of memory. */
bots *bots_start(int threads, uint32_t milliseconds, void (*wake)(void *user), void *user);

/* Stops soon, without finishing what is under way. */
void bots_stop(bots *b);

/* False when out of memory, or when BOTS_MOST jobs are waiting already. The seat must be
 * to act in the view. */
bool bots_ask(bots *b, const bots_job *job);

/* Forgets the jobs of a table that have not begun, or one of them. */
void bots_forget(bots *b, const char *table);
void bots_forget_one(bots *b, const char *table, uint64_t question);

/* The next answer, if there is one. Answers come as they are found, not as asked. */
bool bots_take(bots *b, bots_answer *answer);

/* Jobs that wait, and how long the oldest has (milliseconds), for the metrics. */
int bots_waiting(bots *b, uint64_t *oldest);

#endif
