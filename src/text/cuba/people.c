/* Drawing the players: what they have, and their plantations as grids. */
#include "text/cuba/words.h"

enum {
    NAME = 12,
    PIECE = 4,
    PRODUCT = 5,
    PEOPLE = 2 + NAME + 5 + 7 + PIECE * 5 + PRODUCT * 3 + 2 + 3 * CU_CHARACTERS,
    CELL = 3,
    GRID = 2 + (CELL + 1) * CU_COLUMNS + 1,
    GAP = 1, /* four grids stand side by side in 80 columns */
};

/* ---- a line for everybody -------------------------------------------------- */

static int columns_of(int piece)
{
    return piece >= CU_CITRUS && piece <= CU_TOBACCO ? PRODUCT : PIECE;
}

/* "2", or "1+2" when two of three products lie in a warehouse. */
static void count_text(const cu_seat *seat, int piece, char text[12])
{
    int stored = piece >= CU_CITRUS && piece <= CU_TOBACCO ? seat->stored[piece - CU_CITRUS] : 0;
    if (stored > 0)
        snprintf(text, 12, "%d+%d", seat->pieces[piece] - stored, stored);
    else
        snprintf(text, 12, "%d", seat->pieces[piece]);
}

static void put_hand(const canvas *c, FILE *to, const cu_seat *seat)
{
    fputs("  ", to);
    for (int card = 0; card < CU_CHARACTERS; card++) {
        bool held = (seat->hand >> card & 1) != 0;
        bool aside = seat->aside == card + 1;
        fputs(held ? aside ? INK_MARK : INK_PLAIN : INK_DIM, to);
        canvas_pad(c, to, held ? cu_character_short(card) : "·", 2);
        fputs(aside ? INK_PLAIN "*" : INK_PLAIN " ", to); /* not by colour alone */
    }
}

static void draw_people_head(const canvas *c)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_DIM "  ", line.to);
    canvas_pad(c, line.to, _("Player"), NAME);
    canvas_pad(c, line.to, _("VP"), -5);
    canvas_pad(c, line.to, _("Pesos"), -7);
    for (int piece = 0; piece < CU_PIECES; piece++)
        canvas_pad(c, line.to, cu_piece_short(piece), -columns_of(piece));
    fprintf(line.to, "  %s" INK_PLAIN, _("Cards"));
    text_line_close(&line, c, -1);
}

static void draw_person(const canvas *c, const cu_state *s, const text_people *people, int number)
{
    const cu_seat *seat = &s->seats[number];
    bool turn = s->phase != CU_OVER && s->actor == number;
    char text[12];
    text_line line;
    text_line_open(&line);
    fputs(turn ? INK_BOLD "▸ " INK_PLAIN : "  ", line.to);
    fputs(canvas_seat_ink(number), line.to);
    canvas_pad(c, line.to, people->names[number], NAME);
    fputs(INK_VP, line.to);
    snprintf(text, sizeof text, "%d", seat->vp);
    canvas_pad(c, line.to, text, -5);
    fputs(INK_TRADE, line.to);
    snprintf(text, sizeof text, "%d", seat->pesos);
    canvas_pad(c, line.to, text, -7);
    for (int piece = 0; piece < CU_PIECES; piece++) {
        count_text(seat, piece, text);
        fputs(seat->pieces[piece] > 0 ? INK_GOODS : INK_DIM, line.to);
        canvas_pad(c, line.to, text, -columns_of(piece));
    }
    fputs(INK_PLAIN, line.to);
    if (s->round > 0)
        put_hand(c, line.to, seat);
    text_line_close(&line, c, -1);
}

/* The same as sentences, for narrow screens. */
static void tell_person(const canvas *c, const cu_state *s, const text_people *people, int number)
{
    const cu_seat *seat = &s->seats[number];
    char text[12];
    text_line line;
    text_line_open(&line);
    text_name(line.to, people, number);
    fputs(": ", line.to);
    cu_put_vp(line.to, seat->vp);
    fputs(", ", line.to);
    cu_put_pesos(line.to, seat->pesos);
    for (int piece = 0; piece < CU_PIECES; piece++) {
        if (seat->pieces[piece] == 0)
            continue;
        count_text(seat, piece, text);
        fprintf(line.to, ", " INK_GOODS "%s %s" INK_PLAIN, text, cu_piece_title(piece));
    }
    if (s->round > 0) {
        fputs(";", line.to);
        put_hand(c, line.to, seat);
    }
    text_line_close(&line, c, 2);
}

static bool anything_stored(const cu_state *s)
{
    for (int seat = 0; seat < s->players; seat++) {
        for (int product = 0; product < CU_PRODUCTS; product++) {
            if (s->seats[seat].stored[product] > 0)
                return true;
        }
    }
    return false;
}

void cu_draw_people(const canvas *c, const cu_state *s, const text_people *people, int only)
{
    bool wide = c->width >= PEOPLE;
    if (wide)
        draw_people_head(c);
    for (int seat = 0; seat < s->players; seat++) {
        if (only != ATL_WATCHER && seat != only)
            continue;
        if (wide)
            draw_person(c, s, people, seat);
        else
            tell_person(c, s, people, seat);
    }
    if (anything_stored(s))
        canvas_wrap(c, 2, INK_DIM "  %s" INK_PLAIN,
                    _("1+2: one in the lot, two safe in the warehouse"));
}

/* ---- plantations ----------------------------------------------------------- */

/* One row of a grid; buildings are in capitals, the piece in brackets. */
static void put_grid_row(const canvas *c, FILE *to, const cu_state *s, const cu_seat *seat, int row)
{
    fprintf(to, INK_DIM "%d " INK_PLAIN, row + 1);
    for (int column = 0; column <= CU_COLUMNS; column++) {
        int field = row * CU_COLUMNS + column;
        bool here = column < CU_COLUMNS && seat->piece == field;
        bool after = column > 0 && seat->piece == field - 1;
        fputs(here ? INK_BOLD "[" INK_PLAIN : after ? INK_BOLD "]" INK_PLAIN : "│", to);
        if (column == CU_COLUMNS)
            break;
        int what = cu_on_field(s, seat, field);
        fputs(what >= CU_GROUNDS ? INK_MARK : what < CU_RESOURCES ? INK_PLAIN : INK_GOOD, to);
        canvas_pad(c, to,
                   what >= CU_GROUNDS ? cu_building_short(what - CU_GROUNDS)
                                      : cu_ground_short(what),
                   CELL);
        fputs(INK_PLAIN, to);
    }
}

static void put_border(FILE *to, const char *left, const char *middle, const char *right)
{
    fprintf(to, "  %s", left);
    for (int column = 0; column < CU_COLUMNS; column++) {
        canvas_repeat(to, "─", CELL);
        fputs(column == CU_COLUMNS - 1 ? right : middle, to);
    }
}

/* Whose grids stand side by side: seats, or colours to choose from. */
typedef struct block {
    const cu_state *s;
    const text_people *people; /* NULL: sides to choose from */
    int seats[CU_MAX_SEATS];
    int count;
} block;

static void put_grid_title(const canvas *c, FILE *to, const block *b, int seat)
{
    char title[ATL_PLAYER_BYTES + 32];
    const char *colour = cu_colour_title(b->s->seats[seat].colour);
    fputs("  ", to);
    if (b->people == NULL) {
        snprintf(title, sizeof title, "%s", colour);
    } else {
        fputs(canvas_seat_ink(seat), to);
        snprintf(title, sizeof title, "%s (%s)", b->people->names[seat],
                 b->s->common ? _("common") : colour);
    }
    canvas_pad(c, to, title, GRID - 2);
    fputs(INK_PLAIN, to);
}

/* Line by line: title, columns, border, three rows, border. */
static void put_grid_line(const canvas *c, FILE *to, const block *b, int seat, int number)
{
    if (number == 0)
        put_grid_title(c, to, b, seat);
    else if (number == 1)
        fputs(INK_DIM "    a   b   c   d  " INK_PLAIN, to);
    else if (number == 2)
        put_border(to, "┌", "┬", "┐");
    else if (number < 3 + CU_ROWS)
        put_grid_row(c, to, b->s, &b->s->seats[seat], number - 3);
    else
        put_border(to, "└", "┴", "┘");
}

static void draw_block(const canvas *c, const block *b)
{
    for (int number = 0; number < 4 + CU_ROWS; number++) {
        text_line line;
        text_line_open(&line);
        for (int i = 0; i < b->count; i++) {
            canvas_repeat(line.to, " ", i > 0 ? GAP : 0);
            put_grid_line(c, line.to, b, b->seats[i], number);
        }
        text_line_close(&line, c, -1);
    }
}

/* Blocks of as many grids as fit side by side. */
static void draw_grids(const canvas *c, block *all)
{
    int in_a_row = atl_max(1, (c->width + GAP) / (GRID + GAP));
    for (int from = 0; from < all->count; from += in_a_row) {
        block b = {.s = all->s, .people = all->people};
        while (b.count < in_a_row && from + b.count < all->count) {
            b.seats[b.count] = all->seats[from + b.count];
            b.count++;
        }
        draw_block(c, &b);
    }
}

void cu_draw_plantations(const canvas *c, const cu_state *s, const text_people *people, int only)
{
    block all = {.s = s, .people = people};
    for (int seat = 0; seat < s->players; seat++) {
        if (only == ATL_WATCHER || seat == only)
            all.seats[all.count++] = seat;
    }
    draw_grids(c, &all);
}

void cu_draw_sides(const canvas *c, const cu_state *s)
{
    block all = {.s = s};
    for (uint32_t rest = cu_side_choices(s); rest != 0; rest &= rest - 1) {
        int seat = 0;
        while (s->seats[seat].colour != atl_lowest(rest))
            seat++;
        all.seats[all.count++] = seat;
    }
    draw_grids(c, &all);
}
