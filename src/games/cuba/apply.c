/* Carrying out an action: a lookup in the table of decisions. */
#include "games/cuba/rules.h"

static bool offered(const cu_state *s, const cu_decision *decision, unsigned choice)
{
    if (decision->counted)
        return choice < s->choices;
    return choice < 32 && (s->choices >> choice & 1U) != 0;
}

atl_status cuba_apply(void *state, atl_action action, atl_events *events)
{
    cu_state *s = state;
    const cu_decision *decision = &cu_decisions[s->phase];
    unsigned choice = (unsigned)action - decision->base; /* wraps round when below */
    atl_events_clear(events);
    if (offered(s, decision, choice)) {
        decision->choose(s, (int)choice, events);
        return ATL_OK;
    }
    if (action != decision->stop || action >= CU_NUM_ACTIONS)
        return ATL_ILLEGAL;
    decision->end(s, events);
    return ATL_OK;
}
