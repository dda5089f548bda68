/* A sequential test between two strengths: is the first bot of a pair stronger by
 * elo1 rather than by elo0? It looks after every block and stops when the answer is
 * clear enough: at most 5 % of such answers are wrong either way. */
#ifndef ANTILLES_ARENA_SPRT_H
#define ANTILLES_ARENA_SPRT_H

#include "arena/tally.h"

typedef enum arena_verdict {
    ARENA_NO_VERDICT,
    ARENA_H0, /* elo0 */
    ARENA_H1, /* elo1 */
} arena_verdict;

typedef struct arena_sprt {
    double llr;          /* logarithm of the likelihood ratio, elo1 over elo0 */
    double lower, upper; /* where it becomes a verdict */
    arena_verdict verdict;
} arena_sprt;

/* From the number of block scores, each from 0 to 1, their sum and the sum of their
 * squares. */
arena_sprt arena_sprt_judge(double blocks, double sum, double squares, double elo0, double elo1);

/* For a plan with such a test. */
arena_sprt arena_sprt_of(const arena_tally *tally);

/* The name of a verdict in documents: "none", "H0", "H1". */
const char *arena_verdict_name(arena_verdict verdict);

#endif
