/* Line-ups, rotations and the number of blocks. */
#include "arena/plan.h"

#include <string.h>

/* Draws choose with a stream of their own, beyond those of chance and of the seats. */
enum { DRAW_STREAM = 100 };

/* After how many steps a line-up is as at the beginning. */
static int period(const uint8_t *bots, int players)
{
    for (int steps = 1; steps < players; steps++) {
        bool same = players % steps == 0;
        for (int seat = 0; seat < players && same; seat++)
            same = bots[seat] == bots[(seat + steps) % players];
        if (same)
            return steps;
    }
    return players;
}

static void shuffle(uint8_t *list, int count, atl_rng *rng)
{
    for (int i = count - 1; i > 0; i--) {
        int other = (int)atl_rng_below(rng, (uint32_t)i + 1);
        uint8_t kept = list[i];
        list[i] = list[other];
        list[other] = kept;
    }
}

/* All bots equally often as far as the seats go, in any order. */
static void draw(const arena_plan *plan, arena_lineup *lineup)
{
    uint8_t deck[ARENA_MOST_BOTS] = {0};
    atl_rng rng;
    atl_rng_seed(&rng, lineup->seed, DRAW_STREAM);
    for (int i = 0; i < plan->bot_count; i++)
        deck[i] = (uint8_t)i;
    for (int seat = 0; seat < lineup->players; seat++) {
        if (seat % plan->bot_count == 0)
            shuffle(deck, plan->bot_count, &rng);
        lineup->bots[seat] = deck[seat % plan->bot_count];
    }
    shuffle(lineup->bots, lineup->players, &rng);
}

void arena_plan_lineup(const arena_plan *plan, uint64_t block, arena_lineup *lineup)
{
    memset(lineup, 0, sizeof *lineup);
    lineup->table = (int)(block % (uint64_t)plan->table_count);
    lineup->players = plan->tables[lineup->table].setup.players;
    lineup->seed = atl_rng_derive(plan->seed, block);
    if (plan->kind == ARENA_DRAWN)
        draw(plan, lineup);
    else
        memcpy(lineup->bots, plan->tables[lineup->table].seats, sizeof lineup->bots);
    lineup->games = period(lineup->bots, lineup->players);
}

void arena_plan_extend(arena_plan *plan, uint64_t games)
{
    arena_lineup lineup;
    plan->games = games;
    plan->blocks = 0;
    plan->planned = 0;
    while (plan->planned < games) {
        arena_plan_lineup(plan, plan->blocks++, &lineup);
        plan->planned += (uint64_t)lineup.games;
    }
}

uint64_t arena_plan_share(const arena_plan *plan, uint64_t part, uint64_t parts)
{
    return part < plan->blocks ? (plan->blocks - part - 1) / parts + 1 : 0;
}

int arena_plan_bot(arena_plan *plan, const atl_agent *agent)
{
    for (int bot = 0; bot < plan->bot_count; bot++) {
        if (strcmp(plan->bots[bot].text, agent->text) == 0)
            return bot;
    }
    if (plan->bot_count == ARENA_MOST_BOTS)
        return -1;
    plan->bots[plan->bot_count] = *agent;
    return plan->bot_count++;
}
