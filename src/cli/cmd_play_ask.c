/* Asking a person: showing what is to decide, reading commands and answers. */
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"
#include "cli/terminal.h"
#include "kit/kit.h"

/* The decision somebody is asked for. */
typedef struct asking {
    play *p;
    int seat;
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    text_menu menu;
    int picked[TEXT_MAX_PICKS]; /* codes */
    int count;
} asking;

/* ---- showing --------------------------------------------------------------- */

int play_lines(const char *text)
{
    int lines = 0;
    for (; *text != '\0'; text++)
        lines += *text == '\n';
    return lines;
}

void play_tell(play *p, int seat, int coming)
{
    int64_t *told = &p->told[seat == ATL_WATCHER ? ATL_MAX_SEATS : seat];
    /* What one's own decision alone has done is no news to wait for, but the end is. */
    bool news =
        (int64_t)atl_match_steps(p->match) > *told + 1 || atl_match_to_act(p->match) == ATL_OVER;
    bool pause = *told != TEXT_FROM_SETUP && news && terminal_is_interactive();
    canvas c = p->canvas;
    text_line story;
    text_line_open(&story);
    c.out = story.to;
    text_story(&c, p->text, &p->people, p->match, *told);
    fclose(story.to);
    fputs(story.text, p->canvas.out);
    *told = atl_match_steps(p->match);
    if (pause && story.size > 0 && play_lines(story.text) + coming > terminal_rows())
        free(terminal_ask(_("Press Enter to go on. ")));
    free(story.text);
}

static void show_menu(const asking *a, const canvas *c)
{
    text_line line;
    text_line_open(&line);
    if (a->p->humans > 1)
        fprintf(line.to, "%s%s" INK_PLAIN ": ", canvas_seat_ink(a->seat),
                a->p->people.names[a->seat]);
    a->p->text->question(line.to, a->view);
    if (a->menu.picks == 2)
        fprintf(line.to, " %s", _("Type both numbers, as in: 1 5"));
    canvas_put(c, "\n");
    text_line_close(&line, c, 0);
    for (int i = 0; i < a->menu.count && !a->menu.unlisted; i++) {
        text_line_open(&line);
        fprintf(line.to, INK_KEY "%3d" INK_PLAIN "  ", a->menu.items[i].number);
        a->p->text->item(c, line.to, a->view, a->menu.items[i].code);
        text_line_close(&line, c, c->width < 60 ? 5 : a->p->text->item_indent + 4);
    }
}

static void show_table(const asking *a, const canvas *c)
{
    canvas_put(c, "\n");
    a->p->text->board(c, &a->p->people, a->view);
    show_menu(a, c);
}

/* Whether the seat made the decision before this one too. */
static bool goes_on(const asking *a)
{
    uint32_t step = 0;
    int made = play_decisions(a->p, a->seat, 0, NULL);
    if (made == 0)
        return false;
    play_decisions(a->p, a->seat, made - 1, &step);
    return step + 1 == atl_match_steps(a->p->match);
}

/* The news, then the table. On a low screen a turn of many small decisions shows the
 * board once. */
static void show_all(const asking *a)
{
    canvas c = a->p->canvas;
    text_line table;
    text_line_open(&table);
    c.out = table.to;
    show_table(a, &c);
    fclose(table.to);
    int lines = play_lines(table.text) + 1;
    if (terminal_is_interactive() && lines > terminal_rows() && goes_on(a)) {
        play_tell(a->p, a->seat, 0);
        show_menu(a, &a->p->canvas);
    } else {
        play_tell(a->p, a->seat, lines);
        fputs(table.text, a->p->canvas.out);
    }
    free(table.text);
}

/* How an action is written, by one that is possible. */
static void write_example(const asking *a, char notation[ATL_NOTATION_BYTES])
{
    atl_action legal[ATL_MAX_ACTIONS];
    a->p->game->legal(a->view, legal);
    a->p->game->notate(legal[0], notation);
}

static void show_commands(const asking *a)
{
    static const struct {
        const char *key, *meaning;
    } commands[] = {
        {"u", N_("undo: back to your previous decision (u 3: three decisions back)")},
        {"h", N_("help: the rules in short (h name: help on one thing, by name or number)")},
        {"b", N_("board: show the table and the choices again")},
        {"l", N_("log: what has happened so far")},
        {"s", N_("save (s FILE: save to a file, from then on after every move)")},
        {"q", N_("quit")},
    };
    const canvas *c = &a->p->canvas;
    char example[ATL_NOTATION_BYTES];
    text_line line;
    canvas_wrap(c, 0, "%s", _("Type the number of your choice, or a command:"));
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        canvas_wrap(c, 5, "  " INK_KEY "%s" INK_PLAIN "  %s", commands[i].key,
                    gettext(commands[i].meaning));
    write_example(a, example);
    text_line_open(&line);
    fputs("  " INK_KEY "w" INK_PLAIN "  ", line.to);
    /* Translators: an action as records write it, such as "build dam". */
    fprintf(line.to, _("why: why an action cannot be done now, written as in records (w %s)"),
            example);
    text_line_close(&line, c, 5);
}

static void complain(const asking *a, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void complain(const asking *a, const char *format, ...)
{
    text_line line;
    va_list args;
    text_line_open(&line);
    fputs(INK_BAD, line.to);
    va_start(args, format);
    vfprintf(line.to, format, args);
    va_end(args);
    fputs(INK_PLAIN, line.to);
    text_line_close(&line, &a->p->canvas, 0);
}

/* ---- commands -------------------------------------------------------------- */

typedef struct decision_count {
    const atl_game *game;
    int seat, index, count;
    uint32_t step;
} decision_count;

static bool count_decision(void *user, const atl_match_step *step)
{
    decision_count *d = user;
    if (step->action == NULL || d->game->to_act(step->state) != d->seat)
        return true;
    if (d->count++ == d->index)
        d->step = step->step;
    return true;
}

int play_decisions(const play *p, int seat, int index, uint32_t *step)
{
    decision_count d = {.game = p->game, .seat = seat, .index = index};
    atl_match_walk(p->match, count_decision, &d);
    if (step != NULL)
        *step = d.step;
    return d.count;
}

/* True when the game went back. */
static bool undo(const asking *a, const char *argument)
{
    play *p = a->p;
    int32_t back = 1;
    uint32_t step = 0;
    int made = play_decisions(p, a->seat, 0, NULL);
    if (argument[0] != '\0' && (!atl_text_number(argument, &back) || back == 0)) {
        complain(a, _("'%s' is not a number of decisions"), argument);
        return false;
    }
    if (back > made) {
        complain(a,
                 ngettext("You have made %d decision so far.", "You have made %d decisions so far.",
                          (unsigned long)made),
                 made);
        return false;
    }
    play_decisions(p, a->seat, made - back, &step);
    atl_match_undo(p->match, step);
    for (int i = 0; i <= ATL_MAX_SEATS; i++)
        p->told[i] = p->told[i] < step ? p->told[i] : step;
    play_save(p);
    canvas_wrap(&p->canvas, 0, INK_GOOD "%s" INK_PLAIN, _("Undone; decide again."));
    return true;
}

static void help(const asking *a, const char *argument)
{
    const text_game *text = a->p->text;
    const text_topic *topic = argument[0] == '\0' ? text->topics : text_topic_find(text, argument);
    if (topic == NULL)
        complain(a, _("There is no help on '%s'; h lists what there is."), argument);
    else
        text_help(&a->p->canvas, text, topic);
}

static void show_log(const asking *a)
{
    play *p = a->p;
    int64_t from = TEXT_FROM_SETUP;
    int made = play_decisions(p, a->seat, 0, NULL);
    if (p->text->past_is_hidden(a->view)) {
        canvas_wrap(&p->canvas, 0, INK_DIM "%s" INK_PLAIN,
                    _("You play from memory: only what happened since your last decision."));
        if (made > 0) {
            uint32_t step = 0;
            play_decisions(p, a->seat, made - 1, &step);
            from = step;
        }
    }
    text_story(&p->canvas, p->text, &p->people, p->match, from);
}

static void save(const asking *a, const char *argument)
{
    play *p = a->p;
    char *path = NULL;
    if (argument[0] == '\0' && p->path == NULL)
        path = terminal_ask(_("Save to which file? "));
    const char *wanted = path != NULL ? path : argument;
    if (wanted[0] != '\0' && (p->path == NULL || strcmp(wanted, p->path) != 0))
        play_save_start(p, wanted);
    else
        play_save(p);
    play_save_tell(p);
    free(path);
}

/* Offers to save a game that would be lost. False when it is to go on. */
static bool quit(const asking *a)
{
    play *p = a->p;
    if (p->path == NULL && terminal_is_interactive()) {
        char *path = terminal_ask(_("Save the game to which file? (Enter: leave without saving) "));
        bool lost = path != NULL && path[0] != '\0' && !play_save_start(p, path);
        free(path);
        if (lost)
            return false;
    }
    return true;
}

static void say_why(const asking *a, atl_action action)
{
    ATL_ASSERT(a->seat >= 0);
    text_why asked = {.people = &a->p->people,
                      .view = a->view,
                      .seat = a->seat,
                      .awaited = 1U << a->seat,
                      .action = action};
    text_line line;
    text_line_open(&line);
    text_why_not(line.to, a->p->text, &asked);
    text_line_close(&line, &a->p->canvas, 0);
}

static void why(const asking *a, const char *argument)
{
    char example[ATL_NOTATION_BYTES];
    atl_action action = 0;
    if (atl_action_find(a->p->game, argument, &action)) {
        say_why(a, action);
        return;
    }
    write_example(a, example);
    complain(a, _("After w comes an action as records write it, such as: w %s"), example);
}

/* ---- answers --------------------------------------------------------------- */

/* The number a word stands for: digits, or the name of a topic with a number. */
static bool read_number(const asking *a, const char *word, int32_t *number)
{
    if (atl_text_number(word, number))
        return true;
    const text_topic *topic = strlen(word) < 3 ? NULL : text_topic_find(a->p->text, word);
    if (topic == NULL || topic->number == 0)
        return false;
    *number = topic->number;
    return true;
}

/* The item of that number, or menu.count. */
static int find_item(const asking *a, int32_t number)
{
    int item = 0;
    while (item < a->menu.count && a->menu.items[item].number != number)
        item++;
    return item;
}

static bool pick(asking *a, const char *word)
{
    int32_t number = 0;
    if (!read_number(a, word, &number)) {
        complain(a,
                 _("'%.40s' is neither a number of the list nor a command; ? lists the commands."),
                 word);
        return false;
    }
    int item = find_item(a, number);
    if (item == a->menu.count) {
        complain(a, _("%d is not in the list."), (int)number);
        return false;
    }
    for (int i = 0; i < a->count; i++) {
        if (a->picked[i] == a->menu.items[item].code) {
            complain(a, "%s", _("They must be different."));
            return false;
        }
    }
    if (a->count == a->menu.picks) {
        complain(a, "%s", _("That is too much."));
        return false;
    }
    a->picked[a->count++] = a->menu.items[item].code;
    return true;
}

/* Reads the numbers of a line; a refused line picks nothing. A line that answers the
 * whole question takes the place of what was picked before. */
static void pick_all(asking *a, char *line)
{
    int before = a->count;
    char *rest = NULL;
    int words = 0;
    for (const char *at = line; *at != '\0'; at += strcspn(at, " ,+\t")) {
        at += strspn(at, " ,+\t");
        words += *at != '\0';
    }
    if (words == a->menu.picks)
        a->count = before = 0;
    for (char *word = strtok_r(line, " ,+\t", &rest); word != NULL;
         word = strtok_r(NULL, " ,+\t", &rest)) {
        if (!pick(a, word)) {
            a->count = before;
            return;
        }
    }
}

static atl_action picked_action(const asking *a)
{
    return a->menu.picks == 1 ? (atl_action)a->picked[0] : a->p->text->combine(a->view, a->picked);
}

static void move(asking *a, atl_action action)
{
    play *p = a->p;
    p->has_secret = p->game->secret(a->view) || p->text->past_is_hidden(a->view);
    p->at_keyboard = a->seat;
    atl_status status = atl_match_apply(p->match, action, NULL);
    ATL_ASSERT(status == ATL_OK);
    play_save(p);
}

/* ---- the dialogue ---------------------------------------------------------- */

/* What a line asks for, and the rest of the line; 0 when it is an answer. */
static char read_command(const char *line, const char **argument)
{
    static const char *const words[] = {"undo", "help", "why", "board", "log", "save", "quit"};
    size_t length = strcspn(line, " ");
    *argument = line + length + strspn(line + length, " ");
    if (strcmp(line, "?") == 0)
        return '?';
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if ((length == 1 && line[0] == words[i][0]) ||
            (length == strlen(words[i]) && strncmp(line, words[i], length) == 0))
            return words[i][0];
    }
    return '\0';
}

/* An answer: what is to be picked, or an action as records write it. True when it was
 * made; what is not possible is explained. */
static bool take_answer(asking *a, char *line)
{
    int32_t number = 0;
    atl_action action = 0;
    bool known = atl_action_find(a->p->game, line, &action);
    bool legal = atl_action_read(a->p->game, a->view, line, &action, NULL) == ATL_OK;
    bool listed = read_number(a, line, &number) && find_item(a, number) < a->menu.count;
    if (legal) {
        move(a, action);
        return true;
    }
    if (known && !listed) {
        say_why(a, action);
        return false;
    }
    if (line[0] == '\0' && a->menu.count == a->menu.picks) { /* Enter: the only choice */
        for (a->count = 0; a->count < a->menu.picks; a->count++)
            a->picked[a->count] = a->menu.items[a->count].code;
    } else {
        pick_all(a, line);
    }
    if (a->count < a->menu.picks)
        return false;
    move(a, picked_action(a));
    return true;
}

/* Carries out one line. True when somebody has to be asked anew, or nobody. */
static bool obey(asking *a, char *line, play_answer *answer)
{
    const char *argument = NULL;
    switch (read_command(line, &argument)) {
    case '?':
        show_commands(a);
        return false;
    case 'u':
        return undo(a, argument);
    case 'h':
        help(a, argument);
        return false;
    case 'w':
        why(a, argument);
        return false;
    case 'b':
        a->p->people.whole = true;
        show_table(a, &a->p->canvas);
        a->p->people.whole = false;
        return false;
    case 'l':
        show_log(a);
        return false;
    case 's':
        save(a, argument);
        return false;
    case 'q':
        *answer = PLAY_QUIT;
        return quit(a);
    default:
        return take_answer(a, line);
    }
}

/* Lets the next person sit down without seeing what the last one did in secret. */
static bool hand_over(play *p, int seat)
{
    char prompt[256];
    if (p->humans < 2 || p->at_keyboard == seat || !terminal_is_interactive())
        return true;
    if (p->has_secret)
        terminal_wipe();
    snprintf(prompt, sizeof prompt, _("Hand the keyboard to %s, then press Enter. "),
             p->people.names[seat]);
    char *line = terminal_ask(prompt);
    free(line);
    if (p->has_secret && line != NULL)
        terminal_wipe();
    p->at_keyboard = seat;
    p->has_secret = false;
    return line != NULL;
}

play_answer play_ask(play *p)
{
    asking a = {.p = p, .seat = atl_match_to_act(p->match)};
    play_answer answer = PLAY_ON;
    p->canvas = cli_canvas(stdout); /* the window may have changed */
    if (!hand_over(p, a.seat))
        return PLAY_CUT_OFF;
    p->people.viewer = a.seat;
    atl_match_observe(p->match, a.seat, a.view);
    p->text->menu(&a.menu, a.view);
    show_all(&a);
    for (;;) {
        const char *prompt = a.count == 0 ? _("Your choice (? for help): ") : _("And the next: ");
        char *line = terminal_ask(prompt);
        if (line == NULL)
            return PLAY_CUT_OFF;
        bool done = obey(&a, line, &answer);
        free(line);
        if (done)
            return answer;
        answer = PLAY_ON;
    }
}
