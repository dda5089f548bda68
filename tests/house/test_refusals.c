/* Whatever is wrong is refused with a reason, in the asker's language, and changes nothing. */
#include "house/party.h"

/* Commands that are right in themselves, with every member they can have. */
static const char *const commands[] = {
    "{\"do\":\"create\",\"game\":\"cuba\",\"players\":2,\"name\":\"A\",\"seat\":0,\"options\":{},"
    "\"edition\":\"default\",\"clock\":{\"kind\":\"none\"},\"public\":false,\"title\":\"\","
    "\"seats\":[\"open\",\"open\"]}",
    "{\"do\":\"join\",\"name\":\"X\",\"seat\":0}",
    "{\"do\":\"invite\",\"seat\":0}",
    "{\"do\":\"sit\",\"seat\":0}",
    "{\"do\":\"draw\"}",
    "{\"do\":\"seat\",\"seat\":0,\"as\":\"open\"}",
    "{\"do\":\"start\"}",
    "{\"do\":\"act\",\"action\":\"captain\",\"at\":0}",
    "{\"do\":\"undo\",\"at\":0}",
    "{\"do\":\"reset\",\"at\":0}",
    "{\"do\":\"takeback\",\"at\":0}",
    "{\"do\":\"chat\",\"text\":\"x\"}",
    "{\"do\":\"leave\"}",
    "{\"do\":\"bot\",\"level\":\"easy\"}",
    "{\"do\":\"back\"}",
    "{\"do\":\"vote\",\"seat\":0}",
    "{\"do\":\"webhook\",\"url\":\"http://localhost/\"}",
    "{\"do\":\"rematch\"}",
    "{\"do\":\"close\"}",
    "{\"do\":\"hint\"}",
    "{\"do\":\"why\",\"action\":\"captain\"}",
    "{\"do\":\"account\",\"name\":\"A\",\"password\":\"12345678\"}",
    "{\"do\":\"login\",\"name\":\"A\",\"password\":\"12345678\"}",
    "{\"do\":\"logout\"}",
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static char *position(party *p, const char *table, const char *token)
{
    json_t *object = party_look(p, "table", table, token);
    char *text = json_dumps(object, JSON_COMPACT);
    json_decref(object);
    return text;
}

static void assert_invalid(party *p, const seated *s, json_t *body)
{
    char *text = json_dumps(body, JSON_ENCODE_ANY);
    json_t *reply = party_send(p, s->table, s->tokens[0], body);
    const json_t *error = json_object_get(reply, "error");
    if (p->status != 400 || strcmp(text_at(error, "code"), "invalid") != 0 ||
        text_at(error, "reason")[0] == '\0')
        fail_msg("%s: %d %s", text, p->status, reply == NULL ? "" : json_dumps(reply, 0));
    free(text);
    json_decref(reply);
}

/* What a member can be replaced by. */
static json_t *other_value(int which)
{
    static const char *const values[] = {
        "-1",
        "99",
        "2.5",
        "1e300",
        "\"\"",
        "\"\\u0000\"",
        "\"a\\u0000b\"",
        "\"\\u001b[2J\"",
        "[]",
        "[[[[]]]]",
        "{}",
        "{\"x\":{\"y\":[]}}",
        "9223372036854775807",
        "null",
        "true",
        "false",
        "\"x\"",
        "0",
        "[1,2,3,4,5,6,7,8,9]",
    };
    if (which >= (int)(sizeof values / sizeof values[0]))
        return NULL;
    return json_loads(values[which], JSON_DECODE_ANY | JSON_ALLOW_NUL, NULL);
}

/* Whatever a member is replaced by: a reply, good or with a reason, and the house lives. */
static void test_members_of_any_kind(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "kinds");
    p.limits = (house_limits){.creations = 1000000, .logins = 1000000, .tables = 100000};
    party_reopen(&p);
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    p.hold = true;
    for (int c = 0; c < COMMANDS; c++) {
        json_t *right = json_loads(commands[c], 0, NULL);
        const char *key = NULL;
        json_t *ignored = NULL;
        json_object_foreach(right, key, ignored)
        {
            for (int v = 0;; v++) {
                json_t *value = other_value(v);
                if (value == NULL)
                    break;
                json_t *body = json_deep_copy(right);
                json_object_set_new(body, key, value);
                json_t *reply = party_send(&p, s.table, s.tokens[0], body);
                assert_true(p.status == 200 || p.status >= 400);
                assert_true(p.status != 500);
                if (p.status != 200)
                    assert_true(strlen(text_at(json_object_get(reply, "error"), "reason")) > 0);
                json_decref(reply);
            }
        }
        json_decref(right);
        store_append(p.store, "nowhere", 7, p.now, "{}");
        assert_int_not_equal(house_commit(p.house, NULL), ATL_OK); /* begin anew */
        for (int i = 0; i < p.late_count; i++)
            json_decref(p.late[i].reply.body);
        p.late_count = 0;
        p.job_count = 0;
    }
    party_close(&p);
}

static void test_unknown_and_missing_members(void **state)
{
    (void)state;
    static const char *const needed[] = {"game", "players", "name",     "seat", "as", "action",
                                         "text", "level",   "password", "url",  NULL};
    party p;
    seated s;
    party_open(&p, "members");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    char *before = position(&p, s.table, s.tokens[0]);
    for (int c = 0; c < COMMANDS; c++) {
        json_t *body = json_loads(commands[c], 0, NULL);
        const char *name = text_at(body, "do");
        bool free_seat = strcmp(name, "create") == 0 || strcmp(name, "join") == 0;
        for (int i = 0; needed[i] != NULL; i++) {
            if (json_object_get(body, needed[i]) == NULL ||
                (free_seat && strcmp(needed[i], "seat") == 0) ||
                (strcmp(name, "join") == 0 && strcmp(needed[i], "name") == 0))
                continue;
            json_t *without = json_copy(body);
            json_object_del(without, needed[i]);
            assert_invalid(&p, &s, without);
        }
        json_object_set_new(body, "more", json_true());
        assert_invalid(&p, &s, body);
    }
    static const char *const nonsense[] = {
        "null",
        "true",
        "7",
        "\"do\"",
        "[]",
        "[\"do\"]",
        "{}",
        "{\"do\":7}",
        "{\"do\":null}",
        "{\"do\":\"fly\"}",
        "{\"do\":\"CREATE\"}",
        "{\"do\":\"\"}",
        "{\"Do\":\"start\"}",
    };
    for (size_t i = 0; i < sizeof nonsense / sizeof nonsense[0]; i++)
        assert_invalid(&p, &s, json_loads(nonsense[i], JSON_DECODE_ANY, NULL));
    char *after = position(&p, s.table, s.tokens[0]);
    assert_string_equal(before, after);
    free(before);
    free(after);
    party_close(&p);
}

/* Secrets of other tables, altered ones, and none at all. */
static void test_foreign_tokens(void **state)
{
    (void)state;
    party p;
    seated s;
    seated other;
    char altered[HOUSE_TOKEN_BYTES];
    party_open(&p, "tokens");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    party_seat(&p, &other, "santo-domingo", 2, "{}");
    strcpy(altered, s.tokens[0]);
    altered[3] = altered[3] == 'A' ? 'B' : 'A';
    const char *tokens[] = {other.tokens[0],          altered, "", "x", NULL,
                            "AAAAAAAAAAAAAAAAAAAAAA", s.table};
    char *before = position(&p, s.table, s.tokens[0]);
    for (int c = 0; c < COMMANDS; c++) {
        json_t *body = json_loads(commands[c], 0, NULL);
        const char *name = text_at(body, "do");
        bool anybody = strcmp(name, "create") == 0 || strcmp(name, "join") == 0 ||
                       strcmp(name, "account") == 0 || strcmp(name, "login") == 0;
        bool at_table = !anybody && strcmp(name, "logout") != 0;
        bool watching = strcmp(name, "why") == 0;
        json_decref(body);
        for (size_t i = 0; i < sizeof tokens / sizeof tokens[0]; i++) {
            if (tokens[i] == NULL && (anybody || watching))
                continue;
            party_refused(&p, s.table, tokens[i], commands[c], "forbidden");
        }
        if (at_table) {
            party_refused(&p, "AAAAAAAAAAAA", s.tokens[0], commands[c], "unknown");
            party_refused(&p, "no such table, and far too long an id", s.tokens[0], commands[c],
                          "unknown");
            party_refused(&p, NULL, s.tokens[0], commands[c], "unknown");
        }
    }
    char *after = position(&p, s.table, s.tokens[0]);
    assert_string_equal(before, after);
    ear e;
    ear_open(&p, &e, s.table, other.tokens[0], 0);
    assert_int_equal(p.status, 401);
    ear_open(&p, &e, "AAAAAAAAAAAA", NULL, 0);
    assert_int_equal(p.status, 404);
    free(before);
    free(after);
    party_close(&p);
}

static void test_wrong_tables(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "\"game\":\"chess\"",
        "\"players\":1",
        "\"players\":7",
        "\"options\":{\"no\":\"such\"}",
        "\"options\":{\"goal\":7}",
        "\"options\":{\"goal\":\"7\"}",
        "\"clock\":{\"kind\":\"x\"}",
        "\"clock\":{\"kind\":\"move\"}",
        "\"clock\":{\"kind\":\"move\",\"seconds\":0}",
        "\"clock\":{\"kind\":\"none\",\"seconds\":1}",
        "\"clock\":{\"kind\":\"move\",\"seconds\":1,\"increment\":1}",
        "\"clock\":{\"kind\":\"game\",\"seconds\":10,\"increment\":-1}",
        "\"clock\":{\"kind\":\"days\",\"days\":1000}",
        "\"seats\":[\"open\"]",
        "\"seats\":[\"open\",\"open\",\"open\"]",
        "\"seats\":[\"open\",\"human\"]",
        "\"seats\":[\"open\",{\"bot\":\"engine:sh\"}]",
        "\"seats\":[\"open\",{\"bot\":\"mcts\"}]",
        "\"seats\":[\"open\",{\"bot\":\"easy\",\"x\":1}]",
        "\"seats\":[\"open\",7]",
        "\"seat\":2",
        "\"seat\":5",
        "\"seats\":[{\"bot\":\"easy\"},\"open\"],\"seat\":0",
        "\"name\":\"a\\\"b\"",
        "\"name\":\"\\u202e\"",
        "\"edition\":\"edition x\\ngame cuba\\n\"",
        "\"title\":\"\\u0001\"",
    };
    party p;
    char text[512];
    party_open(&p, "wrong");
    p.limits.creations = 1000;
    party_reopen(&p);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        json_t *body = json_loads("{\"do\":\"create\",\"game\":\"santo-domingo\",\"players\":2,"
                                  "\"name\":\"A\"}",
                                  0, NULL);
        snprintf(text, sizeof text, "{%s}", wrong[i]);
        json_t *more = json_loads(text, 0, NULL);
        assert_non_null(more);
        json_object_update(body, more);
        json_decref(more);
        char *whole = json_dumps(body, 0);
        json_decref(body);
        party_refused(&p, NULL, NULL, whole, "invalid");
        free(whole);
    }
    house_counts counts;
    house_count(p.house, &counts);
    assert_int_equal(counts.tables_open, 0);
    assert_int_equal(counts.refused, sizeof wrong / sizeof wrong[0]);
    party_close(&p);
}

static void test_reasons_are_translated(void **state)
{
    (void)state;
    party p;
    party_open(&p, "reasons");
    p.lang = "de";
    json_t *reply = party_do(&p, NULL, NULL, "{s:s, s:s, s:i, s:s}", "do", "create", "game",
                             "chess", "players", 2, "name", "A");
    assert_string_equal(text_at(json_object_get(reply, "error"), "reason"),
                        "ein Spiel »chess« gibt es nicht");
    json_decref(reply);
    p.lang = "xx"; /* none there is: English */
    reply = party_do(&p, NULL, NULL, "{s:s, s:s, s:i, s:s}", "do", "create", "game", "chess",
                     "players", 2, "name", "A");
    assert_string_equal(text_at(json_object_get(reply, "error"), "reason"),
                        "there is no game 'chess'");
    json_decref(reply);
    party_close(&p);
}

static void test_looking(void **state)
{
    (void)state;
    party p;
    party_open(&p, "looking");
    json_t *games = party_look(&p, "games", NULL, NULL);
    assert_int_equal(json_array_size(games), 3);
    json_decref(games);
    json_t *game = party_look(&p, "game", "cuba", NULL);
    assert_int_equal(number_at(game, "max_players"), 5);
    assert_true(json_array_size(json_object_get(game, "topics")) > 3);
    json_decref(game);
    static const char *const nothing[][2] = {
        {"game", "chess"}, {"game", NULL},  {"table", NULL},
        {"table", "x"},    {"record", "x"}, {"nothing", NULL},
    };
    for (size_t i = 0; i < sizeof nothing / sizeof nothing[0]; i++) {
        json_decref(party_look(&p, nothing[i][0], nothing[i][1], NULL));
        assert_int_equal(p.status, 404);
    }
    json_decref(party_look(&p, "mine", NULL, NULL));
    assert_int_equal(p.status, 401);
    party_close(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_members_of_any_kind),
        cmocka_unit_test(test_unknown_and_missing_members),
        cmocka_unit_test(test_foreign_tokens),
        cmocka_unit_test(test_wrong_tables),
        cmocka_unit_test(test_reasons_are_translated),
        cmocka_unit_test(test_looking),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
