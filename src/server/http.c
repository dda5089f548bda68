/* HTTP/1.1 on a raw socket: collects a request, hands it on, writes the answer. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "server/log.h"
#include "server/net.h"

enum {
    ASKED_MS = 180000, /* for an answer that comes later, such as a hint */
    DRAIN_MS = 2000,
    DRAIN_MOST = 1 << 20, /* bytes of a refused request that are still read */
};

static int64_t patience(const conn *c)
{
    return net_now() + 1000 * (int64_t)c->net->config->patience;
}

/* All that may be waiting to be worked off: a request, and the beginning of another. */
static size_t most_in(const conn *c)
{
    return 2 * (size_t)HTTP_HEAD_MOST + c->net->config->message_bytes;
}

/* Throws away what comes, so that the answer reaches a client that is still sending. */
static void drain(conn *c)
{
    c->phase = CONN_DRAIN;
    c->deadline = net_now() + DRAIN_MS;
    c->in_size = 0;
    shutdown(lws_get_socket_fd(c->wsi), SHUT_WR);
}

/* The address the limits count: the client's, as a proxy tells it. */
static bool find_address(conn *c)
{
    char text[LIMITS_ADDRESS_BYTES];
    if (!c->net->config->trust_proxy)
        return true;
    if (!limits_address_read(c->request.forwarded, text))
        memcpy(text, c->peer, sizeof text);
    return conn_count_for(c, text);
}

/* A complete head: 0, or the status with which it is refused. */
static int check_head(conn *c)
{
    const http_request *r = &c->request;
    int status = http_read_head(&c->request, c->in, c->head_size);
    memcpy(c->lang, r->lang, sizeof c->lang);
    if (status != 0)
        return status;
    if (!find_address(c))
        return 429;
    if (strcmp(r->path, "/healthz") != 0 && !conn_may_speak(c))
        return 429;
    if (r->method == HTTP_POST && !r->has_length)
        return 411;
    if (r->length > (r->method == HTTP_POST ? c->net->config->message_bytes : 0))
        return 413;
    return 0;
}

/* Reads as far as a request is complete; true when something was done. */
static bool step(conn *c)
{
    if (c->phase == CONN_HEAD) {
        c->head_size = http_head_size(c->in, c->in_size);
        if (c->head_size == 0 && c->in_size < HTTP_HEAD_MOST)
            return false;
        bool fits = c->head_size > 0 && c->head_size <= HTTP_HEAD_MOST;
        int status = fits ? check_head(c) : 431;
        c->phase = CONN_BODY;
        if (status != 0)
            http_refuse(c, status);
        return status == 0;
    }
    if (c->phase != CONN_BODY || c->in_size < c->head_size + c->request.length)
        return false;
    c->phase = CONN_ASKED;
    c->deadline = net_now() + ASKED_MS;
    c->net->metrics.requests++;
    http_route(c);
    return true;
}

void http_advance(conn *c)
{
    while (!c->dying && step(c))
        ;
}

static int receive(conn *c, const void *in, size_t size)
{
    c->heard_at = net_now();
    if (c->dying)
        return 0;
    if (c->phase == CONN_DRAIN) {
        c->in_size += size;
        return c->in_size > DRAIN_MOST ? -1 : 0;
    }
    if (c->phase == CONN_STREAM)
        return 0;
    if (c->phase == CONN_UPGRADE || !conn_receive(c, in, size, most_in(c)))
        return -1;
    http_advance(c);
    return 0;
}

/* All is written: the next request, or the end. */
static int written(conn *c)
{
    if (c->phase == CONN_STREAM)
        return c->close_after ? -1 : 0;
    if (c->phase != CONN_ANSWERING)
        return 0;
    if (c->close_after) {
        drain(c);
        return 0;
    }
    size_t used = c->head_size + c->request.length;
    memmove(c->in, c->in + used, c->in_size - used);
    c->in_size -= used;
    c->phase = CONN_HEAD;
    c->deadline = patience(c);
    http_advance(c);
    return 0;
}

/* Writes as much as the socket takes. Not by lws_write, which would keep the rest and
 * stop to read meanwhile. */
static int write_some(conn *c)
{
    while (c->first != NULL) {
        outgoing *o = c->first;
        ssize_t sent = send(lws_get_socket_fd(c->wsi), o->bytes + LWS_PRE + o->done,
                            o->size - o->done, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR)) {
            lws_callback_on_writable(c->wsi);
            return 0;
        }
        if (sent < 0)
            return -1;
        o->done += (size_t)sent;
        c->queued -= (size_t)sent;
        c->net->queued -= (size_t)sent;
        c->moved_at = net_now();
        if (c->phase == CONN_ANSWERING)
            c->deadline = patience(c);
        if (o->done < o->size)
            continue;
        c->first = o->next;
        if (c->first == NULL)
            c->last = NULL;
        free(o);
    }
    return written(c);
}

int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                  size_t size)
{
    (void)user;
    conn *c = NULL;
    switch (reason) {
    case LWS_CALLBACK_RAW_ADOPT:
        c = lws_get_opaque_user_data(wsi);
        c->wsi = wsi;
        return 0;
    case LWS_CALLBACK_RAW_RX:
        c = lws_get_opaque_user_data(wsi);
        return c == NULL ? -1 : receive(c, in, size);
    case LWS_CALLBACK_RAW_WRITEABLE:
        c = lws_get_opaque_user_data(wsi);
        return c == NULL || c->dying ? -1 : write_some(c);
    case LWS_CALLBACK_RAW_CLOSE:
        c = lws_get_opaque_user_data(wsi);
        lws_set_opaque_user_data(wsi, NULL);
        if (c != NULL)
            conn_free(c);
        return 0;
    default:
        return 0;
    }
}
