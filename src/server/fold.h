/* Folding single entries into a table. Internal to the table. */
#ifndef ANTILLES_SERVER_FOLD_H
#define ANTILLES_SERVER_FOLD_H

#include "server/table.h"

/* One entry being folded. */
typedef struct folding {
    table *t;
    const json_t *entry;
    table_news *news;
    int acted;  /* the seat that has decided by it, or TABLE_NOBODY */
    int undone; /* the seat that has taken something back by it, or TABLE_NOBODY */
} folding;

/* Every kind of entry. False when it cannot be one here. */
bool fold_create(folding *f);
bool fold_join(folding *f);
bool fold_invite(folding *f);
bool fold_sit(folding *f);
bool fold_draw(folding *f);
bool fold_seat(folding *f);
bool fold_start(folding *f);
bool fold_move(folding *f);
bool fold_pledge(folding *f);
bool fold_undo(folding *f);
bool fold_over(folding *f);
bool fold_chat(folding *f);
bool fold_leave(folding *f);
bool fold_bot(folding *f);
bool fold_back(folding *f);
bool fold_vote(folding *f);
bool fold_overdue(folding *f);
bool fold_webhook(folding *f);
bool fold_rematch(folding *f);
bool fold_close(folding *f);

/* The member an entry speaks of; a new one when it is the next number. NULL for none. */
table_member *fold_member(folding *f, bool may_be_new);
void fold_stand_up(table *t, table_member *member);

#endif
