/* Laying out a position of Santiago de Cuba and playing it by notation, so that a
 * test reads like the rulebook: a position, some actions, what must be true.
 *
 *     sc_state s = table_of(3);
 *     stand_at(&s, SC_MARIA);
 *     PLAY(&s, "drive conchita", "move cafe");
 *     assert_int_equal(s.pesos[0], 1);
 *
 * The table of these tests, seat 0 to drive:
 *
 *     street     port pedro maria jose martinez conchita miguel pablo el-zorro alonso
 *     yellow     church, distillery, casino              (jose, martinez)
 *     blue       bank, cigar-factory, black-market       (miguel, pablo)
 *     red        sawmill, cafe, customs                  (maria, conchita)
 *     white      harbourmaster, office, newspaper        (pedro, alonso)
 *     demand     sugar 2, citrus 2, tobacco 2, rum 1; cigars left out
 *
 * Tests write the fields of the state directly or through the helpers; PLAY first
 * makes sure that the position is a possible one, and checks every position it comes
 * through. */
#ifndef TESTS_SANTIAGO_TABLE_H
#define TESTS_SANTIAGO_TABLE_H

#include "games/santiago/state.h"
#include "rules/playing.h"

/* Before the shuffles. */
sc_state fresh(int players);

/* The table above. */
sc_state table_of(int players);

/* The table above with a preset and, unless NULL, an edition's text. */
sc_state table_with(int players, const char *preset, const char *edition);

/* The draws that lay out streets and districts as above. */
extern const char *const layout[];

/* An edition in which El Zorro's flower is red and Maria and Alonso have none. */
extern const char *const strange_flowers;

/* The car stands at a place. */
void stand_at(sc_state *s, int place);

/* The seat has exactly so many of a good; the supply makes up for it. */
void hold(sc_state *s, int seat, int good, int amount);

/* The seat has no goods, pesos or VP. */
void strip(sc_state *s, int seat);

/* The ship wants sugar, citrus, tobacco, rum, cigars; one of them is 0 and left out. */
void want(sc_state *s, int sugar, int citrus, int tobacco, int rum, int cigars);

/* The seat owns a building. */
void own(sc_state *s, int seat, int building);

/* Puts seat `active` to the drive, as if the turns before had been played. */
void turn_of(sc_state *s, int active);

/* The turn is over and the next seat drives. */
void assert_drives(const sc_state *s, int seat);

#endif
