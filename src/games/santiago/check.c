/* Invariants of a state. */
#include "games/santiago/state.h"

static const char *check_table(const sc_state *s)
{
    if (s->players < 2 || s->players > SC_MAX_SEATS)
        return "players out of range";
    if (s->preset > SC_MANUAL || s->screens > 1)
        return "no such option";
    if (s->phase >= SC_PHASES || s->actor >= s->players || s->active >= s->players ||
        s->starter >= s->players)
        return "nobody to act";
    if (s->turn > SC_MAX_TURNS)
        return "turn out of range";
    if (s->car >= SC_STOPS)
        return "the car is off the street";
    if (s->padding != 0)
        return "padding is not zero";
    return NULL;
}

/* Buildings lie in districts of three, one flower after another (SC-1.3). */
static const char *check_districts(const sc_state *s)
{
    int placed = s->phase == SC_PLACE_BUILDING ? s->drawn : SC_BUILDINGS;
    uint32_t seen = 0;
    for (int flower = 0; flower < SC_FLOWERS; flower++) {
        uint32_t here = s->district[flower];
        int expected = atl_max(0, atl_min(SC_DISTRICT, placed - flower * SC_DISTRICT));
        if ((here & ~(uint32_t)SC_ALL_BUILDINGS) != 0 || (here & seen) != 0)
            return "a building in two districts";
        if (atl_bits(here) != expected)
            return "wrong number of buildings in a district";
        seen |= here;
    }
    return NULL;
}

/* Every Cuban has a stop, the port is stop 0 (SC-1.2). */
static const char *check_street(const sc_state *s)
{
    int settled = s->phase == SC_PLACE_BUILDING ? 0
                  : s->phase == SC_SETTLE_CUBAN ? s->drawn
                                                : SC_CUBANS;
    uint32_t colours = 0;
    for (int stop = 0; stop < SC_STOPS; stop++) {
        int place = s->place_at[stop];
        if (place >= SC_PLACES || (place != SC_PORT && s->stop_of[place] != stop))
            return "stops and Cubans disagree";
        if ((place != SC_PORT) != (stop >= 1 && stop <= settled))
            return "a stop without its Cuban";
    }
    for (int place = SC_PORT; place < SC_PLACES; place++) {
        int stop = s->stop_of[place];
        if (stop >= SC_STOPS || (stop != 0 && s->place_at[stop] != place))
            return "stops and Cubans disagree";
        if (s->flower[place] > SC_NO_FLOWER)
            return "no such flower";
        colours |= 1U << s->flower[place];
    }
    if (s->flower[SC_PORT] != SC_NO_FLOWER || (colours & 15U) != 15U)
        return "a colour without a Cuban";
    if ((s->inactive & ~SC_ALL_CUBANS) != 0)
        return "only Cubans can be inactive";
    return NULL;
}

static const char *check_ship(const sc_state *s)
{
    bool full = !sc_has_demand(s);
    if (s->ship < 1 || s->ship > SC_SHIPS)
        return "ship out of range";
    if (s->value < SC_LOW_VALUE || s->value >= SC_CHEQUERED)
        return "value marker off the flags";
    for (int die = 0; die < SC_DICE; die++) {
        if (s->demand[die] > sc_top_face(die) || s->rolled[die] > sc_top_face(die))
            return "no such face";
        if (s->rolled[die] != 0 && !(s->phase == SC_ROLL || s->phase == SC_LEAVE_OUT))
            return "dice rolled at the wrong time";
        if (s->phase == SC_ROLL && die >= s->drawn && s->rolled[die] != 0)
            return "a die is rolled too early";
    }
    if (s->roll_due > 1 || full != (s->roll_due != 0)) /* SC-7.4 */
        return "a ship without demand in port";
    if (s->roll_due ? s->left_out != SC_DICE : s->left_out >= SC_DICE)
        return "wrong die left out";
    if (!s->roll_due && s->demand[s->left_out] != 0)
        return "the die left out is in demand";
    return NULL;
}

/* Which counters go with which phase. */
static const char *check_phase(const sc_state *s)
{
    static const uint8_t most_drawn[SC_PHASES] = {[SC_PLACE_BUILDING] = SC_BUILDINGS,
                                                  [SC_SETTLE_CUBAN] = SC_CUBANS,
                                                  [SC_DRAW_FIRST] = 1,
                                                  [SC_ROLL] = SC_DICE};
    bool using = s->phase == SC_USE;
    bool in_turn = s->phase >= SC_DRIVE && s->phase <= SC_DELIVER;
    if (s->phase == SC_LEAVE_OUT   ? s->drawn != SC_DICE
        : most_drawn[s->phase] > 0 ? s->drawn >= most_drawn[s->phase]
                                   : s->drawn != 0)
        return "wrong number of draws";
    if ((s->phase <= SC_LEAVE_OUT || s->phase == SC_DRIVE) && s->roll_due != (s->phase != SC_DRIVE))
        return "demand at the wrong time";
    if (in_turn && (s->turn == 0 || (s->active - s->starter + s->players) % s->players !=
                                        (s->turn - 1) % s->players))
        return "not this player's turn";
    if (in_turn && s->phase != SC_GIVE && s->phase != SC_DELIVER && s->actor != s->active)
        return "only the active player decides here";
    if (using != (s->in_use < SC_BUILDINGS) || s->in_use > SC_NOWHERE || s->employed > using)
        return "wrong building in use";
    if (s->exchange != SC_NO_EXCHANGE && (s->exchange > SC_NO_EXCHANGE || s->in_use != SC_CASINO))
        return "an exchange outside the Casino";
    if (s->out >> s->players != 0 || (s->out != 0 && s->phase != SC_DELIVER))
        return "wrong seats out of the delivery round";
    if (s->phase == SC_DELIVER && (s->out >> s->actor & 1) != 0)
        return "delivering after having passed";
    return NULL;
}

/* Where the car must stand for a phase. */
static const char *check_position(const sc_state *s)
{
    int place = sc_car_place(s);
    switch ((sc_phase)s->phase) {
    case SC_TAKE:
        if (place != SC_PABLO && !(place == SC_MIGUEL && s->preset == SC_MANUAL))
            return "nothing to take here";
        break;
    case SC_GIVE:
        if (place != SC_EL_ZORRO || s->actor == s->active)
            return "nobody to give to";
        break;
    case SC_LAWYER:
        if (place != SC_ALONSO)
            return "no lawyer here";
        break;
    case SC_MOVE:
        if (s->flower[place] == SC_NO_FLOWER || sc_free_buildings(s, s->flower[place]) == 0)
            return "no building to move to";
        break;
    case SC_USE:
        if (s->employed ? place != SC_ALONSO || (s->owned[s->active] >> s->in_use & 1) == 0
                        : place == SC_PORT || s->piece[s->active] != s->in_use)
            return "using a building from afar";
        break;
    case SC_DELIVER:
        if (place != SC_PORT || !sc_can_deliver(s, s->actor))
            return "no delivery here";
        break;
    case SC_PLACE_BUILDING:
    case SC_SETTLE_CUBAN:
    case SC_DRAW_FIRST:
    case SC_ROLL:
    case SC_LEAVE_OUT:
    case SC_DRIVE:
    case SC_OVER:
    case SC_PHASES:
        break;
    }
    return NULL;
}

static const char *check_goods(const sc_state *s)
{
    for (int good = 0; good < SC_GOODS; good++) {
        int total = s->supply[good];
        for (int seat = 0; seat < SC_MAX_SEATS; seat++)
            total += s->goods[seat][good];
        if (total != SC_PIECES)
            return "goods are lost or new";
    }
    for (int seat = 0; seat < s->players && s->phase == SC_OVER; seat++) {
        int left = 0;
        for (int good = 0; good < SC_GOODS; good++)
            left += s->goods[seat][good];
        if (left >= SC_FINAL_GOODS_PER_VP)
            return "goods left unconverted";
    }
    return NULL;
}

static const char *check_seats(const sc_state *s)
{
    static const uint8_t nothing[SC_GOODS];
    uint32_t owned = 0;
    uint32_t occupied = 0;
    for (int seat = 0; seat < SC_MAX_SEATS; seat++) {
        uint32_t here = 1U << atl_min(s->piece[seat], SC_NOWHERE) & SC_ALL_BUILDINGS;
        if (s->piece[seat] > SC_NOWHERE || (occupied & here) != 0)
            return "two pieces in one building";
        if ((s->owned[seat] & owned) != 0 || (s->owned[seat] & ~SC_ALL_BUILDINGS) != 0)
            return "a building with two owners";
        if (atl_bits(s->owned[seat]) > SC_MARKERS)
            return "more than three property markers";
        owned |= s->owned[seat];
        occupied |= here;
        if (seat >= s->players &&
            (s->pesos[seat] != 0 || s->vp[seat] != 0 || s->owned[seat] != 0 || here != 0 ||
             memcmp(s->goods[seat], nothing, sizeof nothing) != 0))
            return "an empty seat has pieces";
    }
    return NULL;
}

/* Before the first turn nothing has moved but dice and ships (SC-2). */
static const char *check_beginning(const sc_state *s)
{
    if (s->turn > 0)
        return NULL;
    if (s->car != 0 || s->inactive != 0 || sc_all_owned(s) != 0 || s->value != SC_LOW_VALUE)
        return "something moved before the first turn";
    for (int seat = 0; seat < s->players; seat++) {
        int vp = s->phase == SC_OVER ? 3 : 2; /* three goods are converted at the end */
        if (s->piece[seat] != SC_NOWHERE || s->pesos[seat] != 3 || s->vp[seat] != vp)
            return "something was gained before the first turn";
    }
    return NULL;
}

/* Nobody is asked where there is nothing to choose (SC-4). */
static const char *check_choice(const sc_state *s)
{
    atl_action legal[SC_NUM_ACTIONS];
    int count = santiago_legal(s, legal);
    if (s->phase != SC_OVER && (count == 0 || legal[0] == SC_ACTION_SKIP))
        return "nothing to choose";
    return NULL;
}

const char *santiago_check(const void *state)
{
    typedef const char *check_fn(const sc_state *s);
    static check_fn *const checks[] = {check_table,     check_districts, check_street, check_ship,
                                       check_phase,     check_position,  check_goods,  check_seats,
                                       check_beginning, check_choice,    NULL};
    const char *broken = NULL;
    for (int i = 0; checks[i] != NULL && broken == NULL; i++)
        broken = checks[i](state);
    return broken;
}
