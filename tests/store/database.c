/* A fresh folder per test, and a store in it. */
#include "store/database.h"

char folder[200];
char file[260];

int make_folder(void **state)
{
    (void)state;
    snprintf(folder, sizeof folder, "%s/store.XXXXXX", TEST_BINARY_DIR);
    if (mkdtemp(folder) == NULL)
        return -1;
    snprintf(file, sizeof file, "%s/antilles.db", folder);
    return 0;
}

int remove_folder(void **state)
{
    char command[300];
    (void)state;
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command) == 0 ? 0 : -1; /* NOLINT */
}

store *must_open(void)
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

void must_append(store *s, const char *table, uint32_t number, const char *entry)
{
    assert_int_equal(store_append(s, table, number, 1000 + number, entry), ATL_OK);
}

void must_commit(store *s)
{
    assert_int_equal(store_commit(s, NULL), ATL_OK);
}

bool count_entry(void *user, const store_entry *entry)
{
    tally *t = user;
    t->count++;
    snprintf(t->last, sizeof t->last, "%s", entry->text);
    return true;
}

char *read_all(const char *path, size_t *size)
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

void write_all(const char *path, const char *bytes, size_t size)
{
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    assert_int_equal(fwrite(bytes, 1, size, out), size);
    fclose(out);
}
