/* The statute phase (CU-10): tax, duty, subsidy, other, each once round the table. */
#include "games/cuba/rules.h"

enum { MET_VP = 2, BOTH_VP = 1, INITIAL_TAX = 2, SUBSIDY_CAP = 7, MARKET_STEP = 2 };

const cu_duty_card cu_duties[CU_CARDS + 1] = {
    {1 << CU_CITRUS, 1},
    {1 << CU_SUGAR, 1},
    {1 << CU_TOBACCO, 1},
    {1 << CU_WATER, 1},
    {CU_SET_RESOURCES, 2},
    {CU_SET_PRODUCTS, 2},
    [CU_INITIAL_ACT] = {1 << CU_CITRUS, 1},
};

/* --- subsidies: one function each (CU-10.4) --- */

static int own_buildings(const cu_seat *seat)
{
    return atl_bits(seat->tiles);
}

static int open_resource_fields(const cu_seat *seat)
{
    return atl_bits(seat->open[CU_WOOD] | (uint32_t)seat->open[CU_STONE] | seat->open[CU_WATER]);
}

static int open_product_fields(const cu_seat *seat)
{
    return atl_bits(seat->open[CU_CITRUS] | (uint32_t)seat->open[CU_SUGAR] |
                    seat->open[CU_TOBACCO]);
}

static int own_water(const cu_seat *seat)
{
    return atl_min(seat->pieces[CU_WATER], SUBSIDY_CAP);
}

static int votes_of_card(const cu_seat *seat)
{
    return atl_lowest(seat->hand) + 1;
}

static int thirds_of_pesos(const cu_seat *seat)
{
    return atl_min(seat->pesos / 3, SUBSIDY_CAP);
}

int (*const cu_subsidies[CU_CARDS])(const cu_seat *seat) = {
    own_buildings, open_resource_fields, open_product_fields,
    own_water,     votes_of_card,        thirds_of_pesos,
};

static void pay_subsidy(cu_state *s, atl_events *events)
{
    int act = s->acts[CU_SUBSIDY_ACT];
    if (act == CU_NO_ACT)
        return;
    int seat = s->start;
    do {
        int vp = cu_subsidies[act](&s->seats[seat]);
        if (vp > 0)
            cu_points(s, seat, vp, CU_WHY_SUBSIDY, events);
        seat = cu_next_seat(s, seat);
    } while (seat != s->start);
}

/* --- Market Acts (CU-10.5) --- */

static void shift_market(cu_state *s, atl_events *events)
{
    bool minus = cu_act_in_force(s, CU_MARKET_MINUS);
    if (!minus && !cu_act_in_force(s, CU_MARKET_PLUS))
        return;
    for (int product = 0; product < CU_PRODUCTS; product++) {
        int piece = CU_RESOURCES + product;
        int free = CU_PRODUCT_SPACES - s->market[product];
        int amount = minus ? -atl_min(MARKET_STEP, s->market[product])
                           : atl_min(MARKET_STEP, atl_min(free, s->stock[piece]));
        s->market[product] = (uint8_t)(s->market[product] + amount);
        s->stock[piece] = (uint8_t)(s->stock[piece] - amount);
        if (amount != 0)
            atl_emit(events, CU_EVENT_MARKET, ATL_WATCHER, piece, amount, 0);
    }
}

/* --- duty (CU-10.2, CU-10.3) --- */

static void next_taxpayer(cu_state *s)
{
    s->actor = cu_next_seat(s, s->actor);
    s->quota--;
}

/* Asks those who can meet the duty, then goes on to the other acts. */
static void collect_duty(cu_state *s, atl_events *events)
{
    for (; s->quota > 0; next_taxpayer(s)) {
        if (cu_ask(s, CU_DUTY))
            return;
        atl_emit(events, CU_EVENT_DECLINE, s->actor, CU_DUTY_ACT, 0, 0);
    }
    pay_subsidy(s, events);
    shift_market(s, events);
    cu_end_round(s, events);
}

uint32_t cu_duty_choices(const cu_state *s)
{
    const cu_duty_card *duty = &cu_duties[s->acts[CU_DUTY_ACT]];
    const cu_seat *seat = cu_actor_view(s);
    uint32_t choices = cu_owned(seat) & duty->pieces;
    int enough = s->phase == CU_DUTY ? duty->amount : 1;
    int have = 0;
    for (uint32_t rest = choices; rest != 0; rest &= rest - 1)
        have += seat->pieces[atl_lowest(rest)];
    return have >= enough ? choices : 0;
}

void cu_duty_choose(cu_state *s, int choice, atl_events *events)
{
    bool more = s->phase == CU_DUTY && cu_duties[s->acts[CU_DUTY_ACT]].amount == 2;
    cu_give(s, s->actor, choice, 1, CU_WHY_DUTY, events);
    if (more) {
        cu_ask(s, CU_DUTY_MORE);
        return;
    }
    cu_points(s, s->actor, MET_VP, CU_WHY_DUTY, events);
    if (s->taxed >> s->actor & 1)
        cu_points(s, s->actor, BOTH_VP, CU_WHY_BOTH, events);
    next_taxpayer(s);
    collect_duty(s, events);
}

void cu_duty_end(cu_state *s, atl_events *events)
{
    atl_emit(events, CU_EVENT_DECLINE, s->actor, CU_DUTY_ACT, 0, 0);
    next_taxpayer(s);
    collect_duty(s, events);
}

/* --- tax (CU-10.1) --- */

int cu_tax_owed(const cu_state *s, int seat)
{
    int act = s->acts[CU_TAX_ACT];
    if (act == CU_INITIAL_ACT)
        return INITIAL_TAX;
    return act == CU_TAX_BUILDINGS ? atl_bits(s->seats[seat].tiles) : act + 1;
}

static void meet_tax(cu_state *s, int owed, atl_events *events)
{
    cu_pay(s, s->actor, owed, CU_WHY_TAX, events);
    cu_points(s, s->actor, MET_VP, CU_WHY_TAX, events);
    s->taxed |= (uint8_t)(1U << s->actor);
}

/* Asks those who owe something and can pay; owing nothing counts as paid. */
static void collect_tax(cu_state *s, atl_events *events)
{
    for (; s->quota > 0; next_taxpayer(s)) {
        if (cu_tax_owed(s, s->actor) == 0)
            meet_tax(s, 0, events);
        else if (cu_ask(s, CU_TAX))
            return;
        else
            atl_emit(events, CU_EVENT_DECLINE, s->actor, CU_TAX_ACT, 0, 0);
    }
    s->quota = s->players;
    collect_duty(s, events);
}

uint32_t cu_tax_choices(const cu_state *s)
{
    return cu_actor_view(s)->pesos >= cu_tax_owed(s, s->actor);
}

void cu_tax_choose(cu_state *s, int choice, atl_events *events)
{
    (void)choice;
    meet_tax(s, cu_tax_owed(s, s->actor), events);
    next_taxpayer(s);
    collect_tax(s, events);
}

void cu_tax_end(cu_state *s, atl_events *events)
{
    atl_emit(events, CU_EVENT_DECLINE, s->actor, CU_TAX_ACT, 0, 0);
    next_taxpayer(s);
    collect_tax(s, events);
}

void cu_begin_statutes(cu_state *s, atl_events *events)
{
    s->stage = CU_STATUTE_PHASE;
    s->actor = s->start;
    s->quota = s->players;
    collect_tax(s, events);
}
