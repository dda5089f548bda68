/* The terminal somebody plays at: lines of input, wiping, interruption. */
#ifndef ANTILLES_TERMINAL_H
#define ANTILLES_TERMINAL_H

#include <stdbool.h>

/* From now on Ctrl-C ends reading instead of the program. */
void terminal_start(void);

/* True once Ctrl-C was pressed. */
bool terminal_interrupted(void);

/* Leaves the program as Ctrl-C would have done; does not return. */
_Noreturn void terminal_die(void);

/* True when a person types and reads. */
bool terminal_is_interactive(void);

/* From now on somebody waits for what `text` says. It appears only when they have
 * waited for a while, and on a terminal; later texts replace it. */
void terminal_wait(const char *text);

/* The waiting is over; the text vanishes. */
void terminal_wait_over(void);

/* Lines of the screen. */
int terminal_rows(void);

/* Removes everything from the screen and from what can be scrolled back to. Does
 * nothing on a pipe. */
void terminal_wipe(void);

/* Shows `prompt` and reads a line without its end and outer blanks; the caller
 * frees it. NULL at the end of input or after Ctrl-C. */
char *terminal_ask(const char *prompt);

#endif
