/* Another program behind two pipes. */
#define _GNU_SOURCE /* pipe2: no other program inherits these pipes */
#include "engine/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

uint64_t process_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000U + (uint64_t)now.tv_nsec / 1000000U;
}

/* The program gets a process group of its own, so that an interrupt from the terminal
 * is for us alone, and whatever it starts ends with it. */
static int spawn(process *p, char *const *argv, int in, int out)
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t manner;
    sigset_t none;
    sigset_t usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    sigaddset(&usual, SIGTERM);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    posix_spawnattr_init(&manner);
    posix_spawnattr_setsigmask(&manner, &none);
    posix_spawnattr_setsigdefault(&manner, &usual);
    posix_spawnattr_setpgroup(&manner, 0);
    posix_spawnattr_setflags(
        &manner, (short)(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP));
    int error = posix_spawnp(&p->pid, argv[0], &files, &manner, argv, environ);
    posix_spawnattr_destroy(&manner);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

int process_start(process *p, char *const *argv)
{
    int in[2];
    int out[2];
    p->pid = 0;
    p->filled = 0;
    p->cut = false;
    if (pipe2(in, O_CLOEXEC) != 0)
        return errno;
    if (pipe2(out, O_CLOEXEC) != 0) {
        int error = errno;
        close(in[0]);
        close(in[1]);
        return error;
    }
    int error = spawn(p, argv, in[0], out[1]);
    close(in[0]);
    close(out[1]);
    p->to = in[1];
    p->from = out[0];
    fcntl(p->to, F_SETFL, O_NONBLOCK);
    if (error != 0) {
        close(p->to);
        close(p->from);
        p->pid = 0;
    }
    return error;
}

/* Waits until something can be read or written; false at the deadline. */
static bool wait_for(int fd, short what, uint64_t deadline)
{
    for (;;) {
        struct pollfd one = {.fd = fd, .events = what};
        uint64_t now = process_clock();
        uint64_t left = now < deadline ? deadline - now : 0;
        int ready = poll(&one, 1, left > 60000 ? 60000 : (int)left);
        if (ready > 0)
            return true;
        if (ready == 0 && left <= 60000)
            return false;
        if (ready < 0 && errno != EINTR)
            return false;
    }
}

/* As write, but without the signal that writing to nobody raises. */
static ssize_t write_quietly(int fd, const char *text, size_t size)
{
    sigset_t pipe;
    sigset_t before;
    sigset_t pending;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    sigpending(&pending);
    pthread_sigmask(SIG_BLOCK, &pipe, &before);
    ssize_t written = write(fd, text, size);
    int error = errno;
    if (written < 0 && error == EPIPE && !sigismember(&pending, SIGPIPE)) {
        const struct timespec now = {0};
        while (sigtimedwait(&pipe, NULL, &now) < 0 && errno == EINTR)
            continue;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return written;
}

process_news process_send(process *p, const char *text, uint64_t deadline)
{
    size_t left = strlen(text);
    while (left > 0) {
        if (!wait_for(p->to, POLLOUT, deadline))
            return PROCESS_LATE;
        ssize_t written = write_quietly(p->to, text, left);
        if (written < 0 && errno != EAGAIN && errno != EINTR)
            return PROCESS_GONE;
        if (written > 0) {
            text += written;
            left -= (size_t)written;
        }
    }
    return PROCESS_GOOD;
}

/* Takes the first line out of the buffer; false when there is none yet. */
static bool take_line(process *p, char *line, size_t size)
{
    const char *end = memchr(p->buffer, '\n', p->filled);
    bool full = p->filled == sizeof p->buffer;
    if (end == NULL && !full)
        return false;
    size_t length = end == NULL ? p->filled : (size_t)(end - p->buffer);
    size_t used = end == NULL ? length : length + 1;
    size_t kept = length < size - 1 ? length : size - 1;
    memcpy(line, p->buffer, kept);
    if (kept > 0 && line[kept - 1] == '\r')
        kept--;
    line[kept] = '\0';
    for (size_t i = 0; i < kept; i++) {
        if (line[i] < ' ' || line[i] > '~')
            line[i] = '?';
    }
    memmove(p->buffer, p->buffer + used, p->filled - used);
    p->filled -= used;
    bool rest = p->cut;
    p->cut = end == NULL;
    return !rest;
}

process_news process_read(process *p, char *line, size_t size, uint64_t deadline)
{
    for (;;) {
        while (memchr(p->buffer, '\n', p->filled) != NULL || p->filled == sizeof p->buffer) {
            if (take_line(p, line, size))
                return PROCESS_GOOD;
        }
        /* Who never stops talking is late as well. */
        if (process_clock() >= deadline || !wait_for(p->from, POLLIN, deadline))
            return PROCESS_LATE;
        ssize_t got = read(p->from, p->buffer + p->filled, sizeof p->buffer - p->filled);
        if (got == 0 || (got < 0 && errno != EINTR))
            return PROCESS_GONE;
        if (got > 0)
            p->filled += (size_t)got;
    }
}

/* Takes the output and drops it: a full pipe might keep the program from ending. */
static void drain(process *p, uint64_t deadline)
{
    while (process_clock() < deadline && wait_for(p->from, POLLIN, deadline)) {
        ssize_t got = read(p->from, p->buffer, sizeof p->buffer);
        if (got == 0 || (got < 0 && errno != EINTR))
            return;
    }
}

/* Whether the program has ended; its number stays taken. */
static bool has_ended(const process *p)
{
    siginfo_t how = {0};
    return waitid(P_PID, (id_t)p->pid, &how, WEXITED | WNOHANG | WNOWAIT) != 0 || how.si_pid != 0;
}

void process_end(process *p, uint64_t deadline)
{
    const struct timespec moment = {.tv_nsec = 1000000};
    if (p->pid == 0)
        return;
    close(p->to);
    drain(p, deadline);
    while (!has_ended(p) && process_clock() < deadline)
        nanosleep(&moment, NULL);
    kill(-p->pid, SIGKILL);
    while (waitpid(p->pid, &p->ended, 0) < 0 && errno == EINTR)
        continue;
    close(p->from);
    p->pid = 0;
}
