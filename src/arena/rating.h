/* Ratings of many bots from the places they took: the Bradley-Terry model on all
 * pairs of seats at a table, on the scale of Elo. docs/ARENA.md explains it. */
#ifndef ANTILLES_ARENA_RATING_H
#define ANTILLES_ARENA_RATING_H

#include "arena/block.h"

enum {
    ARENA_RATING_MEAN = 1500, /* the mean of all ratings */
    ARENA_RESAMPLES = 200,    /* for the intervals */
};

/* How often a bot was placed before another, in halves: a shared place counts 1 for
 * both. The second index is who was placed behind. */
typedef struct arena_pairs {
    uint64_t ahead[ARENA_MOST_BOTS][ARENA_MOST_BOTS];
} arena_pairs;

/* Counts of a tournament, and of its resamples: in each of them a block counts none,
 * one or several times, at random (Poisson's distribution with mean 1). */
typedef struct arena_rating {
    const arena_plan *plan;
    arena_pairs seen;
    arena_pairs resampled[ARENA_RESAMPLES];
} arena_rating;

void arena_rating_start(arena_rating *rating, const arena_plan *plan);
void arena_rating_add(arena_rating *rating, const arena_block *block);

/* A rating with its 95 % interval. */
typedef struct arena_elo_rating {
    double rating, low, high;
} arena_elo_rating;

/* How often a bot was placed before another, of all times they met; NaN if never. */
double arena_rating_ahead(const arena_rating *rating, int bot, int other);

/* Fits strengths to counts: ratings[bot], their mean is ARENA_RATING_MEAN. */
void arena_rating_fit(const arena_pairs *pairs, int bots, double *ratings);

/* Ratings with intervals of all bots of the plan. */
void arena_rating_judge(const arena_rating *rating, arena_elo_rating *ratings);

/* The bots from the best rating down. */
void arena_rating_order(const arena_elo_rating *ratings, int bots, int *order);

#endif
