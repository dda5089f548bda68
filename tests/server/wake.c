/* What wakes a loop: a byte in a pipe. */
#include "server/wake.h"

#include <poll.h>
#include <unistd.h>

static int ends[2];

int wake_open(void **state)
{
    (void)state;
    return pipe(ends);
}

int wake_close(void **state)
{
    (void)state;
    close(ends[0]);
    close(ends[1]);
    return 0;
}

void wake(void *user)
{
    (void)user;
    ssize_t written = write(ends[1], "", 1);
    (void)written;
}

void wake_wait(void)
{
    char byte = 0;
    struct pollfd wait = {.fd = ends[0], .events = POLLIN};
    assert_int_equal(poll(&wait, 1, 30000), 1);
    assert_int_equal(read(ends[0], &byte, 1), 1);
}
