/* Reports on stderr, canvases, files and numbers for all commands. */
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/cli.h"

enum { DEFAULT_WIDTH = 80, LEAST_WIDTH = 20 };

canvas cli_canvas(FILE *out)
{
    canvas c = {.out = out, .width = DEFAULT_WIDTH, .utf8 = cli_is_utf8()};
    const char *no_colour = getenv("NO_COLOR");
    const char *term = getenv("TERM");
    struct winsize size;
    if (!isatty(fileno(out)))
        return c;
    c.colour = (no_colour == NULL || no_colour[0] == '\0') && term != NULL && term[0] != '\0' &&
               strcmp(term, "dumb") != 0;
    if (ioctl(fileno(out), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        c.width = size.ws_col < LEAST_WIDTH ? LEAST_WIDTH : size.ws_col;
    return c;
}

/* "antilles: TEXT" in what the terminal can show. */
static void report(const char *text)
{
    canvas c = cli_canvas(stderr);
    c.colour = false;
    fflush(stdout);
    flockfile(stderr); /* incidents come from many threads */
    canvas_line(&c, "antilles: %s", text);
    funlockfile(stderr);
}

void cli_error(const char *format, ...)
{
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    if (stream == NULL)
        return;
    va_list args;
    va_start(args, format);
    vfprintf(stream, format, args);
    va_end(args);
    fclose(stream);
    report(text);
    free(text);
}

void cli_reason(const char *file, const atl_reason *why)
{
    char text[ATL_REASON_TEXT];
    atl_reason_format(why, gettext(why->message), text);
    if (file == NULL)
        cli_error("%s", text);
    else if (why->line == 0)
        cli_error("%s: %s", file, text);
    else
        cli_error("%s:%u: %s", file, (unsigned)why->line, text);
}

void cli_incident(const atl_agent *agent, const atl_reason *why)
{
    cli_reason(agent->text, why);
}

/* Far more than any file that is read here needs. */
enum { MOST_BYTES = 1 << 20 };

bool cli_read_file(const char *path, char **text, size_t *size)
{
    char block[4096];
    *text = NULL;
    FILE *file = fopen(path, "rb");
    FILE *memory = file == NULL ? NULL : open_memstream(text, size);
    size_t total = 0;
    for (size_t got = sizeof block; memory != NULL && got == sizeof block && total <= MOST_BYTES;) {
        got = fread(block, 1, sizeof block, file);
        total += fwrite(block, 1, got, memory);
    }
    bool good = memory != NULL && !ferror(file);
    int error = total > MOST_BYTES ? EFBIG : errno;
    good = good && total <= MOST_BYTES;
    if (memory != NULL)
        good = fclose(memory) == 0 && good;
    if (file != NULL)
        fclose(file);
    if (!good) {
        free(*text);
        *text = NULL;
        cli_error(_("%s cannot be read: %s"), path, strerror(error));
    }
    return good;
}

bool cli_number(const char *text, uint64_t most, uint64_t *number)
{
    char *end = NULL;
    if (text[0] < '0' || text[0] > '9')
        return false;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (errno != 0 || *end != '\0' || value > most)
        return false;
    *number = value;
    return true;
}
