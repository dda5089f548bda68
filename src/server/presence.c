/* Who is here: the members who have the table open somewhere. Nothing of it is in the log;
 * it begins with the process and ends with it. */
#include "server/inside.h"

static uint64_t bit(int member)
{
    return UINT64_C(1) << member;
}

_Static_assert(TABLE_MEMBERS <= 64, "a member is a bit of 64");

uint64_t presence_of(const table *t, int member, const json_t *others)
{
    uint64_t people = member == TABLE_NOBODY ? 0 : bit(member);
    uint8_t hash[STORE_HASH_BYTES];
    for (size_t i = 0; i < json_array_size(others); i++) {
        const char *token = json_string_value(json_array_get(others, i));
        int other = token != NULL && house_hash(token, hash) ? table_member_by_token(t, hash)
                                                             : TABLE_NOBODY;
        if (other != TABLE_NOBODY)
            people |= bit(other);
    }
    return people;
}

bool presence_is_here(const table *t, int member)
{
    return member != TABLE_NOBODY && (t->presence.here & bit(member)) != 0;
}

/* Whether the time to come back is over. A clock that was set back does not make it longer. */
static bool is_missed(const house *h, const table_presence *p, int member, int64_t now)
{
    int64_t away = now - p->left[member];
    return away < 0 || away >= (int64_t)h->limits.away_seconds * 1000;
}

bool presence_round(const house *h, table *t)
{
    table_presence *p = &t->presence;
    int64_t now = house_now(h);
    uint64_t open = 0;
    for (const house_listener *l = t->listeners; l != NULL; l = l->next)
        open |= l->people;
    uint64_t leaving = p->here & ~open;
    for (int i = 0; i < TABLE_MEMBERS && leaving != 0; i++) {
        if ((leaving & bit(i)) == 0)
            continue;
        if ((p->leaving & bit(i)) == 0)
            p->left[i] = now;
        else if (is_missed(h, p, i, now))
            leaving &= ~bit(i);
    }
    p->here = open | leaving;
    p->leaving = leaving;
    bool changed = p->here != p->told;
    p->told = p->here;
    return changed;
}

int64_t presence_due(const house *h, const table *t)
{
    const table_presence *p = &t->presence;
    int64_t due = INT64_MAX;
    for (int i = 0; i < TABLE_MEMBERS && p->leaving != 0; i++) {
        int64_t when = p->left[i] + (int64_t)h->limits.away_seconds * 1000;
        if ((p->leaving & bit(i)) != 0 && when < due)
            due = when;
    }
    return due;
}

json_t *presence_write(const table *t)
{
    json_t *list = json_array();
    for (int i = 0; i < t->member_count; i++) {
        if (presence_is_here(t, i))
            json_array_append_new(list, json_integer(i));
    }
    return json_pack("{s:o}", "here", list);
}
