/* What a search keeps in the caller's memory. Internal to search/. */
#ifndef ANTILLES_SEARCH_SEARCH_H
#define ANTILLES_SEARCH_SEARCH_H

#include "antilles/search.h"
#include "search/tree.h"

struct atl_search {
    const atl_game *game;
    atl_search_settings settings;
    uint64_t (*clock)(void);
    tree tree;
    int seat, players;
    uint64_t root_key;
    node *root; /* the decision to be made, once it has been met */
    atl_rng rng;
    uint64_t started; /* milliseconds */
    uint32_t iterations;
    float sums[ATL_MAX_SEATS]; /* of all values since the start */
    _Alignas(8) unsigned char view[ATL_MAX_STATE];
};

#endif
