/* Santo Domingo's contents page: names, sizes and the table of functions. */
#include "games/santo_domingo/state.h"

const char *const sd_card_words[] = {"captain", "admiral", "governor", "frigate", "galleon",
                                     "customs", "trader",  "beggar",   NULL};
const char *const sd_row_words[] = {"vp", "goods", "trader", NULL};
const char *const sd_phase_words[] = {"choose", "trade", "over", NULL};
const char *const sd_finish_words[] = {"goal", "rounds", NULL};

static const char *const side_values[] = {"standard", "winter", NULL};
static const char *const goal_values[] = {"30", "45", NULL};
static const char *const memory_values[] = {"off", "on", NULL};

static const atl_option options[] = {
    [SD_OPTION_SIDE] = {"side", side_values},
    [SD_OPTION_GOAL] = {"goal", goal_values},
    [SD_OPTION_MEMORY] = {"memory", memory_values},
    {NULL, NULL},
};

static const atl_event_kind event_kinds[] = {
    [SD_EVENT_ROUND] = {"round", {{"number", NULL}}},
    [SD_EVENT_SUPPLY] = {"supply", {{"vp", NULL}, {"goods", NULL}, {"trader", NULL}}},
    [SD_EVENT_REVEAL] = {"reveal", {{"card", sd_card_words}}},
    [SD_EVENT_TAKE] = {"take", {{"card", sd_card_words}, {"what", sd_row_words}, {"amount", NULL}}},
    [SD_EVENT_EARN] = {"earn", {{"card", sd_card_words}, {"what", sd_row_words}, {"amount", NULL}}},
    [SD_EVENT_LOSE] = {"lose", {{"goods", NULL}}},
    [SD_EVENT_SETBACK] = {"setback", {{"from", NULL}, {"to", NULL}}},
    [SD_EVENT_TRADE] = {"trade", {{"goods", NULL}, {"vp", NULL}}},
    [SD_EVENT_RESET] = {"reset", {{"from", NULL}, {"to", NULL}}},
    [SD_EVENT_RETURN] = {"return", {{"cards", NULL}}},
    [SD_EVENT_FINISH] = {"finish", {{"round", NULL}, {"why", sd_finish_words}}},
    [SD_EVENT_CONVERT] = {"convert", {{"goods", NULL}, {"vp", NULL}}},
    {NULL, {{NULL, NULL}}},
};

const atl_game santo_domingo_game = {
    .name = "santo-domingo",
    .title = "Santo Domingo",
    .min_players = 2,
    .max_players = SD_MAX_SEATS,
    .state_bytes = sizeof(sd_state),
    .num_actions = SD_NUM_ACTIONS,
    .max_steps = SD_MAX_ROUNDS * 2 * SD_MAX_SEATS,
    .options = options,
    .tables = sd_tables,
    .event_kinds = event_kinds,
    .levels =
        {
            "iterations=40,cutoff=12,rollout=random,explore=50,megabytes=1,slips=60",
            "iterations=40,cutoff=12,rollout=random,explore=50,megabytes=1,slips=30",
            "iterations=40,cutoff=12,rollout=random,explore=50,megabytes=1",
            "iterations=400,cutoff=12,rollout=random,explore=50,megabytes=2",
            "iterations=30000,cutoff=12,rollout=random,explore=70,megabytes=32",
        },
    .setup = santo_domingo_setup,
    .to_act = santo_domingo_to_act,
    .secret = santo_domingo_secret,
    .legal = santo_domingo_legal,
    .weight = NULL,
    .apply = santo_domingo_apply,
    .score = santo_domingo_score,
    .observe = santo_domingo_observe,
    .imagine = santo_domingo_imagine,
    .check = santo_domingo_check,
    .describe = santo_domingo_describe,
    .notate = santo_domingo_notate,
    .explain = santo_domingo_explain,
    .greedy = santo_domingo_greedy,
    .players = santo_domingo_players,
    .estimate = santo_domingo_estimate,
    .close_margin = 5,
    .rewind = santo_domingo_rewind,
    .check_edition = santo_domingo_check_edition,
};
