/* The Foreman (CU-6.2): all own buildings in the row and column of the piece, in any
 * order, or any one. What a building does is told in buildings.c. */
#include "games/cuba/rules.h"

/* Own buildings, the printed warehouse included, within the mode's reach. */
static uint32_t within_reach(const cu_state *s, int mode)
{
    const cu_seat *seat = cu_actor_view(s);
    uint32_t all = seat->tiles | 1U << CU_PRINTED_WAREHOUSE;
    if (mode == CU_MODE_SINGLE)
        return all;
    uint32_t cross = cu_cross(seat->piece);
    uint32_t reached = (cross >> seat->warehouse & 1U) << CU_PRINTED_WAREHOUSE;
    for (uint32_t rest = seat->tiles; rest != 0; rest &= rest - 1) {
        int tile = atl_lowest(rest);
        reached |= (cross >> s->places[tile] & 1U) << tile;
    }
    return reached;
}

uint32_t cu_usable(const cu_state *s, int mode)
{
    uint32_t usable = 0;
    for (uint32_t rest = within_reach(s, mode) & ~s->used; rest != 0; rest &= rest - 1) {
        const cu_building *b = &cu_buildings[atl_lowest(rest)];
        if (b->effect->usable(s, b))
            usable |= 1U << b->tile;
    }
    return usable;
}

uint32_t cu_mode_choices(const cu_state *s)
{
    uint32_t usable = cu_usable(s, CU_MODE_SINGLE);
    uint32_t choices = 0;
    if (usable != 0)
        choices |= 1U << CU_MODE_SINGLE;
    if ((usable & within_reach(s, CU_MODE_CROSS)) != 0)
        choices |= 1U << CU_MODE_CROSS;
    return choices;
}

void cu_mode_choose(cu_state *s, int choice, atl_events *events)
{
    (void)events;
    s->mode = (uint8_t)(1 + choice);
    cu_ask(s, CU_USE);
}

uint32_t cu_use_choices(const cu_state *s)
{
    return cu_usable(s, s->mode - 1);
}

void cu_use_choose(cu_state *s, int choice, atl_events *events)
{
    const cu_building *b = &cu_buildings[choice];
    s->tile = (uint8_t)choice;
    s->used |= 1U << choice;
    atl_emit(events, CU_EVENT_USE, s->actor, choice, 0, 0);
    b->effect->use(s, b, events);
}

void cu_used(cu_state *s, atl_events *events)
{
    s->tile = CU_NO_TILE;
    s->quota = 0;
    if (s->mode == 1 + CU_MODE_SINGLE || !cu_ask(s, CU_USE))
        cu_end_turn(s, events);
}
