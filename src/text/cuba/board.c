/* Drawing the table: market, harbour, statutes, people. In the middle of a turn only
 * what matters for the decision is drawn. */
#include "text/cuba/words.h"

enum {
    MARKET = 1 << 0,
    HARBOUR = 1 << 1,
    ACTS = 1 << 2,
    TILES = 1 << 3,
    ALL_PEOPLE = 1 << 4,
    ONE_PERSON = 1 << 5,
    ALL_GRIDS = 1 << 6,
    ONE_GRID = 1 << 7,
    SIDES = 1 << 8,
    ALL = MARKET | HARBOUR | ACTS | TILES | ALL_PEOPLE | ALL_GRIDS,
    LABEL = 11,
    BUY = 8,
    SELL = 11,
    STOCK = 8,
    WIDE = LABEL + 3 * CU_PRODUCT_SPACES + BUY + SELL + STOCK,
};

static int parts_of(const cu_state *s)
{
    switch ((cu_phase)s->phase) {
    case CU_SIDE:
        return SIDES;
    case CU_MOVE:
    case CU_HARVEST:
    case CU_IRRIGATE:
        return HARBOUR | ONE_PERSON | ONE_GRID;
    case CU_TRADE:
        return MARKET | HARBOUR | ONE_PERSON;
    case CU_BUILD:
    case CU_PLACE:
        return ONE_PERSON | ONE_GRID;
    case CU_MODE:
    case CU_USE:
    case CU_AMOUNT:
    case CU_GIVE:
    case CU_GIVE_MORE:
    case CU_SWAP:
        return HARBOUR | ONE_PERSON | ONE_GRID;
    case CU_DOCK:
    case CU_OFFICE:
    case CU_LOAD:
    case CU_LOAD_MORE:
    case CU_FETCH:
        return HARBOUR | ONE_PERSON;
    case CU_VETO:
        return ACTS | ALL_PEOPLE;
    case CU_BID_BIG:
    case CU_BID:
    case CU_PASS:
    case CU_TAX:
    case CU_DUTY:
    case CU_DUTY_MORE:
        return ACTS | ALL_PEOPLE | ALL_GRIDS;
    case CU_SUPPLY:
        return MARKET | HARBOUR | ALL_PEOPLE | ALL_GRIDS;
    case CU_DRAW_SHIP:
    case CU_DRAW_START:
    case CU_DRAW_BILL:
    case CU_SET_ASIDE:
    case CU_CHARACTER:
    case CU_OVER:
    case CU_PHASES:
        break;
    }
    return ALL;
}

static const char *stage_title(int stage)
{
    static const char *const titles[] = {
        [CU_SETTING_UP] = N_("setting up"), [CU_BILLS] = N_("bills"),
        [CU_ACTIONS] = N_("actions"),       [CU_PARLIAMENT] = N_("parliament"),
        [CU_STATUTE_PHASE] = N_("acts"),    [CU_ROUND_END] = N_("end of the round"),
        [CU_FINISHED] = N_("the end"),
    };
    return gettext(titles[stage]);
}

static void draw_title(const canvas *c, const cu_state *s, const text_people *people)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_BOLD "Cuba" INK_PLAIN, line.to);
    if (s->round > 0) {
        fputs(" · ", line.to);
        fprintf(line.to, _("round %d of %d"), s->round, CU_ROUNDS);
    }
    fprintf(line.to, " · %s", stage_title(s->stage));
    if (s->stage == CU_ACTIONS) {
        fputs(" · ", line.to);
        fprintf(line.to, _("turn %d of %d"), s->turn + 1, CU_TURNS);
    }
    if (s->round > 0) {
        fputs(" · ", line.to);
        fprintf(line.to, _("starting player: %s"), people->names[s->start]);
    }
    text_line_close(&line, c, 2);
}

/* ---- market ---------------------------------------------------------------- */

/* "── Market ", as wide as the rows below it. */
static void put_heading(const canvas *c, FILE *to, const char *title, int columns)
{
    int left = columns - 4 - canvas_columns(c, title);
    fprintf(to, INK_DIM "── %s ", title);
    canvas_repeat(to, "─", left);
}

static void draw_market_head(const canvas *c)
{
    text_line line;
    text_line_open(&line);
    put_heading(c, line.to, _("Market"), LABEL + 3 * CU_PRODUCT_SPACES);
    if (c->width >= WIDE) {
        canvas_pad(c, line.to, _("buy"), -BUY);
        canvas_pad(c, line.to, _("sell"), -SELL);
        canvas_pad(c, line.to, _("stock"), -STOCK);
    } else {
        canvas_pad(c, line.to, _("buy/sell"), -(BUY + 2));
    }
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, -1);
}

/* Occupied spaces have brackets. */
static void put_spaces(FILE *to, const cu_state *s, int m)
{
    int spaces = cu_is_good(m) ? CU_GOOD_SPACES : CU_PRODUCT_SPACES;
    const uint8_t *prices = cu_is_good(m) ? s->good_prices : s->product_prices;
    for (int space = 0; space < CU_PRODUCT_SPACES; space++) {
        bool taken = space < s->market[m];
        if (space >= spaces)
            fputs("   ", to);
        else
            fprintf(to, taken ? INK_GOODS "[%d]" INK_PLAIN : INK_DIM " %d " INK_PLAIN,
                    prices[space]);
    }
}

static void draw_merchandise(const canvas *c, const cu_state *s, int m)
{
    int price = cu_buying_price(s, m);
    char buy[12] = "-";
    char number[32];
    text_line line;
    text_line_open(&line);
    canvas_pad(c, line.to, cu_piece_title(CU_RESOURCES + m), LABEL);
    put_spaces(line.to, s, m);
    if (price > 0)
        snprintf(buy, sizeof buy, "%d", price);
    if (c->width >= WIDE) {
        canvas_pad(c, line.to, buy, -BUY);
        snprintf(number, sizeof number, "%d", cu_selling_price(s, m));
        canvas_pad(c, line.to, number, -SELL);
        snprintf(number, sizeof number, "%d", s->stock[CU_RESOURCES + m]);
        canvas_pad(c, line.to, number, -STOCK);
    } else {
        snprintf(number, sizeof number, "%s/%d", buy, cu_selling_price(s, m));
        canvas_pad(c, line.to, number, -(BUY + 2));
    }
    text_line_close(&line, c, -1);
}

static void draw_market(const canvas *c, const cu_state *s)
{
    draw_market_head(c);
    for (int m = 0; m < CU_MERCHANDISE; m++)
        draw_merchandise(c, s, m);
    text_line line;
    text_line_open(&line);
    fprintf(line.to, INK_DIM "%s", _("In stock:"));
    for (int piece = 0; piece < (c->width >= WIDE ? CU_RESOURCES : CU_PIECES); piece++) {
        fputs(piece == 0 ? " " : ", ", line.to);
        cu_put_count(line.to, piece, s->stock[piece]);
    }
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, 2);
}

/* ---- harbour --------------------------------------------------------------- */

/* Spaces with a piece aboard have brackets and are dim: nothing to be gained there. */
static void put_ship(FILE *to, const cu_state *s, int place)
{
    int ship = s->ships[place];
    int loaded[CU_MERCHANDISE];
    for (int m = 0; m < CU_MERCHANDISE; m++)
        loaded[m] = cu_need(cu_card_needs(s->cards[ship]), m) - cu_need(s->needs[place], m);
    for (int space = 0; space < CU_SPACES; space++) {
        int m = s->cards[ship] >> (3 * space) & 7;
        bool full = loaded[m]-- > 0;
        fprintf(to, full ? INK_DIM "[%s]" INK_PLAIN : " %s ", cu_piece_short(CU_RESOURCES + m));
    }
}

static void draw_place(const canvas *c, const cu_state *s, int place)
{
    char pay[32] = "";
    text_line line;
    text_line_open(&line);
    canvas_pad(c, line.to, cu_place_title(place), LABEL);
    if (place != CU_SEA)
        snprintf(pay, sizeof pay, _("%d VP each"), place);
    fputs(INK_VP, line.to);
    canvas_pad(c, line.to, pay, c->width >= WIDE ? LABEL : 0);
    fputs(INK_PLAIN, line.to);
    if (s->ships[place] == CU_NO_SHIP)
        fputs(INK_DIM "-" INK_PLAIN, line.to);
    else
        put_ship(line.to, s, place);
    if (c->width >= 60 && s->ships[place] != CU_NO_SHIP) {
        fputs(INK_DIM "  ", line.to);
        fprintf(line.to, _("ship %d"), s->ships[place] + 1);
        fputs(INK_PLAIN, line.to);
    }
    text_line_close(&line, c, -1);
}

static void draw_harbour(const canvas *c, const cu_state *s)
{
    text_line line;
    text_line_open(&line);
    put_heading(c, line.to, _("Harbour"), c->width >= WIDE ? 2 * LABEL : LABEL);
    fputs(" ", line.to);
    fprintf(line.to,
            ngettext("%d ship in the shuffled pile", "%d ships in the shuffled pile",
                     (unsigned long)atl_bits(s->pile)),
            atl_bits(s->pile));
    for (int i = 0; i < s->returns; i++) {
        fprintf(line.to, "%s ", i == 0 ? _(", then") : ",");
        fprintf(line.to, _("ship %d"), s->returned[i] + 1);
    }
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, 2);
    for (int place = CU_DOCK_3; place >= CU_SEA; place--)
        draw_place(c, s, place);
}

/* ---- statutes and buildings ------------------------------------------------ */

static void draw_act_list(const canvas *c, const char *label, int (*act)(const cu_state *, int),
                          const cu_state *s)
{
    text_line line;
    const char *dot = "";
    text_line_open(&line);
    fputs(INK_DIM, line.to);
    canvas_pad(c, line.to, label, LABEL);
    fputs(INK_PLAIN, line.to);
    for (int type = 0; type < CU_TYPES; type++) {
        if (act(s, type) == CU_NO_ACT)
            continue;
        fprintf(line.to, "%s%s", dot, cu_act_title(type, act(s, type)));
        dot = " · ";
    }
    text_line_close(&line, c, LABEL);
}

static int act_of(const cu_state *s, int type)
{
    return s->acts[type];
}

static int bill_of(const cu_state *s, int type)
{
    return s->bills[type];
}

static void draw_acts(const canvas *c, const cu_state *s)
{
    draw_act_list(c, _("In force"), act_of, s);
    if (cu_pass_choices(s) != 0)
        draw_act_list(c, _("Bills"), bill_of, s);
}

static void draw_tiles(const canvas *c, const cu_state *s)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_DIM, line.to);
    canvas_pad(c, line.to, _("Buildings"), LABEL);
    for (int tile = 0; tile < CU_TILES; tile++) {
        bool second = tile == CU_CIGAR_FACTORY_2 || tile == CU_DISTILLERY_2;
        bool twice = second && (s->tiles >> (tile - 1) & 1U) != 0;
        if ((s->tiles >> tile & 1U) == 0)
            continue;
        if (twice)
            fputs("×2", line.to);
        else
            fprintf(line.to, " %s", cu_building_short(tile));
    }
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, LABEL + 1);
}

void cu_text_board(const canvas *c, const text_people *people, const void *view)
{
    const cu_state *s = view;
    bool deciding = people->viewer == s->actor && !people->whole;
    int parts = deciding ? parts_of(s) : ALL;
    if (s->settled != (1U << s->players) - 1)
        parts = SIDES;
    draw_title(c, s, people);
    if (parts & MARKET)
        draw_market(c, s);
    if (parts & HARBOUR)
        draw_harbour(c, s);
    if (parts & ACTS)
        draw_acts(c, s);
    if (parts & TILES)
        draw_tiles(c, s);
    if (parts & (ALL_PEOPLE | ONE_PERSON))
        cu_draw_people(c, s, people, parts & ALL_PEOPLE ? ATL_WATCHER : s->actor);
    if (parts & (ALL_GRIDS | ONE_GRID))
        cu_draw_plantations(c, s, people, parts & ALL_GRIDS ? ATL_WATCHER : s->actor);
    if (parts & SIDES)
        cu_draw_sides(c, s);
}
