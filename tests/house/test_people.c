/* Clocks, votes, bots that play on, chat, accounts, and calls when it is one's turn. */
#include "house/party.h"

static json_t *look(party *p, const seated *s, int seat)
{
    return party_look(p, "table", s->table, seat < 0 ? NULL : s->tokens[seat]);
}

static json_t *seat_of(party *p, const seated *s, int seat)
{
    json_t *position = look(p, s, ATL_WATCHER);
    json_t *found =
        json_array_get(json_object_get(json_object_get(position, "table"), "seats"), (size_t)seat);
    json_incref(found);
    json_decref(position);
    return found;
}

static bool is_true(party *p, const seated *s, int seat, const char *key)
{
    json_t *object = seat_of(p, s, seat);
    bool truth = json_is_true(json_object_get(object, key));
    json_decref(object);
    return truth;
}

static void assert_bot(party *p, const seated *s, int seat, const char *level)
{
    json_t *object = seat_of(p, s, seat);
    assert_string_equal(text_at(object, "bot"), level);
    json_decref(object);
}

static json_int_t left(party *p, const seated *s, int seat)
{
    json_t *position = look(p, s, ATL_WATCHER);
    json_int_t time =
        number_at(json_array_get(json_object_get(position, "clocks"), (size_t)seat), "left");
    json_decref(position);
    return time;
}

static void pass(party *p, int64_t milliseconds)
{
    p->now += milliseconds;
    house_tick(p->house);
    party_commit(p);
}

/* ---- clocks -------------------------------------------------------------------------- */

static void test_time_for_a_decision(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "clock-move");
    party_seat(&p, &s, "santo-domingo", 2, "{\"clock\":{\"kind\":\"move\",\"seconds\":60}}");
    party_start(&p, &s);
    assert_int_equal(left(&p, &s, 0), 60000);
    pass(&p, 20000);
    assert_int_equal(left(&p, &s, 0), 40000);
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"act\",\"action\":\"captain+trader\"}");
    pass(&p, 39999);
    assert_int_equal(left(&p, &s, 0), 60000); /* has pledged, does not run */
    assert_false(is_true(&p, &s, 1, "overdue"));
    pass(&p, 1);
    assert_true(is_true(&p, &s, 1, "overdue"));
    assert_false(is_true(&p, &s, 0, "overdue"));
    /* Late, but not too late. */
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"act\",\"action\":\"captain+galleon\"}");
    assert_false(is_true(&p, &s, 1, "overdue"));
    party_close(&p);
}

static void test_time_for_the_game(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "clock-game");
    party_seat(&p, &s, "santo-domingo", 2,
               "{\"clock\":{\"kind\":\"game\",\"seconds\":100,\"increment\":5}}");
    party_start(&p, &s);
    pass(&p, 30000);
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"act\",\"action\":\"admiral+galleon\"}");
    assert_int_equal(left(&p, &s, 0), 75000);
    pass(&p, 10000);
    party_reopen(&p);
    assert_int_equal(left(&p, &s, 0), 75000);
    assert_int_equal(left(&p, &s, 1), 60000);
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"act\",\"action\":\"captain+frigate\"}");
    assert_int_equal(left(&p, &s, 1), 65000);
    pass(&p, 70000);
    assert_true(is_true(&p, &s, 1, "overdue"));
    assert_false(is_true(&p, &s, 0, "overdue"));
    pass(&p, 10000);
    assert_true(is_true(&p, &s, 0, "overdue"));
    assert_int_equal(left(&p, &s, 0), 0);
    party_close(&p);
}

/* The clock of a seat after it has decided something and taken it back. */
static int64_t left_after_undo(party *p, const seated *s, const char *action, const char *undo)
{
    json_t *reply =
        party_do(p, s->table, s->tokens[0], "{s:s, s:s}", "do", "act", "action", action);
    assert_int_equal(p->status, 200);
    json_decref(reply);
    pass(p, 1000);
    reply = party_do(p, s->table, s->tokens[0], "{s:s}", "do", undo);
    assert_int_equal(p->status, 200);
    json_decref(reply);
    return left(p, s, 0);
}

/* A table at which the first decision, after 20 seconds, was undone; with some dice
 * chance follows it at once. */
static void find_undo(party *p, seated *s, char first[ATL_NOTATION_BYTES])
{
    for (bool found = false; !found;) {
        party_seat(p, s, "santiago", 2, "{\"clock\":{\"kind\":\"move\",\"seconds\":60}}");
        party_start(p, s);
        json_t *position = look(p, s, 0);
        const json_t *legal = json_object_get(json_object_get(position, "decision"), "legal");
        strcpy(first, text_at(json_array_get(legal, 0), "action"));
        json_decref(position);
        pass(p, 20000);
        json_decref(
            party_do(p, s->table, s->tokens[0], "{s:s, s:s}", "do", "act", "action", first));
        json_decref(party_do(p, s->table, s->tokens[0], "{s:s}", "do", "undo"));
        found = p->status == 200;
    }
}

/* Nobody gains time by deciding and taking it back. */
static void test_time_taken_back(void **state)
{
    (void)state;
    static const char pledge[] = "captain+trader";
    party p;
    seated s;
    party_open(&p, "clock-back");
    party_seat(&p, &s, "santo-domingo", 2,
               "{\"clock\":{\"kind\":\"game\",\"seconds\":100,\"increment\":5}}");
    party_start(&p, &s);
    assert_int_equal(left_after_undo(&p, &s, pledge, "takeback"), 100000);
    party_seat(&p, &s, "santo-domingo", 2, "{\"clock\":{\"kind\":\"move\",\"seconds\":60}}");
    party_start(&p, &s);
    pass(&p, 20000);
    assert_int_equal(left_after_undo(&p, &s, pledge, "takeback"), 40000);
    pass(&p, 30000);
    assert_int_equal(left_after_undo(&p, &s, pledge, "takeback"), 10000);
    assert_false(is_true(&p, &s, 0, "overdue"));
    pass(&p, 10000);
    assert_true(is_true(&p, &s, 0, "overdue"));
    /* The same for decisions that everybody sees. */
    char first[ATL_NOTATION_BYTES];
    find_undo(&p, &s, first);
    int64_t once = left(&p, &s, 0);
    assert_true(once <= 40000 && once >= 39000); /* the next decision may be one's own too */
    pass(&p, 30000);
    assert_true(left_after_undo(&p, &s, first, "reset") <= once - 30000);
    party_close(&p);
}

static void test_days_and_idle_tables(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "clock-days");
    party_seat(&p, &s, "santo-domingo", 2, "{\"clock\":{\"kind\":\"days\",\"days\":2}}");
    party_start(&p, &s);
    pass(&p, INT64_C(2) * 86400000 - 1);
    assert_false(is_true(&p, &s, 0, "overdue"));
    pass(&p, 1);
    assert_true(is_true(&p, &s, 0, "overdue") && is_true(&p, &s, 1, "overdue"));
    pass(&p, INT64_C(60) * 86400000);
    json_t *position = look(&p, &s, ATL_WATCHER);
    assert_string_equal(text_at(position, "phase"), "closed");
    json_decref(position);
    party_close(&p);
}

/* ---- votes ---------------------------------------------------------------------------- */

static void test_votes(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "votes");
    party_seat(&p, &s, "santo-domingo", 4, "{}");
    party_start(&p, &s);
    party_refused(&p, s.table, s.tokens[0], "{\"do\":\"vote\",\"seat\":3}", "illegal");
    party_good(&p, s.table, s.tokens[3], "{\"do\":\"leave\"}");
    assert_true(is_true(&p, &s, 3, "gone"));
    party_refused(&p, s.table, s.tokens[3], "{\"do\":\"act\",\"action\":\"captain\"}", "forbidden");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"vote\",\"seat\":3}");
    party_refused(&p, s.table, s.tokens[0], "{\"do\":\"vote\",\"seat\":3}", "illegal");
    party_refused(&p, s.table, s.tokens[0], "{\"do\":\"vote\",\"seat\":0}", "illegal");
    party_refused(&p, s.table, s.tokens[0], "{\"do\":\"vote\",\"seat\":5}", "invalid");
    assert_bot(&p, &s, 3, "");
    party_good(&p, s.table, s.tokens[2], "{\"do\":\"vote\",\"seat\":3}"); /* two of three */
    assert_bot(&p, &s, 3, "medium");
    party_let_bots(&p);
    json_t *position = look(&p, &s, 0);
    assert_int_equal(json_array_size(json_object_get(position, "pledged")), 1);
    json_decref(position);
    /* The owner comes back, and may take the bot's choice back too. */
    party_refused(&p, s.table, s.tokens[3], "{\"do\":\"takeback\"}", "forbidden");
    party_good(&p, s.table, s.tokens[3], "{\"do\":\"back\"}");
    party_refused(&p, s.table, s.tokens[3], "{\"do\":\"back\"}", "illegal");
    assert_bot(&p, &s, 3, "");
    party_good(&p, s.table, s.tokens[3], "{\"do\":\"takeback\"}");
    party_good(&p, s.table, s.tokens[3], "{\"do\":\"act\",\"action\":\"captain\"}");
    party_close(&p);
}

/* A voter who leaves no longer counts: the vote that is there may be enough then. */
static void test_votes_when_a_voter_leaves(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "voters");
    party_seat(&p, &s, "santo-domingo", 4, "{}");
    party_start(&p, &s);
    party_good(&p, s.table, s.tokens[3], "{\"do\":\"leave\"}");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"vote\",\"seat\":3}");
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"leave\"}");
    assert_bot(&p, &s, 3, "");
    party_good(&p, s.table, s.tokens[2], "{\"do\":\"leave\"}");
    assert_bot(&p, &s, 3, "medium");
    party_close(&p);
}

static void test_takeover_by_the_owner(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "takeover");
    party_seat(&p, &s, "santiago", 2, "{\"clock\":{\"kind\":\"move\",\"seconds\":60}}");
    party_start(&p, &s);
    party_refused(&p, s.table, s.tokens[0], "{\"do\":\"bot\",\"level\":\"mcts\"}", "invalid");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"bot\",\"level\":\"hard\"}");
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"bot\",\"level\":\"easy\"}");
    pass(&p, 61000);
    assert_false(is_true(&p, &s, 0, "overdue")); /* bots have no clocks */
    party_let_bots(&p);
    json_t *position = look(&p, &s, 0);
    assert_string_equal(text_at(position, "phase"), "over");
    json_decref(position);
    party_close(&p);
}

/* ---- chat -------------------------------------------------------------------------------- */

static void test_chat(void **state)
{
    (void)state;
    char line[700];
    party p;
    seated s;
    ear e;
    party_open(&p, "chat");
    party_seat(&p, &s, "cuba", 2, "{}");
    ear_open(&p, &e, s.table, NULL, 0);
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"chat\",\"text\":\"¿Quién empieza? ☀\"}");
    json_t *message = json_loads(e.texts[e.count - 1], 0, NULL);
    assert_string_equal(text_at(message, "text"), "¿Quién empieza? ☀");
    assert_string_equal(text_at(message, "name"), "Ben");
    json_decref(message);
    memset(line, 'x', sizeof line);
    line[501] = '\0';
    json_t *reply = party_do(&p, s.table, s.tokens[1], "{s:s, s:s}", "do", "chat", "text", line);
    assert_int_equal(p.status, 429);
    json_decref(reply);
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"chat\",\"text\":\"\\u0007\"}", "invalid");
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"chat\",\"text\":\"a\\nb\"}", "invalid");
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"chat\",\"text\":\"\\u202e\"}", "invalid");
    ear_close(&p, &e);
    party_close(&p);
}

/* ---- accounts ------------------------------------------------------------------------------ */

static void answer_password(party *p, bool good)
{
    house_password(p->house, p->password.question, good, p->password.verify ? NULL : "hashed");
    party_commit(p);
}

static const char *last_session(const party *p)
{
    return text_at(p->late[p->late_count - 1].reply.body, "session");
}

static void test_accounts(void **state)
{
    (void)state;
    static const char account[] =
        "{\"do\":\"account\",\"name\":\"Anna\",\"password\":\"correct horse\"}";
    static const char login[] =
        "{\"do\":\"login\",\"name\":\"anna\",\"password\":\"correct horse\"}";
    party p;
    party_open(&p, "accounts");
    party_good(&p, NULL, NULL, account);
    assert_string_equal(p.password.password, "correct horse");
    assert_false(p.password.verify);
    answer_password(&p, true);
    assert_int_equal(p.late_count, 1);
    assert_int_equal(p.late[0].reply.status, 200);
    party_refused(&p, NULL, NULL, account, "invalid"); /* the name is taken */
    party_good(&p, NULL, NULL, login);
    assert_true(p.password.verify);
    assert_string_equal(p.password.hash, "hashed");
    answer_password(&p, false);
    assert_int_equal(p.late[1].reply.status, 403);
    party_good(&p, NULL, NULL, login);
    answer_password(&p, true);
    assert_int_equal(p.late[2].reply.status, 200);
    assert_string_equal(text_at(p.late[2].reply.body, "name"), "Anna");
    const char *session = last_session(&p);
    /* The session is the account's member at any table, and finds it again. */
    json_t *made = party_do(&p, NULL, session, "{s:s, s:s, s:i, s:s}", "do", "create", "game",
                            "cuba", "players", 2, "name", "Anna");
    assert_int_equal(p.status, 200);
    party_good(&p, text_at(made, "table"), session, "{\"do\":\"chat\",\"text\":\"it is me\"}");
    json_t *mine = party_look(&p, "mine", NULL, session);
    assert_int_equal(json_array_size(mine), 1);
    json_decref(mine);
    party_good(&p, NULL, session, "{\"do\":\"logout\"}");
    party_refused(&p, text_at(made, "table"), session, "{\"do\":\"chat\",\"text\":\"again\"}",
                  "forbidden");
    json_decref(party_look(&p, "mine", NULL, session));
    assert_int_equal(p.status, 401);
    json_decref(made);
    party_close(&p);
}

static void test_tries_are_limited(void **state)
{
    (void)state;
    party p;
    char login[128];
    party_open(&p, "tries");
    p.limits.logins = 5;
    party_reopen(&p);
    for (int i = 0; i < 5; i++) {
        party_good(&p, NULL, NULL, "{\"do\":\"login\",\"name\":\"No\",\"password\":\"12345678\"}");
        assert_false(p.password.verify); /* as much work as for somebody who is known */
        answer_password(&p, true);
        assert_int_equal(p.late[i].reply.status, 403);
    }
    p.address = "192.0.2.77"; /* at one name, from wherever */
    party_refused(&p, NULL, NULL, "{\"do\":\"login\",\"name\":\"No\",\"password\":\"12345678\"}",
                  "limit");
    p.address = "192.0.2.78"; /* however it is written */
    party_refused(&p, NULL, NULL, "{\"do\":\"login\",\"name\":\"nO\",\"password\":\"12345678\"}",
                  "limit");
    p.address = "192.0.2.77";
    for (int i = 0; i < 6; i++) { /* from one address, at whatever name */
        snprintf(login, sizeof login,
                 "{\"do\":\"login\",\"name\":\"N%d\",\"password\":\"12345678\"}", i);
        if (i < 4)
            party_good(&p, NULL, NULL, login);
        else
            party_refused(&p, NULL, NULL, login, "limit");
    }
    p.now += 3600000;
    party_good(&p, NULL, NULL, "{\"do\":\"login\",\"name\":\"No\",\"password\":\"12345678\"}");
    p.busy = true; /* which does not mean that the password is wrong */
    party_refused(&p, NULL, NULL, "{\"do\":\"login\",\"name\":\"No\",\"password\":\"12345678\"}",
                  "busy");
    party_close(&p);
}

/* ---- calls ------------------------------------------------------------------------------------
 */

typedef struct calls {
    int count;
    int64_t ids[100];
    char url[128];
    char body[1024];
} calls;

static bool see_call(void *user, const store_call *call)
{
    calls *c = user;
    c->ids[c->count++] = call->id;
    snprintf(c->url, sizeof c->url, "%s", call->url);
    snprintf(c->body, sizeof c->body, "%s", call->body);
    return true;
}

/* Makes the calls that wait; how many there were. */
static int make_calls(party *p, calls *c)
{
    c->count = 0;
    assert_int_equal(store_visit_calls(p->store, p->now, 100, see_call, c, NULL), ATL_OK);
    for (int i = 0; i < c->count; i++)
        assert_int_equal(store_call_done(p->store, c->ids[i]), ATL_OK);
    party_commit(p);
    return c->count;
}

/* Once a turn, however many decisions it has, and not again after a restart. */
static void test_calls(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    atl_rng rng;
    calls c;
    atl_rng_seed(&rng, 1, 0);
    party_open(&p, "calls");
    party_seat(&p, &s, "santiago", 2, "{}");
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"webhook\",\"url\":\"ftp://x\"}", "invalid");
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"webhook\",\"url\":\"http://a b\"}",
                  "invalid");
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"webhook\",\"url\":\"http://a:b@c/\"}",
                  "invalid");
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"webhook\",\"url\":\"http://[::1/\"}",
                  "invalid");
    p.lang = "de";
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"webhook\",\"url\":\"https://example.net/x\"}");
    p.lang = "en";
    for (int i = 0; i < 2; i++)
        ear_open(&p, &ears[i], s.table, s.tokens[i], 0);
    for (size_t i = 0; i < ears[0].count; i++)
        assert_null(strstr(ears[0].texts[i], "example.net"));
    party_start(&p, &s);
    int turns = 0;
    bool before = false;
    for (int i = 0; i < 60; i++) {
        json_t *position = look(&p, &s, 1);
        bool mine = !json_is_null(json_object_get(position, "decision"));
        json_decref(position);
        bool new = mine && !before;
        turns += new;
        before = mine;
        assert_int_equal(make_calls(&p, &c), new);
        if (!party_act(&p, &s, ears, &rng))
            break;
    }
    assert_true(turns > 3);
    assert_string_equal(c.url, "https://example.net/x");
    assert_non_null(strstr(c.body, s.table));
    assert_non_null(strstr(c.body, "Ben"));
    assert_null(strstr(c.body, s.tokens[1]));
    for (int i = 0; i < 2; i++)
        ear_close(&p, &ears[i]);
    make_calls(&p, &c); /* the last decision may have made it their turn */
    party_reopen(&p);
    party_commit(&p);
    assert_int_equal(make_calls(&p, &c), 0);
    party_close(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_time_for_a_decision),
        cmocka_unit_test(test_time_for_the_game),
        cmocka_unit_test(test_time_taken_back),
        cmocka_unit_test(test_days_and_idle_tables),
        cmocka_unit_test(test_votes),
        cmocka_unit_test(test_votes_when_a_voter_leaves),
        cmocka_unit_test(test_takeover_by_the_owner),
        cmocka_unit_test(test_chat),
        cmocka_unit_test(test_accounts),
        cmocka_unit_test(test_tries_are_limited),
        cmocka_unit_test(test_calls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
