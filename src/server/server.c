/* Puts the server together and runs its rounds: what people want, what bots answer, the
 * passing of time, one commit for all of it, and only then the answers. */
#include "server/server.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "server/net.h"
#include "server/notify.h"
#include "server/passwords.h"

enum { LEAVE_MS = 5000, RETRY_MS = 50, TRY_MS = 2000 };

/* A job for which the bots had no room. */
typedef struct put_off {
    struct put_off *next;
    bots_job job;
} put_off;

typedef struct server {
    const server_config *config;
    store *store;
    house *house;
    bots *bots;
    passwords *passwords;
    notify *notify;
    put_off *first, **last;
    net net;
    char url[CONFIG_HOST_BYTES + 32]; /* at which it listens */
    uint64_t commits;
    int64_t failed_at; /* when a commit last failed */
} server;

/* Where the handler of signals tells that one has come. */
static int signal_pipe = -1;

static void on_signal(int number)
{
    int error = errno;
    char byte = (char)number;
    if (write(signal_pipe, &byte, 1) < 0)
        errno = 0; /* the pipe is full: it knows already */
    errno = error;
}

static void handle_signals(int pipe)
{
    struct sigaction stop = {.sa_handler = on_signal};
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    signal_pipe = pipe;
    sigaction(SIGTERM, &stop, NULL);
    sigaction(SIGINT, &stop, NULL);
    sigaction(SIGPIPE, &ignore, NULL);
}

/* ---- what the house needs ------------------------------------------------------- */

static int64_t now(void *user)
{
    struct timespec time;
    (void)user;
    clock_gettime(CLOCK_REALTIME, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void think(void *user, const bots_job *job)
{
    server *s = user;
    if (s->first == NULL && bots_ask(s->bots, job))
        return;
    put_off *p = malloc(sizeof *p);
    if (p == NULL) {
        log_tell(LOG_LEVEL_ERROR, "bot job lost", json_pack("{s:s}", "table", job->table));
        return;
    }
    p->job = *job;
    p->next = NULL;
    *s->last = p;
    s->last = &p->next;
}

static void drop_first(server *s, put_off **at)
{
    put_off *p = *at;
    *at = p->next;
    if (s->last == &p->next)
        s->last = at;
    free(p);
}

static void forget(void *user, const char *table, uint64_t question)
{
    server *s = user;
    bots_forget_one(s->bots, table, question);
    for (put_off **at = &s->first; *at != NULL;) {
        const bots_job *job = &(*at)->job;
        if (strcmp(job->table, table) == 0 && (question == 0 || job->question == question))
            drop_first(s, at);
        else
            at = &(*at)->next;
    }
}

static bool check_password(void *user, uint64_t question, const char *password, const char *hash)
{
    server *s = user;
    return passwords_ask(s->passwords, question, password, hash);
}

static void tell(void *user, const char *event, json_t *facts)
{
    (void)user;
    log_tell(strcmp(event, "damaged") == 0 ? LOG_LEVEL_ERROR : LOG_LEVEL_INFO, event, facts);
}

/* ---- rounds ---------------------------------------------------------------------- */

static void take_answers(server *s)
{
    bots_answer answer;
    passwords_answer checked;
    while (bots_take(s->bots, &answer))
        house_answer(s->house, &answer);
    while (passwords_take(s->passwords, &checked)) {
        house_password(s->house, checked.question, checked.good,
                       checked.hash[0] == '\0' ? NULL : checked.hash);
        sodium_memzero(&checked, sizeof checked);
    }
    while (s->first != NULL && bots_ask(s->bots, &s->first->job))
        drop_first(s, &s->first);
}

/* After a failure it is tried again from time to time, even if nobody wants anything:
 * people may be kept away until the server is well. */
static bool commit(server *s)
{
    struct timespec begin, end;
    house_counts counts = {0};
    atl_reason why = {0};
    if (!s->net.healthy && net_now() - s->failed_at >= TRY_MS)
        store_try(s->store);
    bool changed = store_is_changed(s->store);
    clock_gettime(CLOCK_MONOTONIC, &begin);
    atl_status status = house_commit(s->house, &why);
    clock_gettime(CLOCK_MONOTONIC, &end);
    house_count(s->house, &counts);
    if (counts.commits != s->commits)
        metrics_committed(&s->net.metrics, (double)(end.tv_sec - begin.tv_sec) +
                                               (double)(end.tv_nsec - begin.tv_nsec) / 1e9);
    s->commits = counts.commits;
    if (status == ATL_OK) {
        s->net.healthy = s->net.healthy || changed;
        return true;
    }
    s->net.healthy = false;
    s->failed_at = net_now();
    char text[ATL_REASON_TEXT];
    atl_reason_format(&why, why.message == NULL ? "" : why.message, text);
    s->net.metrics.commits_failed++;
    log_tell(LOG_LEVEL_ERROR, "commit failed", json_pack("{s:s}", "reason", text));
    return false;
}

/* One round; returns the milliseconds until the next is due. */
static int go_round(server *s, int wait)
{
    net_serve(&s->net, wait);
    take_answers(s);
    int due = house_tick(s->house);
    s->net.metrics.bots_waiting = bots_waiting(s->bots, &s->net.metrics.bots_oldest);
    net_finish(&s->net, commit(s));
    int look = notify_round(s->notify, now(NULL)); /* nobody is called for what may be lost */
    due = due < look ? due : look;
    return s->first != NULL && due > RETRY_MS ? RETRY_MS : due;
}

static void run(server *s)
{
    int due = 0;
    while (!s->net.stopping)
        due = go_round(s, due);
    log_tell(LOG_LEVEL_INFO, "stopping", NULL);
    net_leave(&s->net);
    for (int64_t end = net_now() + LEAVE_MS; s->net.count > 0 && net_now() < end;)
        go_round(s, RETRY_MS);
    go_round(s, 0);
}

/* ---- opening and closing ----------------------------------------------------------- */

static int bot_threads(const server_config *config)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (config->bot_threads > 0)
        return (int)config->bot_threads;
    return processors > 1 ? (int)processors - 1 : 1;
}

/* "127.0.0.1:8080", "[::1]:8080" */
static void tell_address(const server_config *config, uint32_t port,
                         char text[CONFIG_HOST_BYTES + 16])
{
    bool v6 = strchr(config->host, ':') != NULL;
    snprintf(text, CONFIG_HOST_BYTES + 16, "%s%s%s:%u", v6 ? "[" : "", config->host, v6 ? "]" : "",
             (unsigned)port);
}

static atl_status refuse_listen(const server_config *config, atl_reason *why)
{
    char at[CONFIG_HOST_BYTES + 16];
    tell_address(config, config->port, at);
    if (errno == EADDRINUSE)
        atl_refuse(why,
                   ATL_SENTENCE("another program listens at {0} already; choose another port "
                                "with --listen"),
                   at, NULL, NULL);
    else
        atl_refuse(why, ATL_SENTENCE("it is not possible to listen at {0}: {1}"), at,
                   strerror(errno), NULL);
    return ATL_IO;
}

static atl_status start_house(server *s, atl_reason *why)
{
    char at[CONFIG_HOST_BYTES + 16];
    tell_address(s->config, s->net.port, at);
    snprintf(s->url, sizeof s->url, "http://%s", at);
    house_world world = {.user = s,
                         .now = now,
                         .think = think,
                         .forget = forget,
                         .password = check_password,
                         .log = tell,
                         .base_url = s->config->base_url[0] == '\0' ? s->url : s->config->base_url,
                         .rehearsal = s->config->rehearsal};
    s->bots = bots_start(bot_threads(s->config), s->config->bot_milliseconds, net_wake, &s->net);
    s->passwords = passwords_start(net_wake, &s->net);
    s->notify = notify_start(s->store, (config_webhooks)s->config->webhooks, net_wake, &s->net);
    if (s->bots == NULL || s->passwords == NULL || s->notify == NULL)
        return ATL_NO_MEMORY;
    atl_status status = house_open(&s->house, s->store, &s->config->house, &world, why);
    if (status != ATL_OK)
        return status;
    house_on_reply(s->house, held_later, &s->net);
    s->net.house = s->house;
    return ATL_OK;
}

/* Threads end before the loop they would wake. */
static void close_all(server *s)
{
    if (s->bots != NULL)
        bots_stop(s->bots);
    passwords_stop(s->passwords);
    notify_stop(s->notify);
    if (s->net.context != NULL)
        net_close(&s->net);
    if (s->house != NULL)
        house_close(s->house);
    if (s->store != NULL)
        store_close(s->store);
    while (s->first != NULL)
        drop_first(s, &s->first);
}

static atl_status open_all(server *s, int signals, atl_reason *why)
{
    atl_status status = store_open(&s->store, s->config->data, why);
    if (status != ATL_OK)
        return status;
    if (!net_open(&s->net, s->config, signals))
        return refuse_listen(s->config, why);
    return start_house(s, why);
}

atl_status server_run(const server_config *config, void (*ready)(const char *url), atl_reason *why)
{
    int ends[2];
    server s = {.config = config};
    s.last = &s.first;
    *why = (atl_reason){0};
    log_start((log_level)config->log);
    if (sodium_init() < 0 || pipe(ends) != 0)
        return ATL_NO_MEMORY;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    handle_signals(ends[1]);
    atl_status status = open_all(&s, ends[0], why);
    if (status == ATL_OK) {
        log_tell(LOG_LEVEL_INFO, "ready",
                 json_pack("{s:s, s:s, s:s}", "url", s.url, "data", config->data, "version",
                           ANTILLES_VERSION));
        if (config->rehearsal != 0)
            log_tell(LOG_LEVEL_WARNING, "rehearsal: the dice can be foretold", NULL);
        ready(s.url);
        run(&s);
    }
    close_all(&s);
    if (status == ATL_OK)
        log_tell(LOG_LEVEL_INFO, "stopped", NULL);
    return status;
}
