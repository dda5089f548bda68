/* The line of play that a search expects: from the decision at hand along the edges
 * visited most, for as long as the tree knows the way. */
#include "kit/kit.h"
#include "search/search.h"

/* The edge visited most; the first among equals. */
static const edge *busiest(const atl_search *s, const node *n)
{
    const edge *edges = tree_edges(&s->tree, n);
    const edge *best = edges;
    for (int i = 1; i < n->count; i++) {
        if (edges[i].visits > best->visits)
            best = &edges[i];
    }
    return best;
}

/* What chance most likely brings; the first among equals. */
static atl_action likeliest(const atl_search *s, const void *state, const atl_action *outcomes,
                            int count)
{
    int best = 0;
    for (int i = 1; i < count; i++) {
        if (s->game->weight(state, outcomes[i]) > s->game->weight(state, outcomes[best]))
            best = i;
    }
    return outcomes[best];
}

/* The node of the decision of `actor`, from what that seat sees. */
static const node *node_of(const atl_search *s, const void *state, int actor)
{
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
    s->game->observe(state, actor, view);
    return tree_find(&s->tree, tree_key(view, s->game->state_bytes));
}

/* The action expected in a state; false where the tree knows nothing. */
static bool next_action(const atl_search *s, const void *state, atl_action *action)
{
    atl_action legal[ATL_MAX_ACTIONS];
    int actor = s->game->to_act(state);
    if (actor == ATL_OVER)
        return false;
    int count = s->game->legal(state, legal);
    if (actor == ATL_CHANCE) {
        *action = likeliest(s, state, legal, count);
        return true;
    }
    *action = legal[0];
    if (count == 1)
        return true;
    const node *n = node_of(s, state, actor);
    if (n == NULL || n->visits == 0)
        return false;
    *action = n == s->root ? atl_search_best(s) : busiest(s, n)->action;
    return true;
}

/* A state behind the view in which the others' hidden commitments are the expected
 * ones; where those are unknown, imagined ones. */
static void expected_state(const atl_search *s, void *state)
{
    _Alignas(8) unsigned char again[ATL_MAX_STATE];
    atl_rng rng = s->rng;
    atl_action action = 0;
    s->game->imagine(s->view, s->seat, &rng, state);
    if (s->game->rewind == NULL)
        return;
    memcpy(again, state, s->game->state_bytes);
    s->game->rewind(again);
    while (s->game->to_act(again) >= 0 && s->game->secret(again)) {
        int actor = s->game->to_act(again);
        if (actor == s->seat) {
            if (node_of(s, again, actor) == s->root)
                memcpy(state, again, s->game->state_bytes);
            return;
        }
        if (!next_action(s, again, &action))
            return;
        s->game->apply(again, action, NULL);
    }
}

int atl_search_expected(const atl_search *s, atl_action *actions, int most)
{
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    int count = 0;
    if (s->root == NULL)
        return 0;
    expected_state(s, state);
    while (count < most && next_action(s, state, &actions[count]))
        s->game->apply(state, actions[count++], NULL);
    return count;
}
