/* A rule-of-thumb player: for every decision the choice that is worth most by the
 * appraisal, compared with stopping, which is worth nothing unless said otherwise. */
#include "games/cuba/appraise.h"

typedef int (*appraiser)(const cu_appraisal *a, int choice);

static int forgone_vp(const cu_appraisal *a)
{
    return a->s->build_forgone == 0 ? 2 * CU_VP : a->s->build_forgone == 1 ? CU_VP : 0;
}

static int forgone_pesos(const cu_appraisal *a)
{
    int pesos = a->s->load_forgone == 0 ? 4 : a->s->load_forgone == 1 ? 2 : 0;
    return pesos * a->peso;
}

/* --- characters --- */

static int best_field(const cu_appraisal *a)
{
    int best = 0;
    for (int field = 0; field < CU_FIELDS; field++)
        best = atl_max(best, cu_value_of_field(a, field));
    return best;
}

static int best_building(const cu_appraisal *a)
{
    int best = forgone_vp(a);
    for (uint32_t rest = cu_build_choices(a->s); rest != 0; rest &= rest - 1)
        best = atl_max(best, cu_value_of_building(a, atl_lowest(rest)));
    return best;
}

static int best_dock(const cu_appraisal *a)
{
    int best = forgone_pesos(a);
    for (int dock = CU_DOCK_1; dock <= CU_DOCK_3; dock++)
        best = atl_max(best, cu_value_of_dock(a, dock));
    return best;
}

static int best_foreman(const cu_appraisal *a)
{
    int piece = a->me->piece;
    return atl_max(cu_value_of_foreman(a, CU_MODE_CROSS, piece),
                   cu_value_of_foreman(a, CU_MODE_SINGLE, piece));
}

static int best_trade(const cu_appraisal *a)
{
    int taking = a->s->resource_taken ? 0 : atl_max(a->more[CU_WOOD], a->more[CU_STONE]);
    return atl_max(cu_value_of_trade(a), taking);
}

static int appraise_character(const cu_appraisal *a, int character)
{
    cu_appraisal played = *a; /* the card itself is no longer in hand */
    played.hand &= ~(1U << character);
    cu_appraise_pieces(&played);
    bool worker_to_come = cu_may_play(&played, CU_WORKER);
    switch ((cu_character)character) {
    case CU_WORKER:
        return best_field(&played) + 60;
    case CU_TRADESWOMAN:
        return best_trade(&played);
    case CU_ARCHITECT:
        return best_building(&played);
    case CU_FOREMAN:
        return best_foreman(&played) - (worker_to_come ? 100 : 0);
    case CU_MAYOR:
        return best_dock(&played) * (worker_to_come ? 2 : 3) / 2;
    case CU_CHARACTERS:
        break;
    }
    return 0;
}

/* The card least missed, and with many votes, goes to parliament. */
static int appraise_aside(const cu_appraisal *a, int character)
{
    return 15 * character - appraise_character(a, character);
}

/* The plantation whose best field gives most. */
static int appraise_side(const cu_appraisal *a, int colour)
{
    cu_appraisal there = *a;
    there.me = a->s->seats;
    while (there.me->colour != colour)
        there.me++;
    return best_field(&there);
}

/* --- pieces --- */

static int appraise_more(const cu_appraisal *a, int piece)
{
    return a->more[piece];
}

static int appraise_give(const cu_appraisal *a, int piece)
{
    return 1000 - a->keep[piece];
}

static int product_of_field(const cu_appraisal *a, int field)
{
    int piece = CU_CITRUS;
    while (piece < CU_TOBACCO && (a->me->open[piece] >> field & 1) == 0)
        piece++;
    return piece;
}

static int appraise_harvest(const cu_appraisal *a, int field)
{
    return a->more[product_of_field(a, field)];
}

static int appraise_water(const cu_appraisal *a, int field)
{
    return a->more[product_of_field(a, field)] - a->keep[CU_WATER];
}

/* --- trade --- */

static int appraise_trade(const cu_appraisal *a, int choice)
{
    if (choice < CU_MERCHANDISE)
        return a->more[CU_RESOURCES + choice] - cu_buying_price(a->s, choice) * a->peso;
    if (choice < 2 * CU_MERCHANDISE) {
        int m = choice - CU_MERCHANDISE;
        return cu_selling_price(a->s, m) * a->peso - a->keep[CU_RESOURCES + m];
    }
    int worth = a->more[choice - 2 * CU_MERCHANDISE];
    return worth > cu_value_of_trade(a) ? 1000 + worth : -1;
}

/* --- architect --- */

/* Covers the field that gives least and lies well with the other buildings. */
static int appraise_place(const cu_appraisal *a, int field)
{
    static const uint8_t loss[CU_GROWN] = {25, 60, 50, 90, 70, 70};
    int value = 0;
    for (uint32_t rest = a->me->tiles; rest != 0; rest &= rest - 1)
        value += (int)(cu_cross(field) >> a->s->places[atl_lowest(rest)] & 1U) * 100;
    for (int piece = 0; piece < CU_GROWN; piece++) {
        if (a->me->open[piece] >> field & 1)
            value -= loss[piece] * (atl_bits(a->me->open[piece]) == 1 ? 2 : 1);
    }
    return value;
}

/* --- foreman --- */

static int appraise_mode(const cu_appraisal *a, int mode)
{
    return cu_value_of_foreman(a, mode, a->me->piece) - (mode == CU_MODE_SINGLE);
}

/* What produces comes before what consumes, and storing comes last. */
static int appraise_use(const cu_appraisal *a, int tile)
{
    int value = cu_value_of_use(a, tile);
    if (value <= 0 || a->s->mode == 1 + CU_MODE_SINGLE)
        return value;
    const cu_building *b = &cu_buildings[tile];
    bool stores = tile >= CU_WAREHOUSE;
    return value + (stores ? 0 : b->gives > 0 || b->into > 0 ? 20000 : 10000);
}

static int appraise_amount(const cu_appraisal *a, int choice)
{
    const cu_building *b = &cu_buildings[a->s->tile];
    int piece = atl_lowest(b->pieces);
    int each = (b->into > 0 ? a->more[b->into] : b->vp * CU_VP) - a->keep[piece];
    return each * (choice + 1);
}

static int appraise_give_more(const cu_appraisal *a, int piece)
{
    const cu_building *b = &cu_buildings[a->s->tile];
    return b->vp * CU_VP + b->pesos * a->peso - a->keep[piece];
}

static int appraise_veto(const cu_appraisal *a, int type)
{
    return -cu_value_of_bill(a, type, a->s->bills[type]);
}

/* A ship for what one has or grows. */
static int appraise_fetch(const cu_appraisal *a, int ship)
{
    uint16_t needs = cu_card_needs(a->s->cards[ship]);
    int value = 0;
    for (int m = 0; m < CU_MERCHANDISE; m++) {
        int piece = CU_RESOURCES + m;
        int grown = piece < CU_GROWN ? atl_bits(a->me->open[piece]) : 0;
        value += atl_min(cu_need(needs, m), a->me->pieces[piece] + grown);
    }
    return value;
}

/* --- harbour --- */

static int appraise_dock(const cu_appraisal *a, int choice)
{
    return cu_value_of_dock(a, CU_DOCK_1 + choice);
}

static int appraise_load(const cu_appraisal *a, int m)
{
    return a->s->dock * CU_VP - a->keep[CU_RESOURCES + m];
}

/* --- parliament and statutes --- */

static int appraise_pass(const cu_appraisal *a, int type)
{
    return cu_value_of_bill(a, type, a->s->bills[type]);
}

static int appraise_tax(const cu_appraisal *a, int choice)
{
    (void)choice;
    return 2 * CU_VP + CU_VP / 2 - cu_tax_owed(a->s, a->seat) * a->peso;
}

static int appraise_duty(const cu_appraisal *a, int piece)
{
    return 3 * CU_VP - a->keep[piece];
}

/* What it is worth to choose the bills. */
static int worth_of_majority(const cu_appraisal *a)
{
    int values[CU_TYPES];
    int total = 0;
    for (int type = 0; type < CU_TYPES; type++) {
        int bill = a->s->bills[type];
        values[type] = bill == CU_NO_ACT ? 0 : cu_value_of_bill(a, type, bill);
        total += values[type] > 0 ? values[type] : -values[type] / 2;
    }
    return 20 + total / 2;
}

/* A bid just above what the others show, when it is within reach and worth it. */
static int choose_bid(const cu_appraisal *a, atl_rng *rng)
{
    int most = 0;
    for (int seat = 0; seat < a->s->players; seat++) {
        if (seat != a->seat && (a->s->bidders >> seat & 1) != 0)
            most = atl_max(most, a->s->seats[seat].votes);
    }
    int spare = atl_max(0, a->me->pesos - cu_tax_owed(a->s, a->seat));
    int wanted = atl_max(0, most - a->me->votes + 1 + (int)atl_rng_below(rng, 3));
    int limit = atl_min(spare, worth_of_majority(a) / a->peso);
    return wanted <= limit ? wanted : 0;
}

/* The nearer to the bid one has in mind, the better. */
static int appraise_bid(const cu_appraisal *a, int bid, int choice)
{
    int said = a->s->phase == CU_BID_BIG ? choice * CU_BID_REST : a->me->bid + choice;
    if (a->s->phase == CU_BID_BIG)
        bid -= bid % CU_BID_REST;
    return said > bid ? bid - said : said - bid;
}

static const appraiser appraisers[CU_PHASES] = {
    [CU_SIDE] = appraise_side,           [CU_SUPPLY] = appraise_more,
    [CU_SET_ASIDE] = appraise_aside,     [CU_CHARACTER] = appraise_character,
    [CU_MOVE] = cu_value_of_field,       [CU_HARVEST] = appraise_harvest,
    [CU_IRRIGATE] = appraise_water,      [CU_TRADE] = appraise_trade,
    [CU_BUILD] = cu_value_of_building,   [CU_PLACE] = appraise_place,
    [CU_MODE] = appraise_mode,           [CU_USE] = appraise_use,
    [CU_AMOUNT] = appraise_amount,       [CU_GIVE] = appraise_give,
    [CU_GIVE_MORE] = appraise_give_more, [CU_SWAP] = appraise_more,
    [CU_VETO] = appraise_veto,           [CU_FETCH] = appraise_fetch,
    [CU_DOCK] = appraise_dock,           [CU_OFFICE] = appraise_dock,
    [CU_LOAD] = appraise_load,           [CU_LOAD_MORE] = appraise_load,
    [CU_PASS] = appraise_pass,           [CU_TAX] = appraise_tax,
    [CU_DUTY] = appraise_duty,           [CU_DUTY_MORE] = appraise_duty,
};

static int worth_of_stopping(const cu_appraisal *a)
{
    if (a->s->phase == CU_BUILD)
        return forgone_vp(a);
    return a->s->phase == CU_DOCK ? forgone_pesos(a) : 0;
}

atl_action cuba_greedy(const void *view, int seat, const atl_action *legal, int count, atl_rng *rng)
{
    const cu_state *s = view;
    const cu_decision *decision = &cu_decisions[s->phase];
    cu_appraisal a;
    cu_appraise(&a, s, seat);
    int bid = decision->counted ? choose_bid(&a, rng) : 0;
    int best = -1;
    int best_value = 0;
    for (int i = 0; i < count; i++) {
        int choice = legal[i] - decision->base;
        int value = decision->counted            ? appraise_bid(&a, bid, choice)
                    : legal[i] == decision->stop ? worth_of_stopping(&a)
                                                 : appraisers[s->phase](&a, choice);
        if (best < 0 || value > best_value) {
            best = i;
            best_value = value;
        }
    }
    return legal[best];
}
