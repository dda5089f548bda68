/* How to start and treat an engine: words of a command, then settings. */
#include "engine/recipe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/words.h"

enum {
    MOVETIME = 1000,
    GRACE = 2000,
    MOST_TIME = 86400000 /* a day */,
    MOST_ITERATIONS = 100000000
};

/* Cuts off what follows the first comma outside of quotes; "" when there is none. NULL
 * when a quote is not closed. */
static char *cut_settings(char *text)
{
    for (char *at = text; *at != '\0'; at++) {
        if (*at == ',') {
            *at = '\0';
            return at + 1;
        }
        if (*at == '"' || *at == '\'')
            at = strchr(at + 1, *at);
        if (at == NULL)
            return NULL;
    }
    return text + strlen(text);
}

/* The next word of a command, without its quotes, or NULL. */
static char *next_word(char **text)
{
    char *from = *text + strspn(*text, " ");
    char *word = from;
    char *to = from;
    if (*from == '\0')
        return NULL;
    while (*from != '\0' && *from != ' ') {
        if (*from != '"' && *from != '\'') {
            *to++ = *from++;
            continue;
        }
        char *end = strchr(from + 1, *from);
        size_t length = (size_t)(end - from) - 1;
        memmove(to, from + 1, length);
        to += length;
        from = end + 1;
    }
    *text = *from == '\0' ? from : from + 1;
    *to = '\0';
    return word;
}

static atl_status read_command(recipe *r, char *text, atl_reason *why)
{
    int count = 0;
    for (char *word; (word = next_word(&text)) != NULL; r->argv[count++] = word) {
        if (count == RECIPE_WORDS)
            return atl_refuse(why, ATL_SENTENCE("the command of an engine has too many words"),
                              NULL, NULL, NULL);
    }
    if (count > 0 && r->argv[0][0] != '\0')
        return ATL_OK;
    return atl_refuse(why, ATL_SENTENCE("an engine needs a command, as in engine:./mybot"), NULL,
                      NULL, NULL);
}

static atl_status read_number(const char *name, const char *value, uint32_t low, uint32_t high,
                              uint32_t *number, atl_reason *why)
{
    uint64_t wide = 0;
    char low_text[16];
    char high_text[16];
    if (engine_number(value, high, &wide) && wide >= low) {
        *number = (uint32_t)wide;
        return ATL_OK;
    }
    snprintf(low_text, sizeof low_text, "%u", (unsigned)low);
    snprintf(high_text, sizeof high_text, "%u", (unsigned)high);
    return atl_refuse(why, ATL_SENTENCE("'{0}' must be a number from {1} to {2}"), name, low_text,
                      high_text);
}

static atl_status read_setting(recipe *r, char *setting, atl_reason *why)
{
    char *value = strchr(setting, '=');
    if (value == NULL || value == setting || value[1] == '\0' || strchr(setting, ' ') != NULL)
        return atl_refuse(why, ATL_SENTENCE("'{0}' is not a setting like movetime=500"), setting,
                          NULL, NULL);
    *value++ = '\0';
    if (strcmp(setting, "movetime") == 0)
        return read_number(setting, value, 1, MOST_TIME, &r->movetime, why);
    if (strcmp(setting, "grace") == 0)
        return read_number(setting, value, 1, MOST_TIME, &r->grace, why);
    if (strcmp(setting, "iterations") == 0)
        return read_number(setting, value, 0, MOST_ITERATIONS, &r->iterations, why);
    if (r->set_count == RECIPE_SETS)
        return atl_refuse(why, ATL_SENTENCE("too many settings"), NULL, NULL, NULL);
    r->sets[r->set_count].name = setting;
    r->sets[r->set_count++].value = value;
    return ATL_OK;
}

static bool is_program(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISREG(about.st_mode) && access(path, X_OK) == 0;
}

/* Whether there is such a program, where the shell would look for it. */
static bool exists(const char *program)
{
    char path[4096];
    const char *folders = getenv("PATH");
    if (strchr(program, '/') != NULL || folders == NULL)
        return is_program(program);
    while (*folders != '\0') {
        int length = (int)strcspn(folders, ":");
        int size = snprintf(path, sizeof path, "%.*s%s%s", length, folders,
                            length == 0 ? "./" : "/", program);
        if (size > 0 && (size_t)size < sizeof path && is_program(path))
            return true;
        folders += length;
        folders += *folders == ':';
    }
    return false;
}

static bool has_control(const char *text)
{
    for (; *text != '\0'; text++) {
        if ((unsigned char)*text < ' ' || *text == 0x7F)
            return true;
    }
    return false;
}

atl_status recipe_read(recipe *r, const char *text, atl_reason *why)
{
    memset(r, 0, sizeof *r);
    r->movetime = MOVETIME;
    r->grace = GRACE;
    snprintf(r->text, sizeof r->text, "%s", text);
    if (has_control(text))
        return atl_refuse(why, ATL_SENTENCE("the command of an engine has control characters"),
                          NULL, NULL, NULL);
    char *setting = cut_settings(r->text);
    if (setting == NULL)
        return atl_refuse(why, ATL_SENTENCE("a quote is not closed in '{0}'"), text, NULL, NULL);
    atl_status status = read_command(r, r->text, why);
    while (status == ATL_OK && *setting != '\0') {
        char *next = setting + strcspn(setting, ",");
        if (*next != '\0')
            *next++ = '\0';
        status = read_setting(r, setting, why);
        setting = next;
    }
    if (status == ATL_OK && !exists(r->argv[0]))
        return atl_refuse(why, ATL_SENTENCE("there is no program '{0}'"), r->argv[0], NULL, NULL);
    return status;
}
