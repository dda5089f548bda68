/* All facts of the table by name; docs/notation/cuba.md specifies them. */
#include "games/cuba/rules.h"

static void name_set(const atl_facts *facts, const char *key, uint32_t set,
                     const char *const *words)
{
    facts->array(facts->user, key);
    for (uint32_t rest = set; rest != 0; rest &= rest - 1)
        facts->word(facts->user, NULL, words[atl_lowest(rest)]);
    facts->end(facts->user);
}

static void count_pieces(const atl_facts *facts, const char *key, const uint8_t *counts, int first,
                         int pieces)
{
    facts->object(facts->user, key);
    for (int i = 0; i < pieces; i++)
        facts->number(facts->user, cu_piece_words[first + i], counts[i]);
    facts->end(facts->user);
}

static void list_numbers(const atl_facts *facts, const char *key, const uint8_t *numbers, int count)
{
    facts->array(facts->user, key);
    for (int i = 0; i < count; i++)
        facts->number(facts->user, NULL, numbers[i]);
    facts->end(facts->user);
}

/* --- market --- */

static void describe_market(const cu_state *s, const atl_facts *facts)
{
    void *user = facts->user;
    facts->object(user, "prices");
    list_numbers(facts, "product", s->product_prices, CU_PRODUCT_SPACES);
    list_numbers(facts, "good", s->good_prices, CU_GOOD_SPACES);
    facts->number(user, "stock_asks", s->stock_prices[CU_STOCK_ASKS]);
    facts->number(user, "stock_pays_product", s->stock_prices[CU_STOCK_PAYS_PRODUCT]);
    facts->number(user, "stock_pays_good", s->stock_prices[CU_STOCK_PAYS_GOOD]);
    facts->end(user);
    count_pieces(facts, "stock", s->stock, 0, CU_PIECES);
    count_pieces(facts, "market", s->market, CU_RESOURCES, CU_MERCHANDISE);
}

/* --- harbour --- */

static int card_space(uint16_t card, int space)
{
    return card >> (3 * space) & 7;
}

/* A ship and its spaces. The first spaces of a merchandise count as the loaded ones. */
static void describe_ship(const cu_state *s, int place, const atl_facts *facts)
{
    void *user = facts->user;
    int ship = s->ships[place];
    if (ship == CU_NO_SHIP) {
        facts->word(user, cu_place_words[place], NULL);
        return;
    }
    int loaded[CU_MERCHANDISE];
    uint16_t all = cu_card_needs(s->cards[ship]);
    for (int m = 0; m < CU_MERCHANDISE; m++)
        loaded[m] = cu_need(all, m) - cu_need(s->needs[place], m);
    facts->object(user, cu_place_words[place]);
    facts->number(user, "ship", ship + 1);
    facts->array(user, "spaces");
    for (int space = 0; space < CU_SPACES; space++) {
        int m = card_space(s->cards[ship], space);
        facts->object(user, NULL);
        facts->word(user, "merchandise", cu_piece_words[CU_RESOURCES + m]);
        facts->truth(user, "loaded", loaded[m]-- > 0);
        facts->end(user);
    }
    facts->end(user);
    facts->end(user);
}

static void describe_harbour(const cu_state *s, const atl_facts *facts)
{
    void *user = facts->user;
    facts->array(user, "ships");
    for (int ship = 0; ship < CU_SHIPS; ship++) {
        char letters[CU_SPACES + 1] = {0};
        for (int space = 0; space < CU_SPACES; space++)
            letters[space] = "CSTRG"[card_space(s->cards[ship], space)];
        facts->word(user, NULL, letters);
    }
    facts->end(user);
    facts->object(user, "harbour");
    for (int place = 0; place < CU_PLACES; place++)
        describe_ship(s, place, facts);
    facts->array(user, "pile");
    for (uint32_t rest = s->pile; rest != 0; rest &= rest - 1)
        facts->number(user, NULL, atl_lowest(rest) + 1);
    facts->end(user);
    facts->array(user, "returned");
    for (int i = 0; i < s->returns; i++)
        facts->number(user, NULL, s->returned[i] + 1);
    facts->end(user);
    facts->end(user);
}

/* --- statutes --- */

static const char *statute_word(int type, int act)
{
    if (act == CU_NO_ACT)
        return NULL;
    return cu_statute_words[act == CU_INITIAL_ACT ? CU_STATUTES + type : type * CU_CARDS + act];
}

static void describe_statutes(const cu_state *s, const atl_facts *facts)
{
    void *user = facts->user;
    facts->object(user, "acts");
    for (int type = 0; type < CU_TYPES; type++)
        facts->word(user, cu_type_words[type], statute_word(type, s->acts[type]));
    facts->end(user);
    facts->object(user, "bills");
    for (int type = 0; type < CU_TYPES; type++)
        facts->word(user, cu_type_words[type], statute_word(type, s->bills[type]));
    facts->end(user);
    facts->object(user, "piles");
    for (int type = 0; type < CU_TYPES; type++)
        name_set(facts, cu_type_words[type], s->decks[type],
                 cu_statute_words + (ptrdiff_t)type * CU_CARDS);
    facts->end(user);
    facts->word(user, "vetoed", s->vetoed < CU_TYPES ? cu_type_words[s->vetoed] : NULL);
    facts->word(user, "vetoed_last_round",
                s->last_vetoed < CU_TYPES ? cu_type_words[s->last_vetoed] : NULL);
    facts->truth(user, "town_hall_used", s->town_hall != 0);
}

/* --- the turn --- */

static void describe_alternatives(const cu_state *s, const atl_facts *facts)
{
    void *user = facts->user;
    facts->object(user, "alternatives");
    facts->truth(user, "resource_taken", s->resource_taken != 0);
    facts->truth(user, "product_taken", s->product_taken != 0);
    facts->number(user, "build_forgone", s->build_forgone);
    facts->number(user, "load_forgone", s->load_forgone);
    facts->end(user);
}

/* Everything about the character being carried out. */
static void describe_turn(const cu_state *s, const atl_facts *facts)
{
    void *user = facts->user;
    facts->object(user, "action");
    facts->word(user, "character",
                s->character < CU_CHARACTERS ? cu_character_words[s->character] : NULL);
    name_set(facts, "harvested", s->harvested, cu_field_words);
    name_set(facts, "bought", s->bought, cu_piece_words + CU_RESOURCES);
    name_set(facts, "sold", s->sold, cu_piece_words + CU_RESOURCES);
    facts->word(user, "mode", s->mode > 0 ? cu_mode_words[s->mode - 1] : NULL);
    name_set(facts, "used", s->used, cu_tile_words);
    facts->word(user, "building", s->tile < CU_NO_TILE ? cu_tile_words[s->tile] : NULL);
    facts->word(user, "given", s->given > 0 ? cu_piece_words[s->given] : NULL);
    facts->word(user, "dock", s->dock > 0 ? cu_place_words[s->dock] : NULL);
    facts->word(user, "cargo", s->cargo > 0 ? cu_piece_words[CU_RESOURCES + s->cargo - 1] : NULL);
    facts->number(user, "left", s->quota);
    facts->end(user);
}

/* --- seats --- */

static const char *field_word(const cu_state *s, const cu_seat *seat, int field)
{
    if (field == seat->warehouse)
        return cu_ground_words[CU_GROWN];
    for (int piece = 0; piece < CU_GROWN; piece++) {
        if (seat->open[piece] >> field & 1)
            return cu_ground_words[piece];
    }
    for (uint32_t rest = seat->tiles; rest != 0; rest &= rest - 1) {
        if (s->places[atl_lowest(rest)] == field)
            return cu_tile_words[atl_lowest(rest)];
    }
    return NULL;
}

static void describe_plantation(const cu_state *s, const cu_seat *seat, const char *key,
                                const atl_facts *facts)
{
    void *user = facts->user;
    facts->object(user, key);
    for (int field = 0; field < CU_FIELDS; field++)
        facts->word(user, cu_field_words[field], field_word(s, seat, field));
    facts->end(user);
}

/* Plantations that may still be chosen (CU-2.5); none in most games. */
static void describe_sides(const cu_state *s, const atl_facts *facts)
{
    bool choosing = s->settled != (1U << s->players) - 1;
    uint32_t free = choosing ? cu_side_choices(s) : 0;
    facts->object(facts->user, "sides_left");
    for (int seat = 0; seat < CU_MAX_SEATS; seat++) {
        int colour = s->seats[seat].colour;
        if ((free >> colour & 1U) != 0)
            describe_plantation(s, &s->seats[seat], cu_colour_words[colour], facts);
    }
    facts->end(facts->user);
}

static void describe_side(const cu_state *s, int number, const atl_facts *facts)
{
    void *user = facts->user;
    const cu_seat *seat = &s->seats[number];
    if ((s->settled >> number & 1) == 0) {
        facts->word(user, "colour", NULL);
        facts->word(user, "plantation", NULL);
        facts->word(user, "piece", NULL);
        return;
    }
    facts->word(user, "colour", cu_colour_words[seat->colour]);
    describe_plantation(s, seat, "plantation", facts);
    facts->word(user, "piece", cu_field_words[seat->piece]);
}

static void describe_cards(const cu_state *s, int number, const atl_facts *facts)
{
    void *user = facts->user;
    const cu_seat *seat = &s->seats[number];
    int turns = atl_bits(CU_FULL_HAND & ~(uint32_t)seat->hand);
    name_set(facts, "hand", seat->hand, cu_character_words);
    facts->word(user, "aside", seat->aside > 0 ? cu_character_words[seat->aside - 1] : NULL);
    facts->array(user, "played");
    for (int turn = 0; turn < turns && s->round > 0; turn++)
        facts->word(user, NULL, cu_character_words[seat->played >> (4 * turn) & 0xF]);
    facts->end(user);
}

static void describe_seat(const cu_state *s, int number, const atl_facts *facts)
{
    void *user = facts->user;
    const cu_seat *seat = &s->seats[number];
    uint8_t lot[CU_PIECES];
    memcpy(lot, seat->pieces, sizeof lot);
    for (int product = 0; product < CU_PRODUCTS; product++)
        lot[CU_RESOURCES + product] =
            (uint8_t)(lot[CU_RESOURCES + product] - seat->stored[product]);
    facts->object(user, NULL);
    describe_side(s, number, facts);
    facts->number(user, "vp", seat->vp);
    facts->number(user, "pesos", seat->pesos);
    count_pieces(facts, "lot", lot, 0, CU_PIECES);
    count_pieces(facts, "warehouse", seat->stored, CU_RESOURCES, CU_PRODUCTS);
    describe_cards(s, number, facts);
    facts->number(user, "bid", seat->bid);
    facts->number(user, "votes", seat->votes);
    facts->truth(user, "taxed", (s->taxed >> number & 1) != 0);
    facts->end(user);
}

void cuba_describe(const void *state, const atl_facts *facts)
{
    const cu_state *s = state;
    void *user = facts->user;
    facts->number(user, "players", s->players);
    facts->word(user, "plantations", s->common ? "common" : "individual");
    facts->word(user, "parliament", s->secret ? "secret" : "open");
    facts->word(user, "sides", s->chosen ? "chosen" : "in-order");
    facts->word(user, "stage", cu_stage_words[s->stage]);
    facts->word(user, "phase", cu_phase_words[s->phase]);
    facts->number(user, "round", s->round);
    facts->number(user, "turn", s->turn);
    facts->number(user, "start", s->start);
    facts->number(user, "active", s->actor);
    facts->number(user, "ballot", s->ballot);
    facts->array(user, "bidders");
    for (uint32_t rest = s->bidders; rest != 0; rest &= rest - 1)
        facts->number(user, NULL, atl_lowest(rest));
    facts->end(user);
    describe_market(s, facts);
    describe_harbour(s, facts);
    describe_statutes(s, facts);
    name_set(facts, "tiles", s->tiles, cu_tile_words);
    describe_alternatives(s, facts);
    describe_turn(s, facts);
    describe_sides(s, facts);
    facts->array(user, "seats");
    for (int seat = 0; seat < s->players; seat++)
        describe_seat(s, seat, facts);
    facts->end(user);
}
