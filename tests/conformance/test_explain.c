/* Actions told by name, what they would do, and what stays hidden of them. */
#include <stdlib.h>

#include "conformance.h"
#include "wire/facts.h"
#include "wire/wire.h"

enum { EVERY = 8 }; /* documents are slow; in long games every 8th position will do */

static bool looked_at(const position *p)
{
    return p->actor != ATL_OVER && (p->game->max_steps < 2000 || p->step % EVERY == 0);
}

/* What whoever decides may know. */
static board view_of_actor(const position *p)
{
    board view = copy_of(p->game, p->state);
    p->game->observe(p->state->bytes, p->actor == ATL_CHANCE ? ATL_WATCHER : p->actor, view.bytes);
    return view;
}

static json_t *explained(const position *p, const board *view, atl_action action)
{
    wire_builder b;
    json_t *object = json_object();
    atl_facts facts = wire_facts(&b, object);
    p->game->explain(view->bytes, action, &facts);
    MUST(p, b.depth == 1);
    return object;
}

static void explanations_differ(const position *p)
{
    board view = view_of_actor(p);
    json_t *seen = json_object();
    if (!looked_at(p)) {
        json_decref(seen);
        return;
    }
    for (int i = 0; i < p->count; i++) {
        json_t *object = explained(p, &view, p->legal[i]);
        const char *kind = json_string_value(json_object_get(object, "kind"));
        char *text = json_dumps(object, JSON_SORT_KEYS | JSON_COMPACT);
        MUST(p, kind != NULL && kind[0] != '\0');
        MUST(p, json_object_get(object, "action") == NULL);
        MUST(p, json_object_get(object, "code") == NULL);
        MUST(p, json_object_get(object, "effect") == NULL);
        MUST(p, json_object_get(seen, text) == NULL);
        json_object_set_new(seen, text, json_true());
        free(text);
        json_decref(object);
    }
    json_decref(seen);
}

static void test_every_legal_action_has_a_kind_and_parts_of_its_own(void **state)
{
    (void)state;
    for_each_position(explanations_differ);
}

/* Whether a word of the notation is the kind or one of the parts. */
static bool is_told(const json_t *value, const char *word)
{
    char number[24];
    size_t index = 0;
    const json_t *item = NULL;
    if (json_is_string(value))
        return strcmp(json_string_value(value), word) == 0;
    if (json_is_integer(value)) {
        snprintf(number, sizeof number, "%d", (int)json_integer_value(value));
        return strcmp(number, word) == 0;
    }
    json_array_foreach(value, index, item)
    {
        if (is_told(item, word))
            return true;
    }
    return false;
}

static bool any_part_tells(json_t *object, const char *word)
{
    const char *key = NULL;
    json_t *value = NULL;
    json_object_foreach(object, key, value)
    {
        if (is_told(value, word))
            return true;
    }
    return false;
}

static void parts_agree(const position *p)
{
    board view = view_of_actor(p);
    if (!looked_at(p))
        return;
    for (int i = 0; i < p->count; i++) {
        char text[ATL_NOTATION_BYTES];
        char *rest = NULL;
        json_t *object = explained(p, &view, p->legal[i]);
        p->game->notate(p->legal[i], text);
        for (char *word = strtok_r(text, " +", &rest); word != NULL;
             word = strtok_r(NULL, " +", &rest))
            MUST(p, any_part_tells(object, word));
        json_decref(object);
    }
}

static void test_parts_agree_with_the_notation(void **state)
{
    (void)state;
    for_each_position(parts_agree);
}

static void costs_are_positive(const position *p)
{
    board view = view_of_actor(p);
    if (!looked_at(p))
        return;
    for (int i = 0; i < p->count; i++) {
        json_t *object = explained(p, &view, p->legal[i]);
        json_t *cost = json_object_get(object, "cost");
        const char *what = NULL;
        json_t *amount = NULL;
        MUST(p, cost == NULL || (json_object_size(cost) > 0 && p->actor != ATL_CHANCE));
        json_object_foreach(cost, what, amount) MUST(p, json_integer_value(amount) > 0);
        json_decref(object);
    }
}

static void test_a_cost_is_something(void **state)
{
    (void)state;
    for_each_position(costs_are_positive);
}

/* Puts a change where its path leads to. */
static void make_change(const position *p, json_t *document, const json_t *change)
{
    const json_t *path = json_object_get(change, "path");
    size_t last = json_array_size(path) - 1;
    json_t *at = document;
    MUST(p, json_array_size(path) > 0);
    for (size_t i = 0; i < last; i++) {
        const json_t *step = json_array_get(path, i);
        at = json_is_string(step) ? json_object_get(at, json_string_value(step))
                                  : json_array_get(at, (size_t)json_integer_value(step));
        MUST(p, at != NULL);
    }
    const json_t *step = json_array_get(path, last);
    json_t *to = json_object_get(change, "to");
    json_t *from = json_object_get(change, "from");
    MUST(p, !json_equal(from, to));
    if (json_is_integer(step)) {
        MUST(p, json_equal(json_array_get(at, (size_t)json_integer_value(step)), from));
        json_array_set(at, (size_t)json_integer_value(step), to);
        return;
    }
    const json_t *old = json_object_get(at, json_string_value(step));
    MUST(p, old == NULL ? from == NULL : json_equal(old, from));
    if (to == NULL)
        json_object_del(at, json_string_value(step));
    else
        json_object_set(at, json_string_value(step), to);
}

/* What really happens, seen from the same seat. */
static void effect_is_true(const position *p, const board *view, json_t *effect, int index)
{
    static atl_events events;
    int seat = p->actor == ATL_CHANCE ? ATL_WATCHER : p->actor;
    board next = copy_of(p->game, p->state);
    size_t i = 0;
    const json_t *change = NULL;
    MUST(p, p->game->apply(next.bytes, p->legal[index], &events) == ATL_OK);
    p->game->observe(next.bytes, seat, next.bytes);
    json_t *really = wire_events(p->game, &events);
    json_t *after = wire_state(p->game, next.bytes);
    json_t *changed = wire_state(p->game, view->bytes);
    json_array_foreach(json_object_get(effect, "changes"), i, change)
        make_change(p, changed, change);
    MUST(p, json_equal(json_object_get(effect, "events"), really));
    MUST(p, json_equal(changed, after));
    json_decref(really);
    json_decref(after);
    json_decref(changed);
}

static void effects_are_true(const position *p)
{
    board view = view_of_actor(p);
    if (!looked_at(p))
        return;
    for (int i = 0; i < p->count; i++) {
        json_t *told = wire_action(p->game, view.bytes, p->legal[i]);
        json_t *effect = json_object_get(told, "effect");
        MUST(p, json_integer_value(json_object_get(told, "code")) == p->legal[i]);
        MUST(p, (effect == NULL) == p->game->secret(p->state->bytes));
        if (effect != NULL)
            effect_is_true(p, &view, effect, i);
        json_decref(told);
    }
}

static void test_an_effect_is_what_really_happens(void **state)
{
    (void)state;
    for_each_position(effects_are_true);
}

/* A chance outcome or an open decision says itself what it did; a commitment says
 * nothing, and nobody else can tell which one it was, until a reveal has events. */
static void commitments_are_silent(const position *p)
{
    static atl_events events;
    board first[ATL_MAX_SEATS + 1];
    bool silent = false;
    if (!p->game->secret(p->state->bytes))
        return;
    for (int i = 0; i < p->count; i++) {
        board next = copy_of(p->game, p->state);
        MUST(p, p->game->apply(next.bytes, p->legal[i], &events) == ATL_OK);
        MUST(p, i == 0 || silent == (events.count == 0)); /* it does not depend on the choice */
        silent = events.count == 0;
        for (int seat = ATL_WATCHER; seat < p->table->setup.players && silent; seat++) {
            board view = copy_of(p->game, &next);
            p->game->observe(next.bytes, seat, view.bytes);
            if (i == 0)
                first[seat + 1] = view;
            MUST(p, seat == p->actor || same_state(p->game, &view, &first[seat + 1]));
        }
    }
}

static void test_a_commitment_without_events_is_hidden(void **state)
{
    (void)state;
    for_each_position(commitments_are_silent);
}

/* As long as others of the row have to decide, nothing is told. */
static void rows_are_silent(const position *p)
{
    static atl_events events;
    if (!p->game->secret(p->state->bytes) || p->count == 0)
        return;
    board next = copy_of(p->game, p->state);
    MUST(p, p->game->apply(next.bytes, p->legal[0], &events) == ATL_OK);
    int after = p->game->to_act(next.bytes);
    bool goes_on = after >= 0 && p->game->secret(next.bytes) &&
                   ((p->committed | 1U << p->actor) >> after & 1U) == 0;
    MUST(p, !goes_on || events.count == 0);
}

static void test_a_row_of_commitments_has_no_events_before_its_end(void **state)
{
    (void)state;
    for_each_position(rows_are_silent);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_legal_action_has_a_kind_and_parts_of_its_own),
        cmocka_unit_test(test_parts_agree_with_the_notation),
        cmocka_unit_test(test_a_cost_is_something),
        cmocka_unit_test(test_an_effect_is_what_really_happens),
        cmocka_unit_test(test_a_commitment_without_events_is_hidden),
        cmocka_unit_test(test_a_row_of_commitments_has_no_events_before_its_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
