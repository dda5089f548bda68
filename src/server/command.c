/* The strict decoder of commands: a table of their members, and one loop over it. */
#include "server/command.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "kit/kit.h"
#include "server/read.h"

/* What a member may be; several of these. */
enum {
    TEXT = 1,   /* UTF-8 without control characters, `low` to `high` bytes */
    LONG = 2,   /* text with line ends as well */
    NUMBER = 4, /* whole, `low` to `high` */
    TRUTH = 8,
    NOTHING = 16, /* null */
    OBJECT = 32,  /* `low` to `high` members */
    LIST = 64,    /* `low` to `high` elements */
    NEEDED = 128,
};

typedef struct member_kind {
    const char *name;
    unsigned types;
    json_int_t low, high;
} member_kind;

enum { MOST_MEMBERS = 10, MOST_ENTRY = 2000000000 };

#define NAME                                                                                       \
    {                                                                                              \
        "name", TEXT | NEEDED, 1, 63                                                               \
    }
#define SEAT                                                                                       \
    {                                                                                              \
        "seat", NUMBER | NEEDED, 0, 5                                                              \
    }
#define AT                                                                                         \
    {                                                                                              \
        "at", NUMBER, 0, MOST_ENTRY                                                                \
    }
#define PASSWORD                                                                                   \
    {                                                                                              \
        "password", TEXT | NEEDED, 8, 200                                                          \
    }

static const struct {
    const char *name;
    member_kind members[MOST_MEMBERS];
} commands[COMMAND_COUNT] = {
    [COMMAND_CREATE] = {"create",
                        {{"game", TEXT | NEEDED, 1, 40},
                         {"players", NUMBER | NEEDED, 1, 99},
                         NAME,
                         {"seat", NUMBER | NOTHING, 0, 5},
                         {"options", OBJECT, 0, 8},
                         {"edition", LONG, 1, 8000},
                         {"clock", OBJECT, 1, 3},
                         {"public", TRUTH, 0, 0},
                         {"title", TEXT, 0, 90},
                         {"seats", LIST, 1, 6}}},
    [COMMAND_JOIN] = {"join", {{"name", TEXT, 1, 63}, {"seat", NUMBER | NOTHING, 0, 5}}},
    [COMMAND_INVITE] = {"invite", {SEAT}},
    [COMMAND_SIT] = {"sit", {{"seat", NUMBER | NOTHING | NEEDED, 0, 5}}},
    [COMMAND_DRAW] = {"draw", {{0}}},
    [COMMAND_SEAT] = {"seat", {SEAT, {"as", TEXT | OBJECT | NEEDED, 1, 15}}},
    [COMMAND_START] = {"start", {{0}}},
    [COMMAND_ACT] = {"act", {{"action", TEXT | NEEDED, 1, 39}, AT}},
    [COMMAND_UNDO] = {"undo", {AT}},
    [COMMAND_RESET] = {"reset", {AT}},
    [COMMAND_TAKEBACK] = {"takeback", {AT}},
    [COMMAND_CHAT] = {"chat", {{"text", TEXT | NEEDED, 1, 100000}}},
    [COMMAND_LEAVE] = {"leave", {{0}}},
    [COMMAND_BOT] = {"bot", {{"level", TEXT | NEEDED, 1, 15}}},
    [COMMAND_BACK] = {"back", {{0}}},
    [COMMAND_VOTE] = {"vote", {SEAT}},
    [COMMAND_WEBHOOK] = {"webhook", {{"url", TEXT | NOTHING | NEEDED, 1, 500}}},
    [COMMAND_REMATCH] = {"rematch", {{0}}},
    [COMMAND_CLOSE] = {"close", {{0}}},
    [COMMAND_HINT] = {"hint", {{0}}},
    [COMMAND_WHY] = {"why", {{"action", TEXT | NEEDED, 1, 39}}},
    [COMMAND_ACCOUNT] = {"account", {NAME, PASSWORD}},
    [COMMAND_LOGIN] = {"login", {NAME, PASSWORD}},
    [COMMAND_LOGOUT] = {"logout", {{0}}},
    [COMMAND_REPLAY] = {"replay", {{"record", LONG | NEEDED, 1, 1000000}, AT}},
};

const char *command_name(command_id id)
{
    return commands[id].name;
}

static bool is_between(const member_kind *kind, json_int_t size)
{
    return size >= kind->low && size <= kind->high;
}

/* Line ends and tabs aside, a long text is as plain as a short one. */
static bool is_plain(const char *text, size_t size, bool lines)
{
    for (size_t from = 0; from < size;) {
        size_t length = 0;
        while (from + length < size && !(lines && strchr("\n\r\t", text[from + length]) != NULL))
            length++;
        if (!atl_text_is_plain(text + from, length))
            return false;
        from += length + 1;
    }
    return true;
}

static bool fits_text(const member_kind *kind, const json_t *value)
{
    const char *text = json_string_value(value);
    size_t size = json_string_length(value);
    return is_between(kind, (json_int_t)size) && memchr(text, '\0', size) == NULL &&
           is_plain(text, size, (kind->types & LONG) != 0);
}

static bool fits(const member_kind *kind, const json_t *value)
{
    switch (json_typeof(value)) {
    case JSON_STRING:
        return (kind->types & (TEXT | LONG)) != 0 && fits_text(kind, value);
    case JSON_INTEGER:
        return (kind->types & NUMBER) != 0 && is_between(kind, json_integer_value(value));
    case JSON_TRUE:
    case JSON_FALSE:
        return (kind->types & TRUTH) != 0;
    case JSON_NULL:
        return (kind->types & NOTHING) != 0;
    case JSON_OBJECT:
        return (kind->types & OBJECT) != 0 && is_between(kind, (json_int_t)json_object_size(value));
    case JSON_ARRAY:
        return (kind->types & LIST) != 0 && is_between(kind, (json_int_t)json_array_size(value));
    default:
        return false;
    }
}

static const member_kind *find_member(command_id id, const char *name)
{
    for (int i = 0; i < MOST_MEMBERS && commands[id].members[i].name != NULL; i++) {
        if (strcmp(commands[id].members[i].name, name) == 0)
            return &commands[id].members[i];
    }
    return NULL;
}

static atl_status find_command(command_id *id, const json_t *body, atl_reason *why)
{
    const char *name = read_text(body, "do");
    if (name == NULL)
        return atl_refuse(why, ATL_SENTENCE("a command is an object with a text \"do\""), NULL,
                          NULL, NULL);
    for (int i = 0; i < COMMAND_COUNT; i++) {
        if (strcmp(commands[i].name, name) == 0) {
            *id = (command_id)i;
            return ATL_OK;
        }
    }
    return atl_refuse(why, ATL_SENTENCE("there is no command '{0}'"), name, NULL, NULL);
}

atl_status command_read(command_id *id, const json_t *body, atl_reason *why)
{
    const char *key = NULL;
    json_t *value = NULL;
    atl_status status = find_command(id, body, why);
    if (status != ATL_OK)
        return status;
    json_object_foreach((json_t *)body, key, value)
    {
        if (strcmp(key, "do") == 0 || strcmp(key, "id") == 0)
            continue;
        const member_kind *kind = find_member(*id, key);
        if (kind == NULL)
            return atl_refuse(why, ATL_SENTENCE("'{0}' has no member '{1}'"), commands[*id].name,
                              key, NULL);
        if (!fits(kind, value))
            return atl_refuse(why, ATL_SENTENCE("'{0}' of '{1}' is of the wrong type or size"), key,
                              commands[*id].name, NULL);
    }
    for (int i = 0; i < MOST_MEMBERS && commands[*id].members[i].name != NULL; i++) {
        const member_kind *kind = &commands[*id].members[i];
        if ((kind->types & NEEDED) != 0 && json_object_get(body, kind->name) == NULL)
            return atl_refuse(why, ATL_SENTENCE("'{0}' needs a member '{1}'"), commands[*id].name,
                              kind->name, NULL);
    }
    return ATL_OK;
}
