/* Whose turn it is and what may be done (SD-3.2, SD-6). */
#include "games/santo_domingo/state.h"

int santo_domingo_to_act(const void *state)
{
    const sd_state *s = state;
    return s->phase == SD_OVER ? ATL_OVER : s->actor;
}

bool santo_domingo_secret(const void *state)
{
    const sd_state *s = state;
    return s->phase == SD_CHOOSE; /* SD-8.1 */
}

static int legal_single_cards(uint32_t hand, atl_action *actions)
{
    int count = 0;
    for (uint32_t rest = hand; rest != 0; rest &= rest - 1)
        actions[count++] = (atl_action)(SD_ACTION_CARD + atl_lowest(rest));
    return count;
}

static int legal_pairs(uint32_t hand, atl_action *actions)
{
    int count = 0;
    for (uint32_t rest = hand; rest != 0; rest &= rest - 1) {
        int first = atl_lowest(rest);
        int base = sd_pair_code(first, 0);
        for (uint32_t others = rest & (rest - 1); others != 0; others &= others - 1)
            actions[count++] = (atl_action)(base + atl_lowest(others));
    }
    return count;
}

/* One offer for every number of goods that buys more than one good less (SD-6.2). */
static int legal_purchases(const sd_state *s, atl_action *actions)
{
    int count = 0;
    actions[count++] = SD_ACTION_BUY;
    for (int goods = 1; goods <= s->goods[s->actor]; goods++) {
        if (s->worth[goods] > s->worth[goods - 1])
            actions[count++] = (atl_action)(SD_ACTION_BUY + s->worth[goods]);
    }
    return count;
}

int santo_domingo_legal(const void *state, atl_action *actions)
{
    const sd_state *s = state;
    switch ((sd_phase)s->phase) {
    case SD_CHOOSE:
        return s->players > 3 ? legal_single_cards(s->hand[s->actor], actions)
                              : legal_pairs(s->hand[s->actor], actions);
    case SD_TRADING:
        return legal_purchases(s, actions);
    case SD_OVER:
        break;
    }
    return 0;
}
