/* The questions of the game and the numbers of their answers; item.c has the words. */
#include "text/santiago/words.h"

static void ask_drive(FILE *to, const sc_state *s)
{
    fputs(_("Where do you drive? The next stop is free, every further one costs 1 peso; you have "),
          to);
    sc_put_amount(to, SC_PESOS, s->pesos[s->active]);
    fputs(".", to);
}

static void ask_use(FILE *to, const sc_state *s)
{
    fprintf(to, "%s: %s", sc_building_title(s->in_use), _("how do you use it?"));
}

/* All five dice, those of 0 too: any of them can be left out. */
static void ask_leave(FILE *to, const sc_state *s)
{
    fprintf(to, _("You have rolled for ship %d: "), s->ship);
    for (int die = 0; die < SC_DICE; die++)
        fprintf(to, "%s%s %d", die == 0 ? "" : ", ", sc_thing_title(die), s->rolled[die]);
    fprintf(to, ". %s", _("Which good shall not be wanted?"));
}

void sc_text_question(FILE *to, const void *view)
{
    const sc_state *s = view;
    switch ((sc_phase)s->phase) {
    case SC_LEAVE_OUT:
        ask_leave(to, s);
        break;
    case SC_DRIVE:
        ask_drive(to, s);
        break;
    case SC_TAKE:
        fprintf(to, "%s: %s", sc_place_title(sc_car_place(s)), _("what do you take?"));
        break;
    case SC_GIVE:
        fputs(_("El Zorro is at your pockets: what do you give?"), to);
        break;
    case SC_LAWYER:
        fputs(_("Alonso: seize a building (1 VP for you whenever somebody else ends a turn "
                "there), or use one of yours?"),
              to);
        break;
    case SC_MOVE:
        fputs(_("To which building does your piece go?"), to);
        break;
    case SC_USE:
        ask_use(to, s);
        break;
    case SC_DELIVER:
        fprintf(to, _("Delivery: one kind of good; each unit brings %d VP, wood 1."), s->value);
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

/* ---- the list ---------------------------------------------------------------- */

static void add_item(text_menu *menu, int number, int code)
{
    menu->items[menu->count].number = (uint16_t)number;
    menu->items[menu->count++].code = (uint16_t)code;
}

/* Drives go by the number of stops; to do nothing is 0; the rest is counted. */
void sc_text_menu(text_menu *menu, const void *view)
{
    const sc_state *s = view;
    atl_action legal[SC_NUM_ACTIONS];
    int count = santiago_legal(s, legal);
    menu->picks = 1;
    menu->count = 0;
    for (int stops = 1; s->phase == SC_DRIVE && menu->count < count; stops++)
        add_item(menu, stops, SC_ACTION_DRIVE + s->place_at[(s->car + stops) % SC_STOPS]);
    for (int i = 0; s->phase != SC_DRIVE && i < count; i++) {
        bool nothing = legal[i] == SC_ACTION_SKIP || legal[i] == SC_ACTION_PASS;
        add_item(menu, nothing ? 0 : i + 1, legal[i]);
    }
}
