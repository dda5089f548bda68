/* What happened, with the reasons: who played what, who got how much, and why. Lines
 * have no verbs, so that they fit any name, "You" included. */
#include "text/santo_domingo/words.h"

enum { LABEL = 12 };

/* The telling of one action's events. */
typedef struct story {
    const canvas *c;
    const text_people *people;
    const atl_events *events;
    int at;                     /* the event to be told next */
    uint8_t open[SD_MAX_SEATS]; /* cards on the table */
    uint8_t hand[SD_MAX_SEATS]; /* cards left in hand */
    int row[SD_ROWS];
} story;

/* Cards that were on the table before, or are revealed now. */
static void find_cards(story *t, const sd_state *before)
{
    if (before == NULL)
        return;
    for (int seat = 0; seat < before->players; seat++)
        t->open[seat] = before->phase == SD_TRADING ? before->played[seat] : 0;
    for (int i = 0; i < t->events->count; i++) {
        const atl_event *event = &t->events->list[i];
        if (event->kind == SD_EVENT_REVEAL)
            t->open[event->seat] |= (uint8_t)(1U << event->args[0]);
    }
    for (int seat = 0; seat < before->players; seat++)
        t->hand[seat] = (uint8_t)(before->hand[seat] & ~t->open[seat]);
    for (int row = 0; row < SD_ROWS; row++)
        t->row[row] = before->row[row];
}

/* How often the others than `seat` have a card on the table. */
static int others_open(const story *t, int seat, int card)
{
    int count = 0;
    for (int other = 0; other < t->people->players; other++)
        count += other != seat && (t->open[other] >> card & 1) != 0;
    return count;
}

static void put_label(const story *t, FILE *to, const char *label)
{
    fputs("  " INK_BOLD, to);
    canvas_label(t->c, to, label, LABEL);
    fputs(INK_PLAIN, to);
}

static void close_line(const story *t, text_line *line)
{
    text_line_close(line, t->c, t->c->width < 60 ? 4 : 2 + LABEL);
}

/* " +3 VP" */
static void put_gain(FILE *to, int what, int amount)
{
    fputs(" +", to);
    sd_put_amount(to, what, amount);
}

static void tell_round(story *t)
{
    text_line line;
    text_line_open(&line);
    fprintf(line.to, "\n" INK_BOLD "── ");
    fprintf(line.to, _("Round %d"), t->events->list[t->at].args[0]);
    fprintf(line.to, " ──" INK_PLAIN);
    text_line_close(&line, t->c, -1);
    t->at++;
}

static void tell_supply(story *t)
{
    const atl_event *event = &t->events->list[t->at++];
    text_line line;
    text_line_open(&line);
    put_label(t, line.to, _("Supply"));
    fprintf(line.to, _("The markers advance: VP to %d, goods to %d, trader to %d."), event->args[0],
            event->args[1], event->args[2]);
    close_line(t, &line);
}

/* All cards that were revealed together, player by player. */
static void tell_reveal(story *t)
{
    text_line line;
    int previous = -1;
    text_line_open(&line);
    put_label(t, line.to, _("Cards"));
    for (; t->at < t->events->count; t->at++) {
        const atl_event *event = &t->events->list[t->at];
        if (event->kind != SD_EVENT_REVEAL)
            break;
        if (event->seat != previous) {
            fputs(previous < 0 ? "" : ", ", line.to);
            text_name(line.to, t->people, event->seat);
            fprintf(line.to, " %s", sd_card_title(event->args[0]));
        } else {
            fprintf(line.to, " + %s", sd_card_title(event->args[0]));
        }
        previous = event->seat;
    }
    close_line(t, &line);
}

/* The two cards that Governor and Customs are paid for, the dear one first. */
static const int paid_cards[SD_CARDS][2] = {
    [SD_GOVERNOR] = {SD_CAPTAIN, SD_ADMIRAL},
    [SD_CUSTOMS] = {SD_FRIGATE, SD_GALLEON},
};

/* " (others: 1 × Captain, 2 × Admiral)" */
static void put_paid_cards(const story *t, FILE *to, int seat, int card)
{
    int dear = paid_cards[card][0];
    int cheap = paid_cards[card][1];
    fprintf(to, _(" (others: %d × %s, %d × %s)"), others_open(t, seat, dear), sd_card_title(dear),
            others_open(t, seat, cheap), sd_card_title(cheap));
}

static void put_begging(const story *t, FILE *to, int seat)
{
    int left = atl_bits(t->hand[seat]);
    int traders = others_open(t, seat, SD_TRADER);
    fprintf(to, ngettext(" (%d card left in hand", " (%d cards left in hand", (unsigned long)left),
            left);
    if (traders > 0)
        fprintf(to, _("; others: %d × %s"), traders, sd_card_title(SD_TRADER));
    fputs(")", to);
}

/* Goods that found no room, told in the line of their gain. */
static void put_lost(story *t, FILE *to, int seat)
{
    if (t->at < t->events->count && t->events->list[t->at].kind == SD_EVENT_LOSE &&
        t->events->list[t->at].seat == seat) {
        sd_put_lost(to, t->events->list[t->at].args[0]);
        t->at++;
    }
}

/* Everybody with the same card takes from a row. */
static void tell_take(story *t)
{
    const atl_event *first = &t->events->list[t->at];
    int card = first->args[0];
    int row = first->args[1];
    int before = t->row[row];
    int sharers = 0;
    text_line line;
    text_line_open(&line);
    put_label(t, line.to, sd_card_title(card));
    while (t->at < t->events->count) {
        const atl_event *event = &t->events->list[t->at];
        if (event->kind != SD_EVENT_TAKE || event->args[0] != card)
            break;
        fputs(sharers++ == 0 ? "" : ", ", line.to);
        text_name(line.to, t->people, event->seat);
        put_gain(line.to, row, event->args[2]);
        t->row[row] -= event->args[2];
        t->at++;
        put_lost(t, line.to, event->seat);
    }
    if (sharers > 1)
        fprintf(line.to, _(" (%d share the %d on the board)"), sharers, before);
    else
        fprintf(line.to, _(" (of %d on the board)"), before);
    close_line(t, &line);
}

/* Whether the next event pays another seat for the same cards as `first`. */
static bool same_pay_next(const story *t, const atl_event *first)
{
    const atl_event *next = &t->events->list[t->at];
    int card = first->args[0];
    if (t->at == t->events->count || next->kind != SD_EVENT_EARN || next->args[0] != card ||
        card == SD_BEGGAR)
        return false;
    for (int i = 0; i < 2; i++) {
        int paid = paid_cards[card][i];
        if (others_open(t, first->seat, paid) != others_open(t, next->seat, paid))
            return false;
    }
    return true;
}

static void tell_earn(story *t)
{
    const atl_event *first = &t->events->list[t->at];
    int card = first->args[0];
    text_line line;
    text_line_open(&line);
    put_label(t, line.to, sd_card_title(card));
    do {
        const atl_event *event = &t->events->list[t->at++];
        fputs(event == first ? "" : ", ", line.to);
        text_name(line.to, t->people, event->seat);
        put_gain(line.to, event->args[1], event->args[2]);
        put_lost(t, line.to, event->seat);
    } while (same_pay_next(t, first));
    if (card == SD_BEGGAR)
        put_begging(t, line.to, first->seat);
    else
        put_paid_cards(t, line.to, first->seat, card);
    close_line(t, &line);
}

static void tell_trade(story *t)
{
    const atl_event *event = &t->events->list[t->at++];
    text_line line;
    text_line_open(&line);
    put_label(t, line.to, sd_card_title(SD_TRADER));
    text_name(line.to, t->people, event->seat);
    if (event->args[1] == 0) {
        fprintf(line.to, ": %s", _("no trade"));
    } else {
        put_gain(line.to, SD_VP, event->args[1]);
        fputs(_(" for "), line.to);
        sd_put_amount(line.to, SD_GOODS, event->args[0]);
    }
    close_line(t, &line);
}

/* The trader marker moves: several Traders, or the end of trading. */
static void tell_marker(story *t)
{
    const atl_event *event = &t->events->list[t->at++];
    text_line line;
    text_line_open(&line);
    put_label(t, line.to, sd_card_title(SD_TRADER));
    if (event->kind == SD_EVENT_SETBACK)
        fprintf(line.to, _("Several Traders: the marker goes back from %d to %d."), event->args[0],
                event->args[1]);
    else
        fprintf(line.to, _("After trading the marker goes from %d to 0."), event->args[0]);
    close_line(t, &line);
}

static void tell_return(story *t)
{
    text_line line;
    const char *comma = "";
    text_line_open(&line);
    put_label(t, line.to, sd_card_title(SD_BEGGAR));
    for (; t->at < t->events->count && t->events->list[t->at].kind == SD_EVENT_RETURN; t->at++) {
        const atl_event *event = &t->events->list[t->at];
        unsigned long cards = (unsigned long)event->args[0];
        fputs(comma, line.to);
        text_name(line.to, t->people, event->seat);
        fprintf(line.to, ngettext(": %lu card back in hand", ": %lu cards back in hand", cards),
                cards);
        comma = ", ";
    }
    close_line(t, &line);
}

static void tell_end(story *t)
{
    const atl_event *event = &t->events->list[t->at++];
    text_line line;
    text_line_open(&line);
    put_label(t, line.to, _("The end"));
    if (event->kind == SD_EVENT_CONVERT) {
        text_name(line.to, t->people, event->seat);
        put_gain(line.to, SD_VP, event->args[1]);
        fputs(_(" for "), line.to);
        sd_put_amount(line.to, SD_GOODS, event->args[0]);
        fprintf(line.to, " (%s)", _("goods left over, 3 for 1"));
    } else if (event->args[1] == SD_FINISH_GOAL) {
        fprintf(line.to, _("The goal was reached in round %d."), event->args[0]);
    } else {
        fprintf(line.to, _("The game ends after round %d."), event->args[0]);
    }
    close_line(t, &line);
}

void sd_text_story(const canvas *c, const text_people *people, const void *before,
                   const atl_events *events)
{
    story t = {.c = c, .people = people, .events = events};
    find_cards(&t, before);
    while (t.at < events->count) {
        switch ((enum sd_event)events->list[t.at].kind) {
        case SD_EVENT_ROUND:
            tell_round(&t);
            break;
        case SD_EVENT_SUPPLY:
            tell_supply(&t);
            break;
        case SD_EVENT_REVEAL:
            tell_reveal(&t);
            break;
        case SD_EVENT_TAKE:
            tell_take(&t);
            break;
        case SD_EVENT_EARN:
            tell_earn(&t);
            break;
        case SD_EVENT_SETBACK:
        case SD_EVENT_RESET:
            tell_marker(&t);
            break;
        case SD_EVENT_TRADE:
            tell_trade(&t);
            break;
        case SD_EVENT_RETURN:
            tell_return(&t);
            break;
        case SD_EVENT_FINISH:
        case SD_EVENT_CONVERT:
            tell_end(&t);
            break;
        case SD_EVENT_LOSE: /* told with its gain */
            t.at++;
            break;
        }
    }
}
