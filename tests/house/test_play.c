/* Playing at a table: whole games, secrets, taking back, undo, dice and records. */
#include "house/party.h"

#include "antilles/record.h"
#include "fair/dice.h"

/* ---- whole games ------------------------------------------------------------------- */

/* Everybody hears the same of what is not hidden, and nobody hears of a commitment of
 * another before it is revealed. */
static void check_secrecy(const ear *e, int seat)
{
    for (size_t i = 0; i < e->count; i++) {
        json_t *message = json_loads(e->texts[i], 0, NULL);
        const char *what = text_at(message, "do");
        bool hidden = json_is_true(json_object_get(message, "hidden"));
        assert_null(json_object_get(message, "token"));
        if (strcmp(what, "over") != 0)
            assert_null(json_object_get(message, "dice"));
        if (hidden)
            assert_null(json_object_get(message, "action"));
        if (strcmp(what, "pledge") == 0 && !json_is_null(json_object_get(message, "action")))
            assert_int_equal(hidden, number_at(message, "seat") != seat);
        json_decref(message);
    }
}

static void check_record(party *p, const seated *s)
{
    atl_match *match = NULL;
    atl_record_info info;
    uint8_t seed[DICE_SEED_BYTES];
    char commitment[DICE_COMMITMENT_TEXT];
    uint32_t step = 0;
    json_t *record = party_look(p, "record", s->table, NULL);
    assert_int_equal(p->status, 200);
    assert_int_equal(
        atl_record_read(&match, &info, json_string_value(record), json_string_length(record), NULL),
        ATL_OK);
    assert_string_equal(info.dice.table, s->table);
    assert_true(dice_seed_read(seed, info.dice.seed));
    dice_commitment(seed, s->table, commitment);
    assert_string_equal(commitment, info.dice.commitment);
    assert_true(dice_verify(seed, match, &step));
    assert_string_equal(info.seats[0].name, "Anna");
    atl_match_free(match);
    json_decref(record);
}

static void play_whole(const char *game, int players, const char *more, uint64_t seed)
{
    party p;
    seated s;
    ear ears[MAX_EARS];
    atl_rng rng;
    atl_rng_seed(&rng, seed, 0);
    party_open(&p, "play");
    party_seat(&p, &s, game, players, more);
    for (int i = 0; i < players; i++) {
        p.lang = i % 2 == 0 ? "en" : "de";
        ear_open(&p, &ears[i], s.table, s.tokens[i], 0);
    }
    ear_open(&p, &ears[players], s.table, NULL, 0);
    party_start(&p, &s);
    party_refused(&p, s.table, s.tokens[0], "{\"do\":\"rematch\"}", "closed");
    json_decref(party_look(&p, "record", s.table, NULL));
    assert_int_equal(p.status, 403);
    while (party_act(&p, &s, ears, &rng))
        p.now += 100;
    json_t *position = ear_position(&ears[players]);
    assert_string_equal(text_at(position, "phase"), "over");
    assert_int_equal(
        json_array_size(json_object_get(json_object_get(position, "standing"), "points")), players);
    json_decref(position);
    for (int i = players; i >= 0; i--) {
        assert_int_equal(ears[i].count, ears[0].count);
        check_secrecy(&ears[i], i < players ? i : ATL_WATCHER);
        ear_close(&p, &ears[i]);
    }
    check_record(&p, &s);
    party_close(&p);
}

static void test_santo_domingo(void **state)
{
    (void)state;
    play_whole("santo-domingo", 4, "{}", 1);
    play_whole("santo-domingo", 2, "{\"options\":{\"memory\":\"on\"}}", 2);
    play_whole("santo-domingo", 6, "{}", 3);
}

static void test_santiago(void **state)
{
    (void)state;
    play_whole("santiago", 3, "{}", 1);
    play_whole("santiago", 2, "{\"options\":{\"screens\":\"on\"}}", 2);
}

static void test_cuba(void **state)
{
    (void)state;
    play_whole("cuba", 2, "{}", 1);
    play_whole("cuba", 4, "{\"options\":{\"parliament\":\"secret\"}}", 2);
}

/* ---- bots ---------------------------------------------------------------------------- */

static void test_bots_play_with_people(void **state)
{
    (void)state;
    static const char *const games[] = {"santo-domingo", "santiago", "cuba"};
    for (int i = 0; i < 3; i++) {
        party p;
        seated s;
        ear ears[1];
        atl_rng rng;
        atl_rng_seed(&rng, 5, 0);
        party_open(&p, "bots");
        party_seat(&p, &s, games[i], 3,
                   "{\"seats\":[\"open\",{\"bot\":\"hard\"},{\"bot\":\"greedy\"}]}");
        s.players = 1;
        ear_open(&p, &ears[0], s.table, s.tokens[0], 0);
        party_start(&p, &s);
        do {
            party_let_bots(&p);
        } while (party_act(&p, &s, ears, &rng));
        json_t *position = ear_position(&ears[0]);
        assert_string_equal(text_at(position, "phase"), "over");
        json_decref(position);
        ear_close(&p, &ears[0]);
        party_close(&p);
    }
}

/* An answer to a question that is not asked any more changes nothing; a bot that does not
 * answer is asked again; what is not legal becomes something that is. */
static void test_answers_of_bots(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "answers");
    party_seat(&p, &s, "santo-domingo", 2, "{\"seats\":[\"open\",{\"bot\":\"hard\"}]}");
    party_start(&p, &s);
    assert_int_equal(p.job_count, 1);
    const bots_job job = p.jobs[0];
    bots_answer answer = {.question = job.question + 1, .seat = job.seat};
    strcpy(answer.table, s.table);
    house_answer(p.house, &answer);
    party_commit(&p);
    json_t *position = party_look(&p, "table", s.table, NULL);
    assert_int_equal(json_array_size(json_object_get(position, "pledged")), 0);
    json_decref(position);
    p.now += 130000;
    house_tick(p.house);
    party_commit(&p);
    assert_int_equal(p.job_count, 1);
    assert_int_not_equal(p.jobs[0].question, job.question);
    answer.question = p.jobs[0].question;
    answer.action = 1023;
    house_answer(p.house, &answer);
    party_commit(&p);
    position = party_look(&p, "table", s.table, NULL);
    assert_int_equal(json_array_size(json_object_get(position, "pledged")), 1);
    json_decref(position);
    party_close(&p);
}

static void test_hints(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "hints");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    party_start(&p, &s);
    assert_null(party_do(&p, s.table, s.tokens[1], "{s:s}", "do", "hint"));
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"hint\"}", "busy");
    assert_int_equal(p.late_count, 0);
    party_let_bots(&p);
    assert_int_equal(p.late_count, 1);
    assert_int_equal(p.late[0].ticket, 7);
    assert_int_equal(p.late[0].reply.status, 200);
    const json_t *hint = json_object_get(p.late[0].reply.body, "hint");
    assert_true(strlen(text_at(hint, "action")) > 0 && strlen(text_at(hint, "text")) > 0);
    assert_int_equal(json_array_size(json_object_get(hint, "lines")), 1);
    /* One that comes too late is told so. */
    assert_null(party_do(&p, s.table, s.tokens[1], "{s:s}", "do", "hint"));
    json_t *reply = party_do(&p, s.table, s.tokens[1], "{s:s, s:s}", "do", "act", "action",
                             text_at(hint, "action"));
    json_decref(reply);
    party_let_bots(&p);
    assert_int_equal(p.late_count, 2);
    assert_int_equal(p.late[1].reply.status, 409);
    party_close(&p);
}

/* ---- pledges ---------------------------------------------------------------------------- */

static json_t *look(party *p, const seated *s, int seat)
{
    return party_look(p, "table", s->table, seat < 0 ? NULL : s->tokens[seat]);
}

static size_t count_at(party *p, const seated *s, int seat, const char *key)
{
    json_t *position = look(p, s, seat);
    size_t count = json_array_size(json_object_get(position, key));
    json_decref(position);
    return count;
}

static void test_pledges_in_any_order(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "pledges");
    party_seat(&p, &s, "santo-domingo", 4, "{}");
    party_start(&p, &s);
    assert_int_equal(count_at(&p, &s, ATL_WATCHER, "to_act"), 4);
    party_good(&p, s.table, s.tokens[3], "{\"do\":\"act\",\"action\":\"captain\"}");
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"act\",\"action\":\"trader\"}");
    party_refused(&p, s.table, s.tokens[1], "{\"do\":\"act\",\"action\":\"trader\"}", "illegal");
    assert_int_equal(count_at(&p, &s, 3, "pledges"), 1);
    assert_int_equal(count_at(&p, &s, 0, "pledges"), 0);
    assert_int_equal(count_at(&p, &s, 0, "pledged"), 2);
    party_good(&p, s.table, s.tokens[3], "{\"do\":\"takeback\"}");
    party_refused(&p, s.table, s.tokens[3], "{\"do\":\"takeback\"}", "illegal");
    party_good(&p, s.table, s.tokens[3], "{\"do\":\"act\",\"action\":\"admiral\"}");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"act\",\"action\":\"beggar\"}");
    json_t *position = look(&p, &s, 0);
    assert_int_equal(number_at(position, "steps"), 0);
    json_decref(position);
    party_good(&p, s.table, s.tokens[2], "{\"do\":\"act\",\"action\":\"frigate\"}");
    position = look(&p, &s, 0);
    assert_int_equal(number_at(position, "steps"), 4);
    assert_int_equal(json_array_size(json_object_get(position, "pledged")), 0);
    const json_t *seats = json_object_get(json_object_get(position, "view"), "seats");
    const json_t *played = json_object_get(json_array_get(seats, 3), "played");
    assert_string_equal(json_string_value(json_array_get(played, 0)), "admiral");
    json_decref(position);
    party_refused(&p, s.table, s.tokens[2], "{\"do\":\"takeback\"}", "illegal");
    party_refused(&p, s.table, s.tokens[2], "{\"do\":\"undo\"}", "illegal");
    party_close(&p);
}

/* ---- undo --------------------------------------------------------------------------------- */

static json_int_t steps(party *p, const seated *s)
{
    json_t *position = look(p, s, ATL_WATCHER);
    json_int_t count = number_at(position, "steps");
    json_decref(position);
    return count;
}

/* Back within one's own decisions, not past those of others or chance. */
static void test_undo_and_reset(void **state)
{
    (void)state;
    party p;
    seated s;
    ear ears[2];
    atl_rng rng;
    int undone = 0;
    atl_rng_seed(&rng, 3, 0);
    party_open(&p, "undo");
    party_seat(&p, &s, "cuba", 2, "{}");
    ear_open(&p, &ears[0], s.table, s.tokens[0], 0);
    ear_open(&p, &ears[1], s.table, s.tokens[1], 0);
    party_start(&p, &s);
    for (int i = 0; i < 300; i++) {
        json_int_t before = steps(&p, &s);
        if (!party_act(&p, &s, ears, &rng))
            break;
        json_int_t after = steps(&p, &s);
        for (int seat = 0; seat < 2; seat++) {
            json_t *position = look(&p, &s, seat);
            bool may = json_is_true(json_object_get(position, "undo"));
            bool over = strcmp(text_at(position, "phase"), "over") == 0;
            json_decref(position);
            if (over)
                break;
            if (!may || i % 3 != 0) {
                if (!may)
                    party_refused(&p, s.table, s.tokens[seat], "{\"do\":\"undo\"}", "illegal");
                continue;
            }
            assert_int_equal(after, before + 1);
            party_refused(&p, s.table, s.tokens[1 - seat], "{\"do\":\"undo\"}", "illegal");
            party_good(&p, s.table, s.tokens[seat],
                       undone % 2 == 0 ? "{\"do\":\"undo\"}" : "{\"do\":\"reset\"}");
            if (undone++ % 2 == 0)
                assert_int_equal(steps(&p, &s), before);
            else
                assert_true(steps(&p, &s) <= before);
            break;
        }
    }
    assert_true(undone > 5);
    ear_close(&p, &ears[0]);
    ear_close(&p, &ears[1]);
    party_close(&p);
}

/* Who hands a seat over and takes it back leaves no work for nobody behind. */
static void test_bots_forget_what_nobody_wants(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "needless");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    party_start(&p, &s);
    for (int i = 0; i < 5; i++) {
        party_good(&p, s.table, s.tokens[0], "{\"do\":\"bot\",\"level\":\"expert\"}");
        assert_int_equal(p.job_count, 1);
        party_good(&p, s.table, s.tokens[0], "{\"do\":\"back\"}");
        assert_int_equal(p.job_count, 0);
    }
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"hint\"}"); /* of others it is kept */
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"bot\",\"level\":\"expert\"}");
    party_good(&p, s.table, s.tokens[0], "{\"do\":\"back\"}");
    assert_int_equal(p.job_count, 1);
    assert_true(p.jobs[0].hint);
    party_close(&p);
}

/* ---- stale ---------------------------------------------------------------------------------- */

static void test_stale_acts(void **state)
{
    (void)state;
    party p;
    seated s;
    party_open(&p, "stale");
    party_seat(&p, &s, "santo-domingo", 2, "{}");
    party_start(&p, &s);
    json_t *position = look(&p, &s, 0);
    json_int_t at = number_at(position, "at");
    json_decref(position);
    /* Chat and others' pledges change no decision; one's own do. */
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"chat\",\"text\":\"hello\"}");
    party_good(&p, s.table, s.tokens[1], "{\"do\":\"act\",\"action\":\"captain+trader\"}");
    json_t *reply = party_do(&p, s.table, s.tokens[0], "{s:s, s:s, s:I}", "do", "act", "action",
                             "captain+beggar", "at", at);
    assert_int_equal(p.status, 200);
    json_decref(reply);
    reply = party_do(&p, s.table, s.tokens[0], "{s:s, s:s, s:I}", "do", "act", "action",
                     "captain+beggar", "at", at);
    assert_int_equal(p.status, 409);
    assert_string_equal(text_at(json_object_get(reply, "error"), "code"), "stale");
    json_decref(reply);
    party_close(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_santo_domingo),
        cmocka_unit_test(test_santiago),
        cmocka_unit_test(test_cuba),
        cmocka_unit_test(test_bots_play_with_people),
        cmocka_unit_test(test_answers_of_bots),
        cmocka_unit_test(test_hints),
        cmocka_unit_test(test_pledges_in_any_order),
        cmocka_unit_test(test_undo_and_reset),
        cmocka_unit_test(test_bots_forget_what_nobody_wants),
        cmocka_unit_test(test_stale_acts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
