/* Intervals and strengths. Formulas and their reasons are in docs/ARENA.md. */
#ifndef ANTILLES_ARENA_STATS_H
#define ANTILLES_ARENA_STATS_H

#include <stdint.h>

/* A share between 0 and 1 with its 95 % interval. */
typedef struct arena_share {
    double share, low, high;
} arena_share;

/* The 97.5 % quantile of Student's t with that many degrees of freedom (G. W. Hill,
 * Algorithm 396, 1970); of the normal distribution when there are very many. */
double arena_student(double freedom);

/* Wilson's interval of a share seen in `trials` independent trials, which need not be
 * a whole number; `quantile` is 1.96 or Student's. */
arena_share arena_wilson(double share, double trials, double quantile);

/* The interval of a mean of `blocks` independent shares, given the variance of that
 * mean: Wilson's, with as many trials as would vary so much. Without variance the
 * blocks are the trials. `freedom` is the number of blocks less the number of means
 * that were taken. */
arena_share arena_interval(double mean, double variance, double blocks, double freedom);

/* The expected score of somebody stronger by that many Elo, and back. Scores of 0
 * and 1 are infinitely far away. */
double arena_elo_score(double elo);
double arena_elo(double score);

#endif
