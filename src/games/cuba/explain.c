/* Actions by name, what they cost included; docs/notation/cuba.md specifies them. A row
 * for every group of codes: its kind, what is chosen, and a function for further parts. */
#include "games/cuba/rules.h"

typedef void parts_fn(const cu_state *s, int index, const atl_facts *facts);

static void word(const atl_facts *facts, const char *key, const char *value)
{
    facts->word(facts->user, key, value);
}

static void number(const atl_facts *facts, const char *key, int value)
{
    facts->number(facts->user, key, value);
}

static void cost(const atl_facts *facts, const char *what, int amount)
{
    if (amount == 0)
        return;
    facts->object(facts->user, "cost");
    number(facts, what, amount);
    facts->end(facts->user);
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
    cost(facts, cu_piece_words[CU_WATER], 1); /* CU-4.3 */
}

static void buy(const cu_state *s, int merchandise, const atl_facts *facts)
{
    int price = cu_buying_price(s, merchandise);
    word(facts, "from", cu_at_words[s->market[merchandise] > 0 ? CU_AT_MARKET : CU_AT_STOCK]);
    number(facts, "price", price);
    cost(facts, "pesos", price);
}

static void sell(const cu_state *s, int merchandise, const atl_facts *facts)
{
    int spaces = cu_is_good(merchandise) ? CU_GOOD_SPACES : CU_PRODUCT_SPACES;
    word(facts, "to", cu_at_words[s->market[merchandise] < spaces ? CU_AT_MARKET : CU_AT_STOCK]);
    number(facts, "price", cu_selling_price(s, merchandise));
    cost(facts, cu_piece_words[CU_RESOURCES + merchandise], 1);
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
    cost(facts, cu_piece_words[piece], 1);
}

/* CU-6.1 */
static void building_cost(const cu_state *s, int tile, const atl_facts *facts)
{
    facts->object(facts->user, "cost");
    for (int piece = 0; piece < CU_RESOURCES; piece++) {
        if (cu_buildings[tile].cost[piece] > 0)
            number(facts, cu_piece_words[piece], cu_buildings[tile].cost[piece]);
    }
    if (cu_act_in_force(s, CU_BUILDING))
        number(facts, "pesos", CU_BUILDING_ACT_PESOS);
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
    cost(facts, piece, index + 1);
}

static void bill_of_type(const cu_state *s, int type, const atl_facts *facts)
{
    word(facts, "statute", cu_statute_words[type * CU_CARDS + s->bills[type]]);
}

static void fetch(const cu_state *s, int ship, const atl_facts *facts)
{
    (void)ship;
    number(facts, "for", s->ships[CU_SEA] + 1);
}

static void dock(const cu_state *s, int index, const atl_facts *facts)
{
    number(facts, "ship", s->ships[CU_DOCK_1 + index] + 1);
}

static void load(const cu_state *s, int merchandise, const atl_facts *facts)
{
    number(facts, "dock", s->dock);
    number(facts, "ship", s->ships[s->dock] + 1);
    number(facts, "vp", s->dock); /* CU-6.3 */
    cost(facts, cu_piece_words[CU_RESOURCES + merchandise], 1);
}

static void hundreds(const cu_state *s, int index, const atl_facts *facts)
{
    (void)s;
    cost(facts, "pesos", index * CU_BID_REST); /* CU-9.2: all bids are paid */
}

static void bid(const cu_state *s, int pesos, const atl_facts *facts)
{
    (void)s;
    cost(facts, "pesos", pesos);
}

static void pay(const cu_state *s, int index, const atl_facts *facts)
{
    (void)index;
    word(facts, "what", cu_type_words[CU_TAX_ACT]);
    cost(facts, "pesos", cu_tax_owed(s, s->actor)); /* CU-10.1 */
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
    uint16_t base;
    const char *kind;
    const char *key;
    const char *const *words;
    uint8_t first;
    parts_fn *parts;
} rows[] = {
    {CU_ACTION_DONE, "done", NULL, NULL, 0, NULL},
    {CU_ACTION_FORGO, "forgo", NULL, NULL, 0, forgo},
    {CU_ACTION_DECLINE, "decline", NULL, NULL, 0, decline},
    {CU_ACTION_SIDE, "side", "colour", cu_colour_words, 0, NULL},
    {CU_ACTION_PLAY, "play", "character", cu_character_words, 0, NULL},
    {CU_ACTION_ASIDE, "aside", "character", cu_character_words, 0, NULL},
    {CU_ACTION_MOVE, "move", "field", cu_field_words, 0, NULL},
    {CU_ACTION_HARVEST, "harvest", "field", cu_field_words, 0, harvest},
    {CU_ACTION_WATER, "water", "field", cu_field_words, 0, water},
    {CU_ACTION_BUY, "buy", "piece", cu_piece_words + CU_RESOURCES, 0, buy},
    {CU_ACTION_SELL, "sell", "piece", cu_piece_words + CU_RESOURCES, 0, sell},
    {CU_ACTION_TAKE, "take", "piece", cu_piece_words, 0, take},
    {CU_ACTION_GIVE, "give", "piece", cu_piece_words, 0, give},
    {CU_ACTION_BUILD, "build", "building", cu_tile_words, 0, building_cost},
    {CU_ACTION_ON, "on", "field", cu_field_words, 0, on_field},
    {CU_ACTION_MODE, "mode", "mode", cu_mode_words, 0, NULL},
    {CU_ACTION_USE, "use", "building", cu_tile_words, 0, NULL},
    {CU_ACTION_AMOUNT, "amount", "amount", NULL, 1, amount},
    {CU_ACTION_VETO, "veto", "type", cu_type_words, 0, bill_of_type},
    {CU_ACTION_FETCH, "fetch", "ship", NULL, 1, fetch},
    {CU_ACTION_DOCK, "dock", "dock", NULL, 1, dock},
    {CU_ACTION_LOAD, "load", "piece", cu_piece_words + CU_RESOURCES, 0, load},
    {CU_ACTION_HUNDREDS, "hundreds", "hundreds", NULL, 0, hundreds},
    {CU_ACTION_BID, "bid", "pesos", NULL, 0, bid},
    {CU_ACTION_PASS, "pass", "type", cu_type_words, 0, bill_of_type},
    {CU_ACTION_PAY, "pay", NULL, NULL, 0, pay},
    {CU_ACTION_START, "start", "seat", NULL, 0, NULL},
    {CU_ACTION_SHIP, "ship", "ship", NULL, 1, ship},
    {CU_ACTION_BILL, "bill", "statute", cu_statute_words, 0, bill},
    {CU_NUM_ACTIONS, NULL, NULL, NULL, 0, NULL},
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
        number(facts, rows[i].key, rows[i].first + index);
    if (rows[i].parts != NULL)
        rows[i].parts(view, index, facts);
}
