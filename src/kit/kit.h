/* What every game shares: memory functions, checks that stay on in release,
 * action lists, events. Needs no libc: a freestanding build brings only mem*. */
#ifndef ANTILLES_KIT_H
#define ANTILLES_KIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "antilles/game.h"

#if __STDC_HOSTED__
#include <string.h>
#else
void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);
#endif

/* A broken invariant stops the program, in release builds too. */
#define ATL_ASSERT(condition) ((condition) ? (void)0 : __builtin_trap())

static inline int atl_min(int a, int b)
{
    return a < b ? a : b;
}

static inline int atl_max(int a, int b)
{
    return a > b ? a : b;
}

/* How many bits are set. By hand: for a plain x86-64 the built-in is a call into the
 * compiler's library. */
static inline int atl_bits(uint32_t set)
{
    set -= (set >> 1U) & 0x55555555U;
    set = (set & 0x33333333U) + ((set >> 2U) & 0x33333333U);
    set = (set + (set >> 4U)) & 0x0F0F0F0FU;
    return (int)((set * 0x01010101U) >> 24U);
}

/* Number of the lowest set bit; `set` must not be 0. */
static inline int atl_lowest(uint32_t set)
{
    return __builtin_ctz(set);
}

/* Adds an event, unless nobody listens. */
static inline void atl_emit(atl_events *events, int kind, int seat, int a, int b, int c)
{
    if (events == NULL)
        return;
    ATL_ASSERT(events->count < ATL_MAX_EVENTS);
    events->list[events->count++] = (atl_event){
        .kind = (uint8_t)kind,
        .seat = (int8_t)seat,
        .args = {(int16_t)a, (int16_t)b, (int16_t)c},
    };
}

static inline void atl_events_clear(atl_events *events)
{
    if (events != NULL)
        events->count = 0;
}

/* Places for the seats: `better(state, a, b)` is positive when a is ahead of b, 0
 * when they share. */
void atl_rank(atl_result *result, int players, const void *state,
              int (*better)(const void *state, int a, int b));

/* Small text helpers; a text is a NUL-terminated string. */
bool atl_text_equal(const char *a, const char *b);
size_t atl_text_length(const char *text);

/* Appends to `text` of `capacity` bytes, cutting what does not fit. */
void atl_text_append(char *text, size_t capacity, const char *more);
void atl_text_append_number(char *text, size_t capacity, int32_t number);

/* Takes the next letter of UTF-8 text; false when it is none. */
bool atl_text_letter(const char *text, size_t size, size_t *at, uint32_t *letter);

/* True for UTF-8 without control characters and marks that turn the direction of
 * writing: text that is what it looks like. */
bool atl_text_is_plain(const char *text, size_t size);

/* Reads a whole number of up to 9 digits without leading zeros; false when `text` is
 * not exactly that. */
bool atl_text_number(const char *text, int32_t *number);

/* ---- telling facts ------------------------------------------------------------ */

static inline void atl_tell_number(const atl_facts *facts, const char *key, int32_t value)
{
    facts->number(facts->user, key, value);
}

/* What an action costs, if anything: {"cost": {"pesos": 2}}. */
static inline void atl_tell_cost(const atl_facts *facts, const char *what, int32_t amount)
{
    if (amount == 0)
        return;
    facts->object(facts->user, "cost");
    atl_tell_number(facts, what, amount);
    facts->end(facts->user);
}

#endif
