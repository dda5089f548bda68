/* Sums over blocks, and what they say. */
#include "arena/tally.h"

#include <string.h>

#include "kit/kit.h"

void arena_tally_start(arena_tally *tally, const arena_plan *plan)
{
    memset(tally, 0, sizeof *tally);
    tally->plan = plan;
}

static int count_winners(const arena_block *block, int game)
{
    int winners = 0;
    for (int seat = 0; seat < block->players; seat++)
        winners += block->rank[game][seat] == 1;
    ATL_ASSERT(winners > 0);
    return winners;
}

/* What the bots did in one game; parts of victories are collected for the block. */
static void add_game(arena_table_sums *sums, const arena_block *block, const arena_lineup *lineup,
                     int game, uint64_t *wins)
{
    uint64_t part = ARENA_VICTORY / (uint64_t)count_winners(block, game);
    for (int seat = 0; seat < block->players; seat++) {
        int bot = lineup->bots[arena_first_seat(lineup, game, seat)];
        arena_sums *own = &sums->bots[bot];
        own->seats++;
        own->ranks += block->rank[game][seat];
        own->points += block->points[game][seat];
        if (block->rank[game][seat] == 1)
            wins[bot] += part;
    }
}

/* The score of the bot 0 against the bot 1 in one game. */
static void add_pair(const arena_block *block, const arena_lineup *lineup, int game,
                     uint64_t *score, uint64_t *most)
{
    for (int seat = 0; seat < block->players; seat++) {
        for (int other = 0; other < block->players; other++) {
            if (lineup->bots[arena_first_seat(lineup, game, seat)] != 0 ||
                lineup->bots[arena_first_seat(lineup, game, other)] != 1)
                continue;
            int ahead = block->rank[game][other] - block->rank[game][seat];
            *score += ahead > 0 ? 2U : ahead == 0 ? 1U : 0U;
            *most += 2;
        }
    }
}

void arena_tally_add(arena_tally *tally, const arena_block *block)
{
    uint64_t wins[ARENA_MOST_BOTS] = {0};
    bool present[ARENA_MOST_BOTS] = {false};
    uint64_t score = 0;
    uint64_t most = 0;
    arena_lineup lineup;
    arena_plan_lineup(tally->plan, block->index, &lineup);
    arena_table_sums *sums = &tally->tables[lineup.table];
    for (int game = 0; game < block->games; game++) {
        add_game(sums, block, &lineup, game, wins);
        if (arena_is_pair(tally->plan))
            add_pair(block, &lineup, game, &score, &most);
    }
    for (int first = 0; first < lineup.players; first++) {
        present[lineup.bots[first]] = true;
        sums->bots[lineup.bots[first]].moves += block->effort.moves[first];
        sums->bots[lineup.bots[first]].nanoseconds += block->effort.nanoseconds[first];
        sums->bots[lineup.bots[first]].incidents += block->effort.incidents[first];
    }
    for (int bot = 0; bot < tally->plan->bot_count; bot++) {
        if (!present[bot])
            continue;
        sums->bots[bot].blocks++;
        sums->bots[bot].games += block->games;
        sums->bots[bot].wins += wins[bot];
        sums->bots[bot].wins_squared += wins[bot] * wins[bot];
    }
    sums->blocks++;
    sums->games += block->games;
    sums->pair_most = most;
    sums->pair += score;
    sums->pair_squared += score * score;
}

/* Calls for the tables that are asked for: one, or all. */
static bool is_meant(const arena_tally *tally, int table, int wanted)
{
    return (wanted < 0 || table == wanted) && table < tally->plan->table_count;
}

uint64_t arena_tally_games(const arena_tally *tally, int table)
{
    uint64_t games = 0;
    for (int t = 0; t < ATL_MAX_SEATS; t++)
        games += is_meant(tally, t, table) ? tally->tables[t].games : 0;
    return games;
}

uint64_t arena_tally_blocks(const arena_tally *tally, int table)
{
    uint64_t blocks = 0;
    for (int t = 0; t < ATL_MAX_SEATS; t++)
        blocks += is_meant(tally, t, table) ? tally->tables[t].blocks : 0;
    return blocks;
}

/* The variance of a mean of shares from their sums and squares, whole numbers of
 * `most` at best. */
static double variance_of_mean(double sum, double squares, double most, double count)
{
    if (count < 2)
        return 0;
    double mean = sum / count;
    double spread = squares / count - mean * mean;
    return spread <= 0 ? 0 : spread / (count - 1) / (most * most);
}

/* The share of victories with its interval: tables are strata, each with the weight
 * of its games. */
static arena_share win_share(const arena_tally *tally, int table, int bot, double games)
{
    double share = 0;
    double variance = 0;
    double blocks = 0;
    double freedom = 0;
    for (int t = 0; t < ATL_MAX_SEATS; t++) {
        const arena_sums *sums = &tally->tables[t].bots[bot];
        if (!is_meant(tally, t, table) || sums->blocks == 0)
            continue;
        double count = (double)sums->blocks;
        double most = (double)ARENA_VICTORY * (double)sums->games / count; /* of a block */
        double weight = (double)sums->games / games;
        share += (double)sums->wins / ARENA_VICTORY / games;
        variance += weight * weight *
                    variance_of_mean((double)sums->wins, (double)sums->wins_squared, most, count);
        blocks += count;
        freedom += count - 1;
    }
    return arena_interval(share, variance, blocks, freedom);
}

arena_figures arena_tally_bot(const arena_tally *tally, int table, int bot)
{
    arena_sums all = {0};
    arena_figures f = {0};
    for (int t = 0; t < ATL_MAX_SEATS; t++) {
        if (!is_meant(tally, t, table))
            continue;
        const arena_sums *sums = &tally->tables[t].bots[bot];
        all.games += sums->games;
        all.seats += sums->seats;
        all.wins += sums->wins;
        all.ranks += sums->ranks;
        all.points += sums->points;
        all.moves += sums->moves;
        all.nanoseconds += sums->nanoseconds;
        all.incidents += sums->incidents;
        f.fair_share += (double)sums->seats / tally->plan->tables[t].setup.players;
    }
    f.games = all.games;
    f.wins = (double)all.wins / ARENA_VICTORY;
    f.incidents = all.incidents;
    f.win_share = (arena_share){0, 0, 1};
    if (all.games == 0)
        return f;
    f.seats = (double)all.seats / (double)all.games;
    f.fair_share /= (double)all.games;
    f.mean_rank = (double)all.ranks / (double)all.seats;
    f.mean_score = (double)all.points / (double)all.seats;
    f.win_share = win_share(tally, table, bot, (double)all.games);
    if (all.moves > 0)
        f.ms_per_move = (double)all.nanoseconds / 1e6 / (double)all.moves;
    return f;
}

bool arena_is_pair(const arena_plan *plan)
{
    return plan->kind == ARENA_FIXED && plan->bot_count == 2;
}

void arena_tally_pair(const arena_tally *tally, double *sum, double *squares)
{
    *sum = 0;
    *squares = 0;
    for (int t = 0; t < tally->plan->table_count; t++) {
        double most = (double)tally->tables[t].pair_most;
        if (most == 0)
            continue;
        *sum += (double)tally->tables[t].pair / most;
        *squares += (double)tally->tables[t].pair_squared / (most * most);
    }
}

arena_share arena_tally_score(const arena_tally *tally)
{
    double sum = 0;
    double squares = 0;
    double blocks = (double)arena_tally_blocks(tally, -1);
    arena_tally_pair(tally, &sum, &squares);
    if (blocks < 1)
        return (arena_share){0.5, 0, 1};
    return arena_interval(sum / blocks, variance_of_mean(sum, squares, 1, blocks), blocks,
                          blocks - 1);
}
