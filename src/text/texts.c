/* Finding a game's words, and what is said alike in every game: names, titles,
 * stories, help. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "kit/kit.h"
#include "text/text.h"

#define TEXT(symbol) extern const text_game symbol##_text;
#include "text/texts.inc"
#undef TEXT

const text_game *text_find(const atl_game *game)
{
    static const text_game *const texts[] = {
#define TEXT(symbol) &symbol##_text,
#include "text/texts.inc"
#undef TEXT
    };
    size_t at = 0;
    while (at < sizeof texts / sizeof texts[0] && texts[at]->game != game)
        at++;
    ATL_ASSERT(at < sizeof texts / sizeof texts[0]);
    return texts[at];
}

void text_line_open(text_line *line)
{
    line->to = open_memstream(&line->text, &line->size);
    ATL_ASSERT(line->to != NULL);
}

void text_line_close(text_line *line, const canvas *c, int indent)
{
    fclose(line->to);
    if (indent >= 0)
        canvas_wrap(c, indent, "%s", line->text);
    else
        canvas_line(c, "%s", line->text);
    free(line->text);
}

/* ---- names ----------------------------------------------------------------- */

static bool is_taken(const text_people *people, const char *name)
{
    for (int seat = 0; seat < people->players; seat++) {
        if (strcmp(people->names[seat], name) == 0)
            return true;
    }
    return false;
}

/* The first free name of a bot. */
static void name_bot(text_people *people, int seat)
{
    static const char *const names[] = {"Isabel", "Diego", "Rosa",   "Mateo", "Lucía",  "Tomás",
                                        "Carmen", "Juan",  "Elvira", "Pedro", "Teresa", "Andrés"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (!is_taken(people, names[i])) {
            strcpy(people->names[seat], names[i]);
            return;
        }
    }
}

void text_people_fill(text_people *people, const atl_record_info *info, int players)
{
    int humans = 0;
    memset(people, 0, sizeof *people);
    people->players = players;
    people->viewer = ATL_WATCHER;
    for (int seat = 0; seat < players; seat++) {
        people->is_bot[seat] = strcmp(info->seats[seat].agent, "human") != 0;
        humans += !people->is_bot[seat];
        strcpy(people->agents[seat], info->seats[seat].agent);
        strcpy(people->names[seat], info->seats[seat].name);
    }
    for (int seat = 0; seat < players; seat++) {
        if (people->names[seat][0] != '\0')
            continue;
        if (people->is_bot[seat])
            name_bot(people, seat);
        else if (humans == 1)
            snprintf(people->names[seat], ATL_PLAYER_BYTES, "%s", _("You"));
        else
            snprintf(people->names[seat], ATL_PLAYER_BYTES, _("Player %d"), seat + 1);
    }
}

void text_name(FILE *to, const text_people *people, int seat)
{
    fprintf(to, "%s%s" INK_PLAIN, canvas_seat_ink(seat), people->names[seat]);
}

/* ---- titles ---------------------------------------------------------------- */

void text_title(const canvas *c, const text_game *text, const atl_setup *setup)
{
    text_line line;
    text_line_open(&line);
    fprintf(line.to, INK_BOLD "%s" INK_PLAIN, text->game->title);
    fprintf(line.to, ngettext(" · %d player", " · %d players", setup->players), setup->players);
    for (int i = 0; text->game->options[i].name != NULL; i++)
        fprintf(line.to, " · %s=%s", text->game->options[i].name,
                atl_setup_value(setup, text->game, i));
    text_line_close(&line, c, 2);
    if (atl_edition_is_reconstruction(&setup->edition, text->game))
        canvas_wrap(c, 0, INK_DIM "%s %s" INK_PLAIN, gettext(text->reconstruction),
                    _("If you own a copy, --edition FILE plays with its data."));
    else
        canvas_wrap(c, 0, INK_DIM "%s %s" INK_PLAIN, _("Edition:"), setup->edition.name);
}

/* ---- stories --------------------------------------------------------------- */

typedef struct teller {
    const canvas *c;
    const text_game *text;
    const text_people *people;
    int64_t from;
} teller;

static bool tell(void *user, const atl_match_step *step)
{
    const teller *t = user;
    if (step->setup_events != NULL && t->from == TEXT_FROM_SETUP)
        t->text->story(t->c, t->people, NULL, step->setup_events);
    if (step->action != NULL && step->step >= t->from)
        t->text->story(t->c, t->people, step->state, step->events);
    return true;
}

void text_story(const canvas *c, const text_game *text, const text_people *people,
                const atl_match *match, int64_t from)
{
    teller t = {c, text, people, from};
    atl_match_walk(match, tell, &t);
}

/* ---- help ------------------------------------------------------------------ */

static bool begins_with(const char *text, const char *beginning)
{
    return strncasecmp(text, beginning, strlen(beginning)) == 0;
}

/* "zorro" in "el-zorro". */
static bool has_part(const char *text, const char *beginning)
{
    for (; text != NULL; text = strpbrk(text, " -")) {
        text += strspn(text, " -");
        if (begins_with(text, beginning))
            return true;
    }
    return false;
}

static bool is_about(const text_topic *topic, const char *wanted,
                     bool (*matches)(const char *text, const char *beginning))
{
    return matches(topic->word, wanted) || matches(gettext(topic->title), wanted);
}

static const text_topic *find_code(const text_game *text, const char *wanted)
{
    for (const text_topic *topic = text->topics; topic->word != NULL; topic++) {
        for (int i = 0; i < 2 && topic->codes[i] != NULL; i++) {
            if (strcasecmp(gettext(topic->codes[i]), wanted) == 0)
                return topic;
        }
    }
    return NULL;
}

const text_topic *text_topic_find(const text_game *text, const char *wanted)
{
    int32_t number = 0;
    bool is_number = atl_text_number(wanted, &number);
    const text_topic *second = NULL;
    const text_topic *of_code = find_code(text, wanted);
    if (of_code != NULL)
        return of_code;
    for (const text_topic *topic = text->topics; topic->word != NULL; topic++) {
        if (is_number ? topic->number == number && number != 0
                      : is_about(topic, wanted, begins_with))
            return topic;
        if (second == NULL && !is_number && is_about(topic, wanted, has_part))
            second = topic;
    }
    return second;
}

void text_help(const canvas *c, const text_game *text, const text_topic *topic)
{
    canvas_put(c, "\n");
    canvas_wrap(c, 0, INK_BOLD "%s" INK_PLAIN, gettext(topic->title));
    canvas_wrap(c, 0, "%s", gettext(topic->body));
    if (topic->drawing != NULL)
        canvas_wrap(c, 0, "\n%s", gettext(topic->drawing));
    if (topic->codes[0] != NULL) {
        canvas_put(c, "\n");
        /* Translators: the letters of a building. */
        canvas_wrap(c, 0, _("In the drawing: %s."), gettext(topic->codes[0]));
    }
    if (topic != text->topics)
        return;
    text_line line;
    text_line_open(&line);
    fprintf(line.to, "%s", _("More help:"));
    for (topic++; topic->word != NULL; topic++)
        fprintf(line.to, "%s " INK_KEY "h\u00a0%s" INK_PLAIN, topic == text->topics + 1 ? "" : ",",
                gettext(topic->title));
    canvas_put(c, "\n");
    text_line_close(&line, c, 2);
}
