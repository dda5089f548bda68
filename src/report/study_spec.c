/* What a study counts, and how it is called. */
#include <string.h>

#include "report/study.h"

/* The first argument of an event that is a word, or -1. */
static int worded_argument(const atl_event_kind *kind)
{
    for (int arg = 0; arg < ATL_EVENT_ARGS && kind->args[arg].name != NULL; arg++) {
        if (kind->args[arg].words != NULL)
            return arg;
    }
    return -1;
}

void report_study_spec(arena_study_spec *spec, const text_game *text)
{
    const atl_event_kind *kinds = text->game->event_kinds;
    memset(spec, 0, sizeof *spec);
    spec->game = text->game;
    spec->source = text->source;
    spec->round_kind = -1;
    while (text->sources[spec->source_count] != NULL)
        spec->source_count++;
    for (int kind = 0; kinds[kind].name != NULL; kind++) {
        if (strcmp(kinds[kind].name, "round") == 0 || strcmp(kinds[kind].name, "turn") == 0)
            spec->round_kind = kind;
        int arg = worded_argument(&kinds[kind]);
        if (text->counts == NULL && arg >= 0)
            arena_study_add_group(spec, kind, arg);
    }
    for (int i = 0; text->counts != NULL && text->counts[i].title != NULL; i++)
        arena_study_add_group(spec, text->counts[i].kind, text->counts[i].arg);
}

const char *report_group_title(const arena_study_spec *spec, const text_game *text, int group)
{
    if (text->counts != NULL)
        return gettext(text->counts[group].title);
    return text->game->event_kinds[spec->groups[group].kind].name;
}

const char *report_deed_name(const arena_study_spec *spec, const text_game *text, int group,
                             int word)
{
    const arena_deeds *deeds = &spec->groups[group];
    if (text->counts != NULL)
        return text->counts[group].name(word);
    return text->game->event_kinds[deeds->kind].args[deeds->arg].words[word];
}
