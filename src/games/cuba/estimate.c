/* What a position is worth, for searches that stop before the end: VP, the buildings
 * with the uses still to come, and pieces and pesos by the rules of thumb. */
#include "games/cuba/appraise.h"

enum {
    BUILDING = 2 * CU_VP,     /* CU-11.4 */
    USES_A_ROUND = CU_VP / 2, /* what a building brings in each round to come */
    CARD_LEFT = CU_VP,        /* a turn still to be taken in this round */
};

static int worth_of_seat(const cu_state *s, int number)
{
    cu_appraisal a;
    cu_appraise(&a, s, number);
    int buildings = atl_bits(a.me->tiles);
    int worth = CU_VP * a.me->vp + a.peso * a.me->pesos;
    worth += buildings * (BUILDING + USES_A_ROUND * a.rounds_left);
    if (s->stage == CU_ACTIONS)
        worth += CARD_LEFT * atl_bits(a.hand);
    for (int piece = 0; piece < CU_PIECES; piece++) {
        for (int have = 1; have <= a.me->pieces[piece]; have++)
            worth += cu_worth_of_piece(&a, piece, have);
    }
    return worth;
}

void cuba_estimate(const void *state, int32_t points[ATL_MAX_SEATS])
{
    const cu_state *s = state;
    for (int seat = 0; seat < s->players; seat++)
        points[seat] = s->phase == CU_OVER ? CU_VP * s->seats[seat].vp : worth_of_seat(s, seat);
}
