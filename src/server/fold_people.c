/* Entries about people: what they say, and their coming and going. */
#include <stdlib.h>
#include <string.h>

#include "server/fold.h"
#include "server/read.h"

bool fold_chat(folding *f)
{
    return fold_member(f, false) != NULL && read_text(f->entry, "text") != NULL;
}

/* The host's rights go to the first who is there, those who sit before watchers. */
static void find_host(table *t)
{
    for (int sitting = 1; sitting >= 0; sitting--) {
        for (int i = 0; i < t->member_count; i++) {
            const table_member *m = &t->members[i];
            if (!m->gone && m->name[0] != '\0' && (m->seat >= 0) == (sitting == 1)) {
                t->host = i;
                return;
            }
        }
    }
    t->host = TABLE_NOBODY;
}

bool fold_leave(folding *f)
{
    table *t = f->t;
    table_member *member = fold_member(f, false);
    if (member == NULL)
        return false;
    member->gone = true;
    if (t->phase == TABLE_LOBBY)
        fold_stand_up(t, member);
    for (int seat = 0; seat < t->setup.players && member->seat >= 0; seat++)
        t->seats[seat].votes &= ~(1U << member->seat);
    if (t->host == (int)(member - t->members))
        find_host(t);
    return true;
}

bool fold_bot(folding *f)
{
    int seat = 0;
    const char *level = read_text(f->entry, "level");
    if (!read_index(f->entry, "seat", f->t->setup.players, &seat) || level == NULL ||
        level[0] == '\0' || strlen(level) >= TABLE_LEVEL_BYTES)
        return false;
    table_seat *s = &f->t->seats[seat];
    strcpy(s->bot, level);
    s->overdue = false;
    s->votes = 0;
    return true;
}

bool fold_back(folding *f)
{
    table *t = f->t;
    table_member *member = fold_member(f, false);
    if (member == NULL)
        return false;
    member->gone = false;
    if (t->host == TABLE_NOBODY)
        find_host(t);
    if (member->seat < 0)
        return true;
    table_seat *s = &t->seats[member->seat];
    s->bot[0] = '\0';
    s->overdue = false;
    s->votes = 0;
    if (t->clock.kind != CLOCK_GAME)
        s->left = t->clock.time;
    return true;
}

bool fold_vote(folding *f)
{
    int seat = 0;
    const table_member *member = fold_member(f, false);
    if (member == NULL || member->seat < 0 ||
        !read_index(f->entry, "seat", f->t->setup.players, &seat))
        return false;
    f->t->seats[seat].votes |= 1U << member->seat;
    return true;
}

bool fold_overdue(folding *f)
{
    int seat = 0;
    if (!read_index(f->entry, "seat", f->t->setup.players, &seat))
        return false;
    f->t->seats[seat].overdue = true;
    return true;
}

bool fold_webhook(folding *f)
{
    table_member *member = fold_member(f, false);
    const char *url = read_text(f->entry, "url");
    const char *lang = read_text(f->entry, "lang");
    if (member == NULL || lang == NULL || strlen(lang) >= sizeof member->lang)
        return false;
    free(member->webhook);
    member->webhook = url == NULL ? NULL : strdup(url);
    strcpy(member->lang, lang);
    return url == NULL || member->webhook != NULL;
}

bool fold_rematch(folding *f)
{
    const char *id = read_text(f->entry, "table");
    if (id == NULL || strlen(id) >= sizeof f->t->rematch)
        return false;
    strcpy(f->t->rematch, id);
    return true;
}

bool fold_close(folding *f)
{
    f->t->phase = TABLE_CLOSED;
    return true;
}
