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
    [BY_END] = N_("Buildings (2 each)"),
    NULL,
};

static int source_of(int why)
{
    static const int8_t others[] = {
        [CU_WHY_TAX - CU_WHY_SETUP] = BY_TAX_AND_DUTY,
        [CU_WHY_DUTY - CU_WHY_SETUP] = BY_TAX_AND_DUTY,
        [CU_WHY_BOTH - CU_WHY_SETUP] = BY_TAX_AND_DUTY,
        [CU_WHY_SUBSIDY - CU_WHY_SETUP] = BY_SUBSIDIES,
        [CU_WHY_FINAL - CU_WHY_SETUP] = BY_END,
    };
    if (why >= CU_WHY_SETUP)
        return others[why - CU_WHY_SETUP];
    if (why < CU_WHY_BUILDING)
        return why == CU_WHY_CHARACTER + CU_MAYOR ? BY_SHIPS : BY_ARCHITECT;
    int tile = why - CU_WHY_BUILDING;
    bool office = tile == CU_SMALL_BRANCH_OFFICE || tile == CU_LARGE_BRANCH_OFFICE;
    return office ? BY_SHIPS : BY_BUILDINGS;
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

static const text_count counts[] = {
    {N_("Buildings built"), CU_EVENT_BUILD, 0, cu_building_title},
    {N_("Buildings used"), CU_EVENT_USE, 0, cu_building_title},
    {N_("Characters played"), CU_EVENT_PLAY, 0, cu_character_title},
    {N_("Characters sent to parliament"), CU_EVENT_SEND, 0, cu_character_title},
    {N_("Goods loaded onto ships"), CU_EVENT_LOAD, 0, cu_piece_title},
    {NULL, 0, 0, NULL},
};

const text_game cuba_text = {
    .game = &cuba_game,
    .board = cu_text_board,
    .question = cu_text_question,
    .menu = cu_text_menu,
    .item = cu_text_item,
    .item_indent = 16,
    .why_not = cu_text_why_not,
    .first_chance = CU_ACTION_START,
    .story = cu_text_story,
    .sources = sources,
    .source = source,
    .tie = N_("With equal points more pesos come first."),
    .counts = counts,
    .past_is_hidden = past_is_hidden,
    .topics = cu_text_topics,
    .reconstruction = N_("Ships, plantations and market prices are a reconstruction of the printed "
                         "pictures."),
};
