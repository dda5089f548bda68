/* Places (CU-11.4): most VP, then more pesos, then shared. */
#include "games/cuba/rules.h"

static int better(const void *state, int a, int b)
{
    const cu_state *s = state;
    if (s->seats[a].vp != s->seats[b].vp)
        return s->seats[a].vp - s->seats[b].vp;
    return s->seats[a].pesos - s->seats[b].pesos;
}

void cuba_score(const void *state, atl_result *result)
{
    const cu_state *s = state;
    memset(result, 0, sizeof *result);
    for (int seat = 0; seat < s->players; seat++)
        result->points[seat] = s->seats[seat].vp;
    atl_rank(result, s->players, s, better);
}
