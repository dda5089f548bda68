/* The names of all facts of a state; docs/NOTATION.md specifies them. */
#include "games/santiago/state.h"

/* A number, or nothing. */
static void number_if(const atl_facts *facts, const char *key, bool known, int value)
{
    if (known)
        facts->number(facts->user, key, value);
    else
        facts->word(facts->user, key, NULL);
}

static void word_if(const atl_facts *facts, const char *key, bool known, const char *value)
{
    facts->word(facts->user, key, known ? value : NULL);
}

static void describe_goods(const atl_facts *facts, const char *key, const uint8_t *amounts,
                           int goods)
{
    facts->object(facts->user, key);
    for (int good = 0; good < goods; good++)
        facts->number(facts->user, sc_thing_words[good], amounts[good]);
    facts->end(facts->user);
}

static void describe_ship(const sc_state *s, const atl_facts *facts)
{
    bool rolling = s->phase == SC_ROLL || s->phase == SC_LEAVE_OUT;
    facts->number(facts->user, "ship", s->ship);
    facts->number(facts->user, "value", s->value);
    facts->truth(facts->user, "roll_due", s->roll_due != 0);
    describe_goods(facts, "demand", s->demand, SC_DICE);
    word_if(facts, "left_out", s->left_out < SC_DICE, sc_thing_words[s->left_out]);
    facts->object(facts->user, "rolled");
    for (int die = 0; die < SC_DICE; die++)
        number_if(facts, sc_thing_words[die], rolling && die < s->drawn, s->rolled[die]);
    facts->end(facts->user);
}

static void describe_street(const sc_state *s, const atl_facts *facts)
{
    void *user = facts->user;
    facts->number(user, "car", s->car);
    facts->array(user, "street");
    for (int stop = 0; stop < SC_STOPS; stop++) {
        int place = s->place_at[stop];
        word_if(facts, NULL, stop == 0 || place != SC_PORT, sc_place_words[place]);
    }
    facts->end(user);
    facts->object(user, "cubans");
    for (int place = SC_PEDRO; place < SC_PLACES; place++) {
        facts->object(user, sc_place_words[place]);
        facts->word(user, "flower", sc_flower_words[s->flower[place]]);
        number_if(facts, "stop", s->stop_of[place] != 0, s->stop_of[place]);
        facts->truth(user, "inactive", (s->inactive >> place & 1) != 0);
        facts->end(user);
    }
    facts->end(user);
}

static void describe_building(const sc_state *s, int building, const atl_facts *facts)
{
    int flower = 0;
    int owner = 0;
    int guest = 0;
    while (flower < SC_FLOWERS && (s->district[flower] >> building & 1) == 0)
        flower++;
    while (owner < s->players && (s->owned[owner] >> building & 1) == 0)
        owner++;
    while (guest < s->players && s->piece[guest] != building)
        guest++;
    facts->object(facts->user, sc_building_words[building]);
    word_if(facts, "flower", flower < SC_FLOWERS, sc_flower_words[flower]);
    number_if(facts, "owner", owner < s->players, owner);
    number_if(facts, "piece", guest < s->players, guest);
    facts->end(facts->user);
}

static void describe_seat(const sc_state *s, int seat, const atl_facts *facts)
{
    void *user = facts->user;
    int piece = s->piece[seat];
    facts->object(user, NULL);
    facts->number(user, "vp", s->vp[seat]);
    facts->number(user, "pesos", s->pesos[seat]);
    describe_goods(facts, "goods", s->goods[seat], SC_GOODS);
    facts->number(user, "markers", SC_MARKERS - atl_bits(s->owned[seat]));
    facts->array(user, "owned");
    for (uint32_t rest = s->owned[seat]; rest != 0; rest &= rest - 1)
        facts->word(user, NULL, sc_building_words[atl_lowest(rest)]);
    facts->end(user);
    word_if(facts, "piece", piece < SC_BUILDINGS, sc_building_words[piece]);
    facts->truth(user, "out", (s->out >> seat & 1) != 0);
    facts->end(user);
}

void santiago_describe(const void *state, const atl_facts *facts)
{
    const sc_state *s = state;
    void *user = facts->user;
    bool drawn = s->phase > SC_DRAW_FIRST;
    facts->number(user, "players", s->players);
    facts->word(user, "preset", sc_preset_words[s->preset]);
    facts->truth(user, "screens", s->screens != 0);
    facts->word(user, "phase", sc_phase_words[s->phase]);
    facts->number(user, "turn", s->turn);
    number_if(facts, "starter", drawn, s->starter);
    number_if(facts, "active", drawn, s->active);
    describe_ship(s, facts);
    describe_street(s, facts);
    facts->object(user, "buildings");
    for (int building = 0; building < SC_BUILDINGS; building++)
        describe_building(s, building, facts);
    facts->end(user);
    describe_goods(facts, "supply", s->supply, SC_GOODS);
    word_if(facts, "in_use", s->in_use < SC_BUILDINGS, sc_building_words[s->in_use]);
    facts->truth(user, "employed", s->employed != 0);
    word_if(facts, "exchange", s->exchange != SC_NO_EXCHANGE,
            s->exchange == SC_TO_VP ? "vp" : "pesos");
    facts->array(user, "seats");
    for (int seat = 0; seat < s->players; seat++)
        describe_seat(s, seat, facts);
    facts->end(user);
}
