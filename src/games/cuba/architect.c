/* The Architect (CU-6.1): a building, then its field; or none, for points. */
#include "games/cuba/rules.h"

static bool affordable(const cu_seat *seat, const cu_building *b)
{
    return seat->pieces[CU_WOOD] >= b->cost[CU_WOOD] &&
           seat->pieces[CU_STONE] >= b->cost[CU_STONE] &&
           seat->pieces[CU_WATER] >= b->cost[CU_WATER];
}

/* Buildings that are there. Of two alike only the first is offered. */
static uint32_t on_offer(const cu_state *s)
{
    uint32_t tiles = s->tiles;
    uint32_t doubled = 1U << CU_CIGAR_FACTORY | 1U << CU_DISTILLERY;
    return tiles & ~((tiles & doubled) << 1U);
}

uint32_t cu_build_choices(const cu_state *s)
{
    const cu_seat *seat = cu_actor_view(s);
    uint32_t choices = 0;
    if (cu_act_in_force(s, CU_BUILDING) && seat->pesos < CU_BUILDING_ACT_PESOS)
        return 0;
    for (uint32_t rest = on_offer(s); rest != 0; rest &= rest - 1) {
        int tile = atl_lowest(rest);
        if (affordable(seat, &cu_buildings[tile]))
            choices |= 1U << tile;
    }
    return choices;
}

void cu_build_choose(cu_state *s, int choice, atl_events *events)
{
    (void)events;
    s->tile = (uint8_t)choice;
    cu_ask(s, CU_PLACE);
}

void cu_build_end(cu_state *s, atl_events *events)
{
    static const uint8_t points[] = {2, 1};
    int before = s->build_forgone++;
    atl_emit(events, CU_EVENT_FORGO, s->actor, CU_ARCHITECT, before + 1, 0);
    if (before < 2)
        cu_points(s, s->actor, points[before], CU_WHY_CHARACTER + CU_ARCHITECT, events);
    cu_end_turn(s, events);
}

uint32_t cu_place_choices(const cu_state *s)
{
    const cu_seat *seat = cu_actor_view(s);
    uint32_t open = 0;
    for (int piece = 0; piece < CU_GROWN; piece++)
        open |= seat->open[piece];
    return open;
}

void cu_place_choose(cu_state *s, int choice, atl_events *events)
{
    cu_seat *seat = cu_actor(s);
    const cu_building *b = &cu_buildings[s->tile];
    atl_emit(events, CU_EVENT_BUILD, s->actor, s->tile, choice, 0);
    for (int piece = 0; piece < CU_RESOURCES; piece++) {
        if (b->cost[piece] > 0)
            cu_give(s, s->actor, piece, b->cost[piece], CU_WHY_COST, events);
    }
    if (cu_act_in_force(s, CU_BUILDING))
        cu_pay(s, s->actor, CU_BUILDING_ACT_PESOS, CU_WHY_BUILDING_ACT, events);
    for (int piece = 0; piece < CU_GROWN; piece++) /* the covered field is gone */
        seat->open[piece] &= (uint16_t) ~(1U << choice);
    s->tiles &= ~(1U << s->tile);
    seat->tiles |= 1U << s->tile;
    s->places[s->tile] = (uint8_t)choice;
    cu_end_turn(s, events);
}
