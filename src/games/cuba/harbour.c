/* The harbour (CU-8), loading by Mayor and Branch Offices (CU-6.3, CU-7). */
#include "games/cuba/rules.h"

uint16_t cu_card_needs(uint16_t card)
{
    uint32_t needs = 0;
    for (int space = 0; space < CU_SPACES; space++)
        needs += 1U << (3 * (card >> (3 * space) & 7));
    return (uint16_t)needs;
}

/* --- ships come and go --- */

int cu_free_place(const cu_state *s)
{
    static const uint8_t first[] = {CU_DOCK_1, CU_DOCK_2, CU_SEA}; /* CU-2.2 */
    static const uint8_t later[] = {CU_DOCK_3, CU_DOCK_2, CU_DOCK_1, CU_SEA};
    bool setting_up = s->stage == CU_SETTING_UP;
    const uint8_t *order = setting_up ? first : later;
    int count = setting_up ? (int)sizeof first : (int)sizeof later;
    for (int i = 0; i < count; i++) {
        if (s->ships[order[i]] == CU_NO_SHIP)
            return order[i];
    }
    return -1;
}

static void arrive(cu_state *s, int ship, atl_events *events)
{
    int place = cu_free_place(s);
    s->ships[place] = (uint8_t)ship;
    s->needs[place] = cu_card_needs(s->cards[ship]);
    atl_emit(events, CU_EVENT_SHIP, ATL_WATCHER, ship + 1, place, 0);
}

/* Empty places are filled from the pile, whose unknown part is drawn first (CU-8.3). */
void cu_fill_harbour(cu_state *s, atl_events *events)
{
    while (cu_free_place(s) >= 0) {
        if (s->pile != 0) {
            cu_ask(s, CU_DRAW_SHIP);
            return;
        }
        arrive(s, s->returned[0], events);
        s->returns--;
        for (int i = 0; i < s->returns; i++)
            s->returned[i] = s->returned[i + 1];
        s->returned[s->returns] = 0;
    }
    cu_harbour_filled(s, events);
}

uint32_t cu_ship_choices(const cu_state *s)
{
    return s->pile;
}

void cu_ship_choose(cu_state *s, int choice, atl_events *events)
{
    s->pile &= (uint16_t) ~(1U << choice);
    arrive(s, choice, events);
    cu_fill_harbour(s, events);
}

/* A ship leaves its dock: its load to the stock, itself below the pile. */
static void depart(cu_state *s, int place, atl_events *events)
{
    int ship = s->ships[place];
    uint16_t all = cu_card_needs(s->cards[ship]);
    uint16_t needs = s->needs[place];
    int aboard = CU_SPACES;
    for (int m = 0; m < CU_MERCHANDISE; m++)
        aboard -= cu_need(needs, m);
    atl_emit(events, CU_EVENT_DEPART, ATL_WATCHER, ship + 1, place, aboard);
    for (int m = 0; m < CU_MERCHANDISE; m++) {
        int load = cu_need(all, m) - cu_need(needs, m);
        if (load == 0)
            continue;
        s->stock[CU_RESOURCES + m] = (uint8_t)(s->stock[CU_RESOURCES + m] + load);
        atl_emit(events, CU_EVENT_UNLOAD, ATL_WATCHER, CU_RESOURCES + m, load, 0);
    }
    s->returned[s->returns++] = (uint8_t)ship;
    s->ships[place] = CU_NO_SHIP;
    s->needs[place] = 0;
}

/* Ships behind a gap move up in order (CU-8.1). */
static void move_up(cu_state *s, atl_events *events)
{
    int to = CU_DOCK_3;
    for (int from = CU_DOCK_3; from >= CU_SEA; from--) {
        if (s->ships[from] == CU_NO_SHIP)
            continue;
        if (from != to) {
            s->ships[to] = s->ships[from];
            s->needs[to] = s->needs[from];
            s->ships[from] = CU_NO_SHIP;
            s->needs[from] = 0;
            atl_emit(events, CU_EVENT_SHIP, ATL_WATCHER, s->ships[to] + 1, to, 0);
        }
        to--;
    }
}

void cu_leave_harbour(cu_state *s, uint32_t leaving, atl_events *events)
{
    for (int place = CU_DOCK_3; place >= CU_DOCK_1; place--) {
        if (leaving >> place & 1U)
            depart(s, place, events);
    }
    move_up(s, events);
    cu_fill_harbour(s, events);
}

/* --- loading --- */

/* For every merchandise the actor owns, all three bits of its needs. */
static uint32_t owned_needs(const cu_state *s)
{
    const uint8_t *pieces = cu_actor_view(s)->pieces + CU_RESOURCES;
    uint32_t mask = 0;
    for (int m = 0; m < CU_MERCHANDISE; m++)
        mask |= pieces[m] != 0 ? 7U << (3 * m) : 0;
    return mask;
}

uint32_t cu_dock_choices(const cu_state *s)
{
    uint32_t owned = owned_needs(s);
    uint32_t docks = 0;
    for (int place = CU_DOCK_1; place <= CU_DOCK_3; place++)
        docks |= (uint32_t)((s->needs[place] & owned) != 0) << (place - CU_DOCK_1);
    return docks;
}

void cu_dock_choose(cu_state *s, int choice, atl_events *events)
{
    (void)events;
    s->dock = (uint8_t)(CU_DOCK_1 + choice);
    cu_ask(s, CU_LOAD);
}

/* The Mayor loads nothing (CU-6.3). */
void cu_dock_end(cu_state *s, atl_events *events)
{
    static const uint8_t pesos[] = {4, 2};
    int before = s->load_forgone++;
    atl_emit(events, CU_EVENT_FORGO, s->actor, CU_MAYOR, before + 1, 0);
    if (before < 2)
        cu_earn(s, s->actor, pesos[before], CU_WHY_CHARACTER + CU_MAYOR, events);
    cu_end_turn(s, events);
}

uint32_t cu_load_choices(const cu_state *s)
{
    uint32_t needs = s->needs[s->dock] & owned_needs(s);
    uint32_t choices = 0;
    for (int m = 0; m < CU_MERCHANDISE; m++)
        choices |= (uint32_t)(cu_need(needs, m) != 0) << m;
    if (s->cargo != 0)
        choices &= 1U << (s->cargo - 1);
    return choices;
}

void cu_load_choose(cu_state *s, int choice, atl_events *events)
{
    int dock = s->dock;
    int why = s->tile == CU_NO_TILE ? CU_WHY_CHARACTER + CU_MAYOR : CU_WHY_BUILDING + s->tile;
    cu_spend(cu_actor(s), CU_RESOURCES + choice, 1);
    s->needs[dock] = (uint16_t)(s->needs[dock] - (1U << (3 * choice)));
    atl_emit(events, CU_EVENT_LOAD, s->actor, CU_RESOURCES + choice, s->ships[dock] + 1, dock);
    cu_points(s, s->actor, dock, why, events); /* dock 1, 2, 3 pay 1, 2, 3 */
    if (s->tile == CU_LARGE_BRANCH_OFFICE)
        s->cargo = (uint8_t)(1 + choice);
    if (s->needs[dock] == 0 && cu_act_in_force(s, CU_HARBOR))
        cu_leave_harbour(s, 1U << dock, events); /* CU-8.2 */
    else if (s->tile == CU_SMALL_BRANCH_OFFICE || !cu_ask(s, CU_LOAD_MORE))
        cu_load_end(s, events);
}

void cu_load_end(cu_state *s, atl_events *events)
{
    s->dock = 0;
    s->cargo = 0;
    if (s->character == CU_MAYOR)
        cu_end_turn(s, events);
    else
        cu_used(s, events);
}
