/* What the files of the story share. */
#ifndef ANTILLES_TEXT_CUBA_STORY_H
#define ANTILLES_TEXT_CUBA_STORY_H

#include "text/cuba/words.h"

/* The telling of one action's events. */
typedef struct story {
    const canvas *c;
    const text_people *people;
    const cu_state *before; /* NULL at the set-up */
    const atl_events *events;
    int at; /* the event to be told next */
    text_line line;
} story;

const atl_event *cu_story_next(const story *t); /* NULL at the end */
bool cu_story_next_is(const story *t, int kind);

/* One line: a label, then what is written to t->line.to. */
void cu_story_begin_line(story *t, const char *label);
void cu_story_end_line(story *t);

/* "Rosa:" */
void cu_story_put_seat(story *t, int seat);

/* Tellers of what happens to the table and in parliament, by kind of event; NULL for
 * what happens in a turn. */
typedef void cu_story_teller(story *t);
cu_story_teller *cu_story_table_teller(int kind);

#endif
