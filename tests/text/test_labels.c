/* What a line is about is set apart from the line: by a colon where nothing is padded, as
 * in the sentences for clients, and by blanks at a terminal. Over all items and stories of
 * random games, in every language. */
#include <stdio.h>
#include <stdlib.h>

#include "conformance/conformance.h"
#include "text/speech.h"
#include "text/text.h"

enum { WIDE = 1000 }; /* a terminal where no item is broken */

static bool has_words(const atl_game *game)
{
    return atl_game_find(game->name) == game;
}

/* ---- lines ------------------------------------------------------------------------ */

static bool begins(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

/* The longest name of a topic that the text begins with, or NULL: cards, characters,
 * Cubans, buildings. */
static const char *name_before(const text_game *text, const char *line)
{
    const char *longest = NULL;
    for (const text_topic *topic = text->topics; topic->word != NULL; topic++) {
        const char *title = gettext(topic->title);
        if (begins(line, title) && (longest == NULL || strlen(title) > strlen(longest)))
            longest = title;
    }
    return longest;
}

/* What begins with a name and is no label: somebody "becomes inactive", the Acts "Market Act: ..."
 * and "Harbour Act: ...". */
static bool is_sentence(const char *line, const char *name)
{
    char sentence[100];
    snprintf(sentence, sizeof sentence, gettext("%s becomes inactive"), name);
    return begins(line, sentence) || begins(line, gettext("Market Act")) ||
           begins(line, "Harbour Act");
}

/* No name at the beginning of a sentence runs into what is said of it. */
static bool is_set_apart(const text_game *text, const char *line)
{
    const char *name = name_before(text, line);
    const char *more = strstr(line, " + ");
    if (strstr(line, "  ") != NULL || line[0] == ' ' || line[0] == ':')
        return false;
    if (name != NULL && line[strlen(name)] == ' ' && !is_sentence(line, name))
        return false;
    return more == NULL || is_set_apart(text, more + 3);
}

/* A line of a story: "Label: what happened", with only its indent before it. */
static bool is_labelled(const char *line)
{
    const char *colon = strstr(line, ": ");
    return colon != NULL && colon > line && colon[2] != '\0' && colon[2] != ' ';
}

/* The same words at a terminal, where each label ends with a row of blanks. */
static bool is_same(const char *endless, const char *padded)
{
    while (*endless != '\0' || *padded != '\0') {
        size_t blanks = strspn(padded, " ");
        if (blanks > 1 && !begins(endless, ": "))
            return false;
        if (begins(endless, ": ") && blanks > 0 && padded[0] == ' ')
            endless++;
        if (blanks > 0 && *endless != ' ')
            return false;
        padded += blanks > 0 ? blanks - 1 : 0;
        if (*endless++ != *padded++)
            return false;
    }
    return true;
}

/* ---- items ------------------------------------------------------------------------ */

static char *item_text(const text_game *text, const void *view, int code, int width)
{
    text_line ink;
    text_line line;
    text_line_open(&ink);
    canvas c = {.out = ink.to, .width = width, .utf8 = true};
    text->item(&c, ink.to, view, code);
    fclose(ink.to);
    text_line_open(&line);
    c.out = line.to;
    canvas_put(&c, ink.text);
    fclose(line.to);
    free(ink.text);
    return line.text;
}

static void items_are_set_apart(const position *p)
{
    const text_game *text = text_find(p->game);
    board view;
    text_menu menu = {0};
    p->game->observe(p->state->bytes, p->actor, view.bytes);
    text->menu(&menu, view.bytes);
    for (int i = 0; i < menu.count; i++) {
        char *endless = item_text(text, view.bytes, menu.items[i].code, CANVAS_ENDLESS);
        char *padded = item_text(text, view.bytes, menu.items[i].code, WIDE);
        if (!is_set_apart(text, endless) || !is_same(endless, padded))
            fail_msg("%s\n  at a terminal: %s", endless, padded);
        free(endless);
        free(padded);
    }
}

/* ---- stories ---------------------------------------------------------------------- */

static void story_is_labelled(const position *p, const atl_events *events)
{
    const text_game *text = text_find(p->game);
    text_people people = {.players = p->table->setup.players, .viewer = ATL_WATCHER};
    char *rest = NULL;
    text_line line;
    for (int seat = 0; seat < people.players; seat++)
        snprintf(people.names[seat], sizeof people.names[seat], "Name%d", seat);
    text_line_open(&line);
    canvas c = {.out = line.to, .width = CANVAS_ENDLESS, .utf8 = true};
    text->story(&c, &people, p->state->bytes, events);
    fclose(line.to);
    for (char *one = strtok_r(line.text, "\n", &rest); one != NULL;
         one = strtok_r(NULL, "\n", &rest)) {
        bool heading = begins(one, "──");
        if (!heading &&
            (!begins(one, "  ") || !is_labelled(one + 2) || !is_set_apart(text, one + 2)))
            fail_msg("%s", one);
    }
    free(line.text);
}

static void labels_are_set_apart(const position *p)
{
    static atl_events events;
    if (!has_words(p->game) || p->actor == ATL_OVER || p->table->seed > 1)
        return;
    if (p->actor >= 0)
        items_are_set_apart(p);
    for (int i = 0; i < p->count && i < 4; i++) {
        board next = copy_of(p->game, p->state);
        p->game->apply(next.bytes, p->legal[(p->step + (uint32_t)i) % (uint32_t)p->count], &events);
        story_is_labelled(p, &events);
    }
}

static void test_in_english(void **state)
{
    (void)state;
    speak("en");
    for_each_position(labels_are_set_apart);
}

static void test_in_german(void **state)
{
    (void)state;
    speak("de");
    for_each_position(labels_are_set_apart);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_in_english),
        cmocka_unit_test(test_in_german),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
