/* How one worker thinks: with trees that it keeps from job to job. Internal to bots. */
#ifndef ANTILLES_SERVER_THINKER_H
#define ANTILLES_SERVER_THINKER_H

#include <stdatomic.h>

#include "server/bots.h"

enum { THINKER_TREES = 16 };

/* A search that stays open for a bot in a game. */
typedef struct thinker_tree {
    char agent[ATL_AGENT_BYTES];
    const atl_game *game;
    atl_search_settings settings;
    atl_search *search;
    uint64_t used; /* when last, in jobs */
} thinker_tree;

typedef struct thinker {
    thinker_tree trees[THINKER_TREES];
    uint64_t jobs;
    uint32_t milliseconds; /* the most a decision may take; 0: no limit */
    const atomic_bool *stop;
} thinker;

/* Fills in what the job asks for. When `stop` becomes true meanwhile, the answer is worth
 * nothing but comes soon. */
void thinker_answer(thinker *t, const bots_job *job, bots_answer *answer);

void thinker_free(thinker *t);

/* Milliseconds of a clock that never goes back. */
uint64_t thinker_clock(void);

#endif
