/* play: a game in the terminal, with people and bots at the table. */
#include <stdlib.h>
#include <string.h>

#include "antilles/arena.h"
#include "cli/play.h"
#include "cli/terminal.h"

enum { OPT_LEVEL = 1, OPT_SAVE, OPT_RESUME, OPT_NAMES };

static const cli_option options[] = {
    CLI_TABLE_OPTIONS,
    {OPT_LEVEL, "level", "LEVEL",
     N_("how well the bots play: novice, easy, medium, hard or expert (medium)")},
    {OPT_NAMES, "names", "A,B,...", N_("names of the people at the table")},
    {OPT_SAVE, "save", "FILE", N_("save the game to a new file after every move")},
    {OPT_RESUME, "resume", "FILE", N_("go on with a saved game")},
    {0, NULL, NULL, NULL},
};

static const cli_command command = {
    .name = "play",
    .usage = N_("GAME [OPTION...], or: --resume FILE"),
    .summary = N_("Plays a game in the terminal. Seats are human or bots; without --seats you "
                  "play against bots, with several humans you share the keyboard."),
    .options = options,
};

/* The command line. */
typedef struct request {
    cli_table table;
    const char *game, *level, *save, *resume, *names;
} request;

/* False when there is nothing to play: after --help, or a wrong command line. */
static bool read_request(request *r, int argc, char **argv, int *code)
{
    cli_args args;
    int id = 0;
    memset(r, 0, sizeof *r);
    cli_table_start(&r->table);
    cli_args_start(&args, &command, argc, argv);
    while ((id = cli_args_next(&args)) > 0) {
        if (id == OPT_LEVEL)
            r->level = args.value;
        else if (id == OPT_SAVE)
            r->save = args.value;
        else if (id == OPT_RESUME)
            r->resume = args.value;
        else if (id == OPT_NAMES)
            r->names = args.value;
        else
            cli_table_option(&r->table, id, args.value);
    }
    *code = args.exit_code;
    if (id < 0)
        return false;
    *code = cli_args_only(&args, &r->game);
    return *code == CLI_GOOD;
}

/* Gives the names to the people in the order of their seats. */
static int set_names(play *p, const char *names)
{
    char *list = strdup(names);
    int code = list == NULL ? CLI_FAILURE : CLI_GOOD;
    int seat = 0;
    for (char *name = list, *next = NULL; name != NULL && code == CLI_GOOD; name = next) {
        next = strchr(name, ',');
        if (next != NULL)
            *next++ = '\0';
        while (seat < ATL_MAX_SEATS && strcmp(p->info.seats[seat].agent, "human") != 0)
            seat++;
        if (seat == ATL_MAX_SEATS) {
            cli_error("%s", _("there are more names than people at the table"));
            code = CLI_USAGE;
        } else if (!atl_record_is_name(name)) {
            cli_error(_("'%.60s' cannot be a name"), name);
            code = CLI_USAGE;
        } else {
            strcpy(p->info.seats[seat++].name, name);
        }
    }
    free(list);
    return code;
}

/* Checks --level, if it was given. */
static int check_level(const request *r)
{
    if (r->level == NULL)
        return CLI_GOOD;
    if (r->table.seats_text != NULL) {
        cli_error("%s", _("--seats says who plays, levels included: give no --level with it"));
        return CLI_USAGE;
    }
    for (int i = 0; i < ATL_LEVELS; i++) {
        if (strcmp(r->level, atl_level_names[i]) == 0)
            return CLI_GOOD;
    }
    cli_error(_("there is no level '%s'; there are: novice, easy, medium, hard, expert"), r->level);
    return CLI_USAGE;
}

static int start_game(play *p, request *r)
{
    atl_reason why;
    char seats[32];
    int code = check_level(r);
    if (code != CLI_GOOD)
        return code;
    snprintf(seats, sizeof seats, "human,%s", r->level != NULL ? r->level : "medium");
    code = cli_table_finish(&r->table, r->game, &(cli_seating){4, seats, true});
    if (code != CLI_GOOD)
        return code;
    cli_table_info(&r->table, &p->info);
    if (r->names != NULL)
        code = set_names(p, r->names);
    if (code != CLI_GOOD)
        return code;
    atl_status status = atl_match_new(&p->match, r->table.game, &r->table.setup, &why);
    if (status == ATL_NO_MEMORY)
        cli_error("%s", _("out of memory"));
    else if (status != ATL_OK)
        cli_reason(NULL, &why);
    return status == ATL_OK ? CLI_GOOD : CLI_FAILURE;
}

static int resume_game(play *p, const request *r)
{
    atl_reason why;
    if (cli_table_given(&r->table) || r->level != NULL || r->names != NULL) {
        cli_error("%s", _("--resume takes seats and options from the record; give none"));
        return CLI_USAGE;
    }
    atl_status status = atl_record_load(&p->match, &p->info, r->resume, &why);
    if (status == ATL_NO_MEMORY)
        cli_error("%s", _("out of memory"));
    else if (status != ATL_OK)
        cli_reason(r->resume, &why);
    if (status != ATL_OK)
        return CLI_FAILURE;
    const char *name = atl_match_game(p->match)->name;
    if (r->game != NULL && strcmp(r->game, name) != 0) {
        cli_error(_("%s is a game of %s, not of %s"), r->resume, name, r->game);
        return CLI_USAGE;
    }
    if (r->save == NULL)
        play_save_resume(p, r->resume);
    return CLI_GOOD;
}

/* Who sits where; people of a resumed game hear again what happened since they
 * decided last. */
static int seat_people(play *p)
{
    atl_reason why;
    int players = atl_match_setup(p->match)->players;
    p->game = atl_match_game(p->match);
    p->text = text_find(p->game);
    p->at_keyboard = ATL_WATCHER;
    p->thinking = ATL_WATCHER;
    for (int i = 0; i <= ATL_MAX_SEATS; i++)
        p->told[i] = TEXT_FROM_SETUP;
    p->canvas = cli_canvas(stdout);
    text_people_fill(&p->people, &p->info, players);
    for (int seat = 0; seat < players; seat++) {
        if (p->people.is_bot[seat]) {
            if (cli_read_bot(&p->agents[seat], p->info.seats[seat].agent, &why) != ATL_OK) {
                cli_reason(NULL, &why);
                return CLI_FAILURE;
            }
            if (atl_agent_start(&p->agents[seat], p->game) != ATL_OK) {
                cli_error("%s", _("out of memory"));
                return CLI_FAILURE;
            }
            continue;
        }
        p->humans++;
        int made = play_decisions(p, seat, 0, NULL);
        if (made > 0) {
            uint32_t step = 0;
            play_decisions(p, seat, made - 1, &step);
            p->told[seat] = step;
        }
    }
    return CLI_GOOD;
}

/* Chance and bots draw from the seed and the step, and bots begin a turn without
 * memories, so that whoever undoes a move and plays it again meets the same answer. */
static atl_rng rng_of_step(const play *p, int actor)
{
    atl_rng rng;
    uint64_t step = atl_match_steps(p->match);
    atl_rng_seed(&rng, atl_rng_derive(p->info.seed, step), (uint64_t)(actor - ATL_CHANCE));
    return rng;
}

/* Says who is thinking, should it take a while. */
static void tell_thinking(const play *p, int seat)
{
    char text[128];
    /* Translators: a bot's name. */
    snprintf(text, sizeof text, _("%s is thinking..."), p->people.names[seat]);
    terminal_wait(text);
}

static void let_bot_move(play *p, int seat)
{
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    atl_rng rng = rng_of_step(p, seat);
    if (p->thinking != seat)
        atl_agent_renew(&p->agents[seat], p->game);
    p->thinking = seat;
    tell_thinking(p, seat);
    atl_match_observe(p->match, seat, view);
    atl_action action = atl_agent_choose(&p->agents[seat], p->game, view, seat, &rng);
    atl_match_apply(p->match, action, NULL);
    if (p->humans == 0) {
        terminal_wait_over();
        play_tell(p, ATL_WATCHER, 0);
    }
    play_save(p);
}

static void draw_chance(play *p)
{
    atl_rng rng = rng_of_step(p, ATL_CHANCE);
    atl_match_draw(p->match, &rng);
}

static play_answer play_on(play *p)
{
    play_answer answer = PLAY_ON;
    int actor = atl_match_to_act(p->match);
    for (; actor != ATL_OVER && answer == PLAY_ON; actor = atl_match_to_act(p->match)) {
        if (terminal_interrupted())
            answer = PLAY_CUT_OFF;
        else if (actor == ATL_CHANCE)
            draw_chance(p);
        else if (p->people.is_bot[actor])
            let_bot_move(p, actor);
        else {
            p->thinking = ATL_WATCHER;
            terminal_wait_over();
            answer = play_ask(p);
        }
    }
    terminal_wait_over();
    return answer;
}

/* The last round for who was at the keyboard, and the result. */
static void show_end(play *p)
{
    int last = p->humans == 0 ? ATL_WATCHER : p->at_keyboard;
    canvas c = p->canvas;
    text_line end;
    p->people.viewer = ATL_WATCHER;
    text_line_open(&end);
    c.out = end.to;
    canvas_put(&c, "\n");
    p->text->board(&c, &p->people, atl_match_state(p->match));
    text_result(&c, p->text, &p->people, p->match);
    canvas_put(&c, "\n");
    fclose(end.to);
    play_tell(p, last, play_lines(end.text));
    fputs(end.text, p->canvas.out);
    free(end.text);
    if (p->path == NULL && terminal_is_interactive()) {
        char *path = terminal_ask(_("Keep the record in which file? (Enter: none) "));
        if (path != NULL && path[0] != '\0')
            play_save_start(p, path);
        free(path);
    }
    if (p->path != NULL)
        play_save_tell(p);
}

static int leave(play *p, play_answer answer)
{
    canvas_put(&p->canvas, INK_PLAIN);
    if (answer == PLAY_ON) {
        show_end(p);
        return CLI_GOOD;
    }
    if (answer == PLAY_CUT_OFF && !terminal_interrupted())
        cli_error("%s", _("the input ended before the game was over"));
    play_save_tell(p);
    return answer == PLAY_QUIT ? CLI_GOOD : CLI_FAILURE;
}

int cmd_play(int argc, char **argv)
{
    request r;
    play p = {0};
    int code = CLI_GOOD;
    if (!read_request(&r, argc, argv, &code))
        return code;
    code = r.resume != NULL ? resume_game(&p, &r) : start_game(&p, &r);
    if (code == CLI_GOOD)
        code = seat_people(&p);
    if (code == CLI_GOOD && r.save != NULL && !play_save_start(&p, r.save))
        code = CLI_FAILURE;
    if (code == CLI_GOOD) {
        terminal_start();
        text_title(&p.canvas, p.text, atl_match_setup(p.match));
        if (p.humans > 0)
            canvas_wrap(&p.canvas, 0, "%s", _("h tells the rules in short, ? lists the commands."));
        code = leave(&p, play_on(&p));
    }
    for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
        atl_agent_stop(&p.agents[seat]);
    atl_match_free(p.match);
    free(p.path);
    if (terminal_interrupted())
        terminal_die();
    return code;
}
