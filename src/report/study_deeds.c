/* Which deeds go with winning. */
#include <math.h>
#include <stdlib.h>

#include "arena/tally.h"
#include "report/chapter.h"
#include "report/page.h"
#include "report/plot.h"
#include "report/words.h"

static chapter_deed judge(const chapter *c, int group, int word)
{
    const arena_deed_sums *sums = &c->sums->deeds[c->spec->groups[group].first + word];
    double seats = (double)c->sums->games * c->players;
    double winners = (double)c->sums->winners;
    chapter_deed d = {.often = (double)sums->times / seats,
                      .winners = (double)sums->times_winners / winners,
                      .others = NAN,
                      .seats = (double)sums->seats / seats,
                      .more = {NAN, NAN, NAN}};
    if (seats > winners)
        d.others = (double)(sums->times - sums->times_winners) / (seats - winners);
    if (sums->more > 0)
        d.more = arena_wilson((double)sums->more_wins / ARENA_VICTORY / (double)sums->more,
                              (double)sums->more, arena_student((double)sums->more));
    return d;
}

static int by_share(const void *a, const void *b)
{
    const chapter_deed *left = a;
    const chapter_deed *right = b;
    return left->more.share > right->more.share ? -1 : left->more.share < right->more.share;
}

int chapter_deeds(const chapter *c, int group, chapter_deed *deeds)
{
    int count = 0;
    for (int word = 0; word < c->spec->groups[group].count; word++) {
        chapter_deed d = judge(c, group, word);
        if (d.often == 0 || isnan(d.more.share))
            continue;
        d.name = report_deed_name(c->spec, c->text, group, word);
        deeds[count++] = d;
    }
    qsort(deeds, (size_t)count, sizeof *deeds, by_share);
    return count;
}

static void write_table(const chapter *c, const chapter_deed *deeds, int count)
{
    const char *columns[] = {
        _("What"),           _("Per player and game"), _("Winners"),
        _("Others"),         _("Players who do it"),   _("Win share of those who do it more"),
        _("Interval (95 %)")};
    page_table_open(c->out, columns, 7);
    for (int i = 0; i < count; i++) {
        const chapter_deed *d = &deeds[i];
        page_row_open(c->out, d->name);
        page_cell(c->out, d->often, 2);
        page_cell(c->out, d->winners, 2);
        page_cell(c->out, d->others, 2);
        page_cell_percent(c->out, d->seats, 1);
        page_cell_percent(c->out, d->more.share, 1);
        page_cell_interval(c->out, d->more.low, d->more.high, 1, true);
        page_row_close(c->out);
    }
    page_table_close(c->out);
}

static void write_group(const chapter *c, int group)
{
    chapter_deed deeds[ARENA_MOST_DEEDS];
    plot_row rows[ARENA_MOST_DEEDS];
    plot_axis axis = {
        .percent = true, .reference = chapter_fair(c), .reference_label = _("fair share")};
    const char *title = report_group_title(c->spec, c->text, group);
    int count = chapter_deeds(c, group, deeds);
    if (count < 2)
        return;
    for (int i = 0; i < count; i++)
        rows[i] =
            (plot_row){deeds[i].name, deeds[i].more.share, deeds[i].more.low, deeds[i].more.high};
    page_subheading(c->out, title);
    plot_intervals(c->out, title, rows, count, &axis);
    write_table(c, deeds, count);
}

void chapter_write_deeds(const chapter *c)
{
    if (c->spec->group_count == 0)
        return;
    page_heading(c->out, _("What goes with winning"));
    page_paragraph(c->out, _("The plots show how often players win who do something more often "
                             "than their table does on average. Right of the dashed line it goes "
                             "with winning, left of it with losing. That need not be a cause: who "
                             "is ahead may do other things because of it."));
    for (int group = 0; group < c->spec->group_count; group++)
        write_group(c, group);
}
