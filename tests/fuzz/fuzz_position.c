/* Position commands of the engine protocol from anywhere. An input that begins with
 * "position " is such a line. Of any other the first four bytes choose the game, the
 * number of players, the seed and how far to play; then come pairs of bytes, which
 * change the view of the seat to act: where, and into what. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/position.h"
#include "engine/view.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { HEAD = 4, MAX_TEXT = 4000 };

static void require(int condition)
{
    if (!condition)
        abort();
}

/* Whatever was accepted can be worked with. */
static void look_at(const engine_position *p)
{
    atl_action legal[ATL_MAX_ACTIONS];
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    require(out != NULL && p->game->to_act(p->view) == p->actor);
    if (p->actor != ATL_OVER)
        require(p->game->legal(p->view, legal) > 0);
    engine_facts_write(out, p->game, p->view);
    fclose(out);
    free(text);
}

static void read_line(const uint8_t *data, size_t size)
{
    static const char first[] = "position ";
    char text[MAX_TEXT + 1];
    engine_position position = {0};
    atl_reason why = {0};
    memcpy(text, data, size);
    text[size] = '\0';
    if (engine_position_read(&position, text + sizeof first - 1, &why) == ATL_OK)
        look_at(&position);
    else
        require(why.message != NULL && position.game == NULL);
}

/* A view from random play. */
static int play(const atl_game *game, const uint8_t *data, void *view)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    atl_action legal[ATL_MAX_ACTIONS];
    atl_setup setup;
    atl_rng rng;
    int counts = game->max_players - game->min_players + 1;
    atl_setup_default(&setup, game, game->min_players + data[1] % counts);
    require(game->setup(state, &setup, NULL, NULL) == ATL_OK);
    atl_rng_seed(&rng, data[2], 0);
    for (int steps = data[3]; steps > 0 || game->to_act(state) == ATL_CHANCE; steps--) {
        int count = game->to_act(state) == ATL_OVER ? 0 : game->legal(state, legal);
        if (count == 0)
            break;
        game->apply(state, legal[atl_rng_below(&rng, (uint32_t)count)], NULL);
    }
    int seat = game->to_act(state);
    if (seat >= 0)
        game->observe(state, seat, view);
    return seat;
}

static void change_view(const uint8_t *data, size_t size)
{
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    engine_position position = {.game = atl_games[0]};
    char *text = NULL;
    size_t length = 0;
    int games = 0;
    while (atl_games[games] != NULL)
        games++;
    position.game = atl_games[data[0] % games];
    position.actor = play(position.game, data, view);
    if (position.actor < 0)
        return;
    for (size_t i = HEAD; i + 1 < size; i += 2)
        view[data[i] * position.game->state_bytes / 256] = data[i + 1];
    FILE *out = open_memstream(&text, &length);
    require(out != NULL);
    engine_view_write(out, position.game, view);
    fclose(out);
    atl_status status = engine_view_read(position.game, position.actor, text, position.view, NULL);
    require(size > HEAD + 1 || status == ATL_OK);
    if (status == ATL_OK)
        look_at(&position);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < HEAD || size > MAX_TEXT)
        return 0;
    if (size > 9 && memcmp(data, "position ", 9) == 0)
        read_line(data, size);
    else
        change_view(data, size);
    return 0;
}
