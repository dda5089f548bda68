/* The inside of the network layer, shared by its files.
 *
 * libwebsockets runs the loop and speaks WebSocket. HTTP is spoken here, on sockets it
 * treats as raw: its own HTTP server is not used, so no stranger's head ever reaches it.
 * A connection that asks for a WebSocket is handed over with a head written here.
 *
 * Nothing is answered at once: every answer is held until the house has committed.
 */
#ifndef ANTILLES_SERVER_NET_H
#define ANTILLES_SERVER_NET_H

#include <libwebsockets.h>

#include "server/config.h"
#include "server/house.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/request.h"

typedef struct net net;
typedef struct conn conn;
typedef struct held held;

/* ---- a connection ------------------------------------------------------------- */

typedef enum conn_phase {
    CONN_HEAD,      /* a head is being read, or waited for */
    CONN_BODY,      /* a body is being read */
    CONN_ASKED,     /* the request is done, its answer held */
    CONN_ANSWERING, /* the answer is being written */
    CONN_STREAM,    /* an answer that stays open */
    CONN_UPGRADE,   /* about to become a WebSocket */
    CONN_SOCKET,    /* is one */
    CONN_DRAIN,     /* answered; what still comes is thrown away until it closes */
} conn_phase;

/* Bytes to be written, with room in front for a frame's head. */
typedef struct outgoing {
    struct outgoing *next;
    size_t size, done;
    unsigned char bytes[];
} outgoing;

struct conn {
    net *net;
    conn *next, **back; /* all connections */
    struct lws *wsi;
    conn_phase phase;
    bool dying;        /* will be closed by the loop; nothing is done for it any more */
    bool close_after;  /* when all is written */
    int close_code;    /* of a WebSocket, then */
    int64_t deadline;  /* for what it does now; 0: none */
    int64_t heard_at;  /* when something came, */
    int64_t moved_at;  /* when something was written, */
    int64_t pinged_at; /* and when it was asked for a sign of life */
    bool ping;         /* that is to be done */
    address *address;  /* whose it is, for the limits; NULL before that is known */
    char peer[LIMITS_ADDRESS_BYTES];  /* the other end of the socket */
    char local[LIMITS_ADDRESS_BYTES]; /* and ours */
    bucket bucket;
    int strikes; /* messages over the limit, in a row */

    char *in; /* what has come and is not worked off */
    size_t in_size, in_room, head_size;
    http_request request;
    const char *route; /* the pattern it fits; a table's id is nothing for the log */

    outgoing *first, *last; /* what is to be written */
    size_t queued;

    house_listener listener;
    bool listening;
    bool fresh; /* gets all that has happened so far in the next commit */
    bool once;  /* and then no more */
    char table[HOUSE_ID_BYTES];
    char token[HTTP_WORD_BYTES];
    char lang[HOUSE_LANG_BYTES];
    int waiting; /* answers of the house that come later */
};

/* Takes over an accepted socket. */
void conn_accept(net *n, int fd, const struct sockaddr *peer);

/* Ends it: what is held for it, its listening, its memory. Called when its socket is
 * closed. */
void conn_free(conn *c);

/* Closes it soon, whatever is still to be written. */
void conn_kill(conn *c);

/* Adds to what is to be written. A client that does not read is closed. */
void conn_queue(conn *c, const void *bytes, size_t size);

/* Appends to what has come in; false when that is more than may come. */
bool conn_receive(conn *c, const void *bytes, size_t size, size_t most);

/* Counts the connection for another address; false when that has too many. */
bool conn_count_for(conn *c, const char *text);

/* Whether it may send another message now. */
bool conn_may_speak(conn *c);

/* Counts what was asked for as so many messages more. */
void conn_charge(conn *c, uint32_t messages);

/* Follows a table. The reply is filled in when it is refused. */
void conn_listen(conn *c, const house_request *request, uint32_t since, house_reply *reply);
void conn_unlisten(conn *c);

/* Once a second: deadlines, signs of life. */
void conn_sweep(conn *c);

/* ---- answers that are held ------------------------------------------------------ */

struct held {
    held *next;
    conn *conn; /* NULL when it has gone */
    uint64_t ticket;
    json_t *id; /* of a message of a WebSocket */
    house_reply reply;
};

/* Notes a question; the answer is put into its reply. NULL when out of memory. */
held *held_make(conn *c, json_t *id);

/* Asks the house; the answer comes after the commit or later. */
void held_ask(held *h, house_request *request);

/* Something that needs no house is answered in its turn as well. Takes the body. */
void held_answer(held *h, int status, json_t *body);

/* After a commit: all answers go out, or their refusal. */
void held_send(net *n, bool good);
void held_forget(conn *c);

/* The house answers later. */
void held_later(void *user, uint64_t ticket, house_reply *reply);

/* {"error":{"code":...,"reason":...}} in a language. */
json_t *net_error(const char *lang, const char *code, const char *sentence);

/* ---- HTTP, WebSocket ------------------------------------------------------------- */

int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                  size_t size);
int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t size);

/* Works off what has come in, as far as possible. */
void http_advance(conn *c);

/* Finds out what a request is for, and asks. */
void http_route(conn *c);

/* Answers, then is ready for the next request or closes. */
void http_answer(conn *c, int status, json_t *body);
void http_answer_text(conn *c, int status, const char *type, const char *text, size_t size,
                      const char *more);

/* Says that the client has the newest already. */
void http_answer_unchanged(conn *c, const char *type, const char *more);

/* Refuses a request because of its form; what follows it is not read. */
void http_refuse(conn *c, int status);
json_t *http_error(int status, const char *lang);

/* The head of an answer that stays open. */
void http_stream(conn *c);

/* Whether the origin a browser tells is this server's. */
bool http_origin_is_ours(const conn *c);

/* Hands connections that ask for it over to the WebSocket side. Outside of callbacks. */
void socket_adopt(conn *c);
void socket_answer(conn *c, json_t *id, int status, json_t *body);
void socket_close(conn *c, int code);

/* ---- all of it -------------------------------------------------------------------- */

struct net {
    const server_config *config;
    house *house;
    struct lws_context *context;
    struct lws_vhost *vhost;
    struct lws *listener;
    lws_sorted_usec_list_t alarm;
    uint32_t port; /* it listens at */
    int spare;     /* a file number to give up when there are no more */
    conn *first;
    conn *adopting;
    uint32_t count, upgrades;
    size_t queued; /* bytes to be written, in all */
    limits *limits;
    held *held, **held_end;
    held *later; /* answers that the house will give later */
    uint64_t tickets;
    bool fresh; /* some connection is */
    bool stopping, healthy;
    int64_t swept; /* when the connections were looked after */
    metrics metrics;
};

/* Milliseconds that only grow. */
int64_t net_now(void);

/* Opens the loop and a socket that listens. `signals` is the end of a pipe to be read
 * from: a byte asks to stop. False with errno set. */
bool net_open(net *n, const server_config *config, int signals);
void net_close(net *n);

/* The first half of a round: reads what has come, and hands it to the house. Waits for
 * something to come at most `wait` milliseconds. */
void net_serve(net *n, int wait);

/* The second half, after the commit: what was held goes out. */
void net_finish(net *n, bool good);

/* Wakes the loop; from any thread. */
void net_wake(void *user);

/* No more connections; tells those there are that the server goes away. */
void net_leave(net *n);

#endif
