/* Tree search as an agent, for the kinds that are one. */
#ifndef ANTILLES_AGENTS_MCTS_H
#define ANTILLES_AGENTS_MCTS_H

#include "antilles/agent.h"

/* Takes settings such as "iterations=2000,rollout=greedy". */
atl_status mcts_read(atl_agent *agent, const char *settings, atl_reason *why);
size_t mcts_bytes(const atl_agent *agent, const atl_game *game);
void mcts_open(atl_agent *agent, const atl_game *game);
atl_action mcts_choose(atl_agent *agent, const atl_game *game, const void *view, int seat,
                       atl_rng *rng);

/* The settings with which an agent searches in a game. False when it does not search. */
bool mcts_settings(const atl_agent *agent, const atl_game *game, atl_search_settings *settings);

/* Whether it acts without a thought this time, as beginners do now and then, and how. */
bool mcts_slips(const atl_search_settings *settings, const atl_game *game, const void *view,
                atl_rng *rng, atl_action *action);

/* One of the trees of an agent that has been opened: search.threads of them. */
atl_search *mcts_tree(const atl_agent *agent, int index);

/* The action with most visits over all trees. */
atl_action mcts_best(const atl_agent *agent);

#endif
