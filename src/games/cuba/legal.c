/* Whose turn it is and what may be done; phases.c knows the decisions. */
#include "games/cuba/rules.h"

int cuba_to_act(const void *state)
{
    const cu_state *s = state;
    if (s->phase < CU_CHANCE_PHASES)
        return ATL_CHANCE;
    return s->phase == CU_OVER ? ATL_OVER : s->actor;
}

/* CU-11.5 */
bool cuba_secret(const void *state)
{
    const cu_state *s = state;
    return s->phase == CU_SET_ASIDE || s->phase == CU_BID_BIG || s->phase == CU_BID;
}

int cuba_legal(const void *state, atl_action *actions)
{
    const cu_state *s = state;
    const cu_decision *decision = &cu_decisions[s->phase];
    unsigned base = decision->base;
    int count = 0;
    if (decision->stop < CU_NUM_ACTIONS)
        actions[count++] = decision->stop;
    if (decision->counted) {
        for (unsigned choice = 0; choice < s->choices; choice++)
            actions[count++] = (atl_action)(base + choice);
        return count;
    }
    for (uint32_t rest = s->choices; rest != 0; rest &= rest - 1)
        actions[count++] = (atl_action)(base + (unsigned)atl_lowest(rest));
    return count;
}

/* Every card of a shuffled pile and every seat is equally likely. */
uint32_t cuba_weight(const void *state, atl_action action)
{
    (void)state;
    (void)action;
    return 1;
}
