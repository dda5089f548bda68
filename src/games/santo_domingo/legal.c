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

/* Codes from..to-1 whose cards are all in hand. Every code is written and only
 * counted if it fits: a branch here would be guessed wrong half of the time. */
static int legal_cards(int hand, int from, int to, atl_action *actions)
{
    int count = 0;
    for (int code = from; code < to; code++) {
        actions[count] = (atl_action)code;
        count += (sd_cards_of[code] & ~hand) == 0;
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
        return sd_cards_a_round(s) == 1
                   ? legal_cards(s->hand[s->actor], SD_ACTION_CARD, SD_ACTION_PAIR, actions)
                   : legal_cards(s->hand[s->actor], SD_ACTION_PAIR, SD_ACTION_BUY, actions);
    case SD_TRADING:
        return legal_purchases(s, actions);
    case SD_OVER:
        break;
    }
    return 0;
}
