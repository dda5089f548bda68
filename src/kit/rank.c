/* Places from a comparison of two seats. */
#include "kit/kit.h"

void atl_rank(atl_result *result, int players, const void *state,
              int (*better)(const void *state, int a, int b))
{
    for (int seat = 0; seat < players; seat++) {
        int ahead = 0;
        for (int other = 0; other < players; other++)
            ahead += other != seat && better(state, other, seat) > 0;
        result->rank[seat] = (uint8_t)(1 + ahead);
    }
}

int atl_result_winners(const atl_result *result, int players)
{
    int winners = 0;
    for (int seat = 0; seat < players; seat++)
        winners += result->rank[seat] == 1;
    return winners;
}
