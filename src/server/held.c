/* Answers that wait for the commit. Nothing that may still be lost is told to anybody. */
#include <stdlib.h>
#include <string.h>

#include "server/net.h"
#include "server/say.h"

enum { MOST_WAITING = 16 };

json_t *net_error(const char *lang, const char *code, const char *sentence)
{
    return json_pack("{s:{s:s, s:s}}", "error", "code", code, "reason", server_say(lang, sentence));
}

held *held_make(conn *c, json_t *id)
{
    net *n = c->net;
    held *h = calloc(1, sizeof *h);
    if (h == NULL) {
        conn_kill(c);
        return NULL;
    }
    h->conn = c;
    h->id = json_incref(id);
    h->ticket = ++n->tickets;
    *n->held_end = h;
    n->held_end = &h->next;
    return h;
}

static void held_free(held *h)
{
    json_decref(h->id);
    json_decref(h->reply.body);
    free(h);
}

void held_answer(held *h, int status, json_t *body)
{
    h->reply.status = status;
    h->reply.body = body;
}

void held_ask(held *h, house_request *request)
{
    conn *c = h->conn;
    request->ticket = h->ticket;
    if (c->waiting >= MOST_WAITING) {
        held_answer(h, 429,
                    net_error(request->lang, "busy",
                              ATL_SENTENCE("too many answers are still to come; wait for them")));
        return;
    }
    house_handle(c->net->house, request, &h->reply);
    c->waiting += h->reply.body == NULL;
}

void held_forget(conn *c)
{
    for (held *h = c->net->held; h != NULL; h = h->next) {
        if (h->conn == c)
            h->conn = NULL;
    }
    for (held *h = c->net->later; h != NULL; h = h->next) {
        if (h->conn == c)
            h->conn = NULL;
    }
}

static void count_refusal(net *n, const json_t *body)
{
    const json_t *code = json_object_get(json_object_get(body, "error"), "code");
    if (code != NULL && json_is_string(code))
        metrics_refused(&n->metrics, json_string_value(code));
}

/* Tells a held answer; what was not committed is told as an error. */
static void tell(net *n, held *h, bool good)
{
    conn *c = h->conn;
    if (!good) {
        json_decref(h->reply.body);
        h->reply.status = 503;
        h->reply.body = net_error(c == NULL ? "en" : c->lang, "busy",
                                  ATL_SENTENCE("this could not be kept, and has not happened"));
    }
    if (h->reply.status >= 400)
        count_refusal(n, h->reply.body);
    if (c == NULL || c->dying)
        return;
    if (c->phase == CONN_SOCKET)
        socket_answer(c, h->id, h->reply.status, h->reply.body);
    else
        http_answer(c, h->reply.status, h->reply.body);
}

void held_send(net *n, bool good)
{
    held *all = n->held;
    n->held = NULL;
    n->held_end = &n->held;
    while (all != NULL) {
        held *h = all;
        all = h->next;
        if (h->reply.body == NULL && good) {
            h->next = n->later;
            n->later = h;
            continue;
        }
        if (h->conn != NULL && h->reply.body == NULL)
            h->conn->waiting--;
        tell(n, h, good);
        held_free(h);
    }
}

/* Finds the question of a ticket, and takes it out of a list. */
static held *take(held **list, uint64_t ticket)
{
    for (held **at = list; *at != NULL; at = &(*at)->next) {
        held *h = *at;
        if (h->ticket == ticket) {
            *at = h->next;
            return h;
        }
    }
    return NULL;
}

void held_later(void *user, uint64_t ticket, house_reply *reply)
{
    net *n = user;
    held *h = take(&n->later, ticket);
    if (h == NULL) {
        /* Asked and answered in the same round: it is still among those held. */
        for (held *k = n->held; k != NULL; k = k->next) {
            if (k->ticket == ticket && k->reply.body == NULL) {
                k->reply = *reply;
                if (k->conn != NULL)
                    k->conn->waiting--;
                return;
            }
        }
        json_decref(reply->body);
        return;
    }
    h->reply = *reply;
    if (h->conn != NULL)
        h->conn->waiting--;
    tell(n, h, true);
    held_free(h);
}
