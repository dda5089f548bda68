/* Calls webhooks: POSTs JSON to addresses that players have named, in a thread of its own.
 *
 *     webhook *w = webhook_start(&(webhook_settings){0}, wake, loop);
 *     webhook_call(w, call.id, call.url, call.body);      from the loop
 *     while (webhook_take(w, &answer)) ...                from the loop, after wake()
 *     webhook_stop(w);
 *
 * A call is tried once; whether to try again is the caller's business. Only http and
 * https, no redirects, no proxies, no cookies; a player must not reach into the host's own
 * network, so that the address to which a name leads must be a public one, unless the
 * settings allow others.
 */
#ifndef ANTILLES_SERVER_WEBHOOK_H
#define ANTILLES_SERVER_WEBHOOK_H

#include <stdbool.h>
#include <stdint.h>

#define WEBHOOK_URL_BYTES 1024 /* of the longest URL, NUL included */
#define WEBHOOK_MOST 1000      /* calls that wait or are under way */

typedef struct webhook webhook;

typedef struct webhook_settings {
    bool private_ok;       /* for tests and home networks: any address */
    uint32_t milliseconds; /* that a call may take; 0: ten seconds */
} webhook_settings;

typedef struct webhook_answer {
    int64_t id;
    bool good;      /* answered with a status of 200 to 299 */
    int status;     /* 0: there was no answer */
    char error[96]; /* why not; for the log. Never holds the URL */
} webhook_answer;

/* `wake` is called from the thread when an answer is there. NULL when out of memory. */
webhook *webhook_start(const webhook_settings *settings, void (*wake)(void *user), void *user);

/* Stops soon; calls under way are given up. */
void webhook_stop(webhook *w);

/* False when out of memory, or when WEBHOOK_MOST calls are there already. The texts are
 * copied. */
bool webhook_call(webhook *w, int64_t id, const char *url, const char *body);

bool webhook_take(webhook *w, webhook_answer *answer);

/* Whether a text can be the URL of a webhook: http or https, a host, no name or password
 * in it, nothing but printable ASCII, not too long. */
bool webhook_is_url(const char *text);

/* Whether an address (struct sockaddr) belongs to the internet at large: not to this
 * machine, its networks, a group of receivers or a range kept for special use. */
bool webhook_is_public(const void *address);

#endif
