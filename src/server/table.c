/* The table, and the fold of its log. */

#include <stdlib.h>
#include <string.h>

#include "server/fold.h"
#include "server/read.h"

table *table_new(const char *id)
{
    table *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    strcpy(t->id, id);
    table_clear(t);
    return t;
}

void table_clear(table *t)
{
    for (int i = 0; i < t->member_count; i++)
        free(t->members[i].webhook);
    free(t->members);
    free(t->steps);
    free(t->edition);
    atl_match_free(t->match);
    table empty = {.host = TABLE_NOBODY,
                   .listeners = t->listeners,
                   .presence = t->presence,
                   .letters = t->letters,
                   .letter_count = t->letter_count,
                   .letter_capacity = t->letter_capacity,
                   .used = t->used,
                   .touched = t->touched,
                   .next_touched = t->next_touched,
                   .hh = t->hh};
    memcpy(empty.id, t->id, sizeof empty.id);
    for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
        empty.seats[seat].member = TABLE_NOBODY;
    *t = empty;
}

void table_free(table *t)
{
    if (t == NULL)
        return;
    table_clear(t);
    for (size_t i = 0; i < t->letter_count; i++)
        free(t->letters[i].text);
    free(t->letters);
    free(t);
}

static const struct {
    const char *name;
    bool (*fold)(folding *f);
} kinds[] = {
    {"create", fold_create},   {"join", fold_join},       {"invite", fold_invite},
    {"sit", fold_sit},         {"draw", fold_draw},       {"seat", fold_seat},
    {"start", fold_start},     {"pledge", fold_pledge},   {"move", fold_move},
    {"undo", fold_undo},       {"over", fold_over},       {"chat", fold_chat},
    {"leave", fold_leave},     {"bot", fold_bot},         {"back", fold_back},
    {"vote", fold_vote},       {"overdue", fold_overdue}, {"webhook", fold_webhook},
    {"rematch", fold_rematch}, {"close", fold_close},
};

bool table_fold(table *t, int64_t time, const json_t *entry, table_news *news)
{
    folding f = {t, entry, news, TABLE_NOBODY, TABLE_NOBODY};
    const char *what = read_text(entry, "do");
    size_t kind = 0;
    while (what != NULL && kind < sizeof kinds / sizeof kinds[0] &&
           strcmp(kinds[kind].name, what) != 0)
        kind++;
    if (what == NULL || kind == sizeof kinds / sizeof kinds[0] ||
        (t->entries == 0) != (kinds[kind].fold == fold_create))
        return false;
    news->number = t->entries + 1;
    news->time = time;
    news->entry = entry;
    news->what = kinds[kind].name;
    news->actor = TABLE_NOBODY;
    news->hidden = news->from_setup = false;
    news->events.count = 0;
    uint32_t awaited = t->awaited;
    table_clock_run(t, time);
    if (!kinds[kind].fold(&f))
        return false;
    table_look_around(t);
    table_clock_turn(t, f.acted, f.undone, awaited);
    t->entries++;
    t->changed = time;
    return true;
}
