/* Rules of thumb: guess how likely the others are to play each card, then take
 * the cards that bring most on average. Values are in hundredths of a VP, in whole
 * numbers, so that every platform chooses alike. */
#include "games/santo_domingo/state.h"

enum {
    VP = 100,
    ONE = 64, /* an expectation of one card */
};

/* Expected number of each card among the other players, in 1/ONE. */
typedef struct forecast {
    int of[SD_CARDS];
} forecast;

/* What a seat with so many goods and cards would find attractive, as weights. */
static int appeal(const sd_state *s, int seat, sd_card card)
{
    int goods = s->goods[seat];
    int missing = SD_CARDS - atl_bits(s->hand[seat]);
    switch (card) {
    case SD_CAPTAIN:
        return 1 + atl_min(2, s->row[SD_VP]);
    case SD_ADMIRAL:
        return 1 + atl_min(5, s->row[SD_VP]);
    case SD_GOVERNOR:
        return 3;
    case SD_FRIGATE:
        return 1 + atl_min(3, s->row[SD_GOODS]) / 2;
    case SD_GALLEON:
        return 1 + s->row[SD_GOODS] / 3;
    case SD_CUSTOMS:
        return 3;
    case SD_TRADER:
        return 1 + goods * s->row[SD_TRADE] / 24;
    case SD_BEGGAR:
        return 1 + missing;
    case SD_CARDS:
        break;
    }
    return 0;
}

static forecast expect_others(const sd_state *s, int seat)
{
    forecast f = {{0}};
    for (int other = 0; other < s->players; other++) {
        int total = 0;
        if (other == seat)
            continue;
        for (uint32_t rest = s->hand[other]; rest != 0; rest &= rest - 1)
            total += appeal(s, other, (sd_card)atl_lowest(rest));
        ATL_ASSERT(total > 0); /* every hand holds the Beggar */
        for (uint32_t rest = s->hand[other]; rest != 0; rest &= rest - 1) {
            int card = atl_lowest(rest);
            int share = ONE * sd_cards_a_round(s) * appeal(s, other, (sd_card)card) / total;
            f.of[card] += atl_min(share, ONE);
        }
    }
    return f;
}

/* Worth of `more` goods to a player who has `have`: less the fuller the store, and
 * next to nothing above its limit. */
static int goods_value(const sd_state *s, int seat, int more)
{
    int have = s->goods[seat];
    int kept = atl_min(more, SD_MAX_GOODS - have);
    int each = have >= 10 ? VP * 2 / 5 : VP / 2;
    return kept * each;
}

/* What a row gives each of those expected to share it. */
static int row_share(int available, int others, int limit)
{
    int each = VP * available * ONE / (ONE + others);
    return atl_min(each, VP * limit);
}

/* Gain from trading everything at the space expected. */
static int trade_value(const sd_state *s, int seat, int others)
{
    uint8_t worth[SD_SPACES];
    int space = atl_max(0, s->row[SD_TRADE] - 2 * others / ONE);
    int goods = s->goods[seat];
    sd_worth(s, space, worth);
    return VP * worth[goods] - goods * VP * 2 / 5;
}

static int beggar_value(const sd_state *s, int seat, int played, const forecast *f)
{
    int left = atl_bits((uint32_t)(s->hand[seat] & ~played));
    int back = SD_CARDS - left;
    int goods = left == 0 ? 4 : left <= 2 ? 3 : left <= 4 ? 2 : 1;
    return goods_value(s, seat, goods + 2 * f->of[SD_TRADER] / ONE) + back * back * VP / 20;
}

/* Expected gain of playing one card of the set `played`. */
static int card_value(const sd_state *s, int seat, int card, int played, const forecast *f)
{
    int vp_left = atl_max(0, s->row[SD_VP] - 2 * f->of[SD_CAPTAIN] / ONE);
    int goods_left = atl_max(0, s->row[SD_GOODS] - 3 * f->of[SD_FRIGATE] / ONE);
    switch ((sd_card)card) {
    case SD_CAPTAIN:
        return row_share(s->row[SD_VP], f->of[SD_CAPTAIN], 2);
    case SD_ADMIRAL:
        return row_share(vp_left, f->of[SD_ADMIRAL], 5);
    case SD_GOVERNOR:
        return goods_value(s, seat, (4 * f->of[SD_CAPTAIN] + 2 * f->of[SD_ADMIRAL]) / ONE);
    case SD_FRIGATE:
        return goods_value(s, seat, row_share(s->row[SD_GOODS], f->of[SD_FRIGATE], 3) / VP);
    case SD_GALLEON:
        return goods_value(s, seat, row_share(goods_left, f->of[SD_GALLEON], SD_LAST_SPACE) / VP);
    case SD_CUSTOMS:
        return VP * (3 * f->of[SD_FRIGATE] + f->of[SD_GALLEON]) / ONE;
    case SD_TRADER:
        return trade_value(s, seat, f->of[SD_TRADER]);
    case SD_BEGGAR:
        return beggar_value(s, seat, played, f);
    case SD_CARDS:
        break;
    }
    return 0;
}

static int cards_value(const sd_state *s, int seat, int cards, const forecast *f)
{
    int value = 0;
    for (uint32_t rest = (uint32_t)cards; rest != 0; rest &= rest - 1)
        value += card_value(s, seat, atl_lowest(rest), cards, f);
    return value;
}

/* Trading: keep goods only where the rate is worse than they will bring later. */
static int purchase_value(const sd_state *s, int seat, int vp)
{
    int left = s->goods[seat] - sd_price(s, vp);
    bool ending = s->vp[seat] + vp >= s->goal;
    return VP * vp + left * (ending ? VP / 3 : VP * 2 / 5);
}

atl_action santo_domingo_greedy(const void *view, int seat, const atl_action *legal, int count,
                                atl_rng *rng)
{
    const sd_state *s = view;
    forecast f = {{0}};
    int best = -1;
    int best_value = 0;
    if (s->phase == SD_CHOOSE)
        f = expect_others(s, seat);
    for (int i = 0; i < count; i++) {
        int value = s->phase == SD_CHOOSE ? cards_value(s, seat, sd_action_cards(legal[i]), &f) +
                                                (int)atl_rng_below(rng, VP) /* be no open book */
                                          : purchase_value(s, seat, legal[i] - SD_ACTION_BUY);
        if (best < 0 || value > best_value) {
            best = i;
            best_value = value;
        }
    }
    return legal[best];
}
