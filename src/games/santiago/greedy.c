/* Rules of thumb: try every choice to the end of the turn and take the one after which
 * one's own stock, as far as the ship in port and the ships to come will want it, is
 * worth most compared with the others'. Values are in hundredths of a VP, in whole
 * numbers, so that every platform chooses alike. */
#include "games/santiago/state.h"

enum {
    VP = 100,
    SHARE = 64, /* one unit expected on the ship */
};

/* Units of a good this seat can expect to deliver to the ship in port, in 1/SHARE:
 * all when they fit, else a part of the demand by what everyone holds. */
static int expected_units(const sc_state *s, int seat, int good)
{
    int demand = s->demand[good];
    int own = atl_min(s->goods[seat][good], demand);
    int all = 0;
    for (int other = 0; other < s->players; other++)
        all += atl_min(s->goods[other][good], demand);
    return all <= demand ? own * SHARE : own * SHARE * demand / all;
}

/* Goods beyond the ship in port wait for the next: the first ones of a kind are worth
 * more than a heap of it, and at the end three make 1 VP. */
static int waiting_value(const sc_state *s, int good, int units)
{
    static const uint8_t each[SC_GOODS] = {95, 95, 105, 110, 140, 60};
    static const uint16_t percent[] = {0, 100, 190, 265, 310, 340, 370, 400, 430};
    int later = SC_SHIPS - s->ship + (s->roll_due != 0);
    if (later <= 0)
        return units * VP / SC_FINAL_GOODS_PER_VP;
    return each[good] * percent[units] / VP;
}

static int goods_value(const sc_state *s, int seat)
{
    /* What a unit in demand will bring, by the flag the marker stands on. On flag 4 the
     * ship is soon gone, so it is no more than on 3. */
    static const int16_t on_ship[SC_CHEQUERED] = {[2] = 190, [3] = 220, [4] = 220};
    int value = 0;
    int wanted = 0;
    for (int good = 0; good < SC_DICE; good++) {
        int have = s->goods[seat][good];
        int aboard = expected_units(s, seat, good);
        int left = have - (aboard + SHARE / 2) / SHARE;
        value += aboard * on_ship[s->value] / SHARE + waiting_value(s, good, left);
        wanted += s->demand[good];
    }
    int wood = s->goods[seat][SC_WOOD];
    int aboard = atl_min(wood, wanted / 2);
    return value + aboard * 75 + waiting_value(s, SC_WOOD, wood - aboard);
}

/* Pesos buy the way to the right Cuban; more than a few are idle. */
static int pesos_value(const sc_state *s, int seat)
{
    int pesos = s->pesos[seat];
    int few = atl_min(pesos, 4);
    int more = atl_min(pesos - few, 4);
    int each = s->ship == SC_SHIPS ? 20 : 55;
    return few * each + more * each * 2 / 3 + (pesos - few - more) * 12;
}

/* Markers on buildings bring VP as long as ships come. */
static int owner_value(const sc_state *s, int seat)
{
    return atl_bits(s->owned[seat]) * (40 + 40 * (SC_SHIPS - s->ship));
}

static int worth(const sc_state *s, int seat)
{
    if (s->phase == SC_OVER)
        return VP * s->vp[seat];
    return VP * s->vp[seat] + goods_value(s, seat) + pesos_value(s, seat) + owner_value(s, seat);
}

/* A seat's worth against the average of the others. */
static int evaluate(const sc_state *s, int seat)
{
    int others = 0;
    for (int other = 0; other < s->players; other++)
        others += other == seat ? 0 : worth(s, other);
    /* The free stop ahead is the next player's: better if nobody is at home there. */
    int ahead = s->place_at[(s->car + 1) % SC_STOPS];
    int quiet = (s->inactive >> ahead & 1) != 0 ? 30 : 0;
    return worth(s, seat) * (s->players - 1) - others / 2 + quiet;
}

static atl_action pick(const sc_state *s, const atl_action *legal, int count);

/* Plays the rest of the turn, everyone by these rules of thumb. */
static void play_on(sc_state *s)
{
    int turn = s->turn;
    atl_action legal[SC_NUM_ACTIONS];
    while (s->turn == turn && s->phase > SC_DRIVE && s->phase != SC_OVER) {
        int count = santiago_legal(s, legal);
        santiago_apply(s, pick(s, legal, count), NULL);
    }
}

/* Whether a choice is judged at the end of the turn. Gifts, uses, deliveries and dice
 * are judged as they are, which keeps the search small. */
static bool looks_ahead(const sc_state *s)
{
    return s->phase == SC_DRIVE || s->phase == SC_TAKE || s->phase == SC_LAWYER ||
           s->phase == SC_MOVE;
}

static atl_action pick(const sc_state *s, const atl_action *legal, int count)
{
    int best = 0;
    int best_value = 0;
    for (int i = 0; i < count && count > 1; i++) {
        sc_state next = *s;
        santiago_apply(&next, legal[i], NULL);
        if (looks_ahead(s))
            play_on(&next);
        int value = evaluate(&next, s->actor);
        if (i == 0 || value > best_value) {
            best = i;
            best_value = value;
        }
    }
    return legal[best];
}

atl_action santiago_greedy(const void *view, int seat, const atl_action *legal, int count,
                           atl_rng *rng)
{
    (void)seat;
    (void)rng;
    return pick(view, legal, count);
}
