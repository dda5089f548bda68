/* What the files of the house share. Internal to server/. */
#ifndef ANTILLES_SERVER_INSIDE_H
#define ANTILLES_SERVER_INSIDE_H

#include "server/command.h"
#include "server/house.h"
#include "server/table.h"

#define HOUSE_HOUR INT64_C(3600000)
#define HOUSE_DAY (24 * HOUSE_HOUR)

/* How long an answer of a bot or of the hashing of a password is waited for. */
#define THINK_PATIENCE INT64_C(120000)

/* How often something happened in the last hour, by address or name. */
typedef struct house_tally {
    char *key;
    int64_t since;
    uint32_t count;
    UT_hash_handle hh;
} house_tally;

/* Something asked of the world that is answered later. */
typedef enum house_matter { MATTER_HINT, MATTER_ACCOUNT, MATTER_LOGIN } house_matter;

typedef struct house_question {
    uint64_t number;
    house_matter matter;
    uint64_t ticket;
    int64_t since;
    char lang[HOUSE_LANG_BYTES];
    char table[HOUSE_ID_BYTES]; /* of a hint */
    int seat;
    uint32_t asked;
    char name[ATL_PLAYER_BYTES]; /* of an account */
    int64_t account;             /* to sign in to, or 0 */
    UT_hash_handle hh;
} house_question;

/* A reply that waits for the commit. */
typedef struct house_late {
    uint64_t ticket;
    char lang[HOUSE_LANG_BYTES];
    house_reply reply;
} house_late;

struct house {
    store *store;
    house_limits limits;
    house_world world;
    table *tables;  /* by id */
    table *touched; /* changed or listened to since the last commit */
    bool changed;   /* the store has something to commit */
    house_tally *tallies;
    house_question *questions;
    uint64_t last_question;
    house_late *late;
    size_t late_count, late_capacity;
    void (*later)(void *user, uint64_t ticket, house_reply *reply);
    void *later_user;
    int64_t due; /* when time alone changes something */
    house_counts counts;
    uint64_t lots; /* drawn in a rehearsal */
};

/* A command being carried out, with whoever gave it. */
typedef struct house_call {
    house *h;
    const house_request *request;
    house_reply *reply;
    const json_t *body;
    table *t;
    int member; /* of the table, or TABLE_NOBODY */
    int seat;   /* the member's, or ATL_WATCHER */
    int64_t account;
} house_call;

/* ---- replies (reply.c) -------------------------------------------------------- */

/* "illegal", "invalid" ... and the status that goes with each. */
typedef enum house_code {
    CODE_ILLEGAL,
    CODE_INVALID,
    CODE_FORBIDDEN,
    CODE_STRANGER, /* forbidden, for want of a token that is known */
    CODE_UNKNOWN,
    CODE_STALE,
    CODE_LIMIT,
    CODE_BUSY,
    CODE_CLOSED
} house_code;

void reply_refuse(house_reply *reply, const char *lang, house_code code, const atl_reason *why);

/* Refuses a call: reply_no(c, CODE_FORBIDDEN, ATL_SENTENCE("...")); always false. */
bool reply_no(house_call *c, house_code code, const char *message);
bool reply_why(house_call *c, house_code code, const atl_reason *why);

/* The same in words that are in the asker's language already; takes them. */
bool reply_words(house_call *c, house_code code, json_t *words);

/* The call was good; `body` (may be NULL) gets "ok" and "at". Always true. */
bool reply_yes(house_call *c, json_t *body);

/* Holds a reply for after the commit. */
void reply_later(house *h, uint64_t ticket, const char *lang, house_reply reply);

/* The language of a request, "en" unless it is one there is. */
const char *reply_language(const char *lang);

/* ---- the house (house.c) ------------------------------------------------------ */

int64_t house_now(const house *h);

/* A table by id, fetched from the store if it is there; NULL otherwise. */
table *house_find(house *h, const char *id);
table *house_add(house *h, const char *id);
void house_put_away(house *h, table *t);

/* Whether something can still happen in its game. */
bool house_is_open(const table *t);

/* Appends an entry, takes it, folds it and holds what listeners are told. */
void house_append(house *h, table *t, json_t *entry);
void house_touch(house *h, table *t);
void house_log(const house *h, const char *event, json_t *facts);

/* Fresh secrets, their hashes and ids. */
/* Luck that decides games: the machine's, or what a rehearsal's number foretells. */
void house_luck(house *h, void *bytes, size_t size);
void house_secret(char token[HOUSE_TOKEN_BYTES]);
bool house_hash(const char *token, uint8_t hash[STORE_HASH_BYTES]);
void house_id(char id[HOUSE_ID_BYTES]);

/* Who a token belongs to at a table (which may be NULL): fills member and account. */
bool house_recognize(house *h, const char *token, const table *t, int *member, int64_t *account);

/* False when something happened `most` times in an hour already; counts it otherwise. */
bool house_is_rare(house *h, const char *what, const char *who, uint32_t most);
void house_forget_tallies(house *h);

/* ---- listeners (listen.c) ----------------------------------------------------- */

void listen_render(table *t, const table_news *news);
void listen_drop_letters(table *t);
void listen_deliver(house *h, table *t);
void listen_end(house *h, table *t);

/* Those who listen as a member whose secret is worth nothing any more. */
void listen_end_of(house *h, table *t, int member);

/* ---- who is here (presence.c) ------------------------------------------------- */

/* The set of a member (or TABLE_NOBODY) and those whose secrets are listed (or NULL). */
uint64_t presence_of(const table *t, int member, const json_t *others);

/* Once a round: who has come, and who has been away for long enough. Whether the listeners
 * have to be told. */
bool presence_round(const house *h, table *t);

/* When somebody's time to come back ends; INT64_MAX when nobody is awaited. */
int64_t presence_due(const house *h, const table *t);
bool presence_is_here(const table *t, int member);

/* The message about it. New reference. */
json_t *presence_write(const table *t);

/* ---- commands ----------------------------------------------------------------- */

/* Each refuses and returns false, or does what was asked and returns true. */
bool lobby_create(house_call *c);
bool lobby_join(house_call *c);
bool lobby_invite(house_call *c);
bool lobby_sit(house_call *c);
bool lobby_draw(house_call *c);
bool lobby_seat(house_call *c);
bool lobby_start(house_call *c);
bool lobby_close(house_call *c);
bool lobby_rematch(house_call *c);
bool play_act(house_call *c);
bool play_undo(house_call *c);
bool play_reset(house_call *c);
bool play_takeback(house_call *c);
bool play_hint(house_call *c);
bool play_why(house_call *c);
bool people_chat(house_call *c);
bool people_leave(house_call *c);
bool people_bot(house_call *c);
bool people_back(house_call *c);
bool people_vote(house_call *c);
bool people_webhook(house_call *c);
bool accounts_create(house_call *c);
bool accounts_login(house_call *c);
bool accounts_logout(house_call *c);
bool replay_record(house_call *c);

/* The same for looking at a table's game (replay.c). */
bool replay_look(house_call *c);
bool replay_look_at(house_call *c);

/* Whether somebody can be a bot of that level. */
bool people_is_level(const char *level);

/* Puts a decision into the log, made in `state`, and what follows by itself. */
void play_decide(house *h, table *t, int seat, atl_action action, const void *state);

/* Puts what follows by itself into the log: chance, rows that are complete, the end. */
void play_settle(house *h, table *t);

/* ---- bots and questions (think.c) ------------------------------------------------ */

/* Asks the bots that are awaited. */
void play_ask_bots(house *h, table *t);

/* Asks those again that have not answered for long, and gives up other questions. */
void think_again(house *h, table *t, int64_t now);
void think_give_up(house *h, int64_t now);

/* NULL when too many are open already. */
house_question *question_new(house *h, house_matter matter, uint64_t ticket, const char *lang);
house_question *question_find(house *h, uint64_t number);
void question_refuse(house *h, const house_question *q, house_code code, const char *message);
void question_free(house *h, house_question *q);

/* When time alone changes something at a table (time.c). */
int64_t time_due(const house *h, const table *t);

void people_append_webhook(house *h, table *t, int member, const char *url, const char *lang);

/* Tells those who want to be called that it is their turn. */
void people_notify(house *h, table *t);

/* ---- telling ------------------------------------------------------------------ */

/* A message about an entry for a member (or TABLE_NOBODY). `past`: up to this entry the
 * game's past is not to be read up. The caller frees the text. */
char *render_entry(const table *t, const table_news *news, int member, const char *lang,
                   uint32_t past);

/* The position of a table for a member. New reference. */
json_t *position_write(const table *t, int member, const char *lang, int64_t now);

/* A table for lists, and as part of a position. */
json_t *position_table(const table *t);

/* What to know about an edition whose numbers are a reconstruction, or null. */
json_t *position_reconstruction(const text_game *text, const atl_setup *setup);

/* Sentences (tell.c), in the language in use. New references; what happened is put into an
 * object: "story", "headings" where some of its sentences are some, and "together" where
 * hidden commitments are revealed. */
void tell_events(json_t *object, const text_game *text, const text_people *people,
                 const void *before, const atl_events *events);
void tell_story(json_t *object, const table *t, int viewer, const table_news *news);
json_t *tell_question(const table *t, const void *view);
json_t *tell_item(const text_game *text, const void *view, atl_action action);
json_t *tell_note(const text_game *text, const void *view, atl_action action); /* or NULL */

/* Why a seat, or a watcher, cannot do something now, or that it can. */
json_t *tell_why(const table *t, int seat, atl_action action);

/* Whether the past of the game is not to be read up at the table. */
bool tell_is_screened(const table *t);

#endif
