/* Who is here: told when it changes, late when somebody goes, and kept nowhere. */
#include "house/party.h"

enum { SECOND = 1000, AWAY = 8 * SECOND };

static void pass(party *p, int64_t milliseconds)
{
    p->now += milliseconds;
    house_tick(p->house);
    party_commit(p);
}

/* Ends the listening and keeps what was heard. */
static void hang_up(party *p, ear *e)
{
    house_unlisten(p->house, &e->listener);
    party_commit(p);
}

static bool seat_is_here(party *p, const seated *s, int seat)
{
    json_t *position = party_look(p, "table", s->table, NULL);
    const json_t *table = json_object_get(position, "table");
    const json_t *one = json_array_get(json_object_get(table, "seats"), (size_t)seat);
    const json_t *here = json_object_get(one, "here");
    const json_t *member =
        json_array_get(json_object_get(table, "members"), (size_t)number_at(one, "member"));
    assert_true(json_is_boolean(here));
    assert_true(json_equal(here, json_object_get(member, "here")));
    bool truth = json_is_true(here);
    json_decref(position);
    return truth;
}

static void open_two(party *p, seated *s, ear *ears, const char *name)
{
    party_open(p, name);
    party_seat(p, s, "santo-domingo", 2, "{}");
    ear_open(p, &ears[0], s->table, s->tokens[0], 0);
    ear_open(p, &ears[1], s->table, s->tokens[1], 0);
}

static void close_two(party *p, ear *ears)
{
    ear_close(p, &ears[0]);
    ear_close(p, &ears[1]);
    party_close(p);
}

static void test_coming_is_told_at_once(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    open_two(&p, &s, ears, "presence-coming");
    assert_true(seat_is_here(&p, &s, 0));
    assert_true(seat_is_here(&p, &s, 1));
    /* Who was there is told in short; who comes has it in the position. */
    assert_int_equal(ears[0].positions, 1);
    assert_int_equal(ears[0].presences, 1);
    assert_string_equal(ears[0].here, "{\"here\":[0,1]}");
    assert_int_equal(ears[1].positions, 1);
    assert_int_equal(ears[1].presences, 0);
    close_two(&p, ears);
}

static void test_going_is_told_after_a_while(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    open_two(&p, &s, ears, "presence-going");
    hang_up(&p, &ears[1]);
    pass(&p, AWAY - 1);
    assert_int_equal(ears[0].presences, 1);
    assert_true(seat_is_here(&p, &s, 1));
    pass(&p, 1);
    assert_int_equal(ears[0].presences, 2);
    assert_string_equal(ears[0].here, "{\"here\":[0]}");
    assert_int_equal(ears[0].positions, 1);
    assert_false(seat_is_here(&p, &s, 1));
    pass(&p, 10 * AWAY);
    assert_int_equal(ears[0].presences, 2);
    close_two(&p, ears);
}

/* The house says when it wants to be asked again, also while a game is over. */
static void test_time_is_asked_for(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    open_two(&p, &s, ears, "presence-due");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"close\"}");
    pass(&p, SECOND);
    assert_true(house_tick(p.house) > AWAY);
    hang_up(&p, &ears[1]);
    p.now += SECOND;
    int wait = house_tick(p.house);
    assert_true(wait > 0 && wait <= AWAY - SECOND);
    pass(&p, wait);
    assert_string_equal(ears[0].here, "{\"here\":[0]}");
    close_two(&p, ears);
}

static void test_coming_back_soon_is_not_told(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    open_two(&p, &s, ears, "presence-reload");
    for (int i = 0; i < 5; i++) {
        ear_close(&p, &ears[1]);
        pass(&p, AWAY - 1);
        ear_open(&p, &ears[1], s.table, s.tokens[1], 0);
        pass(&p, SECOND);
    }
    assert_int_equal(ears[0].presences, 1);
    close_two(&p, ears);
}

static void test_the_last_page_counts(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    ear second;
    open_two(&p, &s, ears, "presence-pages");
    ear_open(&p, &second, s.table, s.tokens[1], 0);
    hang_up(&p, &ears[1]);
    pass(&p, 2 * AWAY);
    assert_true(seat_is_here(&p, &s, 1));
    assert_int_equal(ears[0].presences, 1);
    ear_close(&p, &second);
    party_commit(&p);
    pass(&p, AWAY);
    assert_int_equal(ears[0].presences, 2);
    close_two(&p, ears);
}

/* One message for all who come and go in one round; none for strangers. */
static void test_a_round_is_told_once(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[6];
    ear stranger;
    party_open(&p, "presence-round");
    party_seat(&p, &s, "santo-domingo", 6, "{}");
    ear_open(&p, &ears[0], s.table, s.tokens[0], 0);
    p.hold = true;
    for (int i = 1; i < 6; i++)
        ear_open(&p, &ears[i], s.table, s.tokens[i], 0);
    ear_open(&p, &stranger, s.table, NULL, 0);
    p.hold = false;
    party_commit(&p);
    assert_int_equal(ears[0].presences, 1);
    assert_int_equal(ears[0].positions, 1);
    assert_string_equal(ears[0].here, "{\"here\":[0,1,2,3,4,5]}");
    ear_close(&p, &stranger);
    pass(&p, 2 * AWAY);
    assert_int_equal(ears[0].presences, 1);
    for (int i = 0; i < 6; i++)
        ear_close(&p, &ears[i]);
    party_close(&p);
}

/* Several at one device: whoever looks, all of them are here. */
static void test_others_listen_along(void **state)
{
    (void)state;
    party p;
    seated s;
    ear e;
    party_open(&p, "presence-others");
    party_seat(&p, &s, "santo-domingo", 3, "{}");
    json_t *others = json_pack("[s, s]", s.tokens[1], "nobody's");
    house_request request = {
        .table = s.table, .token = s.tokens[0], .lang = "en", .others = others};
    house_reply reply = {0};
    ear_open(&p, &e, s.table, s.tokens[0], 0);
    house_unlisten(p.house, &e.listener);
    house_listen(p.house, &request, (uint32_t)e.count, &e.listener, &reply);
    assert_int_equal(reply.status, 200);
    party_commit(&p);
    assert_true(seat_is_here(&p, &s, 0));
    assert_true(seat_is_here(&p, &s, 1));
    assert_false(seat_is_here(&p, &s, 2));
    json_decref(others);
    ear_close(&p, &e);
    party_commit(&p);
    pass(&p, AWAY);
    assert_false(seat_is_here(&p, &s, 1));
    party_close(&p);
}

static void test_who_passes_is_not_here(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    ear passing = {0};
    party_open(&p, "presence-passing");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    ear_open(&p, &ears[0], s.table, s.tokens[0], 0);
    ear_open(&p, &passing, s.table, NULL, 0);
    house_unlisten(p.house, &passing.listener);
    house_request request = {.table = s.table, .token = s.tokens[1], .lang = "en", .passing = true};
    house_reply reply = {0};
    house_listen(p.house, &request, (uint32_t)passing.count, &passing.listener, &reply);
    party_commit(&p);
    assert_int_equal(passing.positions, 2);
    assert_false(seat_is_here(&p, &s, 1));
    assert_int_equal(ears[0].presences, 0);
    ear_close(&p, &passing);
    ear_close(&p, &ears[0]);
    party_close(&p);
}

/* A secret that is worth nothing any more keeps nobody here. */
static void test_a_new_invitation_ends_the_old_one(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    party_open(&p, "presence-invited");
    party_seat(&p, &s, "santo-domingo", 1 + 1, "{\"seats\":[\"open\",\"open\"]}");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"seat\",\"seat\":1,\"as\":\"open\"}");
    json_t *invited = party_do(&p, s.table, s.tokens[0], "{s:s, s:i}", "do", "invite", "seat", 1);
    ear_open(&p, &ears[0], s.table, s.tokens[0], 0);
    ear_open(&p, &ears[1], s.table, text_at(invited, "token"), 0);
    assert_true(seat_is_here(&p, &s, 1));
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"invite\",\"seat\":1}");
    assert_true(ears[1].ended);
    pass(&p, AWAY);
    assert_false(seat_is_here(&p, &s, 1));
    json_decref(invited);
    close_two(&p, ears);
}

static void test_nothing_is_kept(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    open_two(&p, &s, ears, "presence-restart");
    size_t entries = ears[0].count;
    hang_up(&p, &ears[0]);
    hang_up(&p, &ears[1]);
    assert_true(seat_is_here(&p, &s, 1));
    party_reopen(&p);
    assert_false(seat_is_here(&p, &s, 0));
    assert_false(seat_is_here(&p, &s, 1));
    ear again;
    ear_open(&p, &again, s.table, s.tokens[0], 0);
    assert_int_equal(again.count, entries); /* the log knows nothing of it */
    assert_true(seat_is_here(&p, &s, 0));
    assert_false(seat_is_here(&p, &s, 1));
    ear_close(&p, &again);
    close_two(&p, ears);
}

static void test_a_clock_set_back_holds_nobody(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    open_two(&p, &s, ears, "presence-clock");
    hang_up(&p, &ears[1]);
    p.now -= 3600 * SECOND;
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"chat\",\"text\":\"hello\"}");
    assert_false(seat_is_here(&p, &s, 1));
    close_two(&p, ears);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_coming_is_told_at_once),
        cmocka_unit_test(test_going_is_told_after_a_while),
        cmocka_unit_test(test_time_is_asked_for),
        cmocka_unit_test(test_coming_back_soon_is_not_told),
        cmocka_unit_test(test_the_last_page_counts),
        cmocka_unit_test(test_a_round_is_told_once),
        cmocka_unit_test(test_others_listen_along),
        cmocka_unit_test(test_who_passes_is_not_here),
        cmocka_unit_test(test_a_new_invitation_ends_the_old_one),
        cmocka_unit_test(test_nothing_is_kept),
        cmocka_unit_test(test_a_clock_set_back_holds_nobody),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
