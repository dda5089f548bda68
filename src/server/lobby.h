/* What create.c and lobby.c share. Internal to the house. */
#ifndef ANTILLES_SERVER_LOBBY_H
#define ANTILLES_SERVER_LOBBY_H

#include "server/inside.h"

/* What a table is made from. */
typedef struct lobby_plan {
    const atl_game *game;
    atl_setup setup;
    const char *edition, *title;
    table_clock clock;
    bool listed;
    json_t *seats; /* borrowed */
} lobby_plan;

/* A new table with its first entry. NULL when out of memory. */
table *lobby_found(house *h, const lobby_plan *p);

/* Somebody joins, or gets a seat by a new secret, which is returned with it. */
void lobby_append_join(house *h, table *t, const table_member *who, int member, bool host);
json_t *lobby_append_invite(house *h, table *t, int seat, int member);

/* "open", "invited" or {"bot": LEVEL}; and whether it is the one of that name. */
bool lobby_is_seat(const json_t *kind);
bool lobby_is_kind(const json_t *kind, const char *name);

json_t *lobby_seat_or_null(int seat);

#endif
