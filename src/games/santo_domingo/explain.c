/* Actions by name; docs/notation/santo-domingo.md specifies them. */
#include "games/santo_domingo/state.h"

static void explain_trade(const sd_state *s, int vp, const atl_facts *facts)
{
    int price = sd_price(s, vp); /* SD-6.2 */
    facts->word(facts->user, "kind", "buy");
    facts->number(facts->user, "vp", vp);
    if (price <= 0)
        return;
    facts->object(facts->user, "cost");
    facts->number(facts->user, "goods", price);
    facts->end(facts->user);
}

void santo_domingo_explain(const void *view, atl_action action, const atl_facts *facts)
{
    if (action >= SD_ACTION_BUY) {
        explain_trade(view, action - SD_ACTION_BUY, facts);
        return;
    }
    facts->word(facts->user, "kind", "play");
    facts->array(facts->user, "cards");
    for (uint32_t rest = (uint32_t)sd_action_cards(action); rest != 0; rest &= rest - 1)
        facts->word(facts->user, NULL, sd_card_words[atl_lowest(rest)]);
    facts->end(facts->user);
}
