/* Whether every number of a state is one that tables can be looked up by. Nothing else
 * is asked here; the rules of the game may still be broken. States from outside pass
 * this before anything is done with them. */
#include "games/cuba/rules.h"

static bool seat_in_bounds(const cu_seat *seat)
{
    for (int piece = 0; piece < CU_GROWN; piece++) {
        if ((seat->open[piece] & ~CU_ALL_FIELDS) != 0)
            return false;
    }
    for (int piece = 0; piece < CU_PIECES; piece++) {
        if (seat->pieces[piece] > cu_totals[piece])
            return false;
    }
    return (seat->tiles & ~(uint32_t)CU_ALL_TILES) == 0 && seat->piece < CU_FIELDS &&
           seat->warehouse < CU_FIELDS && (seat->hand & ~CU_FULL_HAND) == 0 &&
           seat->aside <= CU_CHARACTERS && seat->colour < CU_COLOURS &&
           seat->pesos <= CU_MAX_PESOS && seat->bid <= CU_MAX_PESOS;
}

static bool ships_in_bounds(const cu_state *s)
{
    for (int place = 0; place < CU_PLACES; place++) {
        if (s->ships[place] > CU_NO_SHIP)
            return false;
    }
    for (int i = 0; i < CU_SHIPS; i++) {
        if (s->returned[i] >= CU_SHIPS)
            return false;
    }
    for (int i = 0; i < CU_SHIPS; i++) {
        for (int space = 0; space < CU_SPACES; space++) {
            if ((s->cards[i] >> (3 * space) & 7) >= CU_MERCHANDISE)
                return false;
        }
    }
    return s->returns <= CU_SHIPS && (s->pile & ~CU_ALL_SHIPS) == 0;
}

static bool board_in_bounds(const cu_state *s)
{
    for (int tile = 0; tile < CU_TILES; tile++) {
        if (s->places[tile] > CU_NO_FIELD)
            return false;
    }
    for (int piece = 0; piece < CU_PIECES; piece++) {
        if (s->stock[piece] > cu_totals[piece])
            return false;
    }
    for (int m = 0; m < CU_MERCHANDISE; m++) {
        if (s->market[m] > (cu_is_good(m) ? CU_GOOD_SPACES : CU_PRODUCT_SPACES))
            return false;
    }
    for (int type = 0; type < CU_TYPES; type++) {
        if (s->acts[type] > CU_NO_ACT || s->bills[type] > CU_NO_ACT ||
            s->decks[type] >> CU_CARDS != 0)
            return false;
    }
    return (s->tiles & ~(uint32_t)CU_ALL_TILES) == 0 && s->used >> CU_USABLE_TILES == 0;
}

static bool turn_in_bounds(const cu_state *s)
{
    return s->character <= CU_NOBODY && s->tile <= CU_NO_TILE && s->mode <= CU_MODES &&
           s->dock < CU_PLACES && s->cargo <= CU_MERCHANDISE && s->given < CU_PIECES &&
           s->vetoed <= CU_TYPES && s->last_vetoed <= CU_TYPES &&
           ((s->bought | s->sold) >> CU_MERCHANDISE) == 0;
}

bool cu_in_bounds(const cu_state *s)
{
    if (s->players < 2 || s->players > CU_MAX_SEATS || s->actor >= s->players ||
        s->start >= s->players || s->stage > CU_FINISHED || s->phase > CU_OVER ||
        s->round > CU_ROUNDS || s->turn > CU_TURNS)
        return false;
    for (int seat = 0; seat < CU_MAX_SEATS; seat++) {
        if (!seat_in_bounds(&s->seats[seat]))
            return false;
    }
    return ships_in_bounds(s) && board_in_bounds(s) && turn_in_bounds(s);
}
