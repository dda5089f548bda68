/* The generalised sequential probability ratio test on the scores of blocks. */
#include "arena/sprt.h"

#include <math.h>

static const double error_rate = 0.05;

arena_sprt arena_sprt_judge(double blocks, double sum, double squares, double elo0, double elo1)
{
    arena_sprt sprt = {.lower = log(error_rate / (1 - error_rate)),
                       .upper = log((1 - error_rate) / error_rate)};
    if (blocks < 1)
        return sprt;
    /* The likelihood ratio of normal means with the variance that was seen. Two
     * imagined blocks, half a point above and below the mean, keep the variance from
     * being nothing at the beginning. */
    double score0 = arena_elo_score(elo0);
    double score1 = arena_elo_score(elo1);
    double mean = sum / blocks;
    double variance = (fmax(0, squares - sum * mean) + 0.5) / (blocks + 1);
    sprt.llr = blocks * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance);
    if (sprt.llr >= sprt.upper)
        sprt.verdict = ARENA_H1;
    else if (sprt.llr <= sprt.lower)
        sprt.verdict = ARENA_H0;
    return sprt;
}

arena_sprt arena_sprt_of(const arena_tally *tally)
{
    double sum = 0;
    double squares = 0;
    arena_tally_pair(tally, &sum, &squares);
    return arena_sprt_judge((double)arena_tally_blocks(tally, -1), sum, squares, tally->plan->elo0,
                            tally->plan->elo1);
}

const char *arena_verdict_name(arena_verdict verdict)
{
    static const char *const names[] = {
        [ARENA_NO_VERDICT] = "none", [ARENA_H0] = "H0", [ARENA_H1] = "H1"};
    return names[verdict];
}
