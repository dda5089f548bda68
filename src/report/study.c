/* The page of a study: its frame, and its sections on length and tension. */
#include "report/study.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "report/chapter.h"
#include "report/page.h"
#include "report/plot.h"
#include "report/words.h"

bool chapter_counts_turns(const chapter *c)
{
    return strcmp(c->spec->game->event_kinds[c->spec->round_kind].name, "turn") == 0;
}

static void write_histogram(const chapter *c, const char *title, const uint64_t *counts, int size,
                            const char *unit)
{
    int first = 0;
    int last = 0;
    double mean = 0;
    if (!arena_study_range(counts, size, &first, &last, &mean))
        return;
    page_subheading(c->out, title);
    plot_histogram(c->out, title, counts, first, last, unit);
}

void chapter_write_length(const chapter *c)
{
    page_heading(c->out, _("How long it takes"));
    if (c->spec->round_kind >= 0)
        write_histogram(c, chapter_counts_turns(c) ? _("Turns") : _("Rounds"), c->sums->rounds,
                        ARENA_MOST_LENGTH, chapter_counts_turns(c) ? _("turns") : _("rounds"));
    write_histogram(c, _("Decisions with a choice, of all players together"), c->sums->lengths,
                    ARENA_MOST_LENGTH, _("decisions"));
}

void chapter_write_tension(const chapter *c)
{
    double shares[ARENA_MOMENTS + 1];
    for (int i = 0; i <= ARENA_MOMENTS; i++)
        shares[i] = arena_study_leader(c->sums, i);
    page_heading(c->out, _("How close it is"));
    page_paragraph(c->out, _("How often those win who lead by points at a moment of the game. The "
                             "later the curve rises, the longer the game stays open."));
    plot_curve(c->out, _("How often the leader of the moment wins"), shares, ARENA_MOMENTS + 1,
               chapter_fair(c), _("fair share"), _("part of the game that was played"));
    write_histogram(c, _("Points between first and second"), c->sums->margins, ARENA_MOST_POINTS,
                    _("points"));
    write_histogram(c, _("Points of the winners"), c->sums->points, ARENA_MOST_POINTS, _("points"));
}

static void write_contents(FILE *out, const arena_plan *plan)
{
    report_text titles[ATL_MAX_SEATS];
    const char *chapters[ATL_MAX_SEATS];
    for (int i = 0; i < plan->table_count; i++) {
        titles[i] = report_format(_("With %d players"), plan->tables[i].setup.players);
        chapters[i] = titles[i].text;
    }
    page_contents(out, chapters, plan->table_count);
}

/* `number` is that of the chapter, or 0 when it is the only one. */
static void write_chapter(const chapter *c, int number)
{
    if (number > 0)
        page_chapter(c->out, number, report_format(_("With %d players"), c->players).text);
    chapter_write_short(c);
    chapter_write_seats(c);
    chapter_write_sources(c);
    chapter_write_deeds(c);
    chapter_write_length(c);
    chapter_write_tension(c);
}

/* "side=standard, goal=30": the options, and the edition unless it is the usual one. */
static report_text options_of(const arena_plan *plan)
{
    const atl_setup *setup = &plan->tables[0].setup;
    report_text t = {""};
    for (int i = 0; plan->game->options[i].name != NULL; i++) {
        size_t at = strlen(t.text);
        snprintf(t.text + at, sizeof t.text - at, "%s%s=%s", i == 0 ? "" : ", ",
                 plan->game->options[i].name, atl_setup_value(setup, plan->game, i));
    }
    if (setup->edition.overridden != 0) {
        size_t at = strlen(t.text);
        snprintf(t.text + at, sizeof t.text - at, "; %s %s", _("Edition:"), setup->edition.name);
    }
    return t;
}

void report_study(FILE *out, const arena_study *study, const text_game *text)
{
    const arena_plan *plan = study->plan;
    arena_study_sums *sums = malloc(sizeof *sums);
    report_text players = report_players(plan);
    report_text options = options_of(plan);
    report_text lead =
        report_format(_("What games of %s players say about the game. All seats are played by the "
                        "bot %s. Options: %s. Seed %" PRIu64 "."),
                      players.text, plan->bots[0].text, options.text, plan->seed);
    page_open(out, _("Study of a game"), plan->game->title, lead.text);
    if (plan->table_count > 1)
        write_contents(out, plan);
    for (int table = 0; table < plan->table_count && sums != NULL; table++) {
        chapter c = {out, text, study->spec, sums, plan->tables[table].setup.players};
        arena_study_total(study, table, sums);
        if (sums->games > 0)
            write_chapter(&c, plan->table_count > 1 ? table + 1 : 0);
    }
    page_note(out, _("Bots are not people: what they do well or badly shapes every figure here. "
                     "Intervals are to hold in 95 of 100 cases. A shared victory counts in "
                     "parts."));
    if (atl_edition_is_reconstruction(&plan->tables[0].setup.edition, plan->game))
        page_note(out, gettext(text->reconstruction));
    page_close(out, report_foot());
    free(sums);
}
