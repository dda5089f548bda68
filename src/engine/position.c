/* Reading a position command: by the actions from the start, or by a seat's view. */
#include "engine/position.h"

#include <string.h>

#include "engine/view.h"
#include "engine/words.h"

static atl_status expected(const char *what, const char *word, atl_reason *why)
{
    return atl_refuse(why, ATL_SENTENCE("here should be '{0}', not '{1}'"), what,
                      word == NULL ? "" : word, NULL);
}

/* Takes a word and the one after it. */
static atl_status take(char **text, const char *what, char **value, atl_reason *why)
{
    const char *word = engine_word(text);
    if (word == NULL || strcmp(word, what) != 0)
        return expected(what, word, why);
    *value = engine_word(text);
    if (*value != NULL)
        return ATL_OK;
    return atl_refuse(why, ATL_SENTENCE("'{0}' needs a value"), what, NULL, NULL);
}

/* Splits "key=value". */
static atl_status split_pair(char *pair, char **value, atl_reason *why)
{
    *value = pair == NULL ? NULL : strchr(pair, '=');
    if (*value == NULL)
        return expected("KEY=VALUE", pair, why);
    *(*value)++ = '\0';
    return ATL_OK;
}

/* Replaces a table of the edition by "CELL,CELL,...". */
static atl_status read_cells(atl_setup *setup, const atl_game *game, int index, char *cells,
                             atl_reason *why)
{
    const atl_table *table = &game->tables[index];
    uint8_t bytes[ATL_EDITION_BYTES];
    char *rest = cells;
    for (int cell = 0; cell < table->cells; cell++) {
        char *text = rest;
        if (text == NULL)
            return atl_refuse(why, ATL_SENTENCE("table {0} has too few values"), table->name, NULL,
                              NULL);
        rest = strchr(text, ',');
        if (rest != NULL)
            *rest++ = '\0';
        atl_status status = atl_edition_read_cell(table, text, bytes + cell * table->width, why);
        if (status != ATL_OK)
            return status;
    }
    if (rest != NULL)
        return atl_refuse(why, ATL_SENTENCE("table {0} has too many values"), table->name, NULL,
                          NULL);
    atl_edition_override(&setup->edition, game, index, bytes);
    return ATL_OK;
}

static atl_status read_table(atl_setup *setup, const atl_game *game, char *pair, atl_reason *why)
{
    char *cells = NULL;
    atl_status status = split_pair(pair, &cells, why);
    if (status != ATL_OK)
        return status;
    for (int i = 0; game->tables[i].name != NULL; i++) {
        if (strcmp(game->tables[i].name, pair) == 0)
            return read_cells(setup, game, i, cells, why);
    }
    return atl_refuse(why, ATL_SENTENCE("{0} has no table '{1}'"), game->title, pair, NULL);
}

static atl_status read_option(atl_setup *setup, const atl_game *game, char *pair, atl_reason *why)
{
    char *value = NULL;
    atl_status status = split_pair(pair, &value, why);
    return status != ATL_OK ? status : atl_setup_option(setup, game, pair, value, why);
}

static atl_status read_edition(atl_setup *setup, const char *name, atl_reason *why)
{
    if (name == NULL || strlen(name) >= sizeof setup->edition.name)
        return expected("edition NAME", name, why);
    memset(setup->edition.name, 0, sizeof setup->edition.name);
    memcpy(setup->edition.name, name, strlen(name));
    return ATL_OK;
}

/* Options and edition, up to "moves" or the end. */
static atl_status read_setup(atl_setup *setup, const atl_game *game, char **text, atl_reason *why)
{
    for (const char *word; (word = engine_word(text)) != NULL && strcmp(word, "moves") != 0;) {
        atl_status status = ATL_OK;
        if (strcmp(word, "option") == 0)
            status = read_option(setup, game, engine_word(text), why);
        else if (strcmp(word, "edition") == 0)
            status = read_edition(setup, engine_word(text), why);
        else if (strcmp(word, "table") == 0)
            status = read_table(setup, game, engine_word(text), why);
        else
            status = expected("option, edition, table, moves", word, why);
        if (status != ATL_OK)
            return status;
    }
    return ATL_OK;
}

/* The next action of a list "A ; B", without the spaces around it, or NULL. */
static char *next_action(char **list)
{
    char *action = *list + strspn(*list, " ");
    if (*action == '\0')
        return NULL;
    char *end = action + strcspn(action, ";");
    *list = *end == '\0' ? end : end + 1;
    while (end > action && end[-1] == ' ')
        end--;
    *end = '\0';
    return action;
}

static atl_status apply_moves(const atl_game *game, void *state, char *moves, atl_reason *why)
{
    for (const char *text; (text = next_action(&moves)) != NULL;) {
        atl_action action = 0;
        if (game->to_act(state) == ATL_OVER)
            return atl_refuse(why, ATL_SENTENCE("the game is over, but here is '{0}'"), text, NULL,
                              NULL);
        if (atl_action_read(game, state, text, &action, why) != ATL_OK)
            return ATL_INVALID;
        game->apply(state, action, NULL);
    }
    return ATL_OK;
}

static atl_status by_moves(engine_position *p, const char *players_text, char *text,
                           atl_reason *why)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    atl_setup setup;
    uint64_t players = 0;
    if (!engine_number(players_text, ATL_MAX_SEATS, &players))
        return expected("players N", players_text, why);
    atl_setup_default(&setup, p->game, (int)players);
    atl_status status = read_setup(&setup, p->game, &text, why);
    if (status == ATL_OK)
        status = p->game->setup(state, &setup, NULL, why);
    if (status == ATL_OK)
        status = apply_moves(p->game, state, text, why);
    if (status != ATL_OK)
        return status;
    p->actor = p->game->to_act(state);
    p->game->observe(state, p->actor >= 0 ? p->actor : ATL_WATCHER, p->view);
    return ATL_OK;
}

static atl_status by_view(engine_position *p, const char *seat_text, char *text, atl_reason *why)
{
    uint64_t seat = 0;
    char *view = NULL;
    if (!engine_number(seat_text, ATL_MAX_SEATS - 1, &seat))
        return expected("seat S", seat_text, why);
    atl_status status = take(&text, "view", &view, why);
    if (status == ATL_OK)
        status = engine_view_read(p->game, (int)seat, view, p->view, why);
    p->actor = (int)seat;
    const char *more = engine_word(&text); /* what follows tells nothing new */
    if (status != ATL_OK || more == NULL || strcmp(more, "legal") == 0 ||
        strcmp(more, "facts") == 0)
        return status;
    return expected("legal, facts", more, why);
}

atl_status engine_position_read(engine_position *position, char *text, atl_reason *why)
{
    engine_position p = {0};
    char *name = NULL;
    atl_status status = take(&text, "game", &name, why);
    if (status != ATL_OK)
        return status;
    p.game = atl_game_find(name);
    if (p.game == NULL)
        return atl_refuse(why, ATL_SENTENCE("there is no game '{0}'"), name, NULL, NULL);
    const char *form = engine_word(&text);
    const char *number = engine_word(&text);
    if (form != NULL && strcmp(form, "players") == 0)
        status = by_moves(&p, number, text, why);
    else if (form != NULL && strcmp(form, "seat") == 0)
        status = by_view(&p, number, text, why);
    else
        status = expected("players, seat", form, why);
    if (status == ATL_OK)
        *position = p;
    return status;
}
