/* The questions of the game, and the numbers of their answers. */
#include "text/cuba/words.h"

static void ask_pieces(FILE *to, const cu_state *s)
{
    int left = s->quota > 2 ? s->quota - 2 : s->quota;
    if (s->quota > 2)
        fprintf(to,
                ngettext("Which resource do you take? %d to go.",
                         "Which resource do you take? %d to go.", (unsigned long)left),
                left);
    else
        fprintf(to,
                ngettext("Which product do you take? %d to go.",
                         "Which product do you take? %d to go.", (unsigned long)left),
                left);
}

static void ask_fields(FILE *to, const cu_state *s)
{
    fprintf(to,
            ngettext("Which product field gives its product? %d to go.",
                     "Which product fields give their products? %d to go.",
                     (unsigned long)s->quota),
            s->quota);
}

static void ask_bid(FILE *to, const cu_state *s)
{
    const cu_seat *me = cu_actor_view(s);
    if (s->ballot == 2)
        fprintf(to, "%s ", _("A tie: bid once more."));
    if (s->phase == CU_BID_BIG) {
        fprintf(to, _("Your bid in pesos for votes: how many hundreds? 0 to %d."),
                (int)s->choices - 1);
        return;
    }
    if (me->bid > 0) {
        fprintf(to, _("And how many pesos besides the %d? 0 to %d."), me->bid, (int)s->choices - 1);
        return;
    }
    fprintf(to,
            ngettext("You have %d vote. How many more do you buy? 1 peso each, paid even if you "
                     "lose. 0 to %d.",
                     "You have %d votes. How many more do you buy? 1 peso each, paid even if you "
                     "lose. 0 to %d.",
                     me->votes),
            me->votes, (int)s->choices - 1);
}

static void ask_tile(FILE *to, const cu_state *s, const char *question)
{
    fprintf(to, "%s: %s", cu_building_title(s->tile), question);
}

static const char *plain_question(const cu_state *s)
{
    static const char *const questions[CU_PHASES] = {
        [CU_SIDE] = N_("Which plantation do you take?"),
        [CU_SET_ASIDE] = N_("Which character do you set aside for parliament?"),
        [CU_CHARACTER] = N_("Which character do you play?"),
        [CU_MOVE] = N_("Worker: where does your piece go? Row and column are activated."),
        [CU_IRRIGATE] = N_("Worker: one more product field for a water?"),
        [CU_TRADE] = N_("Tradeswoman: what do you buy or sell?"),
        [CU_BUILD] = N_("Architect: what do you build?"),
        [CU_PLACE] = N_("On which field? What it gave is gone."),
        [CU_MODE] = N_("Foreman: which buildings?"),
        [CU_USE] = N_("Foreman: which building do you use?"),
        [CU_DOCK] = N_("Mayor: which ship do you load?"),
        [CU_LOAD] = N_("What do you load?"),
        [CU_LOAD_MORE] = N_("What else do you load?"),
        [CU_PASS] = N_("You have the majority: which bill passes?"),
        [CU_TAX] = N_("Do you pay the tax?"),
        [CU_DUTY] = N_("Do you meet the duty?"),
        [CU_DUTY_MORE] = N_("And the second piece of the duty?"),
    };
    return questions[s->phase] == NULL ? NULL : gettext(questions[s->phase]);
}

static const char *tile_question(const cu_state *s)
{
    static const char *const questions[CU_PHASES] = {
        [CU_AMOUNT] = N_("how many?"),
        [CU_GIVE] = N_("what do you give?"),
        [CU_GIVE_MORE] = N_("and another one?"),
        [CU_SWAP] = N_("what do you take for it?"),
        [CU_VETO] = N_("which bill is removed?"),
        [CU_FETCH] = N_("which ship comes to sea?"),
        [CU_OFFICE] = N_("which ship do you load?"),
    };
    return questions[s->phase] == NULL ? NULL : gettext(questions[s->phase]);
}

void cu_text_question(FILE *to, const void *view)
{
    const cu_state *s = view;
    const char *plain = plain_question(s);
    const char *of_tile = tile_question(s);
    if (plain != NULL)
        fputs(plain, to);
    else if (of_tile != NULL)
        ask_tile(to, s, of_tile);
    else if (s->phase == CU_SUPPLY)
        ask_pieces(to, s);
    else if (s->phase == CU_HARVEST)
        ask_fields(to, s);
    else if (cu_decisions[s->phase].counted)
        ask_bid(to, s);
}

/* Characters, fields, amounts, ships and docks go by numbers of their own, which stay
 * the same; stopping is 0; other answers are counted. */
static bool has_own_number(int phase)
{
    static const uint32_t phases = 1U << CU_SET_ASIDE | 1U << CU_CHARACTER | 1U << CU_MOVE |
                                   1U << CU_HARVEST | 1U << CU_IRRIGATE | 1U << CU_PLACE |
                                   1U << CU_AMOUNT | 1U << CU_FETCH | 1U << CU_DOCK |
                                   1U << CU_OFFICE;
    return (phases >> phase & 1U) != 0;
}

void cu_text_menu(text_menu *menu, const void *view)
{
    const cu_state *s = view;
    const cu_decision *decision = &cu_decisions[s->phase];
    atl_action legal[ATL_MAX_ACTIONS];
    int count = cuba_legal(s, legal);
    int next = 1;
    menu->picks = 1;
    menu->count = 0;
    menu->unlisted = decision->counted;
    /* What stops comes last in the list, though its code is the first. */
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < count; i++) {
            bool stop = legal[i] == decision->stop;
            int choice = legal[i] - decision->base;
            if (stop != (round == 1))
                continue;
            int number = stop                       ? 0
                         : decision->counted        ? choice
                         : has_own_number(s->phase) ? choice + 1
                                                    : next++;
            menu->items[menu->count].number = (uint16_t)number;
            menu->items[menu->count++].code = legal[i];
        }
    }
}
