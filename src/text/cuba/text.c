/* Cuba's words: the table, and where points come from. */
#include "text/cuba/words.h"

extern const atl_game cuba_game;

enum { BY_SHIPS, BY_BUILDINGS, BY_ARCHITECT, BY_TAX_AND_DUTY, BY_SUBSIDIES, BY_END };

static const char *const sources[] = {
    [BY_SHIPS] = N_("Ships"),
    [BY_BUILDINGS] = N_("Use of buildings"),
    [BY_ARCHITECT] = N_("Not building"),
    [BY_TAX_AND_DUTY] = N_("Tax and duty"),
    [BY_SUBSIDIES] = N_("Subsidies"),
    [BY_END] = N_("At the end"),
    NULL,
};

static int source_of(int why)
{
    switch (why) {
    case CU_WHY_CHARACTER + CU_MAYOR:
    case CU_WHY_BUILDING + CU_SMALL_BRANCH_OFFICE:
    case CU_WHY_BUILDING + CU_LARGE_BRANCH_OFFICE:
        return BY_SHIPS;
    case CU_WHY_CHARACTER + CU_ARCHITECT:
        return BY_ARCHITECT;
    case CU_WHY_TAX:
    case CU_WHY_DUTY:
    case CU_WHY_BOTH:
        return BY_TAX_AND_DUTY;
    case CU_WHY_SUBSIDY:
        return BY_SUBSIDIES;
    case CU_WHY_FINAL:
        return BY_END;
    default:
        return BY_BUILDINGS;
    }
}

static bool source(const atl_event *event, int *from, int *points)
{
    if (event->kind != CU_EVENT_POINTS)
        return false;
    *from = source_of(event->args[1]);
    *points = event->args[0];
    return true;
}

/* All that was open stays open to be read up (CU-11.5). */
static bool past_is_hidden(const void *view)
{
    (void)view;
    return false;
}

const text_game cuba_text = {
    .game = &cuba_game,
    .board = cu_text_board,
    .question = cu_text_question,
    .menu = cu_text_menu,
    .item = cu_text_item,
    .item_indent = 16,
    .story = cu_text_story,
    .sources = sources,
    .source = source,
    .past_is_hidden = past_is_hidden,
    .topics = cu_text_topics,
    .reconstruction = N_("Ships, plantations and market prices are a reconstruction of the printed "
                         "pictures. If you own a copy, --edition FILE plays with its data."),
};
