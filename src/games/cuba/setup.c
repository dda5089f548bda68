/* Setup (CU-2): table, harbour, starting player, and everybody's first pieces. */
#include "games/cuba/rules.h"

extern const atl_game cuba_game;

enum { STARTING_PESOS = 10, STARTING_RESOURCES = 2, STARTING_PIECES = 4 };

/* The piece that each letter of a plantation gives, W first; the warehouse none. */
static const uint8_t ground_gives[] = {CU_PIECES, CU_WATER, CU_STONE,  CU_WOOD,
                                       CU_CITRUS, CU_SUGAR, CU_TOBACCO};

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
    s->chosen = setup->options[CU_OPTION_SIDES];
    if (s->common && s->chosen)
        return atl_refuse(why, ATL_SENTENCE("with common plantations there is no side to choose"),
                          NULL, NULL, NULL);

    atl_events_clear(events);
    for (int seat = 0; seat < (s->chosen ? CU_COLOURS : s->players); seat++) {
        s->seats[seat].colour = (uint8_t)seat; /* CU-2.5 */
        lay_out_plantation(s, &s->seats[seat], &setup->edition);
    }
    for (int seat = 0; seat < s->players; seat++)
        s->seats[seat].pesos = STARTING_PESOS;
    s->settled = (uint8_t)(s->chosen ? 0 : (1 << s->players) - 1);
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

static void begin_supply(cu_state *s)
{
    s->quota = STARTING_PIECES;
    cu_ask(s, CU_SUPPLY);
}

void cu_start_choose(cu_state *s, int choice, atl_events *events)
{
    s->start = (uint8_t)choice;
    s->actor = s->start;
    atl_emit(events, CU_EVENT_START, choice, 0, 0, 0);
    if (s->chosen) {
        cu_ask(s, CU_SIDE);
        return;
    }
    begin_supply(s);
}

/* CU-2.5, sides=chosen: the colours that nobody has taken. */
uint32_t cu_side_choices(const cu_state *s)
{
    uint32_t colours = (1U << CU_COLOURS) - 1;
    for (uint32_t rest = s->settled; rest != 0; rest &= rest - 1)
        colours &= ~(1U << s->seats[atl_lowest(rest)].colour);
    return colours;
}

/* Exchanges the plantations of two seats. */
static void swap_sides(cu_seat *a, cu_seat *b)
{
    cu_seat old = *a;
    memcpy(a->open, b->open, sizeof a->open);
    a->warehouse = a->piece = b->warehouse;
    a->colour = b->colour;
    memcpy(b->open, old.open, sizeof b->open);
    b->warehouse = b->piece = old.warehouse;
    b->colour = old.colour;
}

void cu_side_choose(cu_state *s, int choice, atl_events *events)
{
    int holder = 0;
    while (s->seats[holder].colour != choice)
        holder++;
    if (holder != s->actor)
        swap_sides(cu_actor(s), &s->seats[holder]);
    s->settled |= (uint8_t)(1U << s->actor);
    atl_emit(events, CU_EVENT_SIDE, s->actor, choice, 0, 0);
    s->actor = cu_next_seat(s, s->actor);
    if (s->actor != s->start) {
        cu_ask(s, CU_SIDE);
        return;
    }
    for (int seat = s->players; seat < CU_MAX_SEATS; seat++)
        memset(&s->seats[seat], 0, sizeof s->seats[seat]);
    begin_supply(s);
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
