/* Places (SD-7.3). */
#include "games/santo_domingo/state.h"

static int better(const void *state, int a, int b)
{
    const sd_state *s = state;
    if (s->vp[a] != s->vp[b])
        return s->vp[a] - s->vp[b];
    if (s->goods[a] != s->goods[b])
        return s->goods[a] - s->goods[b];
    return atl_bits(s->hand[a]) - atl_bits(s->hand[b]);
}

void santo_domingo_score(const void *state, atl_result *result)
{
    const sd_state *s = state;
    memset(result, 0, sizeof *result);
    for (int seat = 0; seat < s->players; seat++)
        result->points[seat] = s->vp[seat];
    atl_rank(result, s->players, s, better);
}
