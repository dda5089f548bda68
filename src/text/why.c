/* Why an action is not possible: what is said alike in every game. */
#include <stdarg.h>
#include <stdlib.h>

#include "kit/kit.h"
#include "text/text.h"

void text_say(FILE *to, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vfprintf(to, format, args);
    va_end(args);
    fputc(' ', to);
}

bool text_is_awaited(const text_why *asked)
{
    return asked->seat >= 0 && (asked->awaited >> asked->seat & 1U) != 0;
}

static bool is_legal(const atl_game *game, const text_why *asked)
{
    atl_action legal[ATL_MAX_ACTIONS];
    int count = game->legal(asked->view, legal);
    for (int i = 0; i < count; i++) {
        if (legal[i] == asked->action)
            return true;
    }
    return false;
}

static void say_who_is_awaited(FILE *to, const text_why *asked)
{
    text_line names;
    const char *comma = "";
    if (asked->awaited == 0) {
        text_say(to, "%s", _("Chance is to decide now."));
        return;
    }
    text_line_open(&names);
    for (uint32_t rest = asked->awaited; rest != 0; rest &= rest - 1, comma = ", ")
        fprintf(names.to, "%s%s", comma, asked->people->names[atl_lowest(rest)]);
    fclose(names.to);
    /* Translators: the names of those who have something to decide. */
    text_say(to,
             ngettext("%s is to decide now.", "%s are to decide now.",
                      (unsigned long)atl_bits(asked->awaited)),
             names.text);
    free(names.text);
}

static void say_all(FILE *to, const text_game *text, const text_why *asked)
{
    if (text->game->to_act(asked->view) == ATL_OVER) {
        text_say(to, "%s", _("The game is over."));
        return;
    }
    if (asked->action >= text->first_chance) {
        text_say(to, "%s", _("Chance decides this, not a person."));
        return;
    }
    if (asked->seat == ATL_WATCHER) {
        text_say(to, "%s", _("You are watching: only those who play decide."));
        return;
    }
    if (text_is_awaited(asked) && is_legal(text->game, asked)) {
        text_say(to, "%s", _("You can do this now."));
        return;
    }
    if (!text_is_awaited(asked) && asked->pledged > 0)
        text_say(to, "%s", _("You have chosen already; until all have, you can take it back."));
    if (!text_is_awaited(asked))
        say_who_is_awaited(to, asked);
    text->why_not(to, asked);
}

void text_why_not(FILE *to, const text_game *text, const text_why *asked)
{
    text_line line;
    text_line_open(&line);
    say_all(line.to, text, asked);
    fclose(line.to);
    while (line.size > 0 && line.text[line.size - 1] == ' ')
        line.text[--line.size] = '\0';
    fputs(line.text, to);
    free(line.text);
}
