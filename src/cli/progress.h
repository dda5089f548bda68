/* Progress of long work, on a terminal only. */
#ifndef ANTILLES_CLI_PROGRESS_H
#define ANTILLES_CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct progress {
    uint64_t total;
    double started, shown; /* seconds */
    bool visible;
} progress;

/* Seconds of a clock that only goes forward. */
double progress_clock(void);

void progress_start(progress *p, uint64_t total);

/* Tells how much is done, a few times a second. */
void progress_show(progress *p, uint64_t done);

/* Takes the line off the screen. */
void progress_end(progress *p);

/* From now on an interrupt (Ctrl-C, termination) is only noted; a second one ends
 * the program. */
void progress_catch_interrupt(void);
bool progress_interrupted(void);

#endif
