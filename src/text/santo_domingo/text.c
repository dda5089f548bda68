/* Santo Domingo's words: the table, the names of the cards, where points come from. */
#include "text/santo_domingo/words.h"

extern const atl_game santo_domingo_game;

const char *sd_card_title(int card)
{
    static const char *const titles[SD_CARDS] = {
        [SD_CAPTAIN] = N_("Captain"), [SD_ADMIRAL] = N_("Admiral"), [SD_GOVERNOR] = N_("Governor"),
        [SD_FRIGATE] = N_("Frigate"), [SD_GALLEON] = N_("Galleon"), [SD_CUSTOMS] = N_("Customs"),
        [SD_TRADER] = N_("Trader"),   [SD_BEGGAR] = N_("Beggar"),
    };
    return gettext(titles[card]);
}

const char *sd_card_short(int card)
{
    /* Three letters each. */
    static const char *const shorts[SD_CARDS] = {
        [SD_CAPTAIN] = N_("Cap"), [SD_ADMIRAL] = N_("Adm"), [SD_GOVERNOR] = N_("Gov"),
        [SD_FRIGATE] = N_("Fri"), [SD_GALLEON] = N_("Gal"), [SD_CUSTOMS] = N_("Cus"),
        [SD_TRADER] = N_("Tra"),  [SD_BEGGAR] = N_("Beg"),
    };
    return gettext(shorts[card]);
}

void sd_put_amount(FILE *to, int what, int amount)
{
    fputs(what == SD_VP ? INK_VP : INK_GOODS, to);
    if (what == SD_VP)
        fprintf(to, _("%d VP"), amount);
    else
        fprintf(to, ngettext("%d good", "%d goods", (unsigned long)amount), amount);
    fputs(INK_PLAIN, to);
}

void sd_put_lost(FILE *to, int amount)
{
    fputs(INK_BAD, to);
    fprintf(to, _(", no room for %d"), amount);
    fputs(INK_PLAIN, to);
}

enum { BY_CAPTAIN, BY_ADMIRAL, BY_CUSTOMS, BY_TRADER, BY_FINAL_GOODS };

static const char *const sources[] = {
    [BY_CAPTAIN] = N_("Captain"), [BY_ADMIRAL] = N_("Admiral"),        [BY_CUSTOMS] = N_("Customs"),
    [BY_TRADER] = N_("Trader"),   [BY_FINAL_GOODS] = N_("At the end"), NULL,
};

static bool source(const atl_event *event, int *from, int *points)
{
    switch (event->kind) {
    case SD_EVENT_TAKE:
        *from = event->args[0] == SD_CAPTAIN ? BY_CAPTAIN : BY_ADMIRAL;
        *points = event->args[2];
        return event->args[1] == SD_VP;
    case SD_EVENT_EARN:
        *from = BY_CUSTOMS;
        *points = event->args[2];
        return event->args[1] == SD_VP;
    case SD_EVENT_TRADE:
        *from = BY_TRADER;
        *points = event->args[1];
        return true;
    case SD_EVENT_CONVERT:
        *from = BY_FINAL_GOODS;
        *points = event->args[1];
        return true;
    default:
        return false;
    }
}

static const text_count counts[] = {
    {N_("Cards played"), SD_EVENT_REVEAL, 0, sd_card_title},
    {NULL, 0, 0, NULL},
};

/* SD-8.2: who wants to play from memory is not to read up what was played. */
static bool past_is_hidden(const void *view)
{
    const sd_state *s = view;
    return s->memory != 0 && s->phase != SD_OVER;
}

static const char *const screened[] = {"hand", "discard", NULL};

const text_game santo_domingo_text = {
    .game = &santo_domingo_game,
    .board = sd_text_board,
    .question = sd_text_question,
    .menu = sd_text_menu,
    .item = sd_text_item,
    .item_indent = 12,
    .combine = sd_text_combine,
    .label = sd_text_label,
    .note = sd_text_note,
    .why_not = sd_text_why_not,
    .first_chance = SD_NUM_ACTIONS,
    .story = sd_text_story,
    .sources = sources,
    .source = source,
    .tie = N_("With equal points more goods left come first, then more cards in hand."),
    .counts = counts,
    .past_is_hidden = past_is_hidden,
    .screened = screened,
    .topics = sd_text_topics,
    .reconstruction = N_("The rates of the trader row are a reconstruction of the printed board."),
};
