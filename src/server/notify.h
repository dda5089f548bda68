/* Sends the webhooks that the store has waiting, and sends them again when they fail.
 *
 *     notify *n = notify_start(store, CONFIG_WEBHOOKS_PUBLIC, wake, loop);
 *     int due = notify_round(n, now);        every round, after the commit
 *     notify_stop(n);
 */
#ifndef ANTILLES_SERVER_NOTIFY_H
#define ANTILLES_SERVER_NOTIFY_H

#include <stdint.h>

#include "server/config.h"

typedef struct notify notify;

/* NULL when out of memory. */
notify *notify_start(store *s, config_webhooks which, void (*wake)(void *user), void *user);
void notify_stop(notify *n);

/* Takes answers, and calls what is due at `now` (milliseconds since 1970). What it changes
 * in the store is for the next commit. Returns the milliseconds until the next round. */
int notify_round(notify *n, int64_t now);

#endif
