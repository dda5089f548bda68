/* Drawing the table: the ship, the street as a loop, the districts, and what everybody
 * has. Wide screens get the street as two rows of stops, narrow ones as a list. */
#include <stdlib.h>

#include "text/santiago/words.h"

enum {
    HALF = SC_STOPS / 2, /* stops a row */
    CELL = 14,
    STREET = HALF * (CELL + 1) + 1,
    FLOWER = 10,
    HOUSE = 22,
    NAME = 18,
};

/* ---- ship ------------------------------------------------------------------ */

static void draw_title(const canvas *c, const sc_state *s)
{
    text_line line;
    text_line_open(&line);
    fprintf(line.to, INK_BOLD "Santiago de Cuba" INK_PLAIN " · ");
    if (s->turn == 0)
        fputs(_("before the first turn"), line.to);
    else
        fprintf(line.to, _("turn %d"), s->turn);
    if (s->preset == SC_MANUAL)
        fprintf(line.to, " · %s", _("house rules of the manual"));
    text_line_close(&line, c, 0);
}

/* The flags with the marker in brackets: 2 [3] 4 and the chequered one. */
static void put_flags(FILE *to, const sc_state *s)
{
    for (int flag = SC_LOW_VALUE; flag < SC_CHEQUERED; flag++) {
        if (flag == s->value)
            fprintf(to, INK_MARK "[%d]" INK_PLAIN " ", flag);
        else
            fprintf(to, INK_DIM " %d  " INK_PLAIN, flag);
    }
    fprintf(to, INK_DIM "%s" INK_PLAIN, _("departs"));
}

/* The dice on the ship, like dice. */
static void put_dice(FILE *to, const sc_state *s)
{
    for (int die = 0; die < SC_DICE; die++) {
        if (die == s->left_out)
            continue;
        fputs(s->demand[die] > 0 ? INK_BOLD : INK_DIM, to);
        fprintf(to, "  [%d] %s", s->demand[die], sc_thing_title(die));
        fputs(INK_PLAIN, to);
    }
    fputs(INK_DIM "  ", to);
    fprintf(to, _("no %s"), sc_thing_title(s->left_out));
    fputs(INK_PLAIN, to);
}

static void draw_ship(const canvas *c, const sc_state *s)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_BOLD, line.to);
    fprintf(line.to, _("Ship %d of %d"), s->ship, SC_SHIPS);
    fprintf(line.to, INK_PLAIN "  %s ", _("VP per good:"));
    put_flags(line.to, s);
    text_line_close(&line, c, 2);
    text_line_open(&line);
    fputs(_("It wants:"), line.to);
    if (s->roll_due)
        fprintf(line.to, "  %s",
                s->phase == SC_OVER ? _("nothing; the last ship has left")
                                    : _("the dice are not rolled yet"));
    else
        put_dice(line.to, s);
    text_line_close(&line, c, 2);
}

/* ---- street ---------------------------------------------------------------- */

/* What stopping there brings, in a few letters. */
static void put_gift(FILE *to, const sc_state *s, int place)
{
    switch ((sc_place)place) {
    case SC_PORT:
        fprintf(to, _("ship %d"), s->ship);
        break;
    case SC_PEDRO:
        sc_put_amount(to, SC_TOBACCO, 2);
        break;
    case SC_MARIA:
        sc_put_amount(to, SC_VP, 2);
        break;
    case SC_JOSE:
        sc_put_amount(to, SC_SUGAR, 2);
        break;
    case SC_MARTINEZ:
        sc_put_amount(to, SC_PESOS, 3);
        break;
    case SC_CONCHITA:
        sc_put_amount(to, SC_CITRUS, 2);
        break;
    case SC_MIGUEL:
        sc_put_amount(to, SC_WOOD, 2);
        fputs(s->preset == SC_MANUAL ? _(" or 1 VP") : "", to);
        break;
    case SC_PABLO:
        fputs(_("any good"), to);
        break;
    case SC_EL_ZORRO:
        fputs(_("picks pockets"), to);
        break;
    case SC_ALONSO:
        fputs(_("lawyer"), to);
        break;
    case SC_PLACES:
        break;
    }
}

static bool is_inactive(const sc_state *s, int place)
{
    return (s->inactive >> place & 1) != 0;
}

/* A stop's name: [Pedro] where the car stands, (Pedro) for the inactive. */
static void put_stop(FILE *to, const sc_state *s, int stop)
{
    int place = s->place_at[stop];
    const char *name = sc_place_title(place);
    if (stop == s->car)
        fprintf(to, INK_MARK "[%s]" INK_PLAIN, name);
    else if (is_inactive(s, place))
        fprintf(to, INK_DIM "(%s)" INK_PLAIN, name);
    else
        fprintf(to, " " INK_BOLD "%s" INK_PLAIN, name);
}

static void put_flower(FILE *to, const sc_state *s, int place)
{
    if (place == SC_PORT)
        return;
    if (is_inactive(s, place))
        fprintf(to, INK_BAD "%s" INK_PLAIN, _("inactive"));
    else if (s->flower[place] == SC_NO_FLOWER)
        fprintf(to, INK_DIM "%s" INK_PLAIN, sc_flower_title(SC_NO_FLOWER));
    else
        fprintf(to, "%s✿ %s" INK_PLAIN, sc_flower_ink(s->flower[place]),
                sc_flower_title(s->flower[place]));
}

/* The three lines of a stop's cell. */
enum { STOP_NAME, STOP_GIFT, STOP_FLOWER, STOP_LINES };

static void put_cell(const canvas *c, FILE *to, const sc_state *s, int stop, int part)
{
    text_line cell;
    text_line_open(&cell);
    if (part == STOP_NAME) {
        put_stop(cell.to, s, stop);
    } else {
        fputs(" ", cell.to);
        if (part == STOP_GIFT)
            put_gift(cell.to, s, s->place_at[stop]);
        else
            put_flower(cell.to, s, s->place_at[stop]);
    }
    fclose(cell.to);
    canvas_pad(c, to, cell.text, CELL);
    fputs(INK_PLAIN, to);
    free(cell.text);
}

/* Five stops side by side; the lower row runs from right to left. */
static void draw_stops(const canvas *c, const sc_state *s, bool upper)
{
    for (int part = 0; part < STOP_LINES; part++) {
        text_line line;
        text_line_open(&line);
        for (int i = 0; i < HALF; i++) {
            const char *arrow = upper ? "→" : "←";
            fputs(i > 0 && part == STOP_NAME ? arrow : "│", line.to);
            put_cell(c, line.to, s, upper ? i : SC_STOPS - 1 - i, part);
        }
        fputs("│", line.to);
        text_line_close(&line, c, -1);
    }
}

/* A border with a letter in the middle of its first and last cell. */
static void draw_border(const canvas *c, const char *const corners[3], const char *first,
                        const char *last)
{
    text_line line;
    text_line_open(&line);
    for (int i = 0; i < HALF; i++) {
        fputs(i == 0 ? corners[0] : corners[1], line.to);
        canvas_repeat(line.to, "─", CELL / 2);
        fputs(i == 0 ? first : i == HALF - 1 ? last : "─", line.to);
        canvas_repeat(line.to, "─", CELL / 2 - 1);
    }
    fputs(corners[2], line.to);
    text_line_close(&line, c, -1);
}

static void draw_loop(const canvas *c, const sc_state *s)
{
    static const char *const top[] = {"┌", "┬", "┐"};
    static const char *const middle[] = {"├", "┼", "┤"};
    static const char *const bottom[] = {"└", "┴", "┘"};
    draw_border(c, top, "─", "─");
    draw_stops(c, s, true);
    draw_border(c, middle, "↑", "↓");
    draw_stops(c, s, false);
    draw_border(c, bottom, "─", "─");
}

/* The street as a list, beginning behind the port and ending there. */
static void draw_list(const canvas *c, const sc_state *s)
{
    for (int i = 1; i <= SC_STOPS; i++) {
        int stop = i % SC_STOPS;
        text_line line;
        text_line_open(&line);
        put_cell(c, line.to, s, stop, STOP_NAME);
        put_cell(c, line.to, s, stop, STOP_GIFT);
        put_cell(c, line.to, s, stop, STOP_FLOWER);
        text_line_close(&line, c, -1);
    }
}

/* ---- districts -------------------------------------------------------------- */

/* "Bank ●1 ■2": whose piece stands there, who owns it, by the numbers of the seats. */
static void put_house(FILE *to, const sc_state *s, int building)
{
    fputs(sc_building_title(building), to);
    for (int seat = 0; seat < s->players; seat++) {
        if (s->piece[seat] == building)
            fprintf(to, " %s●%d" INK_PLAIN, canvas_seat_ink(seat), seat + 1);
    }
    for (int seat = 0; seat < s->players; seat++) {
        if ((s->owned[seat] >> building & 1) != 0)
            fprintf(to, " %s■%d" INK_PLAIN, canvas_seat_ink(seat), seat + 1);
    }
}

static void draw_district(const canvas *c, const sc_state *s, int flower)
{
    bool wide = c->width >= STREET;
    const char *comma = "";
    text_line line;
    text_line flower_name;
    text_line_open(&line);
    text_line_open(&flower_name);
    fprintf(flower_name.to, "%s✿ %s" INK_PLAIN, sc_flower_ink(flower), sc_flower_title(flower));
    fclose(flower_name.to);
    canvas_pad(c, line.to, flower_name.text, FLOWER);
    free(flower_name.text);
    for (uint32_t rest = s->district[flower]; rest != 0; rest &= rest - 1) {
        text_line house;
        text_line_open(&house);
        put_house(house.to, s, atl_lowest(rest));
        fclose(house.to);
        if (wide)
            canvas_pad(c, line.to, house.text, HOUSE);
        else
            fprintf(line.to, "%s%s", comma, house.text);
        free(house.text);
        comma = ", ";
    }
    text_line_close(&line, c, wide ? -1 : 4);
}

/* ---- people ----------------------------------------------------------------- */

/* SC-8.4: with screens a player's goods, pesos and VP are theirs to know. */
static bool knows_stock(const sc_state *s, const text_people *people, int seat)
{
    return s->screens == 0 || people->viewer == seat || s->phase == SC_OVER;
}

static int stock_of(const sc_state *s, int seat, int thing)
{
    return thing == SC_VP      ? s->vp[seat]
           : thing == SC_PESOS ? s->pesos[seat]
                               : s->goods[seat][thing];
}

/* The columns of the table: VP, pesos, the goods. */
static const int columns[SC_THINGS] = {SC_VP,      SC_PESOS, SC_SUGAR,  SC_CITRUS,
                                       SC_TOBACCO, SC_RUM,   SC_CIGARS, SC_WOOD};

static const char *thing_ink(int thing)
{
    return thing == SC_VP ? INK_VP : thing == SC_PESOS ? INK_TRADE : INK_GOODS;
}

/* As wide as its heading, and two digits. */
static int column_width(const canvas *c, int thing)
{
    return atl_max(canvas_columns(c, sc_thing_title(thing)), 3) + 1;
}

static void draw_head(const canvas *c)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_DIM, line.to);
    canvas_repeat(line.to, " ", 4);
    canvas_pad(c, line.to, _("Player"), NAME);
    for (int i = 0; i < SC_THINGS; i++)
        canvas_pad(c, line.to, sc_thing_title(columns[i]), -column_width(c, columns[i]));
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, -1);
}

static void put_person(const canvas *c, FILE *to, const text_people *people, int seat)
{
    text_line name;
    text_line_open(&name);
    text_name(name.to, people, seat);
    if (people->is_bot[seat])
        fprintf(name.to, INK_DIM " %s", people->agents[seat]);
    fclose(name.to);
    canvas_pad(c, to, name.text, NAME);
    free(name.text);
}

/* "▸ 2 " before the name: whose decision it is, and the number of the seat. */
static void put_seat_number(FILE *to, const sc_state *s, int seat)
{
    bool decides = s->phase != SC_OVER && seat == s->actor;
    fprintf(to, "%s%s%d " INK_PLAIN, decides ? INK_BOLD "▸ " : "  ", canvas_seat_ink(seat),
            seat + 1);
}

static void draw_person(const canvas *c, const sc_state *s, const text_people *people, int seat)
{
    text_line line;
    text_line_open(&line);
    put_seat_number(line.to, s, seat);
    put_person(c, line.to, people, seat);
    for (int i = 0; i < SC_THINGS; i++) {
        char number[8] = "?";
        if (knows_stock(s, people, seat))
            snprintf(number, sizeof number, "%d", stock_of(s, seat, columns[i]));
        fputs(thing_ink(columns[i]), line.to);
        canvas_pad(c, line.to, number, -column_width(c, columns[i]));
    }
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, -1);
}

static void draw_supply(const canvas *c, const sc_state *s)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_DIM "    ", line.to);
    canvas_pad(c, line.to, _("In supply"), NAME);
    for (int i = 0; i < SC_THINGS; i++) {
        char number[8] = "";
        if (columns[i] < SC_GOODS)
            snprintf(number, sizeof number, "%d", s->supply[columns[i]]);
        canvas_pad(c, line.to, number, -column_width(c, columns[i]));
    }
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, -1);
}

/* What a seat has as a sentence, for narrow screens. */
static void draw_person_narrow(const canvas *c, const sc_state *s, const text_people *people,
                               int seat)
{
    text_line line;
    text_line_open(&line);
    put_seat_number(line.to, s, seat);
    text_name(line.to, people, seat);
    const char *comma = ": ";
    for (int i = 0; i < SC_THINGS && knows_stock(s, people, seat); i++) {
        int amount = stock_of(s, seat, columns[i]);
        if (amount == 0 && columns[i] < SC_GOODS)
            continue;
        fputs(comma, line.to);
        sc_put_amount(line.to, columns[i], amount);
        comma = ", ";
    }
    text_line_close(&line, c, 4);
}

static int table_width(const canvas *c)
{
    int width = 4 + NAME;
    for (int thing = 0; thing < SC_THINGS; thing++)
        width += column_width(c, thing);
    return width;
}

static void draw_people(const canvas *c, const sc_state *s, const text_people *people)
{
    bool wide = c->width >= table_width(c);
    if (wide)
        draw_head(c);
    for (int seat = 0; seat < s->players; seat++) {
        if (wide)
            draw_person(c, s, people, seat);
        else
            draw_person_narrow(c, s, people, seat);
    }
    if (wide)
        draw_supply(c, s);
}

void sc_text_board(const canvas *c, const text_people *people, const void *view)
{
    const sc_state *s = view;
    draw_title(c, s);
    if (c->width >= STREET)
        draw_loop(c, s);
    else
        draw_list(c, s);
    draw_ship(c, s);
    for (int flower = 0; flower < SC_FLOWERS; flower++)
        draw_district(c, s, flower);
    canvas_wrap(c, 2, INK_DIM "%s" INK_PLAIN, _("[ ] car, ● piece, ■ owner"));
    draw_people(c, s, people);
}
