/* The smallest possible game: chance, a secret bid, options and edition data, each
 * once. It proves the parts of the interface that a game may leave out, and is a
 * template for a new one: copy it and replace verb after verb.
 *
 * Rules of the auction
 *   T-1 2 to 4 players with 5 coins each play 3 rounds (option rounds: or 5).
 *   T-2 A round begins with a roll for the prize: small, medium or large, likely
 *       3 : 2 : 1. Edition data says how many points they are, ascending.
 *   T-3 All bid secretly 0 to 3 of their coins. The highest bid, if only one made
 *       it, pays and wins the prize; otherwise nobody pays or wins.
 *   T-4 Most points win. Ties: more coins, then the victory is shared. */
#include "toy.h"

#include "kit/kit.h"

enum { SEATS = 4, COINS = 5 };
enum { EVENT_ROLL, EVENT_BID, EVENT_WIN };
enum { NO_BID = 0xFF }; /* not made yet, or hidden in a view */

typedef struct toy_state {
    uint8_t players, rounds, round; /* over when round == rounds */
    uint8_t prize;                  /* TOY_PRIZES: not rolled yet */
    uint8_t actor;                  /* the seats below have bid */
    uint8_t values[TOY_PRIZES];
    uint8_t coins[SEATS], points[SEATS], bid[SEATS];
} toy_state;

_Static_assert(sizeof(toy_state) == 20, "no hidden padding");

static const char *const round_values[] = {"3", "5", NULL};
static const atl_option options[] = {{"rounds", round_values}, {NULL, NULL}};
static const uint8_t prize_values[TOY_PRIZES] = {1, 3, 6};
static const char *const prize_words[] = {"small", "medium", "large", NULL};
static const atl_table tables[] = {
    {.name = "prizes",
     .kind = ATL_CELL_NUMBER,
     .cells = TOY_PRIZES,
     .width = 1,
     .high = 9,
     .keys = prize_words,
     .values = prize_values},
    {.name = NULL},
};
static const atl_event_kind event_kinds[] = {
    [EVENT_ROLL] = {"roll", {{"prize", prize_words}}},
    [EVENT_BID] = {"bid", {{"coins", NULL}}},
    [EVENT_WIN] = {"win", {{"prize", prize_words}, {"points", NULL}}},
    {NULL, {{NULL, NULL}}},
};

static atl_status toy_setup(void *state, const atl_setup *setup, atl_events *events,
                            atl_reason *why)
{
    toy_state *s = state;
    atl_status status = atl_setup_check(setup, &toy_game, why);
    if (status != ATL_OK)
        return status;
    atl_events_clear(events);
    memset(s, 0, sizeof *s);
    s->players = setup->players;
    s->rounds = setup->options[0] == 0 ? 3 : 5; /* T-1 */
    s->prize = TOY_PRIZES;
    memcpy(s->values, atl_edition_table(&setup->edition, &toy_game, 0), TOY_PRIZES);
    memset(s->bid, NO_BID, sizeof s->bid);
    for (int seat = 0; seat < s->players; seat++)
        s->coins[seat] = COINS;
    return ATL_OK;
}

static int toy_players(const void *state)
{
    const toy_state *s = state;
    return s->players;
}

static int toy_to_act(const void *state)
{
    const toy_state *s = state;
    if (s->round == s->rounds)
        return ATL_OVER;
    return s->prize == TOY_PRIZES ? ATL_CHANCE : s->actor;
}

static bool toy_secret(const void *state)
{
    return toy_to_act(state) >= 0;
}

static int toy_legal(const void *state, atl_action *actions)
{
    const toy_state *s = state;
    int actor = toy_to_act(s);
    int first = actor == ATL_CHANCE ? TOY_ROLL : TOY_BID;
    int count = actor == ATL_OVER     ? 0
                : actor == ATL_CHANCE ? TOY_PRIZES
                                      : 1 + atl_min(TOY_MAX_BID, s->coins[actor]);
    for (int i = 0; i < count; i++)
        actions[i] = (atl_action)(first + i);
    return count;
}

static uint32_t toy_weight(const void *state, atl_action action)
{
    (void)state;
    return TOY_PRIZES - (uint32_t)(action - TOY_ROLL); /* T-2 */
}

/* T-3 */
static void award(toy_state *s, atl_events *events)
{
    int best = 0;
    int rivals = 0;
    for (int seat = 0; seat < s->players; seat++) {
        atl_emit(events, EVENT_BID, seat, s->bid[seat], 0, 0);
        if (s->bid[seat] > s->bid[best])
            best = seat;
    }
    for (int seat = 0; seat < s->players; seat++)
        rivals += seat != best && s->bid[seat] == s->bid[best];
    if (rivals == 0) {
        s->coins[best] = (uint8_t)(s->coins[best] - s->bid[best]);
        s->points[best] = (uint8_t)(s->points[best] + s->values[s->prize]);
        atl_emit(events, EVENT_WIN, best, s->prize, s->values[s->prize], 0);
    }
    memset(s->bid, NO_BID, sizeof s->bid);
    s->prize = TOY_PRIZES;
    s->actor = 0;
    s->round++;
}

static atl_status toy_apply(void *state, atl_action action, atl_events *events)
{
    toy_state *s = state;
    int actor = toy_to_act(s);
    atl_events_clear(events);
    if (actor == ATL_CHANCE && action < TOY_BID) {
        s->prize = (uint8_t)(action - TOY_ROLL);
        atl_emit(events, EVENT_ROLL, ATL_WATCHER, s->prize, 0, 0);
        return ATL_OK;
    }
    if (actor < 0 || action < TOY_BID || action >= TOY_NUM_ACTIONS ||
        action - TOY_BID > s->coins[actor])
        return ATL_ILLEGAL;
    s->bid[actor] = (uint8_t)(action - TOY_BID);
    if (++s->actor == s->players)
        award(s, events);
    return ATL_OK;
}

static int better(const void *state, int a, int b)
{
    const toy_state *s = state;
    return s->points[a] != s->points[b] ? s->points[a] - s->points[b] : s->coins[a] - s->coins[b];
}

static void toy_score(const void *state, atl_result *result)
{
    const toy_state *s = state;
    memset(result, 0, sizeof *result);
    for (int seat = 0; seat < s->players; seat++)
        result->points[seat] = s->points[seat];
    atl_rank(result, s->players, s, better);
}

/* A coin left at the end settles ties. */
static void toy_estimate(const void *state, int32_t points[ATL_MAX_SEATS])
{
    const toy_state *s = state;
    for (int seat = 0; seat < s->players; seat++)
        points[seat] = 100 * s->points[seat] + 10 * s->coins[seat];
}

static void toy_observe(const void *state, int seat, void *view)
{
    toy_state *v = view;
    if (view != state)
        memcpy(view, state, sizeof *v);
    for (int other = 0; other < v->players; other++) {
        if (other != seat)
            v->bid[other] = NO_BID;
    }
}

static void toy_imagine(const void *view, int seat, atl_rng *rng, void *state)
{
    toy_state *s = state;
    if (view != state)
        memcpy(state, view, sizeof *s);
    for (int other = 0; other < atl_min(s->actor, SEATS); other++) {
        uint32_t bids = 1 + (uint32_t)atl_min(TOY_MAX_BID, s->coins[other]);
        if (other != seat)
            s->bid[other] = (uint8_t)atl_rng_below(rng, bids);
    }
}

static void toy_rewind(void *state)
{
    toy_state *s = state;
    memset(s->bid, NO_BID, sizeof s->bid);
    s->actor = 0;
}

static const char *toy_check(const void *state)
{
    const toy_state *s = state;
    if (s->players < 2 || s->players > SEATS || s->actor >= s->players)
        return "players out of range";
    if (s->round > s->rounds || s->prize > TOY_PRIZES)
        return "no such round or prize";
    for (int seat = 0; seat < SEATS; seat++) {
        if (s->coins[seat] > (seat < s->players ? COINS : 0))
            return "coins out of nowhere";
        if (seat < s->actor ? s->bid[seat] > s->coins[seat] : s->bid[seat] != NO_BID)
            return "a bid too high or too early";
    }
    return NULL;
}

static void toy_describe(const void *state, const atl_facts *facts)
{
    const toy_state *s = state;
    void *user = facts->user;
    facts->number(user, "round", s->round);
    facts->number(user, "rounds", s->rounds);
    facts->word(user, "prize", prize_words[s->prize]); /* NULL when not rolled yet */
    facts->array(user, "values");
    for (int prize = 0; prize < TOY_PRIZES; prize++)
        facts->number(user, NULL, s->values[prize]);
    facts->end(user);
    facts->array(user, "seats");
    for (int seat = 0; seat < s->players; seat++) {
        facts->object(user, NULL);
        facts->number(user, "coins", s->coins[seat]);
        facts->number(user, "points", s->points[seat]);
        facts->truth(user, "committed", seat < s->actor);
        if (s->bid[seat] != NO_BID)
            facts->number(user, "bid", s->bid[seat]);
        facts->end(user);
    }
    facts->end(user);
}

static void toy_notate(atl_action action, char text[ATL_NOTATION_BYTES])
{
    bool roll = action < TOY_BID;
    text[0] = '\0';
    atl_text_append(text, ATL_NOTATION_BYTES, roll ? "roll " : "bid ");
    if (roll)
        atl_text_append(text, ATL_NOTATION_BYTES, prize_words[action - TOY_ROLL]);
    else
        atl_text_append_number(text, ATL_NOTATION_BYTES, action - TOY_BID);
}

static void toy_explain(const void *view, atl_action action, const atl_facts *facts)
{
    bool roll = action < TOY_BID;
    (void)view;
    facts->word(facts->user, "kind", roll ? "roll" : "bid");
    if (roll)
        facts->word(facts->user, "prize", prize_words[action - TOY_ROLL]);
    else
        facts->number(facts->user, "coins", action - TOY_BID);
}

/* Bids high for a large prize, otherwise now and then. */
static atl_action toy_greedy(const void *view, int seat, const atl_action *legal, int count,
                             atl_rng *rng)
{
    const toy_state *s = view;
    (void)seat;
    if (s->prize == TOY_PRIZES - 1)
        return legal[count - 1];
    return legal[atl_rng_below(rng, (uint32_t)count)];
}

/* T-2 */
static atl_status toy_check_edition(const atl_edition *edition, int *table, int *cell,
                                    atl_reason *why)
{
    const uint8_t *values = atl_edition_table(edition, &toy_game, 0);
    for (int prize = 1; prize < TOY_PRIZES; prize++) {
        if (values[prize] > values[prize - 1])
            continue;
        *table = 0;
        *cell = prize;
        return atl_refuse(why, "prizes must ascend", NULL, NULL, NULL);
    }
    return ATL_OK;
}

const atl_game toy_game = {
    .name = "toy",
    .title = "Toy",
    .min_players = 2,
    .max_players = SEATS,
    .state_bytes = sizeof(toy_state),
    .num_actions = TOY_NUM_ACTIONS,
    .max_steps = 5 * (1 + SEATS),
    .options = options,
    .tables = tables,
    .event_kinds = event_kinds,
    .levels = {"iterations=4", "iterations=8", "iterations=16", "iterations=32", "iterations=64"},
    .setup = toy_setup,
    .to_act = toy_to_act,
    .secret = toy_secret,
    .legal = toy_legal,
    .weight = toy_weight,
    .apply = toy_apply,
    .score = toy_score,
    .observe = toy_observe,
    .imagine = toy_imagine,
    .check = toy_check,
    .describe = toy_describe,
    .notate = toy_notate,
    .explain = toy_explain,
    .greedy = toy_greedy,
    .players = toy_players,
    .estimate = toy_estimate,
    .close_margin = 3,
    .rewind = toy_rewind,
    .check_edition = toy_check_edition,
};
