/* Student, Wilson and Elo. */
#include "arena/stats.h"

#include <math.h>

static const double normal_quantile = 1.959963984540054;
static const double half_pi = 1.5707963267948966;

double arena_student(double freedom)
{
    const double tails = 0.05;
    if (freedom < 1)
        freedom = 1;
    if (freedom > 1e6)
        return normal_quantile;
    if (freedom < 1.5)
        return cos(tails * half_pi) / sin(tails * half_pi);
    if (freedom < 2.5)
        return sqrt(2 / (tails * (2 - tails)) - 2);
    double a = 1 / (freedom - 0.5);
    double b = 48 / (a * a);
    double c = ((20700 * a / b - 98) * a - 16) * a + 96.36;
    double d = ((94.5 / (b + c) - 3) / b + 1) * sqrt(a * half_pi) * freedom;
    double y = pow(d * tails, 2 / freedom);
    if (y > 0.05 + a) {
        double x = -normal_quantile;
        y = x * x;
        if (freedom < 5)
            c += 0.3 * (freedom - 4.5) * (x + 0.6);
        c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b;
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
        y = expm1(a * y * y);
    } else {
        y = ((1 / (((freedom + 6) / (freedom * y) - 0.089 * d - 0.822) * (freedom + 2) * 3) +
              0.5 / (freedom + 4)) *
                 y -
             1) *
                (freedom + 1) / (freedom + 2) +
            1 / y;
    }
    return sqrt(freedom * y);
}

arena_share arena_wilson(double share, double trials, double quantile)
{
    double extra = quantile * quantile / trials;
    double centre = (share + extra / 2) / (1 + extra);
    double half =
        quantile / (1 + extra) * sqrt(share * (1 - share) / trials + extra / (4 * trials));
    /* The share itself lies within, whatever rounding does. */
    return (arena_share){share, fmin(share, fmax(0, centre - half)),
                         fmax(share, fmin(1, centre + half))};
}

arena_share arena_interval(double mean, double variance, double blocks, double freedom)
{
    double spread = mean * (1 - mean);
    if (blocks < 1)
        return (arena_share){0, 0, 1};
    if (freedom < 1 || variance <= 0 || spread <= 0)
        return arena_wilson(mean, blocks, arena_student(fmax(1, freedom)));
    return arena_wilson(mean, spread / variance, arena_student(freedom));
}

double arena_elo_score(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

double arena_elo(double score)
{
    if (score <= 0)
        return -INFINITY;
    if (score >= 1)
        return INFINITY;
    return 400 * log10(score / (1 - score));
}
