/* The log: one JSON object a line on stderr, for programs that collect logs.
 *
 *     log_tell(LOG_LEVEL_INFO, "ready", json_pack("{s:s}", "url", url));
 *     {"time":"2025-01-31T12:00:00.123Z","level":"info","event":"ready","url":"..."}
 *
 * Nothing secret is handed to it: no token, no body of a request, no query. May be
 * called from any thread.
 */
#ifndef ANTILLES_SERVER_LOG_H
#define ANTILLES_SERVER_LOG_H

#include <jansson.h>
#include <stdbool.h>

/* Not the names of syslog.h, which libwebsockets brings along. */
typedef enum log_level {
    LOG_LEVEL_ERROR,
    LOG_LEVEL_WARNING,
    LOG_LEVEL_INFO,
    LOG_LEVEL_DEBUG,
} log_level;

/* To be called before there are threads. */
void log_start(log_level most);

/* Whether this would be told, for facts that cost something to gather. */
bool log_wants(log_level level);

/* Takes the facts, which may be NULL. */
void log_tell(log_level level, const char *event, json_t *facts);

#endif
