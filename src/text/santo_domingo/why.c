/* Why a card cannot be played or VP cannot be bought (SD-3.2, SD-6). */
#include "text/santo_domingo/words.h"

/* The cards that the asker has chosen and that are not open yet. */
static int chosen_cards(const text_why *asked)
{
    int cards = 0;
    for (int i = 0; i < asked->pledged; i++)
        cards |= sd_action_cards(asked->pledges[i]);
    return cards;
}

/* Where a card is that cannot be chosen (SD-3.3). True when it lies in the discard. */
static bool say_where(FILE *to, const text_why *asked, int card)
{
    const sd_state *s = asked->view;
    bool in_hand = (s->hand[asked->seat] >> card & 1) != 0;
    bool is_chosen = (chosen_cards(asked) >> card & 1) != 0;
    bool is_open = s->phase == SD_TRADING && (s->played[asked->seat] >> card & 1) != 0;
    if (is_chosen)
        text_say(to, _("%s: you have chosen this card for the round."), sd_card_title(card));
    else if (is_open)
        text_say(to, _("%s: this card of yours lies open on the table until the round ends."),
                 sd_card_title(card));
    else if (!in_hand)
        text_say(to, _("%s: this card lies in your discard."), sd_card_title(card));
    return !in_hand && !is_open;
}

static void say_cards(FILE *to, const text_why *asked, uint32_t cards)
{
    const sd_state *s = asked->view;
    bool discarded = false;
    if (s->phase != SD_CHOOSE)
        text_say(to, "%s", _("Cards are chosen at the beginning of a round, by all at once."));
    for (uint32_t rest = cards; rest != 0; rest &= rest - 1)
        discarded = say_where(to, asked, atl_lowest(rest)) || discarded;
    if (discarded) /* SD-5.8 */
        text_say(to, "%s", _("Playing the Beggar brings all your cards back into your hand."));
    if (atl_bits(cards) < sd_cards_a_round(s))
        text_say(to, "%s", _("With 2 or 3 players everybody plays two cards in a round."));
    if (atl_bits(cards) > sd_cards_a_round(s))
        text_say(to, "%s", _("With 4 or more players everybody plays one card in a round."));
}

/* What so many VP cost, while the rates are known (SD-6.1, SD-6.2). */
static void say_price(FILE *to, const sd_state *s, int seat, int vp)
{
    int price = sd_price(s, vp);
    int have = s->goods[seat];
    int most = s->worth[SD_MAX_GOODS];
    if (vp > most)
        text_say(to, _("At today's rates even %d goods, the most one can have, bring only %d VP."),
                 SD_MAX_GOODS, most);
    else if (price < 0)
        text_say(to, _("Today's rates do not give exactly %d VP, or give more for as many goods."),
                 vp);
    else if (price > have)
        text_say(to,
                 ngettext("%d VP cost %d good; you have %d.", "%d VP cost %d goods; you have %d.",
                          (unsigned long)price),
                 vp, price, have);
}

static void say_purchase(FILE *to, const text_why *asked, int vp)
{
    const sd_state *s = asked->view;
    bool trades = s->phase == SD_TRADING && (s->traders >> asked->seat & 1) != 0;
    if (trades) {
        say_price(to, s, asked->seat, vp);
        return;
    }
    text_say(to, "%s", _("VP are bought with the Trader, once all cards are open."));
    if (s->phase != SD_TRADING)
        return;
    if ((s->played[asked->seat] >> SD_TRADER & 1) != 0)
        text_say(to, "%s", _("You have traded in this round already."));
    else
        text_say(to, "%s", _("You have not played the Trader in this round."));
}

void sd_text_why_not(FILE *to, const text_why *asked)
{
    if (asked->action >= SD_ACTION_BUY)
        say_purchase(to, asked, asked->action - SD_ACTION_BUY);
    else
        say_cards(to, asked, (uint32_t)sd_action_cards(asked->action));
}
