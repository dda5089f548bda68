/* Writes the log. A line is one write, so lines of several threads do not mix. */
#include "server/log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static log_level told = LOG_LEVEL_INFO;

static const char *const level_names[] = {"error", "warning", "info", "debug"};

void log_start(log_level most)
{
    told = most;
}

bool log_wants(log_level level)
{
    return level <= told;
}

static void write_all(const char *text, size_t size)
{
    while (size > 0) {
        ssize_t done = write(STDERR_FILENO, text, size);
        if (done <= 0)
            return; /* nobody reads the log; the server goes on */
        text += done;
        size -= (size_t)done;
    }
}

static json_t *time_text(void)
{
    struct timespec now;
    struct tm parts;
    char day[32];
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    strftime(day, sizeof day, "%Y-%m-%dT%H:%M:%S", &parts);
    return json_sprintf("%s.%03ldZ", day, now.tv_nsec / 1000000);
}

void log_tell(log_level level, const char *event, json_t *facts)
{
    json_t *line = log_wants(level) ? json_object() : NULL;
    if (line == NULL) {
        json_decref(facts);
        return;
    }
    json_object_set_new(line, "time", time_text());
    json_object_set_new(line, "level", json_string(level_names[level]));
    json_object_set_new(line, "event", json_string(event));
    if (facts != NULL)
        json_object_update_missing(line, facts);
    char *text = json_dumps(line, JSON_COMPACT);
    size_t size = text == NULL ? 0 : strlen(text);
    if (text != NULL) {
        text[size] = '\n'; /* in the place of the NUL */
        write_all(text, size + 1);
    }
    free(text);
    json_decref(line);
    json_decref(facts);
}
