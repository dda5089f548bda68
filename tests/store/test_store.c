/* What the store keeps, and finds again. */
#include "store/database.h"

/* The entries of a table as "1:text 2:text ". */
typedef struct listing {
    char text[1000];
    int stop_after;
} listing;

static bool list_entry(void *user, const store_entry *entry)
{
    listing *list = user;
    size_t at = strlen(list->text);
    assert_int_equal(entry->time, 1000 + entry->number);
    snprintf(list->text + at, sizeof list->text - at, "%u:%s ", entry->number, entry->text);
    return list->stop_after == 0 || --list->stop_after > 0;
}

static bool list_table(void *user, const store_table *table)
{
    listing *list = user;
    size_t at = strlen(list->text);
    snprintf(list->text + at, sizeof list->text - at, "%s%s%s@%d ", table->id,
             table->over ? "!" : "", table->listed ? "*" : "", (int)table->changed);
    return list->stop_after == 0 || --list->stop_after > 0;
}

static bool list_call(void *user, const store_call *call)
{
    listing *list = user;
    size_t at = strlen(list->text);
    snprintf(list->text + at, sizeof list->text - at, "%d:%s:%s:%d ", (int)call->id, call->url,
             call->body, call->tries);
    return list->stop_after == 0 || --list->stop_after > 0;
}

static void expect_entries(store *s, const char *table, uint32_t after, const char *expected)
{
    listing list = {.text = ""};
    assert_int_equal(store_visit_entries(s, table, after, list_entry, &list, NULL), ATL_OK);
    assert_string_equal(list.text, expected);
}

static void expect_open_tables(store *s, const char *expected)
{
    listing list = {.text = ""};
    assert_int_equal(store_visit_open(s, list_table, &list, NULL), ATL_OK);
    assert_string_equal(list.text, expected);
}

/* ---- tables --------------------------------------------------------------------- */

static void test_entries_are_kept_in_order(void **state)
{
    (void)state;
    store *s = must_open();
    must_append(s, "A", 1, "{\"do\":\"create\"}");
    must_append(s, "B", 1, "b");
    must_append(s, "A", 2, "Größe „und“ ☃");
    must_commit(s);
    must_append(s, "A", 3, "three");
    expect_entries(s, "A", 0, "1:{\"do\":\"create\"} 2:Größe „und“ ☃ 3:three ");
    must_commit(s);
    store_close(s);
    s = must_open();
    expect_entries(s, "A", 0, "1:{\"do\":\"create\"} 2:Größe „und“ ☃ 3:three ");
    expect_entries(s, "A", 2, "3:three ");
    expect_entries(s, "A", 3, "");
    expect_entries(s, "nobody", 0, "");
    listing list = {.text = "", .stop_after = 2};
    assert_int_equal(store_visit_entries(s, "A", 0, list_entry, &list, NULL), ATL_OK);
    assert_string_equal(list.text, "1:{\"do\":\"create\"} 2:Größe „und“ ☃ ");
    store_close(s);
}

static void test_what_is_not_committed_is_dropped(void **state)
{
    (void)state;
    store *s = must_open();
    must_append(s, "A", 1, "one");
    must_commit(s);
    must_append(s, "A", 2, "two");
    store_rollback(s);
    expect_entries(s, "A", 0, "1:one ");
    must_append(s, "A", 2, "again");
    store_close(s);
    s = must_open();
    expect_entries(s, "A", 0, "1:one ");
    must_commit(s); /* nothing to commit is no failure */
    store_rollback(s);
    store_close(s);
}

static void test_an_entry_must_follow_the_last(void **state)
{
    static const struct {
        const char *table;
        uint32_t number;
    } wrong[] = {{"A", 1}, {"A", 2}, {"A", 4}, {"A", 0}, {"new", 2}, {"new", 0}};
    (void)state;
    store *s = must_open();
    must_append(s, "A", 1, "one");
    must_append(s, "A", 2, "two");
    must_commit(s);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        atl_reason why = {0};
        must_append(s, "B", 1, "b");
        assert_int_not_equal(store_append(s, wrong[i].table, wrong[i].number, 1, "x"), ATL_OK);
        /* What comes after it fails as well, and so does the commit: all or nothing. */
        assert_int_not_equal(store_append(s, "C", 1, 1, "c"), ATL_OK);
        assert_int_not_equal(store_commit(s, &why), ATL_OK);
        assert_non_null(why.message);
        expect_open_tables(s, "A@1002 ");
    }
    must_append(s, "A", 3, "three");
    must_commit(s);
    expect_entries(s, "A", 0, "1:one 2:two 3:three ");
    store_close(s);
}

static void test_tables_are_found_by_their_marks(void **state)
{
    (void)state;
    store *s = must_open();
    for (int i = 0; i < 6; i++) {
        char id[2] = {(char)('A' + i), '\0'};
        assert_int_equal(store_append(s, id, 1, 100 - i, "create"), ATL_OK);
        assert_int_equal(store_mark(s, id, i >= 2, i % 2 == 1), ATL_OK);
    }
    must_commit(s);
    expect_open_tables(s, "A@100 B*@99 ");
    listing all = {.text = ""};
    assert_int_equal(store_visit_over(s, 3, false, list_table, &all, NULL), ATL_OK);
    assert_string_equal(all.text, "C!@98 D!*@97 E!@96 ");
    listing listed = {.text = ""};
    assert_int_equal(store_visit_over(s, 9, true, list_table, &listed, NULL), ATL_OK);
    assert_string_equal(listed.text, "D!*@97 F!*@95 ");
    listing one = {.text = "", .stop_after = 1};
    assert_int_equal(store_visit_open(s, list_table, &one, NULL), ATL_OK);
    assert_string_equal(one.text, "A@100 ");
    store_close(s);
}

/* ---- accounts ------------------------------------------------------------------- */

static int64_t must_add(store *s, const char *name)
{
    int64_t id = 0;
    assert_int_equal(store_account_add(s, name, "$argon2id$x", 5, &id), ATL_OK);
    return id;
}

static void test_names_that_differ_in_case_are_the_same(void **state)
{
    static const char *const same[][2] = {
        {"Anna", "aNNA"},     {"Jürgen", "JÜRGEN"}, {"Łukasz Ž", "łUKASZ ž"},
        {"Άλφα Ω", "Άλφα ω"}, {"Ёлка Я", "ёЛКА я"}, {"Ÿ ẞ Ő", "ÿ ß ő"},
    };
    static const char *const others[] = {"Jurgen", "Anna ", "annä", "×", "÷", "ı", "İ", "☃"};
    char password[STORE_PASSWORD_BYTES];
    char name[64];
    (void)state;
    store *s = must_open();
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++) {
        int64_t id = must_add(s, same[i][0]);
        int64_t found = -1;
        assert_true(id > 0);
        assert_int_equal(must_add(s, same[i][1]), 0);
        assert_int_equal(store_account_find(s, same[i][1], &found, password), ATL_OK);
        assert_int_equal(found, id);
        assert_string_equal(password, "$argon2id$x");
        assert_int_equal(store_account_name(s, id, name, sizeof name), ATL_OK);
        assert_string_equal(name, same[i][0]);
    }
    must_commit(s);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        int64_t found = -1;
        assert_int_equal(store_account_find(s, others[i], &found, password), ATL_OK);
        assert_int_equal(found, 0);
        assert_true(must_add(s, others[i]) > 0);
    }
    assert_int_equal(store_account_name(s, 12345, name, sizeof name), ATL_OK);
    assert_string_equal(name, "");
    store_close(s);
}

static void test_what_cannot_be_a_name_or_a_hash_is_refused(void **state)
{
    char longest[257] = "";
    char password[STORE_PASSWORD_BYTES];
    const char *names[] = {"", longest, "bad \xff", "cut \xc3"};
    int64_t id = 0;
    (void)state;
    memset(longest, 'x', 256);
    store *s = must_open();
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        assert_int_not_equal(store_account_add(s, names[i], "p", 5, &id), ATL_OK);
        assert_int_equal(id, 0);
        assert_int_not_equal(store_commit(s, NULL), ATL_OK);
        assert_int_equal(store_account_find(s, names[i], &id, password), ATL_OK);
        assert_int_equal(id, 0);
    }
    assert_int_not_equal(store_account_add(s, "Anna", longest, 5, &id), ATL_OK);
    store_close(s);
}

static void test_sessions_begin_expire_and_end(void **state)
{
    uint8_t hash[STORE_HASH_BYTES] = {1};
    int64_t account = -1;
    (void)state;
    store *s = must_open();
    int64_t anna = must_add(s, "Anna");
    assert_int_equal(store_session_add(s, hash, anna, 100), ATL_OK);
    must_commit(s);
    assert_int_equal(store_session_find(s, hash, 99, &account), ATL_OK);
    assert_int_equal(account, anna);
    assert_int_equal(store_session_find(s, hash, 100, &account), ATL_OK);
    assert_int_equal(account, 0);
    assert_int_equal(store_session_end(s, hash), ATL_OK);
    assert_int_equal(store_session_find(s, hash, 5, &account), ATL_OK);
    assert_int_equal(account, 0);
    /* The thirty-third ends the one that expires first. */
    for (int i = 0; i < 33; i++) {
        hash[1] = (uint8_t)i;
        assert_int_equal(store_session_add(s, hash, anna, 1000 + i), ATL_OK);
    }
    for (int i = 0; i < 33; i++) {
        hash[1] = (uint8_t)i;
        assert_int_equal(store_session_find(s, hash, 5, &account), ATL_OK);
        assert_int_equal(account, i == 0 ? 0 : anna);
    }
    must_commit(s);
    /* No session without an account. */
    hash[0] = 2;
    assert_int_not_equal(store_session_add(s, hash, 777, 100), ATL_OK);
    assert_int_not_equal(store_commit(s, NULL), ATL_OK);
    store_close(s);
}

static void test_an_account_finds_its_tables(void **state)
{
    (void)state;
    store *s = must_open();
    int64_t anna = must_add(s, "Anna");
    must_add(s, "Bert");
    must_append(s, "A", 1, "a");
    must_append(s, "B", 1, "b");
    must_append(s, "C", 1, "c");
    assert_int_equal(store_account_sits(s, anna, "B"), ATL_OK);
    assert_int_equal(store_account_sits(s, anna, "A"), ATL_OK);
    assert_int_equal(store_account_sits(s, anna, "A"), ATL_OK);
    assert_int_equal(store_account_sits(s, anna + 1, "C"), ATL_OK);
    must_append(s, "B", 2, "b");
    must_commit(s);
    listing both = {.text = ""};
    assert_int_equal(store_visit_account(s, anna, 10, list_table, &both, NULL), ATL_OK);
    assert_string_equal(both.text, "B@1002 A@1001 ");
    listing one = {.text = ""};
    assert_int_equal(store_visit_account(s, anna, 1, list_table, &one, NULL), ATL_OK);
    assert_string_equal(one.text, "B@1002 ");
    listing none = {.text = ""};
    assert_int_equal(store_visit_account(s, 99, 10, list_table, &none, NULL), ATL_OK);
    assert_string_equal(none.text, "");
    store_close(s);
}

/* ---- calls ---------------------------------------------------------------------- */

static void expect_calls(store *s, int64_t now, int most, const char *expected)
{
    listing list = {.text = ""};
    assert_int_equal(store_visit_calls(s, now, most, list_call, &list, NULL), ATL_OK);
    assert_string_equal(list.text, expected);
}

static void test_calls_wait_until_they_are_done(void **state)
{
    (void)state;
    store *s = must_open();
    assert_int_equal(store_call_add(s, "u1", "b1", 30), ATL_OK);
    assert_int_equal(store_call_add(s, "u2", "b2", 10), ATL_OK);
    assert_int_equal(store_call_add(s, "u3", "b3", 20), ATL_OK);
    must_commit(s);
    expect_calls(s, 9, 10, "");
    expect_calls(s, 30, 10, "2:u2:b2:0 3:u3:b3:0 1:u1:b1:0 ");
    expect_calls(s, 30, 1, "2:u2:b2:0 ");
    assert_int_equal(store_call_again(s, 2, 25), ATL_OK);
    assert_int_equal(store_call_done(s, 3), ATL_OK);
    must_commit(s);
    store_close(s);
    s = must_open();
    expect_calls(s, 30, 10, "2:u2:b2:1 1:u1:b1:0 ");
    /* A number is never used again, so a late answer cannot mean another call. */
    assert_int_equal(store_call_done(s, 1), ATL_OK);
    assert_int_equal(store_call_done(s, 2), ATL_OK);
    assert_int_equal(store_call_done(s, 2), ATL_OK);
    assert_int_equal(store_call_add(s, "u4", "b4", 1), ATL_OK);
    expect_calls(s, 30, 10, "4:u4:b4:0 ");
    /* The same again takes its place, and is tried as often as a new one. */
    assert_int_equal(store_call_again(s, 4, 25), ATL_OK);
    assert_int_equal(store_call_add(s, "u4", "b4", 2), ATL_OK);
    assert_int_equal(store_call_add(s, "u4", "b5", 3), ATL_OK);
    expect_calls(s, 30, 10, "5:u4:b4:0 6:u4:b5:0 ");
    store_close(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(entries_are_kept_in_order),
        STORE_TEST(what_is_not_committed_is_dropped),
        STORE_TEST(an_entry_must_follow_the_last),
        STORE_TEST(tables_are_found_by_their_marks),
        STORE_TEST(names_that_differ_in_case_are_the_same),
        STORE_TEST(what_cannot_be_a_name_or_a_hash_is_refused),
        STORE_TEST(sessions_begin_expire_and_end),
        STORE_TEST(an_account_finds_its_tables),
        STORE_TEST(calls_wait_until_they_are_done),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
