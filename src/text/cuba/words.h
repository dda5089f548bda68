/* Words that the files of this folder share. */
#ifndef ANTILLES_TEXT_CUBA_WORDS_H
#define ANTILLES_TEXT_CUBA_WORDS_H

#include "games/cuba/rules.h"
#include "text/text.h"

/* Names, translated. The short ones have three letters, those of characters two. */
const char *cu_piece_title(int piece);
const char *cu_piece_short(int piece);
const char *cu_character_title(int character);
const char *cu_character_short(int character);
const char *cu_building_title(int tile);
const char *cu_building_short(int tile);
const char *cu_building_use(int tile); /* what it does, as a phrase */
const char *cu_ground_title(int ground);
const char *cu_ground_short(int ground);
const char *cu_colour_title(int colour);
const char *cu_type_title(int type);
const char *cu_place_title(int place);

/* A statute in words; CU_NO_ACT is "none". */
const char *cu_act_title(int type, int act);
const char *cu_statute_title(int statute);

/* What lies on a field: a ground, or CU_GROUNDS + a building. */
enum { CU_GROUNDS = CU_GROWN + 1 };
int cu_on_field(const cu_state *s, const cu_seat *seat, int field);

/* "3 citrus", "3 VP", "1 peso"; the first without its colour */
void cu_put_count(FILE *to, int piece, int amount);
void cu_put_pieces(FILE *to, int piece, int amount);
void cu_put_vp(FILE *to, int vp);
void cu_put_pesos(FILE *to, int pesos);

/* "2 wood, 1 stone": what a building costs. */
void cu_put_cost(FILE *to, int tile);

void cu_text_board(const canvas *c, const text_people *people, const void *view);
void cu_draw_people(const canvas *c, const cu_state *s, const text_people *people, int only);
void cu_draw_plantations(const canvas *c, const cu_state *s, const text_people *people, int only);
void cu_draw_sides(const canvas *c, const cu_state *s);

void cu_text_question(FILE *to, const void *view);
void cu_text_menu(text_menu *menu, const void *view);
void cu_text_item(const canvas *c, FILE *to, const void *view, int code);
void cu_text_why_not(FILE *to, const text_why *asked);
void cu_text_story(const canvas *c, const text_people *people, const void *before,
                   const atl_events *events);

extern const text_topic cu_text_topics[];

#endif
