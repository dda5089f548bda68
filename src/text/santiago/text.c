/* Santiago de Cuba's words: the table, where points come from, and the names and
 * phrases that all its texts share. */
#include "text/santiago/words.h"

const char *sc_place_title(int place)
{
    static const char *const titles[SC_PLACES] = {
        [SC_PORT] = N_("Port"), [SC_PEDRO] = "Pedro",       [SC_MARIA] = "Maria",
        [SC_JOSE] = "José",     [SC_MARTINEZ] = "Martinez", [SC_CONCHITA] = "Conchita",
        [SC_MIGUEL] = "Miguel", [SC_PABLO] = "Pablo",       [SC_EL_ZORRO] = "El Zorro",
        [SC_ALONSO] = "Alonso",
    };
    return place == SC_PORT ? gettext(titles[place]) : titles[place];
}

const char *sc_building_title(int building)
{
    static const char *const titles[SC_BUILDINGS] = {
        [SC_BANK] = N_("Bank"),
        [SC_CHURCH] = N_("Church"),
        [SC_DISTILLERY] = N_("Distillery"),
        [SC_CIGAR_FACTORY] = N_("Cigar factory"),
        [SC_BLACK_MARKET] = N_("Black market"),
        [SC_SAWMILL] = N_("Sawmill"),
        [SC_CAFE] = N_("Café"),
        [SC_CUSTOMS] = N_("Customs office"),
        [SC_CASINO] = N_("Casino"),
        [SC_HARBOURMASTER] = N_("Harbourmaster"),
        [SC_OFFICE] = N_("Office"),
        [SC_NEWSPAPER] = N_("Newspaper"),
    };
    return gettext(titles[building]);
}

const char *sc_source_title(int source)
{
    return source < SC_PLACES ? sc_place_title(source) : sc_building_title(source - SC_PLACES);
}

const char *sc_thing_title(int thing)
{
    static const char *const titles[SC_THINGS] = {
        [SC_SUGAR] = N_("sugar"), [SC_CITRUS] = N_("citrus"), [SC_TOBACCO] = N_("tobacco"),
        [SC_RUM] = N_("rum"),     [SC_CIGARS] = N_("cigars"), [SC_WOOD] = N_("wood"),
        [SC_PESOS] = N_("pesos"), [SC_VP] = N_("VP"),
    };
    return gettext(titles[thing]);
}

const char *sc_flower_title(int flower)
{
    static const char *const titles[] = {
        [SC_YELLOW] = N_("yellow"), [SC_BLUE] = N_("blue"),           [SC_RED] = N_("red"),
        [SC_WHITE] = N_("white"),   [SC_NO_FLOWER] = N_("no flower"),
    };
    return gettext(titles[flower]);
}

const char *sc_flower_ink(int flower)
{
    enum { BLUE_SEAT = 5 };
    switch ((sc_flower)flower) {
    case SC_YELLOW:
        return INK_VP;
    case SC_BLUE:
        return canvas_seat_ink(BLUE_SEAT);
    case SC_RED:
        return INK_BAD;
    case SC_WHITE:
        return INK_BOLD;
    case SC_FLOWERS:
        break;
    }
    return INK_DIM;
}

static const char *amount_format(int thing, unsigned long amount)
{
    switch (thing) {
    case SC_SUGAR:
        return ngettext("%d sugar", "%d sugar", amount);
    case SC_CITRUS:
        return ngettext("%d citrus", "%d citrus", amount);
    case SC_TOBACCO:
        return ngettext("%d tobacco", "%d tobacco", amount);
    case SC_RUM:
        return ngettext("%d rum", "%d rum", amount);
    case SC_CIGARS:
        return ngettext("%d cigar", "%d cigars", amount);
    case SC_WOOD:
        return ngettext("%d wood", "%d wood", amount);
    case SC_PESOS:
        return ngettext("%d peso", "%d pesos", amount);
    default:
        return _("%d VP");
    }
}

/* A format from the catalogue; msgfmt has checked that it takes one number. */
__attribute__((format_arg(1))) static const char *trusted(const char *format)
{
    return format;
}

void sc_put_amount(FILE *to, int thing, int amount)
{
    const char *format = amount_format(thing, (unsigned long)amount);
    fputs(thing == SC_VP ? INK_VP : thing == SC_PESOS ? INK_TRADE : INK_GOODS, to);
    fprintf(to, trusted(format), amount);
    fputs(INK_PLAIN, to);
}

void sc_put_buildings(FILE *to, uint32_t buildings)
{
    const char *comma = "";
    for (; buildings != 0; buildings &= buildings - 1, comma = ", ")
        fprintf(to, "%s%s", comma, sc_building_title(atl_lowest(buildings)));
}

void sc_put_demand(FILE *to, const uint8_t *demand)
{
    const char *comma = "";
    for (int die = 0; die < SC_DICE; die++) {
        if (demand[die] == 0)
            continue;
        fprintf(to, "%s%s %d", comma, sc_thing_title(die), demand[die]);
        comma = ", ";
    }
    if (comma[0] == '\0')
        fputs(_("nothing"), to);
}

/* ---- phrases ---------------------------------------------------------------- */

/* "3 sugar → 3 rum" */
static void put_exchange(FILE *to, int given, int amount_given, int got, int amount_got)
{
    sc_put_amount(to, given, amount_given);
    fputs(" → ", to);
    sc_put_amount(to, got, amount_got);
}

static void phrase_gain(FILE *to, const atl_event *event)
{
    if (event->args[1] == 0) {
        fprintf(to, _("nothing, there is no %s left"), sc_thing_title(event->args[0]));
        return;
    }
    fputs("+", to);
    sc_put_amount(to, event->args[0], event->args[1]);
}

static void phrase_value(FILE *to, const atl_event *event)
{
    if (event->args[1] == SC_CHEQUERED)
        fprintf(to, _("value %d → chequered flag"), event->args[0]);
    else
        fprintf(to, _("value %d → %d"), event->args[0], event->args[1]);
}

static void phrase_depart(FILE *to, const atl_event *event)
{
    fprintf(to, _("ship %d departs"), event->args[0]);
}

static void phrase_finish(FILE *to, const atl_event *event)
{
    (void)event;
    fputs(_("the game ends"), to);
}

static void phrase_exchange(FILE *to, const atl_event *event)
{
    put_exchange(to, event->args[0], event->args[2], event->args[1], event->args[2]);
}

static void phrase_saw(FILE *to, const atl_event *event)
{
    put_exchange(to, SC_WOOD, event->args[0], SC_VP, event->args[1]);
    fputs(", ", to);
    sc_put_amount(to, SC_PESOS, event->args[2]);
}

/* Café and Office: one good for VP. */
static void phrase_sale(FILE *to, const atl_event *event)
{
    put_exchange(to, event->args[0], 1, SC_VP, event->args[1]);
}

static void phrase_customs(FILE *to, const atl_event *event)
{
    fprintf(to, _("%s no longer wanted (was %d)"), sc_thing_title(event->args[0]), event->args[1]);
}

static void phrase_casino(FILE *to, const atl_event *event)
{
    int pesos = event->args[0];
    int vp = event->args[1];
    if (vp > 0)
        put_exchange(to, SC_PESOS, -pesos, SC_VP, vp);
    else
        put_exchange(to, SC_VP, -vp, SC_PESOS, pesos);
}

static void phrase_news(FILE *to, const atl_event *event)
{
    fprintf(to, _("%s becomes inactive"), sc_place_title(event->args[0]));
}

static void phrase_delivery(FILE *to, const atl_event *event)
{
    put_exchange(to, event->args[0], event->args[1], SC_VP, event->args[2]);
}

static void phrase_wood(FILE *to, const atl_event *event)
{
    sc_put_amount(to, SC_WOOD, event->args[1]);
    fprintf(to, _(" instead of %s"), sc_thing_title(event->args[0]));
    fputs(" → ", to);
    sc_put_amount(to, SC_VP, event->args[2]);
}

bool sc_put_event(FILE *to, const char *lead, const atl_event *event)
{
    static void (*const phrases[SC_EVENT_CONVERT + 1])(FILE * to, const atl_event *event) = {
        [SC_EVENT_GAIN] = phrase_gain,         [SC_EVENT_VALUE] = phrase_value,
        [SC_EVENT_DEPART] = phrase_depart,     [SC_EVENT_FINISH] = phrase_finish,
        [SC_EVENT_EXCHANGE] = phrase_exchange, [SC_EVENT_SAW] = phrase_saw,
        [SC_EVENT_CAFE] = phrase_sale,         [SC_EVENT_OFFICE] = phrase_sale,
        [SC_EVENT_CUSTOMS] = phrase_customs,   [SC_EVENT_CASINO] = phrase_casino,
        [SC_EVENT_NEWS] = phrase_news,         [SC_EVENT_DELIVER] = phrase_delivery,
        [SC_EVENT_WOOD] = phrase_wood,
    };
    if (phrases[event->kind] == NULL)
        return false;
    fputs(lead, to);
    phrases[event->kind](to, event);
    return true;
}

/* ---- where points come from --------------------------------------------------- */

enum { BY_START, BY_SHIPS, BY_CUBANS, BY_BUILDINGS, BY_PROPERTY, BY_FINAL_GOODS };

static const char *const sources[] = {
    [BY_START] = N_("Start"),
    [BY_SHIPS] = N_("Ships"),
    [BY_CUBANS] = N_("Cubans"),
    [BY_BUILDINGS] = N_("Buildings"),
    [BY_PROPERTY] = N_("Property"),
    [BY_FINAL_GOODS] = N_("At the end"),
    NULL,
};

static bool is_points(int from, int points, int *to_source, int *to_points)
{
    *to_source = from;
    *to_points = points;
    return true;
}

static bool source(const atl_event *event, int *from, int *points)
{
    const int16_t *args = event->args;
    switch (event->kind) {
    case SC_EVENT_BEGIN:
        return is_points(BY_START, args[1], from, points);
    case SC_EVENT_DELIVER:
    case SC_EVENT_WOOD:
        return is_points(BY_SHIPS, args[2], from, points);
    case SC_EVENT_GAIN:
        return args[0] == SC_VP &&
               is_points(args[2] < SC_PLACES ? BY_CUBANS : BY_BUILDINGS, args[1], from, points);
    case SC_EVENT_GIVE:
        return args[0] == SC_VP && is_points(BY_CUBANS, -1, from, points);
    case SC_EVENT_RECEIVE:
        return args[0] == SC_VP && is_points(BY_CUBANS, 1, from, points);
    case SC_EVENT_SAW:
    case SC_EVENT_CAFE:
    case SC_EVENT_CASINO:
    case SC_EVENT_OFFICE:
        return is_points(BY_BUILDINGS, args[1], from, points);
    case SC_EVENT_OWNER:
        return is_points(BY_PROPERTY, args[1], from, points);
    case SC_EVENT_CONVERT:
        return is_points(BY_FINAL_GOODS, args[1], from, points);
    default:
        return false;
    }
}

static const text_count counts[] = {
    {N_("Where the car was driven"), SC_EVENT_DRIVE, 1, sc_place_title},
    {N_("Buildings visited"), SC_EVENT_MOVE, 0, sc_building_title},
    {N_("Buildings seized"), SC_EVENT_SEIZE, 0, sc_building_title},
    {N_("Deliveries"), SC_EVENT_DELIVER, 0, sc_thing_title},
    {NULL, 0, 0, NULL},
};

/* SC-8.4: behind screens nobody reads up what the others got. */
static bool past_is_hidden(const void *view)
{
    const sc_state *s = view;
    return s->screens != 0 && s->phase != SC_OVER;
}

static const char *const screened[] = {"vp", "pesos", "goods", NULL};

const text_game santiago_text = {
    .game = &santiago_game,
    .board = sc_text_board,
    .question = sc_text_question,
    .menu = sc_text_menu,
    .item = sc_text_item,
    .item_indent = 12,
    .combine = NULL,
    .why_not = sc_text_why_not,
    .first_chance = SC_ACTION_PLACE,
    .story = sc_text_story,
    .sources = sources,
    .source = source,
    .tie = N_("With equal points more goods left come first, then more pesos."),
    .counts = counts,
    .past_is_hidden = past_is_hidden,
    .screened = screened,
    .topics = sc_text_topics,
    .reconstruction = N_(
        "The flowers of Maria, Martinez and Conchita are a reconstruction of the printed tiles."),
};
