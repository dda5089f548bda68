/* Cuba's contents page: names, sizes and the table of functions. */
#include "games/cuba/rules.h"

static const char *const plantation_values[] = {"individual", "common", NULL};
static const char *const parliament_values[] = {"open", "secret", NULL};
static const char *const sides_values[] = {"in-order", "chosen", NULL};

static const atl_option options[] = {
    [CU_OPTION_PLANTATIONS] = {"plantations", plantation_values},
    [CU_OPTION_PARLIAMENT] = {"parliament", parliament_values},
    [CU_OPTION_SIDES] = {"sides", sides_values},
    {NULL, NULL},
};

_Static_assert(CU_NUM_ACTIONS <= ATL_MAX_ACTIONS, "room for all codes");

#define WORD(name, words)                                                                          \
    {                                                                                              \
        name, words                                                                                \
    }
#define NUMBER(name)                                                                               \
    {                                                                                              \
        name, NULL                                                                                 \
    }
#define PIECE WORD("piece", cu_piece_words)
#define WHY WORD("why", cu_why_words)
#define STATUTE WORD("statute", cu_statute_words)
#define SHIP NUMBER("ship")
#define AT WORD("place", cu_place_words)
#define CHARACTER WORD("character", cu_character_words)
#define BUILDING WORD("building", cu_tile_words)
#define FIELD WORD("field", cu_field_words)

static const atl_event_kind event_kinds[] = {
    [CU_EVENT_ROUND] = {"round", {NUMBER("number")}},
    [CU_EVENT_START] = {"start", {{NULL, NULL}}},
    [CU_EVENT_SIDE] = {"side", {WORD("colour", cu_colour_words)}},
    [CU_EVENT_SHIP] = {"ship", {SHIP, AT}},
    [CU_EVENT_DEPART] = {"depart", {SHIP, AT, NUMBER("aboard")}},
    [CU_EVENT_UNLOAD] = {"unload", {PIECE, NUMBER("amount")}},
    [CU_EVENT_BILL] = {"bill", {STATUTE}},
    [CU_EVENT_PLAY] = {"play", {CHARACTER}},
    [CU_EVENT_SEND] = {"send", {CHARACTER, NUMBER("votes")}},
    [CU_EVENT_MOVE] = {"move", {FIELD}},
    [CU_EVENT_HARVEST] = {"harvest", {FIELD, PIECE}},
    [CU_EVENT_TAKE] = {"take", {PIECE, NUMBER("amount"), WHY}},
    [CU_EVENT_GIVE] = {"give", {PIECE, NUMBER("amount"), WHY}},
    [CU_EVENT_EARN] = {"earn", {NUMBER("pesos"), WHY}},
    [CU_EVENT_PAY] = {"pay", {NUMBER("pesos"), WHY}},
    [CU_EVENT_POINTS] = {"points", {NUMBER("vp"), WHY}},
    [CU_EVENT_BUY] = {"buy", {PIECE, NUMBER("price"), WORD("from", cu_at_words)}},
    [CU_EVENT_SELL] = {"sell", {PIECE, NUMBER("price"), WORD("to", cu_at_words)}},
    [CU_EVENT_BUILD] = {"build", {BUILDING, FIELD}},
    [CU_EVENT_FORGO] = {"forgo", {CHARACTER, NUMBER("number")}},
    [CU_EVENT_USE] = {"use", {BUILDING}},
    [CU_EVENT_STORE] = {"store", {PIECE, NUMBER("amount")}},
    [CU_EVENT_LOAD] = {"load", {PIECE, SHIP, AT}},
    [CU_EVENT_VETO] = {"veto", {STATUTE}},
    [CU_EVENT_EXCHANGE] = {"exchange", {SHIP, NUMBER("for")}},
    [CU_EVENT_SHUFFLE] = {"shuffle", {NUMBER("ships")}},
    [CU_EVENT_VOTES] = {"votes", {NUMBER("ballot"), NUMBER("bid"), NUMBER("votes")}},
    [CU_EVENT_TIE] = {"tie", {NUMBER("votes")}},
    [CU_EVENT_MAJORITY] = {"majority", {NUMBER("votes")}},
    [CU_EVENT_PASS] = {"pass", {STATUTE}},
    [CU_EVENT_LAPSE] = {"lapse", {STATUTE, WORD("why", cu_lapse_words)}},
    [CU_EVENT_DECLINE] = {"decline", {WORD("what", cu_type_words)}},
    [CU_EVENT_MARKET] = {"market", {PIECE, NUMBER("amount")}},
    [CU_EVENT_FINISH] = {"finish", {NUMBER("round")}},
    {NULL, {{NULL, NULL}}},
};

const atl_game cuba_game = {
    .name = "cuba",
    .title = "Cuba",
    .min_players = 2,
    .max_players = CU_MAX_SEATS,
    .state_bytes = sizeof(cu_state),
    .num_actions = CU_NUM_ACTIONS,
    .max_steps = CU_MAX_STEPS,
    .options = options,
    .tables = cu_tables,
    .event_kinds = event_kinds,
    .levels =
        {
            "iterations=20,prior=0,cutoff=8,greedy=0,explore=50",
            "iterations=8,cutoff=40,greedy=90,prior=40,explore=50",
            "iterations=30,cutoff=40,greedy=90,prior=40,explore=50",
            "iterations=150,cutoff=40,greedy=90,prior=40,explore=50",
            "iterations=1000,cutoff=40,greedy=90,prior=40,explore=50",
        },
    .setup = cuba_setup,
    .to_act = cuba_to_act,
    .secret = cuba_secret,
    .legal = cuba_legal,
    .weight = cuba_weight,
    .apply = cuba_apply,
    .score = cuba_score,
    .observe = cuba_observe,
    .imagine = cuba_imagine,
    .check = cuba_check,
    .describe = cuba_describe,
    .notate = cuba_notate,
    .explain = cuba_explain,
    .greedy = cuba_greedy,
    .players = cuba_players,
    .estimate = cuba_estimate,
    .close_margin = 10,
    .rewind = cuba_rewind,
    .check_edition = cuba_check_edition,
};
