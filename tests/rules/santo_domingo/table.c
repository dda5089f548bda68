/* Positions and play by notation for the tests of the rules. */
#include "table.h"

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

static void assert_possible(const sd_state *s)
{
    const char *broken = santo_domingo_game.check(s);
    if (broken != NULL)
        fail_msg("impossible position: %s", broken);
}

void play(sd_state *s, atl_events *events, const char *const *notations)
{
    assert_possible(s);
    for (; *notations != NULL; notations++) {
        atl_action action = 0;
        if (atl_action_read(&santo_domingo_game, s, *notations, &action, NULL) != ATL_OK)
            fail_msg("cannot play '%s'", *notations);
        assert_int_equal(santo_domingo_game.apply(s, action, events), ATL_OK);
        assert_possible(s);
    }
}

atl_action code_of(const char *notation)
{
    char text[ATL_NOTATION_BYTES];
    for (atl_action code = 0; code < santo_domingo_game.num_actions; code++) {
        santo_domingo_game.notate(code, text);
        if (strcmp(text, notation) == 0)
            return code;
    }
    fail_msg("no action '%s'", notation);
    return 0;
}

void assert_illegal(const sd_state *s, const char *notation)
{
    sd_state tried = *s;
    atl_action action = 0;
    assert_possible(s);
    assert_int_equal(atl_action_read(&santo_domingo_game, s, notation, &action, NULL), ATL_ILLEGAL);
    assert_int_equal(santo_domingo_game.apply(&tried, code_of(notation), NULL), ATL_ILLEGAL);
    assert_memory_equal(&tried, s, sizeof tried);
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

const atl_event *find_event(const atl_events *events, int kind, int seat)
{
    for (int i = 0; i < events->count; i++) {
        if (events->list[i].kind == kind && events->list[i].seat == seat)
            return &events->list[i];
    }
    fail_msg("no event %d of seat %d", kind, seat);
    return NULL;
}

int count_events(const atl_events *events, int kind, int seat)
{
    int count = 0;
    for (int i = 0; i < events->count; i++)
        count += events->list[i].kind == kind && events->list[i].seat == seat;
    return count;
}
