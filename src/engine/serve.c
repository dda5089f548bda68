/* Listening: one line, one command. What cannot be obeyed is answered with an error,
 * and the engine goes on. */
#include <stdlib.h>
#include <string.h>

#include "agents/mcts.h"
#include "engine/engine.h"
#include "engine/think.h"
#include "engine/view.h"
#include "engine/words.h"

enum {
    LINE_BYTES = 1 << 20, /* longest line, its end included */
    MOST_SETS = 32,
    WORD_BYTES = 24,
};

typedef struct engine {
    const engine_world *world;
    engine_voice voice;
    engine_thinker thinker;
    engine_position position;
    int level; /* of the settings, or -1 */
    struct {
        char name[WORD_BYTES], value[WORD_BYTES];
    } sets[MOST_SETS]; /* knobs that were changed */
    int set_count;
    atl_rng rng; /* for seeds that nobody gave */
    char *rest;  /* of the line that is being obeyed */
    bool over;
} engine;

/* A command. Those that need silence are refused while the engine thinks. */
typedef struct command {
    const char *name;
    void (*obey)(engine *e);
    bool needs_silence;
} command;

/* ---- answers ------------------------------------------------------------------ */

static void complain(engine *e, const atl_reason *why)
{
    char text[ATL_REASON_TEXT];
    atl_reason_format(why, e->world->translate(why->message), text);
    engine_say(&e->voice, "error %s", text);
}

static void refuse(engine *e, const char *message, const char *arg0, const char *arg1)
{
    atl_reason why;
    atl_refuse(&why, message, arg0, arg1, NULL);
    complain(e, &why);
}

static void say_game(engine *e, const atl_game *game)
{
    engine_say(&e->voice, "game %s %d %d", game->name, game->min_players, game->max_players);
    for (const atl_option *option = game->options; option->name != NULL; option++) {
        char values[256] = "";
        for (int v = 0; option->values[v] != NULL; v++) {
            size_t length = strlen(values);
            snprintf(values + length, sizeof values - length, " %s", option->values[v]);
        }
        engine_say(&e->voice, "option %s %s%s", game->name, option->name, values);
    }
}

static void greet(engine *e)
{
    atl_search_settings defaults;
    atl_search_knob knob;
    atl_search_defaults(&defaults);
    engine_say(&e->voice, "id name Antilles %s", e->world->version);
    engine_say(&e->voice, "protocol 1");
    for (const atl_game *const *game = atl_games; *game != NULL; game++)
        say_game(e, *game);
    for (int i = 0; atl_search_knob_at(&defaults, i, &knob); i++)
        engine_say(&e->voice, "knob %s number %d %d %d", knob.name, (int)knob.low, (int)knob.high,
                   (int)knob.value);
    engine_say(&e->voice, "knob reuse choice %s on off", defaults.reuse ? "on" : "off");
    engine_say(&e->voice, "knob level choice none none %s %s %s %s %s", atl_level_names[0],
               atl_level_names[1], atl_level_names[2], atl_level_names[3], atl_level_names[4]);
    engine_say(&e->voice, "atlok");
}

static void is_ready(engine *e)
{
    engine_say(&e->voice, "readyok");
}

/* ---- knobs -------------------------------------------------------------------- */

static int find_level(const char *name)
{
    int level = 0;
    while (level < ATL_LEVELS && strcmp(atl_level_names[level], name) != 0)
        level++;
    return level;
}

static void set_level(engine *e, const char *name)
{
    int level = find_level(name);
    if (level == ATL_LEVELS && strcmp(name, "none") != 0) {
        refuse(e, ATL_SENTENCE("there is no level '{0}'"), name, NULL);
        return;
    }
    e->level = level == ATL_LEVELS ? -1 : level;
    engine_think_close(&e->thinker);
}

/* Remembers a knob; a later value of the same one counts. */
static void remember(engine *e, const char *name, const char *value)
{
    int i = 0;
    while (i < e->set_count && strcmp(e->sets[i].name, name) != 0)
        i++;
    if (i == MOST_SETS)
        return; /* there are not that many knobs */
    if (i == e->set_count)
        e->set_count++;
    snprintf(e->sets[i].name, sizeof e->sets[i].name, "%s", name);
    snprintf(e->sets[i].value, sizeof e->sets[i].value, "%s", value);
}

static void set_knob(engine *e)
{
    atl_search_settings scratch;
    atl_reason why;
    const char *name = engine_word(&e->rest);
    const char *value = engine_word(&e->rest);
    if (name == NULL || value == NULL || engine_word(&e->rest) != NULL) {
        refuse(e, ATL_SENTENCE("'{0}' is used like this: {1}"), "set", "set KNOB VALUE");
        return;
    }
    if (strcmp(name, "level") == 0) {
        set_level(e, value);
        return;
    }
    atl_search_defaults(&scratch);
    if (atl_search_set(&scratch, name, value, &why) != ATL_OK) {
        complain(e, &why);
        return;
    }
    remember(e, name, value);
    engine_think_close(&e->thinker);
}

/* The settings at hand in a game: the level's, then what was set. */
static atl_search_settings settings_for(const engine *e, const atl_game *game)
{
    atl_agent agent = {0};
    atl_search_defaults(&agent.search);
    if (e->level >= 0)
        mcts_read(&agent, game->levels[e->level], NULL);
    for (int i = 0; i < e->set_count; i++)
        atl_search_set(&agent.search, e->sets[i].name, e->sets[i].value, NULL);
    return agent.search;
}

/* ---- games and positions ------------------------------------------------------- */

static void new_game(engine *e)
{
    engine_think_forget(&e->thinker);
    e->position = (engine_position){0};
    atl_rng_seed(&e->rng, 0, 0);
}

static void set_position(engine *e)
{
    atl_reason why;
    if (engine_position_read(&e->position, e->rest, &why) != ATL_OK)
        complain(e, &why);
}

static bool has_position(engine *e)
{
    if (e->position.game == NULL)
        refuse(e, ATL_SENTENCE("there is no position yet"), NULL, NULL);
    return e->position.game != NULL;
}

/* Says a line whose first word is given and whose rest is written by `write`. */
static void say_written(engine *e, const char *first,
                        void (*write)(FILE *out, const engine_position *position))
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (out == NULL)
        return;
    write(out, &e->position);
    if (fclose(out) == 0)
        engine_say(&e->voice, "%s%s", first, text);
    free(text);
}

static void write_legal(FILE *out, const engine_position *p)
{
    atl_action legal[ATL_MAX_ACTIONS];
    if (p->actor != ATL_OVER)
        engine_actions_write(out, p->game, legal, p->game->legal(p->view, legal));
}

static void write_facts(FILE *out, const engine_position *p)
{
    engine_facts_write(out, p->game, p->view);
}

static void write_actor(FILE *out, const engine_position *p)
{
    if (p->actor >= 0) {
        fprintf(out, " %d", p->actor);
        return;
    }
    if (p->actor == ATL_CHANCE) {
        fputs(" chance", out);
        return;
    }
    atl_result result;
    p->game->score(p->view, &result);
    fputs(" over", out);
    for (int seat = 0; seat < p->game->players(p->view); seat++)
        fprintf(out, " %d/%d", (int)result.points[seat], result.rank[seat]);
}

static void tell_legal(engine *e)
{
    if (has_position(e))
        say_written(e, "legal", write_legal);
}

static void tell_facts(engine *e)
{
    if (has_position(e))
        say_written(e, "facts", write_facts);
}

static void tell_actor(engine *e)
{
    if (has_position(e))
        say_written(e, "actor", write_actor);
}

/* ---- thinking ------------------------------------------------------------------ */

/* Reads what follows "go". A limit of 0 is none. */
static bool read_order(engine *e, engine_order *order)
{
    bool limited = false;
    for (const char *word; (word = engine_word(&e->rest)) != NULL;) {
        uint64_t number = 0;
        if (strcmp(word, "infinite") == 0) {
            order->infinite = true;
            continue;
        }
        bool seed = strcmp(word, "seed") == 0;
        bool time = strcmp(word, "movetime") == 0;
        if (!seed && !time && strcmp(word, "iterations") != 0) {
            refuse(e, ATL_SENTENCE("'{0}' is used like this: {1}"), "go",
                   "go [movetime MS] [iterations N] [infinite] [seed S]");
            return false;
        }
        if (!engine_number(engine_word(&e->rest), seed ? UINT64_MAX : UINT32_MAX, &number) ||
            (!seed && number == 0)) {
            refuse(e, ATL_SENTENCE("'{0}' needs a number"), word, NULL);
            return false;
        }
        if (seed) {
            order->seed = number;
            continue;
        }
        if (!limited)
            order->iterations = order->milliseconds = 0;
        limited = true;
        *(time ? &order->milliseconds : &order->iterations) = (uint32_t)number;
    }
    if (order->infinite)
        order->iterations = order->milliseconds = 0;
    return true;
}

static void go(engine *e)
{
    if (!has_position(e))
        return;
    if (e->position.actor < 0) {
        refuse(e, ATL_SENTENCE("no seat is to act in this position"), NULL, NULL);
        return;
    }
    atl_search_settings settings = settings_for(e, e->position.game);
    engine_order order = {.iterations = settings.iterations, .milliseconds = settings.milliseconds};
    order.seed = atl_rng_next(&e->rng);
    if (!read_order(e, &order))
        return;
    if (order.iterations == 0 && order.milliseconds == 0 && !order.infinite) {
        refuse(e, ATL_SENTENCE("a search needs a limit of iterations or milliseconds"), NULL, NULL);
        return;
    }
    if (engine_think_start(&e->thinker, &settings, &e->position, &order) != ATL_OK)
        refuse(e, ATL_SENTENCE("out of memory"), NULL, NULL);
}

static void stop(engine *e)
{
    engine_think_stop(&e->thinker, false);
}

static void quit(engine *e)
{
    engine_think_stop(&e->thinker, true);
    e->over = true;
}

/* ---- listening ----------------------------------------------------------------- */

static const command commands[] = {
    {"atl", greet, true},
    {"isready", is_ready, false},
    {"set", set_knob, true},
    {"newgame", new_game, true},
    {"go", go, true},
    {"position", set_position, true},
    {"legal", tell_legal, true},
    {"facts", tell_facts, true},
    {"actor", tell_actor, true},
    {"stop", stop, false},
    {"quit", quit, false},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void obey(engine *e, char *line)
{
    e->rest = line;
    const char *name = engine_word(&e->rest);
    if (name == NULL)
        return;
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(commands[i].name, name) != 0)
            continue;
        if (commands[i].needs_silence && engine_think_is_busy(&e->thinker)) {
            refuse(e, ATL_SENTENCE("'{0}' must wait: say stop first"), name, NULL);
            return;
        }
        if (commands[i].needs_silence)
            engine_think_wait(&e->thinker);
        commands[i].obey(e);
        return;
    }
    refuse(e, ATL_SENTENCE("there is no command '{0}'"), name, NULL);
}

typedef enum line_status { LINE_GOOD, LINE_TOO_LONG, LINE_END } line_status;

/* Reads a line without its end; what does not fit is skipped. What is not printable
 * becomes '?': it may be quoted in an answer. */
static line_status read_line(FILE *in, char *line)
{
    size_t size = 0;
    int byte = 0;
    bool fits = true;
    while ((byte = getc(in)) != EOF && byte != '\n') {
        fits = fits && size + 1 < LINE_BYTES;
        if (fits)
            line[size++] = (char)byte;
    }
    if (byte == EOF && size == 0)
        return LINE_END;
    if (size > 0 && line[size - 1] == '\r')
        size--;
    for (size_t i = 0; i < size; i++) {
        if (line[i] < ' ' || line[i] > '~')
            line[i] = '?';
    }
    line[size] = '\0';
    return fits ? LINE_GOOD : LINE_TOO_LONG;
}

/* At the end of the input a search with a limit is finished. */
static void finish(engine *e)
{
    if (e->thinker.order.infinite || e->over)
        engine_think_stop(&e->thinker, e->over);
    engine_think_wait(&e->thinker);
    engine_think_close(&e->thinker);
}

bool engine_serve(const engine_world *world)
{
    engine *e = calloc(1, sizeof *e);
    char *line = malloc(LINE_BYTES);
    bool good = e != NULL && line != NULL;
    if (good) {
        line_status status = LINE_GOOD;
        e->world = world;
        e->level = -1;
        e->voice.out = world->out;
        pthread_mutex_init(&e->voice.lock, NULL);
        engine_think_init(&e->thinker, &e->voice);
        atl_rng_seed(&e->rng, 0, 0);
        while (!e->over && (status = read_line(world->in, line)) != LINE_END) {
            if (status == LINE_GOOD)
                obey(e, line);
            else
                refuse(e, ATL_SENTENCE("the line is too long"), NULL, NULL);
        }
        finish(e);
    }
    free(line);
    free(e);
    return good;
}
