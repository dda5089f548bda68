/* A turn: the drive, the building and its use, the end of the turn and of the game
 * (SC-3, SC-5, SC-8). What Cubans, buildings and the port do is in files of their own. */
#include "games/santiago/state.h"

void sc_begin_turn(sc_state *s, atl_events *events)
{
    s->turn++;
    s->active = (uint8_t)sc_after(s, s->active);
    s->actor = s->active;
    s->phase = SC_DRIVE;
    atl_emit(events, SC_EVENT_TURN, s->active, s->turn, 0, 0);
}

/* Cubans the car leaves behind become active again (SC-3.3): the one it stood at and
 * those it drives over. After a full lap that includes the one it arrives at. */
static void wake_cubans(sc_state *s, int stops, atl_events *events)
{
    for (int i = 0; i < stops && s->inactive != 0; i++) {
        int place = s->place_at[(s->car + i) % SC_STOPS];
        if ((s->inactive >> place & 1) == 0)
            continue;
        s->inactive &= (uint16_t) ~(1U << place);
        atl_emit(events, SC_EVENT_ACTIVATE, ATL_WATCHER, place, 0, 0);
    }
}

static void arrive(sc_state *s, atl_events *events)
{
    int place = sc_car_place(s);
    if (place == SC_PORT) {
        sc_begin_delivery(s, events);
    } else if ((s->inactive >> place & 1) != 0) { /* SC-4.5, SC-5.4 */
        atl_emit(events, SC_EVENT_INACTIVE, s->active, place, 0, 0);
        sc_end_turn(s, events);
    } else {
        sc_meet_cuban(s, events);
    }
}

atl_status sc_drive(sc_state *s, atl_action action, atl_events *events)
{
    int place = action - SC_ACTION_DRIVE;
    if (place < 0 || place >= SC_PLACES)
        return ATL_ILLEGAL;
    int stops = sc_distance(s, place);
    int cost = stops - 1; /* SC-3.1 */
    if (cost > s->pesos[s->active])
        return ATL_ILLEGAL;
    bool passes_port = s->car != 0 && s->car + stops > SC_STOPS; /* SC-3.2 */
    s->pesos[s->active] = (uint16_t)(s->pesos[s->active] - cost);
    atl_emit(events, SC_EVENT_DRIVE, s->active, s->place_at[s->car], place, cost);
    wake_cubans(s, stops, events);
    s->car = s->stop_of[place];
    if (passes_port)
        sc_move_value(s, 1, SC_VALUE_PORT_PASSED, events);
    if (s->phase != SC_OVER)
        arrive(s, events);
    return ATL_OK;
}

static void stay(sc_state *s, int why, atl_events *events)
{
    int building = s->piece[s->active];
    atl_emit(events, SC_EVENT_STAY, s->active, building, why, 0);
    if (building == SC_NOWHERE)
        sc_end_turn(s, events);
    else
        sc_enter_use(s, building, false, events);
}

/* After an active Cuban: the flower decides (SC-5.1 to SC-5.3). */
void sc_go_to_building(sc_state *s, atl_events *events)
{
    int flower = s->flower[sc_car_place(s)];
    s->actor = s->active;
    if (flower == SC_NO_FLOWER)
        stay(s, SC_STAY_NO_FLOWER, events);
    else if (sc_free_buildings(s, flower) == 0)
        stay(s, SC_STAY_NONE_FREE, events);
    else
        s->phase = SC_MOVE;
}

atl_status sc_move(sc_state *s, atl_action action, atl_events *events)
{
    int building = action - SC_ACTION_MOVE;
    if (building < 0 || building >= SC_BUILDINGS)
        return ATL_ILLEGAL;
    if ((sc_free_buildings(s, s->flower[sc_car_place(s)]) >> building & 1) == 0)
        return ATL_ILLEGAL;
    s->piece[s->active] = (uint8_t)building;
    atl_emit(events, SC_EVENT_MOVE, s->active, building, 0, 0);
    sc_enter_use(s, building, false, events);
    return ATL_OK;
}

/* A turn's last words: the owner's VP (SC-5.6), then the roll if one is due (SC-7.6). */
void sc_end_turn(sc_state *s, atl_events *events)
{
    uint32_t here = sc_all_owned(s) & 1U << s->piece[s->active];
    for (int seat = 0; here != 0 && seat < s->players; seat++) {
        if (seat == s->active || (s->owned[seat] & here) == 0)
            continue;
        s->vp[seat]++;
        atl_emit(events, SC_EVENT_OWNER, seat, s->piece[s->active], 1, s->active);
    }
    if (s->roll_due)
        sc_begin_roll(s);
    else
        sc_next_turn(s, events);
}

void sc_next_turn(sc_state *s, atl_events *events)
{
    if (s->turn == SC_MAX_TURNS)
        sc_finish(s, SC_FINISH_TURNS, events);
    else
        sc_begin_turn(s, events);
}

/* Three goods of any mix become 1 VP (SC-8.2). Which of them go does not matter to
 * the result; they go in the order of the list. */
static void convert_goods(sc_state *s, int seat, atl_events *events)
{
    int total = 0;
    for (int good = 0; good < SC_GOODS; good++)
        total += s->goods[seat][good];
    int vp = total / SC_FINAL_GOODS_PER_VP;
    int rest = vp * SC_FINAL_GOODS_PER_VP;
    for (int good = 0; good < SC_GOODS; good++) {
        int gone = atl_min(rest, s->goods[seat][good]);
        s->goods[seat][good] = (uint8_t)(s->goods[seat][good] - gone);
        s->supply[good] = (uint8_t)(s->supply[good] + gone);
        rest -= gone;
    }
    s->vp[seat] = (uint16_t)(s->vp[seat] + vp);
    if (vp > 0)
        atl_emit(events, SC_EVENT_CONVERT, seat, vp * SC_FINAL_GOODS_PER_VP, vp, 0);
}

void sc_finish(sc_state *s, int why, atl_events *events)
{
    s->phase = SC_OVER;
    s->actor = 0;
    s->out = 0;
    s->in_use = SC_NOWHERE;
    s->employed = 0;
    s->exchange = SC_NO_EXCHANGE;
    atl_emit(events, SC_EVENT_FINISH, ATL_WATCHER, s->turn, why, 0);
    for (int seat = 0; seat < s->players; seat++)
        convert_goods(s, seat, events);
}
