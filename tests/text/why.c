/* Asking "why not?" in a test. */
#include "text/why.h"

#include <stdlib.h>
#include <string.h>

#include "rules/playing.h"

static void ask(const atl_game *game, const void *state, text_why *asked, const char *notation,
                const char *answer)
{
    static const char *const names[ATL_MAX_SEATS] = {"Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"};
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    text_people people = {.players = game->players(state), .viewer = asked->seat};
    text_line line;
    for (int seat = 0; seat < people.players; seat++)
        strcpy(people.names[seat], names[seat]);
    game->observe(state, asked->seat, view);
    asked->people = &people;
    asked->view = view;
    asked->action = code_of(notation);
    text_line_open(&line);
    text_why_not(line.to, text_find(game), asked);
    fclose(line.to);
    if (strcmp(line.text, answer) != 0)
        fail_msg("%s\n  is answered: %s\n  expected:    %s", notation, line.text, answer);
    free(line.text);
}

void assert_why(const atl_game *game, const void *state, int seat, const char *notation,
                const char *answer)
{
    int actor = game->to_act(state);
    text_why asked = {.seat = seat, .awaited = actor < 0 ? 0 : 1U << actor};
    ask(game, state, &asked, notation, answer);
}

void assert_why_pledged(const atl_game *game, const void *state, int seat, const char *pledge,
                        const char *notation, const char *answer)
{
    atl_action pledged = code_of(pledge);
    text_why asked = {.seat = seat,
                      .awaited = ((1U << game->players(state)) - 1) & ~(1U << seat),
                      .pledges = &pledged,
                      .pledged = 1};
    ask(game, state, &asked, notation, answer);
}
