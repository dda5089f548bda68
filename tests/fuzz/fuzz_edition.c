/* Edition files from anywhere; the first byte chooses the game. What is accepted
 * must be valid, playable, and its cells must survive being written and read. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "antilles/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(int condition)
{
    if (!condition)
        abort();
}

static void write_and_read(const atl_table *table, const uint8_t *bytes)
{
    for (int cell = 0; cell < table->cells; cell++) {
        char text[ATL_CELL_TEXT];
        uint8_t again[ATL_EDITION_BYTES];
        atl_edition_write_cell(table, bytes, cell, text);
        require(atl_edition_read_cell(table, text, again, NULL) == ATL_OK);
        require(memcmp(again, bytes + cell * table->width, table->width) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    atl_reason why = {0};
    atl_setup setup;
    int games = 0;
    if (size < 1)
        return 0;
    while (atl_games[games] != NULL)
        games++;
    const atl_game *game = atl_games[data[0] % games];
    atl_setup_default(&setup, game, game->min_players);
    atl_edition before = setup.edition;
    if (atl_edition_read(&setup.edition, game, (const char *)data + 1, size - 1, &why) != ATL_OK) {
        require(why.message != NULL && memcmp(&before, &setup.edition, sizeof before) == 0);
        return 0;
    }
    require(atl_edition_validate(&setup.edition, game, NULL, NULL, &why) == ATL_OK);
    for (int i = 0; game->tables[i].name != NULL; i++)
        write_and_read(&game->tables[i], atl_edition_table(&setup.edition, game, i));
    require(game->setup(state, &setup, NULL, &why) == ATL_OK && game->check(state) == NULL);
    return 0;
}
