/* All decisions of the game: which codes they use, what may be chosen, what follows.
 * legal.c and apply.c need nothing else. */
#include "games/cuba/rules.h"

enum { NONE = CU_NUM_ACTIONS };

#define DECISION(phase, code, stop_code, name, end_function)                                       \
    [CU_##phase] = {.base = CU_ACTION_##code,                                                      \
                    .stop = (stop_code),                                                           \
                    .choices = cu_##name##_choices,                                                \
                    .choose = cu_##name##_choose,                                                  \
                    .end = (end_function)}
#define DONE CU_ACTION_DONE
#define FORGO CU_ACTION_FORGO
#define DECLINE CU_ACTION_DECLINE

const cu_decision cu_decisions[CU_PHASES] = {
    DECISION(DRAW_SHIP, SHIP, NONE, ship, NULL),
    DECISION(DRAW_START, START, NONE, start, NULL),
    DECISION(DRAW_BILL, BILL, NONE, bill, NULL),
    DECISION(SIDE, SIDE, NONE, side, NULL),
    DECISION(SUPPLY, TAKE, NONE, supply, NULL),
    DECISION(SET_ASIDE, ASIDE, NONE, aside, NULL),
    DECISION(CHARACTER, PLAY, NONE, character, NULL),
    DECISION(MOVE, MOVE, NONE, move, NULL),
    DECISION(HARVEST, HARVEST, NONE, harvest, NULL),
    DECISION(IRRIGATE, WATER, DONE, irrigate, cu_end_turn),
    DECISION(TRADE, BUY, DONE, trade, cu_end_turn),
    DECISION(BUILD, BUILD, FORGO, build, cu_build_end),
    DECISION(PLACE, ON, NONE, place, NULL),
    DECISION(MODE, MODE, DONE, mode, cu_end_turn),
    DECISION(USE, USE, DONE, use, cu_end_turn),
    DECISION(AMOUNT, AMOUNT, NONE, amount, NULL),
    DECISION(GIVE, GIVE, NONE, give, NULL),
    DECISION(GIVE_MORE, GIVE, DONE, give, cu_used),
    DECISION(SWAP, TAKE, NONE, swap, NULL),
    DECISION(VETO, VETO, NONE, veto, NULL),
    DECISION(FETCH, FETCH, NONE, fetch, NULL),
    DECISION(DOCK, DOCK, FORGO, dock, cu_dock_end),
    DECISION(OFFICE, DOCK, NONE, dock, NULL),
    DECISION(LOAD, LOAD, NONE, load, NULL),
    DECISION(LOAD_MORE, LOAD, DONE, load, cu_load_end),
    [CU_BID_BIG] = {.base = CU_ACTION_HUNDREDS,
                    .stop = NONE,
                    .counted = true,
                    .choices = cu_big_choices,
                    .choose = cu_big_choose},
    [CU_BID] = {.base = CU_ACTION_BID,
                .stop = NONE,
                .counted = true,
                .choices = cu_bid_choices,
                .choose = cu_bid_choose},
    DECISION(PASS, PASS, NONE, pass, NULL),
    DECISION(TAX, PAY, DECLINE, tax, cu_tax_end),
    DECISION(DUTY, GIVE, DECLINE, duty, cu_duty_end),
    DECISION(DUTY_MORE, GIVE, NONE, duty, NULL),
    [CU_OVER] = {.base = NONE, .stop = NONE, .choices = cu_over_choices},
};
