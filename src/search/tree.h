/* The tree: nodes found by what their actor sees, in one block of memory. */
#ifndef ANTILLES_SEARCH_TREE_H
#define ANTILLES_SEARCH_TREE_H

#include "kit/kit.h"

/* One legal action of a node. */
typedef struct edge {
    uint32_t visits;
    float sum; /* of the values for the node's seat */
    atl_action action;
    uint16_t prior; /* of 65535 */
} edge;

/* A decision. Its visits are the sum of its edges'. */
typedef struct node {
    uint64_t key;
    uint32_t visits;
    uint32_t edges; /* index of the first */
    float sum;
    uint16_t count;
    uint8_t seat;
    uint8_t generation; /* a node of another generation than the tree's is empty */
} node;

typedef struct tree {
    node *nodes;
    edge *edges;
    uint32_t node_mask; /* capacity - 1, a power of two less one */
    uint32_t nodes_used;
    uint32_t edge_capacity, edges_used;
    uint8_t generation; /* from 1 */
} tree;

/* Lays a tree out in `bytes` bytes of memory, empty. */
void tree_open(tree *t, void *memory, size_t bytes);
void tree_clear(tree *t);

/* The key of a view. */
uint64_t tree_key(const void *view, size_t bytes);

/* The node of a key, or NULL. */
node *tree_find(const tree *t, uint64_t key);

/* A new node with room for its edges, or NULL when the tree is full. */
node *tree_add(tree *t, uint64_t key, int seat, int edges);

static inline edge *tree_edges(const tree *t, const node *n)
{
    return t->edges + n->edges;
}

#endif
