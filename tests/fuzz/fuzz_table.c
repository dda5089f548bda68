/* Logs of tables from anywhere: entries, one a line, with the time before each. What
 * cannot be folded is refused; what can is told to everybody, and stays a possible
 * table. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "server/inside.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST = 100000 };

static void require(int condition)
{
    if (!condition)
        abort();
}

static void tell(const table *t, const table_news *news)
{
    for (int member = TABLE_NOBODY; member < t->member_count; member++) {
        char *text = render_entry(t, news, member, "en", 0);
        require(text != NULL);
        free(text);
        json_t *position = position_write(t, member, "en", t->changed);
        require(position != NULL);
        json_decref(position);
    }
}

static void check(const table *t)
{
    require(t->member_count <= TABLE_MEMBERS);
    for (int seat = 0; seat < t->setup.players; seat++) {
        int member = t->seats[seat].member;
        require(member == TABLE_NOBODY ||
                (member < t->member_count && t->members[member].seat == seat));
    }
    require((t->match != NULL) == (t->phase == TABLE_PLAYING || t->phase == TABLE_OVER) ||
            t->phase == TABLE_CLOSED);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *rest = NULL;
    char *text = size > MOST ? NULL : malloc(size + 1);
    table *t = text == NULL ? NULL : table_new("fuzz");
    bool good = t != NULL;
    if (good) {
        memcpy(text, data, size);
        text[size] = '\0';
    }
    for (char *line = good ? strtok_r(text, "\n", &rest) : NULL; line != NULL && good;
         line = strtok_r(NULL, "\n", &rest)) {
        char *json = NULL;
        table_news news;
        int64_t time = strtol(line, &json, 10) % (INT64_C(1) << 45U);
        json_t *entry = json_loads(json, JSON_REJECT_DUPLICATES, NULL);
        good = entry != NULL && table_fold(t, time, entry, &news);
        if (good) {
            check(t);
            tell(t, &news);
        }
        json_decref(entry);
    }
    table_free(t);
    free(text);
    return 0;
}
