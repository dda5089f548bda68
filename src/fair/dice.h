/* Dice that players can check: every chance outcome follows from a seed that the
 * server has committed to before the game, and from the number of the step
 * (docs/FAIRNESS.md).
 *
 *     commitment = SHA-256("antilles dice 1\n" table "\n" seed)
 *     x          = the first 8 bytes, big endian, of HMAC-SHA-256(seed, "step " n)
 *     outcome    = the first legal one, in ascending order, whose running sum of
 *                  weights exceeds floor(x * total / 2^64)
 */
#ifndef ANTILLES_DICE_H
#define ANTILLES_DICE_H

#include "antilles/match.h"

#define DICE_SEED_BYTES 32
#define DICE_SEED_TEXT (2 * DICE_SEED_BYTES + 1) /* hexadecimal, NUL included */
#define DICE_COMMITMENT_TEXT (2 * 32 + 1)

void dice_seed_write(const uint8_t seed[DICE_SEED_BYTES], char text[DICE_SEED_TEXT]);
bool dice_seed_read(uint8_t seed[DICE_SEED_BYTES], const char *text);

void dice_commitment(const uint8_t seed[DICE_SEED_BYTES], const char *table,
                     char text[DICE_COMMITMENT_TEXT]);

/* The outcome of the chance decision in `state`, step number `step`. */
atl_action dice_outcome(const uint8_t seed[DICE_SEED_BYTES], const atl_game *game,
                        const void *state, uint32_t step);

/* A seed for the thinking of the bot of a seat at a step. */
uint64_t dice_bot_seed(const uint8_t seed[DICE_SEED_BYTES], int seat, uint32_t step);

/* Whether a match's chance actions are all the dice's. `*step` is the first that is not. */
bool dice_verify(const uint8_t seed[DICE_SEED_BYTES], const atl_match *match, uint32_t *step);

#endif
