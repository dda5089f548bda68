/* A second, slow and plain referee, written from the clauses alone. It speaks notation
 * and knows nothing of the engine's codes. referee_expects.c knows what may be done,
 * referee.c what it does. */
#ifndef TESTS_SANTIAGO_REFEREE_H
#define TESTS_SANTIAGO_REFEREE_H

#include "table.h"

enum { NONE = -1 };

/* What the referee waits for. */
typedef enum wait {
    HOUSE,
    CUBAN,
    FIRST,
    DIE,
    LEAVE,
    DRIVE,
    PABLO,
    MIGUEL,
    GIFT,
    LAWYER,
    MOVE,
    USE,
    GO,
    END
} wait;

typedef struct player {
    int pesos, vp, goods[6], at, markers;
    bool passed;
} player;

typedef struct referee {
    wait wait;
    int players, mover, decider, first, turns;
    bool manual, lawyer_use;
    player seats[4];
    int street[10], settled; /* Cubans along the street */
    int flower[10], house_flower[12], laid;
    int owner[12];
    bool asleep[10];
    int car, ship, value, house;
    int dice[5], rolled; /* NONE: not on the ship */
    bool ship_gone;
    int casino; /* 0, or the direction so far */
} referee;

/* The list of legal actions it expects, as text. */
typedef struct list {
    int count;
    char text[64][40];
} list;

referee referee_start(const atl_setup *setup);

/* Who decides, and between which actions. */
int referee_to_act(const referee *r);
list referee_expects(const referee *r);

/* Follows an action. */
void referee_watches(referee *r, const char *action);

/* What both files need. */
extern const char *const good_names[6];
extern const char *const place_names[10];
extern const char *const house_names[12];
int in_supply(const referee *r, int good);
int wanted(const referee *r, int die);
int smaller(int a, int b);
void list_uses(const referee *r, int seat, int house, list *l);
void list_gifts(const referee *r, int seat, list *l);
void list_deliveries(const referee *r, int seat, list *l);
void list_moves(const referee *r, list *l);
void list_lawyer(const referee *r, list *l);

#endif
