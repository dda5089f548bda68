/* Santiago de Cuba: the flat state, the action codes and the events.
 *
 * Rules: docs/rules/santiago.en.md; comments cite its clauses (SC-7.3).
 *
 * A place is the port or a Cuban; the street's ten stops hold one place each. A
 * turn is a row of small decisions: drive, what the Cuban asks, the building, its
 * use. Action codes are dense, in the order of the enum sc_action_code below.
 */
#ifndef ANTILLES_SANTIAGO_STATE_H
#define ANTILLES_SANTIAGO_STATE_H

#include "kit/kit.h"

enum {
    SC_MAX_SEATS = 4,
    SC_STOPS = 10,
    SC_SHIPS = 7,
    SC_PIECES = 8,             /* of each good (SC-1.1) */
    SC_MARKERS = 3,            /* property markers of a player */
    SC_DISTRICT = 3,           /* buildings of each flower */
    SC_MAX_TURNS = 400,        /* SC-8.5 */
    SC_LOW_VALUE = 2,          /* the first flag */
    SC_CHEQUERED = 5,          /* one right of flag 4; the marker never rests there */
    SC_MAX_EXCHANGE = 8,       /* most that one decision at the Casino exchanges */
    SC_FINAL_GOODS_PER_VP = 3, /* SC-8.2 */
};

typedef enum sc_good {
    SC_SUGAR,
    SC_CITRUS,
    SC_TOBACCO,
    SC_RUM,
    SC_CIGARS,
    SC_WOOD, /* has no die */
    SC_GOODS
} sc_good;

enum { SC_DICE = SC_WOOD };

/* What players hold: the goods, then these. */
enum { SC_PESOS = SC_GOODS, SC_VP, SC_THINGS };

typedef enum sc_place {
    SC_PORT,
    SC_PEDRO,
    SC_MARIA,
    SC_JOSE,
    SC_MARTINEZ,
    SC_CONCHITA,
    SC_MIGUEL,
    SC_PABLO,
    SC_EL_ZORRO,
    SC_ALONSO,
    SC_PLACES
} sc_place;

enum { SC_CUBANS = SC_PLACES - 1 };

typedef enum sc_building {
    SC_BANK,
    SC_CHURCH,
    SC_DISTILLERY,
    SC_CIGAR_FACTORY,
    SC_BLACK_MARKET,
    SC_SAWMILL,
    SC_CAFE,
    SC_CUSTOMS,
    SC_CASINO,
    SC_HARBOURMASTER,
    SC_OFFICE,
    SC_NEWSPAPER,
    SC_BUILDINGS
} sc_building;

enum {
    SC_NOWHERE = SC_BUILDINGS, /* a piece off the board, no building in use */
    SC_ALL_BUILDINGS = (1 << SC_BUILDINGS) - 1,
    SC_ALL_CUBANS = (1 << SC_PLACES) - 2, /* sets of places have no bit 0 */
};

typedef enum sc_flower {
    SC_YELLOW,
    SC_BLUE,
    SC_RED,
    SC_WHITE,
    SC_FLOWERS,
    SC_NO_FLOWER = SC_FLOWERS
} sc_flower;

typedef enum sc_phase {
    SC_PLACE_BUILDING, /* chance */
    SC_SETTLE_CUBAN,   /* chance */
    SC_DRAW_FIRST,     /* chance */
    SC_ROLL,           /* chance */
    SC_LEAVE_OUT,
    SC_DRIVE,
    SC_TAKE, /* Pablo; Miguel in preset manual */
    SC_GIVE, /* El Zorro's victims */
    SC_LAWYER,
    SC_MOVE,
    SC_USE,
    SC_DELIVER,
    SC_OVER,
    SC_PHASES
} sc_phase;

enum { SC_RULEBOOK, SC_MANUAL };

/* Positions in the game's list of options. */
enum { SC_OPTION_PRESET, SC_OPTION_SCREENS };

/* Which way the Casino exchanges. */
enum { SC_TO_VP, SC_TO_PESOS, SC_NO_EXCHANGE };

enum sc_action_code {
    SC_ACTION_DRIVE = 0,                                  /* + place */
    SC_ACTION_TAKE = SC_ACTION_DRIVE + SC_PLACES,         /* + good; last: VP */
    SC_ACTION_GIVE = SC_ACTION_TAKE + SC_GOODS + 1,       /* + good but wood; pesos; VP */
    SC_ACTION_SEIZE = SC_ACTION_GIVE + SC_DICE + 2,       /* + building */
    SC_ACTION_EMPLOY = SC_ACTION_SEIZE + SC_BUILDINGS,    /* + building, one's own at Alonso's */
    SC_ACTION_MOVE = SC_ACTION_EMPLOY + SC_BUILDINGS,     /* + building */
    SC_ACTION_DISTIL = SC_ACTION_MOVE + SC_BUILDINGS,     /* + amount - 1 */
    SC_ACTION_MAKE_CIGARS = SC_ACTION_DISTIL + SC_PIECES, /* + amount - 1 */
    SC_ACTION_SWAP = SC_ACTION_MAKE_CIGARS + SC_PIECES,   /* + sc_swap_index */
    SC_ACTION_SAW = SC_ACTION_SWAP + SC_DICE * (SC_DICE - 1),
    SC_ACTION_CAFE = SC_ACTION_SAW + 1,                         /* rum; cigars; both */
    SC_ACTION_CUSTOMS = SC_ACTION_CAFE + 3,                     /* + die */
    SC_ACTION_CASINO = SC_ACTION_CUSTOMS + SC_DICE,             /* to VP 1..8; to pesos 1..8 */
    SC_ACTION_HARBOUR = SC_ACTION_CASINO + 2 * SC_MAX_EXCHANGE, /* left; right */
    SC_ACTION_OFFICE = SC_ACTION_HARBOUR + 2,                   /* + good */
    SC_ACTION_NEWS = SC_ACTION_OFFICE + SC_DICE,                /* + place - 1 */
    SC_ACTION_SKIP = SC_ACTION_NEWS + SC_CUBANS,
    SC_ACTION_DELIVER = SC_ACTION_SKIP + 1,  /* + index in sc_units */
    SC_ACTION_WOOD = SC_ACTION_DELIVER + 16, /* + index in sc_units */
    SC_ACTION_PASS = SC_ACTION_WOOD + 16,
    SC_ACTION_LEAVE = SC_ACTION_PASS + 1,              /* + die */
    SC_ACTION_PLACE = SC_ACTION_LEAVE + SC_DICE,       /* + building */
    SC_ACTION_SETTLE = SC_ACTION_PLACE + SC_BUILDINGS, /* + place - 1 */
    SC_ACTION_FIRST = SC_ACTION_SETTLE + SC_CUBANS,    /* + seat */
    SC_ACTION_ROLL = SC_ACTION_FIRST + SC_MAX_SEATS,   /* + index in sc_faces */
    SC_NUM_ACTIONS = SC_ACTION_ROLL + 21,
};

enum sc_event {
    SC_EVENT_BEGIN,    /* a player's first pesos, VP, goods (one each of sugar, citrus, tobacco) */
    SC_EVENT_PLACE,    /* building, flower */
    SC_EVENT_SETTLE,   /* Cuban, stop */
    SC_EVENT_FIRST,    /* the seat begins */
    SC_EVENT_TURN,     /* number */
    SC_EVENT_DRIVE,    /* from place, to place, pesos */
    SC_EVENT_ACTIVATE, /* Cuban */
    SC_EVENT_VALUE,    /* from, to, why */
    SC_EVENT_DEPART,   /* ship, why */
    SC_EVENT_INACTIVE, /* Cuban: stopped at in vain */
    SC_EVENT_GAIN,     /* what, amount, source */
    SC_EVENT_GIVE,     /* what, to seat */
    SC_EVENT_RECEIVE,  /* what, from seat: the other side of a gift */
    SC_EVENT_NOTHING,  /* has nothing to give */
    SC_EVENT_SEIZE,    /* building */
    SC_EVENT_EMPLOY,   /* building */
    SC_EVENT_MOVE,     /* building */
    SC_EVENT_STAY,     /* building or nowhere, why */
    SC_EVENT_EXCHANGE, /* given, got, amount of each */
    SC_EVENT_SAW,      /* wood, VP, pesos */
    SC_EVENT_CAFE,     /* good, VP */
    SC_EVENT_CUSTOMS,  /* die, from */
    SC_EVENT_CASINO,   /* changes of pesos, of VP */
    SC_EVENT_OFFICE,   /* good, VP */
    SC_EVENT_NEWS,     /* Cuban */
    SC_EVENT_SKIP,     /* where: source */
    SC_EVENT_DELIVER,  /* good, amount, VP */
    SC_EVENT_WOOD,     /* die, amount, VP */
    SC_EVENT_PASS,     /* why */
    SC_EVENT_OWNER,    /* building, VP, visitor */
    SC_EVENT_ROLL,     /* die, value */
    SC_EVENT_LEAVE,    /* die, value */
    SC_EVENT_FINISH,   /* turn, why */
    SC_EVENT_CONVERT,  /* goods, VP */
};

enum { SC_VALUE_PORT_PASSED, SC_VALUE_ROUND_OVER, SC_VALUE_HARBOURMASTER };
enum { SC_DEPART_FULL, SC_DEPART_FLAG };
enum { SC_STAY_NO_FLOWER, SC_STAY_NONE_FREE };
enum { SC_PASS_CHOSEN, SC_PASS_NOTHING };
enum { SC_FINISH_SHIPS, SC_FINISH_TURNS };

typedef struct sc_state {
    uint8_t players;
    uint8_t preset;
    uint8_t screens;  /* hide others' stocks on screen; no rule reads it (SC-8.4) */
    uint8_t phase;    /* sc_phase */
    uint8_t actor;    /* the seat to act; the roller while dice are rolled */
    uint8_t active;   /* whose turn it is; the first roller before the first turn */
    uint8_t starter;  /* who has the first turn */
    uint8_t drawn;    /* chance phases: outcomes drawn so far; SC_LEAVE_OUT: 5; else 0 */
    uint8_t car;      /* stop, the port is 0 */
    uint8_t ship;     /* from 1 */
    uint8_t value;    /* 2, 3, 4 */
    uint8_t roll_due; /* no ship's demand lies on the table (SC-7.6) */
    uint8_t left_out; /* die that is not in demand; SC_DICE while there is no demand */
    uint8_t in_use;   /* SC_USE: building; else SC_NOWHERE */
    uint8_t employed; /* SC_USE: it is used through Alonso (SC-4.4) */
    uint8_t exchange; /* SC_USE: the Casino's direction, once chosen; else SC_NO_EXCHANGE */
    uint8_t out;      /* SC_DELIVER: seats that are out of the round */
    uint8_t demand[SC_DICE];
    uint8_t rolled[SC_DICE]; /* SC_ROLL, SC_LEAVE_OUT: the dice so far; else 0 */
    uint8_t supply[SC_GOODS];
    uint8_t place_at[SC_STOPS];
    uint8_t stop_of[SC_PLACES];
    uint8_t flower[SC_PLACES]; /* edition data; the port has none */
    uint8_t piece[SC_MAX_SEATS];
    uint8_t goods[SC_MAX_SEATS][SC_GOODS];
    uint8_t padding;
    uint16_t turn;                 /* from 1; 0 before the first */
    uint16_t inactive;             /* set of places */
    uint16_t district[SC_FLOWERS]; /* sets of buildings */
    uint16_t owned[SC_MAX_SEATS];  /* sets of buildings */
    uint16_t pesos[SC_MAX_SEATS];
    uint16_t vp[SC_MAX_SEATS];
} sc_state;

_Static_assert(sizeof(sc_state) == 128, "no hidden padding");

/* A die's face, or units of a good against it. */
typedef struct sc_count {
    uint8_t good;
    uint8_t count;
} sc_count;

extern const sc_count sc_units[SC_ACTION_WOOD - SC_ACTION_DELIVER];
extern const sc_count sc_faces[SC_NUM_ACTIONS - SC_ACTION_ROLL];

/* "port", the Cubans, then the buildings: where something comes from. */
extern const char *const sc_source_words[];
extern const char *const *const sc_place_words;    /* the beginning of the sources */
extern const char *const *const sc_building_words; /* their end, and "none" */
extern const char *const sc_thing_words[];
extern const char *const sc_flower_words[];
extern const char *const sc_phase_words[];
extern const char *const sc_preset_words[];
extern const atl_table sc_tables[];
extern const atl_game santiago_game;

static inline int sc_after(const sc_state *s, int seat)
{
    return seat + 1 == s->players ? 0 : seat + 1;
}

/* Highest face of a die (SC-1.5). */
static inline int sc_top_face(int die)
{
    return die == SC_CITRUS ? 4 : 3;
}

/* Index in sc_units of `count` units, from 1. */
static inline int sc_unit_index(int good, int count)
{
    return 3 * good + (good > SC_CITRUS) + count - 1;
}

/* Index in sc_faces of a face. */
static inline int sc_face_index(int die, int face)
{
    return 4 * die + (die > SC_CITRUS) + face;
}

/* Index of the black market's exchange of two different goods. */
static inline int sc_swap_index(int given, int got)
{
    return given * (SC_DICE - 1) + got - (got > given);
}

static inline sc_count sc_swap_got(int index)
{
    int given = index / (SC_DICE - 1);
    int got = index % (SC_DICE - 1);
    return (sc_count){(uint8_t)given, (uint8_t)(got + (got >= given))};
}

/* Source of something a building brings. */
static inline int sc_source_building(int building)
{
    return SC_PLACES + building;
}

/* The place where the car stands. */
static inline int sc_car_place(const sc_state *s)
{
    return s->place_at[s->car];
}

static inline bool sc_has_demand(const sc_state *s)
{
    return (s->demand[0] | s->demand[1] | s->demand[2] | s->demand[3] | s->demand[4]) != 0;
}

/* Stops a drive to a place takes, 1 to 10; a full lap is 10 (SC-3.1). */
static inline int sc_distance(const sc_state *s, int place)
{
    int stops = s->stop_of[place] - s->car;
    return stops > 0 ? stops : stops + SC_STOPS;
}

/* Buildings that somebody owns. */
static inline uint32_t sc_all_owned(const sc_state *s)
{
    return (uint32_t)(s->owned[0] | s->owned[1] | s->owned[2] | s->owned[3]);
}

/* Buildings the active player can move to after a Cuban with `flower` (SC-5.1). */
static inline uint32_t sc_free_buildings(const sc_state *s, int flower)
{
    uint32_t taken = 0;
    for (int seat = 0; seat < s->players; seat++)
        taken |= 1U << s->piece[seat];
    return s->district[flower] & ~taken;
}

/* Whether a seat holds anything the ship takes (SC-7.1, SC-7.3). */
bool sc_can_deliver(const sc_state *s, int seat);

/* cubans.c: what happens at the Cuban, up to the next decision. */
void sc_meet_cuban(sc_state *s, atl_events *events);
/* El Zorro's next victim, clockwise after `seat`, or on to the building (SC-4.3). */
void sc_next_victim(sc_state *s, int seat, atl_events *events);
/* Hands out from the supply, as far as it holds. */
void sc_gain(sc_state *s, int seat, int thing, int amount, int source, atl_events *events);

/* buildings.c: the choices a building offers its user; without `skip`, so 0 when it
 * would change nothing. At most SC_MAX_CHOICES. */
enum { SC_MAX_CHOICES = SC_DICE * (SC_DICE - 1) };
int sc_choices(const sc_state *s, int seat, int building, atl_action *actions);
/* Whether using it brings anything, free gains included. */
bool sc_useful(const sc_state *s, int seat, int building);
/* Carries a choice out; false when it is none of the building's. */
bool sc_choose(sc_state *s, atl_action action, atl_events *events);
/* Free gains, then the choice if there is one. */
void sc_enter_use(sc_state *s, int building, bool employed, atl_events *events);

/* port.c */
void sc_begin_delivery(sc_state *s, atl_events *events);
/* Moves the value marker; on the chequered flag the ship departs (SC-7.5). */
void sc_move_value(sc_state *s, int by, int why, atl_events *events);
/* The ship departs if nothing is in demand any more (SC-7.4). */
void sc_depart_if_full(sc_state *s, atl_events *events);
void sc_begin_roll(sc_state *s);

/* turn.c */
void sc_begin_turn(sc_state *s, atl_events *events);
void sc_go_to_building(sc_state *s, atl_events *events);
void sc_end_turn(sc_state *s, atl_events *events);
/* The turn after the roll, or the end when the turns are used up (SC-8.5). */
void sc_next_turn(sc_state *s, atl_events *events);
void sc_finish(sc_state *s, int why, atl_events *events);

/* What apply does in each phase; ATL_ILLEGAL leaves the state untouched. */
atl_status sc_place_building(sc_state *s, atl_action action, atl_events *events);
atl_status sc_settle_cuban(sc_state *s, atl_action action, atl_events *events);
atl_status sc_draw_first(sc_state *s, atl_action action, atl_events *events);
atl_status sc_roll(sc_state *s, atl_action action, atl_events *events);
atl_status sc_leave_out(sc_state *s, atl_action action, atl_events *events);
atl_status sc_drive(sc_state *s, atl_action action, atl_events *events);
atl_status sc_take(sc_state *s, atl_action action, atl_events *events);
atl_status sc_give(sc_state *s, atl_action action, atl_events *events);
atl_status sc_consult_lawyer(sc_state *s, atl_action action, atl_events *events);
atl_status sc_move(sc_state *s, atl_action action, atl_events *events);
atl_status sc_use(sc_state *s, atl_action action, atl_events *events);
atl_status sc_deliver(sc_state *s, atl_action action, atl_events *events);

atl_status santiago_setup(void *state, const atl_setup *setup, atl_events *events, atl_reason *why);
atl_status santiago_check_edition(const atl_edition *edition, int *table, int *cell,
                                  atl_reason *why);
int santiago_to_act(const void *state);
bool santiago_secret(const void *state);
int santiago_legal(const void *state, atl_action *actions);
uint32_t santiago_weight(const void *state, atl_action action);
atl_status santiago_apply(void *state, atl_action action, atl_events *events);
void santiago_score(const void *state, atl_result *result);
void santiago_observe(const void *state, int seat, void *view);
void santiago_imagine(const void *view, int seat, atl_rng *rng, void *state);
const char *santiago_check(const void *state);
void santiago_describe(const void *state, const atl_facts *facts);
void santiago_notate(atl_action action, char text[ATL_NOTATION_BYTES]);
void santiago_explain(const void *view, atl_action action, const atl_facts *facts);
int santiago_players(const void *state);
void santiago_estimate(const void *state, int32_t points[ATL_MAX_SEATS]);
atl_action santiago_greedy(const void *view, int seat, const atl_action *legal, int count,
                           atl_rng *rng);

#endif
