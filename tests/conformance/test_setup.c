/* The game's contents page and its set-up. */
#include "conformance.h"

static void contents_fit(const atl_game *game)
{
    int options = 0;
    int tables = 0;
    size_t bytes = 0;
    assert_true(game->name[0] != '\0' && game->title[0] != '\0');
    assert_in_range(game->min_players, 1, game->max_players);
    assert_in_range(game->max_players, game->min_players, ATL_MAX_SEATS);
    assert_in_range(game->state_bytes, 1, ATL_MAX_STATE);
    assert_in_range(game->num_actions, 1, ATL_MAX_ACTIONS);
    for (; game->options[options].name != NULL; options++) {
        assert_non_null(game->options[options].values[0]);
        for (int before = 0; before < options; before++)
            assert_string_not_equal(game->options[before].name, game->options[options].name);
    }
    for (; game->tables[tables].name != NULL; tables++)
        bytes += (size_t)game->tables[tables].cells * game->tables[tables].width;
    assert_true(options <= ATL_MAX_OPTIONS);
    assert_true(tables <= ATL_EDITION_TABLES);
    assert_true(bytes <= ATL_EDITION_BYTES);
}

static void test_sizes_and_lists_fit_the_interface(void **state)
{
    (void)state;
    for_each_game(contents_fit);
}

static void default_edition_is_valid(const atl_game *game)
{
    atl_edition edition;
    atl_edition_default(&edition, game);
    assert_int_equal(atl_edition_validate(&edition, game, NULL, NULL, NULL), ATL_OK);
    assert_string_equal(edition.name, "default");
    assert_int_equal(edition.overridden, 0);
}

static void test_the_default_edition_is_valid(void **state)
{
    (void)state;
    for_each_game(default_edition_is_valid);
}

/* Every player count and combination of options is set up or refused with a reason
 * that has all its words; a refusal writes nothing. */
static void setup_or_reason(const atl_game *game, atl_setup *setup)
{
    board s;
    board untouched;
    atl_reason why = {0};
    char text[ATL_REASON_TEXT];
    memset(&s, 0x5A, sizeof s);
    untouched = s;
    if (game->setup(s.bytes, setup, NULL, &why) == ATL_OK) {
        assert_in_range(setup->players, game->min_players, game->max_players);
        assert_null(game->check(s.bytes));
        return;
    }
    assert_non_null(why.message);
    atl_reason_format(&why, why.message, text);
    assert_true(strlen(text) > 0 && strchr(text, '{') == NULL);
    assert_memory_equal(&s, &untouched, sizeof s);
    assert_int_equal(game->setup(s.bytes, setup, NULL, NULL), ATL_INVALID);
}

static void every_setup(const atl_game *game)
{
    for (int players = 0; players <= 255; players++) {
        atl_setup setup;
        atl_setup_default(&setup, game, players);
        do {
            setup_or_reason(game, &setup);
        } while (next_options(game, &setup));
    }
}

static void test_a_setup_is_accepted_or_refused_with_a_reason(void **state)
{
    (void)state;
    for_each_game(every_setup);
}

static void default_options_suit_all(const atl_game *game)
{
    for (int players = game->min_players; players <= game->max_players; players++) {
        atl_setup setup;
        board s;
        atl_setup_default(&setup, game, players);
        assert_int_equal(game->setup(s.bytes, &setup, NULL, NULL), ATL_OK);
    }
}

static void test_default_options_suit_every_number_of_players(void **state)
{
    (void)state;
    for_each_game(default_options_suit_all);
}

static void impossible_is_refused(const atl_game *game)
{
    board s;
    for (int i = 0; game->options[i].name != NULL; i++) {
        atl_setup setup;
        atl_setup_default(&setup, game, game->min_players);
        setup.options[i] = 255;
        setup_or_reason(game, &setup);
        assert_int_equal(game->setup(s.bytes, &setup, NULL, NULL), ATL_INVALID);
    }
    if (game->tables[0].name != NULL) {
        atl_setup setup;
        atl_setup_default(&setup, game, game->min_players);
        setup.edition.bytes[0] = 255;
        setup_or_reason(game, &setup);
        assert_int_equal(game->setup(s.bytes, &setup, NULL, NULL), ATL_INVALID);
    }
}

static void test_impossible_options_and_editions_are_refused(void **state)
{
    (void)state;
    for_each_game(impossible_is_refused);
}

/* The same setup gives the same bytes in whatever memory, and only state_bytes. */
static void setup_is_pure(const table *t)
{
    board a;
    board b;
    memset(&a, 0x00, sizeof a);
    memset(&b, 0xFF, sizeof b);
    assert_int_equal(t->game->setup(a.bytes, &t->setup, NULL, NULL), ATL_OK);
    assert_int_equal(t->game->setup(b.bytes, &t->setup, NULL, NULL), ATL_OK);
    assert_true(same_state(t->game, &a, &b));
    for (size_t at = t->game->state_bytes; at < sizeof a.bytes; at++)
        assert_true(a.bytes[at] == 0x00 && b.bytes[at] == 0xFF);
}

static void test_setup_fills_the_state_and_nothing_else(void **state)
{
    (void)state;
    for_each_table(setup_is_pure);
}

/* A list of set-up events replaces what was in it. */
static void setup_tells(const table *t)
{
    static atl_events first;
    static atl_events second;
    board told;
    board untold;
    memset(&first, 0, sizeof first);
    second.count = 7;
    assert_int_equal(t->game->setup(told.bytes, &t->setup, &first, NULL), ATL_OK);
    assert_int_equal(t->game->setup(told.bytes, &t->setup, &second, NULL), ATL_OK);
    assert_int_equal(t->game->setup(untold.bytes, &t->setup, NULL, NULL), ATL_OK);
    assert_true(same_state(t->game, &told, &untold));
    assert_int_equal(first.count, second.count);
    assert_memory_equal(first.list, second.list, first.count * sizeof first.list[0]);
}

static void test_setup_tells_its_events_anew(void **state)
{
    (void)state;
    for_each_table(setup_tells);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sizes_and_lists_fit_the_interface),
        cmocka_unit_test(test_the_default_edition_is_valid),
        cmocka_unit_test(test_a_setup_is_accepted_or_refused_with_a_reason),
        cmocka_unit_test(test_default_options_suit_every_number_of_players),
        cmocka_unit_test(test_impossible_options_and_editions_are_refused),
        cmocka_unit_test(test_setup_fills_the_state_and_nothing_else),
        cmocka_unit_test(test_setup_tells_its_events_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
