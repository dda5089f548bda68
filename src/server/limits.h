/* How much one address, and one connection, may ask of the server: buckets that fill
 * with time and are emptied by messages, and a count of connections.
 *
 *     address *a = limits_find(l, "203.0.113.7", now);   NULL: too many strangers at once
 *     if (!bucket_take(&a->bucket, rate, now)) ...
 */
#ifndef ANTILLES_SERVER_LIMITS_H
#define ANTILLES_SERVER_LIMITS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

#define LIMITS_ADDRESS_BYTES 48

/* Starts full. Holds as much as comes in BUCKET_SECONDS. */
typedef struct bucket {
    int64_t at;   /* when it was counted last, milliseconds; 0: never */
    int64_t left; /* thousandths of a message */
} bucket;

enum { BUCKET_SECONDS = 4 };

/* Takes one message out; false when none is there. A rate of 0 means no limit. */
bool bucket_take(bucket *b, uint32_t rate, int64_t now);

/* Takes more out, for what has proved to be dear; it may owe some afterwards. */
void bucket_charge(bucket *b, uint32_t messages);

typedef struct address {
    char text[LIMITS_ADDRESS_BYTES];
    uint32_t connections;
    bucket bucket;
    int64_t seen;
    struct address *next;
} address;

typedef struct limits limits;

limits *limits_make(void);
void limits_free(limits *l);

/* The entry of an address, made if it is new. NULL when there are too many. */
address *limits_find(limits *l, const char *text, int64_t now);

/* Forgets those that were not seen for a while and have no connection. */
void limits_forget(limits *l, int64_t now);

/* The text under which an address is counted: IPv4 as it is, IPv6 by its first 64 bits,
 * because a household has that many. */
void limits_address(const struct sockaddr *peer, char text[LIMITS_ADDRESS_BYTES]);

/* The same from a text; false when it is no address. */
bool limits_address_read(const char *from, char text[LIMITS_ADDRESS_BYTES]);

#endif
