/* Sentences of the games for clients: what the terminal says, without its layout. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "server/inside.h"

static const char bar[] = "─"; /* what the terminal draws around headings */

static canvas plain_canvas(FILE *out)
{
    return (canvas){.out = out, .width = CANVAS_ENDLESS, .colour = false, .utf8 = true};
}

/* Takes bars and blanks away from both ends. */
static char *trim(char *line)
{
    size_t size = sizeof bar - 1;
    for (;;) {
        if (*line == ' ')
            line++;
        else if (strncmp(line, bar, size) == 0)
            line += size;
        else
            break;
    }
    for (size_t length = strlen(line); length > 0;) {
        if (line[length - 1] == ' ')
            line[--length] = '\0';
        else if (length >= size && strcmp(line + length - size, bar) == 0)
            line[length -= size] = '\0';
        else
            break;
    }
    return line;
}

static json_t *sentence(char *line)
{
    json_t *string = json_string(trim(line));
    return string == NULL ? json_string("") : string;
}

/* Puts the lines of a story as sentences, and which of them are headings. */
static void put_sentences(json_t *object, char *text)
{
    json_t *list = json_array();
    json_t *headings = json_array();
    char *rest = NULL;
    for (char *line = strtok_r(text, "\n", &rest); line != NULL;
         line = strtok_r(NULL, "\n", &rest)) {
        bool is_heading = strncmp(line, bar, sizeof bar - 1) == 0;
        json_t *one = sentence(line);
        if (json_string_length(one) > 0) {
            if (is_heading)
                json_array_append_new(headings, json_integer((json_int_t)json_array_size(list)));
            json_array_append(list, one);
        }
        json_decref(one);
    }
    json_object_set_new(object, "story", list);
    if (json_array_size(headings) > 0)
        json_object_set(object, "headings", headings);
    json_decref(headings);
}

void tell_events(json_t *object, const text_game *text, const text_people *people,
                 const void *before, const atl_events *events)
{
    text_line line;
    text_line_open(&line);
    canvas c = plain_canvas(line.to);
    text->story(&c, people, before, events);
    fclose(line.to);
    put_sentences(object, line.text);
    free(line.text);
    if (before != NULL && events->count > 0 && text->game->secret(before))
        json_object_set_new(object, "together", json_true());
}

void tell_story(json_t *object, const table *t, int viewer, const table_news *news)
{
    text_people people;
    table_people(t, viewer, &people);
    tell_events(object, t->text, &people, news->from_setup ? NULL : news->before, &news->events);
}

/* Ink is for terminals. */
static json_t *without_ink(const char *text)
{
    text_line line;
    text_line_open(&line);
    canvas c = plain_canvas(line.to);
    canvas_put(&c, text);
    fclose(line.to);
    json_t *one = sentence(line.text);
    free(line.text);
    return one;
}

json_t *tell_question(const table *t, const void *view)
{
    text_line line;
    text_line_open(&line);
    t->text->question(line.to, view);
    fclose(line.to);
    json_t *one = without_ink(line.text);
    free(line.text);
    return one;
}

json_t *tell_item(const text_game *text, const void *view, atl_action action)
{
    text_line line;
    text_line_open(&line);
    canvas c = plain_canvas(line.to);
    if (text->label != NULL)
        text->label(line.to, view, action);
    else
        text->item(&c, line.to, view, action);
    fclose(line.to);
    json_t *one = without_ink(line.text);
    free(line.text);
    return one;
}

json_t *tell_note(const text_game *text, const void *view, atl_action action)
{
    text_line line;
    text_line_open(&line);
    if (text->note != NULL)
        text->note(line.to, view, action);
    fclose(line.to);
    json_t *one = line.size == 0 ? NULL : without_ink(line.text);
    free(line.text);
    return one;
}

json_t *tell_why(const table *t, int seat, atl_action action)
{
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    text_people people;
    text_line line;
    table_people(t, seat, &people);
    table_view(t, seat, view);
    text_why asked = {.people = &people,
                      .view = view,
                      .seat = seat,
                      .awaited = t->awaited,
                      .pledges = seat < 0 ? NULL : t->seats[seat].pledges,
                      .pledged = seat < 0 ? 0 : t->seats[seat].pledged,
                      .action = action};
    text_line_open(&line);
    text_why_not(line.to, t->text, &asked);
    fclose(line.to);
    json_t *one = json_string(line.text);
    free(line.text);
    return one == NULL ? json_string("") : one;
}

bool tell_is_screened(const table *t)
{
    return t->phase == TABLE_PLAYING && t->text->past_is_hidden(atl_match_state(t->match));
}
