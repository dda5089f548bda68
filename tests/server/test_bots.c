/* Bots in threads of their own: right answers, taking turns, limits, and a quick end. */
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "antilles/arena.h"
#include "antilles/match.h"
#include "server/thinker.h"
#include "server/wake.h"

#define ENDLESS "mcts:iterations=100000000"

/* Waits for the next answer, at most half a minute. */
static bots_answer next_answer(bots *b)
{
    bots_answer answer;
    for (;;) {
        if (bots_take(b, &answer))
            return answer;
        wake_wait();
    }
}

/* A job for the next decision of a random game after some steps. */
static bots_job job_after(const atl_game *game, const char *agent, uint32_t steps, uint64_t seed)
{
    bots_job job = {.table = "A", .game = game, .seed = seed, .question = seed};
    atl_match *match = NULL;
    atl_setup setup;
    atl_action legal[ATL_MAX_ACTIONS];
    atl_rng rng;
    atl_rng_seed(&rng, seed, 0);
    atl_setup_default(&setup, game, 3);
    assert_int_equal(atl_match_new(&match, game, &setup, NULL), ATL_OK);
    for (;;) {
        atl_match_draw(match, &rng);
        int count = game->legal(atl_match_state(match), legal);
        if (atl_match_steps(match) >= steps && count > 1)
            break;
        atl_match_apply(match, legal[atl_rng_below(&rng, (uint32_t)count)], NULL);
        assert_int_not_equal(atl_match_to_act(match), ATL_OVER);
    }
    job.seat = atl_match_to_act(match);
    atl_match_observe(match, job.seat, job.view);
    strcpy(job.agent, agent);
    atl_match_free(match);
    return job;
}

static bots_job simple_job(const char *agent)
{
    return job_after(atl_game_find("santo-domingo"), agent, 0, 1);
}

static bots *must_start(int threads, uint32_t milliseconds)
{
    bots *b = bots_start(threads, milliseconds, wake, NULL);
    assert_non_null(b);
    return b;
}

/* What the agent of that name chooses, freshly started. */
static atl_action choice_of(const bots_job *job)
{
    atl_agent agent;
    atl_rng rng;
    atl_rng_seed(&rng, job->seed, 0);
    assert_int_equal(atl_agent_read(&agent, job->agent, NULL), ATL_OK);
    assert_int_equal(atl_agent_start(&agent, job->game), ATL_OK);
    atl_action action = atl_agent_choose(&agent, job->game, job->view, job->seat, &rng);
    atl_agent_stop(&agent);
    return action;
}

static void test_answers_are_those_of_the_agents(void **state)
{
    static const char *const agents[] = {"random", "greedy", "novice",
                                         "easy",   "medium", "mcts:iterations=300,cutoff=10"};
    bots_job jobs[3 * 6 * 2];
    size_t count = 0;
    (void)state;
    bots *b = must_start(2, 0);
    for (int game = 0; game < 3; game++) {
        for (size_t i = 0; i < sizeof agents / sizeof agents[0]; i++) {
            for (uint32_t steps = 0; steps < 20; steps += 10) {
                jobs[count] = job_after(atl_games[game], agents[i], steps, count);
                snprintf(jobs[count].table, sizeof jobs[count].table, "%zu", count % 5);
                assert_true(bots_ask(b, &jobs[count]));
                count++;
            }
        }
    }
    for (size_t i = 0; i < count; i++) {
        bots_answer answer = next_answer(b);
        assert_true(answer.question < count);
        const bots_job *job = &jobs[answer.question];
        assert_string_equal(answer.table, job->table);
        assert_int_equal(answer.seat, job->seat);
        assert_false(answer.hint);
        assert_int_equal(answer.count, 0);
        assert_int_equal(answer.action, choice_of(job));
    }
    bots_answer none;
    assert_false(bots_take(b, &none));
    bots_stop(b);
}

/* A tree that is as small as the server keeps it is large enough. */
static void test_levels_play_as_well_as_anywhere(void **state)
{
    static const char *const agents[] = {"hard", "expert"};
    (void)state;
    bots *b = must_start(1, 0);
    for (int game = 0; game < 3; game++) {
        for (int i = 0; i < 2; i++) {
            bots_job job = job_after(atl_games[game], agents[i], 10, 3);
            assert_true(bots_ask(b, &job));
            bots_answer answer = next_answer(b);
            assert_true(answer.iterations > 0);
            assert_int_equal(answer.action, choice_of(&job));
        }
    }
    bots_stop(b);
}

static void test_the_same_job_gets_the_same_answer(void **state)
{
    (void)state;
    bots *b = must_start(2, 0);
    bots_job job = job_after(atl_game_find("cuba"), "medium", 20, 5);
    bots_job other = job_after(atl_game_find("cuba"), "medium", 40, 6);
    job.hint = true;
    bots_answer first = {0};
    for (int i = 0; i < 6; i++) {
        assert_true(bots_ask(b, &job));
        assert_true(bots_ask(b, &other));
        for (int j = 0; j < 2; j++) {
            bots_answer answer = next_answer(b);
            if (answer.question != job.question)
                continue;
            if (i == 0)
                first = answer;
            assert_memory_equal(answer.lines, first.lines, sizeof first.lines);
            assert_memory_equal(answer.values, first.values, sizeof first.values);
        }
    }
    bots_stop(b);
}

static void test_a_hint_tells_estimates(void **state)
{
    (void)state;
    bots *b = must_start(1, 0);
    bots_job job = simple_job("medium");
    job.hint = true;
    assert_true(bots_ask(b, &job));
    bots_answer answer = next_answer(b);
    assert_true(answer.hint);
    assert_int_equal(answer.action, answer.lines[0].action);
    assert_in_range(answer.count, 2, BOTS_LINES);
    for (int i = 1; i < answer.count; i++)
        assert_true(answer.lines[i - 1].visits >= answer.lines[i].visits);
    for (int i = 0; i < 3; i++)
        assert_true(answer.values[i] > 0.0F && answer.values[i] < 1.0F);
    assert_true(answer.values[4] == 0.0F);

    /* Without a search there is only the choice. */
    strcpy(job.agent, "greedy");
    assert_true(bots_ask(b, &job));
    answer = next_answer(b);
    assert_true(answer.hint);
    assert_int_equal(answer.count, 1);
    assert_int_equal(answer.lines[0].action, answer.action);
    bots_stop(b);
}

static void test_what_is_no_bot_plays_by_rule_of_thumb(void **state)
{
    static const char *const agents[] = {"", "nobody", "mcts:iterations=0", "engine:/bin/false"};
    (void)state;
    bots *b = must_start(1, 0);
    for (size_t i = 0; i < sizeof agents / sizeof agents[0]; i++) {
        bots_job job = simple_job(agents[i]);
        atl_action legal[ATL_MAX_ACTIONS];
        bool found = false;
        assert_true(bots_ask(b, &job));
        bots_answer answer = next_answer(b);
        int count = job.game->legal(job.view, legal);
        for (int j = 0; j < count; j++)
            found = found || legal[j] == answer.action;
        assert_true(found);
    }
    bots_stop(b);
}

/* A table with many jobs does not hold up one with few. */
static void test_tables_take_turns(void **state)
{
    enum { MANY = 40, FEW = 5 };
    (void)state;
    bots *b = must_start(1, 0);
    bots_job job = simple_job("mcts:iterations=200,cutoff=5");
    for (int i = 0; i < MANY; i++)
        assert_true(bots_ask(b, &job));
    for (int i = 0; i < FEW; i++) {
        job.table[0] = (char)('B' + i);
        job.question = 100;
        assert_true(bots_ask(b, &job));
        job.question = 101;
        assert_true(bots_ask(b, &job));
    }
    /* While the first ones were being asked, a few of A may have been answered. */
    int of_a = 0;
    int of_others = 0;
    while (of_others < 2 * FEW) {
        bots_answer answer = next_answer(b);
        of_a += answer.table[0] == 'A';
        of_others += answer.table[0] != 'A';
        /* Within a table they come in order, by one worker. */
        if (answer.table[0] != 'A')
            assert_int_equal(answer.question, of_others <= FEW ? 100 : 101);
    }
    assert_true(of_a < MANY - 10);
    bots_stop(b);
}

static void test_jobs_of_a_table_are_forgotten(void **state)
{
    uint64_t oldest = 0;
    (void)state;
    bots *b = must_start(1, 0);
    bots_job endless = simple_job(ENDLESS);
    bots_job job = simple_job("greedy");
    assert_true(bots_ask(b, &endless));
    while (bots_waiting(b, &oldest) > 0)
        poll(NULL, 0, 1);
    for (int i = 0; i < 9; i++) {
        job.table[0] = (char)('B' + i % 3);
        assert_true(bots_ask(b, &job));
    }
    poll(NULL, 0, 20);
    assert_int_equal(bots_waiting(b, &oldest), 9);
    assert_in_range(oldest, 10, 10000);
    bots_forget(b, "C");
    assert_int_equal(bots_waiting(b, &oldest), 6);
    bots_forget(b, "nobody");
    bots_forget(b, "D"); /* the last line */
    bots_forget(b, "B"); /* the only line */
    assert_int_equal(bots_waiting(b, &oldest), 0);
    assert_int_equal(oldest, 0);
    assert_true(bots_ask(b, &job));
    assert_int_equal(bots_waiting(b, &oldest), 1);
    bots_stop(b);
}

static void test_one_question_is_forgotten(void **state)
{
    uint64_t oldest = 0;
    (void)state;
    bots *b = must_start(1, 0);
    bots_job endless = simple_job(ENDLESS);
    assert_true(bots_ask(b, &endless));
    while (bots_waiting(b, &oldest) > 0)
        poll(NULL, 0, 1);
    bots_job job = simple_job("greedy");
    for (job.question = 11; job.question <= 13; job.question++)
        assert_true(bots_ask(b, &job));
    bots_forget_one(b, "A", 13); /* the last of the line */
    bots_forget_one(b, "A", 11);
    bots_forget_one(b, "A", 99);
    assert_int_equal(bots_waiting(b, &oldest), 1);
    job.question = 14;
    assert_true(bots_ask(b, &job));
    assert_int_equal(bots_waiting(b, &oldest), 2);
    bots_forget_one(b, "A", 12);
    bots_forget_one(b, "A", 14); /* the only one */
    assert_int_equal(bots_waiting(b, &oldest), 0);
    bots_stop(b);
}

static void test_a_stop_does_not_wait_for_thoughts(void **state)
{
    uint64_t oldest = 0;
    (void)state;
    bots *b = must_start(2, 0);
    for (int game = 0; game < 3; game++) {
        bots_job job = job_after(atl_games[game], ENDLESS, 0, 1);
        assert_true(bots_ask(b, &job));
    }
    while (bots_waiting(b, &oldest) > 1)
        poll(NULL, 0, 1);
    poll(NULL, 0, 30);
    uint64_t began = thinker_clock();
    bots_stop(b);
    assert_true(thinker_clock() - began < 30000); /* the thoughts would take hours */
    bots_stop(NULL);
}

static void test_a_budget_of_time_cuts_thoughts_short(void **state)
{
    (void)state;
    bots *b = must_start(1, 100);
    bots_job job = simple_job(ENDLESS);
    uint64_t began = thinker_clock();
    assert_true(bots_ask(b, &job));
    bots_answer answer = next_answer(b);
    uint64_t took = thinker_clock() - began;
    assert_in_range(took, 95, 5000);
    assert_true(answer.iterations > 0);
    bots_stop(b);
}

static void test_the_queue_is_bounded(void **state)
{
    uint64_t oldest = 0;
    (void)state;
    bots *b = must_start(1, 0);
    bots_job job = simple_job(ENDLESS);
    assert_true(bots_ask(b, &job));
    while (bots_waiting(b, &oldest) > 0)
        poll(NULL, 0, 1);
    for (int i = 0; i < BOTS_MOST; i++) {
        snprintf(job.table, sizeof job.table, "%d", i % 100);
        assert_true(bots_ask(b, &job));
    }
    assert_false(bots_ask(b, &job));
    bots_forget(b, "7");
    assert_true(bots_ask(b, &job));
    bots_stop(b);
}

/* However many kinds of bots a worker has played. */
static void test_memory_is_bounded(void **state)
{
    atomic_bool stop = true; /* no thinking, only the trees */
    thinker t = {.stop = &stop};
    (void)state;
    for (int i = 0; i < 60; i++) {
        char agent[ATL_AGENT_BYTES];
        unsigned total = 0;
        bots_answer answer;
        snprintf(agent, sizeof agent, "mcts:iterations=%d,megabytes=%d", 1 << i % 25, 1 + 40 * i);
        bots_job job = simple_job(agent);
        thinker_answer(&t, &job, &answer);
        for (int j = 0; j < THINKER_TREES; j++) {
            total += t.trees[j].settings.megabytes;
            assert_true(t.trees[j].settings.megabytes <= BOTS_TREE_MEGABYTES);
        }
        assert_in_range(total, 1, BOTS_MEGABYTES);
    }
    thinker_free(&t);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(test_##name, wake_open, wake_close)
    const struct CMUnitTest tests[] = {
        TEST(answers_are_those_of_the_agents),
        TEST(levels_play_as_well_as_anywhere),
        TEST(the_same_job_gets_the_same_answer),
        TEST(a_hint_tells_estimates),
        TEST(what_is_no_bot_plays_by_rule_of_thumb),
        TEST(tables_take_turns),
        TEST(jobs_of_a_table_are_forgotten),
        TEST(one_question_is_forgotten),
        TEST(a_stop_does_not_wait_for_thoughts),
        TEST(a_budget_of_time_cuts_thoughts_short),
        TEST(the_queue_is_bounded),
        TEST(memory_is_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
