/* "Why not?" for every action of every game in random games: each has an answer, the
 * legal ones alone are called possible, and the answer tells nothing that is hidden. */
#include <stdio.h>
#include <stdlib.h>

#include "conformance/conformance.h"
#include "text/text.h"

/* The toy game of the conformance tests has no words. */
static bool has_words(const atl_game *game)
{
    return atl_game_find(game->name) == game;
}

static text_people people_of(const table *t)
{
    text_people people = {.players = t->setup.players, .viewer = ATL_WATCHER};
    for (int seat = 0; seat < people.players; seat++)
        snprintf(people.names[seat], sizeof people.names[seat], "Name%d", seat);
    return people;
}

static char *answer(const atl_game *game, const text_why *asked)
{
    text_line line;
    text_line_open(&line);
    text_why_not(line.to, text_find(game), asked);
    fclose(line.to);
    return line.text;
}

static bool is_legal(const position *p, int code)
{
    for (int i = 0; i < p->count; i++) {
        if (p->legal[i] == code)
            return true;
    }
    return false;
}

/* No ink and no line ends. */
static bool is_plain(const char *text)
{
    for (; *text != '\0'; text++) {
        if ((unsigned char)*text < ' ')
            return false;
    }
    return true;
}

/* Full sentences, one blank between them, and nothing for terminals. */
static bool is_well_formed(const char *text)
{
    size_t length = strlen(text);
    return length > 0 && text[length - 1] == '.' && text[0] != ' ' && strstr(text, "  ") == NULL &&
           is_plain(text) && strstr(text, "(null)") == NULL;
}

static void ask_all(const position *p, int seat, const char *possible)
{
    text_people people = people_of(p->table);
    board view;
    board imagined;
    text_why asked = {.people = &people,
                      .view = view.bytes,
                      .seat = seat,
                      .awaited = p->actor >= 0 ? 1U << p->actor : 0};
    p->game->observe(p->state->bytes, seat, view.bytes);
    p->game->imagine(view.bytes, seat, p->rng, imagined.bytes);
    for (int code = 0; code < p->game->num_actions; code++) {
        asked.action = (atl_action)code;
        asked.view = view.bytes;
        char *text = answer(p->game, &asked);
        asked.view = imagined.bytes; /* as it might be behind the view */
        char *other = answer(p->game, &asked);
        MUST(p, is_well_formed(text));
        MUST(p,
             (strcmp(text, possible) == 0) == (seat >= 0 && seat == p->actor && is_legal(p, code)));
        MUST(p, strcmp(text, other) == 0);
        free(text);
        free(other);
    }
}

/* The seat that decides often, the others and watchers now and then. */
static void everything_is_answered(const position *p)
{
    static const char possible[] = "You can do this now.";
    uint32_t turn = p->step + (uint32_t)p->table->seed * 5;
    if (!has_words(p->game))
        return;
    if (p->actor >= 0 && turn % 53 == 0)
        ask_all(p, p->actor, possible);
    if (turn % 401 != 0 && p->actor != ATL_OVER)
        return;
    for (int seat = ATL_WATCHER; seat < p->table->setup.players; seat++)
        ask_all(p, seat, possible);
}

static void test_every_action_has_an_answer(void **state)
{
    (void)state;
    for_each_position(everything_is_answered);
}

/* Whoever waits with a choice is told so, whatever is asked. */
static void pledges_are_told(const position *p)
{
    text_people people = people_of(p->table);
    board view;
    if (!has_words(p->game) || p->actor < 0 || !p->game->secret(p->state->bytes) ||
        p->table->seed != 0)
        return;
    text_why asked = {.people = &people,
                      .view = view.bytes,
                      .seat = p->actor,
                      .pledges = p->legal,
                      .pledged = 1,
                      .awaited = 3U & ~(1U << p->actor)};
    p->game->observe(p->state->bytes, p->actor, view.bytes);
    for (int code = 0; code < p->game->num_actions; code++) {
        asked.action = (atl_action)code;
        char *text = answer(p->game, &asked);
        MUST(p, is_well_formed(text));
        MUST(p, strcmp(text, "You can do this now.") != 0);
        MUST(p, code >= text_find(p->game)->first_chance ||
                    strstr(text, "You have chosen already") == text);
        free(text);
    }
}

static void test_a_choice_that_waits_is_told(void **state)
{
    (void)state;
    for_each_position(pledges_are_told);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_action_has_an_answer),
        cmocka_unit_test(test_a_choice_that_waits_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
