/* Carrying an action out: each phase has one function, in the file of its rules. */
#include "games/santiago/state.h"

typedef atl_status phase_fn(sc_state *s, atl_action action, atl_events *events);

static phase_fn *const phases[SC_PHASES] = {
    [SC_PLACE_BUILDING] = sc_place_building,
    [SC_SETTLE_CUBAN] = sc_settle_cuban,
    [SC_DRAW_FIRST] = sc_draw_first,
    [SC_ROLL] = sc_roll,
    [SC_LEAVE_OUT] = sc_leave_out,
    [SC_DRIVE] = sc_drive,
    [SC_TAKE] = sc_take,
    [SC_GIVE] = sc_give,
    [SC_LAWYER] = sc_consult_lawyer,
    [SC_MOVE] = sc_move,
    [SC_USE] = sc_use,
    [SC_DELIVER] = sc_deliver,
    [SC_OVER] = NULL,
};

atl_status santiago_apply(void *state, atl_action action, atl_events *events)
{
    sc_state *s = state;
    atl_events_clear(events);
    phase_fn *phase = phases[s->phase];
    return phase == NULL ? ATL_ILLEGAL : phase(s, action, events);
}
