/* Laying out a position of Santo Domingo and playing it by notation, so that a
 * test reads like the rulebook: a position, some cards, what must be true.
 *
 *     sd_state s = table_of(4);
 *     s.row[SD_VP] = 9;
 *     PLAY(&s, "captain", "admiral", "admiral", "governor");
 *     assert_int_equal(s.vp[0], 2);
 *
 * Tests write the fields of the state directly; PLAY first makes sure that the
 * position is a possible one, and checks every position it comes through. */
#ifndef TESTS_SANTO_DOMINGO_TABLE_H
#define TESTS_SANTO_DOMINGO_TABLE_H

#include "games/santo_domingo/state.h"
#include "rules/playing.h"

extern const atl_game santo_domingo_game;

/* Sets of cards, for hands. */
enum {
    CAPTAIN = 1 << SD_CAPTAIN,
    ADMIRAL = 1 << SD_ADMIRAL,
    GOVERNOR = 1 << SD_GOVERNOR,
    FRIGATE = 1 << SD_FRIGATE,
    GALLEON = 1 << SD_GALLEON,
    CUSTOMS = 1 << SD_CUSTOMS,
    TRADER = 1 << SD_TRADER,
    BEGGAR = 1 << SD_BEGGAR,
};

/* A new game: standard side, goal 30, the default edition. */
sd_state table_of(int players);

/* A new game with options and, unless NULL, an edition's text. */
sd_state table_with(int players, const char *side, const char *goal, const char *edition);

/* The seat to act may buy exactly these numbers of VP. */
#define ASSERT_OFFERS(s, ...) assert_offers(s, (const int[]){__VA_ARGS__, -1})

void assert_offers(const sd_state *s, const int *vp);

/* Spaces of SD-3.1, written down a second time from the clause. */
int supply_for(int players);

/* The marker stood on `space` before the supply that has just been made. */
void assert_row_before_supply(const sd_state *s, sd_row row, int space);

#endif
