/* The buildings (CU-7): a table of costs and uses, and the few kinds of use there
 * are. A use either happens at once and ends in cu_used, or asks for more. */
#include "games/cuba/rules.h"

static const cu_building *in_use(const cu_state *s)
{
    return &cu_buildings[s->tile];
}

static int why_building(const cu_state *s)
{
    return CU_WHY_BUILDING + s->tile;
}

/* Points or pesos for `amount` pieces given up. */
static void reward(cu_state *s, const cu_building *b, int amount, atl_events *events)
{
    if (b->vp > 0)
        cu_points(s, s->actor, b->vp * amount, why_building(s), events);
    if (b->pesos > 0)
        cu_earn(s, s->actor, b->pesos * amount, why_building(s), events);
}

/* --- so many of one piece, for points or turned into another piece --- */

static int spendable(const cu_state *s, const cu_building *b)
{
    int most = atl_min(cu_actor_view(s)->pieces[atl_lowest(b->pieces)], b->most);
    return b->into != 0 ? atl_min(most, s->stock[b->into]) : most;
}

static bool can_spend(const cu_state *s, const cu_building *b)
{
    return spendable(s, b) > 0;
}

static void spend(cu_state *s, const cu_building *b, atl_events *events)
{
    (void)b;
    (void)events;
    cu_ask(s, CU_AMOUNT);
}

uint32_t cu_amount_choices(const cu_state *s)
{
    return (1U << spendable(s, in_use(s))) - 1;
}

void cu_amount_choose(cu_state *s, int choice, atl_events *events)
{
    const cu_building *b = in_use(s);
    int amount = choice + 1;
    cu_give(s, s->actor, atl_lowest(b->pieces), amount, why_building(s), events);
    if (b->into != 0)
        cu_take(s, s->actor, b->into, amount, why_building(s), events);
    reward(s, b, amount, events);
    cu_used(s, events);
}

/* --- pieces of a group, one by one --- */

static bool can_hand_in(const cu_state *s, const cu_building *b)
{
    return (cu_owned(cu_actor_view(s)) & b->pieces) != 0;
}

static void hand_in(cu_state *s, const cu_building *b, atl_events *events)
{
    (void)events;
    s->quota = b->most;
    cu_ask(s, CU_GIVE);
}

/* Black Market: what may be given up, as long as the stock has something for it. */
static uint32_t swappable(const cu_state *s)
{
    uint32_t stock = cu_in_stock(s);
    uint32_t pieces = 0;
    if ((stock & CU_SET_GOODS) != 0)
        pieces |= CU_SET_PRODUCTS;
    if ((stock & CU_SET_PRODUCTS) != 0)
        pieces |= CU_SET_GOODS;
    return pieces & cu_owned(cu_actor_view(s));
}

uint32_t cu_give_choices(const cu_state *s)
{
    if (s->tile == CU_BLACK_MARKET)
        return swappable(s);
    return cu_owned(cu_actor_view(s)) & in_use(s)->pieces;
}

void cu_give_choose(cu_state *s, int choice, atl_events *events)
{
    cu_give(s, s->actor, choice, 1, why_building(s), events);
    if (s->tile == CU_BLACK_MARKET) {
        s->given = (uint8_t)choice;
        cu_ask(s, CU_SWAP);
        return;
    }
    reward(s, in_use(s), 1, events);
    if (--s->quota == 0 || !cu_ask(s, CU_GIVE_MORE))
        cu_used(s, events);
}

static bool can_swap(const cu_state *s, const cu_building *b)
{
    (void)b;
    return swappable(s) != 0;
}

static void swap(cu_state *s, const cu_building *b, atl_events *events)
{
    (void)b;
    (void)events;
    cu_ask(s, CU_GIVE);
}

uint32_t cu_swap_choices(const cu_state *s)
{
    uint32_t wanted = s->given >= CU_RUM ? CU_SET_PRODUCTS : CU_SET_GOODS;
    return cu_in_stock(s) & wanted;
}

void cu_swap_choose(cu_state *s, int choice, atl_events *events)
{
    cu_take(s, s->actor, choice, 1, why_building(s), events);
    s->given = 0;
    cu_used(s, events);
}

/* --- points, pesos or water at once --- */

static bool can_gain(const cu_state *s, const cu_building *b)
{
    return b->gives == 0 || s->stock[CU_WATER] > 0;
}

static void gain(cu_state *s, const cu_building *b, atl_events *events)
{
    reward(s, b, 1, events);
    if (b->gives > 0)
        cu_take(s, s->actor, CU_WATER, b->gives, why_building(s), events);
    cu_used(s, events);
}

/* --- Church: removes a bill, but not of the type of the previous round (CU-9.5) --- */

uint32_t cu_veto_choices(const cu_state *s)
{
    uint32_t types = 0;
    for (int type = 0; type < CU_TYPES; type++) {
        if (s->bills[type] != CU_NO_ACT && type != s->last_vetoed)
            types |= 1U << type;
    }
    return types;
}

void cu_veto_choose(cu_state *s, int choice, atl_events *events)
{
    atl_emit(events, CU_EVENT_VETO, s->actor, choice * CU_CARDS + s->bills[choice], 0, 0);
    s->bills[choice] = CU_NO_ACT;
    s->vetoed = (uint8_t)choice;
    cu_used(s, events);
}

static bool can_veto(const cu_state *s, const cu_building *b)
{
    (void)b;
    return cu_veto_choices(s) != 0;
}

static void veto(cu_state *s, const cu_building *b, atl_events *events)
{
    (void)b;
    (void)events;
    cu_ask(s, CU_VETO);
}

/* --- Town Hall: two more votes this round --- */

static bool always(const cu_state *s, const cu_building *b)
{
    (void)s;
    (void)b;
    return true;
}

static void campaign(cu_state *s, const cu_building *b, atl_events *events)
{
    (void)b;
    s->town_hall = 1;
    cu_used(s, events);
}

/* --- Lighthouse: any ship of the pile comes to sea, the rest is shuffled --- */

uint32_t cu_fetch_choices(const cu_state *s)
{
    uint32_t ships = s->pile;
    for (int i = 0; i < s->returns; i++)
        ships |= 1U << s->returned[i];
    return ships;
}

void cu_fetch_choose(cu_state *s, int choice, atl_events *events)
{
    int old = s->ships[CU_SEA];
    uint32_t ships = cu_fetch_choices(s) | 1U << old;
    s->pile = (uint16_t)(ships & ~(1U << choice));
    memset(s->returned, 0, sizeof s->returned);
    s->returns = 0;
    s->ships[CU_SEA] = (uint8_t)choice;
    s->needs[CU_SEA] = cu_card_needs(s->cards[choice]);
    atl_emit(events, CU_EVENT_EXCHANGE, s->actor, choice + 1, old + 1, 0);
    atl_emit(events, CU_EVENT_SHUFFLE, ATL_WATCHER, atl_bits(s->pile), 0, 0);
    cu_used(s, events);
}

static void fetch(cu_state *s, const cu_building *b, atl_events *events)
{
    (void)b;
    (void)events;
    cu_ask(s, CU_FETCH);
}

/* --- warehouses store all products one has now --- */

static bool can_store(const cu_state *s, const cu_building *b)
{
    const cu_seat *seat = cu_actor_view(s);
    (void)b;
    return memcmp(seat->pieces + CU_RESOURCES, seat->stored, CU_PRODUCTS) != 0;
}

static void store(cu_state *s, const cu_building *b, atl_events *events)
{
    cu_seat *seat = cu_actor(s);
    (void)b;
    for (int product = 0; product < CU_PRODUCTS; product++) {
        uint8_t all = seat->pieces[CU_RESOURCES + product];
        if (seat->stored[product] == all)
            continue;
        seat->stored[product] = all;
        atl_emit(events, CU_EVENT_STORE, s->actor, CU_RESOURCES + product, all, 0);
    }
    cu_used(s, events);
}

/* --- Branch Offices load a ship --- */

static bool can_load(const cu_state *s, const cu_building *b)
{
    (void)b;
    return cu_dock_choices(s) != 0;
}

static void load(cu_state *s, const cu_building *b, atl_events *events)
{
    (void)b;
    (void)events;
    cu_ask(s, CU_OFFICE);
}

static const cu_effect spending = {can_spend, spend};
static const cu_effect handing_in = {can_hand_in, hand_in};
static const cu_effect swapping = {can_swap, swap};
static const cu_effect gaining = {can_gain, gain};
static const cu_effect vetoing = {can_veto, veto};
static const cu_effect voting = {always, campaign};
static const cu_effect fetching = {always, fetch};
static const cu_effect storing = {can_store, store};
static const cu_effect loading = {can_load, load};

enum { STONE = 1 << CU_STONE, WOOD = 1 << CU_WOOD, WATER = 1 << CU_WATER };

#define BUILDING(name, wood, stone, water, ...)                                                    \
    [CU_##name] = {.tile = CU_##name, .cost = {wood, stone, water}, __VA_ARGS__}
#define CIGARS_FROM_TOBACCO                                                                        \
    .effect = &spending, .pieces = 1 << CU_TOBACCO, .most = CU_MAX_PIECES, .into = CU_CIGARS
#define RUM_FROM_SUGAR                                                                             \
    .effect = &spending, .pieces = 1 << CU_SUGAR, .most = CU_MAX_PIECES, .into = CU_RUM

const cu_building cu_buildings[CU_USABLE_TILES] = {
    BUILDING(CEMENT_FACTORY, 1, 2, 0, .effect = &spending, .pieces = STONE, .most = 4, .vp = 1),
    BUILDING(SAW_MILL, 2, 1, 0, .effect = &spending, .pieces = WOOD, .most = 4, .vp = 1),
    BUILDING(GOLF_COURSE, 0, 0, 2, .effect = &spending, .pieces = WATER, .most = 4, .vp = 1),
    BUILDING(MONASTERY, 2, 1, 0, .effect = &handing_in, .pieces = CU_SET_PRODUCTS, .most = 2,
             .vp = 1),
    BUILDING(RUM_CAFE, 1, 1, 1, .effect = &spending, .pieces = 1 << CU_RUM, .most = 3, .vp = 2),
    BUILDING(CIGAR_CAFE, 1, 1, 1, .effect = &spending, .pieces = 1 << CU_CIGARS, .most = 3,
             .vp = 2),
    BUILDING(SMALL_BRANCH_OFFICE, 2, 1, 0, .effect = &loading),
    BUILDING(LARGE_BRANCH_OFFICE, 2, 2, 0, .effect = &loading),
    BUILDING(HOTEL, 2, 2, 1, .effect = &gaining, .vp = 2),
    BUILDING(INN, 1, 1, 1, .effect = &gaining, .vp = 1),
    BUILDING(GENERAL_STORE, 1, 2, 0, .effect = &handing_in, .pieces = CU_SET_GOODS, .most = 1,
             .pesos = 6),
    BUILDING(PRODUCT_HOUSE, 2, 1, 0, .effect = &handing_in, .pieces = CU_SET_PRODUCTS, .most = 1,
             .pesos = 4),
    BUILDING(RESOURCE_HOUSE, 1, 1, 1, .effect = &handing_in, .pieces = CU_SET_RESOURCES, .most = 2,
             .pesos = 2),
    BUILDING(SMALL_BANK, 1, 1, 0, .effect = &gaining, .pesos = 2),
    BUILDING(LARGE_BANK, 2, 3, 0, .effect = &gaining, .pesos = 4),
    BUILDING(CIGAR_FACTORY, 2, 2, 0, CIGARS_FROM_TOBACCO),
    BUILDING(CIGAR_FACTORY_2, 2, 2, 0, CIGARS_FROM_TOBACCO),
    BUILDING(DISTILLERY, 2, 2, 0, RUM_FROM_SUGAR),
    BUILDING(DISTILLERY_2, 2, 2, 0, RUM_FROM_SUGAR),
    BUILDING(BLACK_MARKET, 3, 2, 0, .effect = &swapping),
    BUILDING(CHURCH, 2, 2, 0, .effect = &vetoing),
    BUILDING(TOWN_HALL, 1, 1, 0, .effect = &voting),
    BUILDING(DAM, 0, 2, 0, .effect = &gaining, .gives = 2),
    BUILDING(LIGHTHOUSE, 1, 1, 0, .effect = &fetching),
    BUILDING(WAREHOUSE, 2, 0, 0, .effect = &storing),
    BUILDING(PRINTED_WAREHOUSE, 0, 0, 0, .effect = &storing),
};
