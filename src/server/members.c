/* The people of a table. */
#include <sodium.h>
#include <string.h>

#include "server/table.h"

int table_member_by_token(const table *t, const uint8_t hash[STORE_HASH_BYTES])
{
    for (int i = 0; i < t->member_count; i++) {
        if (sodium_memcmp(t->members[i].token, hash, STORE_HASH_BYTES) == 0)
            return i;
    }
    return TABLE_NOBODY;
}

int table_member_by_account(const table *t, int64_t account)
{
    for (int i = 0; i < t->member_count && account != 0; i++) {
        if (t->members[i].account == account)
            return i;
    }
    return TABLE_NOBODY;
}

bool table_is_played_by_person(const table *t, int seat)
{
    const table_seat *s = &t->seats[seat];
    return s->member != TABLE_NOBODY && s->bot[0] == '\0' && !t->members[s->member].gone;
}

bool table_is_free(const table *t, int seat)
{
    return t->seats[seat].member == TABLE_NOBODY && t->seats[seat].bot[0] == '\0';
}

int table_free_seat(const table *t)
{
    for (int seat = 0; seat < t->setup.players; seat++) {
        if (table_is_free(t, seat))
            return seat;
    }
    return ATL_WATCHER;
}

void table_info(const table *t, atl_record_info *info)
{
    memset(info, 0, sizeof *info);
    for (int seat = 0; seat < t->setup.players; seat++) {
        const table_seat *s = &t->seats[seat];
        bool bot = s->member == TABLE_NOBODY && s->bot[0] != '\0';
        strcpy(info->seats[seat].agent, bot ? s->bot : "human");
        if (s->member != TABLE_NOBODY)
            strcpy(info->seats[seat].name, t->members[s->member].name);
    }
}

void table_people(const table *t, int viewer, text_people *people)
{
    atl_record_info info;
    table_info(t, &info);
    text_people_fill(people, &info, t->setup.players);
    people->viewer = viewer;
}

void table_record_info(const table *t, atl_record_info *info)
{
    table_info(t, info);
    strcpy(info->dice.table, t->id);
    strcpy(info->dice.commitment, t->commitment);
    dice_seed_write(t->dice, info->dice.seed);
}
