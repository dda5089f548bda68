/* Reading lines in the terminal's own editing mode: nothing has to be restored, in
 * whichever way the program ends. */
#include "cli/terminal.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
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
