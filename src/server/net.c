/* The loop: the socket that listens, libwebsockets, and what is done every round. */
#include "server/net.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "server/log.h"

enum { ACCEPTS_A_ROUND = 64, OTHER_FILES = 128, SWEEP_MS = 1000, BACKLOG = 512 };

int64_t net_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- connections come in ----------------------------------------------------------- */

/* Out of file numbers: without this the loop would spin, because the connection that
 * cannot be taken keeps knocking. */
static void turn_away(net *n, int listening)
{
    if (n->spare >= 0)
        close(n->spare);
    int fd = accept(listening, NULL, NULL);
    if (fd >= 0)
        close(fd);
    n->spare = open("/dev/null", O_RDONLY | O_CLOEXEC);
    n->metrics.turned_away++;
}

static void accept_some(net *n, int listening)
{
    for (int i = 0; i < ACCEPTS_A_ROUND; i++) {
        struct sockaddr_storage peer = {0};
        socklen_t size = sizeof peer;
        int fd = accept(listening, (struct sockaddr *)&peer, &size);
        if (fd < 0 && (errno == EMFILE || errno == ENFILE))
            turn_away(n, listening);
        if (fd < 0)
            return;
        fcntl(fd, F_SETFD, FD_CLOEXEC);
        conn_accept(n, fd, (struct sockaddr *)&peer);
    }
}

static int listen_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                           size_t size)
{
    (void)user;
    (void)in;
    (void)size;
    if (reason == LWS_CALLBACK_RAW_RX_FILE)
        accept_some(lws_context_user(lws_get_context(wsi)), lws_get_socket_fd(wsi));
    return 0;
}

static int signal_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                           size_t size)
{
    char bytes[16];
    (void)user;
    (void)in;
    (void)size;
    if (reason == LWS_CALLBACK_RAW_RX_FILE && read(lws_get_socket_fd(wsi), bytes, sizeof bytes) > 0)
        ((net *)lws_context_user(lws_get_context(wsi)))->stopping = true;
    return 0;
}

/* ---- opening and closing ------------------------------------------------------------ */

static socklen_t fill_address(const server_config *config, struct sockaddr_storage *at)
{
    struct sockaddr_in v4 = {.sin_family = AF_INET, .sin_port = htons((uint16_t)config->port)};
    struct sockaddr_in6 v6 = {.sin6_family = AF_INET6, .sin6_port = htons((uint16_t)config->port)};
    memset(at, 0, sizeof *at);
    if (inet_pton(AF_INET, config->host, &v4.sin_addr) == 1) {
        memcpy(at, &v4, sizeof v4);
        return sizeof v4;
    }
    inet_pton(AF_INET6, config->host, &v6.sin6_addr);
    memcpy(at, &v6, sizeof v6);
    return sizeof v6;
}

static uint32_t port_of(int fd)
{
    struct sockaddr_storage own = {0};
    struct sockaddr_in v4;
    socklen_t size = sizeof own;
    getsockname(fd, (struct sockaddr *)&own, &size);
    memcpy(&v4, &own, sizeof v4); /* the port is at the same place for both */
    return ntohs(v4.sin_port);
}

static int open_socket(net *n)
{
    struct sockaddr_storage at;
    int one = 1;
    socklen_t size = fill_address(n->config, &at);
    int fd = socket(at.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(fd, (struct sockaddr *)&at, size) == 0 && listen(fd, BACKLOG) == 0) {
        n->port = port_of(fd);
        return fd;
    }
    int error = errno;
    close(fd);
    errno = error;
    return -1;
}

/* As many files as connections need; libwebsockets keeps a table of that size. */
static void raise_files(uint32_t connections)
{
    struct rlimit files;
    rlim_t wanted = (rlim_t)connections + connections / 8 + OTHER_FILES;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return;
    files.rlim_cur =
        files.rlim_max != RLIM_INFINITY && files.rlim_max < wanted ? files.rlim_max : wanted;
    setrlimit(RLIMIT_NOFILE, &files);
}

static void log_of_library(int level, const char *line)
{
    size_t size = strcspn(line, "\n");
    log_tell(level == LLL_ERR ? LOG_LEVEL_DEBUG : LOG_LEVEL_INFO, "library",
             json_pack("{s:s%}", "text", line, size));
}

static const struct lws_protocols protocols[] = {
    {.name = "antilles", .callback = socket_callback, .rx_buffer_size = 4096},
    {.name = "http", .callback = http_callback, .rx_buffer_size = 4096},
    {.name = "listen", .callback = listen_callback},
    {.name = "signals", .callback = signal_callback},
    {.name = NULL},
};

static bool open_loop(net *n)
{
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .options = LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS,
        .timeout_secs = n->config->patience,
        .user = n,
        .vhost_name = "antilles",
    };
    lws_set_log_level(log_wants(LOG_LEVEL_DEBUG) ? LLL_ERR | LLL_WARN : 0, log_of_library);
    n->context = lws_create_context(&info);
    n->vhost = n->context == NULL ? NULL : lws_get_vhost_by_name(n->context, "antilles");
    return n->vhost != NULL;
}

static struct lws *adopt_file(net *n, int fd, const char *protocol)
{
    lws_sock_file_fd_type file = {.filefd = fd};
    return lws_adopt_descriptor_vhost(n->vhost, LWS_ADOPT_RAW_FILE_DESC, file, protocol, NULL);
}

bool net_open(net *n, const server_config *config, int signals)
{
    *n = (net){.config = config, .healthy = true, .spare = -1};
    n->held_end = &n->held;
    raise_files(config->connections);
    int fd = open_socket(n);
    if (fd < 0)
        return false;
    n->spare = open("/dev/null", O_RDONLY | O_CLOEXEC);
    n->limits = limits_make();
    if (n->limits != NULL && open_loop(n))
        n->listener = adopt_file(n, fd, "listen");
    if (n->listener != NULL && adopt_file(n, signals, "signals") != NULL)
        return true;
    net_close(n);
    errno = ENOMEM;
    return false;
}

void net_close(net *n)
{
    if (n->context != NULL)
        lws_context_destroy(n->context);
    n->context = NULL;
    held_send(n, false); /* nobody is there any more; frees them */
    for (held *h = n->later; h != NULL; h = n->later) {
        house_reply none = {0};
        held_later(n, h->ticket, &none);
    }
    limits_free(n->limits);
    n->limits = NULL;
    if (n->spare >= 0)
        close(n->spare);
    n->spare = -1;
}

/* ---- a round ------------------------------------------------------------------------ */

void net_wake(void *user)
{
    lws_cancel_service(((net *)user)->context);
}

static void ring(lws_sorted_usec_list_t *alarm)
{
    (void)alarm; /* to come out of waiting is all that was wanted */
}

void net_serve(net *n, int wait)
{
    int most = n->first == NULL ? wait : wait < SWEEP_MS ? wait : SWEEP_MS;
    lws_sul_schedule(n->context, 0, &n->alarm, ring, (lws_usec_t)most * LWS_US_PER_MS);
    lws_service(n->context, wait == 0 ? -1 : 0);
    for (conn *c = n->first; c != NULL && n->upgrades > 0;) {
        conn *next = c->next;
        if (c->phase == CONN_UPGRADE && !c->dying)
            socket_adopt(c);
        c = next;
    }
}

/* Streams that were to have all that was, and no more, have it. */
static void end_fresh(net *n)
{
    for (conn *c = n->first; c != NULL; c = c->next) {
        if (c->fresh && c->once && c->phase == CONN_STREAM) {
            conn_unlisten(c);
            c->close_after = true;
            lws_callback_on_writable(c->wsi);
        }
        c->fresh = false;
    }
    n->fresh = false;
}

void net_finish(net *n, bool good)
{
    int64_t now = net_now();
    held_send(n, good);
    if (n->fresh)
        end_fresh(n);
    if (now - n->swept < SWEEP_MS)
        return;
    n->swept = now;
    for (conn *c = n->first; c != NULL; c = c->next)
        conn_sweep(c);
    limits_forget(n->limits, now);
}

void net_leave(net *n)
{
    n->stopping = true;
    if (n->listener != NULL)
        lws_set_timeout(n->listener, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    n->listener = NULL;
    for (conn *c = n->first; c != NULL; c = c->next) {
        if (c->phase == CONN_SOCKET) {
            socket_close(c, LWS_CLOSE_STATUS_GOINGAWAY);
        } else if (c->phase == CONN_STREAM || c->phase == CONN_ANSWERING) {
            c->close_after = true;
            lws_callback_on_writable(c->wsi);
        } else if (c->phase != CONN_ASKED) {
            conn_kill(c);
        }
    }
}
