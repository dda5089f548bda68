/* The head of an HTTP/1.1 request, read strictly: what is not clearly right is refused
 * with a status. Pure: bytes in, a struct out.
 *
 *     size_t size = http_head_size(bytes, count);      0: not all of it is there yet
 *     int status = http_read_head(&request, bytes, size);
 *     if (status != 0) ...                              400, 411, 414, 431, 501, 505
 */
#ifndef ANTILLES_SERVER_REQUEST_H
#define ANTILLES_SERVER_REQUEST_H

#include <stdbool.h>
#include <stddef.h>

#define HTTP_HEAD_MOST 8192 /* bytes of a head */
#define HTTP_PATH_BYTES 256
#define HTTP_WORD_BYTES 256

typedef enum http_method { HTTP_GET, HTTP_HEAD, HTTP_POST, HTTP_DELETE, HTTP_OTHER } http_method;

typedef struct http_request {
    http_method method;
    char path[HTTP_PATH_BYTES];
    char query[HTTP_PATH_BYTES]; /* after the question mark; may be empty */
    bool keep;                   /* the connection may serve another request */
    bool json;                   /* the body says it is application/json */
    bool upgrade;                /* asks for a WebSocket, version 13 with a key */
    bool has_length;
    size_t length; /* of the body */
    bool gzip;     /* the answer may be packed so */
    char lang[3];  /* "en" or "de" */
    char host[HTTP_WORD_BYTES];
    char origin[HTTP_WORD_BYTES];
    char token[HTTP_WORD_BYTES];      /* of Authorization: Bearer */
    char key[32];                     /* of the WebSocket handshake */
    char none_match[HTTP_WORD_BYTES]; /* tags of what the client has already */
    char forwarded[HTTP_WORD_BYTES];  /* last entry of X-Forwarded-For */
} http_request;

/* Bytes up to and with the empty line; 0 when it has not come yet. */
size_t http_head_size(const char *bytes, size_t count);

/* 0, or the status with which to refuse. */
int http_read_head(http_request *request, const char *bytes, size_t size);

/* The value of a whole number in the query, `missing` when it is not there. False when
 * it is there and wrong. */
bool http_query_number(const char *query, const char *name, unsigned long missing,
                       unsigned long *value);

/* "en" or "de", whichever an Accept-Language prefers. */
const char *http_language(const char *accept);

#endif
