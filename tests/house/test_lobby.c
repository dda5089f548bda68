/* Before the start and after the end: making tables, links, seats, hosts, rematch. */
#include "house/party.h"

static json_t *look(party *p, const char *table, const char *token)
{
    return party_look(p, "table", table, token);
}

static const json_t *seat_of(const json_t *position, int seat)
{
    return json_array_get(json_object_get(json_object_get(position, "table"), "seats"),
                          (size_t)seat);
}

static void assert_seat(party *p, const char *table, int seat, const char *kind, const char *name)
{
    json_t *position = look(p, table, NULL);
    assert_string_equal(text_at(seat_of(position, seat), "kind"), kind);
    assert_string_equal(text_at(seat_of(position, seat), "name"), name);
    json_decref(position);
}

static void test_create(void **state)
{
    (void)state;
    party p;
    party_open(&p, "create");
    json_t *body = json_loads("{\"do\":\"create\",\"game\":\"cuba\",\"players\":3,\"name\":"
                              "\"Anna\",\"options\":{\"parliament\":\"secret\"},\"public\":true,"
                              "\"title\":\"Friday\",\"clock\":{\"kind\":\"days\",\"days\":3},"
                              "\"seats\":[{\"bot\":\"easy\"},\"open\",\"invited\"]}",
                              0, NULL);
    json_t *reply = party_send(&p, NULL, NULL, body);
    assert_int_equal(p.status, 200);
    assert_int_equal(number_at(reply, "seat"), 1); /* the first that is open */
    assert_int_equal(strlen(text_at(reply, "table")), 12);
    assert_int_equal(strlen(text_at(reply, "token")), 22);
    const json_t *invitations = json_object_get(reply, "invitations");
    assert_int_equal(json_array_size(invitations), 1);
    assert_int_equal(number_at(json_array_get(invitations, 0), "seat"), 2);
    json_t *position = look(&p, text_at(reply, "table"), text_at(reply, "token"));
    const json_t *about = json_object_get(position, "table");
    assert_string_equal(text_at(position, "phase"), "lobby");
    assert_string_equal(text_at(about, "title"), "Friday");
    assert_string_equal(text_at(json_object_get(about, "options"), "parliament"), "secret");
    assert_string_equal(text_at(json_object_get(about, "options"), "plantations"), "individual");
    assert_int_equal(strlen(text_at(about, "commitment")), 64);
    assert_true(json_is_true(json_object_get(json_object_get(position, "you"), "host")));
    json_decref(position);
    json_t *tables = party_look(&p, "tables", NULL, NULL);
    assert_int_equal(json_array_size(tables), 1);
    json_decref(tables);
    json_decref(reply);
    /* A private one is found by its link only. */
    seated s;
    party_seat(&p, &s, "santiago", 2, "{}");
    tables = party_look(&p, "tables", NULL, NULL);
    assert_int_equal(json_array_size(tables), 1);
    json_decref(tables);
    party_close(&p);
}

static void test_create_with_edition(void **state)
{
    (void)state;
    static const char edition[] = "edition mine # my copy\ngame santo-domingo\ntable standard\n"
                                  "0-3 = 4:1\n4-7 = 2:1\n8-11 = 3:2\n12-15 = 1:1\n";
    static const char wrong[] = "edition mine\ngame santo-domingo\ntable standard\n0-3 = x\n";
    party p;
    party_open(&p, "edition");
    json_t *reply = party_do(&p, NULL, NULL, "{s:s, s:s, s:i, s:s, s:s}", "do", "create", "game",
                             "santo-domingo", "players", 2, "name", "Anna", "edition", wrong);
    assert_string_equal(text_at(json_object_get(reply, "error"), "code"), "invalid");
    json_decref(reply);
    reply = party_do(&p, NULL, NULL, "{s:s, s:s, s:i, s:s, s:s}", "do", "create", "game",
                     "santo-domingo", "players", 2, "name", "Anna", "edition", edition);
    assert_int_equal(p.status, 200);
    party_reopen(&p);
    json_t *position = look(&p, text_at(reply, "table"), NULL);
    assert_string_equal(text_at(json_object_get(position, "table"), "edition"), "mine");
    json_decref(position);
    json_decref(reply);
    party_close(&p);
}

static void test_join_by_link(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "join");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    /* No seat is left: the next one watches. */
    json_t *reply = party_do(&p, s.table, NULL, "{s:s, s:s}", "do", "join", "name", "Cleo");
    assert_int_equal(p.status, 200);
    assert_true(json_is_null(json_object_get(reply, "seat")));
    char watcher[HOUSE_TOKEN_BYTES];
    strcpy(watcher, text_at(reply, "token"));
    json_decref(reply);
    party_refused(&p, s.table, NULL, "{\"do\":\"join\",\"name\":\"Anna\"}", "invalid");
    party_refused(&p, s.table, NULL, "{\"do\":\"join\",\"name\":\"Dora\",\"seat\":1}", "invalid");
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"join\",\"name\":\"Ben\"}", "invalid");
    party_refused(&p, s.table, watcher, "{\"do\":\"sit\",\"seat\":0}", "invalid");
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"sit\",\"seat\":null}");
    party_good(&p, s.table, watcher, "{\"do\":\"sit\",\"seat\":1}");
    assert_seat(&p, s.table, 1, "person", "Cleo");
    party_good(&p, s.table, watcher, "{\"do\":\"chat\",\"text\":\"ready\"}");
    party_start(&p, &s);
    /* Later one can only watch. */
    party_refused(&p, s.table, NULL, "{\"do\":\"join\",\"name\":\"Emil\",\"seat\":0}", "closed");
    party_good(&p, s.table, NULL, "{\"do\":\"join\",\"name\":\"Emil\"}");
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"act\",\"action\":\"captain\"}", "forbidden");
    party_close(&p);
}

static void test_invited_seats(void **state)
{
    (void)state;
    party p;
    party_open(&p, "invited");
    json_t *body = json_loads("{\"do\":\"create\",\"game\":\"santiago\",\"players\":2,\"name\":"
                              "\"Anna\",\"seats\":[\"open\",\"invited\"]}",
                              0, NULL);
    json_t *made = party_send(&p, NULL, NULL, body);
    char table[HOUSE_ID_BYTES];
    char first[HOUSE_TOKEN_BYTES];
    strcpy(table, text_at(made, "table"));
    strcpy(first, text_at(json_array_get(json_object_get(made, "invitations"), 0), "token"));
    const char *host = text_at(made, "token");
    assert_seat(&p, table, 1, "invited", "");
    party_refused(&p, table, host, "{\"do\":\"start\"}", "invalid");
    party_refused(&p, table, first, "{\"do\":\"chat\",\"text\":\"hi\"}", "forbidden");
    party_refused(&p, table, NULL, "{\"do\":\"join\",\"name\":\"Ben\",\"seat\":1}", "invalid");
    party_refused(&p, table, first, "{\"do\":\"join\"}", "invalid");
    /* A new invitation makes the old link void, also for who listens with it already. */
    ear old;
    ear watcher;
    ear_open(&p, &old, table, first, 0);
    ear_open(&p, &watcher, table, NULL, 0);
    json_t *again = party_do(&p, table, host, "{s:s, s:i}", "do", "invite", "seat", 1);
    assert_int_equal(p.status, 200);
    party_refused(&p, table, first, "{\"do\":\"join\",\"name\":\"Ben\"}", "forbidden");
    party_good(&p, table, text_at(again, "token"), "{\"do\":\"join\",\"name\":\"Ben\"}");
    assert_seat(&p, table, 1, "person", "Ben");
    party_good(&p, table, host, "{\"do\":\"start\"}");
    assert_true(old.ended && !watcher.ended);
    json_t *last = ear_position(&old);
    assert_string_equal(text_at(last, "phase"), "lobby");
    json_decref(last);
    ear_close(&p, &old);
    ear_close(&p, &watcher);
    json_decref(again);
    json_decref(made);
    party_close(&p);
}

static void test_host_rights(void **state)
{
    (void)state;
    static const char *const rights[] = {
        "{\"do\":\"start\"}",
        "{\"do\":\"draw\"}",
        "{\"do\":\"close\"}",
        "{\"do\":\"invite\",\"seat\":2}",
        "{\"do\":\"seat\",\"seat\":2,\"as\":{\"bot\":\"hard\"}}",
    };
    party p;
    seated s;
    party_open(&p, "host");
    party_seat(&p, &s, "santo-domingo", 3, "{}");
    for (size_t i = 0; i < sizeof rights / sizeof rights[0]; i++) {
        party_refused(&p, s.table, s.tokens[1], rights[i], "forbidden");
        party_refused(&p, s.table, NULL, rights[i], "forbidden");
    }
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"draw\"}");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"seat\",\"seat\":2,\"as\":{\"bot\":\"hard\"}}");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"seat\",\"seat\":2,\"as\":\"open\"}");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"seat\",\"seat\":2,\"as\":\"invited\"}");
    /* Who leaves passes the rights on. */
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"leave\"}");
    party_refused(&p, s.table, s.tokens[0], "{\"do\":\"start\"}", "forbidden");
    json_t *position = look(&p, s.table, s.tokens[1]);
    json_t *other = look(&p, s.table, s.tokens[2]);
    bool first = json_is_true(json_object_get(json_object_get(position, "you"), "host"));
    bool second = json_is_true(json_object_get(json_object_get(other, "you"), "host"));
    assert_true(first != second);
    json_decref(position);
    json_decref(other);
    party_good(&p, s.table, s.tokens[first ? 1 : 2], "{\"do\":\"close\"}");
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"chat\",\"text\":\"x\"}", "closed");
    party_close(&p);
}

static void test_table_that_all_leave(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "leave");
    party_seat(&p, &s, "cuba", 2, "{}");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"leave\"}");
    assert_seat(&p, s.table, 0, "open", "");
    /* One may come again, with the same link. */
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"join\"}");
    assert_seat(&p, s.table, 0, "person", "Anna");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"leave\"}");
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"leave\"}");
    json_t *position = look(&p, s.table, NULL);
    assert_string_equal(text_at(position, "phase"), "closed");
    json_decref(position);
    party_close(&p);
}

static void play_on(party *p, seated *s)
{
    ear ears[ATL_MAX_SEATS];
    atl_rng rng;
    atl_rng_seed(&rng, 9, 0);
    for (int i = 0; i < s->players; i++)
        ear_open(p, &ears[i], s->table, s->tokens[i], 0);
    party_start(p, s);
    while (party_act(p, s, ears, &rng)) {
    }
    for (int i = 0; i < s->players; i++)
        ear_close(p, &ears[i]);
}

static void test_rematch(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "rematch");
    party_seat(&p, &s, "santo-domingo", 2, "{\"public\":true,\"options\":{\"goal\":\"30\"}}");
    play_on(&p, &s);
    json_t *records = party_look(&p, "records", NULL, NULL);
    assert_int_equal(json_array_size(records), 1);
    assert_non_null(json_object_get(json_array_get(records, 0), "result"));
    json_decref(records);
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"chat\",\"text\":\"well played\"}");
    json_t *reply = party_do(&p, s.table, s.tokens[1], "{s:s}", "do", "rematch");
    assert_int_equal(p.status, 200);
    seated again = s;
    strcpy(again.table, text_at(reply, "table"));
    assert_string_not_equal(again.table, s.table);
    json_decref(reply);
    reply = party_do(&p, s.table, s.tokens[0], "{s:s}", "do", "rematch");
    assert_string_equal(text_at(reply, "table"), again.table);
    json_decref(reply);
    /* Same people, same links; who asked is the host. */
    party_refused(&p, again.table, again.tokens[0], "{\"do\":\"start\"}", "forbidden");
    party_good(&p, again.table, again.tokens[1], "{\"do\":\"draw\"}");
    party_good(&p, again.table, again.tokens[1], "{\"do\":\"start\"}");
    party_close(&p);
}

static void test_limits(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "limits");
    p.limits = (house_limits){.tables = 3, .creations = 4, .members = 3, .entries = 12};
    party_reopen(&p);
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    party_refused(&p, NULL, NULL,
                  "{\"do\":\"create\",\"game\":\"cuba\",\"players\":2,\"name\":\"A\"}", "limit");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"close\"}");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"close\"}");
    party_refused(&p, NULL, NULL,
                  "{\"do\":\"create\",\"game\":\"cuba\",\"players\":2,\"name\":\"A\"}", "limit");
    p.address = "192.0.2.2";
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    party_good(&p, s.table, NULL, "{\"do\":\"join\",\"name\":\"C\"}");
    party_refused(&p, s.table, NULL, "{\"do\":\"join\",\"name\":\"D\"}", "limit");
    party_start(&p, &s);
    for (int i = 5; i < 12; i++)
        party_good(&p, s.table, s.tokens[0], "{\"do\":\"chat\",\"text\":\"x\"}");
    party_refused(&p, s.table, s.tokens[0], "{\"do\":\"chat\",\"text\":\"x\"}", "limit");
    /* The game itself goes on. */
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"act\",\"action\":\"captain+trader\"}");
    p.now += 3600000;
    party_close(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_create),       cmocka_unit_test(test_create_with_edition),
        cmocka_unit_test(test_join_by_link), cmocka_unit_test(test_invited_seats),
        cmocka_unit_test(test_host_rights),  cmocka_unit_test(test_table_that_all_leave),
        cmocka_unit_test(test_rematch),      cmocka_unit_test(test_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
