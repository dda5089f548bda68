/* Reads the head of an HTTP request. Everything here handles bytes from strangers: no
 * pointer leaves the head, every copy has a limit, and a doubtful head is refused. */
#include "server/request.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MOST_FIELDS = 64, MOST_LENGTH_DIGITS = 10 };

/* A piece of the head. */
typedef struct piece {
    const char *at;
    size_t size;
} piece;

/* What may stand in a head only once, because two of them would disagree. */
typedef enum field {
    FIELD_HOST,
    FIELD_LENGTH,
    FIELD_TYPE,
    FIELD_ORIGIN,
    FIELD_AUTHORIZATION,
    FIELD_LANGUAGE,
    FIELD_UPGRADE,
    FIELD_CONNECTION,
    FIELD_KEY,
    FIELD_VERSION,
    FIELD_ENCODING,
    FIELD_FORWARDED,
    FIELD_ACCEPT,
    FIELD_NONE_MATCH,
    FIELDS,
} field;

static const char *const names[FIELDS] = {
    [FIELD_HOST] = "host",
    [FIELD_LENGTH] = "content-length",
    [FIELD_TYPE] = "content-type",
    [FIELD_ORIGIN] = "origin",
    [FIELD_AUTHORIZATION] = "authorization",
    [FIELD_LANGUAGE] = "accept-language",
    [FIELD_UPGRADE] = "upgrade",
    [FIELD_CONNECTION] = "connection",
    [FIELD_KEY] = "sec-websocket-key",
    [FIELD_VERSION] = "sec-websocket-version",
    [FIELD_ENCODING] = "transfer-encoding",
    [FIELD_FORWARDED] = "x-forwarded-for",
    [FIELD_ACCEPT] = "accept-encoding",
    [FIELD_NONE_MATCH] = "if-none-match",
};

size_t http_head_size(const char *bytes, size_t count)
{
    for (size_t i = 3; i < count; i++) {
        if (bytes[i] == '\n' && bytes[i - 1] == '\r' && bytes[i - 2] == '\n' &&
            bytes[i - 3] == '\r')
            return i + 1;
    }
    return 0;
}

/* The next line without its end, or an empty piece with a NULL when the line is wrong. */
static piece next_line(const char **at, const char *end)
{
    const char *line = *at;
    for (const char *p = line; p + 1 < end; p++) {
        unsigned char c = (unsigned char)*p;
        if (c == '\r' && p[1] == '\n') {
            *at = p + 2;
            return (piece){line, (size_t)(p - line)};
        }
        if ((c < 0x20 && c != '\t') || c == 0x7f)
            break;
    }
    return (piece){NULL, 0};
}

static bool is_token(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c != '\0' && strchr("!#$%&'*+-.^_`|~", c) != NULL);
}

static piece trim(piece p)
{
    while (p.size > 0 && (*p.at == ' ' || *p.at == '\t')) {
        p.at++;
        p.size--;
    }
    while (p.size > 0 && (p.at[p.size - 1] == ' ' || p.at[p.size - 1] == '\t'))
        p.size--;
    return p;
}

static bool is_word(piece p, const char *word)
{
    return p.size == strlen(word) && strncasecmp(p.at, word, p.size) == 0;
}

/* Copies a piece; false when it does not fit. */
static bool copy(char *to, size_t room, piece p)
{
    if (p.size >= room)
        return false;
    memcpy(to, p.at, p.size);
    to[p.size] = '\0';
    return true;
}

/* Whether a list such as "keep-alive, Upgrade" has a word. */
static bool list_has(piece list, const char *word)
{
    while (list.size > 0) {
        const char *comma = memchr(list.at, ',', list.size);
        size_t size = comma == NULL ? list.size : (size_t)(comma - list.at);
        if (is_word(trim((piece){list.at, size}), word))
            return true;
        size_t step = comma == NULL ? size : size + 1;
        list.at += step;
        list.size -= step;
    }
    return false;
}

/* Paths and queries of this server need these letters only; nothing is decoded, so
 * nothing can be decoded twice. */
static bool is_plain(const char *text, const char *more)
{
    for (; *text != '\0'; text++) {
        if (!((*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') ||
              (*text >= '0' && *text <= '9') || strchr(more, *text) != NULL))
            return false;
    }
    return true;
}

static int read_target(http_request *r, piece target)
{
    const char *mark = memchr(target.at, '?', target.size);
    piece path = {target.at, mark == NULL ? target.size : (size_t)(mark - target.at)};
    piece query = {"", 0};
    if (mark != NULL)
        query = (piece){mark + 1, target.size - path.size - 1};
    if (path.size == 0 || path.at[0] != '/')
        return 400;
    if (!copy(r->path, sizeof r->path, path) || !copy(r->query, sizeof r->query, query))
        return 414;
    if (memchr(target.at, '\0', target.size) != NULL || !is_plain(r->path, "/._~-") ||
        !is_plain(r->query, "=&._~-"))
        return 400;
    return 0;
}

/* "GET /path HTTP/1.1" */
static int read_first_line(http_request *r, piece line, bool *newer)
{
    static const char *const methods[] = {"GET", "HEAD", "POST", "DELETE"};
    const char *space = line.at == NULL ? NULL : memchr(line.at, ' ', line.size);
    if (space == NULL || space == line.at)
        return 400;
    piece method = {line.at, (size_t)(space - line.at)};
    piece rest = {space + 1, line.size - method.size - 1};
    for (size_t i = 0; i < method.size; i++) {
        if (!is_token(method.at[i]))
            return 400;
    }
    r->method = HTTP_OTHER;
    for (int i = 0; i < HTTP_OTHER; i++) {
        if (method.size == strlen(methods[i]) && memcmp(method.at, methods[i], method.size) == 0)
            r->method = (http_method)i;
    }
    space = memchr(rest.at, ' ', rest.size);
    if (space == NULL)
        return 400;
    piece target = {rest.at, (size_t)(space - rest.at)};
    piece version = {space + 1, rest.size - target.size - 1};
    *newer = is_word(version, "HTTP/1.1");
    if (!*newer && !is_word(version, "HTTP/1.0"))
        return version.size == 8 && strncmp(version.at, "HTTP/", 5) == 0 ? 505 : 400;
    return read_target(r, target);
}

/* All fields into a table; 0 or a status. */
static int read_fields(piece found[FIELDS], const char *at, const char *end)
{
    for (int count = 0;; count++) {
        piece line = next_line(&at, end);
        if (line.at == NULL)
            return 400;
        if (line.size == 0)
            return at == end ? 0 : 400;
        if (count == MOST_FIELDS)
            return 431;
        const char *colon = memchr(line.at, ':', line.size);
        if (colon == NULL || colon == line.at)
            return 400;
        piece name = {line.at, (size_t)(colon - line.at)};
        for (size_t i = 0; i < name.size; i++) {
            if (!is_token(name.at[i]))
                return 400;
        }
        piece value = trim((piece){colon + 1, line.size - name.size - 1});
        for (int i = 0; i < FIELDS; i++) {
            if (!is_word(name, names[i]))
                continue;
            if (found[i].at != NULL && i != FIELD_FORWARDED)
                return 400;
            found[i] = value;
        }
    }
}

static int read_length(http_request *r, piece value)
{
    r->has_length = value.at != NULL;
    if (!r->has_length)
        return 0;
    if (value.size == 0 || value.size > MOST_LENGTH_DIGITS)
        return value.size == 0 ? 400 : 413;
    for (size_t i = 0; i < value.size; i++) {
        if (value.at[i] < '0' || value.at[i] > '9')
            return 400;
        r->length = 10 * r->length + (size_t)(value.at[i] - '0');
    }
    return 0;
}

/* "application/json", with or without "; charset=utf-8" */
static bool says_json(piece value)
{
    const char *end = value.at == NULL ? NULL : memchr(value.at, ';', value.size);
    if (end != NULL)
        value.size = (size_t)(end - value.at);
    return value.at != NULL && is_word(trim(value), "application/json");
}

static int read_token(http_request *r, piece value)
{
    static const char scheme[] = "Bearer ";
    const size_t size = sizeof scheme - 1;
    if (value.at == NULL)
        return 0;
    if (value.size <= size || strncasecmp(value.at, scheme, size) != 0)
        return 401;
    piece token = trim((piece){value.at + size, value.size - size});
    return copy(r->token, sizeof r->token, token) && is_plain(r->token, "._~+/=-") ? 0 : 401;
}

/* A WebSocket is asked for completely or not at all. */
static int read_upgrade(http_request *r, const piece found[FIELDS])
{
    if (found[FIELD_UPGRADE].at == NULL)
        return 0;
    bool right = is_word(found[FIELD_UPGRADE], "websocket") && r->method == HTTP_GET &&
                 found[FIELD_CONNECTION].at != NULL &&
                 list_has(found[FIELD_CONNECTION], "upgrade") && found[FIELD_KEY].at != NULL &&
                 found[FIELD_KEY].size == 24 && copy(r->key, sizeof r->key, found[FIELD_KEY]) &&
                 is_plain(r->key, "+/=") && r->length == 0;
    if (!right)
        return 400;
    if (found[FIELD_VERSION].at == NULL || !is_word(found[FIELD_VERSION], "13"))
        return 426;
    r->upgrade = true;
    return 0;
}

static int read_words(http_request *r, const piece found[FIELDS])
{
    char accept[HTTP_WORD_BYTES] = "";
    piece list = found[FIELD_FORWARDED];
    for (const char *comma; list.at != NULL && (comma = memchr(list.at, ',', list.size)) != NULL;)
        list = (piece){comma + 1, list.size - (size_t)(comma + 1 - list.at)};
    if (found[FIELD_HOST].at != NULL && !copy(r->host, sizeof r->host, found[FIELD_HOST]))
        return 400;
    if (found[FIELD_ORIGIN].at != NULL && !copy(r->origin, sizeof r->origin, found[FIELD_ORIGIN]))
        return 400;
    if (list.at != NULL && !copy(r->forwarded, sizeof r->forwarded, trim(list)))
        return 400;
    if (found[FIELD_NONE_MATCH].at != NULL)
        copy(r->none_match, sizeof r->none_match, found[FIELD_NONE_MATCH]);
    r->gzip = found[FIELD_ACCEPT].at != NULL && list_has(found[FIELD_ACCEPT], "gzip");
    if (found[FIELD_LANGUAGE].at != NULL)
        copy(accept, sizeof accept, found[FIELD_LANGUAGE]);
    memcpy(r->lang, http_language(accept), sizeof r->lang);
    return 0;
}

int http_read_head(http_request *r, const char *bytes, size_t size)
{
    piece found[FIELDS] = {{NULL, 0}};
    const char *at = bytes;
    bool newer = false;
    *r = (http_request){.method = HTTP_OTHER, .lang = "en"};
    int status = read_first_line(r, next_line(&at, bytes + size), &newer);
    if (status == 0)
        status = read_fields(found, at, bytes + size);
    if (status == 0)
        status = read_words(r, found);
    if (status != 0)
        return status;
    if (newer && r->host[0] == '\0')
        return 400;
    if (found[FIELD_ENCODING].at != NULL)
        return 501;
    r->keep = newer &&
              !(found[FIELD_CONNECTION].at != NULL && list_has(found[FIELD_CONNECTION], "close"));
    r->json = says_json(found[FIELD_TYPE]);
    status = read_length(r, found[FIELD_LENGTH]);
    if (status == 0)
        status = read_token(r, found[FIELD_AUTHORIZATION]);
    if (status == 0)
        status = read_upgrade(r, found);
    return status;
}

bool http_query_number(const char *query, const char *name, unsigned long missing,
                       unsigned long *value)
{
    size_t length = strlen(name);
    *value = missing;
    while (*query != '\0') {
        size_t size = strcspn(query, "&");
        if (size > length && strncmp(query, name, length) == 0 && query[length] == '=') {
            char *end = NULL;
            const char *digits = query + length + 1;
            if (size - length - 1 == 0 || size - length - 1 > 9 || *digits < '0' || *digits > '9')
                return false;
            *value = strtoul(digits, &end, 10);
            return end == query + size;
        }
        query += size;
        query += *query == '&';
    }
    return true;
}

/* The quality of an entry such as "de-AT;q=0.8", in thousandths. */
static int quality(piece entry)
{
    for (size_t i = 0; i + 3 < entry.size; i++) {
        if (entry.at[i] != ';')
            continue;
        piece q = trim((piece){entry.at + i + 1, entry.size - i - 1});
        if (q.size < 3 || strncasecmp(q.at, "q=", 2) != 0)
            return 0;
        int value = 0;
        int scale = 1000;
        for (size_t k = 2; k < q.size && scale > 0; k++) {
            if (q.at[k] == '.')
                continue;
            if (q.at[k] < '0' || q.at[k] > '9')
                return 0;
            value += (q.at[k] - '0') * scale;
            scale /= 10;
        }
        return value > 1000 ? 1000 : value;
    }
    return 1000;
}

const char *http_language(const char *accept)
{
    int best = 0;
    const char *lang = "en";
    while (*accept != '\0') {
        size_t size = strcspn(accept, ",");
        piece entry = trim((piece){accept, size});
        bool german = entry.size >= 2 && strncasecmp(entry.at, "de", 2) == 0;
        bool english = entry.size >= 2 && strncasecmp(entry.at, "en", 2) == 0;
        bool whole = entry.size == 2 || (entry.size > 2 && strchr("-; \t", entry.at[2]) != NULL);
        if ((german || english) && whole && quality(entry) > best) {
            best = quality(entry);
            lang = german ? "de" : "en";
        }
        accept += size;
        accept += *accept == ',';
    }
    return lang;
}
