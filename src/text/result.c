/* The result of a match: places, points and where they came from. */
#include <string.h>

#include "kit/kit.h"
#include "text/text.h"

typedef struct tally {
    const text_game *text;
    int points[ATL_MAX_SEATS][TEXT_MAX_SOURCES];
} tally;

static void count(tally *t, const atl_events *events)
{
    for (int i = 0; i < events->count; i++) {
        int source = 0;
        int points = 0;
        const atl_event *event = &events->list[i];
        if (event->seat >= 0 && t->text->source(event, &source, &points))
            t->points[event->seat][source] += points;
    }
}

static bool visit(void *user, const atl_match_step *step)
{
    tally *t = user;
    if (step->setup_events != NULL)
        count(t, step->setup_events);
    count(t, step->events);
    return true;
}

static int source_count(const text_game *text)
{
    int sources = 0;
    while (text->sources[sources] != NULL)
        sources++;
    ATL_ASSERT(sources <= TEXT_MAX_SOURCES);
    return sources;
}

/* Columns of a source in the wide table. */
static int source_columns(const canvas *c, const char *name)
{
    return atl_max(4, canvas_columns(c, name)) + 2;
}

enum { PLACE = 7, NAME = 18, POINTS = 5 };

static int table_columns(const canvas *c, const text_game *text)
{
    int columns = PLACE + NAME + POINTS;
    for (int i = 0; text->sources[i] != NULL; i++)
        columns += source_columns(c, gettext(text->sources[i]));
    return columns;
}

static void draw_head(const canvas *c, const text_game *text)
{
    text_line line;
    text_line_open(&line);
    fputs(INK_DIM, line.to);
    canvas_pad(c, line.to, _("Place"), PLACE);
    canvas_pad(c, line.to, _("Player"), NAME);
    canvas_pad(c, line.to, _("VP"), -POINTS);
    for (int i = 0; text->sources[i] != NULL; i++) {
        const char *name = gettext(text->sources[i]);
        canvas_pad(c, line.to, name, -source_columns(c, name));
    }
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, c, -1);
}

static void draw_row(const canvas *c, const tally *t, const text_people *people, int seat,
                     const atl_result *result)
{
    text_line line;
    char number[16];
    text_line_open(&line);
    snprintf(number, sizeof number, "%d", result->rank[seat]);
    canvas_pad(c, line.to, number, PLACE);
    fputs(canvas_seat_ink(seat), line.to);
    canvas_pad(c, line.to, people->names[seat], NAME);
    snprintf(number, sizeof number, "%d", (int)result->points[seat]);
    canvas_pad(c, line.to, number, -POINTS);
    fputs(INK_PLAIN, line.to);
    for (int i = 0; t->text->sources[i] != NULL; i++) {
        snprintf(number, sizeof number, "%d", t->points[seat][i]);
        canvas_pad(c, line.to, number, -source_columns(c, gettext(t->text->sources[i])));
    }
    text_line_close(&line, c, -1);
}

/* The same as a sentence, for narrow screens. */
static void draw_sentence(const canvas *c, const tally *t, const text_people *people, int seat,
                          const atl_result *result)
{
    text_line line;
    text_line_open(&line);
    fprintf(line.to, "%d. ", result->rank[seat]);
    text_name(line.to, people, seat);
    fprintf(line.to, _(" %d VP"), (int)result->points[seat]);
    for (int i = 0; t->text->sources[i] != NULL; i++)
        fprintf(line.to, "%s %s %d", i == 0 ? ":" : ",", gettext(t->text->sources[i]),
                t->points[seat][i]);
    text_line_close(&line, c, 3);
}

const char *text_tie(const text_game *text, const atl_result *result, int players)
{
    for (int a = 0; a < players; a++) {
        for (int b = 0; b < a; b++) {
            if (result->points[a] == result->points[b] && result->rank[a] != result->rank[b])
                return gettext(text->tie);
        }
    }
    return NULL;
}

static void tell_tie(const canvas *c, const char *tie)
{
    text_line line;
    if (tie == NULL)
        return;
    text_line_open(&line);
    fprintf(line.to, INK_DIM "%s" INK_PLAIN, tie);
    text_line_close(&line, c, 0);
}

static void tell_winners(const canvas *c, const text_people *people, const atl_result *result)
{
    text_line line;
    bool shared = atl_result_winners(result, people->players) > 1;
    const char *comma = " ";
    text_line_open(&line);
    fprintf(line.to, INK_BOLD "%s" INK_PLAIN, shared ? _("Shared victory:") : _("Winner:"));
    for (int seat = 0; seat < people->players; seat++) {
        if (result->rank[seat] != 1)
            continue;
        fputs(comma, line.to);
        text_name(line.to, people, seat);
        comma = ", ";
    }
    text_line_close(&line, c, 2);
}

void text_result(const canvas *c, const text_game *text, const text_people *people,
                 const atl_match *match)
{
    tally t = {.text = text};
    atl_result result;
    atl_match_walk(match, visit, &t);
    text->game->score(atl_match_state(match), &result);
    bool wide = source_count(text) > 0 && table_columns(c, text) <= c->width;
    canvas_put(c, "\n");
    tell_winners(c, people, &result);
    canvas_put(c, "\n");
    if (wide)
        draw_head(c, text);
    for (int place = 1; place <= people->players; place++) {
        for (int seat = 0; seat < people->players; seat++) {
            if (result.rank[seat] != place)
                continue;
            if (wide)
                draw_row(c, &t, people, seat, &result);
            else
                draw_sentence(c, &t, people, seat, &result);
        }
    }
    tell_tie(c, text_tie(text, &result, people->players));
}
