/* Pieces, pesos and points changing hands between a player and the stock (CU-1.2,
 * CU-7.1). From an empty stock one receives nothing. */
#include "games/cuba/rules.h"

const uint8_t cu_totals[CU_PIECES] = {15, 15, 15, 18, 18, 18, 15, 15};

int cu_take(cu_state *s, int seat, int piece, int amount, int why, atl_events *events)
{
    int taken = atl_min(amount, s->stock[piece]);
    s->stock[piece] = (uint8_t)(s->stock[piece] - taken);
    s->seats[seat].pieces[piece] = (uint8_t)(s->seats[seat].pieces[piece] + taken);
    if (taken > 0)
        atl_emit(events, CU_EVENT_TAKE, seat, piece, taken, why);
    return taken;
}

void cu_give(cu_state *s, int seat, int piece, int amount, int why, atl_events *events)
{
    cu_spend(&s->seats[seat], piece, amount);
    s->stock[piece] = (uint8_t)(s->stock[piece] + amount);
    atl_emit(events, CU_EVENT_GIVE, seat, piece, amount, why);
}

void cu_earn(cu_state *s, int seat, int pesos, int why, atl_events *events)
{
    s->seats[seat].pesos = (uint16_t)(s->seats[seat].pesos + pesos);
    atl_emit(events, CU_EVENT_EARN, seat, pesos, why, 0);
}

void cu_pay(cu_state *s, int seat, int pesos, int why, atl_events *events)
{
    s->seats[seat].pesos = (uint16_t)(s->seats[seat].pesos - pesos);
    atl_emit(events, CU_EVENT_PAY, seat, pesos, why, 0);
}

void cu_points(cu_state *s, int seat, int vp, int why, atl_events *events)
{
    s->seats[seat].vp = (uint16_t)(s->seats[seat].vp + vp);
    atl_emit(events, CU_EVENT_POINTS, seat, vp, why, 0);
}

uint32_t cu_owned(const cu_seat *seat)
{
    uint32_t owned = 0;
    for (unsigned piece = 0; piece < CU_PIECES; piece++)
        owned |= (uint32_t)(seat->pieces[piece] != 0) << piece;
    return owned;
}

uint32_t cu_in_stock(const cu_state *s)
{
    uint32_t there = 0;
    for (unsigned piece = 0; piece < CU_PIECES; piece++)
        there |= (uint32_t)(s->stock[piece] != 0) << piece;
    return there;
}
