/* Notation of actions; docs/notation/cuba.md specifies it. A row for every group of
 * codes: a verb, then a word or a number. */
#include "games/cuba/rules.h"

typedef struct group {
    uint16_t base;
    const char *verb;
    const char *const *words; /* NULL: a number, `first` for the first code */
    uint8_t first;
} group;

static const group groups[] = {
    {CU_ACTION_SIDE, "side ", cu_colour_words, 0},
    {CU_ACTION_PLAY, "play ", cu_character_words, 0},
    {CU_ACTION_ASIDE, "aside ", cu_character_words, 0},
    {CU_ACTION_MOVE, "move ", cu_field_words, 0},
    {CU_ACTION_HARVEST, "harvest ", cu_field_words, 0},
    {CU_ACTION_WATER, "water ", cu_field_words, 0},
    {CU_ACTION_BUY, "buy ", cu_piece_words + CU_RESOURCES, 0},
    {CU_ACTION_SELL, "sell ", cu_piece_words + CU_RESOURCES, 0},
    {CU_ACTION_TAKE, "take ", cu_piece_words, 0},
    {CU_ACTION_GIVE, "give ", cu_piece_words, 0},
    {CU_ACTION_BUILD, "build ", cu_tile_words, 0},
    {CU_ACTION_ON, "on ", cu_field_words, 0},
    {CU_ACTION_MODE, "", cu_mode_words, 0},
    {CU_ACTION_USE, "use ", cu_tile_words, 0},
    {CU_ACTION_AMOUNT, "amount ", NULL, 1},
    {CU_ACTION_VETO, "veto ", cu_type_words, 0},
    {CU_ACTION_FETCH, "fetch ", NULL, 1},
    {CU_ACTION_DOCK, "dock ", NULL, 1},
    {CU_ACTION_LOAD, "load ", cu_piece_words + CU_RESOURCES, 0},
    {CU_ACTION_HUNDREDS, "hundreds ", NULL, 0},
    {CU_ACTION_BID, "bid ", NULL, 0},
    {CU_ACTION_PASS, "pass ", cu_type_words, 0},
    {CU_ACTION_PAY, "pay", NULL, 0},
    {CU_ACTION_START, "start ", NULL, 0},
    {CU_ACTION_SHIP, "ship ", NULL, 1},
    {CU_ACTION_BILL, "bill ", cu_statute_words, 0},
    {CU_NUM_ACTIONS, NULL, NULL, 0},
};

void cuba_notate(atl_action action, char text[ATL_NOTATION_BYTES])
{
    static const char *const stops[] = {"done", "forgo", "decline"};
    text[0] = '\0';
    if (action < CU_ACTION_SIDE) {
        atl_text_append(text, ATL_NOTATION_BYTES, stops[action]);
        return;
    }
    const group *g = groups;
    while (action >= g[1].base && g[1].verb != NULL)
        g++;
    int index = action - g->base;
    atl_text_append(text, ATL_NOTATION_BYTES, g->verb);
    if (g->words != NULL)
        atl_text_append(text, ATL_NOTATION_BYTES, g->words[index]);
    else if (action != CU_ACTION_PAY)
        atl_text_append_number(text, ATL_NOTATION_BYTES, g->first + index);
}
