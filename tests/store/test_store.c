/* The store, on a real database: what is kept, what is not, and what happens to it when a
 * process is killed, a disk is full, a file is damaged or two want it at once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "store/store.h"

/* A fresh folder per test. */
static char folder[200];
static char file[260];

static int make_folder(void **state)
{
    (void)state;
    snprintf(folder, sizeof folder, "%s/store.XXXXXX", TEST_BINARY_DIR);
    if (mkdtemp(folder) == NULL)
        return -1;
    snprintf(file, sizeof file, "%s/antilles.db", folder);
    return 0;
}

static int remove_folder(void **state)
{
    char command[300];
    (void)state;
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command) == 0 ? 0 : -1; /* NOLINT */
}

static store *must_open(void)
{
    store *s = NULL;
    atl_reason why = {0};
    if (store_open(&s, folder, &why) != ATL_OK) {
        char text[ATL_REASON_TEXT];
        atl_reason_format(&why, why.message, text);
        fail_msg("%s", text);
    }
    return s;
}

static void must_append(store *s, const char *table, uint32_t number, const char *entry)
{
    assert_int_equal(store_append(s, table, number, 1000 + number, entry), ATL_OK);
}

static void must_commit(store *s)
{
    assert_int_equal(store_commit(s, NULL), ATL_OK);
}

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
    store_close(s);
}

/* ---- opening -------------------------------------------------------------------- */

static void test_the_folder_is_made_for_its_owner_alone(void **state)
{
    char top[200];
    struct stat found;
    (void)state;
    snprintf(top, sizeof top, "%s", folder);
    snprintf(folder, sizeof folder, "%.150s/a/b/", top);
    store *s = must_open();
    store_close(s);
    assert_int_equal(stat(folder, &found), 0);
    assert_int_equal(found.st_mode & 0777, 0700);
    snprintf(file, sizeof file, "%s/antilles.db", folder);
    assert_int_equal(stat(file, &found), 0);
    assert_int_equal(found.st_mode & 0777, 0600);
    snprintf(folder, sizeof folder, "%s", top);
}

static void expect_refused(const char *words)
{
    store *s = NULL;
    atl_reason why = {0};
    char text[ATL_REASON_TEXT];
    assert_int_not_equal(store_open(&s, folder, &why), ATL_OK);
    assert_null(s);
    assert_non_null(why.message);
    atl_reason_format(&why, why.message, text);
    if (strstr(text, words) == NULL)
        fail_msg("'%s' does not say '%s'", text, words);
}

static void test_a_file_is_no_folder(void **state)
{
    char top[200];
    (void)state;
    snprintf(top, sizeof top, "%s", folder);
    snprintf(folder, sizeof folder, "%.150s/plain", top);
    fclose(fopen(folder, "w"));
    expect_refused("folder cannot be made");
    snprintf(folder, sizeof folder, "%.150s/plain/more", top);
    expect_refused("folder cannot be made");
    folder[0] = '\0';
    expect_refused("folder cannot be made");
    snprintf(folder, sizeof folder, "%s", top);
}

static void test_a_second_process_is_told(void **state)
{
    int status = 0;
    (void)state;
    store *s = must_open();
    expect_refused("another process");
    pid_t child = fork();
    if (child == 0) {
        store *other = NULL;
        atl_reason why = {0};
        _exit(store_open(&other, folder, &why) == ATL_INVALID &&
                      strstr(why.message, "another process") != NULL
                  ? 0
                  : 1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    must_append(s, "A", 1, "one");
    must_commit(s);
    store_close(s);
    store_close(must_open());
}

/* ---- damage --------------------------------------------------------------------- */

enum { ENTRIES = 400 };

/* A database of some size, closed, with everything in its file. */
static void make_database(void)
{
    store *s = must_open();
    for (uint32_t i = 1; i <= ENTRIES; i++) {
        char entry[120];
        snprintf(entry, sizeof entry,
                 "{\"do\":\"chat\",\"text\":\"line %u of many lines that are said\"}", i);
        must_append(s, "A", i, entry);
    }
    must_commit(s);
    store_close(s);
}

static char *read_all(const char *path, size_t *size)
{
    FILE *in = fopen(path, "rb");
    assert_non_null(in);
    fseek(in, 0, SEEK_END);
    *size = (size_t)ftell(in);
    rewind(in);
    char *bytes = malloc(*size + 1);
    assert_non_null(bytes);
    assert_int_equal(fread(bytes, 1, *size, in), *size);
    fclose(in);
    return bytes;
}

static void write_all(const char *path, const char *bytes, size_t size)
{
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    assert_int_equal(fwrite(bytes, 1, size, out), size);
    fclose(out);
}

/* Writes the bytes, expects a refusal and the file as it was. */
static void expect_damage(const char *bytes, size_t size, const char *words)
{
    size_t after = 0;
    write_all(file, bytes, size);
    expect_refused(words);
    char *now = read_all(file, &after);
    assert_int_equal(after, size);
    assert_memory_equal(now, bytes, size);
    free(now);
}

static void test_a_damaged_file_is_refused_and_left_alone(void **state)
{
    size_t size = 0;
    (void)state;
    make_database();
    char *good = read_all(file, &size);
    char *bad = malloc(size);
    assert_non_null(bad);
    assert_true(size > 20000);

    expect_damage(good, 0, "empty");
    expect_damage(good, 1, "damaged");
    expect_damage(good, 99, "damaged");
    expect_damage(good, size / 2, "damaged");
    expect_damage(good, size - 1, "damaged");
    expect_damage(good, size - 4096, "damaged");
    expect_damage("This is a letter to Anna, not a database. It is longer than a line.\n", 68,
                  "damaged");
    memset(bad, 0, size);
    expect_damage(bad, size, "damaged");
    memcpy(bad, good, size);
    bad[0] ^= 1;
    expect_damage(bad, size, "damaged");
    for (size_t page = 1; page < size / 4096; page++) {
        memcpy(bad, good, size);
        memset(bad + page * 4096, 0x5a, 4096);
        expect_damage(bad, size, "damaged");
    }
    write_all(file, good, size);
    store_close(must_open());
    free(bad);
    free(good);
}

/* Application id and schema version are numbers in the header, big endian. */
static void test_other_and_newer_databases_are_refused(void **state)
{
    size_t size = 0;
    (void)state;
    make_database();
    char *bytes = read_all(file, &size);
    bytes[63]++;
    expect_damage(bytes, size, "newer version");
    bytes[63] = 0;
    expect_damage(bytes, size, "damaged");
    bytes[63] = 1;
    bytes[71]++;
    expect_damage(bytes, size, "another program");
    free(bytes);
}

static void test_a_log_without_its_database_is_refused(void **state)
{
    char log[300];
    size_t size = 0;
    (void)state;
    snprintf(log, sizeof log, "%s-wal", file);
    write_all(log, "frames", 6);
    expect_refused("missing");
    write_all(file, "", 0);
    expect_refused("empty");
    free(read_all(log, &size));
    assert_int_equal(size, 6);
}

/* A letter of an entry is nothing that SQLite would miss. */
static void test_a_changed_letter_of_an_entry_is_found(void **state)
{
    static const char words[] = "line 123 of";
    size_t size = 0;
    atl_reason why = {0};
    char text[ATL_REASON_TEXT];
    (void)state;
    make_database();
    char *bytes = read_all(file, &size);
    char *at = bytes;
    while (memcmp(at, words, sizeof words - 1) != 0)
        assert_true(++at < bytes + size - sizeof words);
    at[0] = 'L';
    write_all(file, bytes, size);
    free(bytes);
    store *s = must_open();
    listing list = {.text = ""};
    assert_int_equal(store_visit_entries(s, "A", 0, list_entry, &list, &why), ATL_INVALID);
    atl_reason_format(&why, why.message, text);
    assert_string_equal(text, "entry 123 of table A is damaged or missing");
    store_close(s);
}

/* ---- a full disk ------------------------------------------------------------------ */

/* In a child: commits until the limit on file sizes refuses, then with more room again. */
static int fill_the_disk(size_t entry_size)
{
    struct rlimit limit;
    store *s = NULL;
    uint32_t good = 0;
    char *entry = malloc(entry_size + 1);
    atl_reason why = {0};
    if (entry == NULL || store_open(&s, folder, NULL) != ATL_OK)
        return 2;
    memset(entry, 'x', entry_size);
    entry[entry_size] = '\0';
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = 300000;
    setrlimit(RLIMIT_FSIZE, &limit);
    atl_status status = ATL_OK;
    while (status == ATL_OK && good < 1000) {
        store_append(s, "A", good + 1, 1001 + good, entry);
        status = store_commit(s, &why);
        good += status == ATL_OK;
    }
    if (status == ATL_OK || why.message == NULL)
        return 3;
    if (good > 0 && store_append(s, "A", good + 2, 1, "x") == ATL_OK)
        return 4; /* the one that failed is not there */
    store_rollback(s);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_FSIZE, &limit);
    if (store_append(s, "A", good + 1, 1001 + good, "end") != ATL_OK ||
        store_commit(s, NULL) != ATL_OK)
        return 5;
    store_close(s);
    free(entry);
    return good == 0 ? 100 : good < 90 ? 10 + (int)good : 6;
}

typedef struct tally {
    uint32_t count;
    char last[16];
} tally;

static bool count_entry(void *user, const store_entry *entry)
{
    tally *t = user;
    t->count++;
    snprintf(t->last, sizeof t->last, "%s", entry->text);
    return true;
}

static void test_a_full_disk_fails_the_commit_and_nothing_else(void **state)
{
    /* One that fails in the commit, one already while it is written. */
    static const size_t sizes[] = {5000, 30000000};
    (void)state;
    for (size_t i = 0; i < 2; i++) {
        int status = 0;
        tally found = {0};
        pid_t child = fork();
        if (child == 0)
            _exit(fill_the_disk(sizes[i]));
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFEXITED(status));
        int code = WEXITSTATUS(status);
        assert_true(code >= 10);
        store *s = must_open();
        assert_int_equal(store_visit_entries(s, "A", 0, count_entry, &found, NULL), ATL_OK);
        assert_int_equal(found.count, code == 100 ? 1 : code - 10 + 1);
        assert_string_equal(found.last, "end");
        store_close(s);
        remove_folder(NULL);
        make_folder(NULL);
    }
}

/* ---- the end of the process at any moment ------------------------------------------- */

/* In a child: goes on with two tables, and tells the number of each commit. */
static void commit_for_ever(int out)
{
    store *s = NULL;
    tally found = {0};
    if (store_open(&s, folder, NULL) != ATL_OK ||
        store_visit_entries(s, "A", 0, count_entry, &found, NULL) != ATL_OK)
        _exit(1);
    for (uint32_t number = found.count + 1;; number++) {
        if (store_append(s, "A", number, 1000, "some words in the first table") != ATL_OK ||
            store_append(s, "B", number, 1000, "some other words in the second") != ATL_OK ||
            store_commit(s, NULL) != ATL_OK ||
            write(out, &number, sizeof number) != (ssize_t)sizeof number)
            _exit(1);
    }
}

static void test_what_was_committed_survives_kill_9(void **state)
{
    uint32_t acknowledged = 0;
    (void)state;
    for (int round = 0; round < 12; round++) {
        int ends[2];
        int status = 0;
        uint32_t number = 0;
        assert_int_equal(pipe(ends), 0);
        pid_t child = fork();
        if (child == 0) {
            close(ends[0]);
            commit_for_ever(ends[1]);
        }
        close(ends[1]);
        /* After a while of different length; what is in the pipe then counts as well. */
        for (int i = 0; i < 5 + 23 * round; i++) {
            assert_int_equal(read(ends[0], &number, sizeof number), sizeof number);
            acknowledged = number;
        }
        nanosleep(&(struct timespec){.tv_nsec = round * 137000L}, NULL);
        kill(child, SIGKILL);
        assert_int_equal(waitpid(child, &status, 0), child);
        while (read(ends[0], &number, sizeof number) == (ssize_t)sizeof number)
            acknowledged = number;
        close(ends[0]);
        tally a = {0};
        tally b = {0};
        store *s = must_open();
        assert_int_equal(store_visit_entries(s, "A", 0, count_entry, &a, NULL), ATL_OK);
        assert_int_equal(store_visit_entries(s, "B", 0, count_entry, &b, NULL), ATL_OK);
        assert_in_range(a.count, acknowledged, acknowledged + 1);
        assert_int_equal(a.count, b.count);
        store_close(s);
    }
}

/* A process that dies while it makes the database leaves nothing in the way. */
static void test_a_half_made_database_is_made_anew(void **state)
{
    char path[300];
    (void)state;
    snprintf(path, sizeof path, "%s.new", file);
    write_all(path, "half", 4);
    snprintf(path, sizeof path, "%s.new-journal", file);
    write_all(path, "of it", 5);
    store_close(must_open());
    assert_int_not_equal(access(path, F_OK), 0);
}

/* ---- backup ------------------------------------------------------------------------ */

typedef struct writer {
    store *s;
    uint32_t number;
    int pauses;
    bool leave_open;
} writer;

/* Goes on writing while the backup is made. */
static void write_meanwhile(void *user)
{
    writer *w = user;
    w->pauses++;
    if (w->number > 5000)
        return;
    if (w->leave_open && w->pauses % 3 == 1) {
        must_append(w->s, "A", ++w->number, "to be committed later");
        return;
    }
    must_append(w->s, "A", ++w->number, "written during the backup");
    must_commit(w->s);
}

static void test_a_backup_is_made_while_writing(void **state)
{
    char entry[2001];
    char copy[260];
    char top[200];
    (void)state;
    writer w = {.s = must_open(), .number = 4000, .leave_open = true};
    memset(entry, 'e', 2000);
    entry[2000] = '\0';
    for (uint32_t i = 1; i <= 4000; i++)
        must_append(w.s, "A", i, entry);
    must_commit(w.s);
    snprintf(copy, sizeof copy, "%s/copy.db", folder);
    assert_int_equal(store_backup(w.s, copy, write_meanwhile, &w, NULL), ATL_OK);
    assert_true(w.pauses > 5);
    must_commit(w.s);
    store_close(w.s);

    /* The copy opens as a database of its own, with all committed before the last piece. */
    snprintf(top, sizeof top, "%s", folder);
    snprintf(folder, sizeof folder, "%.150s/restored", top);
    assert_int_equal(mkdir(folder, 0700), 0);
    snprintf(file, sizeof file, "%s/antilles.db", folder);
    assert_int_equal(rename(copy, file), 0);
    tally found = {0};
    store *s = must_open();
    assert_int_equal(store_visit_entries(s, "A", 0, count_entry, &found, NULL), ATL_OK);
    assert_in_range(found.count, 4005, w.number);
    must_append(s, "A", found.count + 1, "life goes on");
    must_commit(s);
    store_close(s);
    snprintf(folder, sizeof folder, "%s", top);
}

static void test_a_backup_that_cannot_be_made(void **state)
{
    char path[260];
    atl_reason why = {0};
    size_t size = 0;
    (void)state;
    store *s = must_open();
    must_append(s, "A", 1, "one");
    must_commit(s);
    snprintf(path, sizeof path, "%s/there.db", folder);
    write_all(path, "mine", 4);
    assert_int_equal(store_backup(s, path, NULL, NULL, &why), ATL_IO);
    assert_non_null(why.message);
    free(read_all(path, &size));
    assert_int_equal(size, 4);
    snprintf(path, sizeof path, "%s/no/such/folder.db", folder);
    assert_int_equal(store_backup(s, path, NULL, NULL, &why), ATL_IO);
    /* Uncommitted changes: nobody ends them without a pause. */
    must_append(s, "A", 2, "two");
    snprintf(path, sizeof path, "%s/new.db", folder);
    assert_int_equal(store_backup(s, path, NULL, NULL, &why), ATL_IO);
    assert_int_not_equal(access(path, F_OK), 0);
    must_commit(s);
    assert_int_equal(store_backup(s, path, NULL, NULL, &why), ATL_OK);
    expect_entries(s, "A", 0, "1:one 2:two ");
    store_close(s);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(test_##name, make_folder, remove_folder)
    const struct CMUnitTest tests[] = {
        TEST(entries_are_kept_in_order),
        TEST(what_is_not_committed_is_dropped),
        TEST(an_entry_must_follow_the_last),
        TEST(tables_are_found_by_their_marks),
        TEST(names_that_differ_in_case_are_the_same),
        TEST(what_cannot_be_a_name_or_a_hash_is_refused),
        TEST(sessions_begin_expire_and_end),
        TEST(an_account_finds_its_tables),
        TEST(calls_wait_until_they_are_done),
        TEST(the_folder_is_made_for_its_owner_alone),
        TEST(a_file_is_no_folder),
        TEST(a_second_process_is_told),
        TEST(a_damaged_file_is_refused_and_left_alone),
        TEST(other_and_newer_databases_are_refused),
        TEST(a_log_without_its_database_is_refused),
        TEST(a_changed_letter_of_an_entry_is_found),
        TEST(a_full_disk_fails_the_commit_and_nothing_else),
        TEST(what_was_committed_survives_kill_9),
        TEST(a_half_made_database_is_made_anew),
        TEST(a_backup_is_made_while_writing),
        TEST(a_backup_that_cannot_be_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
