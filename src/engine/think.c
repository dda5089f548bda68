/* Thinking: slices of search, news from time to time, and the answer. */
#include "engine/think.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>

#include "agents/mcts.h"
#include "antilles/arena.h"
#include "engine/view.h"

enum {
    SLICE = 32,        /* the search looks at its limits as often, so that slices change nothing */
    MOST_SLICE = 8192, /* iterations */
    SLICE_TIME = 10,   /* milliseconds that a slice should about take */
    FIRST_NEWS = 50,   /* milliseconds */
    NEWS_APART = 1000, /* at most */
    EXPECTED_LENGTH = 8, /* actions of the expected line */
};

void engine_say(engine_voice *voice, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    pthread_mutex_lock(&voice->lock);
    vfprintf(voice->out, format, args);
    fputc('\n', voice->out);
    fflush(voice->out);
    pthread_mutex_unlock(&voice->lock);
    va_end(args);
}

void engine_think_init(engine_thinker *t, engine_voice *voice)
{
    *t = (engine_thinker){.voice = voice};
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->told, NULL);
}

static uint64_t elapsed(const engine_thinker *t)
{
    return t->agent.host->clock() - t->began;
}

/* ---- news -------------------------------------------------------------------- */

static uint32_t total_iterations(const engine_thinker *t)
{
    uint32_t total = 0;
    for (int i = 0; i < t->agent.search.threads; i++)
        total += atl_search_iterations(mcts_tree(&t->agent, i));
    return total;
}

/* Mean values of all trees, weighted by what each has searched. */
static void write_values(FILE *out, const engine_thinker *t)
{
    double sums[ATL_MAX_SEATS] = {0};
    double total = 0;
    for (int i = 0; i < t->agent.search.threads; i++) {
        float values[ATL_MAX_SEATS];
        double weight = atl_search_iterations(mcts_tree(&t->agent, i));
        atl_search_values(mcts_tree(&t->agent, i), values);
        for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
            sums[seat] += weight * (double)values[seat];
        total += weight;
    }
    fputs(" values", out);
    for (int seat = 0; seat < t->game->players(t->position.view); seat++)
        fprintf(out, " %.4f", total > 0 ? sums[seat] / total : 0.0);
}

/* The expected line, of a tree that expects what all of them together chose. */
static void write_line(FILE *out, const engine_thinker *t, atl_action best)
{
    atl_action line[EXPECTED_LENGTH];
    int count = 0;
    for (int i = 0; i < t->agent.search.threads && count == 0; i++) {
        count = atl_search_expected(mcts_tree(&t->agent, i), line, EXPECTED_LENGTH);
        if (count > 0 && line[0] != best)
            count = 0;
    }
    if (count == 0)
        line[count++] = best;
    fputs(" line", out);
    engine_actions_write(out, t->game, line, count);
}

/* Says what has been found, unless that is no news. */
static void tell_news(engine_thinker *t)
{
    char *text = NULL;
    size_t size = 0;
    uint32_t iterations = total_iterations(t);
    FILE *out = iterations == t->told_iterations ? NULL : open_memstream(&text, &size);
    if (out == NULL)
        return;
    t->told_iterations = iterations;
    fprintf(out, "info iterations %" PRIu32 " time %" PRIu64, iterations, elapsed(t));
    write_values(out, t);
    write_line(out, t, mcts_best(&t->agent));
    if (fclose(out) == 0)
        engine_say(t->voice, "%s", text);
    free(text);
}

/* ---- the search ---------------------------------------------------------------- */

static void run_slice(void *user, int index)
{
    engine_thinker *t = user;
    if (t->growing[index])
        t->growing[index] = atl_search_run(mcts_tree(&t->agent, index), t->slice);
}

static bool is_finished(const engine_thinker *t)
{
    for (int i = 0; i < t->agent.search.threads; i++) {
        if (t->growing[i])
            return false;
    }
    return true;
}

static bool shall_stop(engine_thinker *t)
{
    pthread_mutex_lock(&t->lock);
    bool stop = t->stop;
    pthread_mutex_unlock(&t->lock);
    return stop;
}

static void search(engine_thinker *t)
{
    uint64_t news = FIRST_NEWS;
    for (int i = 0; i < t->agent.search.threads; i++) {
        atl_search *tree = mcts_tree(&t->agent, i);
        atl_rng rng;
        atl_rng_seed(&rng, t->order.seed, (uint64_t)i);
        atl_search_limit(tree, t->order.iterations, t->order.milliseconds);
        atl_search_start(tree, t->position.view, t->position.actor, &rng);
        t->growing[i] = true;
    }
    t->slice = SLICE;
    t->told_iterations = 0;
    while (!shall_stop(t) && !is_finished(t)) {
        uint64_t before = elapsed(t);
        if (t->agent.search.threads > 1)
            t->agent.host->spread(t->agent.search.threads, run_slice, t);
        else
            run_slice(t, 0);
        uint64_t now = elapsed(t);
        if (now - before < SLICE_TIME / 2 && t->slice < MOST_SLICE)
            t->slice *= 2;
        else if (now - before > SLICE_TIME && t->slice > SLICE)
            t->slice /= 2;
        if (now < news)
            continue;
        tell_news(t);
        news = now + (now < NEWS_APART ? now : NEWS_APART);
    }
    tell_news(t);
}

/* Endless thought ends only when somebody says so. */
static void wait_for_stop(engine_thinker *t)
{
    pthread_mutex_lock(&t->lock);
    while (t->order.infinite && !t->stop)
        pthread_cond_wait(&t->told, &t->lock);
    pthread_mutex_unlock(&t->lock);
}

static void *think(void *user)
{
    engine_thinker *t = user;
    atl_action legal[ATL_MAX_ACTIONS];
    char notation[ATL_NOTATION_BYTES];
    atl_action best = 0;
    if (t->game->legal(t->position.view, legal) == 1) {
        best = legal[0];
    } else {
        search(t);
        best = mcts_best(&t->agent);
    }
    wait_for_stop(t);
    t->game->notate(best, notation);
    pthread_mutex_lock(&t->lock);
    if (!t->quiet)
        engine_say(t->voice, "bestmove %s", notation);
    t->busy = false;
    pthread_mutex_unlock(&t->lock);
    return NULL;
}

/* ---- from the listening thread --------------------------------------------------- */

/* Keeps the trees unless the game or the settings are others. */
static atl_status get_ready(engine_thinker *t, const atl_search_settings *settings,
                            const atl_game *game)
{
    if (t->game == game)
        return ATL_OK;
    engine_think_close(t);
    atl_agent_read(&t->agent, "mcts", NULL);
    t->agent.search = *settings;
    atl_status status = atl_agent_start(&t->agent, game);
    if (status == ATL_OK)
        t->game = game;
    return status;
}

atl_status engine_think_start(engine_thinker *t, const atl_search_settings *settings,
                              const engine_position *position, const engine_order *order)
{
    atl_status status = get_ready(t, settings, position->game);
    if (status != ATL_OK)
        return status;
    t->position = *position;
    t->order = *order;
    t->began = t->agent.host->clock();
    t->busy = true;
    t->stop = t->quiet = false;
    if (pthread_create(&t->thread, NULL, think, t) != 0) {
        t->busy = false;
        return ATL_NO_MEMORY;
    }
    t->has_thread = true;
    return ATL_OK;
}

bool engine_think_is_busy(engine_thinker *t)
{
    pthread_mutex_lock(&t->lock);
    bool busy = t->busy && !t->stop;
    pthread_mutex_unlock(&t->lock);
    return busy;
}

void engine_think_stop(engine_thinker *t, bool quiet)
{
    pthread_mutex_lock(&t->lock);
    t->stop = true;
    t->quiet = t->quiet || quiet;
    pthread_cond_signal(&t->told);
    pthread_mutex_unlock(&t->lock);
}

void engine_think_wait(engine_thinker *t)
{
    if (t->has_thread)
        pthread_join(t->thread, NULL);
    t->has_thread = false;
}

void engine_think_forget(engine_thinker *t)
{
    if (t->game != NULL)
        atl_agent_renew(&t->agent, t->game);
}

void engine_think_close(engine_thinker *t)
{
    atl_agent_stop(&t->agent);
    t->game = NULL;
}
