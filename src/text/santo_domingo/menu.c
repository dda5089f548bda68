/* The questions of the game and the answers in words. What an answer would bring is
 * found by giving it in a copy of the view. */
#include "text/santo_domingo/words.h"

/* Codes of the items: an action, or a card when two are to be picked. */
static bool picks_two(const sd_state *s)
{
    return s->phase == SD_CHOOSE && sd_cards_a_round(s) == 2;
}

void sd_text_question(FILE *to, const void *view)
{
    const sd_state *s = view;
    if (s->phase == SD_TRADING)
        fprintf(to,
                ngettext("How many VP do you buy? You have %d good.",
                         "How many VP do you buy? You have %d goods.", s->goods[s->actor]),
                s->goods[s->actor]);
    else if (picks_two(s))
        fputs(_("Which two cards do you play?"), to);
    else
        fputs(_("Which card do you play?"), to);
}

/* Cards go by their number, purchases by their VP. */
void sd_text_menu(text_menu *menu, const void *view)
{
    const sd_state *s = view;
    atl_action legal[ATL_MAX_ACTIONS];
    int count = santo_domingo_legal(s, legal);
    menu->picks = picks_two(s) ? 2 : 1;
    menu->count = 0;
    for (int card = 0; card < SD_CARDS && picks_two(s); card++) {
        if ((s->hand[s->actor] >> card & 1) == 0)
            continue;
        menu->items[menu->count].number = (uint16_t)(card + 1);
        menu->items[menu->count++].code = (uint16_t)card;
    }
    for (int i = 0; i < count && !picks_two(s); i++) {
        int number = s->phase == SD_TRADING ? legal[i] - SD_ACTION_BUY : legal[i] + 1;
        menu->items[menu->count].number = (uint16_t)number;
        menu->items[menu->count++].code = legal[i];
    }
}

atl_action sd_text_combine(const void *view, const int *codes)
{
    (void)view;
    return (atl_action)sd_pair_code(atl_min(codes[0], codes[1]), atl_max(codes[0], codes[1]));
}

/* ---- what a card would bring ------------------------------------------------ */

/* Moves the seat to act behind all others, who play nothing that touches it. */
static void leave_alone(sd_state *s)
{
    int seat = s->actor;
    int last = s->players - 1;
    uint8_t hand = s->hand[seat];
    uint8_t goods = s->goods[seat];
    s->hand[seat] = s->hand[last];
    s->goods[seat] = s->goods[last];
    s->hand[last] = hand;
    s->goods[last] = goods;
    for (int other = 0; other < last; other++)
        s->played[other] = 0;
    s->actor = (uint8_t)last;
}

/* With two cards a round the partner is one that disturbs least: the Beggar, and for
 * the Beggar a card that brings no goods, where there is one in hand. */
static atl_action action_with(const sd_state *s, int card)
{
    static const sd_card quiet_first[] = {SD_CAPTAIN, SD_ADMIRAL, SD_GOVERNOR, SD_CUSTOMS,
                                          SD_TRADER,  SD_FRIGATE, SD_GALLEON};
    if (!picks_two(s))
        return (atl_action)card;
    int partner = SD_BEGGAR;
    for (int i = 0; card == SD_BEGGAR && partner == SD_BEGGAR && i < SD_CARDS - 1; i++) {
        if ((s->hand[s->actor] >> quiet_first[i] & 1) != 0)
            partner = (int)quiet_first[i];
    }
    return (atl_action)sd_pair_code(atl_min(card, partner), atl_max(card, partner));
}

/* Adds ", " from the second time on. */
static void put_comma(FILE *to, bool *first)
{
    fputs(*first ? "" : ", ", to);
    *first = false;
}

static void put_price(FILE *to, int vp, int goods)
{
    sd_put_amount(to, SD_VP, vp);
    fputs(_(" for "), to);
    sd_put_amount(to, SD_GOODS, goods);
}

static void put_back(FILE *to, int cards)
{
    fprintf(to, ngettext("%d card back", "%d cards back", (unsigned long)cards), cards);
}

/* The most that a Trader could buy now. */
static void put_trade(FILE *to, sd_state *s)
{
    atl_action legal[ATL_MAX_ACTIONS];
    atl_events events = {0};
    int count = santo_domingo_legal(s, legal);
    santo_domingo_apply(s, legal[count - 1], &events);
    if (events.list[0].args[1] == 0)
        fputs(_("nothing"), to);
    else
        put_price(to, events.list[0].args[1], events.list[0].args[0]);
}

/* What `card` brings when nobody else plays anything that touches it. */
static void put_alone(FILE *to, const sd_state *view, int card)
{
    sd_state s = *view;
    atl_events events = {0};
    bool first = true;
    leave_alone(&s);
    int seat = s.actor;
    atl_action action = action_with(&s, card);
    if (santo_domingo_apply(&s, action, &events) != ATL_OK)
        return;
    if (card == SD_BEGGAR && s.phase == SD_TRADING) /* beside a Trader who buys nothing */
        santo_domingo_apply(&s, SD_ACTION_BUY, &events);
    bool gained = false; /* by the event before, and by this card */
    for (int i = 0; i < events.count; i++) {
        const atl_event *event = &events.list[i];
        bool gain = event->kind == SD_EVENT_TAKE || event->kind == SD_EVENT_EARN;
        if (event->seat != seat)
            continue;
        if (event->kind == SD_EVENT_LOSE && gained)
            sd_put_lost(to, event->args[0]);
        gained = gain && event->args[0] == card;
        if (gained) {
            put_comma(to, &first);
            sd_put_amount(to, event->args[1], event->args[2]);
        } else if (event->kind == SD_EVENT_RETURN && card == SD_BEGGAR) {
            put_comma(to, &first);
            put_back(to, event->args[0]);
        }
    }
    if (card == SD_TRADER)
        put_trade(to, &s);
}

static const char *card_effect(int card)
{
    static const char *const effects[SD_CARDS] = {
        [SD_CAPTAIN] = N_("up to 2 VP off the board"),
        [SD_ADMIRAL] = N_("up to 5 VP off the board, after the Captains"),
        [SD_GOVERNOR] = N_("4 goods for each Captain, 2 for each Admiral others play"),
        [SD_FRIGATE] = N_("up to 3 goods off the board"),
        [SD_GALLEON] = N_("all goods off the board, after the Frigates"),
        [SD_CUSTOMS] = N_("3 VP for each Frigate, 1 for each Galleon others play"),
        [SD_TRADER] = N_("turns goods into VP"),
        [SD_BEGGAR] = N_("2 goods per Trader others play"),
    };
    return gettext(effects[card]);
}

static void put_card(const canvas *c, FILE *to, const sd_state *s, int card)
{
    canvas_label(c, to, sd_card_title(card), 11);
    fputs(card_effect(card), to);
    if (card == SD_GOVERNOR || card == SD_CUSTOMS)
        return; /* alone they bring nothing */
    fprintf(to, "; %s ", _("alone:"));
    put_alone(to, s, card);
}

static void put_purchase(FILE *to, const sd_state *s, int action)
{
    sd_state after = *s;
    atl_events events = {0};
    santo_domingo_apply(&after, (atl_action)action, &events);
    const atl_event *trade = &events.list[0];
    if (trade->args[1] == 0) {
        fputs(_("keep all your goods"), to);
        return;
    }
    put_price(to, trade->args[1], trade->args[0]);
    fprintf(to, _("; %d left"), s->goods[s->actor] - trade->args[0]);
}

void sd_text_item(const canvas *c, FILE *to, const void *view, int code)
{
    const sd_state *s = view;
    if (s->phase == SD_TRADING)
        put_purchase(to, s, code);
    else
        put_card(c, to, s, code);
}

/* ---- in a few words --------------------------------------------------------- */

void sd_text_label(FILE *to, const void *view, atl_action action)
{
    const sd_state *s = view;
    const char *plus = "";
    if (s->phase == SD_TRADING) {
        put_purchase(to, s, action);
        return;
    }
    for (uint32_t rest = (uint32_t)sd_action_cards(action); rest != 0; rest &= rest - 1) {
        fprintf(to, "%s%s", plus, sd_card_title(atl_lowest(rest)));
        plus = " + ";
    }
}

/* What a seat has of a round. */
typedef struct gains {
    int got[SD_ROWS];
    int lost;
    int back; /* cards */
    int paid, bought;
} gains;

static void count_gains(gains *g, const atl_events *events, int seat)
{
    for (int i = 0; i < events->count; i++) {
        const atl_event *event = &events->list[i];
        if (event->seat != seat)
            continue;
        if (event->kind == SD_EVENT_TAKE || event->kind == SD_EVENT_EARN)
            g->got[event->args[1]] += event->args[2];
        else if (event->kind == SD_EVENT_LOSE)
            g->lost += event->args[0];
        else if (event->kind == SD_EVENT_RETURN)
            g->back = event->args[0];
        else if (event->kind == SD_EVENT_TRADE) {
            g->paid = event->args[0];
            g->bought = event->args[1];
        }
    }
}

/* What the cards bring when nobody else plays anything that touches them; a Trader buys
 * all he can. */
static void find_gains(gains *g, const sd_state *view, atl_action action)
{
    sd_state s = *view;
    atl_action legal[ATL_MAX_ACTIONS];
    atl_events events = {0};
    leave_alone(&s);
    int seat = s.actor;
    if (santo_domingo_apply(&s, action, &events) != ATL_OK)
        return;
    count_gains(g, &events, seat);
    if (s.phase != SD_TRADING)
        return;
    int count = santo_domingo_legal(&s, legal);
    events = (atl_events){0};
    santo_domingo_apply(&s, legal[count - 1], &events);
    count_gains(g, &events, seat);
}

/* False when there is nothing to tell. */
static bool put_gains(FILE *to, const gains *g)
{
    bool first = true;
    for (int what = SD_VP; what <= SD_GOODS; what++) {
        if (g->got[what] == 0)
            continue;
        put_comma(to, &first);
        fputs("+", to);
        sd_put_amount(to, what, g->got[what]);
    }
    if (g->lost > 0)
        sd_put_lost(to, g->lost);
    if (g->bought > 0) {
        put_comma(to, &first);
        put_price(to, g->bought, g->paid);
    }
    if (g->back > 0) {
        put_comma(to, &first);
        put_back(to, g->back);
    }
    return !first;
}

/* What cards bring alone, and what those bring that others pay (SD-5.3, SD-5.6). */
void sd_text_note(FILE *to, const void *view, atl_action action)
{
    const sd_state *s = view;
    const uint32_t paid = 1U << SD_GOVERNOR | 1U << SD_CUSTOMS;
    gains g = {0};
    if (s->phase == SD_TRADING)
        return;
    uint32_t cards = (uint32_t)sd_action_cards(action);
    const char *between = "";
    if ((cards & ~paid) != 0) {
        find_gains(&g, s, action);
        fprintf(to, "%s ", _("alone:"));
        if (!put_gains(to, &g))
            fputs(_("nothing"), to);
        between = "; ";
    }
    for (uint32_t rest = cards & paid; rest != 0; rest &= rest - 1) {
        fprintf(to, "%s%s", between, card_effect(atl_lowest(rest)));
        between = "; ";
    }
}
