/* Positions and play by notation for the tests of the rules. */
#include "table.h"

const atl_game *const tested_game = &santo_domingo_game;

sd_state table_with(int players, const char *side, const char *goal, const char *edition)
{
    sd_state s;
    atl_setup setup;
    atl_reason why = {0};
    atl_setup_default(&setup, &santo_domingo_game, players);
    assert_int_equal(atl_setup_option(&setup, &santo_domingo_game, "side", side, &why), ATL_OK);
    assert_int_equal(atl_setup_option(&setup, &santo_domingo_game, "goal", goal, &why), ATL_OK);
    if (edition != NULL)
        assert_int_equal(
            atl_edition_read(&setup.edition, &santo_domingo_game, edition, strlen(edition), &why),
            ATL_OK);
    assert_int_equal(santo_domingo_game.setup(&s, &setup, NULL, &why), ATL_OK);
    return s;
}

sd_state table_of(int players)
{
    return table_with(players, "standard", "30", NULL);
}

void assert_offers(const sd_state *s, const int *vp)
{
    atl_action legal[ATL_MAX_ACTIONS];
    int count = santo_domingo_game.legal(s, legal);
    assert_possible(s);
    assert_int_equal(s->phase, SD_TRADING);
    for (int i = 0; i < count; i++)
        assert_int_equal(legal[i] - SD_ACTION_BUY, vp[i]);
    assert_int_equal(vp[count], -1);
}

int supply_for(int players)
{
    switch (players) {
    case 2:
    case 4:
        return 3;
    case 5:
        return 4;
    default:
        return 5; /* 3 and 6 players */
    }
}

void assert_row_before_supply(const sd_state *s, sd_row row, int space)
{
    int after = space + supply_for(s->players);
    assert_int_equal(s->phase, SD_CHOOSE);
    assert_int_equal(s->row[row], after > 15 ? 15 : after);
}
