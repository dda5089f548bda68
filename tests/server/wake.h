/* What wakes a loop that waits for threads: a byte in a pipe. */
#ifndef TESTS_SERVER_WAKE_H
#define TESTS_SERVER_WAKE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Around each test. */
int wake_open(void **state);
int wake_close(void **state);

/* What threads call. */
void wake(void *user);

/* Waits for the next call, at most half a minute. */
void wake_wait(void);

#endif
