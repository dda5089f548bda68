/* The answers in words: what they cost and bring. */
#include <stdlib.h>

#include "text/cuba/words.h"

typedef struct item {
    const canvas *c;
    FILE *to;
    const cu_state *s;
    const cu_seat *me;
} item;

/* Columns of names, wide enough for the longest in every language. */
enum { CHARACTER_NAME = 15, BUILDING_NAME = 24, DOCK_NAME = 11, FIELD_NAME = 4 };

static void put_name(const item *it, const char *name, int columns)
{
    canvas_label(it->c, it->to, name, columns);
}

/* ---- characters ------------------------------------------------------------ */

static void put_worker(const item *it)
{
    fputs(cu_act_in_force(it->s, CU_DROUGHT)
              ? _("move your piece; its row and column give resources and 1 product")
              : _("move your piece; its row and column give resources and 2 products"),
          it->to);
}

static void put_tradeswoman(const item *it)
{
    fputs(_("buy and sell"), it->to);
    if (!it->s->resource_taken)
        fprintf(it->to, ", %s", _("or 1 resource for nothing"));
    if (!it->s->product_taken)
        fprintf(it->to, ", %s", _("or 1 cheapest product for nothing"));
}

static int forgone_vp(const cu_state *s)
{
    return s->build_forgone == 0 ? 2 : s->build_forgone == 1 ? 1 : 0;
}

static int forgone_pesos(const cu_state *s)
{
    return s->load_forgone == 0 ? 4 : s->load_forgone == 1 ? 2 : 0;
}

/* "build nothing and gain 2 VP", as long as somebody gains by it (CU-6.1, CU-6.3). */
static void put_forgoing(const item *it, bool builds)
{
    int gain = builds ? forgone_vp(it->s) : forgone_pesos(it->s);
    text_line amount;
    if (gain == 0) {
        fputs(builds ? _("build nothing") : _("load nothing"), it->to);
        return;
    }
    text_line_open(&amount);
    if (builds)
        cu_put_vp(amount.to, gain);
    else
        cu_put_pesos(amount.to, gain);
    fclose(amount.to);
    /* Translators: "2 VP" or "4 pesos" */
    fprintf(it->to, builds ? _("build nothing and gain %s") : _("load nothing and gain %s"),
            amount.text);
    free(amount.text);
}

static void put_architect(const item *it)
{
    fputs(_("build"), it->to);
    if (cu_build_choices(it->s) == 0)
        fprintf(it->to, " (%s)", _("you cannot pay for any now"));
    if (forgone_vp(it->s) > 0) {
        /* Translators: "build, or build nothing and gain 2 VP" */
        fputs(_(", or "), it->to);
        put_forgoing(it, true);
    }
}

/* The usable buildings of a mode by name. */
static void put_buildings(const item *it, int mode)
{
    uint32_t usable = cu_usable(it->s, mode);
    const char *comma = "";
    for (uint32_t rest = usable; rest != 0; rest &= rest - 1) {
        fprintf(it->to, "%s%s", comma, cu_building_title(atl_lowest(rest)));
        comma = ", ";
    }
    if (usable == 0)
        fputs(_("none"), it->to);
}

static void put_foreman(const item *it)
{
    fprintf(it->to, "%s: ", _("use buildings; of use now"));
    put_buildings(it, CU_MODE_SINGLE);
}

static void put_mayor(const item *it)
{
    fputs(_("load a ship"), it->to);
    if (cu_dock_choices(it->s) == 0)
        fprintf(it->to, " (%s)", _("nothing to load now"));
    if (forgone_pesos(it->s) > 0) {
        fputs(_(", or "), it->to);
        put_forgoing(it, false);
    }
}

static void put_character(const item *it, int character)
{
    static void (*const effects[CU_CHARACTERS])(const item *it) = {
        put_worker, put_tradeswoman, put_architect, put_foreman, put_mayor};
    int votes = character + 1;
    put_name(it, cu_character_title(character), CHARACTER_NAME);
    if (it->s->phase == CU_CHARACTER) {
        effects[character](it);
        if (it->s->secret) /* another card is in parliament already (CU-9.6) */
            return;
        fputs("; ", it->to);
    }
    if (it->s->phase == CU_SET_ASIDE)
        fprintf(it->to,
                ngettext("%d vote in parliament", "%d votes in parliament", (unsigned long)votes),
                votes);
    else
        fprintf(it->to,
                ngettext("%d vote if not played", "%d votes if not played", (unsigned long)votes),
                votes);
}

/* ---- worker ---------------------------------------------------------------- */

static void put_field(const item *it, int field)
{
    fputs(INK_BOLD, it->to);
    put_name(it, cu_field_words[field], FIELD_NAME);
    fputs(INK_PLAIN, it->to);
}

/* Products to choose from once the piece is there. */
static void put_product_choice(const item *it, const cu_state *after)
{
    const char *comma = "";
    fprintf(it->to, ngettext("; then %d of: ", "; then %d of: ", after->quota), after->quota);
    for (uint32_t rest = after->choices; rest != 0; rest &= rest - 1) {
        int what = cu_on_field(after, it->me, atl_lowest(rest));
        fprintf(it->to, "%s%s", comma, cu_piece_title(what));
        comma = ", ";
    }
}

static void put_move(const item *it, int field)
{
    cu_state after = *it->s;
    atl_events events = {0};
    int gained[CU_PIECES] = {0};
    const char *comma = "";
    put_field(it, field);
    cuba_apply(&after, (atl_action)(CU_ACTION_MOVE + field), &events);
    for (int i = 0; i < events.count; i++) {
        if (events.list[i].kind == CU_EVENT_HARVEST)
            gained[events.list[i].args[1]]++;
    }
    for (int piece = 0; piece < CU_PIECES; piece++) {
        if (gained[piece] == 0)
            continue;
        fputs(comma, it->to);
        cu_put_pieces(it->to, piece, gained[piece]);
        comma = ", ";
    }
    if (comma[0] == '\0')
        fputs(_("nothing"), it->to);
    if (after.phase == CU_HARVEST && after.character == CU_WORKER)
        put_product_choice(it, &after);
}

static void put_harvest(const item *it, int field)
{
    put_field(it, field);
    cu_put_pieces(it->to, cu_on_field(it->s, it->me, field), 1);
    if (it->s->phase == CU_IRRIGATE) {
        fputs(_(" for "), it->to);
        cu_put_pieces(it->to, CU_WATER, 1);
    }
}

/* ---- trade ----------------------------------------------------------------- */

/* "1 wood" as words of their own, which others may stand around; to be freed. */
static char *one_piece(int piece)
{
    text_line words;
    text_line_open(&words);
    cu_put_pieces(words.to, piece, 1);
    fclose(words.to);
    return words.text;
}

static void put_deal(const item *it, bool buys, int m)
{
    char *piece = one_piece(CU_RESOURCES + m);
    text_line price;
    text_line_open(&price);
    cu_put_pesos(price.to, buys ? cu_buying_price(it->s, m) : cu_selling_price(it->s, m));
    fclose(price.to);
    /* Translators: "1 sugar" and "3 pesos" */
    fprintf(it->to, buys ? _("buy %s for %s") : _("sell %s for %s"), piece, price.text);
    free(piece);
    free(price.text);
}

static void put_trade(const item *it, int choice)
{
    bool buys = choice < CU_MERCHANDISE;
    if (choice < 2 * CU_MERCHANDISE) {
        put_deal(it, buys, buys ? choice : choice - CU_MERCHANDISE);
        return;
    }
    char *piece = one_piece(choice - 2 * CU_MERCHANDISE);
    /* Translators: "1 sugar" */
    fprintf(it->to, _("take %s for nothing, instead of trading"), piece);
    free(piece);
}

/* ---- buildings ------------------------------------------------------------- */

static void put_build(const item *it, int tile)
{
    put_name(it, cu_building_title(tile), BUILDING_NAME);
    cu_put_cost(it->to, tile);
    if (cu_act_in_force(it->s, CU_BUILDING)) {
        fputs(", ", it->to);
        cu_put_pesos(it->to, 2);
    }
    fprintf(it->to, ": %s", cu_building_use(tile));
}

static void put_place(const item *it, int field)
{
    put_field(it, field);
    fputs(cu_ground_title(cu_on_field(it->s, it->me, field)), it->to);
    if (field == it->me->piece)
        fprintf(it->to, " (%s)", _("under your piece"));
}

static void put_mode(const item *it, int mode)
{
    fprintf(it->to, "%s: ",
            mode == CU_MODE_CROSS ? _("all in the row and column of your piece") : _("any one"));
    put_buildings(it, mode);
}

static void put_use(const item *it, int tile)
{
    put_name(it, cu_building_title(tile), BUILDING_NAME);
    fputs(cu_building_use(tile), it->to);
}

/* What a building pays for so many pieces. */
static void put_reward(const item *it, int amount)
{
    const cu_building *b = &cu_buildings[it->s->tile];
    if (b->into != 0) {
        fputs(_(" into "), it->to);
        cu_put_pieces(it->to, b->into, amount);
        return;
    }
    if (b->vp == 0 && b->pesos == 0)
        return;
    fputs(_(" for "), it->to);
    if (b->vp > 0)
        cu_put_vp(it->to, b->vp * amount);
    else
        cu_put_pesos(it->to, b->pesos * amount);
}

static void put_amount(const item *it, int choice)
{
    cu_put_pieces(it->to, atl_lowest(cu_buildings[it->s->tile].pieces), choice + 1);
    put_reward(it, choice + 1);
}

static void put_give(const item *it, int piece)
{
    cu_put_pieces(it->to, piece, 1);
    put_reward(it, 1);
}

static void put_piece(const item *it, int piece)
{
    cu_put_pieces(it->to, piece, 1);
}

/* What the ship would take. */
static void put_fetch(const item *it, int ship)
{
    uint32_t needs = cu_card_needs(it->s->cards[ship]);
    const char *comma = "";
    for (int m = 0; m < CU_MERCHANDISE; m++) {
        if (cu_need(needs, m) == 0)
            continue;
        fputs(comma, it->to);
        cu_put_pieces(it->to, CU_RESOURCES + m, cu_need(needs, m));
        comma = ", ";
    }
}

/* ---- harbour --------------------------------------------------------------- */

static void put_dock(const item *it, int choice)
{
    int dock = CU_DOCK_1 + choice;
    const char *comma = " ";
    put_name(it, cu_place_title(dock), DOCK_NAME);
    fprintf(it->to, _("%d VP each"), dock);
    fprintf(it->to, "; %s:", _("you can load"));
    for (int m = 0; m < CU_MERCHANDISE; m++) {
        int count = atl_min(cu_need(it->s->needs[dock], m), it->me->pieces[CU_RESOURCES + m]);
        if (count == 0)
            continue;
        fputs(comma, it->to);
        cu_put_pieces(it->to, CU_RESOURCES + m, count);
        comma = ", ";
    }
}

static void put_load(const item *it, int m)
{
    cu_put_pieces(it->to, CU_RESOURCES + m, 1);
    fputs(_(" for "), it->to);
    cu_put_vp(it->to, it->s->dock);
}

/* ---- parliament and statutes ----------------------------------------------- */

static void put_bill(const item *it, int type)
{
    fputs(cu_act_title(type, it->s->bills[type]), it->to);
    if (it->s->phase == CU_PASS && it->s->acts[type] != CU_NO_ACT) {
        fputs(INK_DIM " ", it->to);
        fprintf(it->to, _("(instead of: %s)"), cu_act_title(type, it->s->acts[type]));
        fputs(INK_PLAIN, it->to);
    }
}

static void put_tax(const item *it, int choice)
{
    (void)choice;
    cu_put_pesos(it->to, cu_tax_owed(it->s, it->s->actor));
    fputs(_(" for "), it->to);
    cu_put_vp(it->to, 2);
}

static void put_duty(const item *it, int piece)
{
    bool taxed = (it->s->taxed >> it->s->actor & 1) != 0;
    bool last = it->s->phase == CU_DUTY_MORE || cu_duties[it->s->acts[CU_DUTY_ACT]].amount == 1;
    cu_put_pieces(it->to, piece, 1);
    if (!last)
        fputs(_(" and 1 more piece"), it->to);
    fputs(_(" for "), it->to);
    cu_put_vp(it->to, taxed ? 3 : 2);
    if (taxed)
        fprintf(it->to, " (%s)", _("with 1 more for tax and duty both"));
}

static void put_side(const item *it, int colour)
{
    fputs(cu_colour_title(colour), it->to);
}

static void put_bid(const item *it, int choice)
{
    bool hundreds = it->s->phase == CU_BID_BIG;
    fprintf(it->to, hundreds ? _("bid %d hundred and more") : _("bid %d"), choice);
}

static void (*const items[CU_PHASES])(const item *it, int choice) = {
    [CU_SIDE] = put_side,           [CU_SUPPLY] = put_piece, [CU_SET_ASIDE] = put_character,
    [CU_CHARACTER] = put_character, [CU_MOVE] = put_move,    [CU_HARVEST] = put_harvest,
    [CU_IRRIGATE] = put_harvest,    [CU_TRADE] = put_trade,  [CU_BUILD] = put_build,
    [CU_PLACE] = put_place,         [CU_MODE] = put_mode,    [CU_USE] = put_use,
    [CU_AMOUNT] = put_amount,       [CU_GIVE] = put_give,    [CU_GIVE_MORE] = put_give,
    [CU_SWAP] = put_piece,          [CU_VETO] = put_bill,    [CU_FETCH] = put_fetch,
    [CU_DOCK] = put_dock,           [CU_OFFICE] = put_dock,  [CU_LOAD] = put_load,
    [CU_LOAD_MORE] = put_load,      [CU_BID_BIG] = put_bid,  [CU_BID] = put_bid,
    [CU_PASS] = put_bill,           [CU_TAX] = put_tax,      [CU_DUTY] = put_duty,
    [CU_DUTY_MORE] = put_duty,
};

/* What it is that ends. */
static void put_stop(const item *it)
{
    static const char *const stops[CU_PHASES] = {
        [CU_IRRIGATE] = N_("no more fields"),
        [CU_TRADE] = N_("stop trading"),
        [CU_MODE] = N_("use no buildings"),
        [CU_USE] = N_("use nothing more"),
        [CU_GIVE_MORE] = N_("give nothing more"),
        [CU_LOAD_MORE] = N_("load nothing more"),
        [CU_TAX] = N_("no"),
        [CU_DUTY] = N_("no"),
    };
    const cu_state *s = it->s;
    if (s->phase == CU_BUILD || s->phase == CU_DOCK)
        put_forgoing(it, s->phase == CU_BUILD);
    else
        fputs(gettext(stops[s->phase]), it->to);
}

void cu_text_item(const canvas *c, FILE *to, const void *view, int code)
{
    const cu_state *s = view;
    const cu_decision *decision = &cu_decisions[s->phase];
    item it = {.c = c, .to = to, .s = s, .me = cu_actor_view(s)};
    if (code == decision->stop)
        put_stop(&it);
    else
        items[s->phase](&it, code - decision->base);
}
