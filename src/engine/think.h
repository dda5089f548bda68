/* Thinking: a search in a thread of its own, so that the engine listens meanwhile. */
#ifndef ANTILLES_ENGINE_THINK_H
#define ANTILLES_ENGINE_THINK_H

#include <pthread.h>
#include <stdio.h>

#include "antilles/agent.h"
#include "engine/position.h"

enum { ENGINE_MOST_THREADS = 64 };

/* Where answers go, line by line, from any thread. */
typedef struct engine_voice {
    FILE *out;
    pthread_mutex_t lock;
} engine_voice;

void engine_say(engine_voice *voice, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What a go command asks for; limits of 0 are none. */
typedef struct engine_order {
    uint32_t iterations, milliseconds;
    bool infinite;
    uint64_t seed;
} engine_order;

typedef struct engine_thinker {
    engine_voice *voice;
    atl_agent agent;      /* the search */
    const atl_game *game; /* that it was started for, or NULL */
    engine_position position;
    engine_order order;
    uint64_t began;                    /* milliseconds */
    uint32_t slice;                    /* iterations between two looks around */
    bool growing[ENGINE_MOST_THREADS]; /* trees that have not reached their limits */
    uint32_t told_iterations;          /* in the last news */
    pthread_t thread;                  /* while has_thread */
    bool has_thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t told;
    bool busy;  /* until the answer is out */
    bool stop;  /* it shall answer now */
    bool quiet; /* and not even that */
} engine_thinker;

void engine_think_init(engine_thinker *t, engine_voice *voice);

/* Starts thinking about a seat's decision. Must not be busy. ATL_NO_MEMORY when there
 * is no room for the search. */
atl_status engine_think_start(engine_thinker *t, const atl_search_settings *settings,
                              const engine_position *position, const engine_order *order);

/* Whether the answer is still out and nobody has asked for it to come now. */
bool engine_think_is_busy(engine_thinker *t);

/* Asks for the answer now; without an answer at all when `quiet`. */
void engine_think_stop(engine_thinker *t, bool quiet);

/* Waits until the answer is out. Forgets nothing. */
void engine_think_wait(engine_thinker *t);

/* Forgets what was learned; must not be busy. */
void engine_think_forget(engine_thinker *t);

/* Gives the memory back; needed before other settings count. Must not be busy. */
void engine_think_close(engine_thinker *t);

#endif
