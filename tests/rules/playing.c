/* Playing by notation. */
#include "rules/playing.h"

#include <string.h>

void assert_possible(const void *state)
{
    const char *broken = tested_game->check(state);
    if (broken != NULL)
        fail_msg("impossible position: %s", broken);
}

void play(void *state, atl_events *events, const char *const *notations)
{
    assert_possible(state);
    for (; *notations != NULL; notations++) {
        atl_action action = 0;
        if (atl_action_read(tested_game, state, *notations, &action, NULL) != ATL_OK)
            fail_msg("cannot play '%s'", *notations);
        assert_int_equal(tested_game->apply(state, action, events), ATL_OK);
        assert_possible(state);
    }
}

bool is_legal(const void *state, const char *notation)
{
    atl_action action = 0;
    atl_status status = atl_action_read(tested_game, state, notation, &action, NULL);
    assert_possible(state);
    assert_int_not_equal(status, ATL_INVALID);
    return status == ATL_OK;
}

void assert_legal(const void *state, const char *const *notations)
{
    atl_action legal[ATL_MAX_ACTIONS];
    int expected = 0;
    for (; notations[expected] != NULL; expected++) {
        if (!is_legal(state, notations[expected]))
            fail_msg("'%s' is not legal", notations[expected]);
    }
    assert_int_equal(tested_game->legal(state, legal), expected);
}

atl_action code_of(const char *notation)
{
    char text[ATL_NOTATION_BYTES];
    for (atl_action code = 0; code < tested_game->num_actions; code++) {
        tested_game->notate(code, text);
        if (strcmp(text, notation) == 0)
            return code;
    }
    fail_msg("no action '%s'", notation);
    return 0;
}

void assert_illegal(const void *state, const char *notation)
{
    _Alignas(8) unsigned char tried[ATL_MAX_STATE];
    memcpy(tried, state, tested_game->state_bytes);
    assert_false(is_legal(state, notation));
    assert_int_equal(tested_game->apply(tried, code_of(notation), NULL), ATL_ILLEGAL);
    assert_memory_equal(tried, state, tested_game->state_bytes);
}

int count_events(const atl_events *events, int kind, int seat)
{
    int count = 0;
    for (int i = 0; i < events->count; i++)
        count += events->list[i].kind == kind && events->list[i].seat == seat;
    return count;
}

const atl_event *find_event(const atl_events *events, int kind, int seat)
{
    for (int i = 0; i < events->count; i++) {
        if (events->list[i].kind == kind && events->list[i].seat == seat)
            return &events->list[i];
    }
    fail_msg("no event '%s' of seat %d", tested_game->event_kinds[kind].name, seat);
    return NULL;
}
