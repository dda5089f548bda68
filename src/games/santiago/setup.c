/* Setup (SC-2): the empty table, then the shuffles as draws of chance, and what an
 * edition of this game must meet. */
#include "games/santiago/state.h"

#include "games/santiago/tables.inc"

atl_status santiago_setup(void *state, const atl_setup *setup, atl_events *events, atl_reason *why)
{
    sc_state *s = state;
    atl_status status = atl_setup_check(setup, &santiago_game, why);
    if (status != ATL_OK)
        return status;

    atl_events_clear(events);
    memset(s, 0, sizeof *s);
    s->players = setup->players;
    s->preset = setup->options[SC_OPTION_PRESET];
    s->screens = setup->options[SC_OPTION_SCREENS];
    s->phase = SC_PLACE_BUILDING;
    s->ship = 1;
    s->value = SC_LOW_VALUE;
    s->roll_due = 1;
    s->left_out = SC_DICE;
    s->in_use = SC_NOWHERE;
    s->exchange = SC_NO_EXCHANGE;
    s->flower[SC_PORT] = SC_NO_FLOWER;
    memcpy(s->flower + SC_PEDRO, atl_edition_table(&setup->edition, &santiago_game, 0), SC_CUBANS);
    memset(s->supply, SC_PIECES, sizeof s->supply);
    memset(s->piece, SC_NOWHERE, sizeof s->piece);
    for (int seat = 0; seat < s->players; seat++) { /* SC-2.2 */
        s->pesos[seat] = 3;
        s->vp[seat] = 2;
        for (int good = SC_SUGAR; good <= SC_TOBACCO; good++) {
            s->goods[seat][good] = 1;
            s->supply[good]--;
        }
        atl_emit(events, SC_EVENT_BEGIN, seat, 3, 2, 3);
    }
    return ATL_OK;
}

/* The next of twelve places, three for each flower in turn, gets a building. */
atl_status sc_place_building(sc_state *s, atl_action action, atl_events *events)
{
    uint32_t placed = (uint32_t)(s->district[0] | s->district[1] | s->district[2] | s->district[3]);
    int building = action - SC_ACTION_PLACE;
    if (building < 0 || building >= SC_BUILDINGS || (placed >> building & 1) != 0)
        return ATL_ILLEGAL;
    int flower = s->drawn / SC_DISTRICT;
    s->district[flower] |= (uint16_t)(1U << building);
    atl_emit(events, SC_EVENT_PLACE, ATL_WATCHER, building, flower, 0);
    if (++s->drawn == SC_BUILDINGS) {
        s->phase = SC_SETTLE_CUBAN;
        s->drawn = 0;
    }
    return ATL_OK;
}

atl_status sc_settle_cuban(sc_state *s, atl_action action, atl_events *events)
{
    int place = action - SC_ACTION_SETTLE + SC_PEDRO;
    if (place < SC_PEDRO || place >= SC_PLACES || s->stop_of[place] != 0)
        return ATL_ILLEGAL;
    int stop = ++s->drawn;
    s->place_at[stop] = (uint8_t)place;
    s->stop_of[place] = (uint8_t)stop;
    atl_emit(events, SC_EVENT_SETTLE, ATL_WATCHER, place, stop, 0);
    if (stop == SC_CUBANS) {
        s->phase = SC_DRAW_FIRST;
        s->drawn = 0;
    }
    return ATL_OK;
}

/* SC-2.3: the last to move rolls for the first ship. */
atl_status sc_draw_first(sc_state *s, atl_action action, atl_events *events)
{
    int seat = action - SC_ACTION_FIRST;
    if (seat < 0 || seat >= s->players)
        return ATL_ILLEGAL;
    s->starter = (uint8_t)seat;
    s->active = (uint8_t)(seat == 0 ? s->players - 1 : seat - 1);
    atl_emit(events, SC_EVENT_FIRST, seat, 0, 0, 0);
    sc_begin_roll(s);
    return ATL_OK;
}

uint32_t santiago_weight(const void *state, atl_action action)
{
    (void)state;
    if (action < SC_ACTION_ROLL || action >= SC_NUM_ACTIONS)
        return 1;
    sc_count face = sc_faces[action - SC_ACTION_ROLL];
    return face.good == SC_CITRUS ? citrus_faces[face.count] : plain_faces[face.count];
}

atl_status santiago_check_edition(const atl_edition *edition, int *table, int *cell,
                                  atl_reason *why)
{
    const uint8_t *flowers = atl_edition_table(edition, &santiago_game, 0);
    uint32_t present = 0;
    for (int cuban = 0; cuban < SC_CUBANS; cuban++)
        present |= 1U << flowers[cuban];
    for (int flower = 0; flower < SC_FLOWERS; flower++) {
        if ((present >> flower & 1) != 0)
            continue;
        *table = 0;
        *cell = SC_CUBANS - 1;
        return atl_refuse(why, ATL_SENTENCE("no Cuban has a {0} flower; each colour needs one"),
                          sc_flower_words[flower], NULL, NULL);
    }
    return ATL_OK;
}
