/* Status codes and readable reasons.
 *
 * A function that can fail returns an `atl_status`. When the cause lies outside
 * the program (an option, an edition file, a record) it also fills an
 * `atl_reason`, which a front end turns into a sentence in the user's language:
 *
 *     atl_reason why;
 *     if (atl_setup_option(&setup, game, "goal", "50", &why) != ATL_OK) {
 *         char text[ATL_REASON_TEXT];
 *         atl_reason_format(&why, gettext(why.message), text);
 *         fprintf(stderr, "antilles: %s\n", text);
 *     }
 *
 * A broken invariant of the program itself is not a status: it stops the program.
 */
#ifndef ANTILLES_STATUS_H
#define ANTILLES_STATUS_H

#include <stdint.h>

#include "antilles/api.h"

ATL_BEGIN

typedef enum atl_status {
    ATL_OK = 0,
    ATL_ILLEGAL,   /* the action is not legal in this state; nothing changed */
    ATL_INVALID,   /* outside input is wrong; the reason says how */
    ATL_IO,        /* a file could not be read or written */
    ATL_NO_MEMORY, /* out of memory; nothing changed */
} atl_status;

#define ATL_REASON_ARGS 3
#define ATL_REASON_ARG_BYTES 96
#define ATL_REASON_TEXT 512

/* Why something was refused. `message` is a constant English sentence with
 * placeholders {0} {1} {2}; it is also the key for its translation. */
typedef struct atl_reason {
    uint32_t line; /* line of the text that was read, from 1; 0 when there is none */
    const char *message;
    char args[ATL_REASON_ARGS][ATL_REASON_ARG_BYTES];
} atl_reason;

/* Marks a sentence for translation without translating it. */
#define ATL_SENTENCE(text) text

/* Fills `why` (which may be NULL) and returns ATL_INVALID. Arguments are copied,
 * cut to fit, and may be NULL. `line` starts at 0; callers that read text set it. */
ATL_API atl_status atl_refuse(atl_reason *why, const char *message, const char *arg0,
                              const char *arg1, const char *arg2);

/* Writes `message` (why->message or a translation of it) with the placeholders
 * filled in. Always ends in NUL. */
ATL_API void atl_reason_format(const atl_reason *why, const char *message,
                               char text[ATL_REASON_TEXT]);

ATL_END

#endif
