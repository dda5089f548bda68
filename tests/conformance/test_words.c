/* Notation, events and facts: everything a game says by name. */
#include "conformance.h"

static void notation_is_one_to_one(const atl_game *game)
{
    static char texts[ATL_MAX_ACTIONS][ATL_NOTATION_BYTES];
    for (int code = 0; code < game->num_actions; code++) {
        atl_action found = 0;
        memset(texts[code], 0x7F, ATL_NOTATION_BYTES);
        game->notate((atl_action)code, texts[code]);
        const char *end = memchr(texts[code], '\0', ATL_NOTATION_BYTES);
        assert_non_null(end);
        assert_true(end > texts[code]);
        assert_true(texts[code][0] != ' ' && end[-1] != ' ');
        for (const char *letter = texts[code]; *letter != '\0'; letter++) {
            assert_in_range((unsigned char)*letter, ' ', '~');
            assert_true(*letter != '#'); /* begins comments in records */
        }
        for (int before = 0; before < code; before++)
            assert_string_not_equal(texts[before], texts[code]);
        assert_true(atl_action_find(game, texts[code], &found) && found == code);
    }
}

static void test_notation_is_ascii_and_one_to_one(void **state)
{
    (void)state;
    for_each_game(notation_is_one_to_one);
}

static void notation_is_read(const position *p)
{
    int next = 0;
    if (p->table->seed != 0 || (p->step % 16 != 0 && p->actor != ATL_OVER))
        return;
    for (int code = 0; code < p->game->num_actions; code++) {
        char text[ATL_NOTATION_BYTES];
        atl_action action = 0;
        atl_reason why = {0};
        p->game->notate((atl_action)code, text);
        atl_status status = atl_action_read(p->game, p->state->bytes, text, &action, &why);
        if (next < p->count && p->legal[next] == code) {
            next++;
            MUST(p, status == ATL_OK && action == code);
        } else {
            MUST(p, status == ATL_ILLEGAL && why.message != NULL);
        }
    }
}

static void test_notation_of_legal_actions_is_read_back(void **state)
{
    (void)state;
    for_each_position(notation_is_read);
}

static void garbage_is_refused(const position *p)
{
    static const char *const garbage[] = {"", " ", "xyzzy", "captain ", "-1", "buy", "{0}"};
    if (p->step > 1)
        return;
    for (size_t i = 0; i < sizeof garbage / sizeof garbage[0]; i++) {
        atl_action action = 0;
        atl_reason why = {0};
        MUST(p,
             atl_action_read(p->game, p->state->bytes, garbage[i], &action, &why) == ATL_INVALID);
        MUST(p, why.message != NULL);
        MUST(p, !atl_action_find(p->game, garbage[i], &action));
    }
}

static void test_what_is_no_notation_is_refused(void **state)
{
    (void)state;
    for_each_position(garbage_is_refused);
}

static void event_is_declared(const position *p, const atl_event *event)
{
    int kinds = 0;
    while (p->game->event_kinds[kinds].name != NULL)
        kinds++;
    MUST(p, event->kind < kinds);
    MUST(p, event->seat >= ATL_WATCHER && event->seat < p->table->setup.players);
    for (int i = 0; i < ATL_EVENT_ARGS; i++) {
        const char *name = p->game->event_kinds[event->kind].args[i].name;
        const char *const *words = p->game->event_kinds[event->kind].args[i].words;
        int count = 0;
        if (name == NULL)
            MUST(p, event->args[i] == 0);
        if (name == NULL || words == NULL)
            continue;
        while (words[count] != NULL)
            count++;
        MUST(p, event->args[i] >= 0 && event->args[i] < count);
    }
}

static void events_are_declared(const position *p)
{
    static atl_events events;
    for (int i = 0; i < p->count; i++) {
        board next = copy_of(p->game, p->state);
        events.count = ATL_MAX_EVENTS; /* apply empties it first */
        MUST(p, p->game->apply(next.bytes, p->legal[i], &events) == ATL_OK);
        MUST(p, events.count < ATL_MAX_EVENTS);
        for (int e = 0; e < events.count; e++)
            event_is_declared(p, &events.list[e]);
    }
}

static void test_events_are_within_the_declared_words(void **state)
{
    (void)state;
    for_each_position(events_are_declared);
}

/* A sink that notes how deep it is and which keys it has seen there. */
enum { DEPTH = 12, KEYS = 96 };

typedef struct sink {
    const position *p;
    int depth;
    struct {
        bool is_array;
        int count;
        const char *keys[KEYS];
    } level[DEPTH];
} sink;

static void take_key(sink *s, const char *key)
{
    int count = s->level[s->depth].count;
    if (s->level[s->depth].is_array) {
        MUST(s->p, key == NULL);
        return;
    }
    MUST(s->p, key != NULL && key[0] != '\0');
    MUST(s->p, count < KEYS);
    for (int i = 0; i < count; i++)
        MUST(s->p, strcmp(s->level[s->depth].keys[i], key) != 0);
    s->level[s->depth].keys[count] = key;
    s->level[s->depth].count++;
}

static void go_down(sink *s, const char *key, bool is_array)
{
    take_key(s, key);
    MUST(s->p, s->depth + 1 < DEPTH);
    s->depth++;
    s->level[s->depth].is_array = is_array;
    s->level[s->depth].count = 0;
}

static void on_object(void *user, const char *key)
{
    go_down(user, key, false);
}

static void on_array(void *user, const char *key)
{
    go_down(user, key, true);
}

static void on_end(void *user)
{
    sink *s = user;
    MUST(s->p, s->depth > 0);
    s->depth--;
}

static void on_number(void *user, const char *key, int32_t value)
{
    (void)value;
    take_key(user, key);
}

static void on_truth(void *user, const char *key, bool value)
{
    (void)value;
    take_key(user, key);
}

static void on_word(void *user, const char *key, const char *value)
{
    sink *s = user;
    take_key(s, key);
    MUST(s->p, value == NULL || value[0] != '\0');
}

static void facts_are_balanced(const position *p)
{
    for (int seat = ATL_WATCHER; seat < p->table->setup.players; seat++) {
        sink s = {.p = p};
        board view = copy_of(p->game, p->state);
        atl_facts facts = {.user = &s,
                           .object = on_object,
                           .array = on_array,
                           .end = on_end,
                           .number = on_number,
                           .truth = on_truth,
                           .word = on_word};
        p->game->observe(p->state->bytes, seat, view.bytes);
        p->game->describe(view.bytes, &facts);
        MUST(p, s.depth == 0 && s.level[0].count > 0);
        memset(&s, 0, sizeof s);
        s.p = p;
        p->game->describe(p->state->bytes, &facts);
        MUST(p, s.depth == 0 && s.level[0].count > 0);
    }
}

static void test_facts_are_balanced_with_unique_keys(void **state)
{
    (void)state;
    for_each_position(facts_are_balanced);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_notation_is_ascii_and_one_to_one),
        cmocka_unit_test(test_notation_of_legal_actions_is_read_back),
        cmocka_unit_test(test_what_is_no_notation_is_refused),
        cmocka_unit_test(test_events_are_within_the_declared_words),
        cmocka_unit_test(test_facts_are_balanced_with_unique_keys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
