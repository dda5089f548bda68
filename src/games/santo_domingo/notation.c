/* Notation of actions and the names of all facts; docs/NOTATION.md specifies both. */
#include "games/santo_domingo/state.h"

const uint8_t sd_cards_of[SD_ACTION_BUY] = {
#define CARD(card) 1U << (card)
#define PAIR(first, second) CARD(first) | CARD(second)
    CARD(0),    CARD(1),    CARD(2),    CARD(3),    CARD(4),    CARD(5),    CARD(6),    CARD(7),
    PAIR(0, 1), PAIR(0, 2), PAIR(0, 3), PAIR(0, 4), PAIR(0, 5), PAIR(0, 6), PAIR(0, 7), PAIR(1, 2),
    PAIR(1, 3), PAIR(1, 4), PAIR(1, 5), PAIR(1, 6), PAIR(1, 7), PAIR(2, 3), PAIR(2, 4), PAIR(2, 5),
    PAIR(2, 6), PAIR(2, 7), PAIR(3, 4), PAIR(3, 5), PAIR(3, 6), PAIR(3, 7), PAIR(4, 5), PAIR(4, 6),
    PAIR(4, 7), PAIR(5, 6), PAIR(5, 7), PAIR(6, 7),
#undef PAIR
#undef CARD
};

int sd_action_cards(atl_action action)
{
    return action < SD_ACTION_BUY ? sd_cards_of[action] : 0;
}

void santo_domingo_notate(atl_action action, char text[ATL_NOTATION_BYTES])
{
    text[0] = '\0';
    if (action >= SD_ACTION_BUY) {
        atl_text_append(text, ATL_NOTATION_BYTES, "buy ");
        atl_text_append_number(text, ATL_NOTATION_BYTES, action - SD_ACTION_BUY);
        return;
    }
    uint32_t cards = (uint32_t)sd_action_cards(action);
    atl_text_append(text, ATL_NOTATION_BYTES, sd_card_words[atl_lowest(cards)]);
    if (atl_bits(cards) == 2) {
        atl_text_append(text, ATL_NOTATION_BYTES, "+");
        atl_text_append(text, ATL_NOTATION_BYTES, sd_card_words[atl_lowest(cards & (cards - 1))]);
    }
}

static void describe_cards(const atl_facts *facts, const char *key, int cards)
{
    facts->array(facts->user, key);
    for (uint32_t rest = (uint32_t)cards; rest != 0; rest &= rest - 1)
        facts->word(facts->user, NULL, sd_card_words[atl_lowest(rest)]);
    facts->end(facts->user);
}

static void describe_seat(const sd_state *s, int seat, const atl_facts *facts)
{
    void *user = facts->user;
    /* A card chosen but not yet revealed is still in hand. */
    bool choosing = s->phase == SD_CHOOSE;
    int played = choosing ? 0 : s->played[seat];
    facts->object(user, NULL);
    facts->number(user, "vp", s->vp[seat]);
    facts->number(user, "goods", s->goods[seat]);
    describe_cards(facts, "hand", s->hand[seat]);
    describe_cards(facts, "chosen", choosing ? s->played[seat] : 0);
    describe_cards(facts, "played", played);
    describe_cards(facts, "discard", SD_FULL_HAND & ~s->hand[seat] & ~played);
    facts->truth(user, "committed", choosing && seat < s->actor);
    facts->truth(user, "trading", (s->traders >> seat & 1) != 0);
    facts->end(user);
}

void santo_domingo_describe(const void *state, const atl_facts *facts)
{
    const sd_state *s = state;
    void *user = facts->user;
    facts->number(user, "players", s->players);
    facts->word(user, "side", s->side == SD_SIDE_WINTER ? "winter" : "standard");
    facts->number(user, "goal", s->goal);
    facts->truth(user, "memory", s->memory != 0);
    facts->number(user, "cards", sd_cards_a_round(s));
    facts->word(user, "phase", sd_phase_words[s->phase]);
    facts->number(user, "round", s->round);
    facts->object(user, "row");
    for (int row = 0; row < SD_ROWS; row++)
        facts->number(user, sd_row_words[row], s->row[row]);
    facts->end(user);
    facts->array(user, "rates");
    for (int space = 0; space < SD_SPACES; space++) {
        facts->object(user, NULL);
        facts->number(user, "goods", s->rate_goods[space]);
        facts->number(user, "vp", s->rate_vp[space]);
        facts->end(user);
    }
    facts->end(user);
    facts->array(user, "seats");
    for (int seat = 0; seat < s->players; seat++)
        describe_seat(s, seat, facts);
    facts->end(user);
}
