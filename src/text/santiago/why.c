/* Why an action is not possible: the street, the Cubans, the piece and the port. What
 * buildings need is next door. */
#include "text/santiago/why.h"

bool sc_why_is(const why *w, int phase)
{
    return w->awaited && w->s->phase == phase;
}

/* It is the seat's turn, and the car has been driven in it. */
static bool has_driven(const why *w)
{
    return w->awaited && w->s->active == w->seat && w->s->turn > 0 && w->s->phase != SC_DRIVE;
}

/* The seat has stopped at this Cuban in its turn, and it is past what he or she does. */
static bool has_met(const why *w, int place)
{
    bool meets = w->s->phase == SC_TAKE || w->s->phase == SC_LAWYER;
    return has_driven(w) && !meets && sc_car_place(w->s) == place &&
           (w->s->inactive >> place & 1) == 0;
}

/* ---- lacks -------------------------------------------------------------------- */

static void say_none(const why *w, int thing)
{
    /* Translators: goods, "pesos" or "VP". */
    text_say(w->to, _("You have no %s."), sc_thing_title(thing));
}

void sc_why_goods(const why *w, int good, int needed)
{
    int have = w->s->goods[w->seat][good];
    if (have == 0)
        say_none(w, good);
    else if (have < needed)
        text_say(w->to, _("You have only %d of the %d that it takes: %s."), have, needed,
                 sc_thing_title(good));
}

void sc_why_supply(const why *w, int good, int needed)
{
    int there = w->s->supply[good];
    if (there == 0)
        text_say(w->to, _("The supply has no %s left."), sc_thing_title(good));
    else if (there < needed)
        text_say(w->to, _("The supply has only %d of this left: %s."), there, sc_thing_title(good));
}

/* SC-7.1, SC-7.7 */
void sc_why_demand(const why *w, int die, int amount)
{
    if (w->s->roll_due)
        text_say(w->to, "%s", _("No ship asks for anything before the dice are rolled for it."));
    else if (w->s->demand[die] == 0)
        text_say(w->to, _("The ship does not ask for %s."), sc_thing_title(die));
    else if (w->s->demand[die] < amount)
        text_say(w->to, _("The ship asks for only %d of this: %s."), w->s->demand[die],
                 sc_thing_title(die));
}

/* ---- the street (SC-3.1) ------------------------------------------------------- */

static void why_drive(const why *w, int place)
{
    int stops = sc_distance(w->s, place);
    int pesos = w->s->pesos[w->seat];
    if (has_driven(w)) {
        text_say(w->to, "%s", _("You have driven the car in this turn already."));
        return;
    }
    if (!sc_why_is(w, SC_DRIVE))
        text_say(w->to, "%s", _("The car is driven at the beginning of one's turn."));
    if (stops - 1 <= pesos)
        return;
    text_say(w->to,
             _("%s is %d stops further: the first is free, then each costs 1 peso, together %d; "
               "you have %d."),
             sc_place_title(place), stops, stops - 1, pesos);
}

/* ---- Cubans (SC-4) ------------------------------------------------------------- */

static void why_take_now(const why *w, int thing)
{
    if (sc_car_place(w->s) == SC_MIGUEL)
        text_say(w->to, "%s", _("Miguel gives 2 wood or 1 VP, nothing else."));
    else if (thing >= SC_WOOD)
        text_say(w->to, "%s", _("Pablo gives 1 good, but no wood and no VP."));
    else
        sc_why_supply(w, thing, 1);
}

static void why_take(const why *w, int thing)
{
    bool asks = thing < SC_WOOD || w->s->preset == SC_MANUAL;
    int giver = thing < SC_WOOD ? SC_PABLO : SC_MIGUEL;
    if (sc_why_is(w, SC_TAKE)) {
        why_take_now(w, thing);
        return;
    }
    if (asks && has_met(w, giver)) {
        text_say(w->to, _("%s has given you something in this turn already."),
                 sc_place_title(giver));
    } else if (thing < SC_WOOD) {
        text_say(w->to, "%s", _("A good of one's choice is taken when the car stops at Pablo."));
        sc_why_supply(w, thing, 1);
    } else if (w->s->preset == SC_MANUAL) {
        text_say(w->to, "%s", _("Wood or 1 VP is chosen when the car stops at Miguel."));
    } else {
        text_say(w->to, "%s",
                 _("Wood and VP are not chosen: Miguel gives 2 wood, Maria 2 VP, without asking."));
    }
}

/* Goods but wood, then pesos and VP (SC-4.3). */
static void why_give(const why *w, int gift)
{
    if (!sc_why_is(w, SC_GIVE))
        text_say(w->to, "%s", _("One gives something when another player stops at El Zorro."));
    if (gift < SC_DICE)
        sc_why_goods(w, gift, 1);
    else if (gift == SC_DICE && w->s->pesos[w->seat] == 0)
        say_none(w, SC_PESOS);
    else if (gift > SC_DICE && w->s->vp[w->seat] == 0)
        say_none(w, SC_VP);
}

static int owner_of(const sc_state *s, int building)
{
    for (int seat = 0; seat < s->players; seat++) {
        if ((s->owned[seat] >> building & 1) != 0)
            return seat;
    }
    return ATL_WATCHER;
}

/* Alonso does one thing a turn. */
static void say_met_lawyer(const why *w)
{
    text_say(w->to, "%s", _("Alonso has served you in this turn already."));
}

static void why_seize(const why *w, int building)
{
    int owner = owner_of(w->s, building);
    if (has_met(w, SC_ALONSO))
        say_met_lawyer(w);
    else if (!sc_why_is(w, SC_LAWYER))
        text_say(w->to, "%s", _("Buildings are seized when the car stops at Alonso, the lawyer."));
    if (owner == w->seat)
        text_say(w->to, "%s", _("This building is yours already."));
    else if (owner != ATL_WATCHER)
        text_say(w->to, _("This building belongs to %s."), w->people->names[owner]);
    if (atl_bits(w->s->owned[w->seat]) == SC_MARKERS)
        text_say(w->to, _("All your %d property markers are placed."), SC_MARKERS);
}

static void why_employ(const why *w, int building)
{
    int owner = owner_of(w->s, building);
    if (has_met(w, SC_ALONSO))
        say_met_lawyer(w);
    else if (!sc_why_is(w, SC_LAWYER))
        text_say(w->to, "%s",
                 _("A building of one's own is used from afar when the car stops at Alonso, the "
                   "lawyer."));
    if (owner == w->seat)
        sc_why_useless(w, building);
    else if (owner == ATL_WATCHER)
        text_say(w->to, "%s", _("This building is not yours; nobody has seized it yet."));
    else
        text_say(w->to, _("This building belongs to %s."), w->people->names[owner]);
}

/* ---- the piece (SC-5) ---------------------------------------------------------- */

static int flower_of(const sc_state *s, int building)
{
    for (int flower = 0; flower < SC_FLOWERS; flower++) {
        if ((s->district[flower] >> building & 1) != 0)
            return flower;
    }
    return SC_NO_FLOWER;
}

/* The piece stands where it stands for the rest of the turn, and why. False before that. */
static bool say_settled(const why *w)
{
    const sc_state *s = w->s;
    int place = sc_car_place(s);
    int flower = s->flower[place];
    bool later = s->phase == SC_USE || s->phase == SC_DELIVER || s->phase == SC_LEAVE_OUT;
    if (!has_driven(w) || !later || s->employed)
        return false;
    if (place == SC_PORT) /* SC-5.4 */
        text_say(w->to, "%s", _("You have driven to the port: your piece stays in this turn."));
    else if (flower == SC_NO_FLOWER) /* SC-5.3 */
        text_say(w->to, _("%s has no flower: your piece stays in this turn."),
                 sc_place_title(place));
    else if (s->phase == SC_USE && sc_free_buildings(s, flower) != 0)
        text_say(w->to, "%s", _("Your piece has moved in this turn already."));
    else /* it has moved, or nothing was free (SC-5.2), or the Cuban was inactive (SC-5.4) */
        text_say(w->to, "%s", _("Your piece stays where it is for the rest of this turn."));
    return true;
}

/* What has to happen before the piece moves. */
static void say_when_to_move(const why *w)
{
    bool meets = w->s->phase == SC_TAKE || w->s->phase == SC_LAWYER;
    if (has_driven(w) && meets)
        text_say(w->to, _("First comes what this Cuban does: %s."),
                 sc_place_title(sc_car_place(w->s)));
    else if (has_driven(w) && w->s->employed)
        text_say(w->to, _("First comes the building that you use through Alonso: %s."),
                 sc_building_title(w->s->in_use));
    else
        text_say(w->to, "%s",
                 _("The piece moves to a building after the car has stopped at an active Cuban "
                   "with a flower."));
}

static void why_move(const why *w, int building)
{
    const sc_state *s = w->s;
    int place = sc_car_place(s);
    if (say_settled(w))
        return;
    if (!sc_why_is(w, SC_MOVE))
        say_when_to_move(w);
    else if (flower_of(s, building) != s->flower[place])
        /* Translators: a colour, a Cuban, a colour. */
        text_say(w->to, _("The flower of this building is %s, that of %s is %s."),
                 sc_flower_title(flower_of(s, building)), sc_place_title(place),
                 sc_flower_title(s->flower[place]));
    for (int seat = 0; seat < s->players; seat++) {
        if (s->piece[seat] != building)
            continue;
        if (seat == w->seat)
            text_say(w->to, "%s", _("Your piece stands there; it has to move to another one."));
        else
            text_say(w->to, _("The piece of %s stands there."), w->people->names[seat]);
    }
}

/* ---- the port (SC-7) ----------------------------------------------------------- */

static void say_round(const why *w)
{
    if (sc_why_is(w, SC_DELIVER))
        return;
    if (has_driven(w) && sc_car_place(w->s) == SC_PORT) {
        text_say(w->to, "%s", _("The delivery round of this turn is over."));
        return;
    }
    text_say(w->to, "%s", _("Goods are delivered in turn when the car stops at the port."));
    if (w->s->phase == SC_DELIVER && (w->s->out >> w->seat & 1) != 0)
        text_say(w->to, "%s", _("You are out of this delivery round."));
    if (sc_why_is(w, SC_USE))
        text_say(w->to, _("Now you are using a building: %s."), sc_building_title(w->s->in_use));
}

/* Wood has no action of its own where it is not taken; it is asked for as a delivery. */
static bool say_no_wood(const why *w)
{
    int building = w->s->in_use;
    bool uses = sc_why_is(w, SC_USE) && (building == SC_OFFICE || building == SC_BLACK_MARKET);
    if (sc_why_is(w, SC_GIVE)) /* SC-4.3 */
        text_say(w->to, "%s", _("El Zorro takes no wood: give 1 peso, 1 other good or 1 VP."));
    else if (uses) /* SC-6.3, SC-6.9 */
        text_say(w->to, _("%s: no wood is taken here."), sc_building_title(building));
    return uses || sc_why_is(w, SC_GIVE);
}

static void why_deliver(const why *w, int index)
{
    sc_count units = sc_units[index];
    say_round(w);
    sc_why_demand(w, units.good, units.count);
    sc_why_goods(w, units.good, units.count);
}

static void why_deliver_wood(const why *w, int index)
{
    sc_count units = sc_units[index];
    if (say_no_wood(w))
        return;
    say_round(w);
    sc_why_demand(w, units.good, units.count);
    sc_why_goods(w, SC_WOOD, units.count);
}

static void why_pass(const why *w, int index)
{
    (void)index;
    text_say(w->to, "%s", _("One passes in a delivery round, when it is one's go."));
}

static void why_leave(const why *w, int die)
{
    (void)die;
    text_say(w->to, "%s",
             _("A die is left out after the roll for a new ship, by the player who rolled."));
}

static void why_skip(const why *w, int index)
{
    (void)index;
    text_say(w->to, "%s", _("Only the use of a building, and what Alonso offers, can be left."));
}

static void why_use(const why *w, int index)
{
    sc_why_use(w, SC_ACTION_DISTIL + index);
}

/* Codes from `first` up to the next row's. */
static const struct {
    uint16_t first;
    void (*say)(const why *w, int index);
} rows[] = {
    {SC_ACTION_DRIVE, why_drive},     {SC_ACTION_TAKE, why_take},
    {SC_ACTION_GIVE, why_give},       {SC_ACTION_SEIZE, why_seize},
    {SC_ACTION_EMPLOY, why_employ},   {SC_ACTION_MOVE, why_move},
    {SC_ACTION_DISTIL, why_use},      {SC_ACTION_SKIP, why_skip},
    {SC_ACTION_DELIVER, why_deliver}, {SC_ACTION_WOOD, why_deliver_wood},
    {SC_ACTION_PASS, why_pass},       {SC_ACTION_LEAVE, why_leave},
    {SC_ACTION_PLACE, NULL},
};

void sc_text_why_not(FILE *to, const text_why *asked)
{
    why w = {.to = to,
             .people = asked->people,
             .s = asked->view,
             .seat = asked->seat,
             .awaited = text_is_awaited(asked)};
    int i = 0;
    while (asked->action >= rows[i + 1].first)
        i++;
    rows[i].say(&w, asked->action - rows[i].first);
}
