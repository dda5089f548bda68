/* What the Cubans do for whoever stops at them (SC-4, section 10 for Miguel). */
#include "games/santiago/state.h"

void sc_gain(sc_state *s, int seat, int thing, int amount, int source, atl_events *events)
{
    if (thing == SC_PESOS) {
        s->pesos[seat] = (uint16_t)(s->pesos[seat] + amount);
    } else if (thing == SC_VP) {
        s->vp[seat] = (uint16_t)(s->vp[seat] + amount);
    } else {
        amount = atl_min(amount, s->supply[thing]);
        s->supply[thing] = (uint8_t)(s->supply[thing] - amount);
        s->goods[seat][thing] = (uint8_t)(s->goods[seat][thing] + amount);
    }
    atl_emit(events, SC_EVENT_GAIN, seat, thing, amount, source);
}

/* Pablo: a good of choice, if there is any (SC-4.2). */
static void meet_pablo(sc_state *s, atl_events *events)
{
    for (int good = 0; good < SC_DICE; good++) {
        if (s->supply[good] > 0) {
            s->phase = SC_TAKE;
            return;
        }
    }
    sc_go_to_building(s, events);
}

static void meet_miguel(sc_state *s, atl_events *events)
{
    if (s->preset == SC_MANUAL && s->supply[SC_WOOD] > 0) {
        s->phase = SC_TAKE;
        return;
    }
    if (s->preset == SC_MANUAL)
        sc_gain(s, s->active, SC_VP, 1, SC_MIGUEL, events);
    else
        sc_gain(s, s->active, SC_WOOD, 2, SC_MIGUEL, events);
    sc_go_to_building(s, events);
}

/* Alonso asks only someone who could do something (SC-4.4). */
static void meet_alonso(sc_state *s, atl_events *events)
{
    atl_action actions[SC_NUM_ACTIONS];
    s->phase = SC_LAWYER;
    if (santiago_legal(s, actions) == 1) /* nothing but to skip */
        sc_go_to_building(s, events);
}

void sc_meet_cuban(sc_state *s, atl_events *events)
{
    static const struct {
        uint8_t thing, amount;
    } gains[SC_PLACES] = {
        [SC_PEDRO] = {SC_TOBACCO, 2},  [SC_MARIA] = {SC_VP, 2},        [SC_JOSE] = {SC_SUGAR, 2},
        [SC_MARTINEZ] = {SC_PESOS, 3}, [SC_CONCHITA] = {SC_CITRUS, 2},
    };
    int place = sc_car_place(s);
    switch ((sc_place)place) {
    case SC_PEDRO:
    case SC_MARIA:
    case SC_JOSE:
    case SC_MARTINEZ:
    case SC_CONCHITA: /* SC-4.1 */
        sc_gain(s, s->active, gains[place].thing, gains[place].amount, place, events);
        sc_go_to_building(s, events);
        break;
    case SC_MIGUEL:
        meet_miguel(s, events);
        break;
    case SC_PABLO:
        meet_pablo(s, events);
        break;
    case SC_EL_ZORRO:
        sc_next_victim(s, s->active, events);
        break;
    case SC_ALONSO:
        meet_alonso(s, events);
        break;
    case SC_PORT:
    case SC_PLACES:
        break;
    }
}

atl_status sc_take(sc_state *s, atl_action action, atl_events *events)
{
    int place = sc_car_place(s);
    int thing = action - SC_ACTION_TAKE;
    bool vp = thing == SC_GOODS;
    if (thing < 0 || thing > SC_GOODS)
        return ATL_ILLEGAL;
    if (place == SC_PABLO ? thing >= SC_DICE || s->supply[thing] == 0 : thing < SC_WOOD)
        return ATL_ILLEGAL;
    if (vp)
        sc_gain(s, s->active, SC_VP, 1, place, events);
    else
        sc_gain(s, s->active, thing, place == SC_PABLO ? 1 : 2, place, events);
    sc_go_to_building(s, events);
    return ATL_OK;
}

static bool has_gift(const sc_state *s, int seat)
{
    const uint8_t *goods = s->goods[seat];
    return (s->pesos[seat] | s->vp[seat] | goods[0] | goods[1] | goods[2] | goods[3] | goods[4]) !=
           0;
}

void sc_next_victim(sc_state *s, int seat, atl_events *events)
{
    for (seat = sc_after(s, seat); seat != s->active; seat = sc_after(s, seat)) {
        if (has_gift(s, seat)) {
            s->phase = SC_GIVE;
            s->actor = (uint8_t)seat;
            return;
        }
        atl_emit(events, SC_EVENT_NOTHING, seat, 0, 0, 0);
    }
    sc_go_to_building(s, events);
}

atl_status sc_give(sc_state *s, atl_action action, atl_events *events)
{
    int gift = action - SC_ACTION_GIVE;
    int giver = s->actor;
    if (gift < 0 || gift > SC_DICE + 1)
        return ATL_ILLEGAL;
    if (gift < SC_DICE) {
        if (s->goods[giver][gift] == 0)
            return ATL_ILLEGAL;
        s->goods[giver][gift]--;
        s->goods[s->active][gift]++;
    } else {
        uint16_t *stock = gift == SC_DICE ? s->pesos : s->vp;
        if (stock[giver] == 0)
            return ATL_ILLEGAL;
        stock[giver]--;
        stock[s->active]++;
        gift += SC_PESOS - SC_DICE;
    }
    atl_emit(events, SC_EVENT_GIVE, giver, gift, s->active, 0);
    atl_emit(events, SC_EVENT_RECEIVE, s->active, gift, giver, 0);
    sc_next_victim(s, giver, events);
    return ATL_OK;
}

static atl_status seize(sc_state *s, int building, atl_events *events)
{
    bool owned = (sc_all_owned(s) >> building & 1) != 0;
    if (owned || atl_bits(s->owned[s->active]) == SC_MARKERS)
        return ATL_ILLEGAL;
    s->owned[s->active] |= (uint16_t)(1U << building);
    atl_emit(events, SC_EVENT_SEIZE, s->active, building, 0, 0);
    sc_go_to_building(s, events);
    return ATL_OK;
}

static atl_status employ(sc_state *s, int building, atl_events *events)
{
    if ((s->owned[s->active] >> building & 1) == 0 || !sc_useful(s, s->active, building))
        return ATL_ILLEGAL;
    atl_emit(events, SC_EVENT_EMPLOY, s->active, building, 0, 0);
    sc_enter_use(s, building, true, events);
    return ATL_OK;
}

atl_status sc_consult_lawyer(sc_state *s, atl_action action, atl_events *events)
{
    if (action >= SC_ACTION_SEIZE && action < SC_ACTION_EMPLOY)
        return seize(s, action - SC_ACTION_SEIZE, events);
    if (action >= SC_ACTION_EMPLOY && action < SC_ACTION_MOVE)
        return employ(s, action - SC_ACTION_EMPLOY, events);
    if (action != SC_ACTION_SKIP)
        return ATL_ILLEGAL;
    atl_emit(events, SC_EVENT_SKIP, s->active, SC_ALONSO, 0, 0);
    sc_go_to_building(s, events);
    return ATL_OK;
}
