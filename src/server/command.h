/* Commands from outside: which there are, and what each must look like. */
#ifndef ANTILLES_SERVER_COMMAND_H
#define ANTILLES_SERVER_COMMAND_H

#include <jansson.h>

#include "antilles/status.h"

typedef enum command_id {
    COMMAND_CREATE,
    COMMAND_JOIN,
    COMMAND_INVITE,
    COMMAND_SIT,
    COMMAND_DRAW,
    COMMAND_SEAT,
    COMMAND_START,
    COMMAND_ACT,
    COMMAND_UNDO,
    COMMAND_RESET,
    COMMAND_TAKEBACK,
    COMMAND_CHAT,
    COMMAND_LEAVE,
    COMMAND_BOT,
    COMMAND_BACK,
    COMMAND_VOTE,
    COMMAND_WEBHOOK,
    COMMAND_REMATCH,
    COMMAND_CLOSE,
    COMMAND_HINT,
    COMMAND_WHY,
    COMMAND_ACCOUNT,
    COMMAND_LOGIN,
    COMMAND_LOGOUT,
    COMMAND_REPLAY,
    COMMAND_COUNT
} command_id;

/* Which command an object is. ATL_INVALID with a reason unless it is one, with all the
 * members it needs, no others, and all of them of the right type and size. "id" may
 * stand beside: it belongs to whoever carries the message. */
atl_status command_read(command_id *id, const json_t *body, atl_reason *why);

/* Its name, as in {"do": "join"}. */
const char *command_name(command_id id);

#endif
