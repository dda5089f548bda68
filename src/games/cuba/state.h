/* Cuba: the flat state and the action codes.
 *
 * Rules: docs/rules/cuba.en.md; comments cite its clauses (CU-4.2).
 *
 * A player's pieces are counted once, wherever they lie: pieces[] are all of them
 * and stored[] says how many of the products lie in a warehouse, so that "the lot
 * before the warehouse" (CU-7.2) is stored = min(stored, pieces).
 *
 * A field is a number from 0 (a1, top left) to 11 (d3): four columns, three rows.
 * A ship on the board is its number and what it still needs: three bits for each
 * merchandise.
 */
#ifndef ANTILLES_CUBA_STATE_H
#define ANTILLES_CUBA_STATE_H

#include "kit/kit.h"

enum {
    CU_MAX_SEATS = 5,
    CU_COLOURS = 5, /* each has a plantation of its own */
    CU_ROUNDS = 6,
    CU_TURNS = 4, /* characters a player plays in a round */
    CU_COLUMNS = 4,
    CU_ROWS = 3,
    CU_FIELDS = CU_ROWS * CU_COLUMNS,
    CU_ALL_FIELDS = (1 << CU_FIELDS) - 1,
    CU_SHIPS = 15,
    CU_ALL_SHIPS = (1 << CU_SHIPS) - 1,
    CU_SPACES = 5, /* of a ship */
    CU_PRODUCT_SPACES = 5,
    CU_GOOD_SPACES = 3,
    CU_MAX_PRICE = 20, /* in edition data */
    CU_MAX_PIECES = 18,
    CU_BID_REST = 100,
    CU_BID_HUNDREDS = 85, /* more pesos than 8499 cannot be had; see docs/notation/cuba.md */
    CU_MAX_PESOS = CU_BID_HUNDREDS * CU_BID_REST - 1,
    /* A seat takes at most 163 steps a round: 85 of the Tradeswoman (all merchandise there
     * is), 45 of the Foreman, 11 of the Mayor with ships drawn, 22 others; besides there are
     * 10 of chance and parliament a round, and 29 of the set-up. */
    CU_MAX_STEPS = 5000,
};

typedef enum cu_piece {
    CU_WOOD,
    CU_STONE,
    CU_WATER,
    CU_CITRUS,
    CU_SUGAR,
    CU_TOBACCO,
    CU_RUM,
    CU_CIGARS,
    CU_PIECES
} cu_piece;

enum {
    CU_RESOURCES = 3,
    CU_PRODUCTS = 3,
    CU_GOODS = 2,
    CU_MERCHANDISE = CU_PRODUCTS + CU_GOODS,
    CU_GROWN = CU_RESOURCES + CU_PRODUCTS, /* pieces that fields give */
    CU_SET_RESOURCES = 0x07,               /* sets of pieces */
    CU_SET_PRODUCTS = 0x38,
    CU_SET_GOODS = 0xC0,
};

typedef enum cu_character {
    CU_WORKER,
    CU_TRADESWOMAN,
    CU_ARCHITECT,
    CU_FOREMAN,
    CU_MAYOR,
    CU_CHARACTERS,
    CU_NOBODY = CU_CHARACTERS
} cu_character;

enum { CU_FULL_HAND = (1 << CU_CHARACTERS) - 1 };

/* Building tiles; factories are there twice. The printed warehouse is used like one. */
typedef enum cu_tile {
    CU_CEMENT_FACTORY,
    CU_SAW_MILL,
    CU_GOLF_COURSE,
    CU_MONASTERY,
    CU_RUM_CAFE,
    CU_CIGAR_CAFE,
    CU_SMALL_BRANCH_OFFICE,
    CU_LARGE_BRANCH_OFFICE,
    CU_HOTEL,
    CU_INN,
    CU_GENERAL_STORE,
    CU_PRODUCT_HOUSE,
    CU_RESOURCE_HOUSE,
    CU_SMALL_BANK,
    CU_LARGE_BANK,
    CU_CIGAR_FACTORY,
    CU_CIGAR_FACTORY_2,
    CU_DISTILLERY,
    CU_DISTILLERY_2,
    CU_BLACK_MARKET,
    CU_CHURCH,
    CU_TOWN_HALL,
    CU_DAM,
    CU_LIGHTHOUSE,
    CU_WAREHOUSE,
    CU_TILES,
    CU_PRINTED_WAREHOUSE = CU_TILES,
    CU_USABLE_TILES,
    CU_NO_TILE = CU_USABLE_TILES
} cu_tile;

enum { CU_ALL_TILES = (1 << CU_TILES) - 1, CU_NO_FIELD = CU_FIELDS };

/* The four statute piles. */
typedef enum cu_type { CU_TAX_ACT, CU_DUTY_ACT, CU_SUBSIDY_ACT, CU_OTHER_ACT, CU_TYPES } cu_type;

/* Cards of a type, 0 to 5; besides them the act in force from the start, or none. */
enum { CU_CARDS = 6, CU_INITIAL_ACT = CU_CARDS, CU_NO_ACT, CU_STATUTES = CU_TYPES * CU_CARDS };

enum { CU_TAX_BUILDINGS = 5 };
enum { CU_MARKET_MINUS, CU_MARKET_PLUS, CU_DROUGHT, CU_BUILDING, CU_HARBOR, CU_CORRUPTION };

/* Where a ship lies. */
typedef enum cu_place { CU_SEA, CU_DOCK_1, CU_DOCK_2, CU_DOCK_3, CU_PLACES } cu_place;

enum { CU_NO_SHIP = CU_SHIPS };

/* Part of the game; A to E of a round (CU-3). */
typedef enum cu_stage {
    CU_SETTING_UP,
    CU_BILLS,
    CU_ACTIONS,
    CU_PARLIAMENT,
    CU_STATUTE_PHASE,
    CU_ROUND_END,
    CU_FINISHED
} cu_stage;

/* The decision to be made; phases.c has a row for each. */
typedef enum cu_phase {
    CU_DRAW_SHIP, /* chance */
    CU_DRAW_START,
    CU_DRAW_BILL,
    CU_SIDE, /* seats */
    CU_SUPPLY,
    CU_SET_ASIDE,
    CU_CHARACTER,
    CU_MOVE,
    CU_HARVEST,
    CU_IRRIGATE,
    CU_TRADE,
    CU_BUILD,
    CU_PLACE,
    CU_MODE,
    CU_USE,
    CU_AMOUNT,
    CU_GIVE,
    CU_GIVE_MORE,
    CU_SWAP,
    CU_VETO,
    CU_FETCH,
    CU_DOCK,
    CU_OFFICE,
    CU_LOAD,
    CU_LOAD_MORE,
    CU_BID_BIG,
    CU_BID,
    CU_PASS,
    CU_TAX,
    CU_DUTY,
    CU_DUTY_MORE,
    CU_OVER,
    CU_PHASES
} cu_phase;

enum { CU_CHANCE_PHASES = CU_SIDE };

/* How the Foreman works (CU-6.2). */
enum { CU_MODE_CROSS, CU_MODE_SINGLE, CU_MODES };

/* Action codes, dense. */
enum {
    CU_ACTION_DONE,
    CU_ACTION_FORGO,
    CU_ACTION_DECLINE,
    CU_ACTION_SIDE,
    CU_ACTION_PLAY = CU_ACTION_SIDE + CU_COLOURS,
    CU_ACTION_ASIDE = CU_ACTION_PLAY + CU_CHARACTERS,
    CU_ACTION_MOVE = CU_ACTION_ASIDE + CU_CHARACTERS,
    CU_ACTION_HARVEST = CU_ACTION_MOVE + CU_FIELDS,
    CU_ACTION_WATER = CU_ACTION_HARVEST + CU_FIELDS,
    CU_ACTION_BUY = CU_ACTION_WATER + CU_FIELDS,
    CU_ACTION_SELL = CU_ACTION_BUY + CU_MERCHANDISE,
    CU_ACTION_TAKE = CU_ACTION_SELL + CU_MERCHANDISE,
    CU_ACTION_GIVE = CU_ACTION_TAKE + CU_PIECES,
    CU_ACTION_BUILD = CU_ACTION_GIVE + CU_PIECES,
    CU_ACTION_ON = CU_ACTION_BUILD + CU_TILES,
    CU_ACTION_MODE = CU_ACTION_ON + CU_FIELDS,
    CU_ACTION_USE = CU_ACTION_MODE + CU_MODES,
    CU_ACTION_AMOUNT = CU_ACTION_USE + CU_USABLE_TILES, /* of 1 */
    CU_ACTION_VETO = CU_ACTION_AMOUNT + CU_MAX_PIECES,
    CU_ACTION_FETCH = CU_ACTION_VETO + CU_TYPES,
    CU_ACTION_DOCK = CU_ACTION_FETCH + CU_SHIPS, /* of dock 1 */
    CU_ACTION_LOAD = CU_ACTION_DOCK + CU_PLACES - 1,
    CU_ACTION_HUNDREDS = CU_ACTION_LOAD + CU_MERCHANDISE,
    CU_ACTION_BID = CU_ACTION_HUNDREDS + CU_BID_HUNDREDS,
    CU_ACTION_PASS = CU_ACTION_BID + CU_BID_REST,
    CU_ACTION_PAY = CU_ACTION_PASS + CU_TYPES,
    CU_ACTION_START, /* chance from here on */
    CU_ACTION_SHIP = CU_ACTION_START + CU_MAX_SEATS,
    CU_ACTION_BILL = CU_ACTION_SHIP + CU_SHIPS,
    CU_NUM_ACTIONS = CU_ACTION_BILL + CU_STATUTES,
};

/* Positions in the game's lists of options and of edition tables. */
enum {
    CU_OPTION_PLANTATIONS,
    CU_OPTION_PARLIAMENT,
    CU_OPTION_SIDES,
};
enum {
    CU_TABLE_SHIPS,
    CU_TABLE_PLANTATIONS,
    CU_TABLE_PRODUCT_PRICES,
    CU_TABLE_GOOD_PRICES,
    CU_TABLE_STOCK_PRICES,
};
enum { CU_STOCK_ASKS, CU_STOCK_PAYS_PRODUCT, CU_STOCK_PAYS_GOOD, CU_STOCK_PRICES };

typedef struct cu_seat {
    uint32_t tiles;          /* set of own buildings */
    uint16_t open[CU_GROWN]; /* sets of fields that give each piece */
    uint16_t pesos;
    uint16_t vp;
    uint16_t bid;    /* a secret commitment while there is bidding (0 in others' views), else 0 */
    uint16_t votes;  /* in this round's parliament so far */
    uint16_t played; /* four bits for each turn of this round: character */
    uint8_t pieces[CU_PIECES];
    uint8_t stored[CU_PRODUCTS];
    uint8_t piece; /* field of the playing piece */
    uint8_t warehouse;
    uint8_t hand;
    uint8_t aside; /* 1 + the character set aside, a secret until parliament; 0 in others' views */
    uint8_t colour;
    uint8_t padding[2];
} cu_seat;

typedef struct cu_state {
    cu_seat seats[CU_MAX_SEATS];
    uint32_t choices;         /* legal choices of the phase: a set; while bidding, a number */
    uint32_t tiles;           /* buildings nobody has built */
    uint32_t used;            /* Foreman: buildings used in this turn */
    uint16_t cards[CU_SHIPS]; /* the ship cards: three bits for each space */
    uint16_t needs[CU_PLACES];
    uint16_t pile;      /* set of ships in unknown order, on top of the returned ones */
    uint16_t harvested; /* Worker: set of product fields used in this turn */
    uint8_t ships[CU_PLACES];
    uint8_t returned[CU_SHIPS]; /* bottom of the pile in drawing order */
    uint8_t returns;
    uint8_t places[CU_TILES]; /* field of each building */
    uint8_t stock[CU_PIECES];
    uint8_t market[CU_MERCHANDISE];
    uint8_t product_prices[CU_PRODUCT_SPACES];
    uint8_t good_prices[CU_GOOD_SPACES];
    uint8_t stock_prices[CU_STOCK_PRICES];
    uint8_t acts[CU_TYPES];  /* in force */
    uint8_t bills[CU_TYPES]; /* CU_NO_ACT: none (left) */
    uint8_t decks[CU_TYPES]; /* sets of statute cards not yet turned up */
    uint8_t players;
    uint8_t common; /* options */
    uint8_t secret;
    uint8_t chosen;
    uint8_t settled; /* set of seats that have their side; until all have, the seats hold the
                        five plantations in some order, those not chosen yet last */
    uint8_t stage;
    uint8_t phase;
    uint8_t actor; /* whose turn it is, also while chance decides */
    uint8_t start;
    uint8_t round;
    uint8_t turn;      /* of the four in phase B */
    uint8_t character; /* being carried out */
    uint8_t quota;     /* pieces, fields, bills or seats still to go in the present step */
    uint8_t bought;    /* Tradeswoman: sets of merchandise */
    uint8_t sold;
    uint8_t tile;           /* being built or used */
    uint8_t mode;           /* Foreman, 1 + how; 0: not chosen */
    uint8_t given;          /* Black Market: the piece given up */
    uint8_t dock;           /* being loaded; 0: none */
    uint8_t cargo;          /* Large Branch Office: 1 + its one merchandise */
    uint8_t resource_taken; /* alternatives used this round (CU-11.3) */
    uint8_t product_taken;
    uint8_t build_forgone;
    uint8_t load_forgone;
    uint8_t town_hall;   /* used this round */
    uint8_t vetoed;      /* type vetoed this round, or CU_TYPES */
    uint8_t last_vetoed; /* and in the previous one */
    uint8_t ballot;      /* 1 or 2 while there is bidding */
    uint8_t bidders;     /* set of seats */
    uint8_t taxed;       /* set of seats that met the tax */
    uint8_t padding[3];
} cu_state;

_Static_assert(sizeof(cu_seat) == 44, "no hidden padding");
_Static_assert(sizeof(cu_state) == 388, "no hidden padding");

#endif
