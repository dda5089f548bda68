/* Webhooks on their way. When a call is tried, the store is told when it will be tried
 * again; a good answer deletes it. So nothing is forgotten when the server dies. */
#include "server/notify.h"

#include <stdlib.h>

#include "server/webhook.h"

enum { LOOK_MS = 1000, AT_ONCE = 32, SECOND = 1000, MINUTE = 60 * SECOND };

/* How long after each try the next one follows; after the last it is given up. */
static const int64_t pauses[] = {5 * SECOND,  30 * SECOND,     2 * MINUTE,      10 * MINUTE,
                                 60 * MINUTE, 4 * 60 * MINUTE, 12 * 60 * MINUTE};

enum { TRIES = sizeof pauses / sizeof pauses[0] };

struct notify {
    store *store;
    webhook *webhook; /* NULL: off */
    int64_t looked;
    int count; /* of those found due now */
    struct {
        int64_t id;
        int tries;
        bool called;
    } due[AT_ONCE];
};

notify *notify_start(store *s, config_webhooks which, void (*wake)(void *user), void *user)
{
    notify *n = calloc(1, sizeof *n);
    webhook_settings settings = {.private_ok = which == CONFIG_WEBHOOKS_PRIVATE};
    if (n == NULL)
        return NULL;
    n->store = s;
    if (which == CONFIG_WEBHOOKS_OFF)
        return n;
    n->webhook = webhook_start(&settings, wake, user);
    if (n->webhook != NULL)
        return n;
    free(n);
    return NULL;
}

void notify_stop(notify *n)
{
    if (n != NULL && n->webhook != NULL)
        webhook_stop(n->webhook);
    free(n);
}

/* Calls it, unless it was tried often enough; the store is changed after the visit. */
static bool visit(void *user, const store_call *call)
{
    notify *n = user;
    bool again = n->webhook != NULL && call->tries < TRIES;
    bool called = again && webhook_call(n->webhook, call->id, call->url, call->body);
    if (again && !called)
        return false; /* too many are under way; later */
    n->due[n->count].id = call->id;
    n->due[n->count].tries = call->tries;
    n->due[n->count].called = called;
    n->count++;
    return n->count < AT_ONCE;
}

static void look(notify *n, int64_t now)
{
    atl_reason why = {0};
    n->count = 0;
    if (store_visit_calls(n->store, now, AT_ONCE, visit, n, &why) != ATL_OK)
        log_tell(LOG_LEVEL_ERROR, "webhooks cannot be read", NULL);
    for (int i = 0; i < n->count; i++) {
        if (n->due[i].called)
            store_call_again(n->store, n->due[i].id, now + pauses[n->due[i].tries]);
        else
            store_call_done(n->store, n->due[i].id);
    }
}

int notify_round(notify *n, int64_t now)
{
    webhook_answer answer;
    while (n->webhook != NULL && webhook_take(n->webhook, &answer)) {
        if (answer.good)
            store_call_done(n->store, answer.id);
        else
            log_tell(LOG_LEVEL_INFO, "webhook failed",
                     json_pack("{s:i, s:s}", "status", answer.status, "error", answer.error));
    }
    if (now - n->looked >= LOOK_MS || now < n->looked) {
        n->looked = now;
        look(n, now);
    }
    return store_is_changed(n->store) ? 0 : LOOK_MS;
}
