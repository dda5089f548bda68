/* Sending the files of the page: packed to those who can unpack them, and not at all to
 * those who have them already. */
#include "server/pages.h"

#include <stdio.h>
#include <string.h>

#include "server/net.h"

static const char robots[] = "User-agent: *\nDisallow: /api/\n";

static void send_page(conn *c, const page *p)
{
    char more[256];
    const char *keep = p->named_by_bytes ? "public, max-age=31536000, immutable" : "no-cache";
    bool packed = c->request.gzip && p->packed_size < p->plain_size;
    bool known = strstr(c->request.none_match, p->tag) != NULL;
    snprintf(more, sizeof more, "Cache-Control: %s\r\nETag: %s\r\nVary: Accept-Encoding\r\n%s",
             keep, p->tag, packed && !known ? "Content-Encoding: gzip\r\n" : "");
    if (known)
        http_answer_unchanged(c, p->type, more);
    else if (packed)
        http_answer_text(c, 200, p->type, (const char *)p->packed, p->packed_size, more);
    else
        http_answer_text(c, 200, p->type, (const char *)p->plain, p->plain_size, more);
}

static bool may_have(conn *c)
{
    if (c->request.method == HTTP_GET || c->request.method == HTTP_HEAD)
        return true;
    http_answer_text(c, 405, "text/plain", "", 0, "Allow: GET, HEAD\r\n");
    return false;
}

bool pages_serve(conn *c)
{
    if (strcmp(c->request.path, "/robots.txt") == 0) {
        c->route = "/robots.txt";
        if (may_have(c))
            http_answer_text(c, 200, "text/plain; charset=utf-8", robots, strlen(robots),
                             "Cache-Control: no-cache\r\n");
        return true;
    }
    for (const page *p = pages; p->path != NULL; p++) {
        if (strcmp(p->path, c->request.path) != 0)
            continue;
        c->route = p->path;
        if (may_have(c))
            send_page(c, p);
        return true;
    }
    return false;
}
