/* What happened in turns, with the reasons. Lines have no verbs where a player is the
 * subject, so that they fit any name, "You" included. */
#include "text/cuba/story.h"

enum { LABEL = 14 };

const atl_event *cu_story_next(const story *t)
{
    return t->at < t->events->count ? &t->events->list[t->at] : NULL;
}

bool cu_story_next_is(const story *t, int kind)
{
    return t->at < t->events->count && t->events->list[t->at].kind == kind;
}

void cu_story_begin_line(story *t, const char *label)
{
    text_line_open(&t->line);
    fputs("  " INK_BOLD, t->line.to);
    canvas_label(t->c, t->line.to, label, LABEL);
    fputs(INK_PLAIN, t->line.to);
}

void cu_story_end_line(story *t)
{
    text_line_close(&t->line, t->c, t->c->width < 60 ? 4 : 2 + LABEL);
}

void cu_story_put_seat(story *t, int seat)
{
    text_name(t->line.to, t->people, seat);
    fputs(":", t->line.to);
}

/* ---- effects: what a player gains and gives -------------------------------- */

static bool is_effect(const atl_event *event)
{
    static const uint64_t effects = 1ULL << CU_EVENT_HARVEST | 1ULL << CU_EVENT_TAKE |
                                    1ULL << CU_EVENT_GIVE | 1ULL << CU_EVENT_EARN |
                                    1ULL << CU_EVENT_PAY | 1ULL << CU_EVENT_POINTS |
                                    1ULL << CU_EVENT_STORE;
    return (effects >> event->kind & 1U) != 0;
}

/* Several fields of a kind are told as one number. */
static void put_harvest(story *t)
{
    int piece = cu_story_next(t)->args[1];
    int seat = cu_story_next(t)->seat;
    int count = 0;
    while (cu_story_next_is(t, CU_EVENT_HARVEST) && cu_story_next(t)->args[1] == piece &&
           cu_story_next(t)->seat == seat) {
        count++;
        t->at++;
    }
    fputs("+", t->line.to);
    cu_put_pieces(t->line.to, piece, count);
}

static void put_effect(story *t)
{
    const atl_event *event = cu_story_next(t);
    FILE *to = t->line.to;
    if (event->kind == CU_EVENT_HARVEST) {
        put_harvest(t);
        return;
    }
    t->at++;
    bool loses = event->kind == CU_EVENT_GIVE || event->kind == CU_EVENT_PAY;
    if (event->kind == CU_EVENT_STORE) {
        cu_put_pieces(to, event->args[0], event->args[1]);
        fprintf(to, " %s", _("safe in the warehouse"));
        return;
    }
    fputs(loses ? "−" : "+", to);
    if (event->kind == CU_EVENT_POINTS)
        cu_put_vp(to, event->args[0]);
    else if (event->kind == CU_EVENT_EARN || event->kind == CU_EVENT_PAY)
        cu_put_pesos(to, event->args[0]);
    else
        cu_put_pieces(to, event->args[0], event->args[1]);
}

/* Why an effect came about; -1 for those of the Worker's fields and of storing. */
static int why_of(const atl_event *event)
{
    if (event->kind == CU_EVENT_HARVEST || event->kind == CU_EVENT_STORE)
        return -1;
    bool pieces = event->kind == CU_EVENT_TAKE || event->kind == CU_EVENT_GIVE;
    return event->args[pieces ? 2 : 1];
}

/* What happens to everybody is told in one line. */
static bool is_for_all(int why)
{
    return why == CU_WHY_SUBSIDY || why == CU_WHY_ROUND_END || why == CU_WHY_FINAL;
}

/* Whether a line that began for one reason goes on with the next effect. */
static bool belongs(const story *t, int seat, int why)
{
    const atl_event *next = cu_story_next(t);
    if (next == NULL || !is_effect(next) || next->seat != seat)
        return false;
    return why_of(next) == why || (!is_for_all(why) && !is_for_all(why_of(next)));
}

/* All effects of `seat` that follow, each after the mark of the one before. */
static void put_effects(story *t, int seat, const char *mark)
{
    int why = cu_story_next(t) == NULL ? -1 : why_of(cu_story_next(t));
    while (belongs(t, seat, why)) {
        fputs(mark, t->line.to);
        put_effect(t);
        mark = ", ";
    }
}

static const char *why_title(const story *t, int why)
{
    static const char *const titles[] = {
        [0] = N_("Start"), /* CU_WHY_SETUP itself */
        [CU_WHY_WATER - CU_WHY_SETUP] = N_("Worker"),
        [CU_WHY_COST - CU_WHY_SETUP] = N_("Architect"),
        [CU_WHY_BUILDING_ACT - CU_WHY_SETUP] = N_("Architect"),
        [CU_WHY_PARLIAMENT - CU_WHY_SETUP] = N_("Parliament"),
        [CU_WHY_TAX - CU_WHY_SETUP] = N_("Tax"),
        [CU_WHY_DUTY - CU_WHY_SETUP] = N_("Duty"),
        [CU_WHY_BOTH - CU_WHY_SETUP] = N_("Tax and duty"),
        [CU_WHY_SUBSIDY - CU_WHY_SETUP] = N_("Subsidy"),
        [CU_WHY_ROUND_END - CU_WHY_SETUP] = N_("Lot cleared"),
        [CU_WHY_FINAL - CU_WHY_SETUP] = N_("Buildings"),
    };
    if (why < 0)
        return cu_character_title(t->before->character < CU_CHARACTERS ? t->before->character
                                                                       : CU_WORKER);
    if (why < CU_WHY_BUILDING)
        return cu_character_title(why - CU_WHY_CHARACTER);
    if (why < CU_WHY_SETUP)
        return cu_building_title(why - CU_WHY_BUILDING);
    return gettext(titles[why - CU_WHY_SETUP]);
}

static void tell_effects(story *t)
{
    int why = why_of(cu_story_next(t));
    bool more = true;
    cu_story_begin_line(t, why_title(t, why));
    while (more) {
        int seat = cu_story_next(t)->seat;
        cu_story_put_seat(t, seat);
        put_effects(t, seat, " ");
        const atl_event *next = cu_story_next(t);
        more = next != NULL && is_effect(next) && why_of(next) == why && is_for_all(why);
        if (more)
            fputs("; ", t->line.to);
    }
    cu_story_end_line(t);
}

/* ---- turns ----------------------------------------------------------------- */

static const char *turn_title(const story *t)
{
    return why_title(t, -1);
}

/* A turn that has passed without anything. */
static void tell_nothing(story *t, int character, int seat)
{
    cu_story_begin_line(t, cu_character_title(character));
    cu_story_put_seat(t, seat);
    fprintf(t->line.to, " %s", character == CU_FOREMAN ? _("nothing used") : _("no trade"));
    cu_story_end_line(t);
}

/* The Foreman may do nothing though there is a choice, and no event would tell. */
static void tell_foreman(story *t, int seat)
{
    const char *comma = "";
    cu_story_begin_line(t, cu_character_title(CU_FOREMAN));
    cu_story_put_seat(t, seat);
    /* Translators: a list of buildings follows. */
    fputs(_(" may use "), t->line.to);
    for (uint32_t rest = cu_usable(t->before, CU_MODE_SINGLE); rest != 0; rest &= rest - 1) {
        fprintf(t->line.to, "%s%s", comma, cu_building_title(atl_lowest(rest)));
        comma = ", ";
    }
    cu_story_end_line(t);
}

/* What a character does is told in lines of its own, which name the player again. */
static void tell_play(story *t)
{
    const atl_event *event = cu_story_next(t);
    int character = event->args[0];
    bool can_use = character == CU_FOREMAN && cu_usable(t->before, CU_MODE_SINGLE) != 0;
    bool can_trade = character == CU_TRADESWOMAN && cu_trade_choices(t->before) != 0;
    t->at++;
    if (can_use)
        tell_foreman(t, event->seat);
    else if (character == CU_FOREMAN || (character == CU_TRADESWOMAN && !can_trade))
        tell_nothing(t, character, event->seat);
}

/* Ending a turn is no event; that nothing was done in it is worth a line. */
static void tell_idle_end(story *t)
{
    const cu_state *s = t->before;
    bool trades = cu_story_next_is(t, CU_EVENT_BUY) || cu_story_next_is(t, CU_EVENT_SELL) ||
                  cu_story_next_is(t, CU_EVENT_TAKE);
    if (s->phase == CU_TRADE && (s->bought | s->sold) == 0 && !trades)
        tell_nothing(t, CU_TRADESWOMAN, s->actor);
    if (s->phase == CU_USE && s->used == 0 && !cu_story_next_is(t, CU_EVENT_USE))
        tell_nothing(t, CU_FOREMAN, s->actor);
}

static void tell_move(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    cu_story_begin_line(t, cu_character_title(CU_WORKER));
    cu_story_put_seat(t, event->seat);
    fprintf(t->line.to, " %s", cu_field_words[event->args[0]]);
    put_effects(t, event->seat, ": ");
    cu_story_end_line(t);
}

static void tell_trade(story *t)
{
    const atl_event *event = cu_story_next(t);
    bool buys = event->kind == CU_EVENT_BUY;
    t->at++;
    cu_story_begin_line(t, cu_character_title(CU_TRADESWOMAN));
    cu_story_put_seat(t, event->seat);
    fputs(buys ? " +" : " −", t->line.to);
    cu_put_pieces(t->line.to, event->args[0], 1);
    fputs(buys ? ", −" : ", +", t->line.to);
    cu_put_pesos(t->line.to, event->args[1]);
    if (event->args[2] == CU_AT_STOCK)
        fprintf(t->line.to, " (%s)", buys ? _("from the stock") : _("to the stock"));
    cu_story_end_line(t);
}

static void tell_build(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    cu_story_begin_line(t, cu_character_title(CU_ARCHITECT));
    cu_story_put_seat(t, event->seat);
    fprintf(t->line.to, " " INK_BOLD "%s" INK_PLAIN " ", cu_building_title(event->args[0]));
    fprintf(t->line.to, _("on %s"), cu_field_words[event->args[1]]);
    put_effects(t, event->seat, ": ");
    cu_story_end_line(t);
}

static void tell_forgo(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    cu_story_begin_line(t, cu_character_title(event->args[0]));
    cu_story_put_seat(t, event->seat);
    fprintf(t->line.to, " %s", event->args[0] == CU_ARCHITECT ? _("no building") : _("no load"));
    put_effects(t, event->seat, ", ");
    cu_story_end_line(t);
}

static void tell_use(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    cu_story_begin_line(t, cu_character_title(CU_FOREMAN));
    cu_story_put_seat(t, event->seat);
    fprintf(t->line.to, " %s", cu_building_title(event->args[0]));
    put_effects(t, event->seat, ": ");
    cu_story_end_line(t);
}

static void tell_load(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    cu_story_begin_line(t, turn_title(t));
    cu_story_put_seat(t, event->seat);
    fputs(" ", t->line.to);
    cu_put_pieces(t->line.to, event->args[0], 1);
    fprintf(t->line.to, " %s (%s)", _("aboard"), cu_place_title(event->args[2]));
    put_effects(t, event->seat, ", ");
    cu_story_end_line(t);
}

static void tell_veto(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    cu_story_begin_line(t, cu_building_title(CU_CHURCH));
    cu_story_put_seat(t, event->seat);
    fprintf(t->line.to, " %s \"%s\"", _("veto against"), cu_statute_title(event->args[0]));
    cu_story_end_line(t);
}

static void tell_exchange(story *t)
{
    const atl_event *event = cu_story_next(t);
    t->at++;
    cu_story_begin_line(t, cu_building_title(CU_LIGHTHOUSE));
    cu_story_put_seat(t, event->seat);
    fputs(" ", t->line.to);
    fprintf(t->line.to, _("ship %d comes to sea, ship %d joins the pile, which is shuffled"),
            event->args[0], event->args[1]);
    cu_story_end_line(t);
}

void cu_text_story(const canvas *c, const text_people *people, const void *before,
                   const atl_events *events)
{
    static cu_story_teller *const tellers[] = {
        [CU_EVENT_PLAY] = tell_play,         [CU_EVENT_MOVE] = tell_move,
        [CU_EVENT_HARVEST] = tell_effects,   [CU_EVENT_TAKE] = tell_effects,
        [CU_EVENT_GIVE] = tell_effects,      [CU_EVENT_EARN] = tell_effects,
        [CU_EVENT_PAY] = tell_effects,       [CU_EVENT_POINTS] = tell_effects,
        [CU_EVENT_BUY] = tell_trade,         [CU_EVENT_SELL] = tell_trade,
        [CU_EVENT_BUILD] = tell_build,       [CU_EVENT_FORGO] = tell_forgo,
        [CU_EVENT_USE] = tell_use,           [CU_EVENT_STORE] = tell_effects,
        [CU_EVENT_LOAD] = tell_load,         [CU_EVENT_VETO] = tell_veto,
        [CU_EVENT_EXCHANGE] = tell_exchange,
    };
    story t = {.c = c, .people = people, .before = before, .events = events};
    if (before != NULL)
        tell_idle_end(&t);
    while (t.at < events->count) {
        size_t kind = events->list[t.at].kind;
        cu_story_teller *of_table = cu_story_table_teller((int)kind);
        if (of_table != NULL)
            of_table(&t);
        else
            tellers[kind](&t);
    }
}
