/* Commands coming in: who may give which, and when. */
#include "server/inside.h"

/* Who may give a command, and when. */
enum {
    BY_ANYBODY = 0,
    AT_TABLE = 1,
    BY_MEMBER = 2 | AT_TABLE,
    BY_SEATED = 4 | BY_MEMBER,
    BY_HOST = 8 | BY_MEMBER,
    IN_LOBBY = 16,
    IN_PLAY = 32,
    WHEN_OPEN = 64, /* in the lobby or in play */
    IS_TALK = 128,  /* not needed to bring a game to its end */
    MAY_BE_GONE = 256,
};

static const struct {
    bool (*run)(house_call *c);
    unsigned needs;
} commands[COMMAND_COUNT] = {
    [COMMAND_CREATE] = {lobby_create, BY_ANYBODY},
    [COMMAND_JOIN] = {lobby_join, AT_TABLE | IS_TALK},
    [COMMAND_INVITE] = {lobby_invite, BY_HOST | IN_LOBBY | IS_TALK},
    [COMMAND_SIT] = {lobby_sit, BY_MEMBER | IN_LOBBY | IS_TALK},
    [COMMAND_DRAW] = {lobby_draw, BY_HOST | IN_LOBBY | IS_TALK},
    [COMMAND_SEAT] = {lobby_seat, BY_HOST | IN_LOBBY | IS_TALK},
    [COMMAND_START] = {lobby_start, BY_HOST | IN_LOBBY},
    [COMMAND_ACT] = {play_act, BY_SEATED | IN_PLAY},
    [COMMAND_UNDO] = {play_undo, BY_SEATED | IN_PLAY | IS_TALK},
    [COMMAND_RESET] = {play_reset, BY_SEATED | IN_PLAY | IS_TALK},
    [COMMAND_TAKEBACK] = {play_takeback, BY_SEATED | IN_PLAY | IS_TALK},
    [COMMAND_CHAT] = {people_chat, BY_MEMBER | IS_TALK},
    [COMMAND_LEAVE] = {people_leave, BY_MEMBER},
    [COMMAND_BOT] = {people_bot, BY_SEATED | IN_PLAY | IS_TALK},
    [COMMAND_BACK] = {people_back, BY_MEMBER | WHEN_OPEN | IS_TALK | MAY_BE_GONE},
    [COMMAND_VOTE] = {people_vote, BY_SEATED | IN_PLAY},
    [COMMAND_WEBHOOK] = {people_webhook, BY_SEATED | WHEN_OPEN | IS_TALK},
    [COMMAND_REMATCH] = {lobby_rematch, BY_SEATED},
    [COMMAND_CLOSE] = {lobby_close, BY_HOST | IN_LOBBY},
    [COMMAND_HINT] = {play_hint, BY_SEATED | IN_PLAY},
    [COMMAND_WHY] = {play_why, AT_TABLE | IN_PLAY},
    [COMMAND_ACCOUNT] = {accounts_create, BY_ANYBODY},
    [COMMAND_LOGIN] = {accounts_login, BY_ANYBODY},
    [COMMAND_LOGOUT] = {accounts_logout, BY_ANYBODY},
    [COMMAND_REPLAY] = {replay_record, BY_ANYBODY},
};

static bool is_allowed_now(house_call *c, unsigned needs)
{
    const table *t = c->t;
    if (t->phase == TABLE_CLOSED)
        return reply_no(c, CODE_CLOSED, ATL_SENTENCE("the table is closed"));
    if ((needs & IN_LOBBY) != 0 && t->phase != TABLE_LOBBY)
        return reply_no(c, CODE_CLOSED, ATL_SENTENCE("that is possible before the start only"));
    if ((needs & IN_PLAY) != 0 && t->phase == TABLE_LOBBY)
        return reply_no(c, CODE_CLOSED, ATL_SENTENCE("the game has not been started yet"));
    if ((needs & (IN_PLAY | WHEN_OPEN)) != 0 && t->phase == TABLE_OVER)
        return reply_no(c, CODE_CLOSED, ATL_SENTENCE("the game is over"));
    if ((needs & IS_TALK) != 0 && t->entries >= c->h->limits.entries)
        return reply_no(c, CODE_LIMIT,
                        ATL_SENTENCE("too much has happened at this table; only the game itself "
                                     "goes on"));
    return true;
}

static bool is_allowed(house_call *c, unsigned needs)
{
    const table_member *m = c->member == TABLE_NOBODY ? NULL : &c->t->members[c->member];
    if ((needs & BY_MEMBER) != BY_MEMBER)
        return is_allowed_now(c, needs);
    if (m == NULL)
        return reply_no(c, CODE_STRANGER, ATL_SENTENCE("only people at the table may do that"));
    if (m->name[0] == '\0')
        return reply_no(c, CODE_FORBIDDEN, ATL_SENTENCE("join the table first, with a name"));
    if (m->gone && (needs & MAY_BE_GONE) == 0)
        return reply_no(c, CODE_FORBIDDEN, ATL_SENTENCE("you have left; come back first"));
    if ((needs & BY_SEATED) == BY_SEATED && m->seat == ATL_WATCHER)
        return reply_no(c, CODE_FORBIDDEN, ATL_SENTENCE("only people with a seat may do that"));
    if ((needs & BY_HOST) == BY_HOST && c->member != c->t->host)
        return reply_no(c, CODE_FORBIDDEN, ATL_SENTENCE("only the host may do that"));
    return is_allowed_now(c, needs);
}

/* Finds the table and who speaks. */
static bool prepare(house_call *c, unsigned needs)
{
    const house_request *request = c->request;
    c->member = TABLE_NOBODY;
    c->seat = ATL_WATCHER;
    if ((needs & AT_TABLE) != 0) {
        c->t = request->table == NULL ? NULL : house_find(c->h, request->table);
        if (c->t == NULL)
            return reply_no(c, CODE_UNKNOWN, ATL_SENTENCE("there is no such table"));
    }
    if (request->token != NULL &&
        !house_recognize(c->h, request->token, c->t, &c->member, &c->account))
        return reply_no(c, CODE_STRANGER, ATL_SENTENCE("this link or sign-in is not known here"));
    if (c->member != TABLE_NOBODY)
        c->seat = c->t->members[c->member].seat;
    return (needs & AT_TABLE) == 0 || is_allowed(c, needs);
}

void house_handle(house *h, const house_request *request, house_reply *reply)
{
    house_call c = {.h = h, .request = request, .reply = reply, .body = request->body};
    command_id id = COMMAND_COUNT;
    atl_reason why;
    bool good = false;
    *reply = (house_reply){.status = 500};
    h->counts.commands++;
    if (command_read(&id, request->body, &why) != ATL_OK)
        reply_why(&c, CODE_INVALID, &why);
    else if (prepare(&c, commands[id].needs))
        good = commands[id].run(&c);
    h->counts.refused += !good;
}
