/* Runs: the same whatever the number of threads and parts; ended, recalled, watched. */
#include "arena/plans.h"
#include "arena/run.h"
#include "arena/study.h"

enum { MOST_BLOCKS = 200 };

/* What a run handed over. */
typedef struct receiver {
    arena_block blocks[MOST_BLOCKS];
    bool fresh[MOST_BLOCKS];
    int count;
    int most; /* ends the run after so many */
    const struct receiver *known;
} receiver;

static bool receive(void *user, const arena_block *block, bool fresh)
{
    receiver *r = user;
    r->blocks[r->count] = *block;
    memset(&r->blocks[r->count].effort, 0, sizeof block->effort); /* time differs */
    r->fresh[r->count++] = fresh;
    return r->count < r->most;
}

static const arena_block *recall(void *user, uint64_t index)
{
    const receiver *r = user;
    for (int i = 0; r->known != NULL && i < r->known->count; i++) {
        if (r->known->blocks[i].index == index)
            return &r->known->blocks[i];
    }
    return NULL;
}

static receiver *play(const arena_plan *plan, int threads, uint64_t part, uint64_t parts, int most,
                      const receiver *known)
{
    receiver *r = calloc(1, sizeof *r);
    assert_non_null(r);
    r->most = most;
    r->known = known;
    arena_run run = {.plan = plan,
                     .threads = threads,
                     .part = part,
                     .parts = parts,
                     .recall = recall,
                     .receive = receive,
                     .user = r};
    assert_int_equal(arena_play_all(&run), ATL_OK);
    return r;
}

static arena_plan searching_plan(void)
{
    return make_plan(atl_game_find("santo-domingo"), ARENA_FIXED,
                     BOTS("mcts:iterations=6,megabytes=1", "greedy"), PLAYERS(3, 2), 60);
}

static void test_threads_do_not_matter(void **state)
{
    (void)state;
    arena_plan plan = searching_plan();
    receiver *one = play(&plan, 1, 0, 1, MOST_BLOCKS, NULL);
    receiver *four = play(&plan, 4, 0, 1, MOST_BLOCKS, NULL);
    assert_int_equal(one->count, (int)plan.blocks);
    assert_int_equal(four->count, one->count);
    assert_memory_equal(one->blocks, four->blocks, sizeof one->blocks);
    for (int i = 0; i < one->count; i++)
        assert_true(one->blocks[i].index == (uint64_t)i);
    free(one);
    free(four);
}

static void test_parts_are_the_whole(void **state)
{
    (void)state;
    arena_plan plan = searching_plan();
    receiver *whole = play(&plan, 2, 0, 1, MOST_BLOCKS, NULL);
    for (uint64_t part = 0; part < 3; part++) {
        receiver *own = play(&plan, 2, part, 3, MOST_BLOCKS, NULL);
        for (int i = 0; i < own->count; i++)
            assert_memory_equal(&own->blocks[i], &whole->blocks[part + 3 * (uint64_t)i],
                                sizeof own->blocks[i]);
        free(own);
    }
    free(whole);
}

/* A run that is ended early and gone on with is as one that was not. */
static void test_going_on_changes_nothing(void **state)
{
    (void)state;
    arena_plan plan = searching_plan();
    receiver *whole = play(&plan, 2, 0, 1, MOST_BLOCKS, NULL);
    receiver *begun = play(&plan, 2, 0, 1, 7, NULL);
    assert_int_equal(begun->count, 7);
    receiver *ended = play(&plan, 2, 0, 1, MOST_BLOCKS, begun);
    assert_memory_equal(whole->blocks, ended->blocks, sizeof whole->blocks);
    for (int i = 0; i < ended->count; i++)
        assert_int_equal(ended->fresh[i], i >= 7);
    free(whole);
    free(begun);
    free(ended);
}

/* Nobody needs to look for a game to be counted in the effort. */
static void test_effort_counts_decisions_with_a_choice(void **state)
{
    (void)state;
    arena_plan plan = make_plan(&toy_game, ARENA_FIXED, BOTS("greedy", "random"), PLAYERS(2), 2);
    arena_block block;
    bool finished = false;
    atomic_bool stop = false;
    atomic_ullong games = 0;
    arena_team team = {.number = 0};
    assert_int_equal(arena_block_play(&block, &plan, 0, &team, NULL, &stop, &games, &finished),
                     ATL_OK);
    assert_true(finished && games == 2);
    assert_in_range(block.effort.moves[0], 1, 2 * 3); /* T-1: three bids a game at most */
    stop = true;
    assert_int_equal(arena_block_play(&block, &plan, 0, &team, NULL, &stop, &games, &finished),
                     ATL_OK);
    assert_true(!finished && games == 2);
    arena_team_stop(&team);
}

static bool win_points(const atl_event *event, int *source, int *points)
{
    *source = 0;
    *points = event->args[1];
    return strcmp(toy_game.event_kinds[event->kind].name, "win") == 0;
}

static bool go_on(void *user, const arena_block *block, bool fresh)
{
    (void)user;
    (void)block;
    (void)fresh;
    return true;
}

/* A study of the toy: all points come from prizes, and more prizes win. */
static void test_a_study_adds_up(void **state)
{
    (void)state;
    arena_plan plan = make_plan(&toy_game, ARENA_FIXED, BOTS("greedy"), PLAYERS(3), 500);
    arena_study_spec spec = {
        .game = &toy_game, .source_count = 1, .source = win_points, .round_kind = 0};
    arena_study_sums *totals = calloc(2, sizeof *totals);
    assert_non_null(totals);
    assert_true(arena_study_add_group(&spec, 2, 0));
    assert_int_equal(spec.deed_count, TOY_PRIZES);
    for (int i = 0; i < 2; i++) {
        arena_study study;
        assert_int_equal(arena_study_start(&study, &plan, &spec, 1 + 2 * i), ATL_OK);
        arena_run run = {.plan = &plan,
                         .threads = 1 + 2 * i,
                         .parts = 1,
                         .receive = go_on,
                         .watch = {arena_study_look, &study}};
        assert_int_equal(arena_play_all(&run), ATL_OK);
        arena_study_total(&study, 0, &totals[i]);
        arena_study_end(&study);
    }
    assert_memory_equal(&totals[0], &totals[1], sizeof totals[0]);
    const arena_study_sums *sums = &totals[0];
    uint64_t won = 0;
    uint64_t placed = 0;
    int first = 0;
    int last = 0;
    double mean = 0;
    assert_true(sums->games == 500);
    for (int seat = 0; seat < 3; seat++) {
        won += sums->seats[seat].wins;
        placed += sums->places[seat].count;
        assert_true(sums->places[seat].points[ARENA_MOST_SOURCES - 1] == 0);
    }
    assert_true(won == 500 * 60 && placed == 1500);
    assert_true(arena_study_range(sums->rounds, ARENA_MOST_LENGTH, &first, &last, &mean));
    assert_true(first == 3 && last == 3 && mean == 3); /* T-1 */
    const arena_deed_sums *large = &sums->deeds[2];
    assert_true(large->times > 0 && large->more_wins * 3 > large->more * 60);
    assert_true(arena_study_leader(sums, 0) > 0.33 && arena_study_leader(sums, 0) < 0.34);
    /* In the end the leaders are the winners; one of several has but a part. */
    double end = arena_study_leader(sums, ARENA_MOMENTS);
    assert_true(end <= 1 - (double)sums->shared / 2 / 500 && end >= 1 - (double)sums->shared / 500);
    free(totals);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_threads_do_not_matter),
        cmocka_unit_test(test_parts_are_the_whole),
        cmocka_unit_test(test_going_on_changes_nothing),
        cmocka_unit_test(test_effort_counts_decisions_with_a_choice),
        cmocka_unit_test(test_a_study_adds_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
