/* A hash table of nodes with open addressing, and a pool of edges. */
#include "search/tree.h"

void tree_open(tree *t, void *memory, size_t bytes)
{
    /* A third for nodes: an average decision has a few edges. */
    size_t capacity = 16;
    while (capacity * 2 * sizeof(node) <= bytes / 3)
        capacity *= 2;
    size_t node_bytes = capacity * sizeof(node);
    ATL_ASSERT(node_bytes + ATL_MAX_ACTIONS * sizeof(edge) <= bytes);
    t->nodes = memory;
    t->edges = (edge *)(void *)((unsigned char *)memory + node_bytes);
    t->node_mask = (uint32_t)(capacity - 1);
    t->edge_capacity = (uint32_t)((bytes - node_bytes) / sizeof(edge));
    t->generation = UINT8_MAX;
    tree_clear(t);
}

void tree_clear(tree *t)
{
    /* Writing over a large table takes longer than many a search. */
    if (t->generation == UINT8_MAX) {
        memset(t->nodes, 0, ((size_t)t->node_mask + 1) * sizeof(node));
        t->generation = 0;
    }
    t->generation++;
    t->nodes_used = 0;
    t->edges_used = 0;
}

uint64_t tree_key(const void *view, size_t bytes)
{
    const unsigned char *at = view;
    uint64_t key = UINT64_C(0x9E3779B97F4A7C15);
    while (bytes > 0) {
        uint64_t word = 0;
        size_t size = bytes < sizeof word ? bytes : sizeof word;
        memcpy(&word, at, size);
        key = (key ^ word) * UINT64_C(0xD6E8FEB86659FD93);
        key ^= key >> 32U;
        at += size;
        bytes -= size;
    }
    return key;
}

node *tree_find(const tree *t, uint64_t key)
{
    for (uint32_t slot = (uint32_t)key & t->node_mask;; slot = (slot + 1) & t->node_mask) {
        node *n = &t->nodes[slot];
        if (n->generation != t->generation)
            return NULL;
        if (n->key == key)
            return n;
    }
}

node *tree_add(tree *t, uint64_t key, int seat, int edges)
{
    uint32_t most = t->node_mask / 4 * 3;
    if (t->nodes_used >= most || t->edge_capacity - t->edges_used < (uint32_t)edges)
        return NULL;
    uint32_t slot = (uint32_t)key & t->node_mask;
    while (t->nodes[slot].generation == t->generation)
        slot = (slot + 1) & t->node_mask;
    node *n = &t->nodes[slot];
    *n = (node){.key = key,
                .edges = t->edges_used,
                .count = (uint16_t)edges,
                .seat = (uint8_t)seat,
                .generation = t->generation};
    t->nodes_used++;
    t->edges_used += (uint32_t)edges;
    return n;
}
