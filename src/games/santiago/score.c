/* Places (SC-8.3): VP, then goods left, then pesos. */
#include "games/santiago/state.h"

static int goods_left(const sc_state *s, int seat)
{
    int total = 0;
    for (int good = 0; good < SC_GOODS; good++)
        total += s->goods[seat][good];
    return total;
}

static int better(const void *state, int a, int b)
{
    const sc_state *s = state;
    int goods_a = goods_left(s, a);
    int goods_b = goods_left(s, b);
    if (s->vp[a] != s->vp[b])
        return s->vp[a] - s->vp[b];
    if (goods_a != goods_b)
        return goods_a - goods_b;
    return s->pesos[a] - s->pesos[b];
}

void santiago_score(const void *state, atl_result *result)
{
    const sc_state *s = state;
    memset(result, 0, sizeof *result);
    for (int seat = 0; seat < s->players; seat++)
        result->points[seat] = s->vp[seat];
    atl_rank(result, s->players, s, better);
}
