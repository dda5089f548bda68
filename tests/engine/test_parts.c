/* Parts of the engine protocol, at every game: views and facts as text, the expected line
 * of play, and the description of a seat. */
#include <stdio.h>
#include <stdlib.h>

#include "agents/mcts.h"
#include "conformance/conformance.h"
#include "engine/position.h"
#include "engine/recipe.h"
#include "engine/view.h"

/* What a writer has written; to be freed. */
typedef void writer(FILE *out, const atl_game *game, const void *view);

static char *written(writer *write, const atl_game *game, const void *view)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_non_null(out);
    write(out, game, view);
    assert_int_equal(fclose(out), 0);
    return text;
}

/* Some positions are enough here, of one game at every table. */
static bool is_sample(const position *p)
{
    return p->actor >= 0 && p->table->seed == 1 && p->step % 5 == 0;
}

static board view_of(const position *p)
{
    board view = copy_of(p->game, p->state);
    p->game->observe(p->state->bytes, p->actor, view.bytes);
    return view;
}

static void view_comes_back(const position *p)
{
    if (!is_sample(p))
        return;
    board view = view_of(p);
    board again = view;
    char *text = written(engine_view_write, p->game, view.bytes);
    memset(again.bytes, 0, p->game->state_bytes);
    MUST(p, engine_view_read(p->game, p->actor, text, again.bytes, NULL) == ATL_OK);
    MUST(p, same_state(p->game, &view, &again));
    int other = (p->actor + 1) % p->table->setup.players;
    MUST(p, engine_view_read(p->game, other, text, again.bytes, NULL) == ATL_INVALID);
    size_t at = p->step % strlen(text);
    text[at] = text[at] == '0' ? '1' : '0';
    MUST(p, engine_view_read(p->game, p->actor, text, again.bytes, NULL) == ATL_INVALID);
    MUST(p, same_state(p->game, &view, &again));
    free(text);
}

static void test_a_view_comes_back_from_its_text(void **state)
{
    (void)state;
    for_each_position(view_comes_back);
}

static int leaks_tried;

/* The referee's state is no view while others' commitments are hidden. */
static void state_is_no_view(const position *p)
{
    board view;
    if (p->actor < 0 || p->table->seed != 1)
        return;
    view = view_of(p);
    if (same_state(p->game, &view, p->state))
        return;
    char *text = written(engine_view_write, p->game, p->state->bytes);
    MUST(p, engine_view_read(p->game, p->actor, text, view.bytes, NULL) == ATL_INVALID);
    free(text);
    leaks_tried++;
}

static void test_a_view_that_tells_too_much_is_refused(void **state)
{
    (void)state;
    leaks_tried = 0;
    for_each_position(state_is_no_view);
    assert_true(leaks_tried > 100);
}

/* A changed byte is refused or gives another possible view; nothing else happens. */
static void damage_does_no_harm(const position *p)
{
    if (!is_sample(p))
        return;
    board view = view_of(p);
    board read;
    for (int i = 0; i < 8; i++) {
        board damaged = view;
        damaged.bytes[atl_rng_below(p->rng, p->game->state_bytes)] =
            (unsigned char)atl_rng_below(p->rng, 256);
        char *text = written(engine_view_write, p->game, damaged.bytes);
        if (engine_view_read(p->game, p->actor, text, read.bytes, NULL) == ATL_OK)
            MUST(p, p->game->to_act(read.bytes) == p->actor);
        free(text);
    }
}

static void test_a_damaged_view_does_no_harm(void **state)
{
    (void)state;
    for_each_position(damage_does_no_harm);
}

/* Facts are single words key=value, and tell nothing that is hidden. */
static void facts_are_words(const position *p)
{
    if (!is_sample(p))
        return;
    board view = view_of(p);
    char *text = written(engine_facts_write, p->game, view.bytes);
    char *rest = text;
    int count = 0;
    for (char *word; (word = strtok_r(rest, " ", &rest)) != NULL; count++) {
        MUST(p, strchr(word, '=') != NULL && word[0] != '=');
        MUST(p, strchr(word, ';') == NULL && strchr(word, '\n') == NULL);
    }
    MUST(p, count > 3);
    free(text);
}

static void test_facts_are_words(void **state)
{
    (void)state;
    for_each_position(facts_are_words);
}

static void notation_fits(const atl_game *game)
{
    char text[ATL_NOTATION_BYTES];
    for (atl_action action = 0; action < game->num_actions; action++) {
        game->notate(action, text);
        assert_null(strpbrk(text, ";\n\r"));
        assert_true(text[0] != ' ' && text[strlen(text) - 1] != ' ');
    }
}

static void test_notation_fits_into_lists(void **state)
{
    (void)state;
    for_each_game(notation_fits);
}

/* ---- the expected line -------------------------------------------------------- */

enum { LINE = 12 };

static int lines_followed;

static void line_can_be_followed(const position *p)
{
    if (p->actor < 0 || p->count < 2 || p->step % 24 != 0 || p->table->seed != 4)
        return;
    atl_search_settings settings;
    atl_action line[LINE];
    atl_rng rng = *p->rng;
    board view = view_of(p);
    atl_search_defaults(&settings);
    settings.iterations = 60;
    settings.megabytes = 1;
    settings.cutoff = 4;
    void *memory = aligned_alloc(64, (atl_search_bytes(&settings) + 63U) & ~(size_t)63U);
    atl_search *search = atl_search_open(memory, &settings, p->game, NULL);
    atl_search_start(search, view.bytes, p->actor, &rng);
    MUST(p, atl_search_expected(search, line, LINE) == 0);
    atl_search_run(search, 0);
    int count = atl_search_expected(search, line, LINE);
    MUST(p, count >= 1 && count <= LINE && line[0] == atl_search_best(search));
    MUST(p, atl_search_expected(search, line, 1) == 1);
    count = atl_search_expected(search, line, LINE);
    if (same_state(p->game, &view, p->state)) { /* nothing hidden: the line must be legal */
        board state = copy_of(p->game, p->state);
        for (int i = 0; i < count; i++)
            MUST(p, p->game->apply(state.bytes, line[i], NULL) == ATL_OK);
        lines_followed += count > 2;
    }
    free(memory);
}

static void test_the_expected_line_can_be_followed(void **state)
{
    (void)state;
    lines_followed = 0;
    for_each_position(line_can_be_followed);
    assert_true(lines_followed > 20);
}

static void test_limits_change_without_forgetting(void **state)
{
    (void)state;
    const atl_game *game = atl_game_find("santo-domingo");
    atl_setup setup;
    board first;
    atl_rng rng;
    atl_agent agent = {0};
    atl_setup_default(&setup, game, 4);
    assert_int_equal(game->setup(first.bytes, &setup, NULL, NULL), ATL_OK);
    atl_rng_seed(&rng, 1, 1);
    assert_int_equal(atl_agent_read(&agent, "mcts:megabytes=1,iterations=100", NULL), ATL_OK);
    void *memory = aligned_alloc(64, atl_agent_bytes(&agent, game));
    atl_agent_open(&agent, game, memory, NULL);
    atl_search *search = mcts_tree(&agent, 0);
    atl_search_limit(search, 40, 0);
    atl_search_start(search, first.bytes, 0, &rng);
    assert_false(atl_search_run(search, 0));
    assert_in_range(atl_search_iterations(search), 1, 40);
    atl_search_line lines[ATL_MAX_ACTIONS];
    uint32_t before = 0;
    uint32_t after = 0;
    int count = atl_search_lines(search, lines);
    for (int i = 0; i < count; i++)
        before += lines[i].visits;
    atl_search_limit(search, 20, 0);
    atl_search_start(search, first.bytes, 0, &rng);
    atl_search_run(search, 0);
    atl_search_lines(search, lines);
    for (int i = 0; i < count; i++)
        after += lines[i].visits;
    assert_true(after > before || atl_search_iterations(search) == 0);
    free(memory);
}

static void test_knobs_are_listed_with_their_values(void **state)
{
    (void)state;
    atl_search_settings settings;
    atl_search_knob knob;
    atl_search_defaults(&settings);
    int count = 0;
    for (; atl_search_knob_at(&settings, count, &knob); count++) {
        char text[16];
        int low = knob.low;
        assert_in_range(knob.value - low, 0, knob.high - low);
        snprintf(text, sizeof text, "%d", (int)knob.high);
        assert_int_equal(atl_search_set(&settings, knob.name, text, NULL), ATL_OK);
        assert_true(atl_search_knob_at(&settings, count, &knob));
        assert_int_equal(knob.value, knob.high);
    }
    assert_true(count >= 9);
    assert_false(atl_search_knob_at(&settings, -1, &knob));
}

static void test_a_rollout_is_a_percent_or_a_word(void **state)
{
    (void)state;
    atl_search_settings settings;
    atl_reason why;
    char text[ATL_REASON_TEXT];
    atl_search_defaults(&settings);
    assert_int_equal(atl_search_set(&settings, "rollout", "greedy", NULL), ATL_OK);
    assert_int_equal(settings.rollout, 100);
    assert_int_equal(atl_search_set(&settings, "rollout", "random", NULL), ATL_OK);
    assert_int_equal(settings.rollout, 0);
    assert_int_equal(atl_search_set(&settings, "rollout", "35", NULL), ATL_OK);
    assert_int_equal(settings.rollout, 35);
    const char *const wrong[] = {"101", "greed", "random ", "", "-1", "on"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_int_equal(atl_search_set(&settings, "rollout", wrong[i], &why), ATL_INVALID);
    atl_reason_format(&why, why.message, text);
    assert_string_equal(text, "'rollout' must be a number from 0 (random) to 100 (greedy)");
    assert_int_equal(atl_search_set(&settings, "prior", "greedy", NULL), ATL_INVALID);
    assert_int_equal(settings.rollout, 35);
}

/* ---- the description of a seat -------------------------------------------------- */

static void test_a_recipe_has_a_command_and_settings(void **state)
{
    (void)state;
    recipe r;
    assert_int_equal(recipe_read(&r, "sh", NULL), ATL_OK);
    assert_string_equal(r.argv[0], "sh");
    assert_null(r.argv[1]);
    assert_int_equal(r.movetime, 1000);
    assert_int_equal(r.grace, 2000);
    assert_int_equal(r.iterations, 0);
    static const char text[] =
        "  sh -c  'a b,c' \"d'e\"f '' ,movetime=7,grace=8,iterations=9,level=hard,x=y";
    assert_int_equal(recipe_read(&r, text, NULL), ATL_OK);
    static const char *const words[] = {"sh", "-c", "a b,c", "d'ef", ""};
    for (int i = 0; i < 5; i++)
        assert_string_equal(r.argv[i], words[i]);
    assert_null(r.argv[5]);
    assert_int_equal(r.movetime, 7);
    assert_int_equal(r.grace, 8);
    assert_int_equal(r.iterations, 9);
    assert_int_equal(r.set_count, 2);
    assert_string_equal(r.sets[0].name, "level");
    assert_string_equal(r.sets[0].value, "hard");
    assert_string_equal(r.sets[1].name, "x");
}

static void test_wrong_recipes_are_refused(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "",
        "   ",
        ",movetime=5",
        "'sh",
        "\"\"",
        "sh,x",
        "sh,=1",
        "sh,movetime=",
        "sh,movetime=0",
        "sh,grace=x",
        "sh,x=y z",
        "sh,a=1,,b=2",
        "no-such-thing",
        "./no-such-thing",
        "sh\n",
        "sh\x1b[31m",
        "/",
        "sh 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
    };
    recipe r;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        atl_reason why = {0};
        assert_int_equal(recipe_read(&r, wrong[i], &why), ATL_INVALID);
        assert_non_null(why.message);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_view_comes_back_from_its_text),
        cmocka_unit_test(test_a_view_that_tells_too_much_is_refused),
        cmocka_unit_test(test_a_damaged_view_does_no_harm),
        cmocka_unit_test(test_facts_are_words),
        cmocka_unit_test(test_notation_fits_into_lists),
        cmocka_unit_test(test_the_expected_line_can_be_followed),
        cmocka_unit_test(test_limits_change_without_forgetting),
        cmocka_unit_test(test_knobs_are_listed_with_their_values),
        cmocka_unit_test(test_a_rollout_is_a_percent_or_a_word),
        cmocka_unit_test(test_a_recipe_has_a_command_and_settings),
        cmocka_unit_test(test_wrong_recipes_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
