/* Setup and supply (SD-2, SD-3.1), and what an edition of this game must meet. */
#include "games/santo_domingo/state.h"

#include "games/santo_domingo/tables.inc"

extern const atl_game santo_domingo_game;

/* Spaces each marker advances, by number of players (SD-3.1). */
static const uint8_t supply_spaces[SD_MAX_SEATS + 1] = {
    [2] = 3, [3] = 5, [4] = 3, [5] = 4, [6] = 5};

void sd_supply(sd_state *s, atl_events *events)
{
    s->round++;
    s->phase = SD_CHOOSE;
    s->actor = 0;
    for (int row = 0; row < SD_ROWS; row++)
        s->row[row] = (uint8_t)atl_min(s->row[row] + supply_spaces[s->players], SD_LAST_SPACE);
    atl_emit(events, SD_EVENT_ROUND, ATL_WATCHER, s->round, 0, 0);
    atl_emit(events, SD_EVENT_SUPPLY, ATL_WATCHER, s->row[SD_VP], s->row[SD_GOODS],
             s->row[SD_TRADE]);
}

atl_status santo_domingo_setup(void *state, const atl_setup *setup, atl_events *events,
                               atl_reason *why)
{
    sd_state *s = state;
    bool long_game = setup->options[SD_OPTION_GOAL] != 0;
    atl_status status = atl_setup_check(setup, &santo_domingo_game, why);
    if (status != ATL_OK)
        return status;
    if (long_game && setup->players > 3) /* SD-2.3 */
        return atl_refuse(why, ATL_SENTENCE("a goal of 45 is only for 2 or 3 players"), NULL, NULL,
                          NULL);

    atl_events_clear(events);
    memset(s, 0, sizeof *s);
    s->players = setup->players;
    s->goal = long_game ? 45 : 30;
    s->side = setup->options[SD_OPTION_SIDE];
    s->memory = setup->options[SD_OPTION_MEMORY];
    const uint8_t *rates = atl_edition_table(&setup->edition, &santo_domingo_game, s->side);
    for (int space = 0; space < SD_SPACES; space++) {
        s->rate_goods[space] = rates[2 * space];
        s->rate_vp[space] = rates[2 * space + 1];
    }
    for (int row = 0; row < SD_ROWS; row++)
        s->row[row] = 1; /* SD-2.1 */
    for (int seat = 0; seat < s->players; seat++) {
        s->hand[seat] = SD_FULL_HAND; /* SD-2.2 */
        s->goods[seat] = s->players;
    }
    sd_supply(s, events);
    return ATL_OK;
}

atl_status santo_domingo_check_edition(const atl_edition *edition, int *table, int *cell,
                                       atl_reason *why)
{
    for (int side = 0; side < 2; side++) {
        const uint8_t *rates = atl_edition_table(edition, &santo_domingo_game, side);
        for (int space = 1; space < SD_SPACES; space++) {
            const uint8_t *lower = rates + 2 * (space - 1);
            const uint8_t *higher = rates + 2 * space;
            /* Fewer VP per good: vp/goods compared by cross multiplication. */
            if (higher[1] * lower[0] < lower[1] * higher[0]) {
                *table = side;
                *cell = space;
                return atl_refuse(
                    why, ATL_SENTENCE("a higher space must not give a worse rate than a lower one"),
                    NULL, NULL, NULL);
            }
        }
    }
    return ATL_OK;
}
