/* Time passing: clocks that run out, bots that do not answer, tables at which nothing
 * happens any more. */
#include "server/inside.h"

enum {
    MINUTE = 60000,
    QUIET = 10 * MINUTE, /* after which a table that is over is put away */
};

int64_t time_due(const house *h, const table *t)
{
    int seat = 0;
    int64_t when = 0;
    int64_t due = t->changed + (int64_t)h->limits.idle_days * HOUSE_DAY;
    int64_t missed = presence_due(h, t);
    if (!house_is_open(t))
        due = t->used + QUIET;
    if (missed < due)
        due = missed;
    if (!house_is_open(t))
        return due;
    if (table_clock_next(t, &seat, &when) && when < due)
        due = when;
    for (seat = 0; seat < t->setup.players; seat++) {
        int64_t again = t->questions[seat].since + THINK_PATIENCE;
        if (t->questions[seat].number != 0 && again < due)
            due = again;
    }
    return due;
}

/* False when the table has been put away. */
static bool rest(house *h, table *t, int64_t now)
{
    if (now >= t->used + QUIET && t->listeners == NULL && !t->touched) {
        house_put_away(h, t);
        return false;
    }
    int64_t missed = presence_due(h, t);
    t->due = missed < now + MINUTE ? missed : now + MINUTE;
    return true;
}

static void go_on(house *h, table *t, int64_t now)
{
    int seat = 0;
    int64_t when = 0;
    if (now >= t->changed + (int64_t)h->limits.idle_days * HOUSE_DAY) {
        house_append(h, t, json_pack("{s:s, s:s}", "do", "close", "why", "idle"));
    } else {
        while (table_clock_next(t, &seat, &when) && now >= when)
            house_append(h, t, json_pack("{s:s, s:i}", "do", "overdue", "seat", seat));
        think_again(h, t, now);
    }
    t->due = time_due(h, t);
}

int house_tick(house *h)
{
    int64_t now = house_now(h);
    think_give_up(h, now);
    if (now >= h->due) {
        h->due = now + MINUTE;
        for (table *t = h->tables, *next = NULL; t != NULL; t = next) {
            next = t->hh.next;
            if (now >= t->due) {
                if (now >= presence_due(h, t))
                    house_touch(h, t);
                if (house_is_open(t))
                    go_on(h, t, now);
                else if (!rest(h, t, now))
                    continue;
            }
            if (t->due < h->due)
                h->due = t->due;
        }
    }
    int64_t wait = h->due - now;
    return wait < 1 ? 1 : wait > MINUTE ? MINUTE : (int)wait;
}
