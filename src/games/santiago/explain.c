/* Actions by name, what they cost included; docs/notation/santiago.md specifies them.
 * A row for every group of codes: its kind, and a function that tells the parts. */
#include "games/santiago/state.h"

typedef void parts_fn(const sc_state *s, int index, const atl_facts *facts);

static void thing(const atl_facts *facts, const char *key, int value)
{
    facts->word(facts->user, key, sc_thing_words[value]);
}

static void used(const atl_facts *facts, int building)
{
    facts->word(facts->user, "building", sc_building_words[building]);
}

static void drive(const sc_state *s, int index, const atl_facts *facts)
{
    int stops = sc_distance(s, index);
    facts->word(facts->user, "place", sc_place_words[index]);
    atl_tell_number(facts, "stops", stops);
    atl_tell_cost(facts, "pesos", stops - 1); /* SC-3.1 */
}

static void take(const sc_state *s, int index, const atl_facts *facts)
{
    int wanted = index == SC_WOOD ? 2 : 1;
    bool vp = index == SC_GOODS;
    thing(facts, "what", vp ? SC_VP : index);
    atl_tell_number(facts, "amount", vp ? 1 : atl_min(wanted, s->supply[index]));
    facts->word(facts->user, "from", sc_place_words[sc_car_place(s)]);
}

static void give(const sc_state *s, int index, const atl_facts *facts)
{
    int what = index < SC_DICE ? index : index - SC_DICE + SC_PESOS;
    thing(facts, "what", what);
    atl_tell_number(facts, "amount", 1);
    atl_tell_number(facts, "to", s->active);
    atl_tell_cost(facts, sc_thing_words[what], 1);
}

static void seize(const sc_state *s, int index, const atl_facts *facts)
{
    (void)s;
    used(facts, index);
    atl_tell_cost(facts, "markers", 1);
}

static void building(const sc_state *s, int index, const atl_facts *facts)
{
    (void)s;
    used(facts, index);
}

/* A building that exchanges `given` for as much of something else. */
static void exchange(const atl_facts *facts, int where, int given, int got, int amount)
{
    used(facts, where);
    thing(facts, "given", given);
    thing(facts, "got", got);
    atl_tell_number(facts, "amount", amount);
    atl_tell_cost(facts, sc_thing_words[given], amount);
}

static void distil(const sc_state *s, int index, const atl_facts *facts)
{
    (void)s;
    exchange(facts, SC_DISTILLERY, SC_SUGAR, SC_RUM, index + 1);
}

static void make_cigars(const sc_state *s, int index, const atl_facts *facts)
{
    (void)s;
    exchange(facts, SC_CIGAR_FACTORY, SC_TOBACCO, SC_CIGARS, index + 1);
}

static void swap(const sc_state *s, int index, const atl_facts *facts)
{
    sc_count goods = sc_swap_got(index);
    (void)s;
    exchange(facts, SC_BLACK_MARKET, goods.good, goods.count, 1);
}

static void saw(const sc_state *s, int index, const atl_facts *facts)
{
    (void)s;
    (void)index;
    used(facts, SC_SAWMILL);
    atl_tell_cost(facts, "wood", 1);
}

/* index + 1 is the set of rum and cigars (SC-6.5). */
static void cafe(const sc_state *s, int index, const atl_facts *facts)
{
    (void)s;
    used(facts, SC_CAFE);
    facts->array(facts->user, "goods");
    for (int i = 0; i < 2; i++) {
        if (((index + 1) >> i & 1) != 0)
            thing(facts, NULL, SC_RUM + i);
    }
    facts->end(facts->user);
    facts->object(facts->user, "cost");
    for (int i = 0; i < 2; i++) {
        if (((index + 1) >> i & 1) != 0)
            atl_tell_number(facts, sc_thing_words[SC_RUM + i], 1);
    }
    facts->end(facts->user);
}

static void customs(const sc_state *s, int index, const atl_facts *facts)
{
    used(facts, SC_CUSTOMS);
    thing(facts, "die", index);
    atl_tell_number(facts, "from", s->demand[index]);
}

static void casino(const sc_state *s, int index, const atl_facts *facts)
{
    bool to_vp = index < SC_MAX_EXCHANGE;
    int times = index % SC_MAX_EXCHANGE + 1;
    (void)s;
    used(facts, SC_CASINO);
    thing(facts, "given", to_vp ? SC_PESOS : SC_VP);
    thing(facts, "got", to_vp ? SC_VP : SC_PESOS);
    atl_tell_number(facts, "times", times);
    atl_tell_cost(facts, to_vp ? "pesos" : "vp", to_vp ? 3 * times : times); /* SC-6.7 */
}

static void harbourmaster(const sc_state *s, int index, const atl_facts *facts)
{
    used(facts, SC_HARBOURMASTER);
    facts->word(facts->user, "side", index == 0 ? "left" : "right");
    atl_tell_number(facts, "from", s->value);
    atl_tell_number(facts, "to", s->value + (index == 0 ? -1 : 1));
}

static void office(const sc_state *s, int index, const atl_facts *facts)
{
    (void)s;
    used(facts, SC_OFFICE);
    thing(facts, "good", index);
    atl_tell_cost(facts, sc_thing_words[index], 1);
}

static void newspaper(const sc_state *s, int index, const atl_facts *facts)
{
    (void)s;
    used(facts, SC_NEWSPAPER);
    facts->word(facts->user, "cuban", sc_place_words[SC_PEDRO + index]);
}

static void skip(const sc_state *s, int index, const atl_facts *facts)
{
    (void)index;
    int source = s->phase == SC_USE ? sc_source_building(s->in_use) : SC_ALONSO;
    facts->word(facts->user, "source", sc_source_words[source]);
}

static void deliver(const sc_state *s, int index, const atl_facts *facts)
{
    sc_count units = sc_units[index];
    thing(facts, "good", units.good);
    thing(facts, "die", units.good);
    atl_tell_number(facts, "amount", units.count);
    atl_tell_number(facts, "vp", units.count * s->value); /* SC-7.2 */
    atl_tell_cost(facts, sc_thing_words[units.good], units.count);
}

static void deliver_wood(const sc_state *s, int index, const atl_facts *facts)
{
    sc_count units = sc_units[index];
    (void)s;
    thing(facts, "good", SC_WOOD);
    thing(facts, "die", units.good);
    atl_tell_number(facts, "amount", units.count);
    atl_tell_number(facts, "vp", units.count); /* SC-7.3 */
    atl_tell_cost(facts, "wood", units.count);
}

static void leave(const sc_state *s, int index, const atl_facts *facts)
{
    thing(facts, "die", index);
    atl_tell_number(facts, "value", s->rolled[index]);
}

static void place(const sc_state *s, int index, const atl_facts *facts)
{
    used(facts, index);
    facts->word(facts->user, "flower", sc_flower_words[s->drawn / SC_DISTRICT]);
}

static void settle(const sc_state *s, int index, const atl_facts *facts)
{
    facts->word(facts->user, "cuban", sc_place_words[SC_PEDRO + index]);
    atl_tell_number(facts, "stop", s->drawn + 1);
}

static void first(const sc_state *s, int index, const atl_facts *facts)
{
    (void)s;
    atl_tell_number(facts, "seat", index);
}

static void roll(const sc_state *s, int index, const atl_facts *facts)
{
    (void)s;
    thing(facts, "die", sc_faces[index].good);
    atl_tell_number(facts, "value", sc_faces[index].count);
}

/* Codes from `first` up to the next row's. */
static const struct {
    uint16_t first;
    const char *kind;
    parts_fn *parts; /* NULL: the kind says it all */
} rows[] = {
    {SC_ACTION_DRIVE, "drive", drive},
    {SC_ACTION_TAKE, "take", take},
    {SC_ACTION_GIVE, "give", give},
    {SC_ACTION_SEIZE, "seize", seize},
    {SC_ACTION_EMPLOY, "employ", building},
    {SC_ACTION_MOVE, "move", building},
    {SC_ACTION_DISTIL, "use", distil},
    {SC_ACTION_MAKE_CIGARS, "use", make_cigars},
    {SC_ACTION_SWAP, "use", swap},
    {SC_ACTION_SAW, "use", saw},
    {SC_ACTION_CAFE, "use", cafe},
    {SC_ACTION_CUSTOMS, "use", customs},
    {SC_ACTION_CASINO, "use", casino},
    {SC_ACTION_HARBOUR, "use", harbourmaster},
    {SC_ACTION_OFFICE, "use", office},
    {SC_ACTION_NEWS, "use", newspaper},
    {SC_ACTION_SKIP, "skip", skip},
    {SC_ACTION_DELIVER, "deliver", deliver},
    {SC_ACTION_WOOD, "deliver-wood", deliver_wood},
    {SC_ACTION_PASS, "pass", NULL},
    {SC_ACTION_LEAVE, "leave", leave},
    {SC_ACTION_PLACE, "place", place},
    {SC_ACTION_SETTLE, "settle", settle},
    {SC_ACTION_FIRST, "first", first},
    {SC_ACTION_ROLL, "roll", roll},
    {SC_NUM_ACTIONS, NULL, NULL},
};

void santiago_explain(const void *view, atl_action action, const atl_facts *facts)
{
    int i = 0;
    ATL_ASSERT(action < SC_NUM_ACTIONS);
    while (action >= rows[i + 1].first)
        i++;
    facts->word(facts->user, "kind", rows[i].kind);
    if (rows[i].parts != NULL)
        rows[i].parts(view, action - rows[i].first, facts);
}
