/* Playing a tournament: progress, interrupts, and the file of finished blocks. */
#include <inttypes.h>
#include <string.h>

#include "cli/tournament.h"

/* A run with its progress. */
typedef struct watcher {
    const arena_run *run;
    progress progress;
} watcher;

static bool watch_receive(void *user, const arena_block *block, bool fresh)
{
    const watcher *w = user;
    return w->run->receive == NULL || w->run->receive(w->run->user, block, fresh);
}

static const arena_block *watch_recall(void *user, uint64_t index)
{
    const watcher *w = user;
    return w->run->recall(w->run->user, index);
}

static bool watch_wait(void *user, uint64_t games)
{
    watcher *w = user;
    bool go_on = w->run->wait == NULL || w->run->wait(w->run->user, games);
    progress_show(&w->progress, games);
    return go_on && !progress_interrupted();
}

int tournament_run(const tournament *t, arena_run *run, uint64_t games)
{
    watcher w = {.run = run};
    arena_run outer = *run;
    outer.plan = &t->plan;
    outer.threads = t->threads;
    outer.part = t->part;
    outer.parts = t->parts;
    outer.recall = run->recall == NULL ? NULL : watch_recall;
    outer.receive = watch_receive;
    outer.wait = watch_wait;
    outer.user = &w;
    progress_catch_interrupt();
    progress_start(&w.progress, games);
    atl_status status = arena_play_all(&outer);
    progress_end(&w.progress);
    if (status == ATL_OK)
        return CLI_GOOD;
    cli_error("%s", _("out of memory"));
    return CLI_FAILURE;
}

/* A tournament whose finished blocks may be kept in a file. */
typedef struct keeper {
    tournament *t;
    arena_ledger known;
    FILE *file;
    double flushed; /* when */
    uint64_t left;  /* blocks of this part that were not received yet */
    bool decided;
} keeper;

static const arena_block *recall(void *user, uint64_t index)
{
    const keeper *k = user;
    return arena_ledger_find(&k->known, index);
}

static bool receive(void *user, const arena_block *block, bool fresh)
{
    keeper *k = user;
    if (fresh && k->file != NULL)
        arena_ledger_write_block(k->file, k->known.key, block);
    k->left--;
    /* Whether a test is decided only shows when all parts are together. */
    bool undecided = arena_results_add(&k->t->results, block);
    k->decided = !undecided && k->t->parts == 1;
    return !k->decided;
}

static bool wait(void *user, uint64_t games)
{
    keeper *k = user;
    double now = progress_clock();
    (void)games;
    if (k->file != NULL && now - k->flushed > 0.2) {
        fflush(k->file);
        k->flushed = now;
    }
    return k->file == NULL || !ferror(k->file);
}

static int open_state(keeper *k)
{
    tournament *t = k->t;
    atl_reason why = {0};
    if (t->state == NULL)
        return CLI_GOOD;
    atl_status status =
        arena_ledger_open(&k->known, &k->file, t->state, &t->plan, t->part, t->parts, &why);
    if (status == ATL_NO_MEMORY)
        cli_error("%s", _("out of memory"));
    else if (status != ATL_OK)
        cli_reason(t->state, &why);
    return status == ATL_OK ? CLI_GOOD : CLI_FAILURE;
}

/* How many games are left to play in this part. */
static uint64_t games_left(const keeper *k)
{
    const tournament *t = k->t;
    uint64_t games = 0;
    for (uint64_t index = t->part; index < t->plan.blocks; index += t->parts) {
        arena_lineup lineup;
        if (arena_ledger_find(&k->known, index) == NULL) {
            arena_plan_lineup(&t->plan, index, &lineup);
            games += (uint64_t)lineup.games;
        }
    }
    return games;
}

/* What is to be said when not everything was played. */
static int report_end(const keeper *k, bool written)
{
    const tournament *t = k->t;
    if (!written) {
        cli_error(_("%s could not be written"), t->state);
        return CLI_FAILURE;
    }
    if (k->left == 0 || k->decided)
        return CLI_GOOD;
    uint64_t all = arena_plan_share(&t->plan, t->part, t->parts);
    cli_error(_("interrupted after %" PRIu64 " of %" PRIu64 " blocks"), all - k->left, all);
    if (t->state != NULL)
        cli_error(_("the same command goes on where %s ends"), t->state);
    return CLI_FAILURE;
}

int tournament_play(tournament *t)
{
    keeper k = {.t = t, .left = arena_plan_share(&t->plan, t->part, t->parts)};
    arena_run run = {.recall = recall, .receive = receive, .wait = wait, .user = &k};
    if (arena_results_start(&t->results, &t->plan) != ATL_OK) {
        cli_error("%s", _("out of memory"));
        return CLI_FAILURE;
    }
    int code = open_state(&k);
    if (code == CLI_GOOD) {
        code = tournament_run(t, &run, games_left(&k));
        bool written = k.file == NULL || (!ferror(k.file) && fclose(k.file) == 0);
        if (code == CLI_GOOD)
            code = report_end(&k, written);
    }
    arena_ledger_free(&k.known);
    return code;
}
