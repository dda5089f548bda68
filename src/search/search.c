/* The search: iterations down the tree and back (see antilles/search.h). */
#include "antilles/search.h"

#include "kit/kit.h"
#include "search/search.h"

enum {
    MAX_DEPTH = 256,    /* decisions of one iteration that are remembered */
    LOOKS_A_CLOCK = 32, /* iterations between two looks at the clock */
};

/* What one iteration has passed through. */
typedef struct path {
    struct {
        node *node;
        edge *edge;
    } steps[MAX_DEPTH];
    int length;
} path;

size_t atl_search_bytes(const atl_search_settings *settings)
{
    return sizeof(atl_search) + ((size_t)settings->megabytes << 20U);
}

atl_search *atl_search_open(void *memory, const atl_search_settings *settings, const atl_game *game,
                            uint64_t (*clock)(void))
{
    atl_search *s = memory;
    memset(s, 0, sizeof *s);
    s->game = game;
    s->settings = *settings;
    s->clock = clock;
    tree_open(&s->tree, s + 1, (size_t)settings->megabytes << 20U);
    return s;
}

void atl_search_limit(atl_search *s, uint32_t iterations, uint32_t milliseconds)
{
    s->settings.iterations = iterations;
    s->settings.milliseconds = milliseconds;
}

void atl_search_start(atl_search *s, const void *view, int seat, const atl_rng *rng)
{
    memcpy(s->view, view, s->game->state_bytes);
    s->seat = seat;
    s->players = s->game->players(view);
    s->rng = *rng;
    s->iterations = 0;
    memset(s->sums, 0, sizeof s->sums);
    s->started = s->clock != NULL ? s->clock() : 0;
    s->root_key = tree_key(view, s->game->state_bytes);
    s->root = tree_find(&s->tree, s->root_key);
    bool crowded = s->tree.nodes_used > s->tree.node_mask / 2 ||
                   s->tree.edges_used > s->tree.edge_capacity / 2;
    if (s->root == NULL || !s->settings.reuse || crowded) {
        tree_clear(&s->tree);
        s->root = NULL;
    }
}

/* ---- judging an outcome ----------------------------------------------------- */

/* A margin of points as a value between 0 and 1; `scale` points are worth 0.75. */
static float squash(int32_t margin, int32_t scale)
{
    int32_t size = margin < 0 ? -margin : margin;
    return 0.5F + 0.5F * (float)margin / (float)(size + scale);
}

static int32_t margin_of(const int32_t *points, int players, int seat)
{
    int32_t best = INT32_MIN;
    for (int other = 0; other < players; other++) {
        if (other != seat && points[other] > best)
            best = points[other];
    }
    return points[seat] - best;
}

static void judge(const atl_search *s, const void *state, float values[ATL_MAX_SEATS])
{
    float trust = (float)s->settings.margin / 100.0F;
    if (s->game->to_act(state) != ATL_OVER) {
        int32_t points[ATL_MAX_SEATS] = {0};
        s->game->estimate(state, points);
        for (int seat = 0; seat < s->players; seat++)
            values[seat] = squash(margin_of(points, s->players, seat), 100 * s->game->close_margin);
        return;
    }
    atl_result result;
    s->game->score(state, &result);
    float share = 1.0F / (float)atl_result_winners(&result, s->players);
    for (int seat = 0; seat < s->players; seat++) {
        float won = result.rank[seat] == 1 ? share : 0.0F;
        float close = squash(margin_of(result.points, s->players, seat), s->game->close_margin);
        values[seat] = (1.0F - trust) * won + trust * close;
    }
}

/* Plays on from a state that the tree does not hold, then judges it. */
static void play_on(atl_search *s, void *state, float values[ATL_MAX_SEATS])
{
    const atl_game *game = s->game;
    atl_action legal[ATL_MAX_ACTIONS];
    for (uint32_t steps = 0; steps < s->settings.cutoff;) {
        int actor = game->to_act(state);
        if (actor == ATL_OVER)
            break;
        int count = game->legal(state, legal);
        atl_action action = legal[0];
        if (actor == ATL_CHANCE)
            action = atl_chance_pick(game, state, legal, count, &s->rng);
        else if (count > 1 && s->settings.rollout > 0 &&
                 atl_rng_below(&s->rng, 100) < s->settings.rollout)
            action = game->greedy(state, actor, legal, count, &s->rng);
        else if (count > 1)
            action = legal[atl_rng_below(&s->rng, (uint32_t)count)];
        steps += actor != ATL_CHANCE;
        game->apply(state, action, NULL);
    }
    judge(s, state, values);
}

/* ---- the tree ---------------------------------------------------------------- */

/* A new node for the decision of `actor`, who sees `view`. */
static node *expand(atl_search *s, uint64_t key, const void *view, int actor,
                    const atl_action *legal, int count)
{
    node *n = tree_add(&s->tree, key, actor, count);
    if (n == NULL)
        return NULL;
    edge *edges = tree_edges(&s->tree, n);
    uint32_t trust = 65535U * s->settings.prior / 100;
    atl_action favourite = legal[0];
    if (trust > 0)
        favourite = s->game->greedy(view, actor, legal, count, &s->rng);
    for (int i = 0; i < count; i++) {
        uint32_t prior = (65535U - trust) / (uint32_t)count;
        if (legal[i] == favourite)
            prior += trust;
        edges[i] = (edge){.action = legal[i], .prior = (uint16_t)prior};
    }
    if (key == s->root_key)
        s->root = n;
    return n;
}

/* The edge with the best sum of what it brought and what it may still bring. */
static edge *select_edge(atl_search *s, const node *n)
{
    edge *edges = tree_edges(&s->tree, n);
    edge *best = edges;
    float best_score = -1.0F;
    float root = __builtin_sqrtf((float)n->visits + 1.0F);
    float explore = (float)s->settings.explore / 100.0F * root / 65535.0F;
    /* What has not been tried counts as a little worse than the average. */
    float untried = n->visits > 0 ? n->sum / (float)n->visits - 0.05F : 0.5F;
    for (int i = 0; i < n->count; i++) {
        const edge *e = &edges[i];
        float mean = e->visits > 0 ? e->sum / (float)e->visits : untried;
        float score = mean + explore * (float)e->prior / (float)(1 + e->visits);
        if (score > best_score) {
            best_score = score;
            best = &edges[i];
        }
    }
    return best;
}

/* The decision of `actor` in the tree; NULL when it is new and the way ends here.
 * Nodes of a row of commitments do not end it: they are one decision of many. */
static node *visit(atl_search *s, const void *state, int actor, const atl_action *legal, int count,
                   bool *fresh)
{
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    s->game->observe(state, actor, view);
    uint64_t key = tree_key(view, s->game->state_bytes);
    node *n = tree_find(&s->tree, key);
    *fresh = n == NULL;
    return n != NULL ? n : expand(s, key, view, actor, legal, count);
}

static void descend(atl_search *s, void *state, path *p)
{
    const atl_game *game = s->game;
    atl_action legal[ATL_MAX_ACTIONS];
    p->length = 0;
    for (bool ended = false; !ended && p->length < MAX_DEPTH;) {
        int actor = game->to_act(state);
        if (actor == ATL_OVER)
            return;
        int count = game->legal(state, legal);
        if (actor == ATL_CHANCE || count == 1) {
            atl_action forced = actor == ATL_CHANCE
                                    ? atl_chance_pick(game, state, legal, count, &s->rng)
                                    : legal[0];
            game->apply(state, forced, NULL);
            continue;
        }
        bool fresh = false;
        node *n = visit(s, state, actor, legal, count, &fresh);
        if (n == NULL)
            return;
        edge *e = select_edge(s, n);
        p->steps[p->length].node = n;
        p->steps[p->length++].edge = e;
        ended = fresh && !game->secret(state);
        game->apply(state, e->action, NULL);
    }
}

static void iterate(atl_search *s)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    float values[ATL_MAX_SEATS] = {0};
    path p;
    s->game->imagine(s->view, s->seat, &s->rng, state);
    if (s->game->rewind != NULL)
        s->game->rewind(state);
    descend(s, state, &p);
    play_on(s, state, values);
    for (int i = 0; i < p.length; i++) {
        float value = values[p.steps[i].node->seat];
        p.steps[i].node->visits++;
        p.steps[i].node->sum += value;
        p.steps[i].edge->visits++;
        p.steps[i].edge->sum += value;
    }
    for (int seat = 0; seat < s->players; seat++)
        s->sums[seat] += values[seat];
    s->iterations++;
}

/* ---- running and answering --------------------------------------------------- */

/* Whether no other action can overtake the most visited one in what is left. */
static bool is_decided(const atl_search *s, uint32_t left)
{
    if (s->root == NULL)
        return false;
    const edge *edges = tree_edges(&s->tree, s->root);
    uint32_t first = 0;
    uint32_t second = 0;
    for (int i = 0; i < s->root->count; i++) {
        uint32_t visits = edges[i].visits;
        if (visits > first) {
            second = first;
            first = visits;
        } else if (visits > second) {
            second = visits;
        }
    }
    return first - second > left;
}

static bool is_finished(const atl_search *s)
{
    const atl_search_settings *settings = &s->settings;
    if (settings->iterations > 0) {
        if (s->iterations >= settings->iterations ||
            is_decided(s, settings->iterations - s->iterations))
            return true;
    }
    return settings->milliseconds > 0 && s->clock != NULL &&
           s->clock() - s->started >= settings->milliseconds;
}

bool atl_search_run(atl_search *s, uint32_t iterations)
{
    bool limited = s->settings.iterations > 0 ||
                   (s->settings.milliseconds > 0 && s->clock != NULL) || iterations > 0;
    ATL_ASSERT(limited);
    for (uint32_t done = 0; iterations == 0 || done < iterations; done++) {
        if (done % LOOKS_A_CLOCK == 0 && is_finished(s))
            return false;
        if (s->settings.iterations > 0 && s->iterations >= s->settings.iterations)
            return false;
        iterate(s);
    }
    return !is_finished(s);
}

int atl_search_lines(const atl_search *s, atl_search_line *lines)
{
    atl_action legal[ATL_MAX_ACTIONS];
    int count = s->game->legal(s->view, legal);
    for (int i = 0; i < count; i++) {
        lines[i] = (atl_search_line){.action = legal[i]};
        if (s->root == NULL)
            continue;
        const edge *e = &tree_edges(&s->tree, s->root)[i];
        lines[i].visits = e->visits;
        lines[i].value = e->visits > 0 ? e->sum / (float)e->visits : 0.0F;
    }
    return count;
}

atl_action atl_search_best(const atl_search *s)
{
    atl_search_line lines[ATL_MAX_ACTIONS];
    int count = atl_search_lines(s, lines);
    ATL_ASSERT(count > 0);
    int best = 0;
    for (int i = 1; i < count; i++) {
        if (lines[i].visits > lines[best].visits ||
            (lines[i].visits == lines[best].visits && lines[i].value > lines[best].value))
            best = i;
    }
    return lines[best].action;
}

uint32_t atl_search_iterations(const atl_search *s)
{
    return s->iterations;
}

void atl_search_values(const atl_search *s, float values[ATL_MAX_SEATS])
{
    for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
        values[seat] = s->iterations > 0 ? s->sums[seat] / (float)s->iterations : 0.0F;
}
