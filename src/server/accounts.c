/* Accounts: a name and a password, to find one's tables again. Optional: a seat needs
 * none. Passwords are hashed aside of the loop, so the answer comes later. */
#include <string.h>

#include "kit/kit.h"
#include "server/inside.h"
#include "server/read.h"

#define SESSION (30 * HOUSE_DAY)

/* However a name is written, it is one account's. */
static bool is_rare(house_call *c, const char *name)
{
    house *h = c->h;
    char folded[STORE_NAME_BYTES];
    if (!store_fold(name, folded))
        folded[0] = '\0';
    return (house_is_rare(h, "login from", c->request->address, h->limits.logins) &&
            house_is_rare(h, "login as", folded, h->limits.logins)) ||
           reply_no(c, CODE_LIMIT, ATL_SENTENCE("too many tries; wait an hour"));
}

static bool ask_later(house_call *c, house_matter matter, const char *name, int64_t account,
                      const char *hash)
{
    house *h = c->h;
    const char *password = read_text(c->body, "password");
    house_question *q = question_new(h, matter, c->request->ticket, c->request->lang);
    if (q == NULL || !h->world.password(h->world.user, q->number, password, hash)) {
        if (q != NULL)
            question_free(h, q);
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("the server is too busy; try again"));
    }
    strcpy(q->name, name);
    q->account = account;
    c->reply->status = 200;
    return true;
}

/* The name in a command, and the account of that name, or 0. */
static bool find_account(house_call *c, const char **name, int64_t *account,
                         char hash[STORE_PASSWORD_BYTES])
{
    *name = read_text(c->body, "name");
    if (!atl_record_is_name(*name))
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("that cannot be a name"));
    if (!is_rare(c, *name))
        return false;
    if (store_account_find(c->h->store, *name, account, hash) != ATL_OK)
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("the server cannot read its data"));
    return true;
}

bool accounts_create(house_call *c)
{
    char hash[STORE_PASSWORD_BYTES];
    int64_t account = 0;
    const char *name = NULL;
    if (!find_account(c, &name, &account, hash))
        return false;
    if (account != 0)
        return reply_no(c, CODE_INVALID, ATL_SENTENCE("there is an account of that name already"));
    return ask_later(c, MATTER_ACCOUNT, name, 0, NULL);
}

/* For a name that is not known a hash is made all the same: how long it takes tells
 * nothing. */
bool accounts_login(house_call *c)
{
    char hash[STORE_PASSWORD_BYTES];
    int64_t account = 0;
    const char *name = NULL;
    if (!find_account(c, &name, &account, hash))
        return false;
    return ask_later(c, MATTER_LOGIN, name, account, account == 0 ? NULL : hash);
}

bool accounts_logout(house_call *c)
{
    uint8_t hash[STORE_HASH_BYTES];
    if (c->account == 0 || !house_hash(c->request->token, hash))
        return reply_no(c, CODE_STRANGER, ATL_SENTENCE("nobody is signed in"));
    store_session_end(c->h->store, hash);
    c->h->changed = true;
    return reply_yes(c, NULL);
}

/* ---- the answers ------------------------------------------------------------------------- */

static void sign_in(house *h, const house_question *q, int64_t account)
{
    char token[HOUSE_TOKEN_BYTES];
    uint8_t hash[STORE_HASH_BYTES];
    char name[ATL_PLAYER_BYTES];
    strcpy(name, q->name);
    store_account_name(h->store, account, name, sizeof name);
    house_secret(token);
    house_hash(token, hash);
    store_session_add(h->store, hash, account, house_now(h) + SESSION);
    h->changed = true;
    house_reply reply = {200,
                         json_pack("{s:b, s:s, s:s}", "ok", true, "name", name, "session", token)};
    reply_later(h, q->ticket, q->lang, reply);
}

static void add_account(house *h, const house_question *q, const char *hash)
{
    int64_t account = 0;
    h->changed = true;
    if (hash == NULL ||
        store_account_add(h->store, q->name, hash, house_now(h), &account) != ATL_OK)
        question_refuse(h, q, CODE_BUSY, ATL_SENTENCE("the server is too busy; try again"));
    else if (account == 0)
        question_refuse(h, q, CODE_INVALID,
                        ATL_SENTENCE("there is an account of that name already"));
    else
        sign_in(h, q, account);
}

void house_password(house *h, uint64_t question, bool good, const char *hash)
{
    house_question *q = question_find(h, question);
    if (q == NULL || q->matter == MATTER_HINT)
        return;
    if (q->matter == MATTER_ACCOUNT)
        add_account(h, q, good ? hash : NULL);
    else if (good && q->account != 0)
        sign_in(h, q, q->account);
    else
        question_refuse(h, q, CODE_FORBIDDEN, ATL_SENTENCE("name or password is wrong"));
    question_free(h, q);
}
