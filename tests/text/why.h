/* Asking "why not?" in a test. People are called Ana, Ben, Cleo, Dan, Eva and Finn in the
 * order of their seats. */
#ifndef TESTS_TEXT_WHY_H
#define TESTS_TEXT_WHY_H

#include "text/text.h"

/* Fails unless the seat, or ATL_WATCHER, is answered with exactly these sentences. */
void assert_why(const atl_game *game, const void *state, int seat, const char *notation,
                const char *answer);

/* The same for a seat that has pledged an action; everybody else is still to choose. */
void assert_why_pledged(const atl_game *game, const void *state, int seat, const char *pledge,
                        const char *notation, const char *answer);

#endif
