/* Thinking about one decision. */
#include "server/thinker.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "agents/mcts.h"
#include "kit/kit.h"

enum {
    SLICE = 32,                  /* iterations between two looks at `stop`; as many as the search
                                    takes between two looks at its limits, so nothing changes */
    ITERATIONS_A_MEGABYTE = 256, /* their new positions fit into it with room to spare */
};

uint64_t thinker_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000U + (uint64_t)now.tv_nsec / 1000000U;
}

static void drop(thinker_tree *tree)
{
    free(tree->search);
    *tree = (thinker_tree){.search = NULL};
}

void thinker_free(thinker *t)
{
    for (int i = 0; i < THINKER_TREES; i++)
        drop(&t->trees[i]);
}

/* Makes room for so many megabytes: forgets the trees that were used longest ago.
 * Returns an empty place. */
static thinker_tree *make_room(thinker *t, uint32_t megabytes)
{
    for (;;) {
        uint32_t total = megabytes;
        thinker_tree *empty = NULL;
        thinker_tree *oldest = NULL;
        for (int i = 0; i < THINKER_TREES; i++) {
            thinker_tree *tree = &t->trees[i];
            total += tree->settings.megabytes;
            if (tree->search == NULL)
                empty = tree;
            else if (oldest == NULL || tree->used < oldest->used)
                oldest = tree;
        }
        if (empty != NULL && total <= BOTS_MEGABYTES)
            return empty;
        ATL_ASSERT(oldest != NULL);
        drop(oldest);
    }
}

/* The settings of a bot as a server can afford them. */
static void bound(atl_search_settings *settings, uint32_t milliseconds)
{
    uint32_t megabytes = BOTS_TREE_MEGABYTES;
    if (settings->iterations > 0 &&
        settings->iterations / ITERATIONS_A_MEGABYTE < BOTS_TREE_MEGABYTES)
        megabytes = 1 + settings->iterations / ITERATIONS_A_MEGABYTE;
    if (megabytes < settings->megabytes)
        settings->megabytes = (uint16_t)megabytes;
    if (settings->megabytes > BOTS_TREE_MEGABYTES)
        settings->megabytes = BOTS_TREE_MEGABYTES;
    settings->threads = 1;
    if (milliseconds > 0 && (settings->milliseconds == 0 || settings->milliseconds > milliseconds))
        settings->milliseconds = milliseconds;
    /* Every job begins afresh: its answer must not depend on who asked before. */
    settings->reuse = false;
}

/* The open search of a bot in a game; NULL when there is no memory for it. */
static atl_search *find_search(thinker *t, const bots_job *job, atl_search_settings *settings)
{
    for (int i = 0; i < THINKER_TREES; i++) {
        thinker_tree *tree = &t->trees[i];
        if (tree->search != NULL && tree->game == job->game &&
            strcmp(tree->agent, job->agent) == 0) {
            tree->used = ++t->jobs;
            return tree->search;
        }
    }
    bound(settings, t->milliseconds);
    thinker_tree *tree = make_room(t, settings->megabytes);
    void *memory = malloc(atl_search_bytes(settings));
    if (memory == NULL)
        return NULL;
    *tree = (thinker_tree){.game = job->game, .settings = *settings, .used = ++t->jobs};
    strcpy(tree->agent, job->agent);
    tree->search = atl_search_open(memory, settings, job->game, thinker_clock);
    return tree->search;
}

static bool is_better(const atl_search_line *a, const atl_search_line *b)
{
    return a->visits > b->visits || (a->visits == b->visits && a->value > b->value);
}

/* The most visited lines, best first. */
static void tell_lines(const atl_search *search, bots_answer *answer)
{
    atl_search_line lines[ATL_MAX_ACTIONS];
    int count = atl_search_lines(search, lines);
    answer->count = 0;
    for (int i = 0; i < count; i++) {
        int at = answer->count;
        while (at > 0 && is_better(&lines[i], &answer->lines[at - 1]))
            at--;
        if (at == BOTS_LINES)
            continue;
        int last = atl_min(answer->count, BOTS_LINES - 1);
        for (int j = last; j > at; j--)
            answer->lines[j] = answer->lines[j - 1];
        answer->lines[at] = lines[i];
        answer->count = last + 1;
    }
    atl_search_values(search, answer->values);
}

/* Searches as the agent of that name would, freshly started. */
static void answer_by_search(const thinker *t, atl_search *search, const bots_job *job,
                             bots_answer *answer, atl_rng *rng)
{
    uint64_t seed = atl_rng_next(rng);
    atl_rng own;
    seed = seed << 32U | atl_rng_next(rng);
    atl_rng_seed(&own, seed, 0);
    atl_search_start(search, job->view, job->seat, &own);
    while (!atomic_load_explicit(t->stop, memory_order_relaxed) && atl_search_run(search, SLICE))
        continue;
    answer->action = atl_search_best(search);
    answer->iterations = atl_search_iterations(search);
    if (job->hint)
        tell_lines(search, answer);
}

/* A bot that needs no memory, or the game's rule of thumb. */
static void answer_at_once(const atl_agent *agent, const bots_job *job, const atl_action *legal,
                           int count, bots_answer *answer, atl_rng *rng)
{
    if (agent == NULL || agent->kind->external || atl_agent_bytes(agent, job->game) > 0) {
        answer->action = job->game->greedy(job->view, job->seat, legal, count, rng);
    } else {
        atl_agent own = *agent;
        atl_agent_open(&own, job->game, NULL, NULL);
        answer->action = atl_agent_choose(&own, job->game, job->view, job->seat, rng);
    }
    answer->lines[0] = (atl_search_line){.action = answer->action};
    answer->count = job->hint;
}

void thinker_answer(thinker *t, const bots_job *job, bots_answer *answer)
{
    atl_agent agent;
    atl_search_settings settings;
    atl_action legal[ATL_MAX_ACTIONS];
    atl_rng rng;
    *answer = (bots_answer){.question = job->question, .seat = job->seat, .hint = job->hint};
    memcpy(answer->table, job->table, sizeof answer->table);
    ATL_ASSERT(job->game->to_act(job->view) == job->seat);
    int count = job->game->legal(job->view, legal);
    atl_rng_seed(&rng, job->seed, 0);
    if (count == 1 && !job->hint) {
        answer->action = legal[0];
        return;
    }
    bool known = atl_agent_read(&agent, job->agent, NULL) == ATL_OK;
    atl_search *search = NULL;
    if (known && mcts_settings(&agent, job->game, &settings)) {
        if (!job->hint && mcts_slips(&settings, job->game, job->view, &rng, &answer->action))
            return;
        search = find_search(t, job, &settings);
    }
    if (search != NULL)
        answer_by_search(t, search, job, answer, &rng);
    else
        answer_at_once(known ? &agent : NULL, job, legal, count, answer, &rng);
}
