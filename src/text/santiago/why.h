/* What the files of the answers to "why not?" share. */
#ifndef ANTILLES_TEXT_SANTIAGO_WHY_H
#define ANTILLES_TEXT_SANTIAGO_WHY_H

#include "text/santiago/words.h"

/* A question about one action. */
typedef struct why {
    FILE *to;
    const text_people *people;
    const sc_state *s;
    int seat;
    bool awaited; /* the seat has something to decide */
} why;

/* The seat is asked for a decision of this phase. */
bool sc_why_is(const why *w, int phase);

/* Sentences about a lack, and nothing where there is none. */
void sc_why_goods(const why *w, int good, int needed); /* of the seat's */
void sc_why_supply(const why *w, int good, int needed);
void sc_why_demand(const why *w, int die, int amount);

/* An action of a building by its code: SC_ACTION_DISTIL to SC_ACTION_NEWS. */
void sc_why_use(const why *w, int action);

/* Why using a building would change nothing (SC-4.4). */
void sc_why_useless(const why *w, int building);

#endif
