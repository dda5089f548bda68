/* A study in short: the figures and sentences at the top of a chapter. */
#include <math.h>

#include "report/chapter.h"
#include "report/page.h"
#include "report/words.h"

enum { MOST_POINTS = 8 };

/* The sentences so far. */
typedef struct digest {
    report_text texts[MOST_POINTS];
    int count;
} digest;

static void say(digest *d, report_text text)
{
    if (d->count < MOST_POINTS)
        d->texts[d->count++] = text;
}

/* What the intervals allow to say about the seats. */
static void tell_seats(const chapter *c, digest *d)
{
    int best = 0;
    int worst = 0;
    bool clear = false;
    arena_share shares[ATL_MAX_SEATS];
    for (int seat = 0; seat < c->players; seat++) {
        shares[seat] = arena_study_seat(c->sums, seat);
        best = shares[seat].share > shares[best].share ? seat : best;
        worst = shares[seat].share < shares[worst].share ? seat : worst;
        clear = clear || shares[seat].low > chapter_fair(c) || shares[seat].high < chapter_fair(c);
    }
    if (clear)
        say(d, report_format(_("It matters where one sits: seat %d wins %s of all games, seat %d "
                               "only %s."),
                             best + 1, report_percent(shares[best].share).text, worst + 1,
                             report_percent(shares[worst].share).text));
    else
        say(d, report_format("%s", _("No seat has a clear advantage: what differences there are "
                                     "can be chance.")));
}

/* The source with most points of the winners, and the one that sets them apart. */
static void tell_sources(const chapter *c, digest *d)
{
    double first[ARENA_MOST_SOURCES];
    double last[ARENA_MOST_SOURCES];
    int place = c->players - 1;
    int most = 0;
    int apart = 0;
    while (place > 0 && c->sums->places[place].count == 0)
        place--;
    if (c->spec->source_count < 2 || place == 0)
        return;
    chapter_sources(c, 0, first);
    chapter_sources(c, place, last);
    for (int i = 1; i < c->spec->source_count; i++) {
        most = first[i] > first[most] ? i : most;
        apart = first[i] - last[i] > first[apart] - last[apart] ? i : apart;
    }
    say(d, report_format(_("Winners make most of their points here: %s (%s points). What sets them "
                           "apart from the last most: %s (%s points more)."),
                         gettext(c->text->sources[most]), report_decimal(first[most], 1).text,
                         gettext(c->text->sources[apart]),
                         report_decimal(first[apart] - last[apart], 1).text));
}

/* The first and the last of those deeds that are more than a curiosity. */
static void tell_deeds(const chapter *c, int group, digest *d)
{
    const double often = 0.05;
    chapter_deed deeds[ARENA_MOST_DEEDS];
    const chapter_deed *best = NULL;
    const chapter_deed *worst = NULL;
    int count = chapter_deeds(c, group, deeds);
    for (int i = 0; i < count; i++) {
        if (deeds[i].seats < often)
            continue;
        if (best == NULL && deeds[i].more.low > chapter_fair(c))
            best = &deeds[i];
        if (deeds[i].more.high < chapter_fair(c))
            worst = &deeds[i];
    }
    const char *title = report_group_title(c->spec, c->text, group);
    if (best != NULL && worst != NULL)
        say(d,
            report_format(_("%s: more than others of \u201c%s\u201d goes with winning most (%s), "
                            "of \u201c%s\u201d least (%s)."),
                          title, best->name, report_percent(best->more.share).text, worst->name,
                          report_percent(worst->more.share).text));
    else if (best != NULL)
        say(d,
            report_format(_("%s: more than others of \u201c%s\u201d goes with winning most (%s)."),
                          title, best->name, report_percent(best->more.share).text));
}

static void tell_tension(const chapter *c, digest *d)
{
    double half = arena_study_leader(c->sums, ARENA_MOMENTS / 2);
    double late = arena_study_leader(c->sums, ARENA_MOMENTS * 3 / 4);
    say(d, report_format(_("Who leads after half of the game wins %s of all games; after three "
                           "quarters it is %s."),
                         report_percent(half).text, report_percent(late).text));
}

static const char *rounds_name(const chapter *c)
{
    return chapter_counts_turns(c) ? _("turns") : _("rounds");
}

static void write_tiles(const chapter *c)
{
    double games = (double)c->sums->games;
    int first = 0;
    int last = 0;
    double mean = 0;
    page_tiles_open(c->out);
    page_tile(c->out, games, 0, "", _("games"));
    if (c->spec->round_kind >= 0 &&
        arena_study_range(c->sums->rounds, ARENA_MOST_LENGTH, &first, &last, &mean))
        page_tile(c->out, mean, 1, "", rounds_name(c));
    page_tile(c->out, (double)c->sums->decisions / games / c->players, 1, "",
              _("decisions of a player with a choice"));
    page_tile(c->out, (double)c->sums->choices / fmax(1, (double)c->sums->decisions), 1, "",
              _("possibilities to choose from"));
    if (arena_study_range(c->sums->points, ARENA_MOST_POINTS, &first, &last, &mean))
        page_tile(c->out, mean, 1, "", _("points of a winner"));
    if (arena_study_range(c->sums->margins, ARENA_MOST_POINTS, &first, &last, &mean))
        page_tile(c->out, mean, 1, "", _("points between first and second"));
    page_tile(c->out, 100 * (double)c->sums->shared / games, 1, "\u00a0%", _("shared victories"));
    page_tiles_close(c->out);
}

void chapter_write_short(const chapter *c)
{
    digest d = {.count = 0};
    const char *points[MOST_POINTS];
    tell_seats(c, &d);
    tell_sources(c, &d);
    for (int group = 0; group < c->spec->group_count && c->text->counts != NULL; group++)
        tell_deeds(c, group, &d);
    tell_tension(c, &d);
    for (int i = 0; i < d.count; i++)
        points[i] = d.texts[i].text;
    write_tiles(c);
    page_points(c->out, points, d.count);
}
