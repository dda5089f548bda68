/* The queue between the loop and the workers. */
#include "server/bots.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "server/thinker.h"

/* A job on its way: into the queue, through a worker, out as an answer. */
typedef struct task {
    struct task *next;
    uint64_t asked; /* when */
    bots_job job;
    bots_answer answer;
} task;

/* What waits for one table. */
typedef struct line {
    struct line *next;
    char table[BOTS_TABLE_BYTES];
    task *first, *last;
} line;

typedef struct worker {
    pthread_t thread;
    struct bots *of;
    thinker thinker;
} worker;

struct bots {
    pthread_mutex_t lock; /* for everything below up to the workers */
    pthread_cond_t asked;
    line *first, *last; /* tables take turns: the first is served, then goes last */
    int waiting;
    task *answers, *last_answer;
    atomic_bool stop;
    void (*wake)(void *user);
    void *user;
    int threads;
    worker workers[];
};

/* ---- lines, all under the lock ------------------------------------------------- */

static void put_last(bots *b, line *l)
{
    l->next = NULL;
    if (b->last != NULL)
        b->last->next = l;
    else
        b->first = l;
    b->last = l;
}

static line *take_first(bots *b)
{
    line *l = b->first;
    b->first = l->next;
    if (b->first == NULL)
        b->last = NULL;
    return l;
}

/* The next task: of the table whose turn it is. */
static task *take_task(bots *b)
{
    line *l = take_first(b);
    task *next = l->first;
    l->first = next->next;
    b->waiting--;
    if (l->first != NULL)
        put_last(b, l);
    else
        free(l);
    next->next = NULL;
    return next;
}

static line *find_line(const bots *b, const char *table)
{
    line *l = b->first;
    while (l != NULL && strncmp(l->table, table, BOTS_TABLE_BYTES) != 0)
        l = l->next;
    return l;
}

/* The line of a table, made if it is missing; NULL when out of memory. */
static line *line_of(bots *b, const char *table)
{
    line *l = find_line(b, table);
    if (l == NULL) {
        l = calloc(1, sizeof *l);
        if (l != NULL) {
            memcpy(l->table, table, BOTS_TABLE_BYTES);
            put_last(b, l);
        }
    }
    return l;
}

/* ---- the workers ---------------------------------------------------------------- */

static void add_answer(bots *b, task *done)
{
    if (b->last_answer != NULL)
        b->last_answer->next = done;
    else
        b->answers = done;
    b->last_answer = done;
}

static void *work(void *user)
{
    worker *w = user;
    bots *b = w->of;
    pthread_mutex_lock(&b->lock);
    while (!b->stop) {
        if (b->first == NULL) {
            pthread_cond_wait(&b->asked, &b->lock);
            continue;
        }
        task *next = take_task(b);
        pthread_mutex_unlock(&b->lock);
        thinker_answer(&w->thinker, &next->job, &next->answer);
        pthread_mutex_lock(&b->lock);
        add_answer(b, next);
        if (b->stop)
            break;
        pthread_mutex_unlock(&b->lock);
        b->wake(b->user);
        pthread_mutex_lock(&b->lock);
    }
    pthread_mutex_unlock(&b->lock);
    return NULL;
}

/* Signals are for the thread that has the loop. */
static int start_worker(worker *w)
{
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int status = pthread_create(&w->thread, NULL, work, w);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return status;
}

bots *bots_start(int threads, uint32_t milliseconds, void (*wake)(void *user), void *user)
{
    threads = threads < 1 ? 1 : threads;
    bots *b = calloc(1, sizeof *b + (size_t)threads * sizeof b->workers[0]);
    if (b == NULL)
        return NULL;
    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->asked, NULL);
    atomic_init(&b->stop, false);
    b->wake = wake;
    b->user = user;
    for (int i = 0; i < threads; i++) {
        b->workers[i].of = b;
        b->workers[i].thinker.milliseconds = milliseconds;
        b->workers[i].thinker.stop = &b->stop;
        if (start_worker(&b->workers[i]) != 0)
            break;
        b->threads++;
    }
    if (b->threads > 0)
        return b;
    bots_stop(b);
    return NULL;
}

static void free_tasks(task *t)
{
    while (t != NULL) {
        task *next = t->next;
        free(t);
        t = next;
    }
}

void bots_stop(bots *b)
{
    if (b == NULL)
        return;
    pthread_mutex_lock(&b->lock);
    b->stop = true;
    pthread_cond_broadcast(&b->asked);
    pthread_mutex_unlock(&b->lock);
    for (int i = 0; i < b->threads; i++) {
        pthread_join(b->workers[i].thread, NULL);
        thinker_free(&b->workers[i].thinker);
    }
    while (b->first != NULL) {
        line *l = take_first(b);
        free_tasks(l->first);
        free(l);
    }
    free_tasks(b->answers);
    pthread_cond_destroy(&b->asked);
    pthread_mutex_destroy(&b->lock);
    free(b);
}

/* ---- from the loop ---------------------------------------------------------------- */

bool bots_ask(bots *b, const bots_job *job)
{
    task *t = calloc(1, sizeof *t);
    if (t == NULL)
        return false;
    t->job = *job;
    t->asked = thinker_clock();
    pthread_mutex_lock(&b->lock);
    line *l = b->waiting < BOTS_MOST ? line_of(b, job->table) : NULL;
    if (l != NULL) {
        if (l->first != NULL)
            l->last->next = t;
        else
            l->first = t;
        l->last = t;
        b->waiting++;
        pthread_cond_signal(&b->asked);
    }
    pthread_mutex_unlock(&b->lock);
    if (l == NULL)
        free(t);
    return l != NULL;
}

/* Takes a line that is empty, or that is not wanted any more, out of all. */
static void remove_line(bots *b, line *gone)
{
    line *before = NULL;
    for (line *l = b->first; l != gone; l = l->next)
        before = l;
    if (before != NULL)
        before->next = gone->next;
    else
        b->first = gone->next;
    if (b->last == gone)
        b->last = before;
    free(gone);
}

/* Takes the tasks of a question out of a line, or all of them (0). */
static task *take_tasks(bots *b, line *l, uint64_t question)
{
    task *taken = NULL;
    task *rest = l->first;
    l->first = l->last = NULL;
    for (task *next = NULL; rest != NULL; rest = next) {
        next = rest->next;
        rest->next = NULL;
        if (question == 0 || rest->job.question == question) {
            rest->next = taken;
            taken = rest;
            b->waiting--;
        } else {
            *(l->last == NULL ? &l->first : &l->last->next) = rest;
            l->last = rest;
        }
    }
    return taken;
}

void bots_forget_one(bots *b, const char *table, uint64_t question)
{
    task *forgotten = NULL;
    pthread_mutex_lock(&b->lock);
    line *l = find_line(b, table);
    if (l != NULL) {
        forgotten = take_tasks(b, l, question);
        if (l->first == NULL)
            remove_line(b, l);
    }
    pthread_mutex_unlock(&b->lock);
    free_tasks(forgotten);
}

void bots_forget(bots *b, const char *table)
{
    bots_forget_one(b, table, 0);
}

bool bots_take(bots *b, bots_answer *answer)
{
    pthread_mutex_lock(&b->lock);
    task *t = b->answers;
    if (t != NULL) {
        b->answers = t->next;
        if (b->answers == NULL)
            b->last_answer = NULL;
    }
    pthread_mutex_unlock(&b->lock);
    if (t == NULL)
        return false;
    *answer = t->answer;
    free(t);
    return true;
}

int bots_waiting(bots *b, uint64_t *oldest)
{
    uint64_t now = thinker_clock();
    *oldest = 0;
    pthread_mutex_lock(&b->lock);
    int waiting = b->waiting;
    for (const line *l = b->first; l != NULL; l = l->next) {
        if (now > l->first->asked && now - l->first->asked > *oldest)
            *oldest = now - l->first->asked;
    }
    pthread_mutex_unlock(&b->lock);
    return waiting;
}
