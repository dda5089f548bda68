/* A seat that is another program. The engine gets the view of its seat and nothing
 * else; whatever it does or fails to do, the game goes on: `greedy` decides where the
 * engine does not, and every incident is counted and reported (docs/PROTOCOL.md). */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "engine/process.h"
#include "engine/recipe.h"
#include "engine/view.h"
#include "kit/kit.h"

enum {
    GREETING = 5,    /* times the usual grace for an engine to introduce itself */
    FAREWELL = 1000, /* milliseconds for it to end */
    MOST_STARTS = 3, /* in a row, without a legal answer */
    MOST_REPORTS = 20,
    ANSWER_BYTES = 256, /* what is looked at of a line */
};

typedef struct client {
    process process;
    recipe recipe;
    int starts;     /* since its last legal answer */
    bool greeted;   /* it has introduced itself and is ready */
    bool unsure;    /* answers to earlier commands may still come */
    bool given_up;  /* it is not started again */
    bool has_games; /* it has named the games it plays, */
    bool has_game;  /* and ours is one of them */
    int reports;
    char line[ANSWER_BYTES]; /* the last one it said */
} client;

/* ---- incidents ----------------------------------------------------------------- */

static void note(atl_agent *agent, const char *message, const char *arg)
{
    client *c = agent->memory;
    atl_reason why;
    agent->incidents++;
    if (agent->report == NULL || c->reports > MOST_REPORTS)
        return;
    if (c->reports++ == MOST_REPORTS)
        message = ATL_SENTENCE("more incidents are counted, but not reported");
    atl_refuse(&why, message, arg, NULL, NULL);
    agent->report(agent, &why);
}

static void note_number(atl_agent *agent, const char *message, uint32_t number)
{
    char text[16];
    snprintf(text, sizeof text, "%" PRIu32, number);
    note(agent, message, text);
}

/* Ends the engine for good or ill. */
static void end(client *c, uint64_t patience)
{
    process_end(&c->process, process_clock() + patience);
    c->greeted = false;
}

static void note_end(atl_agent *agent)
{
    client *c = agent->memory;
    end(c, FAREWELL);
    int how = c->process.ended;
    if (WIFSIGNALED(how))
        note_number(agent, ATL_SENTENCE("was ended by signal {0}"), (uint32_t)WTERMSIG(how));
    else
        note_number(agent, ATL_SENTENCE("has ended with exit code {0}"),
                    (uint32_t)WEXITSTATUS(how));
}

/* ---- lines --------------------------------------------------------------------- */

static process_news tell(client *c, const char *text)
{
    return process_send(&c->process, text, process_clock() + c->recipe.grace);
}

/* What follows the first word of the last line if that word is `name`, else NULL. */
static const char *said(const client *c, const char *name)
{
    size_t length = strlen(name);
    if (strncmp(c->line, name, length) != 0)
        return NULL;
    if (c->line[length] == ' ')
        return c->line + length + 1;
    return c->line[length] == '\0' ? c->line + length : NULL;
}

static process_news hear(client *c, uint64_t deadline)
{
    return process_read(&c->process, c->line, sizeof c->line, deadline);
}

/* Reads on until a line begins with `name`; what else an engine may say is dropped, and
 * what it may not say is noted. */
static process_news wait_for(atl_agent *agent, const char *name, uint64_t deadline)
{
    client *c = agent->memory;
    process_news news = PROCESS_GOOD;
    while ((news = hear(c, deadline)) == PROCESS_GOOD && said(c, name) == NULL) {
        const char *reason = said(c, "error");
        if (reason != NULL)
            note(agent, ATL_SENTENCE("says: {0}"), reason);
        else if (said(c, "info") == NULL && said(c, "bestmove") == NULL &&
                 said(c, "readyok") == NULL)
            note(agent, ATL_SENTENCE("said '{0}', which is not understood"), c->line);
    }
    return news;
}

/* Notes why an awaited line did not come, and ends an engine that hangs. */
static void note_silence(atl_agent *agent, process_news news, uint32_t milliseconds)
{
    client *c = agent->memory;
    if (news == PROCESS_GONE) {
        note_end(agent);
        return;
    }
    end(c, 0);
    note_number(agent, ATL_SENTENCE("has said nothing for {0} ms and was ended"), milliseconds);
}

/* Lets the engine say everything it still has to say. */
static bool settle(atl_agent *agent)
{
    client *c = agent->memory;
    process_news news = tell(c, "isready\n");
    if (news == PROCESS_GOOD)
        news = wait_for(agent, "readyok", process_clock() + c->recipe.grace);
    c->unsure = false;
    if (news == PROCESS_GOOD)
        return true;
    note_silence(agent, news, c->recipe.grace);
    return false;
}

/* ---- beginning ------------------------------------------------------------------- */

static void start(atl_agent *agent)
{
    client *c = agent->memory;
    c->greeted = c->unsure = c->has_games = c->has_game = false;
    c->starts++;
    int error = process_start(&c->process, c->recipe.argv);
    if (error != 0) {
        note(agent, ATL_SENTENCE("cannot be started: {0}"), strerror(error));
        return;
    }
    tell(c, "atl\n");
}

/* Reads the introduction; the lines of it that are not ours to know are ignored. */
static process_news read_greeting(client *c, const atl_game *game)
{
    uint64_t deadline = process_clock() + (uint64_t)GREETING * c->recipe.grace;
    process_news news = PROCESS_GOOD;
    while ((news = hear(c, deadline)) == PROCESS_GOOD && said(c, "atlok") == NULL) {
        const char *name = said(c, "game");
        size_t length = strlen(game->name);
        if (name == NULL)
            continue;
        c->has_games = true;
        if (strncmp(name, game->name, length) == 0 && strchr(" ", name[length]) != NULL)
            c->has_game = true;
    }
    return news;
}

static void send_settings(client *c)
{
    char text[ATL_AGENT_BYTES + 8];
    for (int i = 0; i < c->recipe.set_count; i++) {
        snprintf(text, sizeof text, "set %s %s\n", c->recipe.sets[i].name, c->recipe.sets[i].value);
        tell(c, text);
    }
    tell(c, "newgame\n");
}

static void greet(atl_agent *agent, const atl_game *game)
{
    client *c = agent->memory;
    process_news news = read_greeting(c, game);
    if (news != PROCESS_GOOD) {
        note_silence(agent, news, GREETING * c->recipe.grace);
        return;
    }
    if (c->has_games && !c->has_game) {
        note(agent, ATL_SENTENCE("does not play {0}"), game->title);
        c->given_up = true;
        end(c, FAREWELL);
        return;
    }
    send_settings(c);
    c->greeted = settle(agent);
}

/* Whether the engine can be asked now. */
static bool get_ready(atl_agent *agent, const atl_game *game)
{
    client *c = agent->memory;
    if (c->given_up)
        return false;
    if (c->process.pid == 0) {
        if (c->starts >= MOST_STARTS) {
            note(agent, ATL_SENTENCE("is not started again"), NULL);
            c->given_up = true;
            return false;
        }
        start(agent);
    }
    if (c->process.pid != 0 && !c->greeted)
        greet(agent, game);
    return c->greeted && (!c->unsure || settle(agent));
}

/* ---- a decision -------------------------------------------------------------------- */

/* The position as the seat sees it, and the order to think. To be freed. */
static char *write_question(const client *c, const atl_game *game, const void *view, int seat,
                            uint64_t seed)
{
    atl_action legal[ATL_MAX_ACTIONS];
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (out == NULL)
        return NULL;
    fprintf(out, "position game %s seat %d view ", game->name, seat);
    engine_view_write(out, game, view);
    fputs(" legal", out);
    engine_actions_write(out, game, legal, game->legal(view, legal));
    fputs(" facts", out);
    engine_facts_write(out, game, view);
    fprintf(out, "\ngo movetime %" PRIu32, c->recipe.movetime);
    if (c->recipe.iterations > 0)
        fprintf(out, " iterations %" PRIu32, c->recipe.iterations);
    fprintf(out, " seed %" PRIu64 "\n", seed);
    if (fclose(out) == 0)
        return text;
    free(text);
    return NULL;
}

/* The limit has passed. An engine that answers when told to stop may stay. */
static void hurry(atl_agent *agent)
{
    client *c = agent->memory;
    uint32_t limit = c->recipe.movetime + c->recipe.grace;
    process_news news = tell(c, "stop\n");
    if (news == PROCESS_GOOD)
        news = wait_for(agent, "bestmove", process_clock() + c->recipe.grace);
    if (news == PROCESS_GOOD)
        note_number(agent, ATL_SENTENCE("had not answered after {0} ms"), limit);
    else
        note_silence(agent, news, limit + c->recipe.grace);
}

/* Waits for the answer; false when there is none that counts. */
static bool read_answer(atl_agent *agent, const atl_game *game, const void *view,
                        atl_action *action)
{
    client *c = agent->memory;
    uint64_t deadline = process_clock() + c->recipe.movetime + c->recipe.grace;
    for (;;) {
        process_news news = hear(c, deadline);
        if (news == PROCESS_GONE)
            note_end(agent);
        else if (news == PROCESS_LATE)
            hurry(agent);
        if (news != PROCESS_GOOD)
            return false;
        const char *best = said(c, "bestmove");
        const char *reason = said(c, "error");
        if (best != NULL) {
            if (atl_action_read(game, view, best, action, NULL) == ATL_OK)
                return true;
            note(agent, ATL_SENTENCE("answered '{0}', which is not legal here"), best);
            return false;
        }
        if (reason != NULL) {
            note(agent, ATL_SENTENCE("says: {0}"), reason);
            c->unsure = true;
            return false;
        }
        if (said(c, "info") == NULL)
            note(agent, ATL_SENTENCE("said '{0}', which is not understood"), c->line);
    }
}

static bool ask(atl_agent *agent, const atl_game *game, const void *view, int seat, uint64_t seed,
                atl_action *action)
{
    client *c = agent->memory;
    char *question = write_question(c, game, view, seat, seed);
    if (question == NULL)
        return false;
    process_news news = tell(c, question);
    free(question);
    if (news != PROCESS_GOOD) {
        note_silence(agent, news, c->recipe.grace);
        return false;
    }
    if (!read_answer(agent, game, view, action))
        return false;
    c->starts = 0;
    return true;
}

static atl_action choose(atl_agent *agent, const atl_game *game, const void *view, int seat,
                         atl_rng *rng)
{
    client *c = agent->memory;
    atl_action legal[ATL_MAX_ACTIONS];
    atl_action action = 0;
    uint64_t seed = atl_rng_next(rng);
    if (c->given_up)
        agent->incidents++;
    seed = seed << 32U | atl_rng_next(rng);
    if (get_ready(agent, game) && ask(agent, game, view, seat, seed, &action))
        return action;
    return game->greedy(view, seat, legal, game->legal(view, legal), rng);
}

/* ---- the agent --------------------------------------------------------------------- */

static atl_status read_settings(atl_agent *agent, const char *settings, atl_reason *why)
{
    recipe r;
    (void)agent;
    return recipe_read(&r, settings, why);
}

static size_t client_bytes(const atl_agent *agent, const atl_game *game)
{
    (void)agent;
    (void)game;
    return sizeof(client);
}

/* Several engines introduce themselves at the same time: the answer is read later. */
static void open_engine(atl_agent *agent, const atl_game *game)
{
    client *c = agent->memory;
    (void)game;
    memset(c, 0, sizeof *c);
    recipe_read(&c->recipe, strchr(agent->text, ':') + 1, NULL);
    ATL_ASSERT(c->recipe.argv[0] != NULL); /* it has been read before */
    start(agent);
}

static void begin_game(atl_agent *agent, const atl_game *game)
{
    client *c = agent->memory;
    (void)game;
    if (c->greeted) {
        tell(c, "newgame\n"); /* who is gone is missed at the next decision */
        c->unsure = true;
    }
}

static void close_engine(atl_agent *agent)
{
    client *c = agent->memory;
    if (c->process.pid != 0)
        tell(c, "quit\n");
    end(c, FAREWELL);
}

const atl_agent_kind engine_agent = {
    .name = "engine",
    .summary = ATL_SENTENCE("another program, as in engine:./mybot (docs/PROTOCOL.md)"),
    .read = read_settings,
    .external = true,
    .bytes = client_bytes,
    .open = open_engine,
    .renew = begin_game,
    .close = close_engine,
    .choose = choose,
};
