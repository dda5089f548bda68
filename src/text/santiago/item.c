/* The answers in words: what each would cost and bring, found by giving it in a copy of
 * the view. */
#include "text/santiago/words.h"

/* The table after an action, and what happened. */
typedef struct outcome {
    sc_state after;
    atl_events events;
} outcome;

static outcome foresee(const sc_state *s, int action)
{
    outcome o = {.after = *s, .events = {0}};
    atl_status status = santiago_apply(&o.after, (atl_action)action, &o.events);
    ATL_ASSERT(status == ATL_OK);
    return o;
}

static const atl_event *find_event(const outcome *o, int kind)
{
    for (int i = 0; i < o->events.count; i++) {
        if (o->events.list[i].kind == kind)
            return &o->events.list[i];
    }
    return NULL;
}

/* What happens to the seat and to the table, with commas. */
static void put_events(FILE *to, const outcome *o, int seat)
{
    const char *comma = "";
    for (int i = 0; i < o->events.count; i++) {
        const atl_event *event = &o->events.list[i];
        bool others = event->seat >= 0 && event->seat != seat;
        if (!others && sc_put_event(to, comma, event))
            comma = ", ";
    }
}

/* ---- driving ------------------------------------------------------------------- */

/* What a Cuban does, where it is not a plain gain. */
static const char *cuban_effect(int place)
{
    switch (place) {
    case SC_MIGUEL:
        return _("2 wood or 1 VP");
    case SC_PABLO:
        return _("1 good of your choice");
    case SC_EL_ZORRO:
        return _("everybody else gives you something");
    case SC_ALONSO:
        return _("seize a building, or use one of yours");
    default:
        return "";
    }
}

/* The Cuban's own gain; buildings that are used again bring gains too. */
static bool put_cuban_gain(FILE *to, const outcome *o, int place)
{
    for (int i = 0; i < o->events.count; i++) {
        const atl_event *event = &o->events.list[i];
        if (event->kind == SC_EVENT_GAIN && event->args[2] == place)
            return sc_put_event(to, "", event);
    }
    return false;
}

/* Where the piece can go afterwards. */
static void put_destinations(FILE *to, const sc_state *s, int place)
{
    int flower = s->flower[place];
    uint32_t houses = flower == SC_NO_FLOWER ? 0 : sc_free_buildings(s, flower);
    int stands = s->piece[s->active];
    if (houses != 0) {
        fprintf(to, "; %s✿\u00a0%s" INK_PLAIN ": ", sc_flower_ink(flower), sc_flower_title(flower));
        sc_put_buildings(to, houses);
    } else if (stands != SC_NOWHERE) {
        fprintf(to, _("; then %s again"), sc_building_title(stands));
    } else {
        fputs(_("; then no building"), to);
    }
}

/* What one's goods would bring if nobody else delivered: all of them, with wood for
 * the rest, or the best single delivery where each player has only one (section 10). */
static int cargo_value(const sc_state *s)
{
    const uint8_t *goods = s->goods[s->active];
    int all = 0;
    int best = 0;
    int rest = 0;
    for (int good = 0; good < SC_DICE; good++) {
        int amount = atl_min(goods[good], s->demand[good]);
        int wood = atl_min(goods[SC_WOOD], s->demand[good]);
        all += s->value * amount;
        best = atl_max(best, atl_max(s->value * amount, wood));
        rest += s->demand[good] - amount;
    }
    return s->preset == SC_MANUAL ? best : all + atl_min(goods[SC_WOOD], rest);
}

static void put_arrival(FILE *to, const sc_state *s, const outcome *o, int place)
{
    const atl_event *departs = find_event(o, SC_EVENT_DEPART);
    if (place == SC_PORT) {
        fprintf(to, _("delivery round, you first; your goods would bring up to %d VP"),
                cargo_value(s));
    } else if (departs != NULL && departs->args[0] == SC_SHIPS) {
        fputs(_("the game ends"), to);
    } else if (find_event(o, SC_EVENT_INACTIVE) != NULL) {
        fputs(_("inactive, nothing happens"), to);
    } else {
        if (!put_cuban_gain(to, o, place))
            fputs(cuban_effect(place), to);
        put_destinations(to, s, place);
    }
}

static void put_drive(const canvas *c, FILE *to, const sc_state *s, int place)
{
    outcome o = foresee(s, SC_ACTION_DRIVE + place);
    int cost = find_event(&o, SC_EVENT_DRIVE)->args[2];
    const atl_event *value = find_event(&o, SC_EVENT_VALUE);
    canvas_label(c, to, sc_place_title(place), 10);
    if (cost == 0)
        fprintf(to, INK_GOOD "%s" INK_PLAIN, _("free"));
    else
        sc_put_amount(to, SC_PESOS, cost);
    fputs(": ", to);
    if (value != NULL && value->args[2] == SC_VALUE_PORT_PASSED) {
        sc_put_event(to, _("past the port, "), value);
        if (value->args[1] == SC_CHEQUERED)
            sc_put_event(to, ", ", find_event(&o, SC_EVENT_DEPART));
        fputs("; ", to);
    }
    put_arrival(to, s, &o, place);
}

/* ---- Cubans -------------------------------------------------------------------- */

static void put_take(FILE *to, const sc_state *s, int action)
{
    outcome o = foresee(s, action);
    const atl_event *gain = find_event(&o, SC_EVENT_GAIN);
    int thing = gain->args[0];
    sc_put_amount(to, thing, gain->args[1]);
    if (thing < SC_DICE && !s->roll_due)
        fprintf(to, _("; the ship wants %d, you have %d"), s->demand[thing],
                s->goods[s->active][thing]);
}

static void put_gift(FILE *to, const sc_state *s, int action)
{
    outcome o = foresee(s, action);
    int thing = find_event(&o, SC_EVENT_GIVE)->args[0];
    int seat = s->actor;
    int have = thing == SC_VP      ? s->vp[seat]
               : thing == SC_PESOS ? s->pesos[seat]
                                   : s->goods[seat][thing];
    sc_put_amount(to, thing, 1);
    fprintf(to, _("; you keep %d"), have - 1);
    if (thing < SC_DICE && !s->roll_due)
        fprintf(to, _("; the ship wants %d"), s->demand[thing]);
}

/* ---- buildings ------------------------------------------------------------------ */

const char *sc_building_effect(int building)
{
    static const char *const effects[SC_BUILDINGS] = {
        [SC_BANK] = N_("2 pesos"),
        [SC_CHURCH] = N_("1 VP"),
        [SC_DISTILLERY] = N_("sugar into as much rum"),
        [SC_CIGAR_FACTORY] = N_("tobacco into as many cigars"),
        [SC_BLACK_MARKET] = N_("1 good into another, no wood"),
        [SC_SAWMILL] = N_("1 wood into 1 VP and 1 peso"),
        [SC_CAFE] = N_("1 rum and/or 1 cigar for 2 VP each"),
        [SC_CUSTOMS] = N_("the ship no longer wants a good"),
        [SC_CASINO] = N_("3 pesos into 1 VP, or back, many times"),
        [SC_HARBOURMASTER] = N_("the value one flag right or left"),
        [SC_OFFICE] = N_("deliver 1 good for 2 VP"),
        [SC_NEWSPAPER] = N_("1 peso, and a Cuban becomes inactive"),
    };
    return gettext(effects[building]);
}

static void put_building(const canvas *c, FILE *to, int building)
{
    canvas_label(c, to, sc_building_title(building), 16);
    fputs(sc_building_effect(building), to);
}

static void put_move(const canvas *c, FILE *to, const sc_state *s, int building)
{
    outcome o = foresee(s, SC_ACTION_MOVE + building);
    uint32_t others = sc_all_owned(s) & ~(uint32_t)s->owned[s->active];
    put_building(c, to, building);
    if (o.after.phase != SC_USE && find_event(&o, SC_EVENT_GAIN) == NULL)
        fprintf(to, INK_BAD " (%s)" INK_PLAIN, _("nothing to do there now"));
    if ((others >> building & 1) != 0)
        fputs(_("; its owner gains 1 VP"), to);
}

static void put_lawyer(const canvas *c, FILE *to, int action)
{
    bool employ = action >= SC_ACTION_EMPLOY;
    int building = action - (employ ? SC_ACTION_EMPLOY : SC_ACTION_SEIZE);
    canvas_label(c, to, employ ? _("use") : _("seize"), 10);
    if (employ)
        fprintf(to, "%s (%s)", sc_building_title(building), sc_building_effect(building));
    else /* Translators: "Bank (when used: 2 pesos)" */
        fprintf(to, _("%s (when used: %s)"), sc_building_title(building),
                sc_building_effect(building));
}

static void put_use(FILE *to, const sc_state *s, int action)
{
    outcome o = foresee(s, action);
    const atl_event *exchange = find_event(&o, SC_EVENT_EXCHANGE);
    put_events(to, &o, s->active);
    if (exchange != NULL && !s->roll_due)
        fprintf(to, _("; the ship wants %d"), s->demand[exchange->args[1]]);
}

/* ---- the ship ------------------------------------------------------------------- */

static void put_delivery(FILE *to, const sc_state *s, int action)
{
    outcome o = foresee(s, action);
    put_events(to, &o, s->actor);
    if (o.after.roll_due || o.after.phase == SC_OVER)
        return;
    fputs(_("; still wanted: "), to);
    sc_put_demand(to, o.after.demand);
}

static void put_leave(FILE *to, const sc_state *s, int die)
{
    outcome o = foresee(s, SC_ACTION_LEAVE + die);
    fprintf(to, _("no %s"), sc_thing_title(die));
    if (find_event(&o, SC_EVENT_DEPART) != NULL) {
        fputs(": ", to);
        put_events(to, &o, s->actor);
        return;
    }
    fputs(_("; it wants "), to);
    sc_put_demand(to, o.after.demand);
}

/* ---- all of them ---------------------------------------------------------------- */

static void put_nothing(FILE *to, const sc_state *s)
{
    if (s->phase == SC_DELIVER)
        fputs(_("deliver nothing more in this round"), to);
    else if (s->phase == SC_LAWYER)
        fputs(_("neither"), to);
    else
        fputs(_("leave it"), to);
}

void sc_text_item(const canvas *c, FILE *to, const void *view, int code)
{
    const sc_state *s = view;
    if (code == SC_ACTION_SKIP || code == SC_ACTION_PASS) {
        put_nothing(to, s);
        return;
    }
    switch ((sc_phase)s->phase) {
    case SC_LEAVE_OUT:
        put_leave(to, s, code - SC_ACTION_LEAVE);
        break;
    case SC_DRIVE:
        put_drive(c, to, s, code - SC_ACTION_DRIVE);
        break;
    case SC_TAKE:
        put_take(to, s, code);
        break;
    case SC_GIVE:
        put_gift(to, s, code);
        break;
    case SC_LAWYER:
        put_lawyer(c, to, code);
        break;
    case SC_MOVE:
        put_move(c, to, s, code - SC_ACTION_MOVE);
        break;
    case SC_USE:
        put_use(to, s, code);
        break;
    case SC_DELIVER:
        put_delivery(to, s, code);
        break;
    case SC_PLACE_BUILDING:
    case SC_SETTLE_CUBAN:
    case SC_DRAW_FIRST:
    case SC_ROLL:
    case SC_OVER:
    case SC_PHASES:
        break;
    }
}
