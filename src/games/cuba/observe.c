/* What a seat may know, and possible states behind it (CU-11.5): bids until all are
 * made, and with parliament=secret the cards set aside. What may be chosen follows
 * from both, so it is worked out anew. */
#include "games/cuba/rules.h"

static void renew_choices(cu_state *s)
{
    s->choices = cu_decisions[s->phase].choices(s);
}

static int turns_after_start(const cu_state *s, int seat)
{
    return (seat - s->start + s->players) % s->players;
}

static bool acts_before_actor(const cu_state *s, int seat)
{
    return turns_after_start(s, seat) < turns_after_start(s, s->actor);
}

static bool bidding(const cu_state *s)
{
    return s->phase == CU_BID_BIG || s->phase == CU_BID;
}

static bool has_set_aside(const cu_state *s, int seat)
{
    return s->secret && s->stage == CU_ACTIONS &&
           (s->phase != CU_SET_ASIDE || acts_before_actor(s, seat));
}

void cuba_observe(const void *state, int seat, void *view)
{
    cu_state *v = view;
    if (view != state)
        memcpy(view, state, sizeof *v);
    for (int other = 0; other < CU_MAX_SEATS; other++) {
        if (other == seat)
            continue;
        v->seats[other].aside = 0;
        v->seats[other].bid = 0;
    }
    renew_choices(v);
}

/* A bid that is complete, or of which the hundreds have been said. */
static int imagined_bid(const cu_state *s, int seat, atl_rng *rng)
{
    uint32_t pesos = s->seats[seat].pesos;
    if (acts_before_actor(s, seat))
        return (int)atl_rng_below(rng, pesos + 1);
    if (seat == s->actor && s->phase == CU_BID)
        return (int)atl_rng_below(rng, pesos / CU_BID_REST + 1) * CU_BID_REST;
    return 0;
}

/* Any card not played yet may be the one set aside. */
static int imagined_card(const cu_state *s, int seat, atl_rng *rng)
{
    uint32_t rest = s->seats[seat].hand != 0 ? s->seats[seat].hand : CU_FULL_HAND;
    uint32_t skip = atl_rng_below(rng, (uint32_t)atl_bits(rest));
    while (skip-- > 0)
        rest &= rest - 1;
    return atl_lowest(rest);
}

void cuba_imagine(const void *view, int seat, atl_rng *rng, void *state)
{
    cu_state *s = state;
    if (view != state)
        memcpy(state, view, sizeof *s);
    if (!cu_in_bounds(s)) /* not a view; `check` will say so */
        return;
    for (int other = 0; other < s->players; other++) {
        if (other == seat)
            continue;
        if (bidding(s) && (s->bidders >> other & 1) != 0)
            s->seats[other].bid = (uint16_t)imagined_bid(s, other, rng);
        if (has_set_aside(s, other))
            s->seats[other].aside = (uint8_t)(1 + imagined_card(s, other, rng));
    }
    renew_choices(s);
}

int cuba_players(const void *state)
{
    const cu_state *s = state;
    return s->players;
}
