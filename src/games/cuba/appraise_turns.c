/* What whole turns are worth to a seat: Worker, Tradeswoman and Mayor. */
#include "games/cuba/appraise.h"

/* --- worker --- */

/* Two best products of the cross, and more for water. */
int cu_value_of_field(const cu_appraisal *a, int field)
{
    uint32_t cross = cu_cross(field);
    int value = 0;
    int best = 0;
    int second = 0;
    for (int piece = 0; piece < CU_GROWN; piece++) {
        int fields = atl_min(atl_bits(a->me->open[piece] & cross), a->s->stock[piece]);
        for (int i = 0; i < fields; i++) {
            int worth = cu_worth_of_piece(a, piece, a->me->pieces[piece] + 1 + i);
            if (piece < CU_RESOURCES) {
                value += worth;
                continue;
            }
            value += atl_max(0, atl_min(worth, second) - a->more[CU_WATER]) / 2;
            if (worth > best) {
                second = best;
                best = worth;
            } else if (worth > second) {
                second = worth;
            }
        }
    }
    value += best + (cu_act_in_force(a->s, CU_DROUGHT) ? 0 : second);
    if (cu_may_play(a, CU_FOREMAN))
        value += cu_value_of_foreman(a, CU_MODE_CROSS, field) * 3 / 4;
    return value;
}

/* --- trade --- */

/* Gain of selling or buying as long as it pays. */
int cu_value_of_trade(const cu_appraisal *a)
{
    int value = 0;
    for (int m = 0; m < CU_MERCHANDISE; m++) {
        int piece = CU_RESOURCES + m;
        int price = cu_buying_price(a->s, m);
        int have = a->me->pieces[piece];
        int sale = cu_selling_price(a->s, m) * a->peso - a->keep[piece];
        int purchase = a->more[piece] - price * a->peso;
        if (have > 0 && sale > 0)
            value += sale * atl_min(have, 2);
        else if (price > 0 && price <= a->me->pesos && purchase > 0)
            value += purchase;
    }
    return value;
}

/* --- harbour --- */

/* What the Mayor gains at a dock. */
int cu_value_of_dock(const cu_appraisal *a, int dock)
{
    int value = 0;
    for (int m = 0; m < CU_MERCHANDISE; m++) {
        int piece = CU_RESOURCES + m;
        int have = a->me->pieces[piece];
        int need = cu_need(a->s->needs[dock], m);
        for (int i = 0; i < atl_min(have, need); i++) {
            int gain = dock * CU_VP - cu_worth_of_piece(a, piece, have - i);
            value += atl_max(gain, 0);
        }
    }
    return value;
}
