/* Ledgers: written, read, torn, changed, merged, locked. */
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/ledger.h"
#include "arena/plans.h"

static const char *const path = TEST_BINARY_DIR "/test.ledger";

static arena_plan small_plan(uint64_t seed)
{
    arena_plan plan = make_plan(atl_game_find("santo-domingo"), ARENA_FIXED,
                                BOTS("greedy", "random"), PLAYERS(3, 2), 20);
    plan.seed = seed;
    plan.has_sprt = true;
    plan.elo0 = -0.1;
    plan.elo1 = 12.5;
    return plan;
}

static arena_block played(const arena_plan *plan, uint64_t index)
{
    arena_block block;
    bool finished = false;
    atomic_bool stop = false;
    atomic_ullong games = 0;
    arena_team team = {.number = 0};
    assert_int_equal(arena_block_play(&block, plan, index, &team, NULL, &stop, &games, &finished),
                     ATL_OK);
    arena_team_stop(&team);
    block.effort.incidents[1] = index; /* as of a program that failed */
    return block;
}

/* The text of a part with its first `count` blocks; to be freed. */
static char *text_of(const arena_plan *plan, uint64_t part, uint64_t parts, int count, size_t *size)
{
    char *text = NULL;
    arena_ledger head;
    char *terms = arena_ledger_terms(plan);
    FILE *out = open_memstream(&text, size);
    arena_ledger_write_head(out, terms, part, parts);
    fflush(out);
    assert_int_equal(arena_ledger_read(&head, text, *size, NULL), ATL_OK);
    for (int i = 0; i < count; i++) {
        arena_block block = played(plan, part + (uint64_t)i * parts);
        arena_ledger_write_block(out, head.key, &block);
    }
    fclose(out);
    arena_ledger_free(&head);
    free(terms);
    return text;
}

static void test_what_is_written_is_read(void **state)
{
    (void)state;
    arena_plan plan = small_plan(5);
    arena_ledger ledger;
    size_t size = 0;
    char *text = text_of(&plan, 1, 2, 3, &size);
    assert_int_equal(arena_ledger_read(&ledger, text, size, NULL), ATL_OK);
    assert_true(ledger.part == 1 && ledger.parts == 2 && ledger.count == 3 && ledger.size == size);
    assert_true(ledger.plan.seed == 5 && ledger.plan.games == 20 &&
                ledger.plan.blocks == plan.blocks && ledger.plan.planned == plan.planned);
    assert_true(ledger.plan.has_sprt && ledger.plan.elo0 == -0.1 && ledger.plan.elo1 == 12.5);
    assert_int_equal(ledger.plan.bot_count, 2);
    assert_string_equal(ledger.plan.bots[1].text, "random");
    for (uint64_t index = 0; index < 8; index++) {
        const arena_block *block = arena_ledger_find(&ledger, index);
        assert_int_equal(block != NULL, index % 2 == 1 && index < 6);
        if (block != NULL) {
            arena_block again = played(&plan, index);
            assert_memory_equal(block->points, again.points, sizeof again.points);
            assert_memory_equal(block->rank, again.rank, sizeof again.rank);
            assert_memory_equal(block->effort.moves, again.effort.moves, sizeof again.effort.moves);
            assert_true(block->effort.incidents[1] == index);
        }
    }
    arena_ledger_free(&ledger);
    free(text);
}

/* Wherever a run is killed, whole blocks are read and the rest is as if it were not. */
static void test_a_torn_line_is_not_there(void **state)
{
    (void)state;
    arena_plan plan = small_plan(5);
    size_t size = 0;
    size_t head = 0;
    char *text = text_of(&plan, 0, 1, 3, &size);
    free(text_of(&plan, 0, 1, 0, &head));
    for (size_t cut = 0; cut < size; cut++) {
        arena_ledger ledger;
        atl_reason why = {0};
        atl_status status = arena_ledger_read(&ledger, text, cut, &why);
        size_t lines = 0;
        for (size_t i = head; i < cut; i++)
            lines += text[i] == '\n';
        assert_int_equal(status, cut < head ? ATL_INVALID : ATL_OK);
        if (status == ATL_OK)
            assert_true(ledger.count == lines && ledger.size <= cut);
        else
            assert_non_null(why.message);
        arena_ledger_free(&ledger);
    }
    free(text);
}

/* Every changed character of a line that is not the last one is found there. */
static void test_a_changed_character_is_named(void **state)
{
    (void)state;
    arena_plan plan = small_plan(5);
    size_t size = 0;
    uint32_t line = 1;
    char *text = text_of(&plan, 0, 1, 2, &size);
    size_t last = size - 1;
    while (text[last - 1] != '\n')
        last--;
    for (size_t i = 0; i < last; i++) {
        arena_ledger ledger;
        atl_reason why = {0};
        if (text[i] == '\n') {
            line++;
            continue;
        }
        text[i] ^= 1;
        assert_int_equal(arena_ledger_read(&ledger, text, size, &why), ATL_INVALID);
        assert_in_range(why.line, 1, 30);
        if (ledger.terms != NULL)
            assert_int_equal(why.line, line);
        arena_ledger_free(&ledger);
        text[i] ^= 1;
    }
    free(text);
}

static void test_parts_are_merged(void **state)
{
    (void)state;
    arena_plan plan = small_plan(5);
    arena_ledger one;
    arena_ledger two;
    arena_ledger other;
    atl_reason why = {0};
    size_t size = 0;
    char *text = text_of(&plan, 0, 2, 3, &size);
    assert_int_equal(arena_ledger_read(&one, text, size, NULL), ATL_OK);
    free(text);
    text = text_of(&plan, 1, 2, 3, &size);
    assert_int_equal(arena_ledger_read(&two, text, size, NULL), ATL_OK);
    free(text);
    plan.seed = 6;
    text = text_of(&plan, 1, 2, 3, &size);
    assert_int_equal(arena_ledger_read(&other, text, size, NULL), ATL_OK);
    free(text);
    assert_int_equal(arena_ledger_merge(&one, &other, &why), ATL_INVALID);
    assert_int_equal(arena_ledger_merge(&one, &two, &why), ATL_OK);
    assert_int_equal(arena_ledger_merge(&one, &two, &why), ATL_OK); /* once is enough */
    assert_true(one.count == 6);
    for (uint64_t index = 0; index < 6; index++)
        assert_true(one.blocks[index].index == index);
    two.blocks[1].points[0][0]++;
    assert_int_equal(arena_ledger_merge(&one, &two, &why), ATL_INVALID);
    assert_string_equal(why.args[0], "3");
    arena_ledger_free(&one);
    arena_ledger_free(&two);
    arena_ledger_free(&other);
}

static void test_a_file_is_gone_on_with(void **state)
{
    (void)state;
    arena_plan plan = small_plan(5);
    arena_plan other = small_plan(6);
    arena_ledger known;
    FILE *file = NULL;
    atl_reason why = {0};
    unlink(path);
    assert_int_equal(arena_ledger_open(&known, &file, path, &plan, 0, 1, &why), ATL_OK);
    arena_block block = played(&plan, 0);
    arena_ledger_write_block(file, known.key, &block);
    fputs("1 20/1 torn", file);
    fclose(file);
    arena_ledger_free(&known);
    assert_int_equal(arena_ledger_open(&known, &file, path, &plan, 0, 1, &why), ATL_OK);
    assert_true(known.count == 1);
    block = played(&plan, 1);
    arena_ledger_write_block(file, known.key, &block);
    fclose(file);
    arena_ledger_free(&known);
    assert_int_equal(arena_ledger_load(&known, path, &why), ATL_OK);
    assert_true(known.count == 2);
    arena_ledger_free(&known);

    assert_int_equal(arena_ledger_open(&known, &file, path, &other, 0, 1, &why), ATL_INVALID);
    assert_string_equal(why.args[0], "Seed: 5");
    assert_string_equal(why.args[1], "Seed: 6");
    arena_ledger_free(&known);
    assert_int_equal(arena_ledger_open(&known, &file, path, &plan, 0, 2, &why), ATL_INVALID);
    arena_ledger_free(&known);
    unlink(path);
}

/* Two runs never write to one file. */
static void test_a_file_in_use_is_refused(void **state)
{
    (void)state;
    arena_plan plan = small_plan(5);
    arena_ledger known;
    FILE *file = NULL;
    atl_reason why = {0};
    int code = 0;
    unlink(path);
    assert_int_equal(arena_ledger_open(&known, &file, path, &plan, 0, 1, &why), ATL_OK);
    pid_t child = fork(); /* locks are of processes */
    if (child == 0)
        _exit(arena_ledger_open(&known, &file, path, &plan, 0, 1, &why) == ATL_INVALID ? 7 : 8);
    assert_true(waitpid(child, &code, 0) == child);
    assert_int_equal(WEXITSTATUS(code), 7);
    fclose(file);
    arena_ledger_free(&known);
    unlink(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_written_is_read),
        cmocka_unit_test(test_a_torn_line_is_not_there),
        cmocka_unit_test(test_a_changed_character_is_named),
        cmocka_unit_test(test_parts_are_merged),
        cmocka_unit_test(test_a_file_is_gone_on_with),
        cmocka_unit_test(test_a_file_in_use_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
