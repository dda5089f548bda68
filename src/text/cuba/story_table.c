/* What happened to the table and in parliament. */
#include "text/cuba/story.h"

/* ---- the table ------------------------------------------------------------- */

static void tell_round(story *t)
{
    text_line_open(&t->line);
    fputs("\n" INK_BOLD "── ", t->line.to);
    fprintf(t->line.to, _("Round %d of %d"), cu_story_next(t)->args[0], CU_ROUNDS);
    fputs(" ──" INK_PLAIN, t->line.to);
    text_line_close(&t->line, t->c, -1);
    t->at++;
}

/* Drawn before the first round (CU-2.4), later by the fourth card (CU-3.3). */
static void tell_start(story *t)
{
    bool drawn = t->before == NULL || t->before->phase == CU_DRAW_START;
    const char *name = t->people->names[cu_story_next(t)->seat];
    cu_story_begin_line(t, _("First player"));
    /* Translators: a player; the line begins with "First player:". */
    fprintf(t->line.to, drawn ? _("%s, by lot") : _("%s, for the most votes on the fourth card"),
            name);
    cu_story_end_line(t);
    t->at++;
}

static void tell_side(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    cu_story_begin_line(t, _("Start"));
    cu_story_put_seat(t, event->seat);
    fputs(" ", t->line.to);
    fprintf(t->line.to, _("%s plantation"), cu_colour_title(event->args[0]));
    cu_story_end_line(t);
}

/* Ships that come or move, all in one line. */
static void tell_ships(story *t)
{
    const char *comma = "";
    cu_story_begin_line(t, _("Harbour"));
    for (; cu_story_next_is(t, CU_EVENT_SHIP); t->at++) {
        fputs(comma, t->line.to);
        fprintf(t->line.to, _("ship %d"), cu_story_next(t)->args[0]);
        fprintf(t->line.to, " → %s", cu_place_title(cu_story_next(t)->args[1]));
        comma = ", ";
    }
    cu_story_end_line(t);
}

static void tell_depart(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    cu_story_begin_line(t, _("Harbour"));
    fprintf(t->line.to,
            ngettext("Ship %d leaves (%s) with %d piece.", "Ship %d leaves (%s) with %d pieces.",
                     (unsigned long)event->args[2]),
            event->args[0], cu_place_title(event->args[1]), event->args[2]);
    cu_story_end_line(t);
    while (cu_story_next_is(t, CU_EVENT_UNLOAD))
        t->at++;
}

static void tell_statute(story *t, const char *label)
{
    cu_story_begin_line(t, label);
    fputs(cu_statute_title(cu_story_next(t)->args[0]), t->line.to);
    cu_story_end_line(t);
    t->at++;
}

static void tell_lapse(story *t)
{
    bool replaced = cu_story_next(t)->args[1] == CU_LAPSE_REPLACED;
    tell_statute(t, replaced ? _("Repealed") : _("Rejected"));
}

static void tell_market(story *t)
{
    const char *comma = "";
    cu_story_begin_line(t, _("Market Act"));
    for (; cu_story_next_is(t, CU_EVENT_MARKET); t->at++) {
        const atl_event *event = cu_story_next(t);
        fprintf(t->line.to, "%s%s %s%d", comma, cu_piece_title(event->args[0]),
                event->args[1] < 0 ? "−" : "+",
                event->args[1] < 0 ? -event->args[1] : event->args[1]);
        comma = ", ";
    }
    cu_story_end_line(t);
}

/* ---- parliament ------------------------------------------------------------ */

static void put_votes(story *t, int votes)
{
    fprintf(t->line.to, ngettext("%d vote", "%d votes", (unsigned long)votes), votes);
}

static void tell_send(story *t)
{
    const char *comma = "";
    cu_story_begin_line(t, _("Parliament"));
    for (; cu_story_next_is(t, CU_EVENT_SEND); t->at++) {
        const atl_event *event = cu_story_next(t);
        fputs(comma, t->line.to);
        cu_story_put_seat(t, event->seat);
        fprintf(t->line.to, " %s (", cu_character_title(event->args[0]));
        put_votes(t, event->args[1]);
        fputs(")", t->line.to);
        comma = ", ";
    }
    cu_story_end_line(t);
}

/* All bids of a ballot; that they are paid goes without saying. */
static void tell_votes(story *t)
{
    const char *comma = "";
    cu_story_begin_line(t, _("Bids"));
    while (cu_story_next_is(t, CU_EVENT_VOTES) || cu_story_next_is(t, CU_EVENT_PAY)) {
        const atl_event *event = cu_story_next(t);
        t->at++;
        if (event->kind == CU_EVENT_PAY)
            continue;
        fputs(comma, t->line.to);
        cu_story_put_seat(t, event->seat);
        fputs(" ", t->line.to);
        cu_put_pesos(t->line.to, event->args[1]);
        fputs(" (", t->line.to);
        put_votes(t, event->args[2]);
        fputs(")", t->line.to);
        comma = ", ";
    }
    cu_story_end_line(t);
}

static void tell_tie(story *t)
{
    const char *comma = " ";
    cu_story_begin_line(t, _("Tie"));
    put_votes(t, cu_story_next(t)->args[0]);
    fputs(":", t->line.to);
    for (; cu_story_next_is(t, CU_EVENT_TIE); t->at++) {
        fputs(comma, t->line.to);
        text_name(t->line.to, t->people, cu_story_next(t)->seat);
        comma = ", ";
    }
    fprintf(t->line.to, "; %s",
            cu_story_next_is(t, CU_EVENT_MAJORITY) ? _("the first from the starting player on wins")
                                                   : _("another bid"));
    cu_story_end_line(t);
}

static void tell_majority(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    cu_story_begin_line(t, _("Majority"));
    cu_story_put_seat(t, event->seat);
    fputs(" ", t->line.to);
    put_votes(t, event->args[0]);
    cu_story_end_line(t);
}

static void tell_decline(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    bool tax = event->args[0] == CU_TAX_ACT;
    cu_story_begin_line(t, tax ? _("Tax") : _("Duty"));
    cu_story_put_seat(t, event->seat);
    fprintf(t->line.to, " %s", tax ? _("not paid") : _("not met"));
    cu_story_end_line(t);
}

static void tell_finish(story *t)
{
    t->at++;
    cu_story_begin_line(t, _("The end"));
    fputs(_("The last round is over; every building brings 2 VP."), t->line.to);
    cu_story_end_line(t);
}

static void tell_bill(story *t)
{
    tell_statute(t, _("Bill"));
}

static void tell_pass(story *t)
{
    tell_statute(t, _("Passed"));
}

static void skip(story *t)
{
    t->at++;
}

cu_story_teller *cu_story_table_teller(int kind)
{
    static cu_story_teller *const tellers[CU_EVENTS] = {
        [CU_EVENT_ROUND] = tell_round,     [CU_EVENT_START] = tell_start,
        [CU_EVENT_SIDE] = tell_side,       [CU_EVENT_SHIP] = tell_ships,
        [CU_EVENT_DEPART] = tell_depart,   [CU_EVENT_UNLOAD] = skip,
        [CU_EVENT_BILL] = tell_bill,       [CU_EVENT_SEND] = tell_send,
        [CU_EVENT_SHUFFLE] = skip,         [CU_EVENT_VOTES] = tell_votes,
        [CU_EVENT_TIE] = tell_tie,         [CU_EVENT_MAJORITY] = tell_majority,
        [CU_EVENT_PASS] = tell_pass,       [CU_EVENT_LAPSE] = tell_lapse,
        [CU_EVENT_DECLINE] = tell_decline, [CU_EVENT_MARKET] = tell_market,
        [CU_EVENT_FINISH] = tell_finish,
    };
    return tellers[kind];
}
