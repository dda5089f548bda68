/* Decodes messages. jansson counts nesting only up to a limit fixed when it was built,
 * which is far beyond what the messages here need; so it is counted before. */
#include "server/decode.h"

#include <stdbool.h>

enum { MOST_DEPTH = 16 };

static bool is_shallow(const char *text, size_t size)
{
    int depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < size; i++) {
        char c = text[i];
        if (quoted && c == '\\')
            i++;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '{' || c == '['))
            depth++;
        else if (!quoted && (c == '}' || c == ']'))
            depth--;
        if (depth > MOST_DEPTH)
            return false;
    }
    return true;
}

json_t *decode_message(const char *text, size_t size)
{
    if (!is_shallow(text, size))
        return NULL;
    json_t *message = json_loadb(text, size, JSON_REJECT_DUPLICATES, NULL);
    if (message != NULL && !json_is_object(message)) {
        json_decref(message);
        return NULL;
    }
    return message;
}
