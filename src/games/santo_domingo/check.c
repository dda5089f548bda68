/* Invariants of a referee's state. */
#include "games/santo_domingo/state.h"

static const char *check_table(const sd_state *s)
{
    if (s->players < 2 || s->players > SD_MAX_SEATS)
        return "players out of range";
    if (s->goal != 30 && !(s->goal == 45 && s->players <= 3))
        return "no such goal";
    if (s->side > SD_SIDE_WINTER || s->memory > 1)
        return "no such option";
    if (s->phase > SD_OVER || s->actor >= s->players)
        return "nobody to act";
    if (s->round < 1 || s->round > SD_MAX_ROUNDS)
        return "round out of range";
    for (int row = 0; row < SD_ROWS; row++) {
        if (s->row[row] > SD_LAST_SPACE)
            return "marker off the board";
    }
    if (s->row[SD_ROWS] != 0)
        return "padding is not zero";
    for (int space = 0; space < SD_SPACES; space++) {
        if (s->rate_goods[space] < 1 || s->rate_goods[space] > SD_MAX_RATE ||
            s->rate_vp[space] < 1 || s->rate_vp[space] > SD_MAX_RATE)
            return "rate out of range";
        if (space > 0 && s->rate_vp[space] * s->rate_goods[space - 1] <
                             s->rate_vp[space - 1] * s->rate_goods[space])
            return "a worse rate on a higher space";
    }
    return NULL;
}

static const char *check_seat(const sd_state *s, int seat)
{
    int cards = atl_bits(s->played[seat]);
    if (s->goods[seat] > SD_MAX_GOODS)
        return "more than 15 goods";
    switch ((sd_phase)s->phase) {
    case SD_CHOOSE:
        if ((s->hand[seat] >> SD_BEGGAR & 1) == 0)
            return "a hand without the Beggar";
        if (s->vp[seat] >= s->goal)
            return "a new round though the goal was reached";
        if (cards != (seat < s->actor ? sd_cards_a_round(s) : 0))
            return "wrong number of cards committed";
        if ((s->played[seat] & ~s->hand[seat]) != 0)
            return "committed a card that is not in hand";
        break;
    case SD_TRADING:
        if (cards != sd_cards_a_round(s))
            return "wrong number of cards on the table";
        if ((s->played[seat] & s->hand[seat]) != 0)
            return "a card on the table and in hand";
        if ((s->traders >> seat & 1) != 0 && (s->played[seat] >> SD_TRADER & 1) == 0)
            return "trading without a Trader";
        break;
    case SD_OVER:
        if (s->goods[seat] >= SD_FINAL_GOODS_PER_VP)
            return "goods left unconverted";
        if (cards != 0)
            return "cards on the table after the end";
        break;
    }
    if (s->phase != SD_OVER && s->vp[seat] > s->goal + SD_MAX_BOUGHT + 3 * SD_MAX_SEATS)
        return "more VP than a round can bring";
    return NULL;
}

static const char *check_trading(const sd_state *s)
{
    uint8_t worth[SD_SPACES] = {0};
    if (s->phase == SD_TRADING)
        sd_worth(s, s->row[SD_TRADE], worth);
    if (memcmp(worth, s->worth, sizeof worth) != 0)
        return "worth of goods is wrong";
    if (s->phase == SD_TRADING ? (s->traders >> s->actor & 1) == 0 : s->traders != 0)
        return "wrong traders";
    for (uint32_t rest = s->traders; rest != 0; rest &= rest - 1) { /* SD-6.3 */
        int seat = atl_lowest(rest);
        int ahead = s->vp[seat] - s->vp[s->actor];
        if (ahead > 0 || (ahead == 0 && seat < s->actor))
            return "another trader is first";
    }
    return NULL;
}

const char *santo_domingo_check(const void *state)
{
    const sd_state *s = state;
    const char *broken = check_table(s);
    for (int seat = 0; seat < SD_MAX_SEATS && broken == NULL; seat++) {
        if (seat < s->players)
            broken = check_seat(s, seat);
        else if (s->hand[seat] != 0 || s->played[seat] != 0 || s->goods[seat] != 0 ||
                 s->vp[seat] != 0)
            broken = "an empty seat has pieces";
    }
    return broken != NULL ? broken : check_trading(s);
}
