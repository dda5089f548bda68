/* Why an action is not possible: characters, the Worker, parliament and statutes. Trade
 * and harbour, and the buildings, are next door. */
#include "text/cuba/why.h"

bool cu_why_is(const why *w, int phase)
{
    return w->awaited && w->s->phase == phase;
}

bool cu_why_plays(const why *w, int character)
{
    return w->awaited && w->s->character == character;
}

/* ---- lacks -------------------------------------------------------------------- */

void cu_why_pieces(const why *w, int piece, int needed)
{
    int have = w->me->pieces[piece];
    if (have == 0)
        text_say(w->to, _("You have no %s."), cu_piece_title(piece));
    else if (have < needed)
        text_say(w->to, _("You have only %d of this: %s."), have, cu_piece_title(piece));
}

void cu_why_stock(const why *w, int piece)
{
    if (w->s->stock[piece] == 0)
        text_say(w->to, _("The stock has no %s left."), cu_piece_title(piece));
}

void cu_why_pesos(const why *w, int needed)
{
    if (needed > w->me->pesos)
        text_say(w->to,
                 ngettext("It costs %d peso; you have %d.", "It costs %d pesos; you have %d.",
                          (unsigned long)needed),
                 needed, w->me->pesos);
}

static int owner_of(const cu_state *s, int tile)
{
    for (int seat = 0; seat < s->players; seat++) {
        if ((s->seats[seat].tiles >> tile & 1U) != 0)
            return seat;
    }
    return ATL_WATCHER;
}

void cu_why_owner(const why *w, int tile)
{
    int owner = owner_of(w->s, tile);
    if (owner == ATL_WATCHER)
        text_say(w->to, "%s", _("Nobody has built this yet."));
    else if (owner != w->seat)
        text_say(w->to, _("This building belongs to %s."), w->people->names[owner]);
}

void cu_why_owner_of(const why *w, int tile)
{
    int owner = owner_of(w->s, tile);
    if (owner == ATL_WATCHER)
        text_say(w->to, _("%s: nobody has built this yet."), cu_building_title(tile));
    else if (owner != w->seat)
        /* Translators: a building, and who has built it. */
        text_say(w->to, _("%s: this building belongs to %s."), cu_building_title(tile),
                 w->people->names[owner]);
}

why_names cu_why_names(uint32_t pieces)
{
    why_names names = {""};
    size_t size = 0;
    const char *comma = "";
    for (; pieces != 0 && size < sizeof names.text; pieces &= pieces - 1, comma = ", ")
        size += (size_t)snprintf(names.text + size, sizeof names.text - size, "%s%s", comma,
                                 cu_piece_title(atl_lowest(pieces)));
    return names;
}

/* ---- characters (CU-3.2) -------------------------------------------------------- */

/* Why a character cannot be played, or nothing. */
static void say_card(const why *w, int character)
{
    const char *name = cu_character_title(character);
    bool in_hand = (w->me->hand >> character & 1) != 0;
    if (w->s->stage == CU_SETTING_UP)
        return;
    if (!in_hand)
        text_say(w->to, _("%s: you have played this card in this round already."), name);
    else if (w->s->stage > CU_ACTIONS)
        text_say(w->to, _("%s: this card of yours is in parliament in this round."), name);
    else if (w->me->aside == 1 + character) /* CU-9.6 */
        text_say(w->to, _("%s: you have set this card aside for parliament."), name);
}

/* The card of the turn, if one has been played in it. */
static bool say_other_card(const why *w)
{
    if (!w->awaited || w->s->character == CU_NOBODY)
        return false;
    text_say(w->to, _("In this turn you play another card: %s."),
             cu_character_title(w->s->character));
    return true;
}

void cu_why_character(const why *w, int character, const char *rule)
{
    text_say(w->to, "%s", rule);
    if (cu_why_plays(w, character))
        return;
    say_other_card(w);
    say_card(w, character);
}

static void why_play(const why *w, int character)
{
    bool same = cu_why_plays(w, character);
    if (!same && !cu_why_is(w, CU_CHARACTER) && !say_other_card(w))
        text_say(w->to, "%s",
                 _("Everybody plays a character at the beginning of each of their four turns of a "
                   "round."));
    say_card(w, character);
}

static void why_aside(const why *w, int character)
{
    (void)character;
    if (!w->s->secret) {
        text_say(w->to, "%s",
                 _("In this game no card is set aside: the one left in hand goes to parliament."));
        return;
    }
    text_say(w->to, "%s", _("A card is set aside for parliament at the beginning of a round."));
    if (w->me->aside > 0)
        text_say(w->to, _("%s: you have set this card aside for parliament."),
                 cu_character_title(w->me->aside - 1));
}

static void why_side(const why *w, int colour)
{
    if (!w->s->chosen) {
        text_say(w->to, "%s", _("In this game the plantations are given out, not chosen."));
        return;
    }
    if (!cu_why_is(w, CU_SIDE))
        text_say(w->to, "%s", _("Plantations are chosen before the first round."));
    for (uint32_t rest = w->s->settled; rest != 0; rest &= rest - 1) {
        int seat = atl_lowest(rest);
        if (w->s->seats[seat].colour == colour && seat != w->seat)
            text_say(w->to, _("%s has this plantation."), w->people->names[seat]);
    }
}

/* ---- the Worker (CU-4) ---------------------------------------------------------- */

static void why_move(const why *w, int field)
{
    (void)field;
    if (cu_why_plays(w, CU_WORKER))
        text_say(w->to, "%s", _("Your piece has been moved in this turn already."));
    else
        cu_why_character(w, CU_WORKER, _("The piece is moved with the Worker."));
}

/* What keeps a field from giving its product. */
static void say_field(const why *w, int field)
{
    int ground = cu_on_field(w->s, w->me, field);
    bool moved = cu_why_plays(w, CU_WORKER) && w->s->phase != CU_MOVE;
    if (ground >= CU_GROUNDS)
        text_say(w->to, _("The field is covered by a building: %s."),
                 cu_building_title(ground - CU_GROUNDS));
    else if (ground == CU_GROWN)
        text_say(w->to, "%s", _("The warehouse gives nothing."));
    else if (ground < CU_RESOURCES)
        text_say(w->to, "%s",
                 _("This field gives a resource, and without asking; only product fields are "
                   "chosen."));
    else if (moved && (cu_cross(w->me->piece) >> field & 1U) == 0)
        text_say(w->to, _("The field is neither in the row nor in the column of your piece (%s)."),
                 cu_field_words[w->me->piece]);
    else if (moved && (w->s->harvested >> field & 1) != 0)
        text_say(w->to, "%s", _("The field has given its product in this turn already."));
    else
        cu_why_stock(w, ground);
}

static void why_harvest(const why *w, int field)
{
    if (cu_why_is(w, CU_IRRIGATE))
        text_say(w->to, "%s", _("From now on every field takes 1 water."));
    else if (cu_why_is(w, CU_MOVE))
        text_say(w->to, "%s", _("First your piece goes to a field."));
    else if (!cu_why_is(w, CU_HARVEST))
        cu_why_character(w, CU_WORKER, _("Fields give their products with the Worker."));
    say_field(w, field);
}

static void why_water(const why *w, int field)
{
    if (cu_why_is(w, CU_HARVEST))
        text_say(w->to, "%s", _("First come the fields that give their product without water."));
    else if (cu_why_is(w, CU_MOVE))
        text_say(w->to, "%s", _("First your piece goes to a field."));
    else if (!cu_why_is(w, CU_IRRIGATE))
        cu_why_character(w, CU_WORKER,
                         _("Further fields give their products for 1 water each, "
                           "with the Worker."));
    say_field(w, field);
    cu_why_pieces(w, CU_WATER, 1);
}

/* ---- ending, forgoing, declining -------------------------------------------------- */

static void why_done(const why *w, int index)
{
    int stop = cu_decisions[w->s->phase].stop;
    (void)index;
    if (!w->awaited)
        text_say(w->to, "%s",
                 _("One ends a turn of the Worker, the Tradeswoman or the Foreman, or the loading "
                   "of a ship."));
    else if (stop == CU_ACTION_FORGO)
        text_say(w->to, "%s", _("To build or load nothing is a choice of its own here."));
    else if (stop == CU_ACTION_DECLINE)
        text_say(w->to, "%s", _("Not to pay or give is a choice of its own here."));
    else
        text_say(w->to, "%s", _("What is asked now cannot be left out."));
}

static void why_forgo(const why *w, int index)
{
    (void)index;
    text_say(w->to, "%s",
             _("One builds nothing with the Architect, or loads nothing with the Mayor, before "
               "anything is chosen."));
}

static void why_decline(const why *w, int index)
{
    (void)index;
    if (cu_why_is(w, CU_DUTY_MORE))
        text_say(w->to, "%s", _("You have given the first piece of the duty already."));
    else
        text_say(w->to, "%s",
                 _("One declines the tax or the duty when it is one's turn to meet "
                   "it, after parliament."));
}

/* ---- parliament (CU-9) ------------------------------------------------------------ */

static void say_bidding(const why *w)
{
    text_say(w->to, "%s", _("Pesos are bid for votes in parliament, after the four turns."));
    if (cu_act_in_force(w->s, CU_CORRUPTION))
        text_say(w->to, "%s", _("The Corruption Act is in force: no votes are for sale."));
    else if (w->s->ballot == 2 && (w->s->bidders >> w->seat & 1) == 0)
        text_say(w->to, "%s", _("Only those with most votes, all equal, bid once more."));
}

static void say_purse(const why *w, int wanted)
{
    if (wanted > w->me->pesos)
        text_say(w->to,
                 ngettext("You have only %d peso.", "You have only %d pesos.",
                          (unsigned long)w->me->pesos),
                 w->me->pesos);
}

static void why_hundreds(const why *w, int hundreds)
{
    if (cu_why_is(w, CU_BID) && w->me->pesos >= CU_BID_REST)
        text_say(w->to, "%s", _("You have said the hundreds of your bid already."));
    else if (cu_why_is(w, CU_BID))
        text_say(w->to, _("Only a bid of somebody with %d pesos or more has hundreds."),
                 CU_BID_REST);
    else if (!cu_why_is(w, CU_BID_BIG))
        say_bidding(w);
    say_purse(w, hundreds * CU_BID_REST);
}

static void why_bid(const why *w, int pesos)
{
    if (cu_why_is(w, CU_BID_BIG))
        text_say(w->to, "%s", _("First say how many hundreds you bid."));
    else if (!cu_why_is(w, CU_BID))
        say_bidding(w);
    say_purse(w, cu_why_is(w, CU_BID) ? w->me->bid + pesos : pesos);
}

static void why_pass(const why *w, int type)
{
    if (!cu_why_is(w, CU_PASS))
        text_say(w->to, "%s", _("Whoever has most votes in parliament passes two bills."));
    if (w->s->bills[type] == CU_NO_ACT)
        text_say(w->to, "%s", _("There is no bill of this type now."));
}

/* ---- statutes (CU-10) ------------------------------------------------------------- */

static void why_pay(const why *w, int index)
{
    (void)index;
    bool past = cu_why_is(w, CU_DUTY) || cu_why_is(w, CU_DUTY_MORE);
    text_say(w->to, "%s",
             past ? _("The tax is over; now comes the duty.")
                  : _("The tax is paid in turn, after parliament."));
    if (w->s->stage == CU_STATUTE_PHASE && (w->s->taxed >> w->seat & 1) != 0)
        text_say(w->to, "%s", _("You have met the tax of this round."));
    else if (w->s->stage != CU_SETTING_UP && !past)
        cu_why_pesos(w, cu_tax_owed(w->s, w->seat));
}

/* ---- all of them ------------------------------------------------------------------ */

/* Codes from `base` up to the next row's. */
static const struct {
    uint16_t base;
    void (*say)(const why *w, int index);
} rows[] = {
    {CU_ACTION_DONE, why_done},
    {CU_ACTION_FORGO, why_forgo},
    {CU_ACTION_DECLINE, why_decline},
    {CU_ACTION_SIDE, why_side},
    {CU_ACTION_PLAY, why_play},
    {CU_ACTION_ASIDE, why_aside},
    {CU_ACTION_MOVE, why_move},
    {CU_ACTION_HARVEST, why_harvest},
    {CU_ACTION_WATER, why_water},
    {CU_ACTION_BUY, cu_why_buy},
    {CU_ACTION_SELL, cu_why_sell},
    {CU_ACTION_TAKE, cu_why_take},
    {CU_ACTION_GIVE, cu_why_give},
    {CU_ACTION_BUILD, cu_why_build},
    {CU_ACTION_ON, cu_why_on},
    {CU_ACTION_MODE, cu_why_mode},
    {CU_ACTION_USE, cu_why_use},
    {CU_ACTION_AMOUNT, cu_why_amount},
    {CU_ACTION_VETO, cu_why_veto},
    {CU_ACTION_FETCH, cu_why_fetch},
    {CU_ACTION_DOCK, cu_why_dock},
    {CU_ACTION_LOAD, cu_why_load},
    {CU_ACTION_HUNDREDS, why_hundreds},
    {CU_ACTION_BID, why_bid},
    {CU_ACTION_PASS, why_pass},
    {CU_ACTION_PAY, why_pay},
    {CU_ACTION_START, NULL},
};

/* The rules' functions speak of the actor; what belongs to a turn begins anew. */
static cu_state as_actor(const cu_state *s, int seat)
{
    cu_state own = *s;
    own.actor = (uint8_t)seat;
    own.used = 0;
    own.bought = 0;
    own.sold = 0;
    own.dock = 0;
    own.cargo = 0;
    return own;
}

void cu_text_why_not(FILE *to, const text_why *asked)
{
    const cu_state *s = asked->view;
    why w = {.to = to,
             .people = asked->people,
             .s = s,
             .me = &s->seats[asked->seat],
             .seat = asked->seat,
             .awaited = text_is_awaited(asked),
             .own = as_actor(s, asked->seat)};
    int i = 0;
    while (asked->action >= rows[i + 1].base)
        i++;
    rows[i].say(&w, asked->action - rows[i].base);
}
