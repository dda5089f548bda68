/* Counting pairs of places, and fitting strengths to them. */
#include "arena/rating.h"

#include <math.h>
#include <string.h>

enum { RESAMPLE_STREAM = 101, MOST_ROUNDS = 10000 };

void arena_rating_start(arena_rating *rating, const arena_plan *plan)
{
    memset(rating, 0, sizeof *rating);
    rating->plan = plan;
}

static void count_pairs(uint8_t ahead[ARENA_MOST_BOTS][ARENA_MOST_BOTS], const arena_block *block,
                        const arena_lineup *lineup)
{
    for (int game = 0; game < block->games; game++) {
        for (int seat = 0; seat < block->players; seat++) {
            for (int other = 0; other < block->players; other++) {
                int one = lineup->bots[arena_first_seat(lineup, game, seat)];
                int two = lineup->bots[arena_first_seat(lineup, game, other)];
                int lead = block->rank[game][other] - block->rank[game][seat];
                if (one != two && lead >= 0)
                    ahead[one][two] = (uint8_t)(ahead[one][two] + (lead > 0 ? 2 : 1));
            }
        }
    }
}

/* A number with Poisson's distribution of mean 1, by its cumulated thresholds. */
static uint64_t poisson(atl_rng *rng)
{
    static const uint32_t thresholds[] = {1580030169U, 3160060337U, 3950075422U, 4213413783U,
                                          4279248374U, 4292415292U, 4294609778U, 4294923276U,
                                          4294962463U, 4294966817U};
    enum { COUNT = sizeof thresholds / sizeof thresholds[0] };
    uint32_t drawn = atl_rng_next(rng);
    uint64_t number = 0;
    while (number < COUNT && drawn >= thresholds[number])
        number++;
    return number;
}

static void add(arena_pairs *pairs, uint8_t ahead[ARENA_MOST_BOTS][ARENA_MOST_BOTS],
                const arena_lineup *lineup, uint64_t times)
{
    for (int i = 0; i < lineup->players; i++) {
        for (int j = 0; j < lineup->players; j++) {
            int one = lineup->bots[i];
            int two = lineup->bots[j];
            pairs->ahead[one][two] += times * ahead[one][two];
        }
    }
}

/* The bots of a line-up, each once. */
static arena_lineup without_repetitions(const arena_lineup *lineup)
{
    arena_lineup once = *lineup;
    once.players = 0;
    for (int seat = 0; seat < lineup->players; seat++) {
        bool known = false;
        for (int i = 0; i < once.players; i++)
            known = known || once.bots[i] == lineup->bots[seat];
        if (!known)
            once.bots[once.players++] = lineup->bots[seat];
    }
    return once;
}

void arena_rating_add(arena_rating *rating, const arena_block *block)
{
    uint8_t ahead[ARENA_MOST_BOTS][ARENA_MOST_BOTS] = {{0}};
    arena_lineup lineup;
    atl_rng rng;
    arena_plan_lineup(rating->plan, block->index, &lineup);
    count_pairs(ahead, block, &lineup);
    arena_lineup once = without_repetitions(&lineup);
    add(&rating->seen, ahead, &once, 1);
    atl_rng_seed(&rng, lineup.seed, RESAMPLE_STREAM);
    for (int i = 0; i < ARENA_RESAMPLES; i++) {
        uint64_t times = poisson(&rng);
        if (times > 0)
            add(&rating->resampled[i], ahead, &once, times);
    }
}

double arena_rating_ahead(const arena_rating *rating, int bot, int other)
{
    double ahead = (double)rating->seen.ahead[bot][other];
    double behind = (double)rating->seen.ahead[other][bot];
    return bot == other || ahead + behind == 0 ? NAN : ahead / (ahead + behind);
}

/* One round of the MM algorithm (Hunter, 2004); returns the largest relative change.
 * One imagined shared place for every pair keeps strengths finite. */
static double improve(const arena_pairs *pairs, int bots, double *strengths)
{
    double change = 0;
    double next[ARENA_MOST_BOTS];
    for (int bot = 0; bot < bots; bot++) {
        double won = 0;
        double rivals = 0;
        for (int other = 0; other < bots; other++) {
            if (other == bot)
                continue;
            double ahead = (double)pairs->ahead[bot][other] + 1;
            double behind = (double)pairs->ahead[other][bot] + 1;
            won += ahead;
            rivals += (ahead + behind) / (strengths[bot] + strengths[other]);
        }
        next[bot] = rivals > 0 ? won / rivals : 1;
    }
    double logs = 0;
    for (int bot = 0; bot < bots; bot++)
        logs += log(next[bot]);
    for (int bot = 0; bot < bots; bot++) {
        double strength = next[bot] / exp(logs / bots);
        change = fmax(change, fabs(strength / strengths[bot] - 1));
        strengths[bot] = strength;
    }
    return change;
}

/* Goes on from the strengths at hand. */
static void fit(const arena_pairs *pairs, int bots, double *strengths)
{
    for (int round = 0; round < MOST_ROUNDS && improve(pairs, bots, strengths) > 1e-8; round++)
        ;
}

static double elo_of(double strength)
{
    return ARENA_RATING_MEAN + 400 * log10(strength);
}

void arena_rating_fit(const arena_pairs *pairs, int bots, double *ratings)
{
    double strengths[ARENA_MOST_BOTS];
    for (int bot = 0; bot < bots; bot++)
        strengths[bot] = 1;
    fit(pairs, bots, strengths);
    for (int bot = 0; bot < bots; bot++)
        ratings[bot] = elo_of(strengths[bot]);
}

void arena_rating_judge(const arena_rating *rating, arena_elo_rating *ratings)
{
    int bots = rating->plan->bot_count;
    double fitted[ARENA_MOST_BOTS];
    double squares[ARENA_MOST_BOTS] = {0};
    arena_rating_fit(&rating->seen, bots, fitted);
    for (int i = 0; i < ARENA_RESAMPLES; i++) {
        double strengths[ARENA_MOST_BOTS];
        for (int bot = 0; bot < bots; bot++)
            strengths[bot] = pow(10, (fitted[bot] - ARENA_RATING_MEAN) / 400);
        fit(&rating->resampled[i], bots, strengths);
        for (int bot = 0; bot < bots; bot++) {
            double change = elo_of(strengths[bot]) - fitted[bot];
            squares[bot] += change * change;
        }
    }
    for (int bot = 0; bot < bots; bot++) {
        double half = 1.96 * sqrt(squares[bot] / ARENA_RESAMPLES);
        ratings[bot] = (arena_elo_rating){fitted[bot], fitted[bot] - half, fitted[bot] + half};
    }
}

void arena_rating_order(const arena_elo_rating *ratings, int bots, int *order)
{
    for (int i = 0; i < bots; i++) {
        int at = i;
        for (; at > 0 && ratings[order[at - 1]].rating < ratings[i].rating; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}
