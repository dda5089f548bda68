/* The smallest possible game; see toy.c. */
#ifndef TESTS_TOY_H
#define TESTS_TOY_H

#include "antilles/game.h"

enum { TOY_PRIZES = 3, TOY_MAX_BID = 3 };

/* Action codes. */
enum { TOY_ROLL = 0, TOY_BID = TOY_ROLL + TOY_PRIZES, TOY_NUM_ACTIONS = TOY_BID + TOY_MAX_BID + 1 };

extern const atl_game toy_game;

#endif
