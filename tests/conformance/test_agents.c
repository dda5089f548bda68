/* Every agent at every game: legal, repeatable, from the own view alone. */
#include "antilles/arena.h"
#include "conformance.h"

static bool is_legal(const position *p, atl_action action)
{
    for (int i = 0; i < p->count; i++) {
        if (p->legal[i] == action)
            return true;
    }
    return false;
}

/* Whatever an agent answers, freshly started, it answers again. */
static void chooses_legally(const position *p, const char *text)
{
    board view;
    atl_agent agent;
    p->game->observe(p->state->bytes, p->actor, view.bytes);
    board untouched = view;
    atl_rng twin = *p->rng;
    MUST(p, atl_agent_read(&agent, text, NULL) == ATL_OK);
    MUST(p, atl_agent_start(&agent, p->game) == ATL_OK);
    atl_action action = atl_agent_choose(&agent, p->game, view.bytes, p->actor, p->rng);
    MUST(p, is_legal(p, action));
    MUST(p, same_state(p->game, &view, &untouched));
    atl_agent_renew(&agent, p->game);
    MUST(p, atl_agent_choose(&agent, p->game, view.bytes, p->actor, &twin) == action);
    MUST(p, twin.state == p->rng->state);
    atl_agent_stop(&agent);
}

static void agents_choose_legally(const position *p)
{
    if (p->actor < 0)
        return;
    chooses_legally(p, "random");
    chooses_legally(p, "greedy");
    if (p->table->seed % 4 < 2 && p->step % 16 == 0)
        chooses_legally(p, "mcts:iterations=12,megabytes=1,cutoff=12");
    if (p->table->seed < 2 && p->step % 128 == 0)
        chooses_legally(p, "mcts:iterations=6,megabytes=1");
}

static void test_agents_choose_legally_and_repeatably(void **state)
{
    (void)state;
    for_each_position(agents_choose_legally);
}

/* Every kind gets ready; those that think long are left to their levels' tests. */
static void kinds_get_ready(const atl_game *game)
{
    for (const atl_agent_kind *const *kind = atl_agent_kinds; *kind != NULL; kind++) {
        atl_agent agent;
        if ((*kind)->external)
            continue;
        assert_int_equal(atl_agent_read(&agent, (*kind)->name, NULL), ATL_OK);
        assert_int_equal(atl_agent_start(&agent, game), ATL_OK);
        atl_agent_stop(&agent);
    }
}

/* The lower levels at the first decision of a game. */
static void levels_choose_legally(const atl_game *game)
{
    table t = {.game = game};
    board first;
    atl_rng rng;
    atl_rng_seed(&rng, 5, 5);
    atl_setup_default(&t.setup, game, game->min_players);
    assert_int_equal(game->setup(first.bytes, &t.setup, NULL, NULL), ATL_OK);
    while (game->to_act(first.bytes) == ATL_CHANCE)
        game->apply(first.bytes, atl_chance_draw(game, first.bytes, &rng), NULL);
    position p = position_at(&t, &first, 0, &rng);
    chooses_legally(&p, "novice");
    chooses_legally(&p, "easy");
    chooses_legally(&p, "mcts:iterations=60,threads=2,megabytes=1");
}

static void test_every_kind_plays_every_game(void **state)
{
    (void)state;
    for_each_game(kinds_get_ready);
    for_each_game(levels_choose_legally);
}

static void greedy_chooses_legally(const position *p)
{
    board view;
    atl_rng twin = *p->rng;
    if (p->actor < 0)
        return;
    p->game->observe(p->state->bytes, p->actor, view.bytes);
    atl_action action = p->game->greedy(view.bytes, p->actor, p->legal, p->count, p->rng);
    MUST(p, is_legal(p, action));
    MUST(p, p->game->greedy(view.bytes, p->actor, p->legal, p->count, &twin) == action);
    for (int i = 0; i < p->count; i++) /* a shorter list is a list too */
        MUST(p, p->game->greedy(view.bytes, p->actor, &p->legal[i], 1, p->rng) == p->legal[i]);
}

static void test_greedy_is_legal_and_repeatable(void **state)
{
    (void)state;
    for_each_position(greedy_chooses_legally);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_agents_choose_legally_and_repeatably),
        cmocka_unit_test(test_every_kind_plays_every_game),
        cmocka_unit_test(test_greedy_is_legal_and_repeatable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
