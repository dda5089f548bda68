/* Reading lines in the terminal's own editing mode: nothing has to be restored, in
 * whichever way the program ends. */
#include "cli/terminal.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/time.h>
#include <unistd.h>

#include "cli/cli.h"

static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

void terminal_start(void)
{
    struct sigaction action = {.sa_handler = on_interrupt}; /* no restart: reading ends */
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
}

bool terminal_interrupted(void)
{
    return interrupted != 0;
}

_Noreturn void terminal_die(void)
{
    fflush(stdout);
    signal(SIGINT, SIG_DFL);
    raise(SIGINT);
    exit(CLI_FAILURE); /* only if SIGINT is blocked */
}

bool terminal_is_interactive(void)
{
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

/* ---- waiting ------------------------------------------------------------------ */

enum { PATIENCE = 400 }; /* milliseconds */

/* The alarm writes the text on the line of the cursor, which is empty while nobody is
 * asked. The text changes only while the alarm is held back. */
static struct {
    bool begun;
    volatile sig_atomic_t shown;
    char text[128];
    char drawn[256]; /* the text for this terminal */
    size_t length;
} notice;

static void show_wait(int signal_number)
{
    (void)signal_number;
    notice.shown = 1;
    if (write(STDOUT_FILENO, notice.drawn, notice.length) < 0)
        notice.shown = 0;
}

static void set_alarm(int milliseconds)
{
    struct sigaction action = {.sa_handler = show_wait, .sa_flags = SA_RESTART};
    struct itimerval timer = {.it_value.tv_usec = milliseconds * 1000};
    sigemptyset(&action.sa_mask);
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &timer, NULL);
}

static void hide_wait(void)
{
    if (notice.shown == 0)
        return;
    canvas c = cli_canvas(stdout);
    printf("\r%*s\r", canvas_columns(&c, notice.text), "");
    fflush(stdout);
    notice.shown = 0;
}

static void draw_wait(const char *text)
{
    canvas c = cli_canvas(stdout);
    snprintf(notice.text, sizeof notice.text, "%s", text);
    notice.length = 0;
    c.out = fmemopen(notice.drawn, sizeof notice.drawn, "w");
    if (c.out == NULL)
        return;
    canvas_put(&c, INK_DIM);
    canvas_put(&c, notice.text);
    canvas_put(&c, INK_PLAIN);
    notice.length = (size_t)ftell(c.out);
    fclose(c.out);
}

void terminal_wait(const char *text)
{
    if (!isatty(STDOUT_FILENO) || (notice.begun && strcmp(text, notice.text) == 0))
        return;
    sigset_t alarm;
    sigset_t before;
    sigemptyset(&alarm);
    sigaddset(&alarm, SIGALRM);
    sigprocmask(SIG_BLOCK, &alarm, &before);
    bool replace = notice.shown != 0;
    hide_wait();
    draw_wait(text);
    fflush(stdout);
    if (replace)
        show_wait(0);
    else if (!notice.begun)
        set_alarm(PATIENCE);
    notice.begun = true;
    sigprocmask(SIG_SETMASK, &before, NULL);
}

void terminal_wait_over(void)
{
    if (!notice.begun)
        return;
    set_alarm(0);
    hide_wait();
    notice.begun = false;
}

/* ---- the screen ---------------------------------------------------------------- */

int terminal_rows(void)
{
    struct winsize size;
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 ? size.ws_row : 24;
}

void terminal_wipe(void)
{
    const char *term = getenv("TERM");
    if (!isatty(STDOUT_FILENO))
        return;
    if (term == NULL || term[0] == '\0' || strcmp(term, "dumb") == 0) {
        for (int i = 0; i < 200; i++)
            putchar('\n');
    } else {
        fputs("\033[0m\033[H\033[2J\033[3J", stdout); /* 3J: what was scrolled away */
    }
    fflush(stdout);
}

static char *strip(char *text)
{
    char *start = text + strspn(text, " \t\r\n");
    size_t length = strlen(start);
    while (length > 0 && strchr(" \t\r\n", start[length - 1]) != NULL)
        length--;
    memmove(text, start, length);
    text[length] = '\0';
    return text;
}

char *terminal_ask(const char *prompt)
{
    enum { ROOM_TO_TYPE = 10 };
    canvas c = cli_canvas(stdout);
    char *line = NULL;
    size_t size = 0;
    if (canvas_columns(&c, prompt) + ROOM_TO_TYPE <= c.width) {
        canvas_put(&c, prompt);
    } else {
        canvas_wrap(&c, 0, "%s", prompt);
        canvas_put(&c, "> ");
    }
    fflush(stdout);
    ssize_t length = interrupted ? -1 : getline(&line, &size, stdin);
    if (!isatty(STDIN_FILENO) || length < 0)
        putchar('\n'); /* the line's end that nobody typed */
    if (length < 0) {
        free(line);
        return NULL;
    }
    return strip(line);
}
