/* Carrying out a commitment or a trade, and through them the whole round: reveal,
 * the cards in ascending number, clean-up, the next supply (SD-3 to SD-7). */
#include "games/santo_domingo/state.h"

/* Which seats played each card this round, as sets of seats. */
typedef struct table {
    uint8_t seats[SD_CARDS];
} table;

static table lay_out(const sd_state *s)
{
    table t = {{0}};
    for (int seat = 0; seat < s->players; seat++) {
        for (uint32_t rest = s->played[seat]; rest != 0; rest &= rest - 1)
            t.seats[atl_lowest(rest)] |= (uint8_t)(1U << seat);
    }
    return t;
}

/* How many of `card` count for `seat`: with 2 or 3 players not its own (SD-5.9). */
static int counted(const sd_state *s, const table *t, int seat, sd_card card)
{
    uint32_t own = s->players <= 3 ? 1U << seat : 0;
    return atl_bits(t->seats[card] & ~own);
}

/* Hands out VP or goods; goods above the limit are lost (SD-1.4). */
static void gain(sd_state *s, int seat, sd_row what, int amount, atl_events *events)
{
    if (what == SD_VP) {
        s->vp[seat] = (uint16_t)(s->vp[seat] + amount);
        return;
    }
    int total = s->goods[seat] + amount;
    s->goods[seat] = (uint8_t)atl_min(total, SD_MAX_GOODS);
    if (total > SD_MAX_GOODS)
        atl_emit(events, SD_EVENT_LOSE, seat, total - SD_MAX_GOODS, 0, 0);
}

/* All who played `card` share a row, at most `limit` each (SD-4.1, SD-4.2). */
static void share_row(sd_state *s, const table *t, sd_card card, sd_row row, int limit,
                      atl_events *events)
{
    int sharers = atl_bits(t->seats[card]);
    if (sharers == 0)
        return;
    int each = atl_min(limit, s->row[row] / sharers);
    s->row[row] = (uint8_t)(s->row[row] - each * sharers);
    for (uint32_t rest = t->seats[card]; rest != 0; rest &= rest - 1) {
        int seat = atl_lowest(rest);
        atl_emit(events, SD_EVENT_TAKE, seat, (int)card, (int)row, each);
        gain(s, seat, row, each, events);
    }
}

/* All who played `card` are paid for two other cards played, not off the board
 * (SD-5.3, SD-5.6). */
static void pay_for_cards(sd_state *s, const table *t, sd_card card, sd_row what, sd_card dear,
                          int per_dear, sd_card cheap, int per_cheap, atl_events *events)
{
    for (uint32_t rest = t->seats[card]; rest != 0; rest &= rest - 1) {
        int seat = atl_lowest(rest);
        int amount = per_dear * counted(s, t, seat, dear) + per_cheap * counted(s, t, seat, cheap);
        atl_emit(events, SD_EVENT_EARN, seat, (int)card, (int)what, amount);
        gain(s, seat, what, amount, events);
    }
}

/* Beggars: paid first, then all take their cards back (SD-5.8). */
static void beg(sd_state *s, const table *t, atl_events *events)
{
    static const uint8_t goods_by_hand[SD_CARDS] = {4, 3, 3, 2, 2, 1, 1, 1};
    for (uint32_t rest = t->seats[SD_BEGGAR]; rest != 0; rest &= rest - 1) {
        int seat = atl_lowest(rest);
        int amount = goods_by_hand[atl_bits(s->hand[seat])] + 2 * counted(s, t, seat, SD_TRADER);
        atl_emit(events, SD_EVENT_EARN, seat, SD_BEGGAR, SD_GOODS, amount);
        gain(s, seat, SD_GOODS, amount, events);
    }
    for (uint32_t rest = t->seats[SD_BEGGAR]; rest != 0; rest &= rest - 1) {
        int seat = atl_lowest(rest);
        atl_emit(events, SD_EVENT_RETURN, seat, SD_CARDS - atl_bits(s->hand[seat]), 0, 0);
        s->hand[seat] = SD_FULL_HAND;
    }
}

/* SD-7.1 */
static bool goal_reached(const sd_state *s)
{
    for (int seat = 0; seat < s->players; seat++) {
        if (s->vp[seat] >= s->goal)
            return true;
    }
    return false;
}

static void finish(sd_state *s, int why, atl_events *events)
{
    s->phase = SD_OVER;
    s->actor = 0;
    atl_emit(events, SD_EVENT_FINISH, ATL_WATCHER, s->round, why, 0);
    for (int seat = 0; seat < s->players; seat++) { /* SD-7.2 */
        int vp = s->goods[seat] / SD_FINAL_GOODS_PER_VP;
        s->vp[seat] = (uint16_t)(s->vp[seat] + vp);
        s->goods[seat] = (uint8_t)(s->goods[seat] % SD_FINAL_GOODS_PER_VP);
        if (vp > 0)
            atl_emit(events, SD_EVENT_CONVERT, seat, vp * SD_FINAL_GOODS_PER_VP, vp, 0);
    }
}

/* Beggars, clean-up (SD-3.3), then the end or the next round. */
static void end_round(sd_state *s, const table *t, atl_events *events)
{
    beg(s, t, events);
    memset(s->played, 0, sizeof s->played);
    if (goal_reached(s))
        finish(s, SD_FINISH_GOAL, events);
    else if (s->round == SD_MAX_ROUNDS)
        finish(s, SD_FINISH_ROUNDS, events);
    else
        sd_supply(s, events);
}

/* The next trader: most VP first, ties in seat order (SD-6.3). */
static int next_trader(const sd_state *s)
{
    int next = -1;
    for (uint32_t rest = s->traders; rest != 0; rest &= rest - 1) {
        int seat = atl_lowest(rest);
        if (next < 0 || s->vp[seat] > s->vp[next])
            next = seat;
    }
    return next;
}

static void begin_trading(sd_state *s, const table *t, atl_events *events)
{
    int before = s->row[SD_TRADE];
    int setback = 2 * (atl_bits(t->seats[SD_TRADER]) - 1); /* SD-5.7 */
    s->row[SD_TRADE] = (uint8_t)atl_max(before - setback, 0);
    if (setback > 0)
        atl_emit(events, SD_EVENT_SETBACK, ATL_WATCHER, before, s->row[SD_TRADE], 0);
    s->phase = SD_TRADING;
    s->traders = t->seats[SD_TRADER];
    sd_worth(s, s->row[SD_TRADE], s->worth);
    s->actor = (uint8_t)next_trader(s);
}

static void end_trading(sd_state *s, atl_events *events)
{
    table t = lay_out(s);
    atl_emit(events, SD_EVENT_RESET, ATL_WATCHER, s->row[SD_TRADE], 0, 0);
    s->row[SD_TRADE] = 0;
    memset(s->worth, 0, sizeof s->worth);
    end_round(s, &t, events);
}

/* All cards are on the table: resolve them in ascending number. */
static void reveal(sd_state *s, atl_events *events)
{
    table t = lay_out(s);
    for (int seat = 0; seat < s->players; seat++) {
        s->hand[seat] &= (uint8_t)~s->played[seat];
        if (events == NULL)
            continue;
        for (uint32_t rest = s->played[seat]; rest != 0; rest &= rest - 1)
            atl_emit(events, SD_EVENT_REVEAL, seat, atl_lowest(rest), 0, 0);
    }
    share_row(s, &t, SD_CAPTAIN, SD_VP, 2, events);
    share_row(s, &t, SD_ADMIRAL, SD_VP, 5, events);
    pay_for_cards(s, &t, SD_GOVERNOR, SD_GOODS, SD_CAPTAIN, 4, SD_ADMIRAL, 2, events);
    share_row(s, &t, SD_FRIGATE, SD_GOODS, 3, events);
    share_row(s, &t, SD_GALLEON, SD_GOODS, SD_LAST_SPACE, events);
    pay_for_cards(s, &t, SD_CUSTOMS, SD_VP, SD_FRIGATE, 3, SD_GALLEON, 1, events);
    if (t.seats[SD_TRADER] != 0)
        begin_trading(s, &t, events);
    else
        end_round(s, &t, events);
}

static atl_status commit(sd_state *s, atl_action action, atl_events *events)
{
    int cards = sd_action_cards(action);
    if (cards == 0 || atl_bits((uint32_t)cards) != sd_cards_a_round(s) ||
        (cards & ~s->hand[s->actor]) != 0)
        return ATL_ILLEGAL;
    s->played[s->actor] = (uint8_t)cards;
    if (++s->actor == s->players)
        reveal(s, events);
    return ATL_OK;
}

static atl_status trade(sd_state *s, atl_action action, atl_events *events)
{
    if (action < SD_ACTION_BUY || action >= SD_NUM_ACTIONS)
        return ATL_ILLEGAL;
    int seat = s->actor;
    int vp = action - SD_ACTION_BUY;
    int price = sd_price(s, vp);
    if (price < 0 || price > s->goods[seat])
        return ATL_ILLEGAL;
    s->goods[seat] = (uint8_t)(s->goods[seat] - price);
    s->vp[seat] = (uint16_t)(s->vp[seat] + vp);
    atl_emit(events, SD_EVENT_TRADE, seat, price, vp, 0);
    s->traders = (uint8_t)(s->traders & ~(1U << seat));
    if (s->traders == 0)
        end_trading(s, events);
    else
        s->actor = (uint8_t)next_trader(s);
    return ATL_OK;
}

atl_status santo_domingo_apply(void *state, atl_action action, atl_events *events)
{
    sd_state *s = state;
    atl_events_clear(events);
    switch ((sd_phase)s->phase) {
    case SD_CHOOSE:
        return commit(s, action, events);
    case SD_TRADING:
        return trade(s, action, events);
    case SD_OVER:
        break;
    }
    return ATL_ILLEGAL;
}
