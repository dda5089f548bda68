/* Reasons: filling and formatting them. */
#include "kit/kit.h"

atl_status atl_refuse(atl_reason *why, const char *message, const char *arg0, const char *arg1,
                      const char *arg2)
{
    const char *args[ATL_REASON_ARGS] = {arg0, arg1, arg2};
    if (why == NULL)
        return ATL_INVALID;
    why->line = 0;
    why->message = message;
    for (int i = 0; i < ATL_REASON_ARGS; i++) {
        why->args[i][0] = '\0';
        if (args[i] != NULL)
            atl_text_append(why->args[i], ATL_REASON_ARG_BYTES, args[i]);
    }
    return ATL_INVALID;
}

/* The argument a placeholder at `text` names, or -1. */
static int placeholder(const char *text)
{
    if (text[0] != '{' || text[1] < '0' || text[1] >= '0' + ATL_REASON_ARGS || text[2] != '}')
        return -1;
    return text[1] - '0';
}

void atl_reason_format(const atl_reason *why, const char *message, char text[ATL_REASON_TEXT])
{
    text[0] = '\0';
    while (*message != '\0') {
        int arg = placeholder(message);
        if (arg >= 0) {
            atl_text_append(text, ATL_REASON_TEXT, why->args[arg]);
            message += 3;
        } else {
            const char letter[2] = {*message++, '\0'};
            atl_text_append(text, ATL_REASON_TEXT, letter);
        }
    }
}
