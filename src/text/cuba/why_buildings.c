/* Why something cannot be built or used (CU-6.1, CU-6.2, CU-7). */
#include "text/cuba/why.h"

#include <stdlib.h>

/* ---- the Architect (CU-6.1) ------------------------------------------------------ */

/* The resources that are missing for a building, as a list. */
static void say_missing(const why *w, const cu_building *b)
{
    const char *comma = "";
    text_line list;
    text_line_open(&list);
    for (int piece = 0; piece < CU_RESOURCES; piece++) {
        int missing = b->cost[piece] - w->me->pieces[piece];
        if (missing <= 0)
            continue;
        fprintf(list.to, "%s%d %s", comma, missing, cu_piece_title(piece));
        comma = ", ";
    }
    fclose(list.to);
    if (list.size > 0)
        /* Translators: a list such as "1 stone, 2 wood". */
        text_say(w->to, _("You lack %s."), list.text);
    free(list.text);
}

static void say_building_act(const why *w)
{
    if (!cu_act_in_force(w->s, CU_BUILDING) || w->me->pesos >= CU_BUILDING_ACT_PESOS)
        return;
    text_say(w->to, _("The Building Act asks for %d pesos more; you have %d."),
             CU_BUILDING_ACT_PESOS, w->me->pesos);
}

/* The other tile of the same kind, if it is there; else CU_NO_TILE. */
static int twin_there(const cu_state *s, int tile)
{
    int twin = tile == CU_CIGAR_FACTORY || tile == CU_DISTILLERY       ? tile + 1
               : tile == CU_CIGAR_FACTORY_2 || tile == CU_DISTILLERY_2 ? tile - 1
                                                                       : CU_NO_TILE;
    return twin != CU_NO_TILE && (s->tiles >> twin & 1U) != 0 ? twin : CU_NO_TILE;
}

/* Of two alike the first is offered. */
static void say_twin(const why *w, int tile)
{
    int twin = twin_there(w->s, tile);
    if (twin < tile)
        text_say(w->to, "%s", _("There are two of these; build the other one first."));
    else if (twin != CU_NO_TILE && (w->s->tiles >> tile & 1U) == 0)
        text_say(w->to, "%s", _("There are two of these; the other one can still be built."));
}

void cu_why_build(const why *w, int tile)
{
    bool there = (w->s->tiles >> tile & 1U) != 0;
    if (cu_why_is(w, CU_PLACE))
        text_say(w->to, _("You have chosen what to build: %s. Now choose its field."),
                 cu_building_title(w->s->tile));
    else if (!cu_why_is(w, CU_BUILD))
        cu_why_character(w, CU_ARCHITECT, _("Buildings are built with the Architect."));
    if ((w->me->tiles >> tile & 1U) != 0)
        text_say(w->to, "%s", _("You have built it already."));
    else if (!there)
        cu_why_owner(w, tile);
    say_twin(w, tile);
    if (!there)
        return;
    say_missing(w, &cu_buildings[tile]);
    say_building_act(w);
}

void cu_why_on(const why *w, int field)
{
    int ground = cu_on_field(w->s, w->me, field);
    if (cu_why_is(w, CU_BUILD))
        text_say(w->to, "%s", _("First choose what to build."));
    else if (!cu_why_is(w, CU_PLACE))
        cu_why_character(w, CU_ARCHITECT, _("Buildings are built with the Architect."));
    if (ground >= CU_GROUNDS)
        text_say(w->to, _("The field is covered by a building: %s."),
                 cu_building_title(ground - CU_GROUNDS));
    else if (ground == CU_GROWN)
        text_say(w->to, "%s", _("Nothing is built on the warehouse."));
}

/* ---- the Foreman (CU-6.2) --------------------------------------------------------- */

static void say_when_to_use(const why *w)
{
    cu_why_character(w, CU_FOREMAN, _("Buildings are used with the Foreman."));
}

void cu_why_mode(const why *w, int mode)
{
    if (cu_why_plays(w, CU_FOREMAN) && !cu_why_is(w, CU_MODE)) {
        text_say(w->to, "%s", _("You have chosen already which buildings you use."));
        return;
    }
    if (!cu_why_is(w, CU_MODE))
        say_when_to_use(w);
    if (cu_usable(&w->own, mode) != 0)
        return;
    if (mode == CU_MODE_CROSS)
        text_say(w->to,
                 _("In the row and column of your piece (%s) no building of yours would change "
                   "anything now."),
                 cu_field_words[w->me->piece]);
    else
        text_say(w->to, "%s", _("No building of yours would change anything now."));
}

static void say_nothing_to_give(const why *w, uint32_t pieces)
{
    why_names names = cu_why_names(pieces);
    text_say(w->to, _("You have nothing that it takes: %s."), names.text);
}

static void say_nothing_to_swap(const why *w)
{
    uint32_t merchandise = CU_SET_PRODUCTS | CU_SET_GOODS;
    if ((cu_owned(w->me) & merchandise) == 0)
        say_nothing_to_give(w, merchandise);
    else
        text_say(w->to, "%s", _("The stock has nothing left to give in exchange."));
}

static void say_nothing_to_store(const why *w)
{
    if ((cu_owned(w->me) & CU_SET_PRODUCTS) == 0)
        say_nothing_to_give(w, CU_SET_PRODUCTS);
    else
        text_say(w->to, "%s", _("All your products are stored already."));
}

static void say_no_veto(const why *w)
{
    for (int type = 0; type < CU_TYPES; type++) {
        if (w->s->bills[type] != CU_NO_ACT) {
            text_say(w->to, "%s",
                     _("The only bill left is of the type removed in the previous round."));
            return;
        }
    }
    text_say(w->to, "%s", _("There is no bill to be removed now."));
}

/* Why the use of an own building would change nothing. */
static void say_useless(const why *w, const cu_building *b)
{
    if (b->effect->usable(&w->own, b))
        return;
    switch (b->tile) {
    case CU_BLACK_MARKET:
        say_nothing_to_swap(w);
        break;
    case CU_CHURCH:
        say_no_veto(w);
        break;
    case CU_WAREHOUSE:
    case CU_PRINTED_WAREHOUSE:
        say_nothing_to_store(w);
        break;
    case CU_SMALL_BRANCH_OFFICE:
    case CU_LARGE_BRANCH_OFFICE:
        text_say(w->to, "%s", _("No ship in the docks takes anything you have."));
        break;
    case CU_DAM:
        cu_why_stock(w, CU_WATER);
        break;
    default:
        if ((cu_owned(w->me) & b->pieces) == 0)
            say_nothing_to_give(w, b->pieces);
        else
            cu_why_stock(w, b->into);
    }
}

static int field_of(const why *w, int tile)
{
    return tile == CU_PRINTED_WAREHOUSE ? w->me->warehouse : w->s->places[tile];
}

void cu_why_use(const why *w, int tile)
{
    bool plays = cu_why_plays(w, CU_FOREMAN);
    bool own = tile == CU_PRINTED_WAREHOUSE || (w->me->tiles >> tile & 1U) != 0;
    if (cu_why_is(w, CU_MODE))
        text_say(w->to, "%s",
                 _("First choose: all in the row and column of your piece, or any one."));
    else if (plays && !cu_why_is(w, CU_USE))
        text_say(w->to, _("First comes what you are using now: %s."),
                 cu_building_title(w->s->tile));
    else if (!plays)
        say_when_to_use(w);
    if (!own) {
        cu_why_owner(w, tile);
        return;
    }
    if (plays && (w->s->used >> tile & 1U) != 0)
        text_say(w->to, "%s", _("You have used this building in this turn already."));
    if (plays && w->s->mode == 1 + CU_MODE_CROSS &&
        (cu_cross(w->me->piece) >> field_of(w, tile) & 1U) == 0)
        text_say(w->to,
                 _("This building is neither in the row nor in the column of your piece (%s)."),
                 cu_field_words[w->me->piece]);
    say_useless(w, &cu_buildings[tile]);
}

/* ---- what a use asks for ------------------------------------------------------------ */

void cu_why_amount(const why *w, int index)
{
    int amount = index + 1;
    const cu_building *b = &cu_buildings[w->s->tile];
    if (!cu_why_is(w, CU_AMOUNT)) {
        text_say(w->to, "%s", _("A number is asked for when a building takes several pieces."));
        return;
    }
    cu_why_pieces(w, atl_lowest(b->pieces), amount);
    if (amount > b->most)
        text_say(w->to, _("This building takes %d at most."), b->most);
    if (b->into != 0 && amount > w->s->stock[b->into])
        text_say(w->to, _("The stock has only %d of this left: %s."), w->s->stock[b->into],
                 cu_piece_title(b->into));
}

/* What the step at hand accepts: the duty, or the building in use. */
static void say_not_taken(const why *w, uint32_t accepted)
{
    why_names names = cu_why_names(accepted);
    text_say(w->to, _("Here one gives only: %s."), names.text);
}

static uint32_t accepted_pieces(const why *w)
{
    bool duty = cu_why_is(w, CU_DUTY) || cu_why_is(w, CU_DUTY_MORE);
    if (duty)
        return cu_duties[w->s->acts[CU_DUTY_ACT]].pieces;
    return w->s->tile == CU_BLACK_MARKET ? CU_SET_PRODUCTS | CU_SET_GOODS
                                         : cu_buildings[w->s->tile].pieces;
}

void cu_why_give(const why *w, int piece)
{
    bool to_building = cu_why_is(w, CU_GIVE) || cu_why_is(w, CU_GIVE_MORE);
    bool asked = to_building || cu_why_is(w, CU_DUTY) || cu_why_is(w, CU_DUTY_MORE);
    if (!asked)
        text_say(w->to, "%s",
                 _("Pieces are given up in some buildings, with the Foreman, and for the duty, "
                   "after parliament."));
    else if ((accepted_pieces(w) >> piece & 1U) == 0)
        say_not_taken(w, accepted_pieces(w));
    if (w->me->pieces[piece] == 0)
        cu_why_pieces(w, piece, 1);
    else if (to_building && w->s->tile == CU_BLACK_MARKET && piece >= CU_RESOURCES)
        text_say(w->to, "%s", _("The stock has nothing left to give in exchange."));
}

void cu_why_veto(const why *w, int type)
{
    if (!cu_why_is(w, CU_VETO)) {
        text_say(w->to, "%s", _("A bill is removed by using the Church, with the Foreman."));
        cu_why_owner_of(w, CU_CHURCH);
    }
    if (w->s->bills[type] == CU_NO_ACT)
        text_say(w->to, "%s", _("There is no bill of this type now."));
    else if (type == w->s->last_vetoed) /* CU-9.5 */
        text_say(w->to, "%s",
                 _("A bill of this type was removed in the previous round; not twice running."));
}

void cu_why_fetch(const why *w, int ship)
{
    if (!cu_why_is(w, CU_FETCH)) {
        text_say(w->to, "%s", _("A ship is fetched by using the Lighthouse, with the Foreman."));
        cu_why_owner_of(w, CU_LIGHTHOUSE);
    }
    for (int place = 0; place < CU_PLACES; place++) {
        if (w->s->ships[place] == ship)
            /* Translators: a number, and "at sea" or "dock 1". */
            text_say(w->to, _("Ship %d is not in the pile: %s."), ship + 1, cu_place_title(place));
    }
}
