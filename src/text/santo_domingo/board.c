/* Drawing the table: the three rows, and what everybody has. Wide screens get the
 * board as a grid, narrow ones as bars. */
#include <stdlib.h>

#include "text/santo_domingo/words.h"

enum {
    LABEL = 9,
    CELL = 3,
    GRID = LABEL + SD_SPACES * (CELL + 1) + 1,
    NAME = 18,
    PEOPLE = 2 + NAME + 5 + 7 + 2 + 5 * SD_CARDS,
};

static const char *row_title(int row)
{
    static const char *const titles[SD_ROWS] = {
        [SD_VP] = N_("VP"), [SD_GOODS] = N_("Goods"), [SD_TRADE] = N_("Trader")};
    return gettext(titles[row]);
}

static const char *row_ink(int row)
{
    return row == SD_VP ? INK_VP : row == SD_GOODS ? INK_GOODS : INK_TRADE;
}

static void draw_title(const canvas *c, const sd_state *s)
{
    text_line line;
    text_line_open(&line);
    fprintf(line.to, INK_BOLD "Santo Domingo" INK_PLAIN " · ");
    fprintf(line.to, _("round %d"), s->round);
    fputs(" · ", line.to);
    fprintf(line.to, _("first to %d VP"), s->goal);
    if (s->side == SD_SIDE_WINTER)
        fprintf(line.to, " · %s", _("winter side"));
    text_line_close(&line, c, 0);
}

/* ---- the grid -------------------------------------------------------------- */

static void draw_numbers(const canvas *c)
{
    text_line line;
    text_line_open(&line);
    canvas_repeat(line.to, " ", LABEL);
    fputs(INK_DIM, line.to);
    for (int space = 0; space < SD_SPACES; space++)
        fprintf(line.to, " %2d ", space);
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, -1);
}

static void draw_border(const canvas *c, const char *left, const char *middle, const char *right)
{
    text_line line;
    text_line_open(&line);
    canvas_repeat(line.to, " ", LABEL);
    fputs(left, line.to);
    for (int space = 0; space < SD_SPACES; space++) {
        canvas_repeat(line.to, "─", CELL);
        fputs(space == SD_SPACES - 1 ? right : middle, line.to);
    }
    text_line_close(&line, c, -1);
}

/* The marker is a pair of brackets around its space, besides the colour. */
static void draw_row(const canvas *c, const sd_state *s, int row)
{
    text_line line;
    text_line_open(&line);
    fputs(row_ink(row), line.to);
    canvas_pad(c, line.to, row_title(row), LABEL);
    fputs(INK_PLAIN, line.to);
    for (int space = 0; space <= SD_SPACES; space++) {
        bool here = space == s->row[row];
        bool after = space == s->row[row] + 1;
        fputs(here ? INK_BOLD "[" : after ? INK_BOLD "]" INK_PLAIN : "│", line.to);
        if (space == SD_SPACES)
            break;
        fputs(here ? INK_MARK : space < s->row[row] ? row_ink(row) : INK_DIM, line.to);
        if (row == SD_TRADE)
            fprintf(line.to, "%d:%d", s->rate_goods[space], s->rate_vp[space]);
        else if (here)
            fprintf(line.to, "%2d ", space);
        else
            fputs(space < s->row[row] && space > 0 ? " ● " : "   ", line.to);
        fputs(INK_PLAIN, line.to);
    }
    text_line_close(&line, c, -1);
}

static void draw_grid(const canvas *c, const sd_state *s)
{
    draw_numbers(c);
    draw_border(c, "┌", "┬", "┐");
    for (int row = 0; row < SD_ROWS; row++)
        draw_row(c, s, row);
    draw_border(c, "└", "┴", "┘");
}

/* ---- bars ------------------------------------------------------------------ */

static void draw_bar(const canvas *c, const sd_state *s, int row)
{
    text_line line;
    int marker = s->row[row];
    text_line_open(&line);
    fputs(row_ink(row), line.to);
    canvas_pad(c, line.to, row_title(row), LABEL);
    canvas_repeat(line.to, "━", marker);
    fputs("●" INK_DIM, line.to);
    canvas_repeat(line.to, "─", SD_LAST_SPACE - marker);
    fprintf(line.to, INK_PLAIN " %2d", marker);
    if (row == SD_TRADE)
        fprintf(line.to, " (%d:%d)", s->rate_goods[marker], s->rate_vp[marker]);
    text_line_close(&line, c, -1);
}

/* Where each rate begins. */
static void draw_rates(const canvas *c, const sd_state *s)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_DIM, line.to);
    for (int i = 0; i < SD_SPACES; i++) {
        if (i > 0 && s->rate_goods[i] == s->rate_goods[i - 1] && s->rate_vp[i] == s->rate_vp[i - 1])
            continue;
        fputs(i == 0 ? "" : ", ", line.to);
        fprintf(line.to, _("%d:%d from %d"), s->rate_goods[i], s->rate_vp[i], i);
    }
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, 0);
}

static void draw_bars(const canvas *c, const sd_state *s)
{
    for (int row = 0; row < SD_ROWS; row++)
        draw_bar(c, s, row);
    draw_rates(c, s);
}

/* ---- people ---------------------------------------------------------------- */

/* SD-8.2: with the option `memory` a player's discards are theirs to remember. */
static bool knows_hand(const sd_state *s, const text_people *people, int seat)
{
    return s->memory == 0 || people->viewer == seat || s->phase == SD_OVER;
}

static void put_cards(const canvas *c, FILE *to, const sd_state *s, int seat, bool wide)
{
    int on_table = s->phase == SD_TRADING ? s->played[seat] : 0;
    for (int card = 0; card < SD_CARDS; card++) {
        char number[2] = {(char)('1' + card), '\0'};
        const char *name = wide ? sd_card_short(card) : number;
        bool open = (on_table >> card & 1) != 0;
        bool held = (s->hand[seat] >> card & 1) != 0;
        const char *blank = wide ? " " : "";
        fputs(open ? INK_MARK "[" : held ? blank : INK_DIM, to);
        if (open || held)
            canvas_pad(c, to, name, wide ? 3 : 1);
        else
            fputs(wide ? "  ·  " : "·", to);
        fputs(open ? "]" INK_PLAIN : held ? blank : INK_PLAIN, to);
    }
}

/* What one knows of others' cards when playing from memory. */
static void put_card_count(FILE *to, const sd_state *s, int seat)
{
    int count = atl_bits(s->hand[seat]);
    fprintf(to, ngettext(" %d card", " %d cards", (unsigned long)count), count);
    for (int card = 0; card < SD_CARDS && s->phase == SD_TRADING; card++) {
        if ((s->played[seat] >> card & 1) != 0)
            fprintf(to, " " INK_MARK "[%s]" INK_PLAIN, sd_card_title(card));
    }
}

static void draw_people_head(const canvas *c)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_DIM "  ", line.to);
    canvas_pad(c, line.to, _("Player"), NAME);
    canvas_pad(c, line.to, _("VP"), -5);
    canvas_pad(c, line.to, _("Goods"), -7);
    fprintf(line.to, "   %s" INK_PLAIN, _("Cards in hand"));
    text_line_close(&line, c, -1);
}

static void put_person(const canvas *c, FILE *to, const text_people *people, int seat, bool wide)
{
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    ATL_ASSERT(stream != NULL);
    text_name(stream, people, seat);
    if (wide && people->is_bot[seat])
        fprintf(stream, INK_DIM " %s", people->agents[seat]);
    fclose(stream);
    canvas_pad(c, to, text, wide ? NAME : 11);
    free(text);
}

static void draw_person(const canvas *c, const sd_state *s, const text_people *people, int seat)
{
    bool wide = c->width >= PEOPLE;
    bool chosen = s->phase == SD_CHOOSE && seat < s->actor;
    bool turn = s->phase != SD_OVER && seat == s->actor;
    char number[8];
    text_line line;
    text_line_open(&line);
    fputs(turn ? INK_BOLD "▸ " INK_PLAIN : chosen ? INK_DIM "● " INK_PLAIN : "  ", line.to);
    put_person(c, line.to, people, seat, wide);
    snprintf(number, sizeof number, "%d", s->vp[seat]);
    fputs(INK_VP, line.to);
    canvas_pad(c, line.to, number, wide ? -5 : -4);
    snprintf(number, sizeof number, "%d", s->goods[seat]);
    fputs(INK_GOODS, line.to);
    canvas_pad(c, line.to, number, wide ? -7 : -4);
    fputs(INK_PLAIN "  ", line.to);
    if (knows_hand(s, people, seat))
        put_cards(c, line.to, s, seat, wide);
    else
        put_card_count(line.to, s, seat);
    text_line_close(&line, c, -1);
}

static void draw_people_head_narrow(const canvas *c)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_DIM "  ", line.to);
    canvas_pad(c, line.to, _("Player"), 10);
    canvas_pad(c, line.to, _("VP"), -5);
    canvas_pad(c, line.to, _("Gds"), -4);
    fprintf(line.to, "  %s" INK_PLAIN, _("Cards"));
    text_line_close(&line, c, -1);
}

void sd_text_board(const canvas *c, const text_people *people, const void *view)
{
    const sd_state *s = view;
    draw_title(c, s);
    if (c->width >= GRID)
        draw_grid(c, s);
    else
        draw_bars(c, s);
    if (c->width >= PEOPLE)
        draw_people_head(c);
    else
        draw_people_head_narrow(c);
    for (int seat = 0; seat < s->players; seat++)
        draw_person(c, s, people, seat);
}
