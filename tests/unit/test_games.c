/* The registries of games and agents: finding, options, notation, refusals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "antilles/agent.h"
#include "conformance/toy.h"

static void test_games_are_found_by_name(void **state)
{
    (void)state;
    assert_non_null(atl_game_find("santo-domingo"));
    for (const atl_game *const *game = atl_games; *game != NULL; game++)
        assert_ptr_equal(atl_game_find((*game)->name), *game);
    assert_null(atl_game_find(""));
    assert_null(atl_game_find("Santo Domingo"));
    assert_null(atl_game_find("santo-domingo "));
    assert_null(atl_game_find("toy")); /* it is not registered */
}

static void test_options_are_set_by_name(void **state)
{
    (void)state;
    atl_setup setup;
    atl_reason why = {0};
    char text[ATL_REASON_TEXT];
    atl_setup_default(&setup, &toy_game, 2);
    assert_string_equal(atl_setup_value(&setup, &toy_game, 0), "3");
    assert_int_equal(atl_setup_option(&setup, &toy_game, "rounds", "5", &why), ATL_OK);
    assert_string_equal(atl_setup_value(&setup, &toy_game, 0), "5");

    assert_int_equal(atl_setup_option(&setup, &toy_game, "rounds", "4", &why), ATL_INVALID);
    atl_reason_format(&why, why.message, text);
    assert_string_equal(text, "option 'rounds' cannot be '4'; it is one of: 3, 5");
    assert_int_equal(atl_setup_option(&setup, &toy_game, "goal", "30", &why), ATL_INVALID);
    atl_reason_format(&why, why.message, text);
    assert_string_equal(text, "Toy has no option 'goal'; its options are: rounds");
    assert_string_equal(atl_setup_value(&setup, &toy_game, 0), "5");
    assert_int_equal(atl_setup_option(&setup, &toy_game, "goal", "30", NULL), ATL_INVALID);
}

static void test_setup_check_says_what_is_wrong(void **state)
{
    (void)state;
    atl_setup setup;
    atl_reason why = {0};
    char text[ATL_REASON_TEXT];
    atl_setup_default(&setup, &toy_game, 5);
    assert_int_equal(atl_setup_check(&setup, &toy_game, &why), ATL_INVALID);
    atl_reason_format(&why, why.message, text);
    assert_string_equal(text, "Toy is for 2 to 4 players");

    atl_setup_default(&setup, &toy_game, 4);
    assert_int_equal(atl_setup_check(&setup, &toy_game, &why), ATL_OK);
    setup.options[0] = 2;
    assert_int_equal(atl_setup_check(&setup, &toy_game, &why), ATL_INVALID);
    atl_reason_format(&why, why.message, text);
    assert_string_equal(text, "option 'rounds' cannot be '2'; it is one of: 3, 5");

    atl_setup_default(&setup, &toy_game, 4);
    setup.edition.bytes[0] = 5; /* a small prize above the medium one */
    assert_int_equal(atl_setup_check(&setup, &toy_game, &why), ATL_INVALID);
    assert_string_equal(why.message, "prizes must ascend");
}

static void test_actions_are_read_where_they_are_legal(void **state)
{
    (void)state;
    atl_setup setup;
    atl_reason why = {0};
    atl_action action = 77;
    _Alignas(8) unsigned char toy[ATL_MAX_STATE];
    atl_setup_default(&setup, &toy_game, 2);
    assert_int_equal(toy_game.setup(toy, &setup, NULL, NULL), ATL_OK);
    assert_int_equal(atl_action_read(&toy_game, toy, "bid 1", &action, &why), ATL_ILLEGAL);
    assert_string_equal(why.args[0], "bid 1");
    assert_int_equal(atl_action_read(&toy_game, toy, "bid 9", &action, &why), ATL_INVALID);
    assert_int_equal(atl_action_read(&toy_game, toy, "Roll large", &action, NULL), ATL_INVALID);
    assert_int_equal(action, 77);
    assert_int_equal(atl_action_read(&toy_game, toy, "roll large", &action, &why), ATL_OK);
    assert_int_equal(action, TOY_ROLL + 2);
}

static void test_agents_are_found_by_name(void **state)
{
    (void)state;
    atl_agent agent = {0};
    atl_reason why = {0};
    for (const atl_agent_kind *const *kind = atl_agent_kinds; *kind != NULL; kind++) {
        assert_int_equal(atl_agent_read(&agent, (*kind)->name, &why), ATL_OK);
        assert_ptr_equal(agent.kind, *kind);
        assert_true((*kind)->summary[0] != '\0');
    }
    assert_int_equal(atl_agent_read(&agent, "genius", &why), ATL_INVALID);
    assert_string_equal(why.args[0], "genius");
    assert_non_null(strstr(why.args[1], "random"));
    assert_int_equal(atl_agent_read(&agent, "", NULL), ATL_INVALID);
}

/* A single legal action needs no thought and no random number. */
static void test_a_forced_action_is_not_asked_for(void **state)
{
    (void)state;
    const atl_game *game = atl_game_find("santo-domingo");
    _Alignas(8) unsigned char cards[ATL_MAX_STATE];
    static const char *const first[] = {"captain+admiral", "governor+frigate", "galleon+customs"};
    atl_setup setup;
    atl_rng rng;
    atl_agent agent;
    atl_action action = 0;
    atl_setup_default(&setup, game, 2);
    assert_int_equal(game->setup(cards, &setup, NULL, NULL), ATL_OK);
    for (int i = 0; i < 6; i++) {
        assert_int_equal(atl_action_read(game, cards, first[i / 2], &action, NULL), ATL_OK);
        assert_int_equal(game->apply(cards, action, NULL), ATL_OK);
    }
    atl_rng_seed(&rng, 1, 1);
    uint64_t before = rng.state;
    assert_int_equal(atl_agent_read(&agent, "random", NULL), ATL_OK);
    action = atl_agent_choose(&agent, game, cards, 0, &rng);
    assert_int_equal(game->apply(cards, action, NULL), ATL_OK);
    assert_true(rng.state == before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games_are_found_by_name),
        cmocka_unit_test(test_options_are_set_by_name),
        cmocka_unit_test(test_setup_check_says_what_is_wrong),
        cmocka_unit_test(test_actions_are_read_where_they_are_legal),
        cmocka_unit_test(test_agents_are_found_by_name),
        cmocka_unit_test(test_a_forced_action_is_not_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
