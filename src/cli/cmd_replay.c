/* antilles replay: shows a record step by step, to people or as JSON. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "text/text.h"
#include "wire/wire.h"

enum { OPT_AT = 1, OPT_JSON };

static const cli_option options[] = {
    {OPT_AT, "at", "N", N_("show only the position before action N")},
    {OPT_JSON, "json", NULL, N_("print every step as one line of JSON")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "replay",
    .usage = N_("FILE [OPTION...]"),
    .summary = N_("Shows a recorded game step by step. On a terminal, Enter goes on, 'b' goes "
                  "back, a number goes to that step and 'q' quits."),
    .options = options,
};

typedef struct replay {
    const atl_match *match;
    const atl_game *game;
    const text_game *text;
    canvas canvas;
    text_people people;
    uint32_t at;  /* the step to show */
    bool only_at; /* nothing but that step */
} replay;

static bool print_json(void *user, const atl_match_step *step)
{
    const replay *r = user;
    if (!r->only_at || step->step == r->at)
        wire_print(stdout, wire_step(r->game, step, r->people.players));
    return !ferror(stdout);
}

/* "17  Anna  trader+beggar", then what it did. */
static void print_action(const replay *r, const atl_match_step *step)
{
    char notation[ATL_NOTATION_BYTES];
    text_line line;
    int actor = r->game->to_act(step->state);
    r->game->notate(*step->action, notation);
    text_line_open(&line);
    fprintf(line.to, INK_DIM "%5" PRIu32 INK_PLAIN "  ", step->step);
    if (actor == ATL_CHANCE)
        fputs(_("Chance"), line.to);
    else
        text_name(line.to, &r->people, actor);
    fprintf(line.to, ": %s", notation);
    text_line_close(&line, &r->canvas, 7);
    r->text->story(&r->canvas, &r->people, step->state, step->events);
}

static bool print_step(void *user, const atl_match_step *step)
{
    const replay *r = user;
    if (step->setup_events != NULL)
        r->text->story(&r->canvas, &r->people, NULL, step->setup_events);
    if (step->action != NULL)
        print_action(r, step);
    return !ferror(stdout);
}

/* The position before step r->at, and the action taken there. */
static bool print_position(void *user, const atl_match_step *step)
{
    const replay *r = user;
    if (step->step < r->at)
        return true;
    canvas_line(&r->canvas, _("Step %" PRIu32 " of %" PRIu32), step->step,
                atl_match_steps(r->match));
    r->text->board(&r->canvas, &r->people, step->state);
    if (step->action != NULL)
        print_action(r, step);
    else if (r->game->to_act(step->state) == ATL_OVER)
        text_result(&r->canvas, r->text, &r->people, r->match);
    else
        canvas_line(&r->canvas, "%s", _("Here the record ends; the game is unfinished."));
    return false;
}

static void print_all(replay *r)
{
    text_title(&r->canvas, r->text, atl_match_setup(r->match));
    atl_match_walk(r->match, print_step, r);
    r->at = atl_match_steps(r->match);
    atl_match_walk(r->match, print_position, r);
}

/* Carries out what was typed; false to quit. */
static bool obey(replay *r, char *typed)
{
    uint64_t number = 0;
    uint32_t last = atl_match_steps(r->match);
    typed[strcspn(typed, "\r\n")] = '\0';
    if (strcmp(typed, "q") == 0)
        return false;
    if (cli_number(typed, last, &number))
        r->at = (uint32_t)number;
    else if (strcmp(typed, "b") == 0)
        r->at -= r->at > 0;
    else if (typed[0] == '\0')
        r->at += r->at < last;
    return true;
}

static void step_through(replay *r)
{
    char typed[64];
    do {
        canvas_put(&r->canvas, "\n");
        if (r->at == 0)
            text_title(&r->canvas, r->text, atl_match_setup(r->match));
        atl_match_walk(r->match, print_position, r);
        printf("\n%s ", _("Enter: on, b: back, number: go there, q: quit >"));
        fflush(stdout);
    } while (fgets(typed, sizeof typed, stdin) != NULL && obey(r, typed));
}

static int show(const atl_match *match, const atl_record_info *info, const char *at, bool json)
{
    replay r = {.match = match,
                .game = atl_match_game(match),
                .text = text_find(atl_match_game(match)),
                .canvas = cli_canvas(stdout),
                .only_at = at != NULL};
    uint64_t step = 0;
    if (at != NULL && !cli_number(at, atl_match_steps(match), &step)) {
        cli_error(_("'%s' is no step of this record: it has 0 to %" PRIu32), at,
                  atl_match_steps(match));
        return CLI_USAGE;
    }
    r.at = (uint32_t)step;
    text_people_fill(&r.people, info, atl_match_setup(match)->players);
    r.people.viewer = ATL_WATCHER;
    if (json)
        atl_match_walk(match, print_json, &r);
    else if (at != NULL)
        atl_match_walk(match, print_position, &r);
    else if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        step_through(&r);
    else
        print_all(&r);
    return CLI_GOOD;
}

int cmd_replay(int argc, char **argv)
{
    cli_args args;
    const char *at = NULL;
    bool json = false;
    int id = 0;
    cli_args_start(&args, &command, argc, argv);
    while ((id = cli_args_next(&args)) > 0) {
        if (id == OPT_AT)
            at = args.value;
        else
            json = true;
    }
    if (id < 0)
        return args.exit_code;
    if (args.rest_count != 1) {
        cli_error("%s", _("name one record to show"));
        return CLI_USAGE;
    }
    atl_match *match = NULL;
    atl_record_info info;
    atl_reason why = {0};
    if (atl_record_load(&match, &info, args.rest[0], &why) != ATL_OK) {
        cli_reason(args.rest[0], &why);
        return CLI_FAILURE;
    }
    int code = show(match, &info, at, json);
    atl_match_free(match);
    return code;
}
