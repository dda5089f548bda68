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

/* A good brings about half a VP if there is still time to trade, a card in hand is a
 * choice kept. */
void santo_domingo_estimate(const void *state, int32_t points[ATL_MAX_SEATS])
{
    const sd_state *s = state;
    for (int seat = 0; seat < s->players; seat++)
        points[seat] = 100 * s->vp[seat] + 45 * s->goods[seat] + 30 * atl_bits(s->hand[seat]);
}
