/* One number of players on the page of a study: what its sections share. Internal to
 * report/. */
#ifndef ANTILLES_REPORT_CHAPTER_H
#define ANTILLES_REPORT_CHAPTER_H

#include "report/study.h"

typedef struct chapter {
    FILE *out;
    const text_game *text;
    const arena_study_spec *spec;
    const arena_study_sums *sums;
    int players;
} chapter;

static inline double chapter_fair(const chapter *c)
{
    return 1.0 / c->players;
}

/* Whether the game has turns rather than rounds; it has either. */
bool chapter_counts_turns(const chapter *c);

/* A deed with what is said about it. */
typedef struct chapter_deed {
    const char *name;
    double often;           /* per player and game */
    double winners, others; /* the same among winners and the rest */
    double seats;           /* share of players who do it at all */
    arena_share more;       /* wins of those who do it more than their table */
} chapter_deed;

/* The deeds of a group that were seen, those that go most with winning first. */
int chapter_deeds(const chapter *c, int group, chapter_deed *deeds);

/* Mean points from every source of those who reached a place, which somebody did; the
 * last one is what has no source. */
void chapter_sources(const chapter *c, int place, double *means);

/* The sections. */
void chapter_write_short(const chapter *c);
void chapter_write_seats(const chapter *c);
void chapter_write_sources(const chapter *c);
void chapter_write_deeds(const chapter *c);
void chapter_write_length(const chapter *c);
void chapter_write_tension(const chapter *c);

#endif
