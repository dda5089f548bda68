/* A full disk, the end of the process at any moment, and backups of a store in use. */
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

#include "store/database.h"

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

/* ---- damage of the log that a killed process leaves ------------------------------------ */

/* A database whose last commits are in its log alone: those of a child that was killed. */
static void make_log(const char *log, char **bytes, size_t *size)
{
    int ends[2];
    int status = 0;
    uint32_t number = 0;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0)
        commit_for_ever(ends[1]);
    close(ends[1]);
    while (number < 20)
        assert_int_equal(read(ends[0], &number, sizeof number), sizeof number);
    kill(child, SIGKILL);
    assert_int_equal(waitpid(child, &status, 0), child);
    close(ends[0]);
    *bytes = read_all(log, size);
    assert_true(*size > 50000);
}

static void test_a_damaged_log_is_refused_and_left_alone(void **state)
{
    char log[300];
    char *good = NULL;
    size_t size = 0;
    size_t after = 0;
    (void)state;
    snprintf(log, sizeof log, "%s-wal", file);
    make_log(log, &good, &size);
    char *bad = malloc(size);
    assert_non_null(bad);
    /* Head, first frame, its page, and somewhere in the middle. */
    const size_t places[] = {0, 8, 17, 30, 32, 41, 50, 70, 3000, size / 3, size / 2};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        store *s = NULL;
        atl_reason why = {0};
        memcpy(bad, good, size);
        bad[places[i]] ^= 4;
        write_all(log, bad, size);
        assert_int_equal(store_open(&s, folder, &why), ATL_INVALID);
        assert_non_null(strstr(why.message, "damaged"));
        char *now = read_all(log, &after);
        assert_int_equal(after, size);
        assert_memory_equal(now, bad, size);
        free(now);
    }
    tally found = {0};
    write_all(log, good, size);
    store *s = must_open();
    assert_int_equal(store_visit_entries(s, "A", 0, count_entry, &found, NULL), ATL_OK);
    assert_true(found.count >= 20);
    store_close(s);
    free(bad);
    free(good);
}

/* The transaction under way when the machine stopped may be there in part, in any order. */
static void test_a_log_that_a_crash_cut_short_is_good(void **state)
{
    char log[300];
    char *good = NULL;
    size_t size = 0;
    uint32_t before = UINT32_MAX;
    (void)state;
    snprintf(log, sizeof log, "%s-wal", file);
    make_log(log, &good, &size);
    size_t database = 0;
    char *base = read_all(file, &database);
    for (size_t cut = size; cut > size / 2; cut -= 1531) {
        tally found = {0};
        write_all(file, base, database);
        write_all(log, good, cut);
        store *s = must_open();
        assert_int_equal(store_visit_entries(s, "A", 0, count_entry, &found, NULL), ATL_OK);
        assert_true(found.count <= before);
        before = found.count;
        store_close(s);
    }
    assert_true(before < 20);
    free(base);
    free(good);
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
    tally found = {0};
    assert_int_equal(store_visit_entries(s, "A", 0, count_entry, &found, NULL), ATL_OK);
    assert_int_equal(found.count, 2);
    store_close(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(a_full_disk_fails_the_commit_and_nothing_else),
        STORE_TEST(what_was_committed_survives_kill_9),
        STORE_TEST(a_damaged_log_is_refused_and_left_alone),
        STORE_TEST(a_log_that_a_crash_cut_short_is_good),
        STORE_TEST(a_half_made_database_is_made_anew),
        STORE_TEST(a_backup_is_made_while_writing),
        STORE_TEST(a_backup_that_cannot_be_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
