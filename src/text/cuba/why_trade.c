/* Why a piece cannot be bought, sold, taken or loaded (CU-2.4, CU-5, CU-6.3, CU-8). */
#include "text/cuba/why.h"

/* ---- the market (CU-1.3, CU-5.1) ------------------------------------------------ */

static bool is_trading(const why *w)
{
    return cu_why_is(w, CU_TRADE);
}

void cu_why_buy(const why *w, int merchandise)
{
    int price = cu_buying_price(w->s, merchandise);
    if (!is_trading(w))
        cu_why_character(w, CU_TRADESWOMAN, _("Merchandise is bought with the Tradeswoman."));
    else if ((w->s->sold >> merchandise & 1) != 0)
        text_say(w->to, "%s",
                 _("You have sold some of it in this turn: nobody buys and sells the same in one "
                   "turn."));
    if (price == 0)
        text_say(w->to, "%s", _("There is none, neither on the market nor in the stock."));
    else
        cu_why_pesos(w, price);
}

void cu_why_sell(const why *w, int merchandise)
{
    if (!is_trading(w))
        cu_why_character(w, CU_TRADESWOMAN, _("Merchandise is sold with the Tradeswoman."));
    else if ((w->s->bought >> merchandise & 1) != 0)
        text_say(w->to, "%s",
                 _("You have bought some of it in this turn: nobody buys and sells the same in "
                   "one turn."));
    cu_why_pieces(w, CU_RESOURCES + merchandise, 1);
}

/* ---- pieces for nothing ----------------------------------------------------------- */

/* The first pieces (CU-2.4): resources, then products, two of each. */
static void why_take_first(const why *w, int piece)
{
    bool resources_first = w->s->quota > 2;
    if (piece >= CU_GROWN)
        text_say(w->to, "%s", _("Everybody begins with resources and products, no rum or cigars."));
    else if (piece >= CU_RESOURCES && resources_first)
        text_say(w->to, "%s", _("Two resources come first, then two products."));
    else if (piece < CU_RESOURCES && !resources_first)
        text_say(w->to, "%s", _("You have taken two resources; now come two products."));
    else
        cu_why_stock(w, piece);
}

/* The alternatives to trading (CU-5.1), each once a round among all. */
static void say_alternative(const why *w, int piece)
{
    bool is_product = piece >= CU_RESOURCES && piece < CU_GROWN;
    uint32_t cheapest = cu_cheapest_products(w->s);
    if (piece >= CU_GROWN)
        text_say(w->to, "%s", _("Rum and cigars are never free."));
    else if (!is_product && w->s->resource_taken)
        text_say(w->to, "%s", _("The free resource of this round has been taken."));
    else if (is_product && w->s->product_taken)
        text_say(w->to, "%s", _("The free product of this round has been taken."));
    else if (is_product && (cheapest >> piece & 1U) == 0) {
        why_names names = cu_why_names(cheapest);
        text_say(w->to, _("Only a product of the lowest price is free: %s."), names.text);
    } else {
        cu_why_stock(w, piece);
    }
}

/* The Black Market gives a good for a product, a product for a good (CU-7). */
static void why_take_in_exchange(const why *w, int piece)
{
    bool wants_product = w->s->given >= CU_RUM;
    uint32_t wanted = wants_product ? CU_SET_PRODUCTS : CU_SET_GOODS;
    if ((wanted >> piece & 1U) != 0)
        cu_why_stock(w, piece);
    else if (wants_product)
        text_say(w->to, "%s", _("For rum or cigars the Black Market gives a product."));
    else
        text_say(w->to, "%s", _("For a product the Black Market gives rum or cigars."));
}

void cu_why_take(const why *w, int piece)
{
    if (cu_why_is(w, CU_SUPPLY)) {
        why_take_first(w, piece);
        return;
    }
    if (cu_why_is(w, CU_SWAP)) {
        why_take_in_exchange(w, piece);
        return;
    }
    if (!is_trading(w))
        cu_why_character(w, CU_TRADESWOMAN,
                         _("With the Tradeswoman one takes a resource or a product for nothing "
                           "instead of trading."));
    else if ((w->s->bought | w->s->sold) != 0)
        text_say(w->to, "%s",
                 _("You have traded in this turn; a piece for nothing is instead of that."));
    say_alternative(w, piece);
}

/* ---- the harbour -------------------------------------------------------------------- */

/* What a ship still takes. */
static uint32_t needed_pieces(const cu_state *s, int place)
{
    uint32_t pieces = 0;
    for (int m = 0; m < CU_MERCHANDISE; m++)
        pieces |= (uint32_t)(cu_need(s->needs[place], m) > 0) << (CU_RESOURCES + m);
    return pieces;
}

static void say_when_to_load(const why *w)
{
    cu_why_character(w, CU_MAYOR,
                     _("Ships are loaded with the Mayor, or in a Branch Office with the "
                       "Foreman."));
}

static bool is_loading(const why *w)
{
    return cu_why_is(w, CU_LOAD) || cu_why_is(w, CU_LOAD_MORE);
}

static bool is_choosing_dock(const why *w)
{
    return cu_why_is(w, CU_DOCK) || cu_why_is(w, CU_OFFICE);
}

static void say_ship(const why *w, int dock)
{
    if (w->s->ships[dock] == CU_NO_SHIP) {
        text_say(w->to, _("There is no ship in dock %d."), dock);
        return;
    }
    if (w->s->needs[dock] == 0) {
        text_say(w->to, _("The ship in dock %d is full."), dock);
        return;
    }
    if ((cu_dock_choices(&w->own) >> (dock - CU_DOCK_1) & 1U) != 0)
        return;
    why_names names = cu_why_names(needed_pieces(w->s, dock));
    text_say(w->to, _("You have nothing that the ship in dock %d still takes: %s."), dock,
             names.text);
}

void cu_why_dock(const why *w, int index)
{
    if (is_loading(w))
        text_say(w->to, _("You are loading the ship in dock %d."), w->s->dock);
    else if (!is_choosing_dock(w))
        say_when_to_load(w);
    say_ship(w, CU_DOCK_1 + index);
}

static bool is_needed_anywhere(const cu_state *s, int merchandise)
{
    for (int dock = CU_DOCK_1; dock <= CU_DOCK_3; dock++) {
        if (cu_need(s->needs[dock], merchandise) > 0)
            return true;
    }
    return false;
}

void cu_why_load(const why *w, int merchandise)
{
    int piece = CU_RESOURCES + merchandise;
    bool loading = is_loading(w);
    if (is_choosing_dock(w))
        text_say(w->to, "%s", _("First choose the ship."));
    else if (!loading)
        say_when_to_load(w);
    if (loading && w->s->cargo != 0 && w->s->cargo != 1 + merchandise)
        text_say(w->to, _("The Large Branch Office loads only one kind: %s."),
                 cu_piece_title(CU_RESOURCES + w->s->cargo - 1));
    if (loading && cu_need(w->s->needs[w->s->dock], merchandise) == 0)
        text_say(w->to, _("The ship in dock %d has no free space for it."), w->s->dock);
    if (!loading && !is_needed_anywhere(w->s, merchandise))
        text_say(w->to, "%s", _("No ship in the docks has a free space for it."));
    cu_why_pieces(w, piece, 1);
}
