/* Notation of actions; docs/notation/cuba.md specifies it. A row for every group of
 * codes: a verb, then a word or a number. */
#include "games/cuba/rules.h"

typedef struct group {
    const char *verb;
    const char *const *words; /* NULL: a number, `first` for the first code */
    uint16_t base;
    uint8_t first;
} group;

static const group groups[] = {
    {"side ", cu_colour_words, CU_ACTION_SIDE, 0},
    {"play ", cu_character_words, CU_ACTION_PLAY, 0},
    {"aside ", cu_character_words, CU_ACTION_ASIDE, 0},
    {"move ", cu_field_words, CU_ACTION_MOVE, 0},
    {"harvest ", cu_field_words, CU_ACTION_HARVEST, 0},
    {"water ", cu_field_words, CU_ACTION_WATER, 0},
    {"buy ", cu_piece_words + CU_RESOURCES, CU_ACTION_BUY, 0},
    {"sell ", cu_piece_words + CU_RESOURCES, CU_ACTION_SELL, 0},
    {"take ", cu_piece_words, CU_ACTION_TAKE, 0},
    {"give ", cu_piece_words, CU_ACTION_GIVE, 0},
    {"build ", cu_tile_words, CU_ACTION_BUILD, 0},
    {"on ", cu_field_words, CU_ACTION_ON, 0},
    {"", cu_mode_words, CU_ACTION_MODE, 0},
    {"use ", cu_tile_words, CU_ACTION_USE, 0},
    {"amount ", NULL, CU_ACTION_AMOUNT, 1},
    {"veto ", cu_type_words, CU_ACTION_VETO, 0},
    {"fetch ", NULL, CU_ACTION_FETCH, 1},
    {"dock ", NULL, CU_ACTION_DOCK, 1},
    {"load ", cu_piece_words + CU_RESOURCES, CU_ACTION_LOAD, 0},
    {"hundreds ", NULL, CU_ACTION_HUNDREDS, 0},
    {"bid ", NULL, CU_ACTION_BID, 0},
    {"pass ", cu_type_words, CU_ACTION_PASS, 0},
    {"pay", NULL, CU_ACTION_PAY, 0},
    {"start ", NULL, CU_ACTION_START, 0},
    {"ship ", NULL, CU_ACTION_SHIP, 1},
    {"bill ", cu_statute_words, CU_ACTION_BILL, 0},
    {NULL, NULL, CU_NUM_ACTIONS, 0},
};

/* Copies a text and returns its end, which is not terminated. */
static char *put(char *to, const char *text)
{
    while (*text != '\0')
        *to++ = *text++;
    return to;
}

/* A number below 1000. */
static char *put_number(char *to, int number)
{
    if (number >= 10)
        to = put_number(to, number / 10);
    *to++ = (char)('0' + number % 10);
    return to;
}

void cuba_notate(atl_action action, char text[ATL_NOTATION_BYTES])
{
    static const char *const stops[] = {"done", "forgo", "decline"};
    if (action < CU_ACTION_SIDE) {
        *put(text, stops[action]) = '\0';
        return;
    }
    const group *g = groups;
    while (action >= g[1].base)
        g++;
    int index = action - g->base;
    char *end = put(text, g->verb);
    if (g->words != NULL)
        end = put(end, g->words[index]);
    else if (action != CU_ACTION_PAY)
        end = put_number(end, g->first + index);
    *end = '\0';
}
