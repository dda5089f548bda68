/* Parliament (CU-9): votes, secret bids, a second ballot on a tie, and the two bills
 * that the winner passes. */
#include "games/cuba/rules.h"

enum { TOWN_HALL_VOTES = 2, BILLS_TO_PASS = 2 };

static bool owns(const cu_seat *seat, cu_tile tile)
{
    return (seat->tiles >> tile & 1U) != 0;
}

/* --- the two bills (CU-9.4) --- */

static void elect(cu_state *s, int winner, atl_events *events)
{
    atl_emit(events, CU_EVENT_MAJORITY, winner, s->seats[winner].votes, 0, 0);
    s->ballot = 0;
    s->bidders = 0;
    s->actor = (uint8_t)winner;
    s->quota = BILLS_TO_PASS;
    cu_ask(s, CU_PASS);
}

uint32_t cu_pass_choices(const cu_state *s)
{
    uint32_t types = 0;
    for (int type = 0; type < CU_TYPES; type++)
        types |= (uint32_t)(s->bills[type] != CU_NO_ACT) << type;
    return types;
}

/* Statute number for events; the acts in force from the start come after the cards. */
static int statute(int type, int act)
{
    return act == CU_INITIAL_ACT ? CU_STATUTES + type : type * CU_CARDS + act;
}

void cu_pass_choose(cu_state *s, int choice, atl_events *events)
{
    if (s->acts[choice] != CU_NO_ACT)
        atl_emit(events, CU_EVENT_LAPSE, ATL_WATCHER, statute(choice, s->acts[choice]),
                 CU_LAPSE_REPLACED, 0);
    s->acts[choice] = s->bills[choice];
    s->bills[choice] = CU_NO_ACT;
    atl_emit(events, CU_EVENT_PASS, s->actor, statute(choice, s->acts[choice]), 0, 0);
    if (--s->quota > 0) {
        cu_ask(s, CU_PASS);
        return;
    }
    for (int type = 0; type < CU_TYPES; type++) {
        if (s->bills[type] == CU_NO_ACT)
            continue;
        atl_emit(events, CU_EVENT_LAPSE, ATL_WATCHER, statute(type, s->bills[type]),
                 CU_LAPSE_REJECTED, 0);
        s->bills[type] = CU_NO_ACT;
    }
    cu_begin_statutes(s, events);
}

/* --- bids (CU-9.2, CU-9.3) --- */

/* The first bidder from `seat` on, clockwise. */
static uint8_t bidder_from(const cu_state *s, int seat)
{
    while ((s->bidders >> seat & 1) == 0)
        seat = cu_next_seat(s, seat);
    return (uint8_t)seat;
}

static void ask_bid(cu_state *s)
{
    cu_ask(s, cu_actor(s)->pesos >= CU_BID_REST ? CU_BID_BIG : CU_BID);
}

static void begin_ballot(cu_state *s, int ballot, uint32_t bidders)
{
    s->ballot = (uint8_t)ballot;
    s->bidders = (uint8_t)bidders;
    s->actor = bidder_from(s, s->start);
    ask_bid(s);
}

/* Those of `bidders` with most votes. */
static uint32_t leaders(const cu_state *s, uint32_t bidders)
{
    uint32_t best = 0;
    int most = -1;
    for (uint32_t rest = bidders; rest != 0; rest &= rest - 1) {
        int seat = atl_lowest(rest);
        int votes = s->seats[seat].votes;
        if (votes > most)
            best = 0;
        if (votes >= most) {
            best |= 1U << seat;
            most = votes;
        }
    }
    return best;
}

/* One leader wins; several bid once more, if they may and have not yet. */
static void count_votes(cu_state *s, uint32_t bidders, bool last_ballot, atl_events *events)
{
    uint32_t best = leaders(s, bidders);
    if ((best & (best - 1)) == 0) {
        elect(s, atl_lowest(best), events);
        return;
    }
    for (uint32_t rest = best; rest != 0 && events != NULL; rest &= rest - 1) {
        int seat = atl_lowest(rest);
        atl_emit(events, CU_EVENT_TIE, seat, s->seats[seat].votes, 0, 0);
    }
    if (!last_ballot) {
        begin_ballot(s, 2, best);
        return;
    }
    s->bidders = (uint8_t)best;
    elect(s, bidder_from(s, s->start), events);
}

static void reveal_bids(cu_state *s, atl_events *events)
{
    for (uint32_t rest = s->bidders; rest != 0; rest &= rest - 1) {
        int number = atl_lowest(rest);
        cu_seat *seat = &s->seats[number];
        int bid = seat->bid;
        seat->bid = 0;
        seat->votes = (uint16_t)(seat->votes + bid);
        atl_emit(events, CU_EVENT_VOTES, number, s->ballot, bid, seat->votes);
        if (bid > 0)
            cu_pay(s, number, bid, CU_WHY_PARLIAMENT, events);
    }
    count_votes(s, s->bidders, s->ballot == 2, events);
}

/* A player with a hundred pesos or more first says how many hundreds. Whether there
 * are one or two steps depends on the pesos, which are open, not on the bid. */
uint32_t cu_big_choices(const cu_state *s)
{
    return cu_actor_view(s)->pesos / CU_BID_REST + 1U;
}

void cu_big_choose(cu_state *s, int choice, atl_events *events)
{
    (void)events;
    cu_actor(s)->bid = (uint16_t)(choice * CU_BID_REST);
    cu_ask(s, CU_BID);
}

uint32_t cu_bid_choices(const cu_state *s)
{
    const cu_seat *seat = cu_actor_view(s);
    return (uint32_t)atl_min(seat->pesos - seat->bid + 1, CU_BID_REST);
}

void cu_bid_choose(cu_state *s, int choice, atl_events *events)
{
    cu_actor(s)->bid = (uint16_t)(cu_actor(s)->bid + choice);
    uint8_t first = bidder_from(s, s->start);
    uint8_t next = bidder_from(s, cu_next_seat(s, s->actor));
    if (next == first) {
        reveal_bids(s, events);
        return;
    }
    s->actor = next;
    ask_bid(s);
}

/* --- C begins: the cards in hand are shown --- */

void cu_begin_parliament(cu_state *s, atl_events *events)
{
    uint32_t all = (1U << s->players) - 1;
    s->stage = CU_PARLIAMENT;
    for (int number = 0; number < s->players; number++) {
        cu_seat *seat = &s->seats[number];
        int card = atl_lowest(seat->hand);
        int town_hall = s->town_hall && owns(seat, CU_TOWN_HALL) ? TOWN_HALL_VOTES : 0;
        seat->aside = 0;
        seat->votes = (uint16_t)(card + 1 + town_hall);
        atl_emit(events, CU_EVENT_SEND, number, card, seat->votes, 0);
    }
    if (cu_act_in_force(s, CU_CORRUPTION))
        count_votes(s, all, true, events);
    else
        begin_ballot(s, 1, all);
}

void cuba_rewind(void *state)
{
    cu_state *s = state;
    bool hundreds_said = s->phase == CU_BID && cu_actor(s)->pesos >= CU_BID_REST;
    if ((s->phase != CU_BID && s->phase != CU_BID_BIG) || hundreds_said)
        return;
    for (int seat = 0; seat < s->players; seat++)
        s->seats[seat].bid = 0;
    begin_ballot(s, s->ballot, s->bidders);
}
