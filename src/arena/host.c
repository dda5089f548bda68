/* The world around an agent: memory, a clock, threads. */
#include "antilles/arena.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

static uint64_t milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000U + (uint64_t)now.tv_nsec / 1000000U;
}

typedef struct job {
    void (*work)(void *user, int index);
    void *user;
    int index;
    pthread_t thread;
    bool started;
} job;

static void *run_job(void *user)
{
    job *j = user;
    j->work(j->user, j->index);
    return NULL;
}

/* The first part is done here; what cannot be started is done here as well. */
static void spread(int count, void (*work)(void *user, int index), void *user)
{
    job *jobs = calloc((size_t)count, sizeof *jobs);
    for (int i = 1; i < count && jobs != NULL; i++) {
        jobs[i] = (job){.work = work, .user = user, .index = i};
        jobs[i].started = pthread_create(&jobs[i].thread, NULL, run_job, &jobs[i]) == 0;
    }
    work(user, 0);
    for (int i = 1; i < count; i++) {
        if (jobs != NULL && jobs[i].started)
            pthread_join(jobs[i].thread, NULL);
        else
            work(user, i);
    }
    free(jobs);
}

static const atl_host host = {.clock = milliseconds, .spread = spread};

atl_status atl_agent_start(atl_agent *agent, const atl_game *game)
{
    size_t bytes = atl_agent_bytes(agent, game);
    void *memory = NULL;
    if (bytes > 0) {
        memory = aligned_alloc(64, (bytes + 63U) & ~(size_t)63U);
        if (memory == NULL)
            return ATL_NO_MEMORY;
    }
    atl_agent_open(agent, game, memory, &host);
    return ATL_OK;
}

void atl_agent_renew(atl_agent *agent, const atl_game *game)
{
    if (agent->kind->renew != NULL)
        agent->kind->renew(agent, game);
    else
        atl_agent_open(agent, game, agent->memory, agent->host);
}

void atl_agent_stop(atl_agent *agent)
{
    if (agent->memory != NULL && agent->kind->close != NULL)
        agent->kind->close(agent);
    free(agent->memory);
    agent->memory = NULL;
}
