/* A queue of passwords and one thread that works it off with Argon2id. */
#include "server/passwords.h"

#include <pthread.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_WAITING = 64, MOST_BYTES = 1024 };

_Static_assert(crypto_pwhash_STRBYTES <= STORE_PASSWORD_BYTES, "a hash fits the store");

typedef struct job {
    struct job *next;
    uint64_t question;
    bool verify, good;
    char password[MOST_BYTES];
    char hash[STORE_PASSWORD_BYTES];
} job;

struct passwords {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t more;
    void (*wake)(void *user);
    void *user;
    bool stop;
    int waiting;
    job *first, *last; /* to be done */
    job *done;         /* in any order */
};

static void work(job *j)
{
    const size_t size = strlen(j->password);
    if (j->verify) {
        j->good = crypto_pwhash_str_verify(j->hash, j->password, size) == 0;
        j->hash[0] = '\0';
    } else {
        j->good = crypto_pwhash_str(j->hash, j->password, size, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                    crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
    }
    sodium_memzero(j->password, sizeof j->password);
}

static void *run(void *user)
{
    passwords *p = user;
    pthread_mutex_lock(&p->lock);
    while (!p->stop) {
        job *j = p->first;
        if (j == NULL) {
            pthread_cond_wait(&p->more, &p->lock);
            continue;
        }
        p->first = j->next;
        if (p->first == NULL)
            p->last = NULL;
        p->waiting--;
        pthread_mutex_unlock(&p->lock);
        work(j);
        pthread_mutex_lock(&p->lock);
        j->next = p->done;
        p->done = j;
        p->wake(p->user);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

passwords *passwords_start(void (*wake)(void *user), void *user)
{
    passwords *p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    p->wake = wake;
    p->user = user;
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->more, NULL);
    if (pthread_create(&p->thread, NULL, run, p) == 0)
        return p;
    free(p);
    return NULL;
}

static void free_jobs(job *j)
{
    while (j != NULL) {
        job *next = j->next;
        sodium_memzero(j, sizeof *j);
        free(j);
        j = next;
    }
}

void passwords_stop(passwords *p)
{
    if (p == NULL)
        return;
    pthread_mutex_lock(&p->lock);
    p->stop = true;
    pthread_cond_signal(&p->more);
    pthread_mutex_unlock(&p->lock);
    pthread_join(p->thread, NULL);
    free_jobs(p->first);
    free_jobs(p->done);
    pthread_cond_destroy(&p->more);
    pthread_mutex_destroy(&p->lock);
    free(p);
}

bool passwords_ask(passwords *p, uint64_t question, const char *password, const char *hash)
{
    bool fits = strlen(password) < MOST_BYTES &&
                (hash == NULL || strlen(hash) < (size_t)STORE_PASSWORD_BYTES);
    job *j = fits ? calloc(1, sizeof *j) : NULL;
    if (j == NULL)
        return false;
    j->question = question;
    j->verify = hash != NULL;
    memcpy(j->password, password, strlen(password) + 1);
    if (hash != NULL)
        memcpy(j->hash, hash, strlen(hash) + 1);
    pthread_mutex_lock(&p->lock);
    bool room = p->waiting < MOST_WAITING;
    if (room) {
        *(p->last == NULL ? &p->first : &p->last->next) = j;
        p->last = j;
        p->waiting++;
        pthread_cond_signal(&p->more);
    }
    pthread_mutex_unlock(&p->lock);
    if (!room)
        free_jobs(j);
    return room;
}

bool passwords_take(passwords *p, passwords_answer *answer)
{
    pthread_mutex_lock(&p->lock);
    job *j = p->done;
    if (j != NULL)
        p->done = j->next;
    pthread_mutex_unlock(&p->lock);
    if (j == NULL)
        return false;
    answer->question = j->question;
    answer->good = j->good;
    memcpy(answer->hash, j->hash, sizeof answer->hash);
    j->next = NULL;
    free_jobs(j);
    return true;
}
