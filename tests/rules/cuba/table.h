/* Laying out a position of Cuba and playing it by notation, so that a test reads like
 * the rulebook: a position, some actions, what must be true.
 *
 *     cu_state s = table_of(2);
 *     have(&s, 0, CU_SUGAR, 3);
 *     PLAY(&s, "play tradeswoman", "sell sugar");
 *     assert_int_equal(s.seats[0].pesos, 13);
 *
 * table_of is the first turn of round 2: seat 0 starts, nobody has a piece or a
 * building, everybody has 10 pesos; ships 1, 2, 3 lie in docks 1, 2, 3 and ship 4 at
 * sea. The helpers move pieces between stock, market, ships and players, so that every
 * position stays a possible one; PLAY checks that, and every position it comes
 * through. */
#ifndef TESTS_CUBA_TABLE_H
#define TESTS_CUBA_TABLE_H

#include "games/cuba/rules.h"
#include "rules/playing.h"

extern const atl_game cuba_game;

/* Fields of a plantation. */
enum { A1, B1, C1, D1, A2, B2, C2, D2, A3, B3, C3, D3 };

/* Cards of the types in the order of their words. */
enum { TAX_1, TAX_2, TAX_3, TAX_4, TAX_5, TAX_PER_BUILDING };
enum { DUTY_CITRUS, DUTY_SUGAR, DUTY_TOBACCO, DUTY_WATER, DUTY_RESOURCES, DUTY_PRODUCTS };
enum { PER_BUILDING, PER_RESOURCE_FIELD, PER_PRODUCT_FIELD, PER_WATER, PER_VOTE, PER_3_PESOS };

/* The very beginning, with options such as "plantations=common parliament=secret". */
cu_state new_game(int players, const char *options);
cu_state new_game_of(int players, const char *options, const char *edition);

cu_state table_of(int players);
cu_state table_with(int players, const char *options);

/* Pieces a player has, out of and into the stock; `stored` of them in a warehouse. */
void have(cu_state *s, int seat, cu_piece piece, int amount);
void have_stored(cu_state *s, int seat, cu_piece piece, int amount);
/* Leaves so many in stock; the rest is laid with the last seat. */
void leave_in_stock(cu_state *s, cu_piece piece, int amount);
void on_market(cu_state *s, cu_piece piece, int amount);
void built(cu_state *s, int seat, cu_tile tile, int field);

/* Exchanges the ship of a place for ship `number` (from 1), empty. */
void ship_at(cu_state *s, cu_place place, int number);
/* Loads merchandise named by letters (CSTRG) out of the stock. */
void aboard(cu_state *s, cu_place place, const char *letters);

/* An act in force, or the bill on a pile; both are cards of the type. */
void in_force(cu_state *s, cu_type type, int card);
void bill_is(cu_state *s, cu_type type, int card);
/* Round `round`, with as many statutes gone as there must be. */
void in_round(cu_state *s, int round);

/* Phases C, D and E begin now. `kept` is everybody's card in hand, as a row of letters
 * out of WTAFM; `seat` becomes starting player. */
void open_parliament(cu_state *s, int seat, const char *kept);
void begin_statutes(cu_state *s, int seat);
void end_round(cu_state *s);

/* It is this seat's turn to play a character. */
void assert_turn_of(const cu_state *s, int seat);

/* Makes sure of all invariants, after a test wrote fields of its own. */
void settle(cu_state *s);

/* VP that a seat was told to gain for a reason. */
int points_for(const atl_events *events, int seat, int why);

#endif
