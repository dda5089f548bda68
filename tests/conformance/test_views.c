/* Views: no commitment shines through, and a view can be imagined away. */
#include "conformance.h"

static board seen_by(const position *p, const board *state, int seat)
{
    board view = copy_of(p->game, state);
    p->game->observe(state->bytes, seat, view.bytes);
    return view;
}

/* Whether the decisions of a run that `committed` belong to are still hidden. */
static bool still_hidden(const position *p, const board *state, uint32_t committed)
{
    int next = p->game->to_act(state->bytes);
    return next >= 0 && p->game->secret(state->bytes) && (committed >> next & 1U) == 0;
}

static void views_agree(const position *p, const board *a, const board *b)
{
    for (int seat = ATL_WATCHER; seat < p->table->setup.players; seat++) {
        board view_a = seen_by(p, a, seat);
        board view_b = seen_by(p, b, seat);
        if (seat != p->actor)
            MUST(p, same_state(p->game, &view_a, &view_b));
    }
}

/* Two different choices of the same seat look alike to all others, and go on doing
 * so while the rest commit; what the others are told is the same too. */
static void choices_look_alike(const position *p, atl_action one, atl_action other)
{
    static atl_events told_a;
    static atl_events told_b;
    board a = copy_of(p->game, p->state);
    board b = copy_of(p->game, p->state);
    uint32_t committed = p->committed | 1U << p->actor;
    MUST(p, p->game->apply(a.bytes, one, &told_a) == ATL_OK);
    MUST(p, p->game->apply(b.bytes, other, &told_b) == ATL_OK);
    while (still_hidden(p, &a, committed)) {
        atl_action legal[ATL_MAX_ACTIONS];
        MUST(p, still_hidden(p, &b, committed));
        MUST(p, !same_state(p->game, &a, &b));
        MUST(p, told_a.count == told_b.count);
        MUST(p, memcmp(told_a.list, told_b.list, told_a.count * sizeof told_a.list[0]) == 0);
        views_agree(p, &a, &b);
        int count = p->game->legal(a.bytes, legal);
        atl_action next = legal[atl_rng_below(p->rng, (uint32_t)count)];
        committed |= 1U << p->game->to_act(a.bytes);
        MUST(p, p->game->apply(a.bytes, next, &told_a) == ATL_OK);
        MUST(p, p->game->apply(b.bytes, next, &told_b) == ATL_OK);
    }
}

static int secrets_kept;

static void commitment_is_hidden(const position *p)
{
    if (p->count < 2 || !p->game->secret(p->state->bytes))
        return;
    for (int i = 1; i < p->count; i++)
        choices_look_alike(p, p->legal[0], p->legal[i]);
    secrets_kept++;
}

static void test_a_view_never_reveals_a_commitment(void **state)
{
    (void)state;
    secrets_kept = 0;
    for_each_position(commitment_is_hidden);
    assert_true(secrets_kept > 1000);
}

/* Who decides knows the own earlier choice: it is part of the own view. */
static void own_choice_is_known(const position *p)
{
    if (p->count < 2 || !p->game->secret(p->state->bytes))
        return;
    board a = copy_of(p->game, p->state);
    board b = copy_of(p->game, p->state);
    p->game->apply(a.bytes, p->legal[0], NULL);
    p->game->apply(b.bytes, p->legal[p->count - 1], NULL);
    if (!still_hidden(p, &a, p->committed | 1U << p->actor))
        return;
    board view_a = seen_by(p, &a, p->actor);
    board view_b = seen_by(p, &b, p->actor);
    MUST(p, !same_state(p->game, &view_a, &view_b));
}

static void test_a_view_keeps_the_own_commitment(void **state)
{
    (void)state;
    for_each_position(own_choice_is_known);
}

static void observing_twice_is_once(const position *p)
{
    for (int seat = ATL_WATCHER; seat < p->table->setup.players; seat++) {
        board view = seen_by(p, p->state, seat);
        board again = seen_by(p, &view, seat);
        board in_place = copy_of(p->game, p->state);
        p->game->observe(in_place.bytes, seat, in_place.bytes);
        MUST(p, same_state(p->game, &view, &again));
        MUST(p, same_state(p->game, &view, &in_place));
        for (size_t at = p->game->state_bytes; at < sizeof view.bytes; at++)
            MUST(p, view.bytes[at] == 0xA5);
    }
}

static void test_observing_a_view_changes_nothing(void **state)
{
    (void)state;
    for_each_position(observing_twice_is_once);
}

static void view_tells_what_to_do(const position *p)
{
    atl_action legal[ATL_MAX_ACTIONS];
    for (int seat = ATL_WATCHER; seat < p->table->setup.players; seat++) {
        board view = seen_by(p, p->state, seat);
        MUST(p, p->game->to_act(view.bytes) == p->actor);
        MUST(p, p->game->secret(view.bytes) == p->game->secret(p->state->bytes));
        if (seat != p->actor)
            continue;
        MUST(p, p->game->legal(view.bytes, legal) == p->count);
        MUST(p, memcmp(legal, p->legal, (size_t)p->count * sizeof legal[0]) == 0);
    }
}

static void test_a_view_has_the_same_legal_actions(void **state)
{
    (void)state;
    for_each_position(view_tells_what_to_do);
}

static void imagined_looks_the_same(const position *p)
{
    for (int seat = ATL_WATCHER; seat < p->table->setup.players; seat++) {
        board view = seen_by(p, p->state, seat);
        for (int tries = 0; tries < 3; tries++) {
            board imagined = copy_of(p->game, &view);
            atl_rng twin = *p->rng;
            p->game->imagine(view.bytes, seat, p->rng, imagined.bytes);
            MUST(p, p->game->check(imagined.bytes) == NULL);
            MUST(p, p->game->to_act(imagined.bytes) == p->actor);
            board seen = seen_by(p, &imagined, seat);
            MUST(p, same_state(p->game, &seen, &view));
            board in_place = view;
            p->game->imagine(in_place.bytes, seat, &twin, in_place.bytes);
            MUST(p, same_state(p->game, &in_place, &imagined));
        }
    }
}

static void test_an_imagined_state_looks_like_the_view(void **state)
{
    (void)state;
    for_each_position(imagined_looks_the_same);
}

/* An imagined state can be played on. */
static void imagined_can_be_played(const position *p)
{
    board state = copy_of(p->game, p->state);
    if (p->step % 8 != 0 || p->actor < 0)
        return;
    p->game->observe(state.bytes, p->actor, state.bytes);
    p->game->imagine(state.bytes, p->actor, p->rng, state.bytes);
    for (int steps = 0; steps < 12 && p->game->to_act(state.bytes) != ATL_OVER; steps++) {
        position next = position_at(p->table, &state, p->step, p->rng);
        MUST(p, p->game->apply(state.bytes, choose(&next, p->rng), NULL) == ATL_OK);
        MUST(p, p->game->check(state.bytes) == NULL);
    }
}

static void test_an_imagined_state_can_be_played(void **state)
{
    (void)state;
    for_each_position(imagined_can_be_played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_view_never_reveals_a_commitment),
        cmocka_unit_test(test_a_view_keeps_the_own_commitment),
        cmocka_unit_test(test_observing_a_view_changes_nothing),
        cmocka_unit_test(test_a_view_has_the_same_legal_actions),
        cmocka_unit_test(test_an_imagined_state_looks_like_the_view),
        cmocka_unit_test(test_an_imagined_state_can_be_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
