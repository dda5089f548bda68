/* The market and the Tradeswoman (CU-1.3, CU-5). Pieces fill the dear spaces first,
 * so a number of pieces tells which spaces are occupied. */
#include "games/cuba/rules.h"

/* Choices of the Tradeswoman, in the order of the action codes. */
enum { BUY = 0, SELL = CU_MERCHANDISE, TAKE = SELL + CU_MERCHANDISE };

static const uint8_t *prices(const cu_state *s, int merchandise)
{
    return cu_is_good(merchandise) ? s->good_prices : s->product_prices;
}

static int spaces(int merchandise)
{
    return cu_is_good(merchandise) ? CU_GOOD_SPACES : CU_PRODUCT_SPACES;
}

int cu_buying_price(const cu_state *s, int merchandise)
{
    int there = s->market[merchandise];
    if (there > 0)
        return prices(s, merchandise)[there - 1];
    return s->stock[CU_RESOURCES + merchandise] > 0 ? s->stock_prices[CU_STOCK_ASKS] : 0;
}

int cu_selling_price(const cu_state *s, int merchandise)
{
    int there = s->market[merchandise];
    if (there < spaces(merchandise))
        return prices(s, merchandise)[there];
    return s->stock_prices[cu_is_good(merchandise) ? CU_STOCK_PAYS_GOOD : CU_STOCK_PAYS_PRODUCT];
}

/* The lowest price is where most pieces are. */
uint32_t cu_cheapest_products(const cu_state *s)
{
    int most = atl_max(atl_max(s->market[0], s->market[1]), s->market[2]);
    uint32_t pieces = 0;
    for (int product = 0; product < CU_PRODUCTS; product++) {
        if (s->market[product] == most)
            pieces |= 1U << (CU_RESOURCES + product);
    }
    return pieces;
}

/* The alternatives of CU-5.1 as a set of pieces. */
static uint32_t alternatives(const cu_state *s)
{
    uint32_t pieces = 0;
    if (!s->resource_taken)
        pieces |= CU_SET_RESOURCES;
    if (!s->product_taken)
        pieces |= cu_cheapest_products(s);
    return pieces & cu_in_stock(s);
}

uint32_t cu_trade_choices(const cu_state *s)
{
    const cu_seat *seat = cu_actor_view(s);
    uint32_t choices = 0;
    for (int m = 0; m < CU_MERCHANDISE; m++) {
        int price = cu_buying_price(s, m);
        if (price > 0 && price <= seat->pesos && (s->sold >> m & 1) == 0)
            choices |= 1U << (BUY + m);
        if (seat->pieces[CU_RESOURCES + m] > 0 && (s->bought >> m & 1) == 0)
            choices |= 1U << (SELL + m);
    }
    if ((s->bought | s->sold) == 0)
        choices |= alternatives(s) << TAKE;
    return choices;
}

static void buy(cu_state *s, int merchandise, atl_events *events)
{
    cu_seat *seat = cu_actor(s);
    int piece = CU_RESOURCES + merchandise;
    int price = cu_buying_price(s, merchandise);
    int from = s->market[merchandise] > 0 ? CU_AT_MARKET : CU_AT_STOCK;
    if (from == CU_AT_MARKET)
        s->market[merchandise]--;
    else
        s->stock[piece]--;
    seat->pesos = (uint16_t)(seat->pesos - price);
    seat->pieces[piece]++;
    s->bought |= (uint8_t)(1U << merchandise);
    atl_emit(events, CU_EVENT_BUY, s->actor, piece, price, from);
}

static void sell(cu_state *s, int merchandise, atl_events *events)
{
    cu_seat *seat = cu_actor(s);
    int piece = CU_RESOURCES + merchandise;
    int price = cu_selling_price(s, merchandise);
    int to = s->market[merchandise] < spaces(merchandise) ? CU_AT_MARKET : CU_AT_STOCK;
    cu_spend(seat, piece, 1);
    if (to == CU_AT_MARKET)
        s->market[merchandise]++;
    else
        s->stock[piece]++;
    seat->pesos = (uint16_t)(seat->pesos + price);
    s->sold |= (uint8_t)(1U << merchandise);
    atl_emit(events, CU_EVENT_SELL, s->actor, piece, price, to);
}

void cu_trade_choose(cu_state *s, int choice, atl_events *events)
{
    if (choice >= TAKE) {
        int piece = choice - TAKE;
        cu_take(s, s->actor, piece, 1, CU_WHY_CHARACTER + CU_TRADESWOMAN, events);
        if (piece < CU_RESOURCES)
            s->resource_taken = 1;
        else
            s->product_taken = 1;
        cu_end_turn(s, events);
        return;
    }
    if (choice < SELL)
        buy(s, choice, events);
    else
        sell(s, choice - SELL, events);
    if (!cu_ask(s, CU_TRADE))
        cu_end_turn(s, events);
}
