/* Why something cannot be done in a building (SC-6). */
#include "text/santiago/why.h"

enum { PESOS_PER_VP = 3 }; /* SC-6.7 */

static void why_distil(const why *w, int index)
{
    sc_why_goods(w, SC_SUGAR, index + 1);
    sc_why_supply(w, SC_RUM, index + 1);
}

static void why_make_cigars(const why *w, int index)
{
    sc_why_goods(w, SC_TOBACCO, index + 1);
    sc_why_supply(w, SC_CIGARS, index + 1);
}

static void why_swap(const why *w, int index)
{
    sc_count goods = sc_swap_got(index);
    sc_why_goods(w, goods.good, 1);
    sc_why_supply(w, goods.count, 1);
}

static void why_saw(const why *w, int index)
{
    (void)index;
    sc_why_goods(w, SC_WOOD, 1);
}

/* Rum, cigars, both: a set less 1. */
static void why_cafe(const why *w, int index)
{
    int set = index + 1;
    for (int i = 0; i < 2; i++) {
        if ((set >> i & 1) != 0)
            sc_why_goods(w, SC_RUM + i, 1);
    }
}

static void why_customs(const why *w, int die)
{
    sc_why_demand(w, die, 1);
}

static void why_casino(const why *w, int index)
{
    bool to_vp = index < SC_MAX_EXCHANGE;
    int times = index % SC_MAX_EXCHANGE + 1;
    int needed = to_vp ? PESOS_PER_VP * times : times;
    int have = to_vp ? w->s->pesos[w->seat] : w->s->vp[w->seat];
    int direction = to_vp ? SC_TO_VP : SC_TO_PESOS;
    if (w->awaited && w->s->exchange != SC_NO_EXCHANGE && w->s->exchange != direction)
        text_say(w->to, "%s", _("In one visit the Casino exchanges in one direction only."));
    if (needed > have && to_vp)
        text_say(w->to,
                 ngettext("It takes %d peso; you have %d.", "It takes %d pesos; you have %d.",
                          (unsigned long)needed),
                 needed, have);
    else if (needed > have)
        text_say(w->to, _("It takes %d VP; you have %d."), needed, have);
}

/* The marker can always go right. */
static void why_harbour(const why *w, int index)
{
    if (index == 0 && w->s->value == SC_LOW_VALUE)
        text_say(w->to, _("The value is at its lowest already: %d."), SC_LOW_VALUE);
}

static void why_office(const why *w, int good)
{
    sc_why_demand(w, good, 1);
    sc_why_goods(w, good, 1);
}

static void why_news(const why *w, int index)
{
    int place = SC_PEDRO + index;
    if ((w->s->inactive >> place & 1) != 0)
        text_say(w->to, _("%s is inactive already."), sc_place_title(place));
}

/* Codes from `first` up to the next row's. */
static const struct {
    uint16_t first;
    uint8_t building;
    void (*say)(const why *w, int index);
} rows[] = {
    {SC_ACTION_DISTIL, SC_DISTILLERY, why_distil},
    {SC_ACTION_MAKE_CIGARS, SC_CIGAR_FACTORY, why_make_cigars},
    {SC_ACTION_SWAP, SC_BLACK_MARKET, why_swap},
    {SC_ACTION_SAW, SC_SAWMILL, why_saw},
    {SC_ACTION_CAFE, SC_CAFE, why_cafe},
    {SC_ACTION_CUSTOMS, SC_CUSTOMS, why_customs},
    {SC_ACTION_CASINO, SC_CASINO, why_casino},
    {SC_ACTION_HARBOUR, SC_HARBOURMASTER, why_harbour},
    {SC_ACTION_OFFICE, SC_OFFICE, why_office},
    {SC_ACTION_NEWS, SC_NEWSPAPER, why_news},
    {SC_ACTION_SKIP, SC_NOWHERE, NULL},
};

void sc_why_use(const why *w, int action)
{
    int i = 0;
    while (action >= rows[i + 1].first)
        i++;
    if (!sc_why_is(w, SC_USE) || w->s->in_use != rows[i].building)
        text_say(w->to,
                 _("%s: this is done when your piece comes to the building, or, if it is yours, "
                   "when the car stops at Alonso."),
                 sc_building_title(rows[i].building));
    rows[i].say(w, action - rows[i].first);
}

void sc_why_useless(const why *w, int building)
{
    /* While somebody is in the middle of exchanging at the Casino, one direction counts. */
    if (w->s->exchange != SC_NO_EXCHANGE || sc_useful(w->s, w->seat, building))
        return;
    switch ((sc_building)building) {
    case SC_DISTILLERY:
        why_distil(w, 0);
        break;
    case SC_CIGAR_FACTORY:
        why_make_cigars(w, 0);
        break;
    case SC_BLACK_MARKET:
        text_say(w->to, "%s", _("You have no good but wood, or the supply has no other for it."));
        break;
    case SC_SAWMILL:
        why_saw(w, 0);
        break;
    case SC_CAFE:
        text_say(w->to, "%s", _("You have neither rum nor cigars."));
        break;
    case SC_CUSTOMS:
        text_say(w->to, "%s", _("The ship asks for nothing at the moment."));
        break;
    case SC_CASINO:
        text_say(w->to, _("The Casino takes %d pesos or 1 VP; you have neither."), PESOS_PER_VP);
        break;
    case SC_OFFICE:
        text_say(w->to, "%s", _("You have nothing that the ship asks for."));
        break;
    case SC_BANK:
    case SC_CHURCH:
    case SC_HARBOURMASTER:
    case SC_NEWSPAPER:
    case SC_BUILDINGS:
        break; /* always of use */
    }
}
