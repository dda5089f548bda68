/* The twelve buildings: what each offers and what it does (SC-6). Every building is
 * two small functions, its choices and its effect, in one table. */
#include "games/santiago/state.h"

typedef int choices_fn(const sc_state *s, int seat, atl_action *actions);
/* `choice` counts from the building's first code; false when it is not legal. */
typedef bool effect_fn(sc_state *s, int seat, int choice, atl_events *events);

static void move_good(uint8_t *from, uint8_t *to, int amount)
{
    *from = (uint8_t)(*from - amount);
    *to = (uint8_t)(*to + amount);
}

/* Distillery and cigar factory: a raw good into as much of a fine one (SC-6.2). */
static int most_made(const sc_state *s, int seat, int raw, int fine)
{
    return atl_min(s->goods[seat][raw], s->supply[fine]);
}

static int amounts(int first, int most, atl_action *actions)
{
    for (int i = 0; i < most; i++)
        actions[i] = (atl_action)(first + i);
    return most;
}

static bool make(sc_state *s, int seat, int raw, int fine, int amount, atl_events *events)
{
    if (amount > most_made(s, seat, raw, fine))
        return false;
    move_good(&s->goods[seat][raw], &s->supply[raw], amount);
    move_good(&s->supply[fine], &s->goods[seat][fine], amount);
    atl_emit(events, SC_EVENT_EXCHANGE, seat, raw, fine, amount);
    return true;
}

static int distillery_choices(const sc_state *s, int seat, atl_action *actions)
{
    return amounts(SC_ACTION_DISTIL, most_made(s, seat, SC_SUGAR, SC_RUM), actions);
}

static bool distil(sc_state *s, int seat, int choice, atl_events *events)
{
    return make(s, seat, SC_SUGAR, SC_RUM, choice + 1, events);
}

static int cigar_factory_choices(const sc_state *s, int seat, atl_action *actions)
{
    return amounts(SC_ACTION_MAKE_CIGARS, most_made(s, seat, SC_TOBACCO, SC_CIGARS), actions);
}

static bool make_cigars(sc_state *s, int seat, int choice, atl_events *events)
{
    return make(s, seat, SC_TOBACCO, SC_CIGARS, choice + 1, events);
}

static int black_market_choices(const sc_state *s, int seat, atl_action *actions)
{
    int count = 0;
    for (int given = 0; given < SC_DICE; given++) {
        if (s->goods[seat][given] == 0)
            continue;
        for (int got = 0; got < SC_DICE; got++) {
            if (got != given && s->supply[got] > 0)
                actions[count++] = (atl_action)(SC_ACTION_SWAP + sc_swap_index(given, got));
        }
    }
    return count;
}

static bool swap(sc_state *s, int seat, int choice, atl_events *events)
{
    sc_count goods = sc_swap_got(choice);
    int given = goods.good;
    int got = goods.count;
    if (s->goods[seat][given] == 0 || s->supply[got] == 0)
        return false;
    move_good(&s->goods[seat][given], &s->supply[given], 1);
    move_good(&s->supply[got], &s->goods[seat][got], 1);
    atl_emit(events, SC_EVENT_EXCHANGE, seat, given, got, 1);
    return true;
}

static int sawmill_choices(const sc_state *s, int seat, atl_action *actions)
{
    return amounts(SC_ACTION_SAW, s->goods[seat][SC_WOOD] > 0, actions);
}

static bool saw(sc_state *s, int seat, int choice, atl_events *events)
{
    (void)choice;
    if (s->goods[seat][SC_WOOD] == 0)
        return false;
    move_good(&s->goods[seat][SC_WOOD], &s->supply[SC_WOOD], 1);
    s->vp[seat]++;
    s->pesos[seat]++;
    atl_emit(events, SC_EVENT_SAW, seat, 1, 1, 1);
    return true;
}

/* Café: rum, cigars or both; choice + 1 is the set (SC-6.5). */
static int cafe_choices(const sc_state *s, int seat, atl_action *actions)
{
    bool rum = s->goods[seat][SC_RUM] > 0;
    bool cigars = s->goods[seat][SC_CIGARS] > 0;
    int count = 0;
    if (rum)
        actions[count++] = SC_ACTION_CAFE;
    if (cigars)
        actions[count++] = SC_ACTION_CAFE + 1;
    if (rum && cigars)
        actions[count++] = SC_ACTION_CAFE + 2;
    return count;
}

static bool serve(sc_state *s, int seat, int choice, atl_events *events)
{
    int set = choice + 1;
    for (int i = 0; i < 2; i++) {
        if ((set >> i & 1) != 0 && s->goods[seat][SC_RUM + i] == 0)
            return false;
    }
    for (int i = 0; i < 2; i++) {
        if ((set >> i & 1) == 0)
            continue;
        move_good(&s->goods[seat][SC_RUM + i], &s->supply[SC_RUM + i], 1);
        s->vp[seat] = (uint16_t)(s->vp[seat] + 2);
        atl_emit(events, SC_EVENT_CAFE, seat, SC_RUM + i, 2, 0);
    }
    return true;
}

static int customs_choices(const sc_state *s, int seat, atl_action *actions)
{
    int count = 0;
    (void)seat;
    for (int die = 0; die < SC_DICE; die++) {
        if (s->demand[die] > 0)
            actions[count++] = (atl_action)(SC_ACTION_CUSTOMS + die);
    }
    return count;
}

static bool clear_die(sc_state *s, int seat, int choice, atl_events *events)
{
    if (s->demand[choice] == 0)
        return false;
    atl_emit(events, SC_EVENT_CUSTOMS, seat, choice, s->demand[choice], 0);
    s->demand[choice] = 0;
    sc_depart_if_full(s, events);
    return true;
}

/* Casino: up to 8 exchanges a decision. Whoever makes 8 is asked again, in the same
 * direction, so that any number can be reached in exactly one way (SC-6.7). */
static int most_exchanges(const sc_state *s, int seat, int direction)
{
    if (s->exchange != SC_NO_EXCHANGE && s->exchange != direction)
        return 0;
    return atl_min(SC_MAX_EXCHANGE, direction == SC_TO_VP ? s->pesos[seat] / 3 : s->vp[seat]);
}

static int casino_choices(const sc_state *s, int seat, atl_action *actions)
{
    int count = amounts(SC_ACTION_CASINO, most_exchanges(s, seat, SC_TO_VP), actions);
    return count + amounts(SC_ACTION_CASINO + SC_MAX_EXCHANGE, most_exchanges(s, seat, SC_TO_PESOS),
                           actions + count);
}

static bool gamble(sc_state *s, int seat, int choice, atl_events *events)
{
    int direction = choice < SC_MAX_EXCHANGE ? SC_TO_VP : SC_TO_PESOS;
    int times = choice % SC_MAX_EXCHANGE + 1;
    if (times > most_exchanges(s, seat, direction))
        return false;
    int vp = direction == SC_TO_VP ? times : -times;
    s->vp[seat] = (uint16_t)(s->vp[seat] + vp);
    s->pesos[seat] = (uint16_t)(s->pesos[seat] - 3 * vp);
    atl_emit(events, SC_EVENT_CASINO, seat, -3 * vp, vp, 0);
    s->exchange = (uint8_t)(times == SC_MAX_EXCHANGE ? direction : SC_NO_EXCHANGE);
    return true;
}

static int harbourmaster_choices(const sc_state *s, int seat, atl_action *actions)
{
    int count = 0;
    (void)seat;
    if (s->value > SC_LOW_VALUE)
        actions[count++] = SC_ACTION_HARBOUR;
    actions[count++] = SC_ACTION_HARBOUR + 1;
    return count;
}

static bool shift_marker(sc_state *s, int seat, int choice, atl_events *events)
{
    (void)seat;
    if (choice == 0 && s->value == SC_LOW_VALUE)
        return false;
    sc_move_value(s, choice == 0 ? -1 : 1, SC_VALUE_HARBOURMASTER, events);
    return true;
}

static int office_choices(const sc_state *s, int seat, atl_action *actions)
{
    int count = 0;
    for (int good = 0; good < SC_DICE; good++) {
        if (s->demand[good] > 0 && s->goods[seat][good] > 0)
            actions[count++] = (atl_action)(SC_ACTION_OFFICE + good);
    }
    return count;
}

static bool sell(sc_state *s, int seat, int choice, atl_events *events)
{
    if (s->demand[choice] == 0 || s->goods[seat][choice] == 0)
        return false;
    move_good(&s->goods[seat][choice], &s->supply[choice], 1);
    s->demand[choice]--;
    s->vp[seat] = (uint16_t)(s->vp[seat] + 2);
    atl_emit(events, SC_EVENT_OFFICE, seat, choice, 2, 0);
    sc_depart_if_full(s, events);
    return true;
}

static int newspaper_choices(const sc_state *s, int seat, atl_action *actions)
{
    int count = 0;
    (void)seat;
    for (uint32_t rest = SC_ALL_CUBANS & ~(uint32_t)s->inactive; rest != 0; rest &= rest - 1)
        actions[count++] = (atl_action)(SC_ACTION_NEWS + atl_lowest(rest) - SC_PEDRO);
    return count;
}

static bool expose(sc_state *s, int seat, int choice, atl_events *events)
{
    int place = choice + SC_PEDRO;
    if ((s->inactive >> place & 1) != 0)
        return false;
    s->inactive |= (uint16_t)(1U << place);
    atl_emit(events, SC_EVENT_NEWS, seat, place, 0, 0);
    return true;
}

/* `gain` comes without asking; codes from `first` up to, not including, `end`. */
typedef struct building_spec {
    uint8_t gain, amount;
    uint16_t first, end;
    choices_fn *choices;
    effect_fn *effect;
} building_spec;

static const building_spec specs[SC_BUILDINGS] = {
    [SC_BANK] = {.gain = SC_PESOS, .amount = 2},
    [SC_CHURCH] = {.gain = SC_VP, .amount = 1},
    [SC_DISTILLERY] = {.first = SC_ACTION_DISTIL,
                       .end = SC_ACTION_MAKE_CIGARS,
                       .choices = distillery_choices,
                       .effect = distil},
    [SC_CIGAR_FACTORY] = {.first = SC_ACTION_MAKE_CIGARS,
                          .end = SC_ACTION_SWAP,
                          .choices = cigar_factory_choices,
                          .effect = make_cigars},
    [SC_BLACK_MARKET] = {.first = SC_ACTION_SWAP,
                         .end = SC_ACTION_SAW,
                         .choices = black_market_choices,
                         .effect = swap},
    [SC_SAWMILL] = {.first = SC_ACTION_SAW,
                    .end = SC_ACTION_CAFE,
                    .choices = sawmill_choices,
                    .effect = saw},
    [SC_CAFE] = {.first = SC_ACTION_CAFE,
                 .end = SC_ACTION_CUSTOMS,
                 .choices = cafe_choices,
                 .effect = serve},
    [SC_CUSTOMS] = {.first = SC_ACTION_CUSTOMS,
                    .end = SC_ACTION_CASINO,
                    .choices = customs_choices,
                    .effect = clear_die},
    [SC_CASINO] = {.first = SC_ACTION_CASINO,
                   .end = SC_ACTION_HARBOUR,
                   .choices = casino_choices,
                   .effect = gamble},
    [SC_HARBOURMASTER] = {.first = SC_ACTION_HARBOUR,
                          .end = SC_ACTION_OFFICE,
                          .choices = harbourmaster_choices,
                          .effect = shift_marker},
    [SC_OFFICE] = {.first = SC_ACTION_OFFICE,
                   .end = SC_ACTION_NEWS,
                   .choices = office_choices,
                   .effect = sell},
    [SC_NEWSPAPER] = {.gain = SC_PESOS,
                      .amount = 1,
                      .first = SC_ACTION_NEWS,
                      .end = SC_ACTION_SKIP,
                      .choices = newspaper_choices,
                      .effect = expose},
};

int sc_choices(const sc_state *s, int seat, int building, atl_action *actions)
{
    choices_fn *choices = specs[building].choices;
    return choices == NULL ? 0 : choices(s, seat, actions);
}

bool sc_useful(const sc_state *s, int seat, int building)
{
    atl_action actions[SC_MAX_CHOICES];
    return specs[building].amount > 0 || sc_choices(s, seat, building, actions) > 0;
}

/* After a use: on to the building step when it was Alonso's, else the turn ends. */
static void leave_use(sc_state *s, atl_events *events)
{
    bool employed = s->employed != 0;
    s->in_use = SC_NOWHERE;
    s->employed = 0;
    s->exchange = SC_NO_EXCHANGE;
    if (employed)
        sc_go_to_building(s, events);
    else
        sc_end_turn(s, events);
}

void sc_enter_use(sc_state *s, int building, bool employed, atl_events *events)
{
    const building_spec *spec = &specs[building];
    atl_action actions[SC_MAX_CHOICES];
    s->in_use = (uint8_t)building;
    s->employed = employed;
    if (spec->amount > 0)
        sc_gain(s, s->active, spec->gain, spec->amount, sc_source_building(building), events);
    if (sc_choices(s, s->active, building, actions) > 0)
        s->phase = SC_USE;
    else
        leave_use(s, events);
}

atl_status sc_use(sc_state *s, atl_action action, atl_events *events)
{
    const building_spec *spec = &specs[s->in_use];
    atl_action actions[SC_MAX_CHOICES];
    if (action == SC_ACTION_SKIP) {
        atl_emit(events, SC_EVENT_SKIP, s->active, sc_source_building(s->in_use), 0, 0);
        leave_use(s, events);
        return ATL_OK;
    }
    if (action < spec->first || action >= spec->end ||
        !spec->effect(s, s->active, action - spec->first, events))
        return ATL_ILLEGAL;
    if (s->phase == SC_OVER)
        return ATL_OK;
    if (s->exchange == SC_NO_EXCHANGE || sc_choices(s, s->active, s->in_use, actions) == 0)
        leave_use(s, events);
    return ATL_OK;
}
