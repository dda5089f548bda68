/* What statutes are worth to a seat. */
#include "games/cuba/appraise.h"

/* VP a seat would get now; nobody knows the card left in hand before parliament. */
static int subsidy_vp(const cu_state *s, int seat, int card)
{
    enum { USUAL_VOTES = 3, VOTES_CARD = 4 };
    return card == VOTES_CARD ? USUAL_VOTES : cu_subsidies[card](&s->seats[seat]);
}

/* Own subsidy minus that of the best other, in hundredths. */
static int value_of_subsidy(const cu_appraisal *a, int card)
{
    int others = 0;
    for (int seat = 0; seat < a->s->players; seat++) {
        if (seat != a->seat)
            others = atl_max(others, subsidy_vp(a->s, seat, card));
    }
    return CU_VP * subsidy_vp(a->s, a->seat, card) - CU_VP * others / 2;
}

static int value_of_duty(const cu_appraisal *a, int card)
{
    const cu_duty_card *duty = &cu_duties[card];
    int have = 0;
    for (int piece = 0; piece < CU_PIECES; piece++) {
        if (duty->pieces >> piece & 1)
            have += a->me->pieces[piece];
    }
    return have >= duty->amount ? 3 * CU_VP / duty->amount : 0;
}

static int value_of_tax(const cu_appraisal *a, int card)
{
    int owed = card == CU_INITIAL_ACT     ? 2
               : card == CU_TAX_BUILDINGS ? atl_bits(a->me->tiles)
                                          : card + 1;
    return a->me->pesos >= owed ? 2 * CU_VP - owed * a->peso : 0;
}

static int value_of_act(const cu_appraisal *a, int type, int card)
{
    static const int8_t others[CU_CARDS] = {0, 10, -80, -60, 20, 0};
    if (card == CU_NO_ACT)
        return 0;
    switch ((cu_type)type) {
    case CU_TAX_ACT:
        return value_of_tax(a, card);
    case CU_DUTY_ACT:
        return value_of_duty(a, card);
    case CU_SUBSIDY_ACT:
        return value_of_subsidy(a, card);
    case CU_OTHER_ACT:
        return others[card] * a->rounds_left / 2;
    case CU_TYPES:
        break;
    }
    return 0;
}

int cu_value_of_bill(const cu_appraisal *a, int type, int card)
{
    int in_force = a->s->acts[type & (CU_TYPES - 1)]; /* the mask tells gcc of the bound */
    return value_of_act(a, type, card) - value_of_act(a, type, in_force);
}
