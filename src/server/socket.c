/* WebSocket: messages of people at a table, each answered, and what happens there. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/decode.h"
#include "server/net.h"

enum {
    MOST_ID = 64,
    MESSAGES_A_TURN = 64,
    MOST_UNREAD = 1 << 18, /* bytes of what is to be read before all can be asked for anew */
};

/* ---- the handshake ---------------------------------------------------------------- */

/* libwebsockets answers the handshake. It gets one written here, which has nothing of
 * the client's but the key, on a second number of the same socket; the first is closed. */
void socket_adopt(conn *c)
{
    net *n = c->net;
    struct lws *raw = c->wsi;
    char head[512];
    int fd = fcntl(lws_get_socket_fd(raw), F_DUPFD_CLOEXEC, 0);
    n->upgrades--;
    c->phase = CONN_SOCKET;
    c->in_size = 0;
    c->deadline = net_now() + 1000 * (int64_t)n->config->patience; /* to follow a table */
    if (fd < 0) {
        conn_kill(c);
        return;
    }
    lws_set_opaque_user_data(raw, NULL);
    lws_set_timeout(raw, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    c->wsi = NULL;
    int size = snprintf(head, sizeof head,
                        "GET /api/socket HTTP/1.1\r\nHost: antilles\r\nUpgrade: websocket\r\n"
                        "Connection: Upgrade\r\nSec-WebSocket-Key: %s\r\n"
                        "Sec-WebSocket-Version: 13\r\n\r\n",
                        c->request.key);
    n->adopting = c;
    struct lws *wsi = lws_adopt_socket_vhost_readbuf(n->vhost, fd, head, (size_t)size);
    bool gone = n->adopting != c; /* it was closed within */
    n->adopting = NULL;
    if (gone || c->wsi != NULL)
        return;
    if (wsi != NULL)
        lws_set_timeout(wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    conn_free(c);
}

/* ---- writing ---------------------------------------------------------------------- */

void socket_answer(conn *c, json_t *id, int status, json_t *body)
{
    json_t *told = json_object();
    json_object_set_new(told, "re", id == NULL ? json_null() : json_incref(id));
    if (status < 400)
        json_object_set_new(told, "ok", json_true());
    json_object_update(told, body);
    char *text = json_dumps(told, JSON_COMPACT);
    if (text == NULL)
        conn_kill(c);
    else
        conn_queue(c, text, strlen(text));
    free(text);
    json_decref(told);
}

void socket_close(conn *c, int code)
{
    if (c->dying || c->wsi == NULL || c->close_after)
        return;
    c->close_after = true;
    c->close_code = code;
    c->moved_at = net_now();
    lws_callback_on_writable(c->wsi);
}

/* Not an empty one: the answer to that would not be told to us. */
static int write_ping(conn *c)
{
    unsigned char ping[LWS_PRE + 4];
    memcpy(ping + LWS_PRE, "ping", 4);
    c->ping = false;
    if (lws_write(c->wsi, ping + LWS_PRE, 4, LWS_WRITE_PING) < 0)
        return -1;
    if (c->first != NULL || c->close_after)
        lws_callback_on_writable(c->wsi);
    return 0;
}

static int write_some(conn *c)
{
    c->moved_at = net_now(); /* what was written before has gone */
    if (c->ping)
        return write_ping(c);
    for (int i = 0; c->first != NULL && i < MESSAGES_A_TURN; i++) {
        outgoing *o = c->first;
        int written = lws_write(c->wsi, o->bytes + LWS_PRE, o->size, LWS_WRITE_TEXT);
        if (written < 0)
            return -1;
        c->first = o->next;
        if (c->first == NULL)
            c->last = NULL;
        c->queued -= o->size;
        c->net->queued -= o->size;
        free(o);
        if (lws_send_pipe_choked(c->wsi))
            break;
    }
    if (c->first != NULL || lws_partial_buffered(c->wsi)) {
        lws_callback_on_writable(c->wsi);
        return 0;
    }
    if (!c->close_after)
        return 0;
    lws_close_reason(c->wsi, (enum lws_close_status)c->close_code, NULL, 0);
    return -1;
}

/* ---- messages --------------------------------------------------------------------- */

/* Nobody else has a seat at the same device, or there is a list of secrets. */
static bool are_others(const json_t *others)
{
    bool good = others == NULL || json_is_array(others);
    for (size_t i = 0; i < json_array_size(others); i++)
        good = good && i < ATL_MAX_SEATS && json_is_string(json_array_get(others, i));
    return good;
}

/* The members of a message that begins to follow a table; false when one is wrong. */
static bool read_watch(json_t *message, conn *c, uint32_t *since, json_t **others)
{
    const char *table = NULL;
    const char *token = NULL;
    const char *lang = NULL;
    const char *command = NULL;
    json_int_t number = 0;
    if (json_unpack(message, "{s:s, s:s, s?s, s?I, s?s, s?o !}", "do", &command, "table", &table,
                    "token", &token, "since", &number, "lang", &lang, "others", others) != 0)
        return false;
    if (number < 0 || number > UINT32_MAX || strlen(table) >= sizeof c->table ||
        (token != NULL && strlen(token) >= sizeof c->token) ||
        (lang != NULL && strcmp(lang, "en") != 0 && strcmp(lang, "de") != 0) ||
        !are_others(*others))
        return false;
    snprintf(c->table, sizeof c->table, "%s", table);
    snprintf(c->token, sizeof c->token, "%s", token == NULL ? "" : token);
    if (lang != NULL)
        memcpy(c->lang, lang, sizeof c->lang);
    *since = (uint32_t)number;
    return true;
}

static house_request request_of(const conn *c)
{
    return (house_request){.table = c->table,
                           .token = c->token[0] == '\0' ? NULL : c->token,
                           .lang = c->lang,
                           .address = c->address == NULL ? c->peer : c->address->text};
}

/* A socket that follows no table is of no use to anybody. */
static void watch(conn *c, held *h, json_t *message)
{
    uint32_t since = 0;
    json_t *others = NULL;
    if (c->queued > MOST_UNREAD) {
        held_answer(h, 429, http_error(429, c->lang));
        return;
    }
    conn_unlisten(c);
    c->deadline = net_now() + 1000 * (int64_t)c->net->config->patience;
    if (!read_watch(message, c, &since, &others)) {
        held_answer(h, 400,
                    net_error(c->lang, "invalid",
                              ATL_SENTENCE("'watch' has a table, and may have a token, since, "
                                           "lang and others")));
    } else {
        house_request request = request_of(c);
        request.others = others;
        conn_listen(c, &request, since, &h->reply);
        if (c->listening) {
            c->deadline = 0;
            held_answer(h, 200, json_object());
        }
    }
}

static void obey(conn *c, held *h, json_t *message)
{
    const char *command = json_string_value(json_object_get(message, "do"));
    if (command != NULL && strcmp(command, "watch") == 0) {
        watch(c, h, message);
    } else if (command != NULL && strcmp(command, "ping") == 0) {
        held_answer(h, 200, json_pack("{s:b}", "ok", true));
    } else if (!c->listening) {
        held_answer(h, 400,
                    net_error(c->lang, "invalid", ATL_SENTENCE("the first message is 'watch'")));
    } else {
        house_request request = request_of(c);
        request.body = message;
        held_ask(h, &request);
    }
}

/* Takes the id out of a message; false when it has a wrong one. */
static bool take_id(json_t *message, json_t **id)
{
    *id = json_incref(json_object_get(message, "id"));
    json_object_del(message, "id");
    if (*id == NULL || json_is_integer(*id))
        return true;
    if (json_is_string(*id) && json_string_length(*id) <= MOST_ID)
        return true;
    json_decref(*id);
    *id = NULL;
    return false;
}

static void take_message(conn *c, const char *text, size_t size)
{
    json_t *id = NULL;
    json_t *message = decode_message(text, size);
    bool right = message != NULL && take_id(message, &id);
    held *h = held_make(c, id);
    c->net->metrics.messages++;
    if (h == NULL)
        goto end;
    if (!conn_may_speak(c))
        held_answer(h, 429, http_error(429, c->lang));
    else if (message == NULL)
        held_answer(h, 400,
                    net_error(c->lang, "invalid", ATL_SENTENCE("the message is no JSON object")));
    else if (!right)
        held_answer(
            h, 400,
            net_error(c->lang, "invalid", ATL_SENTENCE("'id' is a whole number or a short text")));
    else
        obey(c, h, message);
end:
    json_decref(id);
    json_decref(message);
}

static int receive(conn *c, const char *in, size_t size)
{
    struct lws *wsi = c->wsi;
    if (lws_get_reserved_bits(wsi) != 0) { /* not every build of the library looks */
        lws_close_reason(wsi, LWS_CLOSE_STATUS_PROTOCOL_ERR, NULL, 0);
        return -1;
    }
    if (lws_frame_is_binary(wsi)) {
        lws_close_reason(wsi, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, NULL, 0);
        return -1;
    }
    size_t most = c->net->config->message_bytes;
    if (size + lws_remaining_packet_payload(wsi) > most || !conn_receive(c, in, size, most)) {
        lws_close_reason(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, NULL, 0);
        return -1;
    }
    if (lws_remaining_packet_payload(wsi) > 0 || !lws_is_final_fragment(wsi))
        return 0;
    size_t whole = c->in_size;
    c->in_size = 0;
    if (!c->close_after)
        take_message(c, c->in == NULL ? "" : c->in, whole);
    return 0;
}

static int establish(struct lws *wsi)
{
    net *n = lws_context_user(lws_get_context(wsi));
    conn *c = n->adopting;
    if (c == NULL)
        return -1;
    lws_set_opaque_user_data(wsi, c);
    c->wsi = wsi;
    c->heard_at = c->pinged_at = c->moved_at = net_now();
    return 0;
}

int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t size)
{
    (void)user;
    conn *c = NULL;
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
        return establish(wsi);
    case LWS_CALLBACK_RECEIVE:
    case LWS_CALLBACK_RECEIVE_PONG:
        c = lws_get_opaque_user_data(wsi);
        if (c == NULL || c->dying)
            return -1;
        c->heard_at = net_now();
        return reason == LWS_CALLBACK_RECEIVE ? receive(c, in, size) : 0;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        c = lws_get_opaque_user_data(wsi);
        return c == NULL || c->dying ? -1 : write_some(c);
    case LWS_CALLBACK_CLOSED:
        c = lws_get_opaque_user_data(wsi);
        lws_set_opaque_user_data(wsi, NULL);
        if (c != NULL)
            conn_free(c);
        return 0;
    case LWS_CALLBACK_HTTP: /* only handshakes come here */
        return -1;
    default:
        return 0;
    }
}
