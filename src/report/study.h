/* The page of a study: what many games say about a game. */
#ifndef ANTILLES_REPORT_STUDY_H
#define ANTILLES_REPORT_STUDY_H

#include <stdio.h>

#include "arena/study.h"
#include "text/text.h"

/* What is to be counted in a game: its own list, or every event with a word. */
void report_study_spec(arena_study_spec *spec, const text_game *text);

/* The title of a group of deeds, and the name of one of them. */
const char *report_group_title(const arena_study_spec *spec, const text_game *text, int group);
const char *report_deed_name(const arena_study_spec *spec, const text_game *text, int group,
                             int word);

void report_study(FILE *out, const arena_study *study, const text_game *text);

#endif
