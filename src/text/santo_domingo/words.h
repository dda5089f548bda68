/* Words that the files of this folder share. */
#ifndef ANTILLES_TEXT_SANTO_DOMINGO_WORDS_H
#define ANTILLES_TEXT_SANTO_DOMINGO_WORDS_H

#include "games/santo_domingo/state.h"
#include "text/text.h"

/* A card's name, and its beginning for tight places; translated. */
const char *sd_card_title(int card);
const char *sd_card_short(int card);

/* "3 VP", "1 good", "4 goods". */
void sd_put_amount(FILE *to, int what, int amount);

/* ", no room for 3" */
void sd_put_lost(FILE *to, int amount);

void sd_text_board(const canvas *c, const text_people *people, const void *view);
void sd_text_question(FILE *to, const void *view);
void sd_text_menu(text_menu *menu, const void *view);
void sd_text_item(const canvas *c, FILE *to, const void *view, int code);
void sd_text_label(FILE *to, const void *view, atl_action action);
void sd_text_note(FILE *to, const void *view, atl_action action);
atl_action sd_text_combine(const void *view, const int *codes);
void sd_text_why_not(FILE *to, const text_why *asked);
void sd_text_story(const canvas *c, const text_people *people, const void *before,
                   const atl_events *events);

extern const text_topic sd_text_topics[];

#endif
