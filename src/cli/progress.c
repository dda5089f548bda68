/* A line on stderr that is written over again and again, if stderr is a terminal. */
#include "cli/progress.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "text/words.h"

static volatile sig_atomic_t interrupted;

double progress_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

void progress_start(progress *p, uint64_t total)
{
    *p = (progress){.total = total, .started = progress_clock(), .visible = isatty(STDERR_FILENO)};
    p->shown = p->started;
}

void progress_show(progress *p, uint64_t done)
{
    if (!p->visible)
        return;
    double now = progress_clock();
    if (now - p->shown < 0.2 || done == 0)
        return;
    p->shown = now;
    double left = (now - p->started) / (double)done * (double)(p->total - done);
    fputc('\r', stderr);
    fprintf(stderr, _("%" PRIu64 " of %" PRIu64 " (%d %%), about %.0f s left"), done, p->total,
            (int)(done * 100 / p->total), left);
    fputs("\033[K", stderr);
    fflush(stderr);
}

void progress_end(progress *p)
{
    if (p->visible && p->shown > p->started)
        fputs("\r\033[K", stderr);
}

static void note_interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

void progress_catch_interrupt(void)
{
    struct sigaction action = {.sa_handler = note_interrupt, .sa_flags = (int)SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

bool progress_interrupted(void)
{
    return interrupted != 0;
}
