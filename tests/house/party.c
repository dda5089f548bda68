/* A house for tests. */
#include "house/party.h"

#include <dirent.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.h"

/* ---- the world ------------------------------------------------------------------- */

static int64_t now(void *user)
{
    const party *p = user;
    return p->now;
}

static void think(void *user, const bots_job *job)
{
    party *p = user;
    assert_true(p->job_count < MAX_JOBS);
    p->jobs[p->job_count++] = *job;
}

static void forget(void *user, const char *table, uint64_t question)
{
    party *p = user;
    int kept = 0;
    for (int i = 0; i < p->job_count; i++) {
        if (strcmp(p->jobs[i].table, table) != 0 ||
            (question != 0 && p->jobs[i].question != question))
            p->jobs[kept++] = p->jobs[i];
    }
    p->job_count = kept;
}

static bool password(void *user, uint64_t question, const char *text, const char *hash)
{
    party *p = user;
    p->passwords++;
    p->password.question = question;
    p->password.verify = hash != NULL;
    snprintf(p->password.password, sizeof p->password.password, "%s", text);
    snprintf(p->password.hash, sizeof p->password.hash, "%s", hash == NULL ? "" : hash);
    return !p->busy;
}

static void keep_log(void *user, const char *event, json_t *facts)
{
    party *p = user;
    p->damaged += strcmp(event, "damaged") == 0;
    json_decref(facts);
}

static void later(void *user, uint64_t ticket, house_reply *reply)
{
    party *p = user;
    assert_true(p->late_count < MAX_LATE);
    p->late[p->late_count].ticket = ticket;
    p->late[p->late_count++].reply = *reply;
}

/* ---- opening and closing ------------------------------------------------------------ */

static void empty_folder(const char *folder)
{
    char path[1024];
    DIR *list = opendir(folder);
    for (struct dirent *file = list == NULL ? NULL : readdir(list); file != NULL;
         file = readdir(list)) {
        snprintf(path, sizeof path, "%s/%s", folder, file->d_name);
        unlink(path);
    }
    if (list != NULL)
        closedir(list);
}

static void start(party *p)
{
    atl_reason why = {.message = ""};
    house_world world = {.user = p,
                         .now = now,
                         .think = think,
                         .forget = forget,
                         .password = password,
                         .log = keep_log,
                         .base_url = "https://example.org"};
    p->job_count = 0;
    assert_int_equal(store_open(&p->store, p->folder, &why), ATL_OK);
    assert_int_equal(house_open(&p->house, p->store, &p->limits, &world, &why), ATL_OK);
    house_on_reply(p->house, later, p);
}

void party_open(party *p, const char *name)
{
    char *arguments[] = {(char *)"test", NULL};
    int count = 1;
    setenv("ANTILLES_LOCALEDIR", TEST_BINARY_DIR "/../locale", 1);
    assert_int_equal(cli_language_start(&count, arguments), CLI_GOOD);
    memset(p, 0, sizeof *p);
    snprintf(p->folder, sizeof p->folder, "%s/house-%s", TEST_BINARY_DIR, name);
    empty_folder(p->folder);
    p->now = INT64_C(1800000000000);
    p->lang = "en";
    p->address = "192.0.2.1";
    start(p);
}

void party_close(party *p)
{
    for (int i = 0; i < p->late_count; i++)
        json_decref(p->late[i].reply.body);
    house_close(p->house);
    store_close(p->store);
    empty_folder(p->folder);
    rmdir(p->folder);
}

void party_reopen(party *p)
{
    house_close(p->house);
    store_close(p->store);
    start(p);
}

void party_commit(party *p)
{
    atl_reason why = {.message = ""};
    assert_int_equal(house_commit(p->house, &why), ATL_OK);
}

/* ---- commands ------------------------------------------------------------------------ */

json_t *party_send(party *p, const char *table, const char *token, json_t *body)
{
    house_request request = {.table = table,
                             .token = token,
                             .lang = p->lang,
                             .address = p->address,
                             .body = body,
                             .ticket = 7};
    house_reply reply = {0};
    house_handle(p->house, &request, &reply);
    json_decref(body);
    p->status = reply.status;
    if (!p->hold)
        party_commit(p);
    return reply.body;
}

json_t *party_do(party *p, const char *table, const char *token, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    json_t *body = json_vpack_ex(NULL, 0, format, args);
    va_end(args);
    assert_non_null(body);
    return party_send(p, table, token, body);
}

static json_t *parse(const char *json)
{
    json_t *body = json_loads(json, JSON_DECODE_ANY, NULL);
    if (body == NULL)
        fail_msg("not JSON: %s", json);
    return body;
}

void party_good(party *p, const char *table, const char *token, const char *json)
{
    json_t *reply = party_send(p, table, token, parse(json));
    if (p->status != 200)
        fail_msg("%s: %s", json, json_dumps(reply, 0));
    json_decref(reply);
}

void party_refused(party *p, const char *table, const char *token, const char *json,
                   const char *code)
{
    json_t *reply = party_send(p, table, token, parse(json));
    const json_t *error = json_object_get(reply, "error");
    if (p->status < 400 || error == NULL)
        fail_msg("%s was not refused", json);
    if (strcmp(text_at(error, "code"), code) != 0 || text_at(error, "reason")[0] == '\0')
        fail_msg("%s: %s", json, json_dumps(reply, 0));
    json_decref(reply);
}

json_t *party_look(party *p, const char *what, const char *table, const char *token)
{
    house_request request = {
        .table = table, .token = token, .lang = p->lang, .address = p->address};
    house_reply reply = {0};
    house_look(p->house, what, &request, &reply);
    p->status = reply.status;
    return reply.body;
}

void party_let_bots(party *p)
{
    atl_action legal[ATL_MAX_ACTIONS];
    party_commit(p);
    while (p->job_count > 0) {
        const bots_job job = p->jobs[--p->job_count];
        bots_answer answer = {.question = job.question, .seat = job.seat, .hint = job.hint};
        atl_rng rng;
        atl_rng_seed(&rng, job.seed, 0);
        strcpy(answer.table, job.table);
        assert_int_equal(job.game->to_act(job.view), job.seat);
        int count = job.game->legal(job.view, legal);
        answer.action = job.game->greedy(job.view, job.seat, legal, count, &rng);
        answer.iterations = 1;
        answer.count = 1;
        answer.lines[0] = (atl_search_line){answer.action, 1, 0.5F};
        house_answer(p->house, &answer);
        party_commit(p);
    }
}

/* ---- tables ---------------------------------------------------------------------------- */

static const char *const names[] = {"Anna", "Ben", "Cleo", "Dora", "Emil", "Fanny"};

void party_seat(party *p, seated *s, const char *game, int players, const char *more)
{
    json_t *body = json_pack("{s:s, s:s, s:i, s:s}", "do", "create", "game", game, "players",
                             players, "name", names[0]);
    json_t *rest = parse(more);
    json_object_update(body, rest);
    json_decref(rest);
    json_t *reply = party_send(p, NULL, NULL, body);
    if (p->status != 200)
        fail_msg("%s", json_dumps(reply, 0));
    s->players = players;
    strcpy(s->table, text_at(reply, "table"));
    strcpy(s->tokens[0], text_at(reply, "token"));
    json_decref(reply);
    for (int seat = 1; seat < players; seat++) {
        reply = party_do(p, s->table, NULL, "{s:s, s:s}", "do", "join", "name", names[seat]);
        assert_int_equal(p->status, 200);
        if (json_is_integer(json_object_get(reply, "seat")))
            assert_int_equal(number_at(reply, "seat"), seat);
        strcpy(s->tokens[seat], text_at(reply, "token"));
        json_decref(reply);
    }
}

void party_start(party *p, const seated *s)
{
    party_good(p, s->table, s->tokens[0], "{\"do\":\"start\"}");
}

/* ---- ears ------------------------------------------------------------------------------- */

static void hear(void *user, const char *text, size_t size)
{
    ear *e = user;
    assert_int_equal(strlen(text), size);
    json_t *message = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(message);
    if (json_object_get(message, "n") != NULL) {
        assert_int_equal(number_at(message, "n"), e->since + e->count + 1); /* no gaps */
        e->texts = realloc(e->texts, (e->count + 1) * sizeof *e->texts);
        e->texts[e->count++] = strdup(text);
    } else if (json_object_get(message, "here") != NULL) {
        free(e->here);
        e->here = strdup(text);
        e->presences++;
    } else {
        assert_int_equal(number_at(message, "at"), e->since + e->count);
        free(e->position);
        e->position = strdup(text);
        e->positions++;
    }
    json_decref(message);
}

static void hear_end(void *user)
{
    ear *e = user;
    e->ended = true;
}

void ear_open(party *p, ear *e, const char *table, const char *token, uint32_t since)
{
    house_request request = {.table = table, .token = token, .lang = p->lang};
    house_reply reply = {0};
    memset(e, 0, sizeof *e);
    e->listener = (house_listener){.user = e, .send = hear, .ended = hear_end};
    e->since = since;
    house_listen(p->house, &request, since, &e->listener, &reply);
    p->status = reply.status;
    json_decref(reply.body);
    if (!p->hold)
        party_commit(p);
}

void ear_close(party *p, ear *e)
{
    house_unlisten(p->house, &e->listener);
    for (size_t i = 0; i < e->count; i++)
        free(e->texts[i]);
    free(e->texts);
    free(e->position);
    free(e->here);
    memset(e, 0, sizeof *e);
}

json_t *ear_position(const ear *e)
{
    assert_non_null(e->position);
    return parse(e->position);
}

bool party_act(party *p, const seated *s, ear *ears, atl_rng *rng)
{
    int first = (int)atl_rng_below(rng, (uint32_t)s->players);
    for (int i = 0; i < s->players; i++) {
        int seat = (first + i) % s->players;
        json_t *position = ear_position(&ears[seat]);
        const json_t *legal = json_object_get(json_object_get(position, "decision"), "legal");
        size_t count = json_array_size(legal);
        bool mine = count > 0;
        if (mine) {
            const json_t *action = json_array_get(legal, atl_rng_below(rng, (uint32_t)count));
            assert_true(strlen(text_at(action, "text")) > 0);
            json_t *reply =
                party_do(p, s->table, s->tokens[seat], "{s:s, s:s, s:I}", "do", "act", "action",
                         text_at(action, "action"), "at", number_at(position, "at"));
            if (p->status != 200)
                fail_msg("%s", json_dumps(reply, 0));
            json_decref(reply);
        }
        json_decref(position);
        if (mine)
            return true;
    }
    return false;
}

const char *text_at(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text == NULL ? "" : text;
}

json_int_t number_at(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}
