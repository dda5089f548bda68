/* The port: delivery rounds, the value marker, ships that depart and the dice for the
 * next one (SC-7). */
#include "games/santiago/state.h"

/* The ship leaves; demand comes back with the roll at the turn's end (SC-7.6). The
 * seventh ends the game at once (SC-8.1). */
static void depart(sc_state *s, int why, atl_events *events)
{
    atl_emit(events, SC_EVENT_DEPART, ATL_WATCHER, s->ship, why, 0);
    memset(s->demand, 0, sizeof s->demand);
    s->left_out = SC_DICE;
    s->value = SC_LOW_VALUE;
    s->roll_due = 1;
    if (s->ship == SC_SHIPS)
        sc_finish(s, SC_FINISH_SHIPS, events);
    else
        s->ship++;
}

void sc_depart_if_full(sc_state *s, atl_events *events)
{
    if (!sc_has_demand(s))
        depart(s, SC_DEPART_FULL, events);
}

void sc_move_value(sc_state *s, int by, int why, atl_events *events)
{
    int to = s->value + by;
    atl_emit(events, SC_EVENT_VALUE, ATL_WATCHER, s->value, to, why);
    s->value = (uint8_t)to;
    if (to == SC_CHEQUERED)
        depart(s, SC_DEPART_FLAG, events);
}

bool sc_can_deliver(const sc_state *s, int seat)
{
    if (s->goods[seat][SC_WOOD] > 0)
        return sc_has_demand(s);
    for (int good = 0; good < SC_DICE; good++) {
        if (s->goods[seat][good] > 0 && s->demand[good] > 0)
            return true;
    }
    return false;
}

static void end_round(sc_state *s, atl_events *events)
{
    s->out = 0;
    sc_end_turn(s, events);
}

/* The next seat clockwise after `seat` that is still in the round and has something
 * to deliver; without one the round is over (SC-7.1, SC-7.4). */
static void next_go(sc_state *s, int seat, atl_events *events)
{
    for (int i = 0; i < s->players; i++) {
        seat = sc_after(s, seat);
        if ((s->out >> seat & 1) != 0)
            continue;
        if (sc_can_deliver(s, seat)) {
            s->actor = (uint8_t)seat;
            return;
        }
        s->out |= (uint8_t)(1U << seat);
        atl_emit(events, SC_EVENT_PASS, seat, SC_PASS_NOTHING, 0, 0);
    }
    sc_move_value(s, 1, SC_VALUE_ROUND_OVER, events);
    if (s->phase != SC_OVER)
        end_round(s, events);
}

void sc_begin_delivery(sc_state *s, atl_events *events)
{
    int before = s->active == 0 ? s->players - 1 : s->active - 1;
    s->phase = SC_DELIVER;
    next_go(s, before, events);
}

/* Takes the units; false when they are not there or not in demand. */
static bool load(sc_state *s, atl_action action, atl_events *events)
{
    bool wood = action >= SC_ACTION_WOOD;
    sc_count units = sc_units[action - (wood ? SC_ACTION_WOOD : SC_ACTION_DELIVER)];
    int good = wood ? SC_WOOD : units.good;
    int amount = units.count;
    if (amount > s->goods[s->actor][good] || amount > s->demand[units.good])
        return false;
    int vp = amount * (wood ? 1 : s->value); /* SC-7.2, SC-7.3 */
    s->goods[s->actor][good] = (uint8_t)(s->goods[s->actor][good] - amount);
    s->supply[good] = (uint8_t)(s->supply[good] + amount);
    s->demand[units.good] = (uint8_t)(s->demand[units.good] - amount);
    s->vp[s->actor] = (uint16_t)(s->vp[s->actor] + vp);
    atl_emit(events, wood ? SC_EVENT_WOOD : SC_EVENT_DELIVER, s->actor, units.good, amount, vp);
    return true;
}

atl_status sc_deliver(sc_state *s, atl_action action, atl_events *events)
{
    int seat = s->actor;
    if (action == SC_ACTION_PASS) {
        s->out |= (uint8_t)(1U << seat);
        atl_emit(events, SC_EVENT_PASS, seat, SC_PASS_CHOSEN, 0, 0);
        next_go(s, seat, events);
        return ATL_OK;
    }
    if (action < SC_ACTION_DELIVER || action >= SC_ACTION_PASS || !load(s, action, events))
        return ATL_ILLEGAL;
    if (s->preset == SC_MANUAL) /* one delivery each (section 10) */
        s->out |= (uint8_t)(1U << seat);
    sc_depart_if_full(s, events);
    if (s->phase == SC_OVER)
        return ATL_OK;
    if (s->roll_due)
        end_round(s, events);
    else
        next_go(s, seat, events);
    return ATL_OK;
}

void sc_begin_roll(sc_state *s)
{
    s->phase = SC_ROLL;
    s->actor = s->active;
    s->drawn = 0;
}

atl_status sc_roll(sc_state *s, atl_action action, atl_events *events)
{
    if (action < SC_ACTION_ROLL || action >= SC_NUM_ACTIONS)
        return ATL_ILLEGAL;
    sc_count face = sc_faces[action - SC_ACTION_ROLL];
    if (face.good != s->drawn)
        return ATL_ILLEGAL;
    s->rolled[face.good] = face.count;
    atl_emit(events, SC_EVENT_ROLL, s->active, face.good, face.count, 0);
    if (++s->drawn == SC_DICE)
        s->phase = SC_LEAVE_OUT;
    return ATL_OK;
}

/* Four dice stay; if they all show 0 the ship is off at once and the same player
 * rolls for the next (section 9 on SC-7.6). */
atl_status sc_leave_out(sc_state *s, atl_action action, atl_events *events)
{
    int die = action - SC_ACTION_LEAVE;
    if (die < 0 || die >= SC_DICE)
        return ATL_ILLEGAL;
    atl_emit(events, SC_EVENT_LEAVE, s->active, die, s->rolled[die], 0);
    memcpy(s->demand, s->rolled, sizeof s->demand);
    memset(s->rolled, 0, sizeof s->rolled);
    s->demand[die] = 0;
    s->left_out = (uint8_t)die;
    s->drawn = 0;
    s->roll_due = 0;
    sc_depart_if_full(s, events);
    if (s->phase == SC_OVER)
        return ATL_OK;
    if (s->roll_due)
        sc_begin_roll(s);
    else
        sc_next_turn(s, events);
    return ATL_OK;
}
