/* The loops over games, tables and positions. */
#include "conformance.h"

#include <stdio.h>

#include "toy.h"

/* A long game has many more positions a seed; with two, one is played at random and one
 * by rule of thumb. */
enum { SEEDS = 8, SEEDS_OF_LONG_GAMES = 2, LONG_GAME = 2000, EDITION_CHANGES = 300 };

void complain(const table *t, uint32_t step, const char *broken, const char *file, int line)
{
    char options[128] = "";
    for (int i = 0; t->game->options[i].name != NULL; i++) {
        size_t at = strlen(options);
        snprintf(options + at, sizeof options - at, " %s=%s", t->game->options[i].name,
                 atl_setup_value(&t->setup, t->game, i));
    }
    print_error("%s of %d,%s, edition %s, seed %d, step %d:\n", t->game->name, t->setup.players,
                options, t->setup.edition.name, (int)t->seed, (int)step);
    print_error("not so: %s\n", broken);
    _fail(file, line);
}

bool same_state(const atl_game *game, const board *a, const board *b)
{
    return memcmp(a->bytes, b->bytes, game->state_bytes) == 0;
}

board copy_of(const atl_game *game, const board *state)
{
    board copy;
    memset(&copy, 0xA5, sizeof copy);
    memcpy(copy.bytes, state->bytes, game->state_bytes);
    return copy;
}

void for_each_game(void (*body)(const atl_game *game))
{
    for (const atl_game *const *game = atl_games; *game != NULL; game++)
        body(*game);
    body(&toy_game);
}

bool next_options(const atl_game *game, atl_setup *setup)
{
    for (int i = 0; game->options[i].name != NULL; i++) {
        if (game->options[i].values[++setup->options[i]] != NULL)
            return true;
        setup->options[i] = 0;
    }
    return false;
}

/* A value that a byte of a table may have by itself. */
static uint8_t random_byte(const atl_table *spec, atl_rng *rng)
{
    uint32_t words = 0;
    switch (spec->kind) {
    case ATL_CELL_NUMBER:
    case ATL_CELL_RATE:
        return (uint8_t)(spec->low + atl_rng_below(rng, (uint32_t)(spec->high - spec->low) + 1));
    case ATL_CELL_WORD:
        while (spec->words[words] != NULL)
            words++;
        return (uint8_t)atl_rng_below(rng, words);
    case ATL_CELL_LETTERS:
        return (uint8_t)atl_rng_below(rng, (uint32_t)strlen(spec->letters));
    }
    return 0;
}

/* Changes or swaps bytes at random and keeps what the game still accepts. */
void random_edition(atl_edition *edition, const atl_game *game, atl_rng *rng)
{
    uint32_t tables = 0;
    while (game->tables[tables].name != NULL)
        tables++;
    if (tables == 0)
        return;
    for (int i = 0; i < EDITION_CHANGES; i++) {
        int index = (int)atl_rng_below(rng, tables);
        const atl_table *spec = &game->tables[index];
        uint32_t size = (uint32_t)spec->cells * spec->width;
        uint8_t bytes[ATL_EDITION_BYTES];
        atl_edition changed = *edition;
        memcpy(bytes, atl_edition_table(edition, game, index), size);
        uint32_t at = atl_rng_below(rng, size);
        uint32_t other = atl_rng_below(rng, size);
        uint8_t byte = bytes[at];
        bytes[at] = i % 2 == 0 ? bytes[other] : random_byte(spec, rng);
        if (i % 2 == 0)
            bytes[other] = byte;
        atl_edition_override(&changed, game, index, bytes);
        if (atl_edition_validate(&changed, game, NULL, NULL, NULL) == ATL_OK)
            *edition = changed;
    }
    memset(edition->name, 0, sizeof edition->name);
    memcpy(edition->name, "random", sizeof "random");
}

static void play_tables_of(const atl_game *game, int players, void (*body)(const table *t))
{
    table t = {.game = game};
    board state;
    uint32_t seeds = game->max_steps > LONG_GAME ? SEEDS_OF_LONG_GAMES : SEEDS;
    atl_setup_default(&t.setup, game, players);
    do {
        if (game->setup(state.bytes, &t.setup, NULL, NULL) != ATL_OK)
            continue; /* the options do not go together; test_setup.c looks at that */
        for (t.seed = 0; t.seed < seeds; t.seed++) {
            table other = t;
            atl_rng rng;
            body(&t);
            atl_rng_seed(&rng, t.seed, 99);
            random_edition(&other.setup.edition, game, &rng);
            body(&other);
        }
    } while (next_options(game, &t.setup));
}

static void (*table_body)(const table *t);

static void all_tables_of(const atl_game *game)
{
    for (int players = game->min_players; players <= game->max_players; players++)
        play_tables_of(game, players, table_body);
}

void for_each_table(void (*body)(const table *t))
{
    table_body = body;
    for_each_game(all_tables_of);
}

position position_at(const table *t, const board *state, uint32_t step, atl_rng *rng)
{
    position p = {.table = t, .game = t->game, .state = state, .step = step, .rng = rng};
    p.actor = t->game->to_act(state->bytes);
    p.count = t->game->legal(state->bytes, p.legal);
    return p;
}

atl_action choose(const position *p, atl_rng *rng)
{
    board view;
    if (p->actor == ATL_CHANCE)
        return atl_chance_draw(p->game, p->state->bytes, rng);
    if (p->table->seed % 2 == 0)
        return p->legal[atl_rng_below(rng, (uint32_t)p->count)];
    p->game->observe(p->state->bytes, p->actor, view.bytes);
    return p->game->greedy(view.bytes, p->actor, p->legal, p->count, rng);
}

uint32_t still_committed(const position *before, const board *after)
{
    const atl_game *game = before->game;
    int next = game->to_act(after->bytes);
    if (before->actor < 0 || !game->secret(before->state->bytes))
        return 0;
    uint32_t committed = before->committed | 1U << before->actor;
    if (next < 0 || !game->secret(after->bytes) || (committed >> next & 1U) != 0)
        return 0;
    return committed;
}

static void (*position_body)(const position *p);

static void all_positions_of(const table *t)
{
    board state;
    atl_rng play;
    atl_rng own;
    uint32_t committed = 0;
    atl_rng_seed(&play, t->seed, 1);
    atl_rng_seed(&own, t->seed, 2);
    assert_int_equal(t->game->setup(state.bytes, &t->setup, NULL, NULL), ATL_OK);
    for (uint32_t step = 0;; step++) {
        position p = position_at(t, &state, step, &own);
        p.committed = committed;
        position_body(&p);
        if (p.actor == ATL_OVER)
            return;
        MUST(&p, step < t->game->max_steps);
        board next = state;
        MUST(&p, t->game->apply(next.bytes, choose(&p, &play), NULL) == ATL_OK);
        committed = still_committed(&p, &next);
        state = next;
    }
}

void for_each_position(void (*body)(const position *p))
{
    position_body = body;
    for_each_table(all_positions_of);
}
