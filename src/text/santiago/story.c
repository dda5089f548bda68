/* What happened, with the reasons: who drove where, who got how much, and why. Lines
 * have no verbs, so that they fit any name, "You" included. */
#include "text/santiago/words.h"

enum { LABEL = 16 };

/* The telling of one action's events. */
typedef struct story {
    const canvas *c;
    const text_people *people;
    const sc_state *before;
} story;

/* A line with its label, and the seat's name unless it is about the table. */
static void open_line(const story *t, text_line *line, const char *label, int seat)
{
    text_line_open(line);
    fputs("  " INK_BOLD, line->to);
    canvas_label(t->c, line->to, label, LABEL);
    fputs(INK_PLAIN, line->to);
    if (seat >= 0) {
        text_name(line->to, t->people, seat);
        fputs(" ", line->to);
    }
}

static void close_line(const story *t, text_line *line)
{
    text_line_close(line, t->c, t->c->width < 60 ? 4 : 2 + LABEL);
}

static void tell_turn(const story *t, const atl_event *event)
{
    text_line line;
    text_line_open(&line);
    fprintf(line.to, "\n" INK_BOLD "── ");
    fprintf(line.to, _("Turn %d: "), event->args[0]);
    text_name(line.to, t->people, event->seat);
    fprintf(line.to, INK_BOLD " ──" INK_PLAIN);
    text_line_close(&line, t->c, -1);
}

static void tell_drive(const story *t, const atl_event *event)
{
    text_line line;
    open_line(t, &line, _("Drive"), -1);
    fprintf(line.to, "%s → " INK_BOLD "%s" INK_PLAIN, sc_place_title(event->args[0]),
            sc_place_title(event->args[1]));
    if (event->args[2] > 0) {
        fputs(_(" for "), line.to);
        sc_put_amount(line.to, SC_PESOS, event->args[2]);
    }
    close_line(t, &line);
}

static void tell_cuban(const story *t, const atl_event *event)
{
    text_line line;
    open_line(t, &line, sc_place_title(event->args[0]), -1);
    fputs(event->kind == SC_EVENT_ACTIVATE ? _("is active again, the car has left")
                                           : _("is inactive: nothing happens"),
          line.to);
    close_line(t, &line);
}

static void tell_value(const story *t, const atl_event *event)
{
    static const char *const reasons[] = {
        [SC_VALUE_PORT_PASSED] = N_("the car passed the port"),
        [SC_VALUE_ROUND_OVER] = N_("the delivery round ended with demand left"),
        [SC_VALUE_HARBOURMASTER] = N_("the Harbourmaster moved the marker"),
    };
    text_line line;
    open_line(t, &line, _("Flags"), -1);
    sc_put_event(line.to, "", event);
    fprintf(line.to, " (%s)", gettext(reasons[event->args[2]]));
    close_line(t, &line);
}

static void tell_depart(const story *t, const atl_event *event)
{
    text_line line;
    open_line(t, &line, _("Ship"), -1);
    fputs(INK_BOLD, line.to);
    sc_put_event(line.to, "", event);
    fprintf(line.to, INK_PLAIN " (%s)",
            event->args[1] == SC_DEPART_FULL ? _("nothing is wanted any more")
                                             : _("the marker reached the chequered flag"));
    close_line(t, &line);
}

static void tell_give(const story *t, const atl_event *event)
{
    text_line line;
    open_line(t, &line, sc_place_title(SC_EL_ZORRO), -1);
    sc_put_amount(line.to, event->args[0], 1);
    fputs(": ", line.to);
    text_name(line.to, t->people, event->seat);
    fputs(" → ", line.to);
    text_name(line.to, t->people, event->args[1]);
    close_line(t, &line);
}

/* Where the seat's piece or marker goes. */
static void tell_building(const story *t, const atl_event *event, const char *label)
{
    text_line line;
    open_line(t, &line, label, event->seat);
    fprintf(line.to, "→ " INK_BOLD "%s" INK_PLAIN, sc_building_title(event->args[0]));
    close_line(t, &line);
}

static void tell_stay(const story *t, const atl_event *event)
{
    text_line line;
    if (event->args[0] == SC_NOWHERE)
        return;
    open_line(t, &line, _("Building"), event->seat);
    /* Translators: "Building: Anna stays: Sawmill (no flower)" */
    fprintf(line.to, _("stays: %s"), sc_building_title(event->args[0]));
    fprintf(line.to, " (%s)",
            event->args[1] == SC_STAY_NO_FLOWER ? _("no flower") : _("nothing else free"));
    close_line(t, &line);
}

static void tell_owner(const story *t, const atl_event *event)
{
    text_line line;
    open_line(t, &line, _("Owner"), event->seat);
    fputs("+", line.to);
    sc_put_amount(line.to, SC_VP, event->args[1]);
    fprintf(line.to, " (%s: ", sc_building_title(event->args[0]));
    text_name(line.to, t->people, event->args[2]);
    fputs(")", line.to);
    close_line(t, &line);
}

static void tell_words(const story *t, const char *label, int seat, const char *words)
{
    text_line line;
    open_line(t, &line, label, seat);
    fprintf(line.to, "%s", words);
    close_line(t, &line);
}

/* All five dice at once, with the one that is left out. */
static void tell_dice(const story *t, const atl_event *event)
{
    text_line line;
    uint8_t kept[SC_DICE];
    memcpy(kept, t->before->rolled, sizeof kept);
    kept[event->args[0]] = 0;
    open_line(t, &line, _("Dice"), event->seat);
    fprintf(line.to, _("– ship %d: "), t->before->ship);
    sc_put_demand(line.to, kept);
    fputs("; ", line.to);
    fprintf(line.to, _("left out: %s %d"), sc_thing_title(event->args[0]), event->args[1]);
    close_line(t, &line);
}

static void tell_end(const story *t, const atl_event *event)
{
    text_line line;
    if (event->kind == SC_EVENT_FINISH) {
        tell_words(t, _("The end"), -1,
                   event->args[1] == SC_FINISH_SHIPS ? _("The 7th ship has left.")
                                                     : _("400 turns are over."));
        return;
    }
    open_line(t, &line, _("The end"), event->seat);
    fputs("+", line.to);
    sc_put_amount(line.to, SC_VP, event->args[1]);
    fprintf(line.to, _(" for %d goods left over"), event->args[0]);
    close_line(t, &line);
}

/* Any other event as a phrase, under the name of where it happened. */
static void tell_phrase(const story *t, const atl_event *event, const char *label)
{
    text_line line;
    open_line(t, &line, label, event->seat);
    if (event->kind == SC_EVENT_NEWS || event->kind == SC_EVENT_CUSTOMS)
        fputs("– ", line.to);
    sc_put_event(line.to, "", event);
    close_line(t, &line);
}

/* Where an event without a source of its own happened. */
static const char *event_label(const story *t, const atl_event *event)
{
    switch (event->kind) {
    case SC_EVENT_GAIN:
        return sc_source_title(event->args[2]);
    case SC_EVENT_DELIVER:
    case SC_EVENT_WOOD:
        return _("Delivery");
    default:
        return sc_building_title(t->before->in_use);
    }
}

static void tell_event(const story *t, const atl_event *event)
{
    switch ((enum sc_event)event->kind) {
    case SC_EVENT_BEGIN: /* the board shows it all */
    case SC_EVENT_PLACE:
    case SC_EVENT_SETTLE:
    case SC_EVENT_ROLL:
    case SC_EVENT_RECEIVE:
        break;
    case SC_EVENT_FIRST:
        tell_words(t, _("Start"), event->seat, _("– first, by lot"));
        break;
    case SC_EVENT_TURN:
        tell_turn(t, event);
        break;
    case SC_EVENT_DRIVE:
        tell_drive(t, event);
        break;
    case SC_EVENT_ACTIVATE:
    case SC_EVENT_INACTIVE:
        tell_cuban(t, event);
        break;
    case SC_EVENT_VALUE:
        tell_value(t, event);
        break;
    case SC_EVENT_DEPART:
        tell_depart(t, event);
        break;
    case SC_EVENT_GIVE:
        tell_give(t, event);
        break;
    case SC_EVENT_NOTHING:
        tell_words(t, sc_place_title(SC_EL_ZORRO), event->seat, _("– nothing to give"));
        break;
    case SC_EVENT_SEIZE:
        tell_building(t, event, _("Property"));
        break;
    case SC_EVENT_EMPLOY:
        tell_building(t, event, sc_place_title(SC_ALONSO));
        break;
    case SC_EVENT_MOVE:
        tell_building(t, event, _("Building"));
        break;
    case SC_EVENT_STAY:
        tell_stay(t, event);
        break;
    case SC_EVENT_SKIP:
        tell_words(t, sc_source_title(event->args[0]), event->seat, _("– not used"));
        break;
    case SC_EVENT_PASS:
        tell_words(t, _("Delivery"), event->seat,
                   event->args[0] == SC_PASS_CHOSEN ? _("– no more") : _("– nothing to deliver"));
        break;
    case SC_EVENT_OWNER:
        tell_owner(t, event);
        break;
    case SC_EVENT_LEAVE:
        tell_dice(t, event);
        break;
    case SC_EVENT_FINISH:
    case SC_EVENT_CONVERT:
        tell_end(t, event);
        break;
    case SC_EVENT_GAIN:
    case SC_EVENT_EXCHANGE:
    case SC_EVENT_SAW:
    case SC_EVENT_CAFE:
    case SC_EVENT_CUSTOMS:
    case SC_EVENT_CASINO:
    case SC_EVENT_OFFICE:
    case SC_EVENT_NEWS:
    case SC_EVENT_DELIVER:
    case SC_EVENT_WOOD:
        tell_phrase(t, event, event_label(t, event));
        break;
    }
}

void sc_text_story(const canvas *c, const text_people *people, const void *before,
                   const atl_events *events)
{
    story t = {.c = c, .people = people, .before = before};
    for (int i = 0; i < events->count; i++)
        tell_event(&t, &events->list[i]);
}
