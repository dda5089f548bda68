/* Small tournaments of the toy game for the tests of this folder. */
#ifndef TESTS_ARENA_PLANS_H
#define TESTS_ARENA_PLANS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "arena/plan.h"
#include "conformance/toy.h"

/* A plan of the bots (a list that ends with NULL) at tables with so many players (a
 * list that ends with 0). The last bot fills up. */
static inline arena_plan make_plan(const atl_game *game, arena_kind kind, const char *const *bots,
                                   const int *players, uint64_t games)
{
    arena_plan plan;
    uint8_t seats[ATL_MAX_SEATS] = {0};
    memset(&plan, 0, sizeof plan);
    plan.kind = kind;
    plan.game = game;
    plan.seed = 5;
    for (int i = 0; bots[i] != NULL; i++) {
        atl_agent agent;
        assert_int_equal(atl_agent_read(&agent, bots[i], NULL), ATL_OK);
        int bot = arena_plan_bot(&plan, &agent);
        for (int seat = i; seat < ATL_MAX_SEATS; seat++)
            seats[seat] = (uint8_t)bot;
    }
    for (int i = 0; players[i] != 0; i++) {
        arena_table *table = &plan.tables[plan.table_count++];
        atl_setup_default(&table->setup, game, players[i]);
        memcpy(table->seats, seats, sizeof seats);
    }
    arena_plan_extend(&plan, games);
    return plan;
}

#define BOTS(...) ((const char *const[]){__VA_ARGS__, NULL})
#define PLAYERS(...) ((const int[]){__VA_ARGS__, 0})

#endif
