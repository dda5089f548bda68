/* The lines of a record, or of a tournament's ledger, that tell a setup: options and
 * edition. Internal. */
#ifndef ANTILLES_RECORD_TERMS_H
#define ANTILLES_RECORD_TERMS_H

#include <stdio.h>

#include "antilles/game.h"

void record_write_terms(FILE *out, const atl_game *game, const atl_setup *setup);

#endif
