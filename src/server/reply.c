/* Replies: what was asked for, or a code and a reason in the asker's language. */
#include <stdlib.h>
#include <string.h>

#include "server/inside.h"

static const struct {
    const char *name;
    int status;
} codes[] = {
    [CODE_ILLEGAL] = {"illegal", 400},     [CODE_INVALID] = {"invalid", 400},
    [CODE_FORBIDDEN] = {"forbidden", 403}, [CODE_STRANGER] = {"forbidden", 401},
    [CODE_UNKNOWN] = {"unknown", 404},     [CODE_STALE] = {"stale", 409},
    [CODE_LIMIT] = {"limit", 429},         [CODE_BUSY] = {"busy", 503},
    [CODE_CLOSED] = {"closed", 409},
};

const char *reply_language(const char *lang)
{
    const char *known = lang == NULL ? NULL : words_known(lang);
    return known == NULL ? words_languages[0] : known;
}

static void refuse(house_reply *reply, house_code code, json_t *reason)
{
    json_decref(reply->body);
    reply->status = codes[code].status;
    reply->body = json_pack("{s:{s:s, s:o}}", "error", "code", codes[code].name, "reason", reason);
}

void reply_refuse(house_reply *reply, const char *lang, house_code code, const atl_reason *why)
{
    char text[ATL_REASON_TEXT];
    words_use(reply_language(lang));
    atl_reason_format(why, gettext(why->message), text);
    /* A reason may quote what somebody sent, cut in the middle of a letter. */
    json_t *reason = json_string(text);
    if (reason == NULL)
        reason = json_string(gettext(why->message));
    if (why->line > 0) { /* of the file that was sent */
        json_t *placed =
            json_sprintf(_("line %u: %s"), (unsigned)why->line, json_string_value(reason));
        json_decref(reason);
        reason = placed;
    }
    refuse(reply, code, reason);
}

bool reply_why(house_call *c, house_code code, const atl_reason *why)
{
    reply_refuse(c->reply, c->request->lang, code, why);
    return false;
}

bool reply_no(house_call *c, house_code code, const char *message)
{
    atl_reason why = {.message = message};
    return reply_why(c, code, &why);
}

bool reply_words(house_call *c, house_code code, json_t *words)
{
    refuse(c->reply, code, words);
    return false;
}

bool reply_yes(house_call *c, json_t *body)
{
    if (body == NULL)
        body = json_object();
    json_object_set_new(body, "ok", json_true());
    if (c->t != NULL)
        json_object_set_new(body, "at", json_integer(c->t->entries));
    c->reply->status = 200;
    c->reply->body = body;
    return true;
}

void reply_later(house *h, uint64_t ticket, const char *lang, house_reply reply)
{
    if (h->late_count == h->late_capacity) {
        size_t capacity = h->late_capacity == 0 ? 16 : 2 * h->late_capacity;
        house_late *late = realloc(h->late, capacity * sizeof *late);
        if (late == NULL) {
            json_decref(reply.body);
            return;
        }
        h->late = late;
        h->late_capacity = capacity;
    }
    house_late *late = &h->late[h->late_count++];
    *late = (house_late){.ticket = ticket, .reply = reply};
    strcpy(late->lang, reply_language(lang));
}
