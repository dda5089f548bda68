/* Which request is for what. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "server/decode.h"
#include "server/net.h"
#include "server/pages.h"

typedef enum what { LOOK, STEP, COMMAND, EVENTS, HEALTH, METRICS, SOCKET } what;

/* A star stands for one word of the path, which becomes the table of the request. */
typedef struct route {
    const char *path;
    const char *word; /* what to look at, or the command */
    http_method method;
    what what;
    uint8_t more; /* messages it counts for besides one: a whole game is told */
} route;

enum { WHOLE_GAME = 9 };

static const route routes[] = {
    {"/healthz", NULL, HTTP_GET, HEALTH, 0},
    {"/metrics", NULL, HTTP_GET, METRICS, 0},
    {"/api/games", "games", HTTP_GET, LOOK, 0},
    {"/api/games/*", "game", HTTP_GET, LOOK, 0},
    {"/api/tables", "tables", HTTP_GET, LOOK, 0},
    {"/api/tables", "create", HTTP_POST, COMMAND, 0},
    {"/api/tables/*", "table", HTTP_GET, LOOK, 0},
    {"/api/tables/*", NULL, HTTP_POST, COMMAND, 0},
    {"/api/tables/*/events", NULL, HTTP_GET, EVENTS, 0},
    {"/api/tables/*/record", "record", HTTP_GET, LOOK, 0},
    {"/api/tables/*/replay", "replay", HTTP_GET, LOOK, WHOLE_GAME},
    {"/api/tables/*/at", "at", HTTP_GET, STEP, 0},
    {"/api/replays", "replay", HTTP_POST, COMMAND, WHOLE_GAME},
    {"/api/records", "records", HTTP_GET, LOOK, 0},
    {"/api/mine", "mine", HTTP_GET, LOOK, 0},
    {"/api/accounts", "account", HTTP_POST, COMMAND, 0},
    {"/api/sessions", "login", HTTP_POST, COMMAND, 0},
    {"/api/sessions", "logout", HTTP_DELETE, COMMAND, 0},
    {"/api/socket", NULL, HTTP_GET, SOCKET, 0},
};

enum { ROUTES = sizeof routes / sizeof routes[0], NAME_BYTES = 64 };

/* Whether a path is one of a pattern; the word in the star's place is copied. */
static bool matches(const char *pattern, const char *path, char word[NAME_BYTES])
{
    word[0] = '\0';
    while (*pattern != '\0') {
        if (*pattern != '*') {
            if (*pattern++ != *path++)
                return false;
            continue;
        }
        size_t size = strcspn(path, "/");
        if (size == 0 || size >= NAME_BYTES)
            return false;
        memcpy(word, path, size);
        word[size] = '\0';
        path += size;
        pattern++;
    }
    return *path == '\0';
}

/* An answer that does not depend on the house, in its turn nevertheless. */
static void answer(conn *c, int status)
{
    held *h = held_make(c, NULL);
    if (h != NULL)
        held_answer(h, status, http_error(status, c->lang));
}

static house_request request_of(const conn *c, const char *word)
{
    return (house_request){.table = word[0] == '\0' ? NULL : word,
                           .token = c->request.token[0] == '\0' ? NULL : c->request.token,
                           .lang = c->lang,
                           .address = c->address == NULL ? c->peer : c->address->text};
}

static void look(conn *c, const char *at, const char *word, uint32_t step)
{
    house_request request = request_of(c, word);
    request.step = step;
    held *h = held_make(c, NULL);
    if (h != NULL)
        house_look(c->net->house, at, &request, &h->reply);
}

/* The same at a step of the game, named by the query. */
static void look_at_step(conn *c, const char *at, const char *word)
{
    unsigned long step = 0;
    if (!http_query_number(c->request.query, "step", ULONG_MAX, &step) || step > UINT32_MAX)
        answer(c, 400);
    else
        look(c, at, word, (uint32_t)step);
}

/* A body that may leave out its "do" where the address tells it. */
static json_t *body_of(conn *c, const char *command)
{
    json_t *body = c->request.method == HTTP_POST
                       ? decode_message(c->in + c->head_size, c->request.length)
                       : json_object();
    if (body == NULL || command == NULL)
        return body;
    const char *given = json_string_value(json_object_get(body, "do"));
    if (json_object_get(body, "do") == NULL)
        json_object_set_new(body, "do", json_string(command));
    else if (given == NULL || strcmp(given, command) != 0)
        json_object_set_new(body, "do", json_null()); /* the house refuses it */
    return body;
}

static void command(conn *c, const char *name, const char *word)
{
    if (!http_origin_is_ours(c)) {
        answer(c, 403);
        return;
    }
    if (c->request.method == HTTP_POST && !c->request.json) {
        answer(c, 415);
        return;
    }
    held *h = held_make(c, NULL);
    if (h == NULL)
        return;
    house_request request = request_of(c, word);
    request.body = body_of(c, name);
    if (request.body == NULL)
        held_answer(h, 400,
                    net_error(c->lang, "invalid", ATL_SENTENCE("the message is no JSON object")));
    else
        held_ask(h, &request);
    json_decref(request.body);
}

static void events(conn *c, const char *word)
{
    unsigned long since = 0;
    unsigned long live = 1;
    house_request request = request_of(c, word);
    house_reply reply = {0};
    if (!http_query_number(c->request.query, "since", 0, &since) ||
        !http_query_number(c->request.query, "live", 1, &live) || live > 1) {
        answer(c, 400);
        return;
    }
    request.passing = live == 0 || c->request.method == HTTP_HEAD;
    conn_listen(c, &request, (uint32_t)since, &reply);
    if (c->listening && c->request.method != HTTP_HEAD) {
        c->once = live == 0;
        http_stream(c);
        return;
    }
    held *h = held_make(c, NULL);
    if (h == NULL)
        return;
    h->reply = reply;
    if (c->listening) {
        conn_unlisten(c);
        held_answer(h, 200, json_array());
    }
}

static void health(conn *c)
{
    const char *text = c->net->healthy ? "ok\n" : "the last commit failed\n";
    http_answer_text(c, c->net->healthy ? 200 : 503, "text/plain; charset=utf-8", text,
                     strlen(text), "");
}

static void tell_metrics(conn *c)
{
    size_t size = 0;
    char *text = metrics_text(c->net, &size);
    if (text == NULL)
        answer(c, 500);
    else
        http_answer_text(c, 200, "text/plain; version=0.0.4; charset=utf-8", text, size, "");
    free(text);
}

static void upgrade(conn *c)
{
    if (!c->request.upgrade) {
        answer(c, 426);
    } else if (!http_origin_is_ours(c)) {
        answer(c, 403);
    } else if (c->in_size > c->head_size) {
        answer(c, 400); /* nothing may come before the handshake is answered */
    } else {
        c->phase = CONN_UPGRADE;
        c->net->upgrades++;
    }
}

static void serve(conn *c, const route *r, const char *word)
{
    conn_charge(c, r->more);
    switch (r->what) {
    case LOOK:
        look(c, r->word, word, 0);
        break;
    case STEP:
        look_at_step(c, r->word, word);
        break;
    case COMMAND:
        command(c, r->word, word);
        break;
    case EVENTS:
        events(c, word);
        break;
    case HEALTH:
        health(c);
        break;
    case METRICS:
        tell_metrics(c);
        break;
    case SOCKET:
        upgrade(c);
        break;
    }
}

/* The address is right, but not the method: says which are. */
static void refuse_method(conn *c, bool get, bool post, bool delete)
{
    char allow[64] = "Allow: ";
    json_t *error = http_error(405, c->lang);
    char *text = json_dumps(error, JSON_COMPACT);
    strcat(allow, get ? "GET, HEAD" : "");
    strcat(allow, post ? get ? ", POST" : "POST" : "");
    strcat(allow, delete ? get || post ? ", DELETE" : "DELETE" : "");
    strcat(allow, "\r\n");
    if (text != NULL)
        http_answer_text(c, 405, "application/json", text, strlen(text), allow);
    metrics_refused(&c->net->metrics, "invalid");
    free(text);
    json_decref(error);
}

void http_route(conn *c)
{
    char word[NAME_BYTES];
    bool found[HTTP_OTHER] = {false};
    http_method method = c->request.method == HTTP_HEAD ? HTTP_GET : c->request.method;
    c->route = NULL;
    for (int i = 0; i < ROUTES; i++) {
        if (!matches(routes[i].path, c->request.path, word))
            continue;
        c->route = routes[i].path;
        if (routes[i].method == method) {
            serve(c, &routes[i], word);
            return;
        }
        found[routes[i].method] = true;
    }
    if (found[HTTP_GET] || found[HTTP_POST] || found[HTTP_DELETE])
        refuse_method(c, found[HTTP_GET], found[HTTP_POST], found[HTTP_DELETE]);
    else if (!pages_serve(c))
        answer(c, 404);
}

/* ---- where a browser says it comes from --------------------------------------- */

/* "https://example.org" of "https://example.org/games" */
static size_t origin_size(const char *url)
{
    const char *host = strstr(url, "://");
    return host == NULL ? 0 : (size_t)(host - url) + 3 + strcspn(host + 3, "/");
}

static bool is_loopback(const char *text)
{
    return strncmp(text, "127.", 4) == 0 || strcmp(text, "::1") == 0;
}

bool http_origin_is_ours(const conn *c)
{
    const char *origin = c->request.origin;
    const char *base = c->net->config->base_url;
    char own[LIMITS_ADDRESS_BYTES + 32];
    bool v6 = strchr(c->local, ':') != NULL;
    if (origin[0] == '\0')
        return true; /* no browser */
    if (base[0] != '\0' && strlen(origin) == origin_size(base) &&
        strncasecmp(origin, base, strlen(origin)) == 0)
        return true;
    snprintf(own, sizeof own, "http://%s%s%s:%u", v6 ? "[" : "", c->local, v6 ? "]" : "",
             (unsigned)c->net->port);
    if (strcmp(origin, own) == 0)
        return true;
    snprintf(own, sizeof own, "http://localhost:%u", (unsigned)c->net->port);
    return is_loopback(c->local) && strcmp(origin, own) == 0;
}
