/* The ledger of a tournament: its plan and its finished blocks as a text file, which
 * an interrupted run goes on with and which parts of a tournament are merged from.
 * docs/ARENA.md specifies the format. */
#ifndef ANTILLES_ARENA_LEDGER_H
#define ANTILLES_ARENA_LEDGER_H

#include <stdio.h>

#include "arena/block.h"

typedef struct arena_ledger {
    arena_plan plan; /* setups without options and editions, bots only by their texts */
    uint64_t part, parts;
    char *terms;         /* the head of the file but for part and sum */
    uint32_t key;        /* CRC-32 of the terms; sums of blocks start with it */
    arena_block *blocks; /* in the order of their numbers */
    size_t count;
    size_t size; /* bytes of the file that are good; a torn last line is not */
} arena_ledger;

/* The terms of a plan, to be freed; NULL without memory. */
char *arena_ledger_terms(const arena_plan *plan);

/* Writes the head of a file, and one block. */
void arena_ledger_write_head(FILE *out, const char *terms, uint64_t part, uint64_t parts);
void arena_ledger_write_block(FILE *out, uint32_t key, const arena_block *block);

/* Reads a whole file's text. Always followed by arena_ledger_free. */
atl_status arena_ledger_read(arena_ledger *ledger, const char *text, size_t size, atl_reason *why);
atl_status arena_ledger_load(arena_ledger *ledger, const char *path, atl_reason *why);
void arena_ledger_free(arena_ledger *ledger);

/* The block of that number, or NULL. */
const arena_block *arena_ledger_find(const arena_ledger *ledger, uint64_t index);

/* Adds the blocks of another part of the same tournament. */
atl_status arena_ledger_merge(arena_ledger *ledger, const arena_ledger *other, atl_reason *why);

/* Opens the file of a run for appending, locked for others, and reads what is in it;
 * a new one gets its head. Refuses the file of another tournament. */
atl_status arena_ledger_open(arena_ledger *known, FILE **file, const char *path,
                             const arena_plan *plan, uint64_t part, uint64_t parts,
                             atl_reason *why);

#endif
