/* Another program that is spoken to line by line: started, written to, read from and
 * ended, each within a limit of time. Internal to engine/. */
#ifndef ANTILLES_ENGINE_PROCESS_H
#define ANTILLES_ENGINE_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum { PROCESS_LINE_BYTES = 1 << 16 };

typedef struct process {
    pid_t pid; /* 0: there is none */
    int to, from;
    int ended; /* how, as waitpid tells it; after process_end */
    size_t filled;
    bool cut; /* the rest of a line that was too long is to be dropped */
    char buffer[PROCESS_LINE_BYTES];
} process;

typedef enum process_news {
    PROCESS_GOOD, /* a line has come, or was sent */
    PROCESS_LATE, /* not in time */
    PROCESS_GONE, /* nobody is there any more */
} process_news;

/* Milliseconds of a clock that only goes forward; deadlines are points of it. */
uint64_t process_clock(void);

/* Starts a program, found as the shell would find it. Returns 0 or an errno. */
int process_start(process *p, char *const *argv);

process_news process_send(process *p, const char *text, uint64_t deadline);

/* Waits for a line and copies it, without its end and with '?' for what is not
 * printable. A line that does not fit is cut. */
process_news process_read(process *p, char *line, size_t size, uint64_t deadline);

/* Waits until the program has ended, and ends it at the deadline. Its whole process
 * group is gone afterwards. */
void process_end(process *p, uint64_t deadline);

#endif
