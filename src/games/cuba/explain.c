/* Actions by name, what they cost included; docs/notation/cuba.md specifies them. A row
 * for every group of codes: its kind, what is chosen, and a function for further parts. */
#include "games/cuba/rules.h"

typedef void parts_fn(const cu_state *s, int index, const atl_facts *facts);

static void word(const atl_facts *facts, const char *key, const char *value)
{
    facts->word(facts->user, key, value);
}

static void forgo(const cu_state *s, int index, const atl_facts *facts)
{
    (void)index;
    word(facts, "character", cu_character_words[s->character]);
}

static void decline(const cu_state *s, int index, const atl_facts *facts)
{
    (void)index;
    word(facts, "what", cu_type_words[s->phase == CU_TAX ? CU_TAX_ACT : CU_DUTY_ACT]);
}

static void harvest(const cu_state *s, int field, const atl_facts *facts)
{
    for (int piece = CU_RESOURCES; piece < CU_GROWN; piece++) {
        if ((cu_actor_view(s)->open[piece] >> field & 1) != 0)
            word(facts, "piece", cu_piece_words[piece]);
    }
}

static void water(const cu_state *s, int field, const atl_facts *facts)
{
    harvest(s, field, facts);
    atl_tell_cost(facts, cu_piece_words[CU_WATER], 1); /* CU-4.3 */
}

static void buy(const cu_state *s, int merchandise, const atl_facts *facts)
{
    int price = cu_buying_price(s, merchandise);
    word(facts, "from", cu_at_words[s->market[merchandise] > 0 ? CU_AT_MARKET : CU_AT_STOCK]);
    atl_tell_number(facts, "price", price);
    atl_tell_cost(facts, "pesos", price);
}

static void sell(const cu_state *s, int merchandise, const atl_facts *facts)
{
    int spaces = cu_is_good(merchandise) ? CU_GOOD_SPACES : CU_PRODUCT_SPACES;
    word(facts, "to", cu_at_words[s->market[merchandise] < spaces ? CU_AT_MARKET : CU_AT_STOCK]);
    atl_tell_number(facts, "price", cu_selling_price(s, merchandise));
    atl_tell_cost(facts, cu_piece_words[CU_RESOURCES + merchandise], 1);
}

static void take(const cu_state *s, int piece, const atl_facts *facts)
{
    int why = s->phase == CU_SUPPLY ? CU_WHY_SETUP
              : s->phase == CU_SWAP ? CU_WHY_BUILDING + CU_BLACK_MARKET
                                    : CU_WHY_CHARACTER + CU_TRADESWOMAN;
    (void)piece;
    word(facts, "why", cu_why_words[why]);
}

static void give(const cu_state *s, int piece, const atl_facts *facts)
{
    bool duty = s->phase == CU_DUTY || s->phase == CU_DUTY_MORE;
    word(facts, "why", cu_why_words[duty ? CU_WHY_DUTY : CU_WHY_BUILDING + s->tile]);
    atl_tell_cost(facts, cu_piece_words[piece], 1);
}

/* CU-6.1 */
static void building_cost(const cu_state *s, int tile, const atl_facts *facts)
{
    facts->object(facts->user, "cost");
    for (int piece = 0; piece < CU_RESOURCES; piece++) {
        if (cu_buildings[tile].cost[piece] > 0)
            atl_tell_number(facts, cu_piece_words[piece], cu_buildings[tile].cost[piece]);
    }
    if (cu_act_in_force(s, CU_BUILDING))
        atl_tell_number(facts, "pesos", CU_BUILDING_ACT_PESOS);
    facts->end(facts->user);
}

static void on_field(const cu_state *s, int field, const atl_facts *facts)
{
    (void)field;
    word(facts, "building", cu_tile_words[s->tile]);
    building_cost(s, s->tile, facts);
}

static void amount(const cu_state *s, int index, const atl_facts *facts)
{
    const cu_building *b = &cu_buildings[s->tile];
    const char *piece = cu_piece_words[atl_lowest(b->pieces)];
    word(facts, "building", cu_tile_words[s->tile]);
    word(facts, "piece", piece);
    if (b->into != 0)
        word(facts, "into", cu_piece_words[b->into]);
    atl_tell_cost(facts, piece, index + 1);
}

static void bill_of_type(const cu_state *s, int type, const atl_facts *facts)
{
    word(facts, "statute", cu_statute_words[type * CU_CARDS + s->bills[type]]);
}

static void fetch(const cu_state *s, int ship, const atl_facts *facts)
{
    (void)ship;
    atl_tell_number(facts, "for", s->ships[CU_SEA] + 1);
}

static void dock(const cu_state *s, int index, const atl_facts *facts)
{
    atl_tell_number(facts, "ship", s->ships[CU_DOCK_1 + index] + 1);
}

static void load(const cu_state *s, int merchandise, const atl_facts *facts)
{
    atl_tell_number(facts, "dock", s->dock);
    atl_tell_number(facts, "ship", s->ships[s->dock] + 1);
    atl_tell_number(facts, "vp", s->dock); /* CU-6.3 */
    atl_tell_cost(facts, cu_piece_words[CU_RESOURCES + merchandise], 1);
}

static void hundreds(const cu_state *s, int index, const atl_facts *facts)
{
    (void)s;
    atl_tell_cost(facts, "pesos", index * CU_BID_REST); /* CU-9.2: all bids are paid */
}

static void bid(const cu_state *s, int pesos, const atl_facts *facts)
{
    (void)s;
    atl_tell_cost(facts, "pesos", pesos);
}

static void pay(const cu_state *s, int index, const atl_facts *facts)
{
    (void)index;
    word(facts, "what", cu_type_words[CU_TAX_ACT]);
    atl_tell_cost(facts, "pesos", cu_tax_owed(s, s->actor)); /* CU-10.1 */
}

static void ship(const cu_state *s, int index, const atl_facts *facts)
{
    (void)index;
    word(facts, "place", cu_place_words[cu_free_place(s)]);
}

static void bill(const cu_state *s, int statute, const atl_facts *facts)
{
    (void)s;
    word(facts, "type", cu_type_words[statute / CU_CARDS]);
}

/* Codes from `base` up to the next row's. The choice is a word, or a number from
 * `first` on; without a key there is none. */
static const struct {
    const char *kind;
    const char *key;
    const char *const *words;
    parts_fn *parts;
    uint16_t base;
    uint8_t first;
} rows[] = {
    {"done", NULL, NULL, NULL, CU_ACTION_DONE, 0},
    {"forgo", NULL, NULL, forgo, CU_ACTION_FORGO, 0},
    {"decline", NULL, NULL, decline, CU_ACTION_DECLINE, 0},
    {"side", "colour", cu_colour_words, NULL, CU_ACTION_SIDE, 0},
    {"play", "character", cu_character_words, NULL, CU_ACTION_PLAY, 0},
    {"aside", "character", cu_character_words, NULL, CU_ACTION_ASIDE, 0},
    {"move", "field", cu_field_words, NULL, CU_ACTION_MOVE, 0},
    {"harvest", "field", cu_field_words, harvest, CU_ACTION_HARVEST, 0},
    {"water", "field", cu_field_words, water, CU_ACTION_WATER, 0},
    {"buy", "piece", cu_piece_words + CU_RESOURCES, buy, CU_ACTION_BUY, 0},
    {"sell", "piece", cu_piece_words + CU_RESOURCES, sell, CU_ACTION_SELL, 0},
    {"take", "piece", cu_piece_words, take, CU_ACTION_TAKE, 0},
    {"give", "piece", cu_piece_words, give, CU_ACTION_GIVE, 0},
    {"build", "building", cu_tile_words, building_cost, CU_ACTION_BUILD, 0},
    {"on", "field", cu_field_words, on_field, CU_ACTION_ON, 0},
    {"mode", "mode", cu_mode_words, NULL, CU_ACTION_MODE, 0},
    {"use", "building", cu_tile_words, NULL, CU_ACTION_USE, 0},
    {"amount", "amount", NULL, amount, CU_ACTION_AMOUNT, 1},
    {"veto", "type", cu_type_words, bill_of_type, CU_ACTION_VETO, 0},
    {"fetch", "ship", NULL, fetch, CU_ACTION_FETCH, 1},
    {"dock", "dock", NULL, dock, CU_ACTION_DOCK, 1},
    {"load", "piece", cu_piece_words + CU_RESOURCES, load, CU_ACTION_LOAD, 0},
    {"hundreds", "hundreds", NULL, hundreds, CU_ACTION_HUNDREDS, 0},
    {"bid", "pesos", NULL, bid, CU_ACTION_BID, 0},
    {"pass", "type", cu_type_words, bill_of_type, CU_ACTION_PASS, 0},
    {"pay", NULL, NULL, pay, CU_ACTION_PAY, 0},
    {"start", "seat", NULL, NULL, CU_ACTION_START, 0},
    {"ship", "ship", NULL, ship, CU_ACTION_SHIP, 1},
    {"bill", "statute", cu_statute_words, bill, CU_ACTION_BILL, 0},
    {NULL, NULL, NULL, NULL, CU_NUM_ACTIONS, 0},
};

void cuba_explain(const void *view, atl_action action, const atl_facts *facts)
{
    int i = 0;
    ATL_ASSERT(action < CU_NUM_ACTIONS);
    while (action >= rows[i + 1].base)
        i++;
    int index = action - rows[i].base;
    word(facts, "kind", rows[i].kind);
    if (rows[i].words != NULL)
        word(facts, rows[i].key, rows[i].words[index]);
    else if (rows[i].key != NULL)
        atl_tell_number(facts, rows[i].key, rows[i].first + index);
    if (rows[i].parts != NULL)
        rows[i].parts(view, index, facts);
}
