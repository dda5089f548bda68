/* No agent knows more than its seat may: two positions that differ only in what others
 * have committed to in secret are one position to it. Whoever sees both thinks the same
 * thoughts and makes the same choice, alone at a position and over whole matches.
 *
 * A game without commitments, such as Santiago, has nothing to leak. */
#include <stdio.h>

#include "agents/mcts.h"
#include "antilles/arena.h"
#include "antilles/match.h"
#include "conformance.h"

enum { MOST_BOTS = 32, ITERATIONS = 6, BOTS_A_TIME = 3, ROWS_A_GAME = 3, MOST_ROUNDS = 12 };

/* Descriptions of agents that are tried besides the kinds themselves. */
static const char *const searches[] = {
    "mcts:megabytes=1,cutoff=4",
    "mcts:megabytes=1,cutoff=0,prior=0,reuse=off",
    "mcts:megabytes=1,rollout=random,explore=300",
    "mcts:megabytes=1,rollout=greedy,prior=90,cutoff=20,margin=0",
    "mcts:megabytes=1,threads=2,cutoff=8",
};

/* ---- bots ----------------------------------------------------------------------- */

typedef struct bot {
    char text[ATL_AGENT_BYTES];
    int tries;
} bot;

typedef struct bots {
    bot list[MOST_BOTS];
    int count;
    int next; /* they take turns */
} bots;

static void add_bot(bots *b, const char *text)
{
    assert_true(b->count < MOST_BOTS);
    snprintf(b->list[b->count++].text, sizeof b->list[0].text, "%s", text);
}

static void add_searches(bots *b)
{
    for (size_t i = 0; i < sizeof searches / sizeof searches[0]; i++)
        add_bot(b, searches[i]);
}

static bot *next_bot(bots *b)
{
    return &b->list[b->next++ % b->count];
}

/* One that has not met a secret yet, or NULL. */
static const bot *untried(const bots *b)
{
    for (int i = 0; i < b->count; i++) {
        if (b->list[i].tries == 0)
            return &b->list[i];
    }
    return NULL;
}

static void assert_all_tried(const bots *b, const atl_game *game)
{
    const bot *left = untried(b);
    if (left != NULL)
        print_error("%s: %s has met no secret\n", game->name, left->text);
    assert_null(left);
}

static bool is_search(const atl_agent *agent)
{
    return agent->memory != NULL;
}

/* An agent that thinks as its kind does, but not for as long. */
static atl_agent start(const char *text, const atl_game *game)
{
    atl_agent agent;
    assert_int_equal(atl_agent_read(&agent, text, NULL), ATL_OK);
    assert_int_equal(atl_agent_start(&agent, game), ATL_OK);
    for (int i = 0; is_search(&agent) && i < agent.search.threads; i++)
        atl_search_limit(mcts_tree(&agent, i), ITERATIONS, 0);
    return agent;
}

/* ---- at one position -------------------------------------------------------------- */

/* Whether the decisions of a run that `committed` belong to are still hidden. */
static bool still_hidden(const atl_game *game, const void *state, uint32_t committed)
{
    int next = game->to_act(state);
    return next >= 0 && game->secret(state) && (committed >> next & 1U) == 0;
}

/* What an agent made of a decision. */
typedef struct thought {
    atl_action action;
    uint64_t rng;
    int count;
    atl_search_line lines[ATL_MAX_ACTIONS];
    float values[ATL_MAX_SEATS];
} thought;

static void think(thought *t, atl_agent *agent, const atl_game *game, const void *view, int seat)
{
    atl_rng rng;
    memset(t, 0, sizeof *t);
    atl_rng_seed(&rng, 7, 7);
    t->action = atl_agent_choose(agent, game, view, seat, &rng);
    t->rng = rng.state;
    atl_action legal[ATL_MAX_ACTIONS];
    if (!is_search(agent) || game->legal(view, legal) == 1)
        return;
    t->count = atl_search_lines(mcts_tree(agent, 0), t->lines);
    atl_search_values(mcts_tree(agent, 0), t->values);
}

static bool same_lines(const thought *a, const thought *b)
{
    for (int i = 0; i < a->count; i++) {
        const atl_search_line *x = &a->lines[i];
        const atl_search_line *y = &b->lines[i];
        if (x->action != y->action || x->visits != y->visits || x->value != y->value)
            return false;
    }
    return true;
}

static bool same_thought(const thought *a, const thought *b)
{
    return a->action == b->action && a->rng == b->rng && a->count == b->count && same_lines(a, b) &&
           memcmp(a->values, b->values, sizeof a->values) == 0;
}

/* Fresh agents think alike about what a seat sees of two states. */
static void assert_alike(const position *p, const board *a, const board *b, bot *who)
{
    static thought thoughts[2];
    const board *states[2] = {a, b};
    int seat = p->game->to_act(a->bytes);
    MUST(p, p->game->to_act(b->bytes) == seat);
    MUST(p, !same_state(p->game, a, b));
    for (int i = 0; i < 2; i++) {
        board view;
        atl_agent agent = start(who->text, p->game);
        memset(&view, i == 0 ? 0xA5 : 0x5A, sizeof view); /* nothing beyond the view counts */
        p->game->observe(states[i]->bytes, seat, view.bytes);
        think(&thoughts[i], &agent, p->game, view.bytes, seat);
        atl_agent_stop(&agent);
    }
    if (!same_thought(&thoughts[0], &thoughts[1]))
        print_error("%s in seat %d knows too much\n", who->text, seat);
    MUST(p, same_thought(&thoughts[0], &thoughts[1]));
    who->tries++;
}

/* Follows a row of commitments whose first one is `one` here and `other` there, and
 * calls `at` for every decision that is made in ignorance of it. False when none is. */
static bool follow_row(const position *p, atl_action one, atl_action other,
                       void (*at)(const position *p, const board *a, const board *b))
{
    board a = copy_of(p->game, p->state);
    board b = copy_of(p->game, p->state);
    uint32_t committed = p->committed | 1U << p->actor;
    MUST(p, p->game->apply(a.bytes, one, NULL) == ATL_OK);
    MUST(p, p->game->apply(b.bytes, other, NULL) == ATL_OK);
    bool any = still_hidden(p->game, a.bytes, committed);
    while (still_hidden(p->game, a.bytes, committed)) {
        atl_action legal[ATL_MAX_ACTIONS];
        at(p, &a, &b);
        int count = p->game->legal(a.bytes, legal);
        atl_action next = legal[atl_rng_below(p->rng, (uint32_t)count)];
        committed |= 1U << p->game->to_act(a.bytes);
        MUST(p, p->game->apply(a.bytes, next, NULL) == ATL_OK);
        MUST(p, p->game->apply(b.bytes, next, NULL) == ATL_OK);
    }
    return any;
}

static bots *playing; /* at the game at hand */
static void (*ignorant)(const position *p, const board *a, const board *b);
static int rows;

/* Some of a game's commitments with a choice, and two different ones of them. */
static void try_position(const position *p)
{
    if (p->actor < 0 || p->count < 2 || !p->game->secret(p->state->bytes) || rows >= ROWS_A_GAME)
        return;
    int one = (int)atl_rng_below(p->rng, (uint32_t)p->count);
    int step = 1 + (int)atl_rng_below(p->rng, (uint32_t)p->count - 1);
    rows += follow_row(p, p->legal[one], p->legal[(one + step) % p->count], ignorant);
}

/* The positions of one game of random play. */
static void walk_game(const table *t)
{
    board state;
    atl_rng play;
    atl_rng own;
    uint32_t committed = 0;
    rows = 0;
    atl_rng_seed(&play, t->seed, 1);
    atl_rng_seed(&own, t->seed, 2);
    assert_int_equal(t->game->setup(state.bytes, &t->setup, NULL, NULL), ATL_OK);
    for (uint32_t step = 0; t->game->to_act(state.bytes) != ATL_OVER; step++) {
        position p = position_at(t, &state, step, &own);
        p.committed = committed;
        try_position(&p);
        board next = state;
        MUST(&p, t->game->apply(next.bytes, choose(&p, &play), NULL) == ATL_OK);
        committed = still_committed(&p, &next);
        state = next;
    }
}

/* Every number of players and every way to set the options. */
static void walk_tables(const atl_game *game)
{
    table t = {.game = game};
    board state;
    for (int players = game->min_players; players <= game->max_players; players++) {
        atl_setup_default(&t.setup, game, players);
        do {
            t.seed++;
            if (game->setup(state.bytes, &t.setup, NULL, NULL) == ATL_OK)
                walk_game(&t);
        } while (next_options(game, &t.setup));
    }
}

/* The bots take turns, and rest when each has been tried with this many players. */
static void some_bots_are_alike(const position *p, const board *a, const board *b)
{
    int most = p->table->setup.players - p->game->min_players + 1;
    for (int i = 0; i < BOTS_A_TIME; i++) {
        bot *who = next_bot(playing);
        if (who->tries < most)
            assert_alike(p, a, b, who);
    }
}

static void positions_leak_nothing(const atl_game *game)
{
    bots all = {.count = 0};
    for (const atl_agent_kind *const *kind = atl_agent_kinds; *kind != NULL; kind++) {
        if (!(*kind)->external)
            add_bot(&all, (*kind)->name);
    }
    add_searches(&all);
    playing = &all;
    ignorant = some_bots_are_alike;
    walk_tables(game);
    if (game->rewind != NULL)
        assert_all_tried(&all, game);
}

static void test_an_agent_thinks_the_same_about_what_looks_the_same(void **state)
{
    (void)state;
    for_each_game(positions_leak_nothing);
}

/* ---- over matches ------------------------------------------------------------------ */

/* Two tables with the same bots and the same luck. */
typedef struct twins {
    const atl_game *game;
    atl_match *matches[2];
    atl_agent agents[2][ATL_MAX_SEATS];
    atl_streams streams[2];
    bot *seats[ATL_MAX_SEATS];
    table table;
} twins;

static void open_twins(twins *t, const atl_setup *setup, uint64_t seed)
{
    memset(t->agents, 0, sizeof t->agents);
    t->table = (table){.game = t->game, .setup = *setup, .seed = seed};
    for (int seat = 0; seat < setup->players; seat++)
        t->seats[seat] = next_bot(playing);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(atl_match_new(&t->matches[i], t->game, setup, NULL), ATL_OK);
        atl_streams_seed(&t->streams[i], seed);
        for (int seat = 0; seat < setup->players; seat++)
            t->agents[i][seat] = start(t->seats[seat]->text, t->game);
    }
}

static void close_twins(twins *t)
{
    for (int i = 0; i < 2; i++) {
        atl_match_free(t->matches[i]);
        for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
            atl_agent_stop(&t->agents[i][seat]);
    }
}

/* The choice of the bot to move, at both tables. */
static atl_action both_choose(twins *t, int seat)
{
    atl_action chosen[2];
    for (int i = 0; i < 2; i++) {
        board view;
        atl_match_observe(t->matches[i], seat, view.bytes);
        chosen[i] = atl_agent_choose(&t->agents[i][seat], t->game, view.bytes, seat,
                                     &t->streams[i].seats[seat]);
    }
    if (chosen[0] != chosen[1])
        complain(&t->table, atl_match_steps(t->matches[0]), t->seats[seat]->text, __FILE__,
                 __LINE__);
    return chosen[0];
}

static void both_apply(twins *t, atl_action here, atl_action there)
{
    assert_int_equal(atl_match_apply(t->matches[0], here, NULL), ATL_OK);
    assert_int_equal(atl_match_apply(t->matches[1], there, NULL), ATL_OK);
}

static board state_of(const twins *t)
{
    board state;
    memcpy(state.bytes, atl_match_state(t->matches[0]), t->game->state_bytes);
    return state;
}

/* Plays until somebody has a choice in the row of commitments number `row` or later, and
 * answers who have decided in it; the game may end before that. */
static uint32_t play_to_row(twins *t, int row)
{
    uint32_t committed = 0;
    for (;;) {
        for (int i = 0; i < 2; i++)
            assert_int_equal(atl_match_draw(t->matches[i], &t->streams[i].chance), ATL_OK);
        board before = state_of(t);
        position p = position_at(&t->table, &before, atl_match_steps(t->matches[0]), NULL);
        p.committed = committed;
        if (p.actor == ATL_OVER)
            return 0;
        bool secret = t->game->secret(before.bytes);
        if (secret && committed == 0)
            row--;
        if (secret && row < 0 && p.count > 1)
            return committed;
        atl_action action = both_choose(t, p.actor);
        both_apply(t, action, action);
        board after = state_of(t);
        committed = still_committed(&p, &after);
    }
}

/* Whoever is to act commits to something else at the second table; until that is
 * revealed, the others notice nothing. */
static void deviate(twins *t, uint32_t committed)
{
    atl_action legal[ATL_MAX_ACTIONS];
    int seat = atl_match_to_act(t->matches[0]);
    int count = t->game->legal(atl_match_state(t->matches[0]), legal);
    atl_action here = both_choose(t, seat);
    both_apply(t, here, here == legal[0] ? legal[count - 1] : legal[0]);
    committed |= 1U << seat;
    while (still_hidden(t->game, atl_match_state(t->matches[0]), committed)) {
        const void *state = atl_match_state(t->matches[0]);
        const void *other = atl_match_state(t->matches[1]);
        assert_memory_not_equal(state, other, t->game->state_bytes);
        int next = t->game->to_act(state);
        if (t->game->legal(state, legal) > 1)
            t->seats[next]->tries++;
        committed |= 1U << next;
        atl_action action = both_choose(t, next);
        both_apply(t, action, action);
    }
}

static void play_twins(const atl_game *game, const atl_setup *setup, uint64_t seed, int row)
{
    twins t = {.game = game};
    open_twins(&t, setup, seed);
    uint32_t committed = play_to_row(&t, row);
    if (atl_match_to_act(t.matches[0]) != ATL_OVER)
        deviate(&t, committed);
    close_twins(&t);
}

/* The last value of every option, unless the game refuses that. */
static void unusual_options(atl_setup *setup, const atl_game *game)
{
    board state;
    for (int i = 0; game->options[i].name != NULL; i++) {
        atl_setup changed = *setup;
        while (game->options[i].values[changed.options[i] + 1] != NULL)
            changed.options[i]++;
        if (game->setup(state.bytes, &changed, NULL, NULL) == ATL_OK)
            *setup = changed;
    }
}

/* The levels with less memory, so that every seat of two tables can have one. */
static void add_levels(bots *b, const atl_game *game)
{
    for (int i = 0; i < ATL_LEVELS; i++) {
        char text[ATL_AGENT_BYTES];
        int length = snprintf(text, sizeof text, "mcts:%s,megabytes=1", game->levels[i]);
        assert_in_range(length, 0, sizeof text - 1);
        add_bot(b, text);
    }
}

/* A match with every number of players, with the usual and with other options. */
static void play_round(const atl_game *game, int round)
{
    playing->next += round; /* others sit first */
    for (int players = game->min_players; players <= game->max_players; players++) {
        atl_setup setup;
        atl_setup_default(&setup, game, players);
        play_twins(game, &setup, (uint64_t)round, round % 3);
        unusual_options(&setup, game);
        play_twins(game, &setup, (uint64_t)round, round % 3);
    }
}

static void matches_leak_nothing(const atl_game *game)
{
    bots all = {.count = 0};
    if (game->rewind == NULL)
        return;
    add_bot(&all, "random");
    add_bot(&all, "greedy");
    add_searches(&all);
    add_levels(&all, game);
    playing = &all;
    for (int round = 0; round < 2 || (round < MOST_ROUNDS && untried(&all) != NULL); round++)
        play_round(game, round);
    assert_all_tried(&all, game);
}

static void test_an_agent_plays_on_unaware_of_a_secret(void **state)
{
    (void)state;
    for_each_game(matches_leak_nothing);
}

/* ---- the test itself ---------------------------------------------------------------- */

static atl_action peek(atl_agent *agent, const atl_game *game, const void *view, int seat,
                       atl_rng *rng)
{
    uint32_t sum = 0;
    atl_action legal[ATL_MAX_ACTIONS];
    (void)agent, (void)seat, (void)rng;
    for (size_t i = 0; i < game->state_bytes; i++)
        sum = sum * 31U + ((const unsigned char *)view)[i];
    return legal[sum % (uint32_t)game->legal(view, legal)];
}

static int leaks, chances;

/* Who is shown the states instead gives itself away. */
static void peeks(const position *p, const board *a, const board *b)
{
    static const atl_agent_kind kind = {.name = "peek", .choose = peek};
    atl_agent agent = {.kind = &kind};
    const board *states[2] = {a, b};
    atl_action seen[2];
    atl_action peeked[2];
    int seat = p->game->to_act(a->bytes);
    for (int i = 0; i < 2; i++) {
        board view;
        p->game->observe(states[i]->bytes, seat, view.bytes);
        seen[i] = atl_agent_choose(&agent, p->game, view.bytes, seat, p->rng);
        peeked[i] = atl_agent_choose(&agent, p->game, states[i]->bytes, seat, p->rng);
    }
    MUST(p, seen[0] == seen[1]);
    leaks += peeked[0] != peeked[1];
    chances++;
}

static void leaks_are_noticed(const atl_game *game)
{
    leaks = chances = 0;
    ignorant = peeks;
    walk_tables(game);
    assert_true(game->rewind == NULL ? chances == 0 : leaks * 2 > chances && chances >= 20);
}

static void test_a_leak_would_be_noticed(void **state)
{
    (void)state;
    for_each_game(leaks_are_noticed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_agent_thinks_the_same_about_what_looks_the_same),
        cmocka_unit_test(test_an_agent_plays_on_unaware_of_a_secret),
        cmocka_unit_test(test_a_leak_would_be_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
