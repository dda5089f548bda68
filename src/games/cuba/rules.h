/* What the files of Cuba's rules share: events, tables, and the steps of a game
 * that one rule hands over to another. */
#ifndef ANTILLES_CUBA_RULES_H
#define ANTILLES_CUBA_RULES_H

#include "games/cuba/state.h"

enum cu_event {
    CU_EVENT_ROUND,    /* number */
    CU_EVENT_START,    /* the seat is starting player */
    CU_EVENT_SIDE,     /* colour */
    CU_EVENT_SHIP,     /* ship, place: it comes or moves there */
    CU_EVENT_DEPART,   /* ship, place, pieces aboard */
    CU_EVENT_UNLOAD,   /* piece, amount: to the stock */
    CU_EVENT_BILL,     /* statute */
    CU_EVENT_PLAY,     /* character */
    CU_EVENT_SEND,     /* character in parliament, votes so far */
    CU_EVENT_MOVE,     /* field */
    CU_EVENT_HARVEST,  /* field, piece */
    CU_EVENT_TAKE,     /* piece, amount, why: from the stock */
    CU_EVENT_GIVE,     /* piece, amount, why: to the stock */
    CU_EVENT_EARN,     /* pesos, why */
    CU_EVENT_PAY,      /* pesos, why */
    CU_EVENT_POINTS,   /* vp, why */
    CU_EVENT_BUY,      /* piece, price, from */
    CU_EVENT_SELL,     /* piece, price, to */
    CU_EVENT_BUILD,    /* building, field */
    CU_EVENT_FORGO,    /* character, number of those who did so in this round */
    CU_EVENT_USE,      /* building */
    CU_EVENT_STORE,    /* piece, amount now in the warehouse */
    CU_EVENT_LOAD,     /* piece, ship, place */
    CU_EVENT_VETO,     /* statute */
    CU_EVENT_EXCHANGE, /* ship that comes to sea, ship that joins the pile */
    CU_EVENT_SHUFFLE,  /* ships in the pile */
    CU_EVENT_VOTES,    /* ballot, pesos bid, votes so far */
    CU_EVENT_TIE,      /* votes; the seat is among the tied */
    CU_EVENT_MAJORITY, /* votes */
    CU_EVENT_PASS,     /* statute */
    CU_EVENT_LAPSE,    /* statute, why */
    CU_EVENT_DECLINE,  /* tax or duty */
    CU_EVENT_MARKET,   /* piece, amount: joins (or leaves, below 0) the market */
    CU_EVENT_FINISH,   /* round */
    CU_EVENTS
};

/* Why something was gained or given: a character, a building, or one of these. */
enum {
    CU_WHY_CHARACTER,
    CU_WHY_BUILDING = CU_WHY_CHARACTER + CU_CHARACTERS,
    CU_WHY_SETUP = CU_WHY_BUILDING + CU_USABLE_TILES,
    CU_WHY_WATER,
    CU_WHY_COST,
    CU_WHY_BUILDING_ACT,
    CU_WHY_PARLIAMENT,
    CU_WHY_TAX,
    CU_WHY_DUTY,
    CU_WHY_BOTH,
    CU_WHY_SUBSIDY,
    CU_WHY_ROUND_END,
    CU_WHY_FINAL,
};

/* Why a statute left the game. */
enum { CU_LAPSE_REPLACED, CU_LAPSE_REJECTED };

/* What a building costs besides its pieces under the Building Act (CU-6.1). */
enum { CU_BUILDING_ACT_PESOS = 2 };

/* Where a piece was bought or sold. */
enum { CU_AT_MARKET, CU_AT_STOCK };

extern const char *const cu_piece_words[];
extern const char *const cu_character_words[];
extern const char *const cu_tile_words[];
extern const char *const cu_field_words[];
extern const char *const cu_ground_words[];
extern const char *const cu_statute_words[];
extern const char *const cu_type_words[];
extern const char *const cu_place_words[];
extern const char *const cu_stage_words[];
extern const char *const cu_phase_words[];
extern const char *const cu_mode_words[];
extern const char *const cu_colour_words[];
extern const char *const cu_why_words[];
extern const char *const cu_lapse_words[];
extern const char *const cu_at_words[];
extern const atl_table cu_tables[];

/* How many of each piece there are (CU-1.2). */
extern const uint8_t cu_totals[CU_PIECES];

/* One decision: its choices and what they lead to. */
typedef struct cu_decision {
    uint16_t base; /* code of choice 0 */
    uint16_t stop; /* code of ending or declining, or CU_NUM_ACTIONS */
    bool counted;  /* choices() is a number of choices rather than a set */
    uint32_t (*choices)(const cu_state *s);
    void (*choose)(cu_state *s, int choice, atl_events *events);
    void (*end)(cu_state *s, atl_events *events);
} cu_decision;

extern const cu_decision cu_decisions[CU_PHASES];

typedef struct cu_building cu_building;

/* A kind of use (CU-7): whether it would change anything, and how it begins. */
typedef struct cu_effect {
    bool (*usable)(const cu_state *s, const cu_building *b);
    void (*use)(cu_state *s, const cu_building *b, atl_events *events);
} cu_effect;

struct cu_building {
    uint8_t tile;
    uint8_t cost[CU_RESOURCES]; /* wood, stone, water */
    const cu_effect *effect;
    uint8_t pieces; /* set of pieces it takes */
    uint8_t most;   /* how many of them */
    uint8_t into;   /* piece it turns them into */
    uint8_t vp;     /* paid for each piece, or at once */
    uint8_t pesos;
    uint8_t gives; /* water */
};

extern const cu_building cu_buildings[CU_USABLE_TILES];

/* What is owed for a duty (CU-10.2): so many pieces of a set. */
typedef struct cu_duty_card {
    uint8_t pieces;
    uint8_t amount;
} cu_duty_card;

extern const cu_duty_card cu_duties[CU_CARDS + 1];

/* VP of each subsidy (CU-10.4). */
extern int (*const cu_subsidies[CU_CARDS])(const cu_seat *seat);

static inline cu_seat *cu_actor(cu_state *s)
{
    return &s->seats[s->actor];
}

static inline const cu_seat *cu_actor_view(const cu_state *s)
{
    return &s->seats[s->actor];
}

static inline uint8_t cu_next_seat(const cu_state *s, int seat)
{
    return (uint8_t)(seat + 1 == s->players ? 0 : seat + 1);
}

/* The fields of the row and column of a field, itself included (CU-4.1). */
static inline uint32_t cu_cross(int field)
{
    return 0xFU << (field & ~3) | 0x111U << (field & 3);
}

static inline bool cu_act_in_force(const cu_state *s, int other_act)
{
    return s->acts[CU_OTHER_ACT] == other_act;
}

/* How many more pieces of `merchandise` a ship takes. */
static inline int cu_need(uint32_t needs, int merchandise)
{
    return (int)(needs >> (3 * merchandise) & 7U);
}

static inline int cu_is_good(int merchandise)
{
    return merchandise >= CU_PRODUCTS;
}

/* Asks for a decision; false when there is nothing to choose. */
static inline bool cu_ask(cu_state *s, cu_phase phase)
{
    s->phase = (uint8_t)phase;
    s->choices = cu_decisions[phase].choices(s);
    return s->choices != 0;
}

/* Takes pieces away from a player: out of the lot before the warehouse (CU-7.2). */
static inline void cu_spend(cu_seat *seat, int piece, int amount)
{
    uint8_t left = (uint8_t)(seat->pieces[piece] - amount);
    seat->pieces[piece] = left;
    int product = piece - CU_RESOURCES;
    if (product >= 0 && product < CU_PRODUCTS && seat->stored[product] > left)
        seat->stored[product] = left;
}

/* pieces.c: between player and stock */
int cu_take(cu_state *s, int seat, int piece, int amount, int why, atl_events *events);
void cu_give(cu_state *s, int seat, int piece, int amount, int why, atl_events *events);
void cu_earn(cu_state *s, int seat, int pesos, int why, atl_events *events);
void cu_pay(cu_state *s, int seat, int pesos, int why, atl_events *events);
void cu_points(cu_state *s, int seat, int vp, int why, atl_events *events);
uint32_t cu_owned(const cu_seat *seat);
uint32_t cu_in_stock(const cu_state *s);

/* market.c */
int cu_buying_price(const cu_state *s, int merchandise); /* 0: none to be had */
int cu_selling_price(const cu_state *s, int merchandise);
uint32_t cu_cheapest_products(const cu_state *s); /* a set of pieces */

/* harbour.c */
uint16_t cu_card_needs(uint16_t card);
void cu_fill_harbour(cu_state *s, atl_events *events);
void cu_leave_harbour(cu_state *s, uint32_t leaving, atl_events *events);
int cu_free_place(const cu_state *s);

/* foreman.c */
uint32_t cu_usable(const cu_state *s, int mode);
void cu_used(cu_state *s, atl_events *events); /* the use of a building is over */

/* statutes.c */
int cu_tax_owed(const cu_state *s, int seat);
void cu_begin_statutes(cu_state *s, atl_events *events);

/* parliament.c */
void cu_begin_parliament(cu_state *s, atl_events *events);

/* round.c: the course of a round */
void cu_begin_round(cu_state *s, atl_events *events);
void cu_end_turn(cu_state *s, atl_events *events);
void cu_end_round(cu_state *s, atl_events *events);
void cu_harbour_filled(cu_state *s, atl_events *events);

/* What a decision's row in phases.c is made of. */
uint32_t cu_ship_choices(const cu_state *s);
void cu_ship_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_start_choices(const cu_state *s);
void cu_start_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_bill_choices(const cu_state *s);
void cu_bill_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_side_choices(const cu_state *s);
void cu_side_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_supply_choices(const cu_state *s);
void cu_supply_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_aside_choices(const cu_state *s);
void cu_aside_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_character_choices(const cu_state *s);
void cu_character_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_move_choices(const cu_state *s);
void cu_move_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_harvest_choices(const cu_state *s);
void cu_harvest_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_irrigate_choices(const cu_state *s);
void cu_irrigate_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_trade_choices(const cu_state *s);
void cu_trade_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_build_choices(const cu_state *s);
void cu_build_choose(cu_state *s, int choice, atl_events *events);
void cu_build_end(cu_state *s, atl_events *events);
uint32_t cu_place_choices(const cu_state *s);
void cu_place_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_mode_choices(const cu_state *s);
void cu_mode_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_use_choices(const cu_state *s);
void cu_use_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_amount_choices(const cu_state *s);
void cu_amount_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_give_choices(const cu_state *s);
void cu_give_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_swap_choices(const cu_state *s);
void cu_swap_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_veto_choices(const cu_state *s);
void cu_veto_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_fetch_choices(const cu_state *s);
void cu_fetch_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_dock_choices(const cu_state *s);
void cu_dock_choose(cu_state *s, int choice, atl_events *events);
void cu_dock_end(cu_state *s, atl_events *events);
uint32_t cu_load_choices(const cu_state *s);
void cu_load_choose(cu_state *s, int choice, atl_events *events);
void cu_load_end(cu_state *s, atl_events *events);
uint32_t cu_big_choices(const cu_state *s);
void cu_big_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_bid_choices(const cu_state *s);
void cu_bid_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_pass_choices(const cu_state *s);
void cu_pass_choose(cu_state *s, int choice, atl_events *events);
uint32_t cu_tax_choices(const cu_state *s);
void cu_tax_choose(cu_state *s, int choice, atl_events *events);
void cu_tax_end(cu_state *s, atl_events *events);
uint32_t cu_duty_choices(const cu_state *s);
void cu_duty_choose(cu_state *s, int choice, atl_events *events);
void cu_duty_end(cu_state *s, atl_events *events);
uint32_t cu_over_choices(const cu_state *s);

atl_status cuba_setup(void *state, const atl_setup *setup, atl_events *events, atl_reason *why);
atl_status cuba_check_edition(const atl_edition *edition, int *table, int *cell, atl_reason *why);
int cuba_to_act(const void *state);
bool cuba_secret(const void *state);
int cuba_legal(const void *state, atl_action *actions);
uint32_t cuba_weight(const void *state, atl_action action);
atl_status cuba_apply(void *state, atl_action action, atl_events *events);
void cuba_score(const void *state, atl_result *result);
void cuba_observe(const void *state, int seat, void *view);
void cuba_imagine(const void *view, int seat, atl_rng *rng, void *state);
const char *cuba_check(const void *state);
bool cu_in_bounds(const cu_state *s); /* bounds.c */
void cuba_describe(const void *state, const atl_facts *facts);
void cuba_notate(atl_action action, char text[ATL_NOTATION_BYTES]);
void cuba_explain(const void *view, atl_action action, const atl_facts *facts);
int cuba_players(const void *state);
void cuba_rewind(void *state);
void cuba_estimate(const void *state, int32_t points[ATL_MAX_SEATS]);
atl_action cuba_greedy(const void *view, int seat, const atl_action *legal, int count,
                       atl_rng *rng);

#endif
