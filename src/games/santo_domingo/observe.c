/* What a seat may know, and possible states behind it (SD-8.1). */
#include "games/santo_domingo/state.h"

static bool hidden_from(const sd_state *s, int seat, int other)
{
    return s->phase == SD_CHOOSE && other < s->actor && other != seat;
}

void santo_domingo_observe(const void *state, int seat, void *view)
{
    sd_state *v = view;
    if (view != state)
        memcpy(view, state, sizeof *v);
    for (int other = 0; other < SD_MAX_SEATS; other++) {
        if (hidden_from(v, seat, other))
            v->played[other] = 0;
    }
}

/* A random set of `count` cards of a hand. A view from outside may be none and have
 * fewer; `check` finds that. */
static int random_cards(int hand, int count, atl_rng *rng)
{
    int cards = 0;
    while (count-- > 0 && (hand & ~cards) != 0) {
        uint32_t rest = (uint32_t)(hand & ~cards);
        uint32_t skip = atl_rng_below(rng, (uint32_t)atl_bits(rest));
        while (skip-- > 0)
            rest &= rest - 1;
        cards |= 1 << atl_lowest(rest);
    }
    return cards;
}

void santo_domingo_imagine(const void *view, int seat, atl_rng *rng, void *state)
{
    sd_state *s = state;
    if (view != state)
        memcpy(state, view, sizeof *s);
    for (int other = 0; other < SD_MAX_SEATS; other++) {
        if (hidden_from(s, seat, other))
            s->played[other] = (uint8_t)random_cards(s->hand[other], sd_cards_a_round(s), rng);
    }
}

void santo_domingo_rewind(void *state)
{
    sd_state *s = state;
    if (s->phase != SD_CHOOSE)
        return;
    s->actor = 0;
    memset(s->played, 0, sizeof s->played);
}

int santo_domingo_players(const void *state)
{
    const sd_state *s = state;
    return s->players;
}
