/* What the files of the answers to "why not?" share. */
#ifndef ANTILLES_TEXT_CUBA_WHY_H
#define ANTILLES_TEXT_CUBA_WHY_H

#include "text/cuba/words.h"

/* A question about one action. */
typedef struct why {
    FILE *to;
    const text_people *people;
    const cu_state *s;
    const cu_seat *me;
    int seat;
    bool awaited; /* the seat has something to decide */
    cu_state own; /* the table as if the seat carried out a character from the start */
} why;

/* The seat is asked for a decision of this phase. */
bool cu_why_is(const why *w, int phase);

/* The seat is carrying out this character. */
bool cu_why_plays(const why *w, int character);

/* With which character something is done, and why that one is not at hand. */
void cu_why_character(const why *w, int character, const char *rule);

/* Sentences about a lack, and nothing where there is none. */
void cu_why_pieces(const why *w, int piece, int needed); /* of the seat's */
void cu_why_stock(const why *w, int piece);
void cu_why_owner(const why *w, int tile);    /* of the building that is asked about */
void cu_why_owner_of(const why *w, int tile); /* of another one, by its name */
void cu_why_pesos(const why *w, int needed);

/* The names of a set of pieces: "rum, cigars". */
typedef struct why_names {
    char text[256];
} why_names;

why_names cu_why_names(uint32_t pieces);

/* One for each group of codes; `index` counts from the group's first. */
void cu_why_buy(const why *w, int merchandise);
void cu_why_sell(const why *w, int merchandise);
void cu_why_take(const why *w, int piece);
void cu_why_dock(const why *w, int index);
void cu_why_load(const why *w, int merchandise);
void cu_why_give(const why *w, int piece);
void cu_why_build(const why *w, int tile);
void cu_why_on(const why *w, int field);
void cu_why_mode(const why *w, int mode);
void cu_why_use(const why *w, int tile);
void cu_why_amount(const why *w, int index);
void cu_why_veto(const why *w, int type);
void cu_why_fetch(const why *w, int ship);

#endif
