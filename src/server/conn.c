/* Connections: their beginning and end, what they wait for, what is to be written. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/log.h"
#include "server/net.h"

enum {
    QUEUE_MOST = 4 << 20,     /* bytes to be written to one client that lags behind */
    QUEUE_ALL = 512 << 20,    /* and to all of them */
    MOST_STRIKES = 200,       /* messages over the limit until it is cut off */
    PING_MS = 25000,          /* between signs of life */
    SILENCE_MS = 3 * PING_MS, /* without one it is gone */
};

static void link_conn(net *n, conn *c)
{
    c->next = n->first;
    c->back = &n->first;
    if (c->next != NULL)
        c->next->back = &c->next;
    n->first = c;
    n->count++;
}

/* Our own address of a connection, which a browser may have been pointed at. */
static void own_address(int fd, char text[LIMITS_ADDRESS_BYTES])
{
    struct sockaddr_storage own = {0};
    socklen_t size = sizeof own;
    text[0] = '\0';
    if (getsockname(fd, (struct sockaddr *)&own, &size) != 0)
        return;
    if (own.ss_family == AF_INET6) {
        struct sockaddr_in6 in;
        memcpy(&in, &own, sizeof in);
        if (!IN6_IS_ADDR_V4MAPPED(&in.sin6_addr)) {
            inet_ntop(AF_INET6, &in.sin6_addr, text, LIMITS_ADDRESS_BYTES);
            return;
        }
    }
    limits_address((struct sockaddr *)&own, text);
}

void conn_accept(net *n, int fd, const struct sockaddr *peer)
{
    int one = 1;
    conn *c = calloc(1, sizeof *c);
    n->metrics.accepted++;
    if (c == NULL || n->count >= n->config->connections || n->stopping) {
        n->metrics.turned_away++;
        free(c);
        close(fd);
        return;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    c->net = n;
    c->heard_at = c->moved_at = c->pinged_at = net_now();
    c->deadline = c->heard_at + 1000 * (int64_t)n->config->patience;
    limits_address(peer, c->peer);
    own_address(fd, c->local);
    link_conn(n, c);
    if (!n->config->trust_proxy && !conn_count_for(c, c->peer)) {
        n->metrics.turned_away++;
        conn_free(c);
        close(fd);
        return;
    }
    lws_adopt_desc_t how = {.vh = n->vhost,
                            .type = LWS_ADOPT_SOCKET,
                            .fd.sockfd = fd,
                            .vh_prot_name = "http",
                            .opaque = c};
    n->adopting = c;
    if (lws_adopt_descriptor_vhost_via_info(&how) == NULL && n->adopting == c)
        conn_free(c); /* the socket is closed already */
    n->adopting = NULL;
}

void conn_free(conn *c)
{
    net *n = c->net;
    if (n->adopting == c)
        n->adopting = NULL;
    conn_unlisten(c);
    held_forget(c);
    if (c->address != NULL)
        c->address->connections--;
    for (outgoing *o = c->first; o != NULL;) {
        outgoing *next = o->next;
        free(o);
        o = next;
    }
    n->queued -= c->queued;
    n->count--;
    if (c->phase == CONN_UPGRADE)
        n->upgrades--;
    *c->back = c->next;
    if (c->next != NULL)
        c->next->back = c->back;
    free(c->in);
    memset(c, 0, sizeof *c); /* tokens were in it */
    free(c);
}

void conn_kill(conn *c)
{
    c->dying = true;
    if (c->wsi != NULL)
        lws_set_timeout(c->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}

void conn_queue(conn *c, const void *bytes, size_t size)
{
    net *n = c->net;
    if (c->dying || c->wsi == NULL)
        return;
    bool lags = c->queued + size > QUEUE_MOST && !c->fresh && c->phase != CONN_ASKED;
    outgoing *o = lags || n->queued + size > QUEUE_ALL ? NULL : malloc(sizeof *o + LWS_PRE + size);
    if (o == NULL) {
        n->metrics.dropped++;
        log_tell(LOG_LEVEL_INFO, "lagging client closed",
                 json_pack("{s:s, s:I}", "address", c->peer, "queued", (json_int_t)c->queued));
        conn_kill(c);
        return;
    }
    o->next = NULL;
    o->size = size;
    o->done = 0;
    memcpy(o->bytes + LWS_PRE, bytes, size);
    *(c->last == NULL ? &c->first : &c->last->next) = o;
    c->last = o;
    if (c->queued == 0) /* from now on it has to read */
        c->moved_at = net_now();
    c->queued += size;
    n->queued += size;
    lws_callback_on_writable(c->wsi);
}

bool conn_receive(conn *c, const void *bytes, size_t size, size_t most)
{
    if (size > most || c->in_size > most - size)
        return false;
    if (c->in_size + size > c->in_room) {
        size_t room = c->in_room == 0 ? 1024 : 2 * c->in_room;
        while (room < c->in_size + size)
            room *= 2;
        char *in = realloc(c->in, room);
        if (in == NULL)
            return false;
        c->in = in;
        c->in_room = room;
    }
    memcpy(c->in + c->in_size, bytes, size);
    c->in_size += size;
    return true;
}

bool conn_count_for(conn *c, const char *text)
{
    address *a = limits_find(c->net->limits, text, net_now());
    if (a == c->address)
        return a != NULL;
    if (a == NULL || a->connections >= c->net->config->address_connections)
        return false;
    if (c->address != NULL)
        c->address->connections--;
    a->connections++;
    c->address = a;
    return true;
}

bool conn_may_speak(conn *c)
{
    const server_config *config = c->net->config;
    int64_t now = net_now();
    bool own = bucket_take(&c->bucket, config->rate, now);
    bool all = c->address == NULL || bucket_take(&c->address->bucket, config->address_rate, now);
    if (c->address != NULL)
        c->address->seen = now;
    if (own && all) {
        c->strikes = 0;
        return true;
    }
    if (++c->strikes > MOST_STRIKES)
        conn_kill(c);
    return false;
}

void conn_charge(conn *c, uint32_t messages)
{
    bucket_charge(&c->bucket, messages);
    if (c->address != NULL)
        bucket_charge(&c->address->bucket, messages);
}

/* ---- listening ----------------------------------------------------------------- */

static void heard(void *user, const char *text, size_t size)
{
    conn *c = user;
    conn_queue(c, text, size);
    if (c->phase == CONN_STREAM)
        conn_queue(c, "\n", 1);
}

static void ended(void *user)
{
    conn *c = user;
    c->listening = false;
    if (c->phase == CONN_SOCKET) {
        socket_close(c, LWS_CLOSE_STATUS_NORMAL);
    } else if (c->wsi != NULL && !c->dying) {
        c->close_after = true;
        lws_callback_on_writable(c->wsi);
    }
}

void conn_listen(conn *c, const house_request *request, uint32_t since, house_reply *reply)
{
    conn_unlisten(c);
    memset(&c->listener, 0, sizeof c->listener);
    c->listener.user = c;
    c->listener.send = heard;
    c->listener.ended = ended;
    house_listen(c->net->house, request, since, &c->listener, reply);
    c->listening = reply->status == 200;
    c->fresh = c->listening;
    c->net->fresh = c->net->fresh || c->fresh;
}

void conn_unlisten(conn *c)
{
    if (c->listening)
        house_unlisten(c->net->house, &c->listener);
    c->listening = false;
}

/* ---- time ------------------------------------------------------------------------ */

/* Whether a connection that stays open has stopped to read, or has fallen silent. */
static bool has_gone(const conn *c, int64_t now)
{
    const int64_t patience = 1000 * (int64_t)c->net->config->patience;
    bool stuck = c->phase == CONN_SOCKET && lws_partial_buffered(c->wsi);
    if (c->queued > 0 || c->close_after || stuck)
        return now - c->moved_at > patience;
    return c->phase == CONN_SOCKET && now - c->heard_at > SILENCE_MS;
}

void conn_sweep(conn *c)
{
    int64_t now = net_now();
    if (c->dying || c->wsi == NULL)
        return;
    bool open = c->phase == CONN_SOCKET || c->phase == CONN_STREAM;
    if ((c->deadline != 0 && now >= c->deadline) || (open && has_gone(c, now))) {
        if (log_wants(LOG_LEVEL_DEBUG))
            log_tell(LOG_LEVEL_DEBUG, "slow client closed",
                     json_pack("{s:s, s:i}", "address", c->peer, "phase", (int)c->phase));
        conn_kill(c);
        return;
    }
    if (!open || c->queued > 0 || now - c->pinged_at < PING_MS)
        return;
    c->pinged_at = now;
    if (c->phase == CONN_STREAM) {
        conn_queue(c, "\n", 1); /* an empty line: whoever has gone is noticed */
    } else {
        c->ping = true;
        lws_callback_on_writable(c->wsi);
    }
}
