/* The Worker (CU-4): the piece moves, resources come at once, then product fields
 * are chosen one by one, first the free ones and then one for each water. */
#include "games/cuba/rules.h"

/* Activated open product fields not used yet whose product is in stock. */
static uint32_t ready_fields(const cu_state *s)
{
    const cu_seat *seat = cu_actor_view(s);
    uint32_t fields = 0;
    for (int piece = CU_RESOURCES; piece < CU_GROWN; piece++) {
        if (s->stock[piece] > 0)
            fields |= seat->open[piece];
    }
    return fields & cu_cross(seat->piece) & ~(uint32_t)s->harvested;
}

/* How many of them can be used one after another before the stock runs out. */
static int ready_count(const cu_state *s, uint32_t fields)
{
    const cu_seat *seat = cu_actor_view(s);
    int count = 0;
    for (int piece = CU_RESOURCES; piece < CU_GROWN; piece++)
        count += atl_min(atl_bits(seat->open[piece] & fields), s->stock[piece]);
    return count;
}

static void harvest(cu_state *s, int piece, uint32_t fields, atl_events *events)
{
    cu_seat *seat = cu_actor(s);
    for (uint32_t rest = fields; rest != 0 && s->stock[piece] > 0; rest &= rest - 1) {
        s->stock[piece]--;
        seat->pieces[piece]++;
        atl_emit(events, CU_EVENT_HARVEST, s->actor, atl_lowest(rest), piece, 0);
    }
}

static void harvest_field(cu_state *s, int field, atl_events *events)
{
    for (int piece = CU_RESOURCES; piece < CU_GROWN; piece++) {
        if (cu_actor(s)->open[piece] >> field & 1)
            harvest(s, piece, 1U << field, events);
    }
    s->harvested |= (uint16_t)(1U << field);
}

/* CU-4.3: without asking when there is nothing to choose from. */
static void go_on(cu_state *s, atl_events *events)
{
    if (s->quota > 0) {
        uint32_t fields = ready_fields(s);
        if (ready_count(s, fields) > s->quota) {
            cu_ask(s, CU_HARVEST);
            return;
        }
        for (int piece = CU_RESOURCES; piece < CU_GROWN; piece++)
            harvest(s, piece, cu_actor(s)->open[piece] & fields, events);
        cu_end_turn(s, events);
        return;
    }
    if (!cu_ask(s, CU_IRRIGATE))
        cu_end_turn(s, events);
}

uint32_t cu_move_choices(const cu_state *s)
{
    (void)s;
    return CU_ALL_FIELDS;
}

void cu_move_choose(cu_state *s, int choice, atl_events *events)
{
    cu_seat *seat = cu_actor(s);
    uint32_t cross = cu_cross(choice);
    seat->piece = (uint8_t)choice;
    atl_emit(events, CU_EVENT_MOVE, s->actor, choice, 0, 0);
    for (int piece = 0; piece < CU_RESOURCES; piece++) /* CU-4.2 */
        harvest(s, piece, seat->open[piece] & cross, events);
    s->quota = cu_act_in_force(s, CU_DROUGHT) ? 1 : 2;
    go_on(s, events);
}

uint32_t cu_harvest_choices(const cu_state *s)
{
    return ready_fields(s);
}

void cu_harvest_choose(cu_state *s, int choice, atl_events *events)
{
    harvest_field(s, choice, events);
    s->quota--;
    go_on(s, events);
}

uint32_t cu_irrigate_choices(const cu_state *s)
{
    return cu_actor_view(s)->pieces[CU_WATER] > 0 ? ready_fields(s) : 0;
}

void cu_irrigate_choose(cu_state *s, int choice, atl_events *events)
{
    cu_give(s, s->actor, CU_WATER, 1, CU_WHY_WATER, events);
    harvest_field(s, choice, events);
    go_on(s, events);
}
