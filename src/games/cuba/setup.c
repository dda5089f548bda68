/* Setup (CU-2): table, harbour, starting player, and everybody's first pieces. */
#include "games/cuba/rules.h"

extern const atl_game cuba_game;

enum { STARTING_PESOS = 10, STARTING_RESOURCES = 2, STARTING_PIECES = 4, NEXT_COLOUR = 0 };

/* The piece that each letter of a plantation gives, W first; the warehouse none. */
static const uint8_t ground_gives[] = {CU_PIECES, CU_WATER, CU_STONE,  CU_WOOD,
                                       CU_CITRUS, CU_SUGAR, CU_TOBACCO};

/* CU-2.5: colours that were asked for, then the next free one for everybody else. */
static atl_status choose_colours(cu_state *s, const atl_setup *setup, atl_reason *why)
{
    uint32_t taken = 0;
    for (int seat = 0; seat < CU_MAX_SEATS; seat++) {
        int wish = setup->options[CU_OPTION_SEAT + seat];
        if (wish == NEXT_COLOUR)
            continue;
        if (seat >= s->players) {
            char number[4] = "";
            char players[4] = "";
            atl_text_append_number(number, sizeof number, seat);
            atl_text_append_number(players, sizeof players, s->players);
            return atl_refuse(why, ATL_SENTENCE("there is no seat {0} with {1} players"), number,
                              players, NULL);
        }
        if (taken >> wish & 1U)
            return atl_refuse(why, ATL_SENTENCE("two seats cannot both be {0}"),
                              cu_colour_words[wish - 1], NULL, NULL);
        taken |= 1U << wish;
    }
    for (int seat = 0; seat < s->players; seat++) {
        int wish = setup->options[CU_OPTION_SEAT + seat];
        for (int colour = 1; wish == NEXT_COLOUR; colour++) {
            if ((taken >> colour & 1U) == 0)
                wish = colour;
        }
        taken |= 1U << wish;
        s->seats[seat].colour = (uint8_t)(wish - 1);
    }
    return ATL_OK;
}

static void lay_out_plantation(cu_state *s, cu_seat *seat, const atl_edition *edition)
{
    int side = s->common ? 0 : 1 + seat->colour;
    const uint8_t *ground =
        atl_edition_table(edition, &cuba_game, CU_TABLE_PLANTATIONS) + side * CU_FIELDS;
    for (int field = 0; field < CU_FIELDS; field++) {
        int piece = ground_gives[ground[field]];
        if (piece == CU_PIECES)
            seat->warehouse = seat->piece = (uint8_t)field;
        else
            seat->open[piece] |= (uint16_t)(1U << field);
    }
    seat->pesos = STARTING_PESOS;
}

static void lay_out_market(cu_state *s, const atl_edition *edition)
{
    const atl_game *game = &cuba_game;
    memcpy(s->product_prices, atl_edition_table(edition, game, CU_TABLE_PRODUCT_PRICES),
           sizeof s->product_prices);
    memcpy(s->good_prices, atl_edition_table(edition, game, CU_TABLE_GOOD_PRICES),
           sizeof s->good_prices);
    memcpy(s->stock_prices, atl_edition_table(edition, game, CU_TABLE_STOCK_PRICES),
           sizeof s->stock_prices);
    memcpy(s->stock, cu_totals, sizeof s->stock);
    for (int m = 0; m < CU_MERCHANDISE; m++) { /* CU-2.1 */
        s->market[m] = cu_is_good(m) ? 2 : 3;
        s->stock[CU_RESOURCES + m] = (uint8_t)(s->stock[CU_RESOURCES + m] - s->market[m]);
    }
}

static void lay_out_harbour(cu_state *s, const atl_edition *edition)
{
    const uint8_t *letters = atl_edition_table(edition, &cuba_game, CU_TABLE_SHIPS);
    for (int ship = 0; ship < CU_SHIPS; ship++) {
        for (int space = 0; space < CU_SPACES; space++)
            s->cards[ship] |= (uint16_t)(letters[ship * CU_SPACES + space] << (3 * space));
    }
    s->pile = CU_ALL_SHIPS;
    memset(s->ships, CU_NO_SHIP, sizeof s->ships);
}

static void lay_out_statutes(cu_state *s)
{
    memset(s->decks, (1 << CU_CARDS) - 1, sizeof s->decks);
    memset(s->bills, CU_NO_ACT, sizeof s->bills);
    memset(s->acts, CU_NO_ACT, sizeof s->acts);
    s->acts[CU_TAX_ACT] = CU_INITIAL_ACT; /* CU-2.3 */
    s->acts[CU_DUTY_ACT] = CU_INITIAL_ACT;
    s->vetoed = CU_TYPES;
    s->last_vetoed = CU_TYPES;
}

atl_status cuba_setup(void *state, const atl_setup *setup, atl_events *events, atl_reason *why)
{
    cu_state fresh;
    cu_state *s = &fresh;
    memset(s, 0, sizeof *s);
    atl_status status = atl_setup_check(setup, &cuba_game, why);
    if (status == ATL_OK)
        status = atl_edition_validate(&setup->edition, &cuba_game, NULL, NULL, why);
    if (status != ATL_OK)
        return status;
    s->players = setup->players;
    s->common = setup->options[CU_OPTION_PLANTATIONS];
    s->secret = setup->options[CU_OPTION_PARLIAMENT];
    status = choose_colours(s, setup, why);
    if (status != ATL_OK)
        return status;

    atl_events_clear(events);
    for (int seat = 0; seat < s->players; seat++)
        lay_out_plantation(s, &s->seats[seat], &setup->edition);
    lay_out_market(s, &setup->edition);
    lay_out_harbour(s, &setup->edition);
    lay_out_statutes(s);
    s->tiles = CU_ALL_TILES;
    memset(s->places, CU_NO_FIELD, sizeof s->places);
    s->character = CU_NOBODY;
    s->tile = CU_NO_TILE;
    s->stage = CU_SETTING_UP;
    cu_fill_harbour(s, events);
    memcpy(state, s, sizeof *s);
    return ATL_OK;
}

/* --- starting player and first pieces (CU-2.4) --- */

uint32_t cu_start_choices(const cu_state *s)
{
    return (1U << s->players) - 1;
}

void cu_start_choose(cu_state *s, int choice, atl_events *events)
{
    s->start = (uint8_t)choice;
    s->actor = s->start;
    s->quota = STARTING_PIECES;
    atl_emit(events, CU_EVENT_START, choice, 0, 0, 0);
    cu_ask(s, CU_SUPPLY);
}

uint32_t cu_supply_choices(const cu_state *s)
{
    uint32_t wanted = s->quota > STARTING_RESOURCES ? CU_SET_RESOURCES : CU_SET_PRODUCTS;
    return cu_in_stock(s) & wanted;
}

void cu_supply_choose(cu_state *s, int choice, atl_events *events)
{
    cu_take(s, s->actor, choice, 1, CU_WHY_SETUP, events);
    if (--s->quota == 0) {
        s->actor = cu_next_seat(s, s->actor);
        if (s->actor == s->start) {
            cu_begin_round(s, events);
            return;
        }
        s->quota = STARTING_PIECES;
    }
    cu_ask(s, CU_SUPPLY);
}
