/* Whose decision it is and what may be chosen, phase by phase. */
#include "games/santiago/state.h"

#define COUNTS_3(good)                                                                             \
    {good, 1}, {good, 2},                                                                          \
    {                                                                                              \
        good, 3                                                                                    \
    }
const sc_count sc_units[] = {COUNTS_3(SC_SUGAR),   COUNTS_3(SC_CITRUS), {SC_CITRUS, 4},
                             COUNTS_3(SC_TOBACCO), COUNTS_3(SC_RUM),    COUNTS_3(SC_CIGARS)};

#define FACES_4(die)                                                                               \
    {die, 0}, {die, 1}, {die, 2},                                                                  \
    {                                                                                              \
        die, 3                                                                                     \
    }
const sc_count sc_faces[] = {FACES_4(SC_SUGAR),   FACES_4(SC_CITRUS), {SC_CITRUS, 4},
                             FACES_4(SC_TOBACCO), FACES_4(SC_RUM),    FACES_4(SC_CIGARS)};

int santiago_to_act(const void *state)
{
    const sc_state *s = state;
    if (s->phase <= SC_ROLL)
        return ATL_CHANCE;
    return s->phase == SC_OVER ? ATL_OVER : s->actor;
}

bool santiago_secret(const void *state)
{
    (void)state;
    return false; /* nothing is committed in secret (SC-8.4) */
}

static int legal_range(int first, int count, atl_action *actions)
{
    for (int i = 0; i < count; i++)
        actions[i] = (atl_action)(first + i);
    return count;
}

static int legal_set(int first, uint32_t set, atl_action *actions)
{
    int count = 0;
    for (; set != 0; set &= set - 1)
        actions[count++] = (atl_action)(first + atl_lowest(set));
    return count;
}

static int legal_place(const sc_state *s, atl_action *actions)
{
    uint32_t placed = (uint32_t)(s->district[0] | s->district[1] | s->district[2] | s->district[3]);
    return legal_set(SC_ACTION_PLACE, SC_ALL_BUILDINGS & ~placed, actions);
}

static int legal_settle(const sc_state *s, atl_action *actions)
{
    int count = 0;
    for (int place = SC_PEDRO; place < SC_PLACES; place++) {
        if (s->stop_of[place] == 0)
            actions[count++] = (atl_action)(SC_ACTION_SETTLE + place - SC_PEDRO);
    }
    return count;
}

static int legal_first(const sc_state *s, atl_action *actions)
{
    return legal_range(SC_ACTION_FIRST, s->players, actions);
}

static int legal_roll(const sc_state *s, atl_action *actions)
{
    int die = s->drawn;
    return legal_range(SC_ACTION_ROLL + sc_face_index(die, 0), sc_top_face(die) + 1, actions);
}

static int legal_leave(const sc_state *s, atl_action *actions)
{
    (void)s;
    return legal_range(SC_ACTION_LEAVE, SC_DICE, actions);
}

static int legal_drive(const sc_state *s, atl_action *actions)
{
    int reach = atl_min(s->pesos[s->active] + 1, SC_STOPS);
    int stop = s->car;
    uint32_t places = 0;
    while (reach-- > 0) {
        stop = stop + 1 == SC_STOPS ? 0 : stop + 1;
        places |= 1U << s->place_at[stop];
    }
    return legal_set(SC_ACTION_DRIVE, places, actions);
}

static int legal_take(const sc_state *s, atl_action *actions)
{
    if (sc_car_place(s) == SC_MIGUEL)
        return legal_range(SC_ACTION_TAKE + SC_WOOD, 2, actions);
    int count = 0;
    for (int good = 0; good < SC_DICE; good++) {
        actions[count] = (atl_action)(SC_ACTION_TAKE + good);
        count += s->supply[good] > 0;
    }
    return count;
}

static int legal_give(const sc_state *s, atl_action *actions)
{
    int seat = s->actor;
    int count = 0;
    for (int good = 0; good < SC_DICE; good++) {
        actions[count] = (atl_action)(SC_ACTION_GIVE + good);
        count += s->goods[seat][good] > 0;
    }
    actions[count] = SC_ACTION_GIVE + SC_DICE;
    count += s->pesos[seat] > 0;
    actions[count] = SC_ACTION_GIVE + SC_DICE + 1;
    count += s->vp[seat] > 0;
    return count;
}

static int legal_lawyer(const sc_state *s, atl_action *actions)
{
    int seat = s->active;
    int count = 0;
    if (atl_bits(s->owned[seat]) < SC_MARKERS)
        count = legal_set(SC_ACTION_SEIZE, SC_ALL_BUILDINGS & ~sc_all_owned(s), actions);
    for (uint32_t rest = s->owned[seat]; rest != 0; rest &= rest - 1) {
        int building = atl_lowest(rest);
        if (sc_useful(s, seat, building))
            actions[count++] = (atl_action)(SC_ACTION_EMPLOY + building);
    }
    actions[count++] = SC_ACTION_SKIP;
    return count;
}

static int legal_move(const sc_state *s, atl_action *actions)
{
    return legal_set(SC_ACTION_MOVE, sc_free_buildings(s, s->flower[sc_car_place(s)]), actions);
}

static int legal_use(const sc_state *s, atl_action *actions)
{
    int count = sc_choices(s, s->active, s->in_use, actions);
    actions[count++] = SC_ACTION_SKIP;
    return count;
}

/* Up to four amounts. All four are written, which is faster than asking how many. */
static int legal_units(const sc_state *s, int first, int die, int have, atl_action *actions)
{
    int code = first + sc_unit_index(die, 1);
    for (int i = 0; i < 4; i++)
        actions[i] = (atl_action)(code + i);
    return atl_min(have, s->demand[die]);
}

static int legal_deliver(const sc_state *s, atl_action *actions)
{
    const uint8_t *goods = s->goods[s->actor];
    int count = 0;
    for (int good = 0; good < SC_DICE; good++)
        count += legal_units(s, SC_ACTION_DELIVER, good, goods[good], actions + count);
    for (int die = 0; die < SC_DICE && goods[SC_WOOD] > 0; die++)
        count += legal_units(s, SC_ACTION_WOOD, die, goods[SC_WOOD], actions + count);
    actions[count++] = SC_ACTION_PASS;
    return count;
}

int santiago_legal(const void *state, atl_action *actions)
{
    typedef int legal_fn(const sc_state *s, atl_action *actions);
    static legal_fn *const phases[SC_PHASES] = {
        [SC_PLACE_BUILDING] = legal_place,
        [SC_SETTLE_CUBAN] = legal_settle,
        [SC_DRAW_FIRST] = legal_first,
        [SC_ROLL] = legal_roll,
        [SC_LEAVE_OUT] = legal_leave,
        [SC_DRIVE] = legal_drive,
        [SC_TAKE] = legal_take,
        [SC_GIVE] = legal_give,
        [SC_LAWYER] = legal_lawyer,
        [SC_MOVE] = legal_move,
        [SC_USE] = legal_use,
        [SC_DELIVER] = legal_deliver,
        [SC_OVER] = NULL,
    };
    const sc_state *s = state;
    return phases[s->phase] == NULL ? 0 : phases[s->phase](s, actions);
}
