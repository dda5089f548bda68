/* Notation from anywhere, in positions reached by random play. The first four
 * bytes choose the game, the number of players, the seed and how far to play. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "antilles/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { HEAD = 4, MAX_TEXT = 200 };

static void require(int condition)
{
    if (!condition)
        abort();
}

static void play_on(const atl_game *game, void *state, int steps, atl_rng *rng)
{
    atl_action legal[ATL_MAX_ACTIONS];
    for (; steps > 0 && game->to_act(state) != ATL_OVER; steps--) {
        int count = game->legal(state, legal);
        require(game->apply(state, legal[atl_rng_below(rng, (uint32_t)count)], NULL) == ATL_OK);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    char text[MAX_TEXT + 1];
    char notation[ATL_NOTATION_BYTES];
    atl_action action = 0;
    atl_reason why = {0};
    atl_setup setup;
    atl_rng rng;
    int games = 0;
    if (size < HEAD || size > HEAD + MAX_TEXT)
        return 0;
    while (atl_games[games] != NULL)
        games++;
    const atl_game *game = atl_games[data[0] % games];
    int counts = game->max_players - game->min_players + 1;
    atl_setup_default(&setup, game, game->min_players + data[1] % counts);
    require(game->setup(state, &setup, NULL, &why) == ATL_OK);
    atl_rng_seed(&rng, data[2], 0);
    play_on(game, state, data[3], &rng);
    memcpy(text, data + HEAD, size - HEAD);
    text[size - HEAD] = '\0';
    atl_status status = atl_action_read(game, state, text, &action, &why);
    if (status == ATL_OK) {
        game->notate(action, notation);
        require(strcmp(notation, text) == 0);
        require(game->apply(state, action, NULL) == ATL_OK);
    } else {
        require(why.message != NULL);
    }
    return 0;
}
