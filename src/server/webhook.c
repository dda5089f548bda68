/* The thread that calls webhooks: several at once, so that a slow one holds up nobody. */
#include "server/webhook.h"

#include <curl/curl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum {
    AT_ONCE = 32,
    MOST_RECEIVED = 64 << 10, /* bytes of an answer, which nobody reads */
    DEFAULT_MILLISECONDS = 10000,
    IDLE_MILLISECONDS = 60000,
};

/* A call on its way: into the queue, through curl, out as an answer. */
typedef struct call {
    struct call *next;
    char *url, *body;
    CURL *easy;
    size_t received;
    bool refused; /* the address is none that we call */
    bool private_ok;
    webhook_answer answer;
} call;

typedef struct call_list {
    call *first, *last;
} call_list;

struct webhook {
    pthread_mutex_t lock; /* for the queue, the answers, the count and stop */
    call_list queue, answers;
    int count; /* waiting or under way */
    bool stop;
    CURLM *multi;
    struct curl_slist *headers;
    call_list active; /* the thread's own */
    int active_count;
    webhook_settings settings;
    void (*wake)(void *user);
    void *user;
    pthread_t thread;
};

static void append(call_list *list, call *c)
{
    c->next = NULL;
    if (list->last != NULL)
        list->last->next = c;
    else
        list->first = c;
    list->last = c;
}

static call *pop(call_list *list)
{
    call *c = list->first;
    if (c != NULL) {
        list->first = c->next;
        if (list->first == NULL)
            list->last = NULL;
        c->next = NULL;
    }
    return c;
}

static void take_out(call_list *list, const call *c)
{
    call_list kept = {NULL, NULL};
    for (call *other = pop(list); other != NULL; other = pop(list)) {
        if (other != c)
            append(&kept, other);
    }
    *list = kept;
}

static void free_call(call *c)
{
    if (c == NULL)
        return;
    free(c->url);
    free(c->body);
    free(c);
}

static void free_calls(call_list *list)
{
    for (call *c = pop(list); c != NULL; c = pop(list))
        free_call(c);
}

/* ---- one transfer ------------------------------------------------------------------ */

/* Makes the socket for the very address that is going to be called: no name can lead
 * somewhere else afterwards. */
static curl_socket_t open_socket(void *user, curlsocktype purpose, struct curl_sockaddr *address)
{
    call *c = user;
    if (purpose != CURLSOCKTYPE_IPCXN || (!c->private_ok && !webhook_is_public(&address->addr))) {
        c->refused = true;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/* Nobody reads the answer; one that does not end is cut off. The type is curl's. */
/* NOLINTNEXTLINE(readability-non-const-parameter) */
static size_t receive(char *bytes, size_t size, size_t count, void *user)
{
    call *c = user;
    (void)bytes;
    c->received += size * count;
    return c->received > MOST_RECEIVED ? 0 : size * count;
}

static bool set_up(const webhook *w, call *c)
{
    CURL *e = c->easy;
    long milliseconds =
        w->settings.milliseconds > 0 ? (long)w->settings.milliseconds : DEFAULT_MILLISECONDS;
    c->private_ok = w->settings.private_ok;
    return curl_easy_setopt(e, CURLOPT_URL, c->url) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_PROTOCOLS_STR, "http,https") == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_FOLLOWLOCATION, 0L) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_PROXY, "") == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_DISALLOW_USERNAME_IN_URL, 1L) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_NOSIGNAL, 1L) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_TIMEOUT_MS, milliseconds) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_FORBID_REUSE, 1L) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_OPENSOCKETFUNCTION, open_socket) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_OPENSOCKETDATA, c) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_WRITEFUNCTION, receive) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_WRITEDATA, c) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_HTTPHEADER, w->headers) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_USERAGENT, "antilles/" ANTILLES_VERSION) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_POSTFIELDS, c->body) == CURLE_OK &&
           curl_easy_setopt(e, CURLOPT_PRIVATE, c) == CURLE_OK;
}

/* Hands the answer over. */
static void answer(webhook *w, call *c, const char *error)
{
    snprintf(c->answer.error, sizeof c->answer.error, "%s", error);
    pthread_mutex_lock(&w->lock);
    append(&w->answers, c);
    bool stop = w->stop;
    pthread_mutex_unlock(&w->lock);
    if (!stop)
        w->wake(w->user);
}

static void begin(webhook *w, call *c)
{
    c->easy = webhook_is_url(c->url) ? curl_easy_init() : NULL;
    if (c->easy != NULL && set_up(w, c) && curl_multi_add_handle(w->multi, c->easy) == CURLM_OK) {
        append(&w->active, c);
        w->active_count++;
        return;
    }
    const char *error = c->easy == NULL && !webhook_is_url(c->url) ? "this is no URL of a webhook"
                                                                   : "the call cannot be set up";
    curl_easy_cleanup(c->easy);
    c->easy = NULL;
    answer(w, c, error);
}

static void remove_active(webhook *w, call *c)
{
    curl_multi_remove_handle(w->multi, c->easy);
    curl_easy_cleanup(c->easy);
    c->easy = NULL;
    take_out(&w->active, c);
    w->active_count--;
}

static void finish(webhook *w, call *c, CURLcode code)
{
    long status = 0;
    curl_easy_getinfo(c->easy, CURLINFO_RESPONSE_CODE, &status);
    remove_active(w, c);
    bool answered = code == CURLE_OK || (code == CURLE_WRITE_ERROR && c->received > MOST_RECEIVED);
    c->answer.status = answered ? (int)status : 0;
    c->answer.good = answered && status >= 200 && status < 300;
    if (c->answer.good)
        answer(w, c, "");
    else if (c->refused)
        answer(w, c, "the address is not a public one");
    else
        answer(w, c, answered ? "the answer's status is no success" : curl_easy_strerror(code));
}

/* ---- the thread ------------------------------------------------------------------- */

static bool begin_waiting(webhook *w)
{
    pthread_mutex_lock(&w->lock);
    while (!w->stop && w->active_count < AT_ONCE && w->queue.first != NULL) {
        call *c = pop(&w->queue);
        pthread_mutex_unlock(&w->lock);
        begin(w, c);
        pthread_mutex_lock(&w->lock);
    }
    bool stop = w->stop;
    pthread_mutex_unlock(&w->lock);
    return !stop;
}

static void *work(void *user)
{
    webhook *w = user;
    while (begin_waiting(w)) {
        int running = 0;
        int left = 0;
        CURLMsg *message = NULL;
        bool finished = false;
        curl_multi_perform(w->multi, &running);
        while ((message = curl_multi_info_read(w->multi, &left)) != NULL) {
            char *c = NULL;
            if (message->msg != CURLMSG_DONE)
                continue;
            curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &c);
            finish(w, (call *)(void *)c, message->data.result);
            finished = true;
        }
        if (!finished)
            curl_multi_poll(w->multi, NULL, 0, IDLE_MILLISECONDS, NULL);
    }
    while (w->active.first != NULL) {
        call *c = w->active.first;
        remove_active(w, c);
        free_call(c);
    }
    return NULL;
}

/* Signals are for the thread that has the loop. */
static bool start_thread(webhook *w)
{
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool good = pthread_create(&w->thread, NULL, work, w) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return good;
}

static void free_webhook(webhook *w)
{
    free_calls(&w->queue);
    free_calls(&w->answers);
    curl_slist_free_all(w->headers);
    curl_multi_cleanup(w->multi);
    pthread_mutex_destroy(&w->lock);
    free(w);
    curl_global_cleanup();
}

webhook *webhook_start(const webhook_settings *settings, void (*wake)(void *user), void *user)
{
    static const char *const lines[] = {"Content-Type: application/json", "Accept:", "Expect:"};
    webhook *w = calloc(1, sizeof *w);
    if (w == NULL || curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) {
        free(w);
        return NULL;
    }
    pthread_mutex_init(&w->lock, NULL);
    w->settings = *settings;
    w->wake = wake;
    w->user = user;
    w->multi = curl_multi_init();
    bool good = w->multi != NULL;
    for (size_t i = 0; good && i < sizeof lines / sizeof lines[0]; i++) {
        struct curl_slist *longer = curl_slist_append(w->headers, lines[i]);
        good = longer != NULL;
        if (good)
            w->headers = longer;
    }
    if (good && start_thread(w))
        return w;
    free_webhook(w);
    return NULL;
}

void webhook_stop(webhook *w)
{
    if (w == NULL)
        return;
    pthread_mutex_lock(&w->lock);
    w->stop = true;
    pthread_mutex_unlock(&w->lock);
    curl_multi_wakeup(w->multi);
    pthread_join(w->thread, NULL);
    free_webhook(w);
}

/* ---- from the loop ------------------------------------------------------------------ */

bool webhook_call(webhook *w, int64_t id, const char *url, const char *body)
{
    call *c = calloc(1, sizeof *c);
    if (c == NULL)
        return false;
    c->answer.id = id;
    c->url = strdup(url);
    c->body = strdup(body);
    bool good = c->url != NULL && c->body != NULL;
    pthread_mutex_lock(&w->lock);
    good = good && w->count < WEBHOOK_MOST;
    if (good) {
        append(&w->queue, c);
        w->count++;
    }
    pthread_mutex_unlock(&w->lock);
    if (good)
        curl_multi_wakeup(w->multi);
    else
        free_call(c);
    return good;
}

bool webhook_take(webhook *w, webhook_answer *taken)
{
    pthread_mutex_lock(&w->lock);
    call *c = pop(&w->answers);
    if (c != NULL)
        w->count--;
    pthread_mutex_unlock(&w->lock);
    if (c == NULL)
        return false;
    *taken = c->answer;
    free_call(c);
    return true;
}

bool webhook_is_url(const char *text)
{
    size_t size = strlen(text);
    if (size >= WEBHOOK_URL_BYTES)
        return false;
    for (size_t i = 0; i < size; i++) {
        if (text[i] <= ' ' || text[i] > '~')
            return false;
    }
    size_t scheme = strncmp(text, "https://", 8) == 0  ? 8
                    : strncmp(text, "http://", 7) == 0 ? 7
                                                       : 0;
    if (scheme == 0 || text[scheme] == '/') /* curl would forgive a third slash */
        return false;
    CURLU *url = curl_url();
    char *host = NULL;
    char *user = NULL;
    char *password = NULL;
    bool good = url != NULL && curl_url_set(url, CURLUPART_URL, text, 0) == CURLUE_OK &&
                curl_url_get(url, CURLUPART_HOST, &host, 0) == CURLUE_OK && host[0] != '\0' &&
                curl_url_get(url, CURLUPART_USER, &user, 0) == CURLUE_NO_USER &&
                curl_url_get(url, CURLUPART_PASSWORD, &password, 0) == CURLUE_NO_PASSWORD;
    curl_free(host);
    curl_free(user);
    curl_free(password);
    curl_url_cleanup(url);
    return good;
}
