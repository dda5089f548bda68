/* Words that the files of this folder share. */
#ifndef ANTILLES_TEXT_SANTIAGO_WORDS_H
#define ANTILLES_TEXT_SANTIAGO_WORDS_H

#include "games/santiago/state.h"
#include "text/text.h"

/* Names, translated: "Pedro" or "Port", "Cigar factory", "tobacco", "yellow". */
const char *sc_place_title(int place);
const char *sc_building_title(int building);
const char *sc_thing_title(int thing);
const char *sc_flower_title(int flower);

/* The name of a source: a place or a building. */
const char *sc_source_title(int source);

const char *sc_flower_ink(int flower);

/* "2 sugar", "1 peso", "3 VP", in colour. */
void sc_put_amount(FILE *to, int thing, int amount);

/* "Church, Casino": the names of a set of buildings. */
void sc_put_buildings(FILE *to, uint32_t buildings);

/* What the dice ask for: "sugar 2, rum 1". */
void sc_put_demand(FILE *to, const uint8_t *demand);

/* What an event did, without saying to whom: "2 sugar → 4 VP", after `lead`. False,
 * and nothing written, for events that are told in another way. */
bool sc_put_event(FILE *to, const char *lead, const atl_event *event);

/* What a building is for, in a few words. */
const char *sc_building_effect(int building);

void sc_text_board(const canvas *c, const text_people *people, const void *view);
void sc_text_question(FILE *to, const void *view);
void sc_text_menu(text_menu *menu, const void *view);
void sc_text_item(const canvas *c, FILE *to, const void *view, int code);
void sc_text_why_not(FILE *to, const text_why *asked);
void sc_text_story(const canvas *c, const text_people *people, const void *before,
                   const atl_events *events);

extern const text_topic sc_text_topics[];

#endif
