/* The registry, and what can be said of any game: options, notation, chance. */
#include "kit/kit.h"

#define GAME(symbol) extern const atl_game symbol##_game;
#include "games/games.inc"
#undef GAME

const atl_game *const atl_games[] = {
#define GAME(symbol) &symbol##_game,
#include "games/games.inc"
#undef GAME
    NULL,
};

const atl_game *atl_game_find(const char *name)
{
    for (const atl_game *const *game = atl_games; *game != NULL; game++) {
        if (atl_text_equal((*game)->name, name))
            return *game;
    }
    return NULL;
}

void atl_setup_default(atl_setup *setup, const atl_game *game, int players)
{
    memset(setup, 0, sizeof *setup);
    setup->players = (uint8_t)players;
    atl_edition_default(&setup->edition, game);
}

static atl_status refuse_value(const atl_option *option, const char *value, atl_reason *why)
{
    char known[ATL_REASON_ARG_BYTES] = "";
    for (int v = 0; option->values[v] != NULL; v++) {
        atl_text_append(known, sizeof known, v == 0 ? "" : ", ");
        atl_text_append(known, sizeof known, option->values[v]);
    }
    return atl_refuse(why, ATL_SENTENCE("option '{0}' cannot be '{1}'; it is one of: {2}"),
                      option->name, value, known);
}

atl_status atl_setup_option(atl_setup *setup, const atl_game *game, const char *name,
                            const char *value, atl_reason *why)
{
    for (int i = 0; game->options[i].name != NULL; i++) {
        if (!atl_text_equal(game->options[i].name, name))
            continue;
        const char *const *values = game->options[i].values;
        for (int v = 0; values[v] != NULL; v++) {
            if (atl_text_equal(values[v], value)) {
                setup->options[i] = (uint8_t)v;
                return ATL_OK;
            }
        }
        return refuse_value(&game->options[i], value, why);
    }
    char known[ATL_REASON_ARG_BYTES] = "";
    for (int i = 0; game->options[i].name != NULL; i++) {
        atl_text_append(known, sizeof known, i == 0 ? "" : ", ");
        atl_text_append(known, sizeof known, game->options[i].name);
    }
    return atl_refuse(why, ATL_SENTENCE("{0} has no option '{1}'; its options are: {2}"),
                      game->title, name, known);
}

const char *atl_setup_value(const atl_setup *setup, const atl_game *game, int option)
{
    return game->options[option].values[setup->options[option]];
}

static atl_status check_options(const atl_setup *setup, const atl_game *game, atl_reason *why)
{
    for (int i = 0; game->options[i].name != NULL; i++) {
        int values = 0;
        while (game->options[i].values[values] != NULL)
            values++;
        if (setup->options[i] >= values) {
            char number[4] = "";
            atl_text_append_number(number, sizeof number, setup->options[i]);
            return refuse_value(&game->options[i], number, why);
        }
    }
    return ATL_OK;
}

atl_status atl_setup_check(const atl_setup *setup, const atl_game *game, atl_reason *why)
{
    if (setup->players < game->min_players || setup->players > game->max_players) {
        char low[4] = "";
        char high[4] = "";
        atl_text_append_number(low, sizeof low, game->min_players);
        atl_text_append_number(high, sizeof high, game->max_players);
        return atl_refuse(why, ATL_SENTENCE("{0} is for {1} to {2} players"), game->title, low,
                          high);
    }
    atl_status status = check_options(setup, game, why);
    if (status != ATL_OK)
        return status;
    return atl_edition_validate(&setup->edition, game, NULL, NULL, why);
}

bool atl_action_find(const atl_game *game, const char *text, atl_action *action)
{
    char notation[ATL_NOTATION_BYTES];
    for (atl_action code = 0; code < game->num_actions; code++) {
        game->notate(code, notation);
        if (atl_text_equal(notation, text)) {
            *action = code;
            return true;
        }
    }
    return false;
}

atl_status atl_action_read(const atl_game *game, const void *state, const char *text,
                           atl_action *action, atl_reason *why)
{
    atl_action legal[ATL_MAX_ACTIONS];
    atl_action other = 0;
    char notation[ATL_NOTATION_BYTES];
    int count = game->legal(state, legal);
    for (int i = 0; i < count; i++) {
        game->notate(legal[i], notation);
        if (atl_text_equal(notation, text)) {
            *action = legal[i];
            return ATL_OK;
        }
    }
    if (atl_action_find(game, text, &other)) {
        atl_refuse(why, ATL_SENTENCE("'{0}' is not legal here"), text, NULL, NULL);
        return ATL_ILLEGAL;
    }
    return atl_refuse(why, ATL_SENTENCE("'{0}' is not an action of {1}"), text, game->title, NULL);
}

atl_action atl_chance_pick(const atl_game *game, const void *state, const atl_action *outcomes,
                           int count, atl_rng *rng)
{
    ATL_ASSERT(count > 0);
    uint32_t total = 0;
    for (int i = 0; i < count; i++)
        total += game->weight(state, outcomes[i]);
    uint32_t drawn = atl_rng_below(rng, total);
    for (int i = 0; i < count - 1; i++) {
        uint32_t weight = game->weight(state, outcomes[i]);
        if (drawn < weight)
            return outcomes[i];
        drawn -= weight;
    }
    return outcomes[count - 1];
}

atl_action atl_chance_draw(const atl_game *game, const void *state, atl_rng *rng)
{
    atl_action outcomes[ATL_MAX_ACTIONS];
    return atl_chance_pick(game, state, outcomes, game->legal(state, outcomes), rng);
}
