/* Legal actions, all others, and chance. */
#include "conformance.h"

static void legal_is_ascending(const position *p)
{
    MUST(p, (p->count > 0) == (p->actor != ATL_OVER));
    MUST(p, p->actor >= ATL_OVER && p->actor < p->table->setup.players);
    for (int i = 0; i < p->count; i++) {
        MUST(p, p->legal[i] < p->game->num_actions);
        MUST(p, i == 0 || p->legal[i] > p->legal[i - 1]);
    }
}

static void test_legal_actions_are_ascending_and_at_least_one(void **state)
{
    (void)state;
    for_each_position(legal_is_ascending);
}

static void legal_applies(const position *p)
{
    for (int i = 0; i < p->count; i++) {
        board next = copy_of(p->game, p->state);
        MUST(p, p->game->apply(next.bytes, p->legal[i], NULL) == ATL_OK);
        MUST(p, p->game->check(next.bytes) == NULL);
        for (size_t at = p->game->state_bytes; at < sizeof next.bytes; at++)
            MUST(p, next.bytes[at] == 0xA5); /* nothing behind the state was touched */
    }
}

static void test_every_legal_action_applies(void **state)
{
    (void)state;
    for_each_position(legal_applies);
}

static void refuses(const position *p, int code)
{
    static atl_events events;
    board tried = copy_of(p->game, p->state);
    MUST(p, p->game->apply(tried.bytes, (atl_action)code, NULL) == ATL_ILLEGAL);
    MUST(p, same_state(p->game, &tried, p->state));
    MUST(p, p->game->apply(tried.bytes, (atl_action)code, &events) == ATL_ILLEGAL);
    MUST(p, same_state(p->game, &tried, p->state));
    MUST(p, events.count == 0);
}

/* Every code at every position of the first game of a table, now and then in the
 * others. */
static void others_are_refused(const position *p)
{
    int next = 0;
    if (p->table->seed != 0 && p->step % 16 != 0 && p->actor != ATL_OVER)
        return;
    for (int code = 0; code < p->game->num_actions; code++) {
        if (next < p->count && p->legal[next] == code)
            next++;
        else
            refuses(p, code);
    }
    refuses(p, p->game->num_actions);
    refuses(p, p->game->num_actions + 1);
    refuses(p, 32768);
    refuses(p, 65535);
}

static void test_every_other_code_is_refused_and_changes_nothing(void **state)
{
    (void)state;
    for_each_position(others_are_refused);
}

static void chance_has_weights(const position *p)
{
    uint64_t total = 0;
    if (p->actor != ATL_CHANCE)
        return;
    MUST(p, p->game->weight != NULL);
    MUST(p, !p->game->secret(p->state->bytes));
    for (int i = 0; i < p->count; i++) {
        uint32_t weight = p->game->weight(p->state->bytes, p->legal[i]);
        MUST(p, weight >= 1);
        total += weight;
    }
    MUST(p, total <= UINT32_MAX);
}

static void test_chance_outcomes_have_weights(void **state)
{
    (void)state;
    for_each_position(chance_has_weights);
}

static void events_change_nothing(const position *p)
{
    static atl_events events;
    for (int i = 0; i < p->count; i++) {
        board told = copy_of(p->game, p->state);
        board untold = copy_of(p->game, p->state);
        MUST(p, p->game->apply(told.bytes, p->legal[i], &events) == ATL_OK);
        MUST(p, p->game->apply(untold.bytes, p->legal[i], NULL) == ATL_OK);
        MUST(p, same_state(p->game, &told, &untold));
    }
}

static void test_listening_to_events_changes_nothing(void **state)
{
    (void)state;
    for_each_position(events_change_nothing);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_legal_actions_are_ascending_and_at_least_one),
        cmocka_unit_test(test_every_legal_action_applies),
        cmocka_unit_test(test_every_other_code_is_refused_and_changes_nothing),
        cmocka_unit_test(test_chance_outcomes_have_weights),
        cmocka_unit_test(test_listening_to_events_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
