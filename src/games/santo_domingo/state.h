/* Santo Domingo: the flat state, the action codes and the events.
 *
 * Rules: docs/rules/santo-domingo.en.md; comments cite its clauses (SD-4.1).
 *
 * Action codes, dense:
 *     0..7      play one card, Captain to Beggar
 *     8..35     play two different cards, in lexicographic order of the pair
 *     36..171   buy 0..135 victory points as a Trader
 */
#ifndef ANTILLES_SANTO_DOMINGO_STATE_H
#define ANTILLES_SANTO_DOMINGO_STATE_H

#include "kit/kit.h"

enum {
    SD_MAX_SEATS = 6,
    SD_LAST_SPACE = 15,
    SD_SPACES = SD_LAST_SPACE + 1,
    SD_MAX_GOODS = 15,
    SD_MAX_RATE = 9,
    SD_MAX_ROUNDS = 100,
    SD_MAX_BOUGHT = SD_MAX_GOODS * SD_MAX_RATE,
    SD_FINAL_GOODS_PER_VP = 3, /* SD-7.2 */
};

typedef enum sd_card {
    SD_CAPTAIN,
    SD_ADMIRAL,
    SD_GOVERNOR,
    SD_FRIGATE,
    SD_GALLEON,
    SD_CUSTOMS,
    SD_TRADER,
    SD_BEGGAR,
    SD_CARDS
} sd_card;

enum { SD_FULL_HAND = (1 << SD_CARDS) - 1 };

/* The rows of the board; the first two are also what a player can gain. */
typedef enum sd_row { SD_VP, SD_GOODS, SD_TRADE, SD_ROWS } sd_row;

typedef enum sd_phase { SD_CHOOSE, SD_TRADING, SD_OVER } sd_phase;

enum { SD_SIDE_STANDARD, SD_SIDE_WINTER };

/* Positions in the game's list of options. */
enum { SD_OPTION_SIDE, SD_OPTION_GOAL, SD_OPTION_MEMORY };

enum {
    SD_ACTION_CARD = 0,
    SD_ACTION_PAIR = SD_CARDS,
    SD_ACTION_BUY = SD_ACTION_PAIR + SD_CARDS * (SD_CARDS - 1) / 2,
    SD_NUM_ACTIONS = SD_ACTION_BUY + SD_MAX_BOUGHT + 1,
};

enum sd_event {
    SD_EVENT_ROUND,   /* number */
    SD_EVENT_SUPPLY,  /* marker positions: vp, goods, trader */
    SD_EVENT_REVEAL,  /* card */
    SD_EVENT_TAKE,    /* card, what, amount off the board */
    SD_EVENT_EARN,    /* card, what, amount not off the board */
    SD_EVENT_LOSE,    /* goods above the limit */
    SD_EVENT_SETBACK, /* trader marker from, to */
    SD_EVENT_TRADE,   /* goods, vp */
    SD_EVENT_RESET,   /* trader marker from, to 0 */
    SD_EVENT_RETURN,  /* cards back in hand */
    SD_EVENT_FINISH,  /* round, why */
    SD_EVENT_CONVERT, /* goods, vp */
};

enum { SD_FINISH_GOAL, SD_FINISH_ROUNDS };

typedef struct sd_state {
    uint8_t players;
    uint8_t phase; /* sd_phase */
    uint8_t actor; /* the seat to act; in SD_CHOOSE, the seats below have committed */
    uint8_t round; /* from 1 */
    uint8_t goal;
    uint8_t side;
    uint8_t memory;           /* hide others' discards on screen; no rule reads it */
    uint8_t traders;          /* SD_TRADING: seats that have yet to trade, the actor included */
    uint8_t row[SD_ROWS + 1]; /* marker positions; the last byte is padding */
    uint8_t hand[SD_MAX_SEATS];
    uint8_t played[SD_MAX_SEATS]; /* sets of cards: a secret commitment in SD_CHOOSE (0 in a
                                     view), open afterwards */
    uint8_t goods[SD_MAX_SEATS];
    uint8_t worth[SD_SPACES];      /* SD_TRADING: most VP that so many goods buy; else 0 */
    uint8_t rate_goods[SD_SPACES]; /* trader row of the side in play */
    uint8_t rate_vp[SD_SPACES];
    uint16_t vp[SD_MAX_SEATS];
} sd_state;

_Static_assert(sizeof(sd_state) == 90, "no hidden padding");

extern const char *const sd_card_words[];
extern const char *const sd_row_words[];
extern const char *const sd_phase_words[];
extern const char *const sd_finish_words[];
extern const atl_table sd_tables[];

/* How many cards a player plays in a round (SD-3.2). */
static inline int sd_cards_a_round(const sd_state *s)
{
    return s->players <= 3 ? 2 : 1;
}

/* Code of playing both cards, first < second. */
static inline int sd_pair_code(int first, int second)
{
    return SD_ACTION_PAIR + first * (2 * SD_CARDS - 1 - first) / 2 + second - first - 1;
}

/* The set of cards that each code below SD_ACTION_BUY plays. */
extern const uint8_t sd_cards_of[SD_ACTION_BUY];

/* The set of cards an action plays, or 0. */
int sd_action_cards(atl_action action);

/* Fewest goods that buy exactly `vp` points where they are on offer, or -1 (SD-6.2). */
int sd_price(const sd_state *s, int vp);

/* Fills worth[] from the rates on offer up to `space` (SD-6.1). */
void sd_worth(const sd_state *s, int space, uint8_t worth[SD_SPACES]);

/* Supply (SD-3.1) and a new round's start. */
void sd_supply(sd_state *s, atl_events *events);

atl_status santo_domingo_setup(void *state, const atl_setup *setup, atl_events *events,
                               atl_reason *why);
atl_status santo_domingo_check_edition(const atl_edition *edition, int *table, int *cell,
                                       atl_reason *why);
int santo_domingo_to_act(const void *state);
bool santo_domingo_secret(const void *state);
int santo_domingo_legal(const void *state, atl_action *actions);
atl_status santo_domingo_apply(void *state, atl_action action, atl_events *events);
void santo_domingo_score(const void *state, atl_result *result);
void santo_domingo_observe(const void *state, int seat, void *view);
void santo_domingo_imagine(const void *view, int seat, atl_rng *rng, void *state);
void santo_domingo_rewind(void *state);
int santo_domingo_players(const void *state);
void santo_domingo_estimate(const void *state, int32_t points[ATL_MAX_SEATS]);
const char *santo_domingo_check(const void *state);
void santo_domingo_describe(const void *state, const atl_facts *facts);
void santo_domingo_notate(atl_action action, char text[ATL_NOTATION_BYTES]);
void santo_domingo_explain(const void *view, atl_action action, const atl_facts *facts);
atl_action santo_domingo_greedy(const void *view, int seat, const atl_action *legal, int count,
                                atl_rng *rng);

#endif
