/* What a seat may know: everything. The screens hide only what every attentive player
 * could have counted (SC-8.4); a front end hides it on screen, no rule and no bot. */
#include "games/santiago/state.h"

void santiago_observe(const void *state, int seat, void *view)
{
    (void)seat;
    if (view != state)
        memcpy(view, state, sizeof(sc_state));
}

void santiago_imagine(const void *view, int seat, atl_rng *rng, void *state)
{
    (void)seat;
    (void)rng;
    if (state != view)
        memcpy(state, view, sizeof(sc_state));
}
