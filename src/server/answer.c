/* Answers of HTTP: their heads, the same strict ones for all, and their bodies. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/log.h"
#include "server/net.h"

typedef struct phrase {
    int status;
    const char *phrase, *code, *sentence;
} phrase;

static const phrase phrases[] = {
    {200, "OK", NULL, NULL},
    {201, "Created", NULL, NULL},
    {304, "Not Modified", NULL, NULL},
    {400, "Bad Request", "invalid", ATL_SENTENCE("the request is malformed")},
    {401, "Unauthorized", "forbidden", ATL_SENTENCE("the authorization is malformed")},
    {403, "Forbidden", "forbidden", ATL_SENTENCE("another page may not ask this")},
    {404, "Not Found", "unknown", ATL_SENTENCE("there is nothing at this address")},
    {405, "Method Not Allowed", "invalid", ATL_SENTENCE("this cannot be done here")},
    {409, "Conflict", NULL, NULL},
    {411, "Length Required", "invalid", ATL_SENTENCE("the length of the body is missing")},
    {413, "Content Too Large", "limit", ATL_SENTENCE("the message is too big")},
    {414, "URI Too Long", "limit", ATL_SENTENCE("the address is too long")},
    {415, "Unsupported Media Type", "invalid",
     ATL_SENTENCE("the body has to be of the type application/json")},
    {426, "Upgrade Required", "invalid", ATL_SENTENCE("here only a WebSocket is spoken")},
    {429, "Too Many Requests", "limit", ATL_SENTENCE("too much at once; wait a moment")},
    {431, "Request Header Fields Too Large", "limit", ATL_SENTENCE("the request is too big")},
    {500, "Internal Server Error", "busy", ATL_SENTENCE("the server is out of memory")},
    {501, "Not Implemented", "invalid", ATL_SENTENCE("this encoding is not understood")},
    {503, "Service Unavailable", "busy", ATL_SENTENCE("the server is not well")},
    {505, "HTTP Version Not Supported", "invalid", ATL_SENTENCE("this version is not spoken")},
};

static const phrase *find(int status)
{
    for (size_t i = 0; i < sizeof phrases / sizeof phrases[0]; i++) {
        if (phrases[i].status == status)
            return &phrases[i];
    }
    return find(status < 500 ? 400 : 500);
}

static const char strict[] = "Content-Security-Policy: default-src 'self'; img-src 'self' data:; "
                             "base-uri 'none'; form-action 'self'; "
                             "frame-ancestors 'none'; object-src 'none'\r\n"
                             "X-Content-Type-Options: nosniff\r\n"
                             "X-Frame-Options: DENY\r\n"
                             "Referrer-Policy: no-referrer\r\n"
                             "Cross-Origin-Opener-Policy: same-origin\r\n"
                             "Cross-Origin-Resource-Policy: same-origin\r\n"
                             "Vary: Accept-Language\r\n";

/* What some statuses have to say besides. */
static const char *more_of(int status)
{
    switch (status) {
    case 401:
        return "WWW-Authenticate: Bearer\r\n";
    case 426:
        return "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
    case 429:
        return "Retry-After: 1\r\n";
    default:
        return "";
    }
}

/* The head of an answer; `size` is the length of the body, or -1 when it stays open. */
static void queue_head(conn *c, int status, const char *type, long long size, const char *more)
{
    char head[2048];
    char date[64];
    char length[64] = "";
    struct tm parts;
    time_t now = time(NULL);
    gmtime_r(&now, &parts);
    strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S GMT", &parts);
    if (size >= 0)
        snprintf(length, sizeof length, "Content-Length: %lld\r\n", size);
    int written =
        snprintf(head, sizeof head,
                 "HTTP/1.1 %d %s\r\nDate: %s\r\nConnection: %s\r\nContent-Type: %s\r\n"
                 "Content-Language: %s\r\n%s%s%s%s%s\r\n",
                 status, find(status)->phrase, date, c->close_after ? "close" : "keep-alive", type,
                 strcmp(c->lang, "de") == 0 ? "de" : "en", length, strict,
                 strstr(more, "Cache-Control:") == NULL ? "Cache-Control: no-store\r\n" : "", more,
                 more_of(status));
    if (written <= 0 || (size_t)written >= sizeof head) {
        conn_kill(c);
        return;
    }
    conn_queue(c, head, (size_t)written);
}

static void tell_log(const conn *c, int status)
{
    static const char *const methods[] = {"GET", "HEAD", "POST", "DELETE", "other"};
    log_level level = status >= 500 ? LOG_LEVEL_WARNING : LOG_LEVEL_DEBUG;
    if (log_wants(level))
        log_tell(level, "request",
                 json_pack("{s:s, s:s, s:s, s:i}", "method", methods[c->request.method], "path",
                           c->route == NULL ? "other" : c->route, "address",
                           c->address == NULL ? c->peer : c->address->text, "status", status));
}

void http_answer_text(conn *c, int status, const char *type, const char *text, size_t size,
                      const char *more)
{
    if (c->dying)
        return;
    c->close_after = c->close_after || !c->request.keep || c->net->stopping;
    tell_log(c, status);
    queue_head(c, status, type, (long long)size, more);
    if (size > 0 && c->request.method != HTTP_HEAD)
        conn_queue(c, text, size);
    if (c->phase != CONN_DRAIN)
        c->phase = CONN_ANSWERING;
    c->deadline = net_now() + 1000 * (int64_t)c->net->config->patience;
}

void http_answer_unchanged(conn *c, const char *type, const char *more)
{
    if (c->dying)
        return;
    c->close_after = c->close_after || !c->request.keep || c->net->stopping;
    tell_log(c, 304);
    queue_head(c, 304, type, -1, more);
    if (c->phase != CONN_DRAIN)
        c->phase = CONN_ANSWERING;
    c->deadline = net_now() + 1000 * (int64_t)c->net->config->patience;
}

/* A list, one value a line. */
static char *lines(const json_t *list, size_t *size)
{
    char *text = NULL;
    size_t index = 0;
    const json_t *value = NULL;
    FILE *stream = open_memstream(&text, size);
    if (stream == NULL)
        return NULL;
    json_array_foreach(list, index, value)
    {
        json_dumpf(value, stream, JSON_COMPACT | JSON_ENCODE_ANY);
        putc('\n', stream);
    }
    return fclose(stream) == 0 ? text : NULL;
}

void http_answer(conn *c, int status, json_t *body)
{
    if (json_is_string(body)) {
        http_answer_text(c, status, "text/plain; charset=utf-8", json_string_value(body),
                         json_string_length(body), "");
        return;
    }
    size_t size = 0;
    bool list = json_is_array(body);
    char *text = list ? lines(body, &size) : json_dumps(body, JSON_COMPACT);
    if (!list)
        size = text == NULL ? 0 : strlen(text);
    if (text == NULL)
        conn_kill(c);
    else
        http_answer_text(c, status, list ? "application/x-ndjson" : "application/json", text, size,
                         "");
    free(text);
}

json_t *http_error(int status, const char *lang)
{
    const phrase *p = find(status);
    return net_error(lang, p->code == NULL ? "invalid" : p->code,
                     p->sentence == NULL ? find(400)->sentence : p->sentence);
}

void http_refuse(conn *c, int status)
{
    json_t *body = http_error(status, c->lang);
    metrics_refused(&c->net->metrics, find(status)->code);
    c->close_after = true;
    http_answer(c, status, body);
    json_decref(body);
}

void http_stream(conn *c)
{
    c->close_after = true; /* says the head */
    queue_head(c, 200, "application/x-ndjson", -1, "X-Accel-Buffering: no\r\n");
    c->close_after = false;
    c->phase = CONN_STREAM;
    c->deadline = 0;
    tell_log(c, 200);
}
