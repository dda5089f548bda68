/* What goods are worth at the trader row (SD-6.1, SD-6.2). */
#include "games/santo_domingo/state.h"

void sd_worth(const sd_state *s, int space, uint8_t worth[SD_SPACES])
{
    /* Rates on offer, leaving out those printed on several spaces in a row. */
    uint8_t goods[SD_SPACES];
    uint8_t vp[SD_SPACES];
    int rates = 0;
    for (int i = 0; i <= space; i++) {
        if (rates > 0 && s->rate_goods[i] == goods[rates - 1] && s->rate_vp[i] == vp[rates - 1])
            continue;
        goods[rates] = s->rate_goods[i];
        vp[rates++] = s->rate_vp[i];
    }
    worth[0] = 0;
    for (int have = 1; have <= SD_MAX_GOODS; have++) {
        int best = worth[have - 1];
        for (int i = 0; i < rates; i++) {
            if (goods[i] <= have)
                best = atl_max(best, worth[have - goods[i]] + vp[i]);
        }
        worth[have] = (uint8_t)best;
    }
}

int sd_price(const sd_state *s, int vp)
{
    for (int goods = 0; goods <= SD_MAX_GOODS; goods++) {
        if (s->worth[goods] >= vp)
            return s->worth[goods] == vp ? goods : -1;
    }
    return -1;
}
