/* Sentences that several reports share. */
#ifndef ANTILLES_REPORT_WORDS_H
#define ANTILLES_REPORT_WORDS_H

#include "arena/plan.h"
#include "text/words.h"

/* A sentence with its numbers filled in; cut to fit. */
typedef struct report_text {
    char text[1024];
} report_text;

report_text report_format(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* "4", "2, 3 and 4": the numbers of players of a plan. */
report_text report_players(const arena_plan *plan);

/* A number, and a share as "24.5 %", in the reader's language. */
report_text report_decimal(double value, int decimals);
report_text report_percent(double share);

/* "1234" with blanks between thousands. */
report_text report_count(uint64_t count);

/* Who made this and what it is not. */
const char *report_foot(void);

#endif
