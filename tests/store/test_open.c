/* Opening a store: folders, others who use it, and files that are not what they should
 * be. */
#include <sys/stat.h>
#include <sys/wait.h>

#include "store/database.h"

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
    tally found = {0};
    assert_int_equal(store_visit_entries(s, "A", 0, count_entry, &found, &why), ATL_INVALID);
    assert_int_equal(found.count, 122);
    atl_reason_format(&why, why.message, text);
    assert_string_equal(text, "entry 123 of table A is damaged or missing");
    store_close(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(the_folder_is_made_for_its_owner_alone),
        STORE_TEST(a_file_is_no_folder),
        STORE_TEST(a_second_process_is_told),
        STORE_TEST(a_damaged_file_is_refused_and_left_alone),
        STORE_TEST(other_and_newer_databases_are_refused),
        STORE_TEST(a_log_without_its_database_is_refused),
        STORE_TEST(a_changed_letter_of_an_entry_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
