/* Santiago de Cuba's contents page: names, sizes and the table of functions. */
#include "games/santiago/state.h"

const char *const sc_source_words[] = {
    "port",       "pedro",         "maria",        "jose",      "martinez", "conchita",
    "miguel",     "pablo",         "el-zorro",     "alonso",    "bank",     "church",
    "distillery", "cigar-factory", "black-market", "sawmill",   "cafe",     "customs",
    "casino",     "harbourmaster", "office",       "newspaper", "none",     NULL};
const char *const *const sc_place_words = sc_source_words;
const char *const *const sc_building_words = sc_source_words + SC_PLACES;
const char *const sc_thing_words[] = {"sugar", "citrus", "tobacco", "rum", "cigars",
                                      "wood",  "pesos",  "vp",      NULL};
const char *const sc_flower_words[] = {"yellow", "blue", "red", "white", "none", NULL};
const char *const sc_phase_words[] = {"place", "settle",  "first", "roll",   "leave",
                                      "drive", "take",    "give",  "lawyer", "move",
                                      "use",   "deliver", "over",  NULL};
const char *const sc_preset_words[] = {"rulebook", "manual", NULL};

static const char *const screens_words[] = {"off", "on", NULL};
static const char *const value_words[] = {"port-passed", "round-over", "harbourmaster", NULL};
static const char *const depart_words[] = {"full", "flag", NULL};
static const char *const stay_words[] = {"no-flower", "none-free", NULL};
static const char *const pass_words[] = {"chosen", "nothing", NULL};
static const char *const finish_words[] = {"ships", "turns", NULL};

static const atl_option options[] = {
    [SC_OPTION_PRESET] = {"preset", sc_preset_words},
    [SC_OPTION_SCREENS] = {"screens", screens_words},
    {NULL, NULL},
};

#define BUILDINGS (sc_source_words + SC_PLACES)

static const atl_event_kind event_kinds[] = {
    [SC_EVENT_BEGIN] = {"begin", {{"pesos", NULL}, {"vp", NULL}, {"goods", NULL}}},
    [SC_EVENT_PLACE] = {"place", {{"building", BUILDINGS}, {"flower", sc_flower_words}}},
    [SC_EVENT_SETTLE] = {"settle", {{"cuban", sc_source_words}, {"stop", NULL}}},
    [SC_EVENT_FIRST] = {"first", {{NULL, NULL}}},
    [SC_EVENT_TURN] = {"turn", {{"number", NULL}}},
    [SC_EVENT_DRIVE] = {"drive",
                        {{"from", sc_source_words}, {"to", sc_source_words}, {"pesos", NULL}}},
    [SC_EVENT_ACTIVATE] = {"activate", {{"cuban", sc_source_words}}},
    [SC_EVENT_VALUE] = {"value", {{"from", NULL}, {"to", NULL}, {"why", value_words}}},
    [SC_EVENT_DEPART] = {"depart", {{"ship", NULL}, {"why", depart_words}}},
    [SC_EVENT_INACTIVE] = {"inactive", {{"cuban", sc_source_words}}},
    [SC_EVENT_GAIN] = {"gain",
                       {{"what", sc_thing_words}, {"amount", NULL}, {"source", sc_source_words}}},
    [SC_EVENT_GIVE] = {"give", {{"what", sc_thing_words}, {"to", NULL}}},
    [SC_EVENT_RECEIVE] = {"receive", {{"what", sc_thing_words}, {"from", NULL}}},
    [SC_EVENT_NOTHING] = {"nothing", {{NULL, NULL}}},
    [SC_EVENT_SEIZE] = {"seize", {{"building", BUILDINGS}}},
    [SC_EVENT_EMPLOY] = {"employ", {{"building", BUILDINGS}}},
    [SC_EVENT_MOVE] = {"move", {{"building", BUILDINGS}}},
    [SC_EVENT_STAY] = {"stay", {{"building", BUILDINGS}, {"why", stay_words}}},
    [SC_EVENT_EXCHANGE] = {"exchange",
                           {{"given", sc_thing_words}, {"got", sc_thing_words}, {"amount", NULL}}},
    [SC_EVENT_SAW] = {"saw", {{"wood", NULL}, {"vp", NULL}, {"pesos", NULL}}},
    [SC_EVENT_CAFE] = {"cafe", {{"good", sc_thing_words}, {"vp", NULL}}},
    [SC_EVENT_CUSTOMS] = {"customs", {{"die", sc_thing_words}, {"from", NULL}}},
    [SC_EVENT_CASINO] = {"casino", {{"pesos", NULL}, {"vp", NULL}}},
    [SC_EVENT_OFFICE] = {"office", {{"good", sc_thing_words}, {"vp", NULL}}},
    [SC_EVENT_NEWS] = {"news", {{"cuban", sc_source_words}}},
    [SC_EVENT_SKIP] = {"skip", {{"source", sc_source_words}}},
    [SC_EVENT_DELIVER] = {"deliver", {{"good", sc_thing_words}, {"amount", NULL}, {"vp", NULL}}},
    [SC_EVENT_WOOD] = {"wood", {{"die", sc_thing_words}, {"amount", NULL}, {"vp", NULL}}},
    [SC_EVENT_PASS] = {"pass", {{"why", pass_words}}},
    [SC_EVENT_OWNER] = {"owner", {{"building", BUILDINGS}, {"vp", NULL}, {"visitor", NULL}}},
    [SC_EVENT_ROLL] = {"roll", {{"die", sc_thing_words}, {"value", NULL}}},
    [SC_EVENT_LEAVE] = {"leave", {{"die", sc_thing_words}, {"value", NULL}}},
    [SC_EVENT_FINISH] = {"finish", {{"turn", NULL}, {"why", finish_words}}},
    [SC_EVENT_CONVERT] = {"convert", {{"goods", NULL}, {"vp", NULL}}},
    {NULL, {{NULL, NULL}}},
};

/* Bounds on a whole game. Only the Casino can take many decisions: a visit at most
 * one for every 8 exchanges, and nobody can exchange more than all VP and pesos
 * there are. A turn brings 9 VP or their worth in pesos at most (the Café twice,
 * through Alonso, and an owner's VP), a ship 13 units of 4 VP. */
enum {
    SETUP_STEPS = SC_BUILDINGS + SC_CUBANS + 1,
    ROLL_STEPS = SC_SHIPS * (SC_DICE + 1),
    TURN_STEPS = 6, /* drive, three gifts, move, use */
    UNITS = SC_SHIPS * 13,
    MOST_VP = SC_MAX_SEATS * 3 + UNITS * 4 + SC_MAX_TURNS * 9,
    CASINO_STEPS = 2 * (MOST_VP / SC_MAX_EXCHANGE + 1),
    MAX_STEPS = SETUP_STEPS + ROLL_STEPS + UNITS + SC_MAX_TURNS * (TURN_STEPS + CASINO_STEPS),
};

const atl_game santiago_game = {
    .name = "santiago",
    .title = "Santiago de Cuba",
    .min_players = 2,
    .max_players = SC_MAX_SEATS,
    .state_bytes = sizeof(sc_state),
    .num_actions = SC_NUM_ACTIONS,
    .max_steps = MAX_STEPS,
    .options = options,
    .tables = sc_tables,
    .event_kinds = event_kinds,
    .levels =
        {
            "iterations=60,cutoff=0,explore=50,megabytes=1,slips=50",
            "iterations=60,cutoff=0,explore=50,megabytes=1,slips=20",
            "iterations=25,cutoff=30,rollout=greedy,prior=40,explore=50,megabytes=1",
            "iterations=120,cutoff=30,rollout=greedy,prior=40,explore=50,megabytes=1",
            "iterations=800,cutoff=30,rollout=greedy,prior=40,explore=50,megabytes=4",
        },
    .setup = santiago_setup,
    .to_act = santiago_to_act,
    .secret = santiago_secret,
    .legal = santiago_legal,
    .weight = santiago_weight,
    .apply = santiago_apply,
    .score = santiago_score,
    .observe = santiago_observe,
    .imagine = santiago_imagine,
    .check = santiago_check,
    .describe = santiago_describe,
    .notate = santiago_notate,
    .explain = santiago_explain,
    .greedy = santiago_greedy,
    .players = santiago_players,
    .estimate = santiago_estimate,
    .close_margin = 10,
    .check_edition = santiago_check_edition,
};
