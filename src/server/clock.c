/* Clocks: none, a time for every decision, a time for the whole game with an increment
 * for every decision, or days for a decision. They run for people, not for bots, while
 * something is to be decided. Times are those of the log's entries, so that a clock is
 * part of the fold. */
#include <string.h>

#include "server/read.h"
#include "server/table.h"

enum {
    SECOND = 1000,
    DAY_SECONDS = 86400,
    MOST_SECONDS = 30 * DAY_SECONDS,
    MOST_INCREMENT = 3600,
    MOST_DAYS = 60
};

static const char *const kinds[] = {
    [CLOCK_NONE] = "none", [CLOCK_MOVE] = "move", [CLOCK_GAME] = "game", [CLOCK_DAYS] = "days"};

bool table_clock_read(table_clock *clock, const json_t *object)
{
    json_int_t time = 0;
    json_int_t increment = 0;
    const char *kind = read_text(object, "kind");
    size_t members = 1;
    memset(clock, 0, sizeof *clock);
    while (kind != NULL && clock->kind <= CLOCK_DAYS && strcmp(kinds[clock->kind], kind) != 0)
        clock->kind++;
    if (kind == NULL || clock->kind > CLOCK_DAYS)
        return false;
    if (clock->kind == CLOCK_NONE)
        return json_object_size(object) == members;
    bool days = clock->kind == CLOCK_DAYS;
    if (!read_number(object, days ? "days" : "seconds", 1, days ? MOST_DAYS : MOST_SECONDS, &time))
        return false;
    members++;
    if (clock->kind == CLOCK_GAME && json_object_get(object, "increment") != NULL) {
        members++;
        if (!read_number(object, "increment", 0, MOST_INCREMENT, &increment))
            return false;
    }
    clock->time = time * (days ? DAY_SECONDS : 1) * SECOND;
    clock->increment = increment * SECOND;
    return json_object_size(object) == members;
}

json_t *table_clock_write(const table_clock *clock)
{
    json_t *object = json_pack("{s:s}", "kind", kinds[clock->kind]);
    int64_t seconds = clock->time / SECOND;
    if (clock->kind == CLOCK_DAYS)
        json_object_set_new(object, "days", json_integer(seconds / DAY_SECONDS));
    else if (clock->kind != CLOCK_NONE)
        json_object_set_new(object, "seconds", json_integer(seconds));
    if (clock->kind == CLOCK_GAME)
        json_object_set_new(object, "increment", json_integer(clock->increment / SECOND));
    return object;
}

bool table_clock_runs(const table *t, int seat)
{
    return t->clock.kind != CLOCK_NONE && t->phase == TABLE_PLAYING &&
           (t->awaited >> seat & 1) != 0 && t->seats[seat].bot[0] == '\0';
}

int64_t table_clock_left(const table *t, int seat, int64_t now)
{
    int64_t left = t->seats[seat].left;
    if (table_clock_runs(t, seat) && now > t->changed)
        left -= now - t->changed;
    return left < 0 ? 0 : left;
}

void table_clock_run(table *t, int64_t time)
{
    for (int seat = 0; seat < t->setup.players; seat++)
        t->seats[seat].left = table_clock_left(t, seat, time);
}

/* A decision brings the increment, or the time for the next one. Noted with the pledge or
 * the step, because it goes with it when that is taken back. */
static void give(table *t, int actor)
{
    table_seat *s = &t->seats[actor];
    bool whole_game = t->clock.kind == CLOCK_GAME;
    int64_t given = whole_game ? t->clock.increment : t->clock.time - s->left;
    s->left += given;
    if (s->pledged > 0)
        s->given += given;
    else
        t->steps[atl_match_steps(t->match) - 1].given = given;
}

void table_clock_return(table *t, int seat, int64_t given)
{
    table_seat *s = &t->seats[seat];
    s->left = s->left < given ? 0 : s->left - given;
}

void table_clock_turn(table *t, int actor, int undone, uint32_t awaited_before)
{
    if (actor != TABLE_NOBODY)
        give(t, actor);
    for (int seat = 0; seat < t->setup.players && t->clock.kind != CLOCK_GAME; seat++) {
        bool awaited = (t->awaited >> seat & 1) != 0;
        bool newly = awaited && (awaited_before >> seat & 1) == 0;
        if (newly && seat != undone)
            t->seats[seat].left = t->clock.time;
    }
}

bool table_clock_next(const table *t, int *seat, int64_t *when)
{
    bool found = false;
    for (int s = 0; s < t->setup.players; s++) {
        int64_t end = t->changed + t->seats[s].left;
        if (!table_clock_runs(t, s) || t->seats[s].overdue || (found && end >= *when))
            continue;
        *seat = s;
        *when = end;
        found = true;
    }
    return found;
}
