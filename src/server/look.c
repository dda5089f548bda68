/* Questions that change nothing: games, tables, records. */
#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"
#include "server/inside.h"
#include "wire/wire.h"

/* A finished table is folded from its log to be listed, and the loop waits meanwhile. */
enum { MOST_LISTED = 50, MOST_PUBLIC = 500 };

/* ---- games --------------------------------------------------------------------------------- */

static json_t *write_game(const atl_game *game)
{
    json_t *options = json_array();
    for (const atl_option *option = game->options; option->name != NULL; option++) {
        json_t *values = json_array();
        for (const char *const *value = option->values; *value != NULL; value++)
            json_array_append_new(values, json_string(*value));
        json_array_append_new(options,
                              json_pack("{s:s, s:o}", "name", option->name, "values", values));
    }
    return json_pack("{s:s, s:s, s:i, s:i, s:o}", "name", game->name, "title", game->title,
                     "min_players", (int)game->min_players, "max_players", (int)game->max_players,
                     "options", options);
}

static json_t *write_topics(const text_game *text)
{
    json_t *topics = json_array();
    for (const text_topic *topic = text->topics; topic->word != NULL; topic++)
        json_array_append_new(topics,
                              json_pack("{s:s, s:s, s:s}", "word", topic->word, "title",
                                        gettext(topic->title), "body", gettext(topic->body)));
    return topics;
}

static bool look_games(house_call *c)
{
    json_t *list = json_array();
    for (int i = 0; atl_games[i] != NULL; i++)
        json_array_append_new(list, write_game(atl_games[i]));
    c->reply->body = list;
    return true;
}

static bool look_game(house_call *c)
{
    const char *name = c->request->table;
    const atl_game *game = name == NULL ? NULL : atl_game_find(name);
    if (game == NULL)
        return reply_no(c, CODE_UNKNOWN, ATL_SENTENCE("there is no such game"));
    c->reply->body = write_game(game);
    json_object_set_new(c->reply->body, "topics", write_topics(text_find(game)));
    return true;
}

/* ---- tables ---------------------------------------------------------------------------------- */

static void list_public(const house *h, table_phase phase, json_t *list)
{
    for (const table *t = h->tables; t != NULL; t = t->hh.next) {
        if (t->listed && t->phase == phase && json_array_size(list) < MOST_PUBLIC)
            json_array_append_new(list, position_table(t));
    }
}

/* Those that can be joined first. */
static bool look_tables(house_call *c)
{
    json_t *list = json_array();
    list_public(c->h, TABLE_LOBBY, list);
    list_public(c->h, TABLE_PLAYING, list);
    c->reply->body = list;
    return true;
}

/* Ids are collected first: fetching a table asks the store as well. */
typedef struct id_list {
    int count;
    char ids[MOST_LISTED][HOUSE_ID_BYTES];
} id_list;

static bool note_id(void *user, const store_table *stored)
{
    id_list *list = user;
    if (strlen(stored->id) < HOUSE_ID_BYTES)
        strcpy(list->ids[list->count++], stored->id);
    return list->count < MOST_LISTED;
}

static json_t *write_finished(const table *t)
{
    json_t *object = position_table(t);
    if (t->phase == TABLE_OVER)
        json_object_set_new(object, "result",
                            wire_result(t->game, atl_match_state(t->match), t->setup.players));
    return object;
}

static bool write_list(house_call *c, const id_list *list, bool finished_only)
{
    json_t *tables = json_array();
    for (int i = 0; i < list->count; i++) {
        const table *t = house_find(c->h, list->ids[i]);
        if (t != NULL && (!finished_only || t->phase == TABLE_OVER))
            json_array_append_new(tables, write_finished(t));
    }
    c->reply->body = tables;
    return true;
}

static bool look_records(house_call *c)
{
    id_list list = {0};
    if (store_visit_over(c->h->store, MOST_LISTED, true, note_id, &list, NULL) != ATL_OK)
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("the server cannot read its data"));
    return write_list(c, &list, true);
}

static bool look_mine(house_call *c)
{
    id_list list = {0};
    if (c->account == 0)
        return reply_no(c, CODE_STRANGER, ATL_SENTENCE("nobody is signed in"));
    if (store_visit_account(c->h->store, c->account, MOST_LISTED, note_id, &list, NULL) != ATL_OK)
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("the server cannot read its data"));
    return write_list(c, &list, false);
}

static bool look_table(house_call *c)
{
    c->reply->body =
        position_write(c->t, c->member, reply_language(c->request->lang), house_now(c->h));
    return true;
}

static bool look_record(house_call *c)
{
    atl_record_info info;
    char *text = NULL;
    size_t size = 0;
    if (c->t->phase != TABLE_OVER)
        return reply_no(c, CODE_FORBIDDEN,
                        ATL_SENTENCE("the record is there when the game is over"));
    table_record_info(c->t, &info);
    if (atl_record_write(&text, &size, c->t->match, &info) != ATL_OK)
        return reply_no(c, CODE_BUSY, ATL_SENTENCE("the server is out of memory"));
    c->reply->body = json_stringn(text, size);
    free(text);
    return true;
}

/* ---- all ---------------------------------------------------------------------------------------
 */

static const struct {
    const char *what;
    bool at_table;
    bool (*look)(house_call *c);
} looks[] = {
    {"games", false, look_games},     {"game", false, look_game},    {"tables", false, look_tables},
    {"records", false, look_records}, {"mine", false, look_mine},    {"table", true, look_table},
    {"record", true, look_record},    {"replay", true, replay_look}, {"at", true, replay_look_at},
};

static bool look(house_call *c, const char *what)
{
    const house_request *request = c->request;
    size_t i = 0;
    while (i < sizeof looks / sizeof looks[0] && strcmp(looks[i].what, what) != 0)
        i++;
    if (i == sizeof looks / sizeof looks[0])
        return reply_no(c, CODE_UNKNOWN, ATL_SENTENCE("there is no such thing here"));
    if (looks[i].at_table) {
        c->t = request->table == NULL ? NULL : house_find(c->h, request->table);
        if (c->t == NULL)
            return reply_no(c, CODE_UNKNOWN, ATL_SENTENCE("there is no such table"));
    }
    if (request->token != NULL &&
        !house_recognize(c->h, request->token, c->t, &c->member, &c->account))
        return reply_no(c, CODE_STRANGER, ATL_SENTENCE("this link or sign-in is not known here"));
    words_use(reply_language(request->lang));
    return looks[i].look(c);
}

void house_look(house *h, const char *what, const house_request *request, house_reply *reply)
{
    house_call c = {.h = h, .request = request, .reply = reply, .member = TABLE_NOBODY};
    *reply = (house_reply){.status = 200};
    look(&c, what);
}
