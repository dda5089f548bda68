/* Records: a match as text that a person can read and a program can check.
 *
 *     Antilles record 1
 *     Game: santo-domingo
 *     Players: 2
 *     Option: side=standard
 *     Option: goal=30
 *     Option: memory=off
 *     Edition: default
 *     Seat 0: human "Anna"
 *     Seat 1: greedy
 *     Seed: 7
 *     Result: unfinished
 *
 *     0 0 captain+galleon
 *     1 1 admiral+frigate
 *
 *     Seal: 1d0c9a27 61e2...
 *
 * docs/RECORD.md specifies the format. Reading a record replays and verifies it
 * completely; a damaged one is refused with line and reason.
 */
#ifndef ANTILLES_RECORD_H
#define ANTILLES_RECORD_H

#include "antilles/agent.h"
#include "antilles/match.h"

ATL_BEGIN

#define ATL_PLAYER_BYTES 64
#define ATL_DICE_TABLE_BYTES 32
#define ATL_DICE_BYTES 65 /* 64 hexadecimal digits and the NUL */

/* What a record tells besides the match itself. */
typedef struct atl_record_info {
    struct {
        char agent[ATL_AGENT_BYTES]; /* "human", "greedy", ...: who plays the seat */
        char name[ATL_PLAYER_BYTES]; /* the player's name in UTF-8; may be empty */
    } seats[ATL_MAX_SEATS];
    bool has_seed;
    uint64_t seed; /* for information; a record replays without it */

    /* The dice of a server (docs/FAIRNESS.md), all empty if there are none. They are
     * carried, not verified: that takes a hash function. */
    struct {
        char table[ATL_DICE_TABLE_BYTES]; /* letters, digits, '-' and '_' */
        char commitment[ATL_DICE_BYTES];
        char seed[ATL_DICE_BYTES];
    } dice;
} atl_record_info;

/* Whether a text can be a player's name: 1 to 63 bytes of UTF-8 without quotes,
 * control characters and marks that turn the direction of writing. */
ATL_API bool atl_record_is_name(const char *text);

/* Writes a record. `*text` is NUL-terminated, allocated with malloc, and the
 * caller's to free; `*size` excludes the NUL. */
ATL_API atl_status atl_record_write(char **text, size_t *size, const atl_match *match,
                                    const atl_record_info *info);

/* Reads, replays and verifies a record. On ATL_OK the caller owns `*match`. */
ATL_API atl_status atl_record_read(atl_match **match, atl_record_info *info, const char *text,
                                   size_t size, atl_reason *why);

/* The same on files. Saving replaces the file in one step: a crash leaves the old
 * or the new one. */
ATL_API atl_status atl_record_save(const char *path, const atl_match *match,
                                   const atl_record_info *info, atl_reason *why);
ATL_API atl_status atl_record_load(atl_match **match, atl_record_info *info, const char *path,
                                   atl_reason *why);

ATL_END

#endif
