/* Threads that take blocks, and a window of finished ones that wait for their turn. */
#include "arena/run.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* Blocks that may be finished before an earlier one is. */
enum { WINDOW = 1024 };

typedef enum slot_state { SLOT_EMPTY, SLOT_RECALLED, SLOT_PLAYED } slot_state;

/* A block is counted by its place among those of the part: block part + place * parts
 * has its slot at place % WINDOW. */
typedef struct hall {
    const arena_run *run;
    uint64_t places;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    uint64_t next;      /* place to be played next */
    uint64_t delivered; /* places handed over */
    atl_status status;
    atomic_bool stop;
    atomic_ullong games;
    slot_state state[WINDOW];
    arena_block blocks[WINDOW];
} hall;

typedef struct worker {
    hall *hall;
    arena_team team;
    pthread_t thread;
    bool started;
} worker;

static uint64_t block_at(const hall *h, uint64_t place)
{
    return h->run->part + place * h->run->parts;
}

/* Plays one block outside the lock and puts it into its slot. */
static void play_place(hall *h, uint64_t place, arena_team *team)
{
    arena_block block;
    bool finished = false;
    atl_status status = arena_block_play(&block, h->run->plan, block_at(h, place), team,
                                         &h->run->watch, &h->stop, &h->games, &finished);
    pthread_mutex_lock(&h->lock);
    if (status != ATL_OK) {
        h->status = status;
        atomic_store(&h->stop, true);
    } else if (finished) {
        h->blocks[place % WINDOW] = block;
        h->state[place % WINDOW] = SLOT_PLAYED;
    }
    pthread_cond_broadcast(&h->changed);
}

static void *work(void *user)
{
    worker *w = user;
    hall *h = w->hall;
    pthread_mutex_lock(&h->lock);
    while (!atomic_load(&h->stop) && h->next < h->places) {
        if (h->next - h->delivered >= WINDOW) {
            pthread_cond_wait(&h->changed, &h->lock);
            continue;
        }
        uint64_t place = h->next++;
        const arena_block *known =
            h->run->recall == NULL ? NULL : h->run->recall(h->run->user, block_at(h, place));
        if (known != NULL) {
            h->blocks[place % WINDOW] = *known;
            h->state[place % WINDOW] = SLOT_RECALLED;
            pthread_cond_broadcast(&h->changed);
            continue;
        }
        pthread_mutex_unlock(&h->lock);
        play_place(h, place, &w->team); /* comes back with the lock */
    }
    pthread_mutex_unlock(&h->lock);
    arena_team_stop(&w->team);
    return NULL;
}

/* Waits a while for a change. */
static void wait_a_while(hall *h)
{
    enum { PATIENCE = 100000000 }; /* nanoseconds */
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += PATIENCE;
    if (until.tv_nsec >= 1000000000) {
        until.tv_nsec -= 1000000000;
        until.tv_sec++;
    }
    pthread_cond_timedwait(&h->changed, &h->lock, &until);
}

/* Hands over what is next in order. The lock is held; it is open while others act. */
static void deliver_all(hall *h)
{
    const arena_run *run = h->run;
    while (!atomic_load(&h->stop) && h->delivered < h->places) {
        size_t slot = h->delivered % WINDOW;
        slot_state state = h->state[slot];
        bool go_on = true;
        if (state == SLOT_EMPTY)
            wait_a_while(h);
        pthread_mutex_unlock(&h->lock);
        if (state != SLOT_EMPTY)
            go_on = run->receive(run->user, &h->blocks[slot], state == SLOT_PLAYED);
        if (run->wait != NULL)
            go_on = run->wait(run->user, atomic_load(&h->games)) && go_on;
        pthread_mutex_lock(&h->lock);
        if (state != SLOT_EMPTY) {
            h->state[slot] = SLOT_EMPTY;
            h->delivered++;
            pthread_cond_broadcast(&h->changed);
        }
        if (!go_on)
            atomic_store(&h->stop, true);
    }
    atomic_store(&h->stop, true);
    pthread_cond_broadcast(&h->changed);
}

static int start_workers(worker *workers, hall *h)
{
    int started = 0;
    for (int i = 0; i < h->run->threads; i++) {
        workers[i] = (worker){.hall = h, .team = {.number = i}};
        workers[i].started = pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0;
        started += workers[i].started;
    }
    return started;
}

atl_status arena_play_all(const arena_run *run)
{
    hall *h = calloc(1, sizeof *h);
    worker *workers = calloc((size_t)run->threads, sizeof *workers);
    atl_status status = ATL_NO_MEMORY;
    if (h != NULL && workers != NULL) {
        h->run = run;
        h->places = arena_plan_share(run->plan, run->part, run->parts);
        pthread_mutex_init(&h->lock, NULL);
        pthread_cond_init(&h->changed, NULL);
        if (start_workers(workers, h) == 0)
            h->status = ATL_NO_MEMORY;
        pthread_mutex_lock(&h->lock);
        if (h->status == ATL_OK)
            deliver_all(h);
        pthread_mutex_unlock(&h->lock);
        for (int i = 0; i < run->threads; i++) {
            if (workers[i].started)
                pthread_join(workers[i].thread, NULL);
        }
        status = h->status;
        pthread_cond_destroy(&h->changed);
        pthread_mutex_destroy(&h->lock);
    }
    free(workers);
    free(h);
    return status;
}
