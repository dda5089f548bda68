/* Rules of thumb: what things are worth to a seat, in hundredths of a VP and in whole
 * numbers, so that every platform chooses alike. */
#ifndef ANTILLES_CUBA_APPRAISE_H
#define ANTILLES_CUBA_APPRAISE_H

#include "games/cuba/rules.h"

enum { CU_VP = 100 };

typedef struct cu_appraisal {
    const cu_state *s;
    const cu_seat *me;
    int seat;
    uint32_t hand;       /* characters that may still be played this round */
    int rounds_left;     /* after this one */
    int peso;            /* worth of one */
    int dock;            /* the ship the Mayor would load */
    int keep[CU_PIECES]; /* what is lost by giving up one piece; 0 for pieces not owned */
    int more[CU_PIECES]; /* what one more piece is worth */
} cu_appraisal;

void cu_appraise(cu_appraisal *a, const cu_state *s, int seat);

/* Renews keep[] and more[] after the hand was changed. */
void cu_appraise_pieces(cu_appraisal *a);

static inline bool cu_may_play(const cu_appraisal *a, cu_character character)
{
    return (a->hand >> character & 1U) != 0;
}

static inline int cu_owns(const cu_appraisal *a, cu_tile tile)
{
    return (int)(a->me->tiles >> tile & 1U);
}

/* Worth of having piece number `number`, from 1, of a kind. */
int cu_worth_of_piece(const cu_appraisal *a, int piece, int number);

/* Gains of whole turns. */
int cu_value_of_field(const cu_appraisal *a, int field);
int cu_value_of_trade(const cu_appraisal *a);
int cu_value_of_building(const cu_appraisal *a, int tile);
int cu_value_of_dock(const cu_appraisal *a, int dock);
int cu_value_of_use(const cu_appraisal *a, int tile);
int cu_value_of_foreman(const cu_appraisal *a, int mode, int piece);
int cu_value_of_bill(const cu_appraisal *a, int type, int card);

#endif
