/* The page of a ladder: ratings as a table and a plot, and who beats whom. */
#ifndef ANTILLES_REPORT_LADDER_H
#define ANTILLES_REPORT_LADDER_H

#include <stdio.h>

#include "arena/results.h"

void report_ladder(FILE *out, const arena_results *results, bool times);

#endif
