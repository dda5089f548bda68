/* Every agent at every game: legal, repeatable, from the own view alone. */
#include "antilles/agent.h"
#include "conformance.h"

static bool is_legal(const position *p, atl_action action)
{
    for (int i = 0; i < p->count; i++) {
        if (p->legal[i] == action)
            return true;
    }
    return false;
}

static void agents_choose_legally(const position *p)
{
    board view;
    if (p->actor < 0)
        return;
    p->game->observe(p->state->bytes, p->actor, view.bytes);
    for (const atl_agent_kind *const *kind = atl_agent_kinds; *kind != NULL; kind++) {
        atl_agent agent;
        atl_rng twin = *p->rng;
        board untouched = view;
        MUST(p, atl_agent_read(&agent, (*kind)->name, NULL) == ATL_OK);
        atl_action action = atl_agent_choose(&agent, p->game, view.bytes, p->actor, p->rng);
        MUST(p, is_legal(p, action));
        MUST(p, same_state(p->game, &view, &untouched));
        MUST(p, atl_agent_choose(&agent, p->game, view.bytes, p->actor, &twin) == action);
        MUST(p, twin.state == p->rng->state);
    }
}

static void test_agents_choose_legally_and_repeatably(void **state)
{
    (void)state;
    for_each_position(agents_choose_legally);
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
        cmocka_unit_test(test_greedy_is_legal_and_repeatable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
