/* What survives: a house opened again is the same, what was told is told the same again,
 * and a commit that fails leaves nothing behind. */
#include "house/party.h"

enum { PEOPLE = 4 }; /* three seats and a watcher */

static const char *token_of(const seated *s, int who)
{
    return who < s->players ? s->tokens[who] : NULL;
}

static const char *lang_of(int who)
{
    return who % 2 == 0 ? "en" : "de";
}

static char *position_of(party *p, const seated *s, int who)
{
    p->lang = lang_of(who);
    json_t *position = party_look(p, "table", s->table, token_of(s, who));
    p->lang = "en";
    assert_int_equal(p->status, 200);
    char *text = json_dumps(position, JSON_COMPACT);
    json_decref(position);
    return text;
}

/* Everything told from `since` on is what was told when it happened. */
static void check_since(party *p, const seated *s, const ear *live, int who, uint32_t since)
{
    ear e;
    p->lang = lang_of(who);
    ear_open(p, &e, s->table, token_of(s, who), since);
    assert_int_equal(p->status, 200);
    assert_int_equal(e.count + since, live->count);
    for (size_t i = 0; i < e.count; i++)
        assert_string_equal(e.texts[i], live->texts[since + i]);
    char *position = position_of(p, s, who);
    assert_string_equal(e.position, position);
    free(position);
    ear_close(p, &e);
}

static void open_ears(party *p, const seated *s, ear *ears)
{
    for (int who = 0; who <= s->players; who++) {
        p->lang = lang_of(who);
        ear_open(p, &ears[who], s->table, token_of(s, who), 0);
    }
    p->lang = "en";
}

/* Ends the house and goes on in another: positions and everything told are the same. */
static void reopen(party *p, const seated *s, ear *ears)
{
    char *before[PEOPLE];
    ear again[PEOPLE];
    for (int who = 0; who <= s->players; who++)
        before[who] = position_of(p, s, who);
    for (int who = 0; who <= s->players; who++)
        house_unlisten(p->house, &ears[who].listener);
    party_reopen(p);
    p->hold = true; /* all are here again at once, as they were */
    open_ears(p, s, again);
    p->hold = false;
    party_commit(p);
    for (int who = 0; who <= s->players; who++) {
        char *after = position_of(p, s, who);
        assert_string_equal(before[who], after);
        free(after);
    }
    for (int who = 0; who <= s->players; who++) {
        assert_int_equal(again[who].count, ears[who].count);
        for (size_t i = 0; i < ears[who].count; i++)
            assert_string_equal(again[who].texts[i], ears[who].texts[i]);
        assert_string_equal(again[who].position, before[who]);
        free(before[who]);
        ear_close(p, &again[who]);
        /* Those from before go on where they were. */
        house_request request = {
            .table = s->table, .token = token_of(s, who), .lang = lang_of(who)};
        house_reply reply = {0};
        house_listen(p->house, &request, (uint32_t)ears[who].count, &ears[who].listener, &reply);
        assert_int_equal(reply.status, 200);
    }
    party_commit(p);
}

/* Now and then something besides the game. */
static void disturb(party *p, const seated *s, atl_rng *rng)
{
    static const char *const things[] = {
        "{\"do\":\"chat\",\"text\":\"hm\"}",
        "{\"do\":\"undo\"}",
        "{\"do\":\"reset\"}",
        "{\"do\":\"takeback\"}",
        "{\"do\":\"leave\"}",
        "{\"do\":\"vote\",\"seat\":1}",
        "{\"do\":\"back\"}",
        "{\"do\":\"bot\",\"level\":\"easy\"}",
        "{\"do\":\"back\"}",
        "{\"do\":\"webhook\",\"url\":\"http://localhost/\"}",
    };
    uint32_t which = atl_rng_below(rng, sizeof things / sizeof things[0]);
    int seat = (int)atl_rng_below(rng, (uint32_t)s->players);
    json_t *body = json_loads(things[which], 0, NULL);
    json_decref(party_send(p, s->table, s->tokens[seat], body));
    if (which == 4 || which == 7) { /* without staying away for long */
        body = json_loads("{\"do\":\"back\"}", 0, NULL);
        json_decref(party_send(p, s->table, s->tokens[seat], body));
    }
    if (p->job_count > 0)
        party_let_bots(p);
}

static void play_with_restarts(const char *game, const char *more, uint64_t seed)
{
    party p;
    seated s;
    ear ears[PEOPLE];
    atl_rng rng;
    int restarts = 0;
    atl_rng_seed(&rng, seed, 0);
    party_open(&p, "resume");
    party_seat(&p, &s, game, 3, more);
    open_ears(&p, &s, ears);
    reopen(&p, &s, ears);
    party_start(&p, &s);
    for (int i = 0; i < 400; i++) {
        p.now += atl_rng_below(&rng, 5000);
        house_tick(p.house);
        party_commit(&p);
        if (atl_rng_below(&rng, 4) == 0)
            disturb(&p, &s, &rng);
        if (atl_rng_below(&rng, 8) == 0) {
            reopen(&p, &s, ears);
            restarts++;
        }
        if (!party_act(&p, &s, ears, &rng))
            break;
    }
    reopen(&p, &s, ears);
    assert_true(restarts > 0);
    for (int who = 0; who <= s.players; who++) {
        uint32_t step = (uint32_t)(ears[who].count / 40 + 1);
        for (uint32_t since = 0; since <= ears[who].count; since += who == 0 ? step : 7 * step)
            check_since(&p, &s, &ears[who], who, since);
    }
    for (int who = 0; who <= s.players; who++)
        ear_close(&p, &ears[who]);
    party_close(&p);
}

static void test_restarts_in_santo_domingo(void **state)
{
    (void)state;
    play_with_restarts("santo-domingo",
                       "{\"clock\":{\"kind\":\"game\",\"seconds\":60,\"increment\":1}}", 1);
}

static void test_restarts_in_santiago(void **state)
{
    (void)state;
    play_with_restarts("santiago", "{\"clock\":{\"kind\":\"move\",\"seconds\":20}}", 2);
}

static void test_restarts_in_cuba(void **state)
{
    (void)state;
    play_with_restarts("cuba", "{\"options\":{\"parliament\":\"secret\"}}", 3);
}

/* Every number, at a small table. */
static void test_since_every_number(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[PEOPLE];
    atl_rng rng;
    atl_rng_seed(&rng, 4, 0);
    party_open(&p, "since");
    party_seat(&p, &s, "cuba", 2, "{\"options\":{\"parliament\":\"secret\"}}");
    open_ears(&p, &s, ears);
    party_start(&p, &s);
    for (int i = 0; i < 25; i++)
        party_act(&p, &s, ears, &rng);
    for (int who = 0; who <= 2; who++) {
        for (uint32_t since = 0; since <= ears[who].count; since++)
            check_since(&p, &s, &ears[who], who, since);
    }
    ear e;
    ear_open(&p, &e, s.table, NULL, (uint32_t)ears[0].count + 1);
    assert_int_equal(p.status, 409);
    ear_close(&p, &e);
    for (int who = 0; who <= 2; who++)
        ear_close(&p, &ears[who]);
    party_close(&p);
}

/* With memory=on and screens=on what is over is not read up, as at the terminal: moves
 * before one's own last decision, and what the others have (SD-8.2, SC-8.4). */
static void check_hidden_past(const char *game, const char *more, const char *key)
{
    party p;
    seated s;
    ear ears[PEOPLE];
    ear e;
    atl_rng rng;
    int past = 0;
    atl_rng_seed(&rng, 6, 0);
    party_open(&p, "past");
    party_seat(&p, &s, game, 2, more);
    open_ears(&p, &s, ears);
    party_start(&p, &s);
    for (int i = 0; i < 16; i++)
        party_act(&p, &s, ears, &rng);
    p.lang = "en";
    ear_open(&p, &e, s.table, s.tokens[0], 0);
    for (size_t i = 0; i < e.count; i++) {
        json_t *message = json_loads(e.texts[i], 0, NULL);
        if (json_is_true(json_object_get(message, "past"))) {
            past++;
            assert_null(json_object_get(message, "action"));
            assert_null(json_object_get(message, "story"));
        }
        json_decref(message);
    }
    assert_true(past > 4);
    json_t *position = ear_position(&e);
    const json_t *seats = json_object_get(json_object_get(position, "view"), "seats");
    assert_true(json_is_null(json_object_get(json_array_get(seats, 1), key)));
    assert_false(json_is_null(json_object_get(json_array_get(seats, 0), key)));
    json_decref(position);
    ear_close(&p, &e);
    while (party_act(&p, &s, ears, &rng)) {
    }
    check_since(&p, &s, &ears[0], 0, 0); /* when it is over, all of it is there */
    for (int who = 0; who <= 2; who++)
        ear_close(&p, &ears[who]);
    party_close(&p);
}

static void test_hidden_past(void **state)
{
    (void)state;
    check_hidden_past("santo-domingo", "{\"options\":{\"memory\":\"on\"}}", "hand");
    check_hidden_past("santiago", "{\"options\":{\"screens\":\"on\"}}", "pesos");
}

/* ---- commits that fail ------------------------------------------------------------------ */

static void spoil(party *p)
{
    atl_reason why = {.message = ""};
    store_append(p->store, "nowhere", 7, p->now, "{}");
    assert_int_not_equal(house_commit(p->house, &why), ATL_OK);
}

static void test_failed_commit(void **state)
{
    (void)state;
    party p;
    seated s;
    ear e;
    house_counts counts;
    party_open(&p, "failed");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    party_start(&p, &s);
    ear_open(&p, &e, s.table, s.tokens[0], 0);
    char *before = position_of(&p, &s, 0);
    size_t heard = e.count;
    p.hold = true;
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"act\",\"action\":\"captain+trader\"}");
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"act\",\"action\":\"captain+trader\"}");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"chat\",\"text\":\"lost\"}");
    party_good(&p, NULL, NULL,
               "{\"do\":\"create\",\"game\":\"cuba\",\"players\":2,\"name\":\"X\"}");
    assert_int_equal(e.count, heard);
    spoil(&p);
    p.hold = false;
    char *after = position_of(&p, &s, 0);
    assert_string_equal(before, after);
    assert_int_equal(e.count, heard);
    house_count(p.house, &counts);
    assert_int_equal(counts.tables_open, 1);
    /* Then everything goes on. */
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"chat\",\"text\":\"kept\"}");
    assert_int_equal(e.count, heard + 1);
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"act\",\"action\":\"captain+trader\"}");
    party_reopen(&p);
    json_t *position = party_look(&p, "table", s.table, NULL);
    assert_int_equal(number_at(position, "at"), heard + 2);
    json_decref(position);
    e.listener.table = NULL;
    ear_close(&p, &e);
    free(before);
    free(after);
    party_close(&p);
}

/* Who follows a table that was never committed is told that it is gone; a reply that was
 * held becomes an error. */
static void test_failed_creation(void **state)
{
    (void)state;
    party p;
    ear e;
    party_open(&p, "failed-creation");
    p.hold = true;
    json_t *made = party_do(&p, NULL, NULL, "{s:s, s:s, s:i, s:s}", "do", "create", "game", "cuba",
                            "players", 2, "name", "Anna");
    ear_open(&p, &e, text_at(made, "table"), text_at(made, "token"), 0);
    assert_int_equal(p.status, 200);
    party_good(&p, NULL, NULL, "{\"do\":\"account\",\"name\":\"A\",\"password\":\"12345678\"}");
    house_password(p.house, p.password.question, true, "hashed");
    spoil(&p);
    assert_true(e.ended && e.count == 0 && e.positions == 0);
    assert_int_equal(p.late_count, 1);
    assert_int_equal(p.late[0].reply.status, 503);
    json_decref(party_look(&p, "table", text_at(made, "table"), NULL));
    assert_int_equal(p.status, 404);
    json_decref(made);
    ear_close(&p, &e);
    party_close(&p);
}

/* Who begins to follow a table just then is told where it stands all the same. */
static void test_listener_in_a_failed_commit(void **state)
{
    (void)state;
    party p;
    seated s;
    ear e;
    party_open(&p, "failed-listener");
    party_seat(&p, &s, "cuba", 2, "{}");
    p.hold = true;
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"chat\",\"text\":\"lost\"}");
    ear_open(&p, &e, s.table, s.tokens[0], 0);
    spoil(&p);
    assert_int_equal(e.count, 0);
    party_commit(&p);
    assert_int_equal(e.count, 3);
    assert_int_equal(e.positions, 1);
    ear_close(&p, &e);
    party_close(&p);
}

/* A log that cannot be folded is reported and kept; the others go on. */
static void test_damaged_log(void **state)
{
    (void)state;
    static const char *const damages[] = {
        "nonsense",
        "{}",
        "{\"do\":\"fly\"}",
        "{\"do\":\"move\",\"seat\":0,\"action\":\"x\"}",
        "{\"do\":\"create\"}",
        "{\"do\":\"sit\",\"member\":9,\"seat\":0}",
        "{\"do\":\"draw\",\"seats\":[0,0]}",
        "{\"do\":\"over\"}",
    };
    party p;
    seated good;
    party_open(&p, "damaged");
    party_seat(&p, &good, "cuba", 2, "{}");
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        seated s;
        party_seat(&p, &s, "cuba", 2, "{}");
        json_t *position = party_look(&p, "table", s.table, NULL);
        uint32_t next = (uint32_t)number_at(position, "at") + 1;
        json_decref(position);
        assert_int_equal(store_append(p.store, s.table, next, p.now, damages[i]), ATL_OK);
        assert_int_equal(store_commit(p.store, NULL), ATL_OK);
        p.damaged = 0;
        party_reopen(&p);
        assert_int_equal(p.damaged, i + 1);
        party_refused(&p, s.table, s.tokens[0], "{\"do\":\"start\"}", "unknown");
        party_good(&p, good.table, good.tokens[0], "{\"do\":\"chat\",\"text\":\"fine\"}");
    }
    party_close(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_restarts_in_santo_domingo),
        cmocka_unit_test(test_restarts_in_santiago),
        cmocka_unit_test(test_restarts_in_cuba),
        cmocka_unit_test(test_since_every_number),
        cmocka_unit_test(test_hidden_past),
        cmocka_unit_test(test_failed_commit),
        cmocka_unit_test(test_failed_creation),
        cmocka_unit_test(test_listener_in_a_failed_commit),
        cmocka_unit_test(test_damaged_log),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
