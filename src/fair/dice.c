/* Dice that follow from a seed. docs/FAIRNESS.md promises players every byte of this. */
#include "fair/dice.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "kit/kit.h"

static const char commitment_tag[] = "antilles dice 1\n";

void dice_seed_write(const uint8_t seed[DICE_SEED_BYTES], char text[DICE_SEED_TEXT])
{
    sodium_bin2hex(text, DICE_SEED_TEXT, seed, DICE_SEED_BYTES);
}

bool dice_seed_read(uint8_t seed[DICE_SEED_BYTES], const char *text)
{
    size_t digits = DICE_SEED_TEXT - 1;
    return strlen(text) == digits && strspn(text, "0123456789abcdef") == digits &&
           sodium_hex2bin(seed, DICE_SEED_BYTES, text, digits, NULL, NULL, NULL) == 0;
}

void dice_commitment(const uint8_t seed[DICE_SEED_BYTES], const char *table,
                     char text[DICE_COMMITMENT_TEXT])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, (const unsigned char *)commitment_tag,
                              sizeof commitment_tag - 1);
    crypto_hash_sha256_update(&state, (const unsigned char *)table, strlen(table));
    crypto_hash_sha256_update(&state, (const unsigned char *)"\n", 1);
    crypto_hash_sha256_update(&state, seed, DICE_SEED_BYTES);
    crypto_hash_sha256_final(&state, hash);
    sodium_bin2hex(text, DICE_COMMITMENT_TEXT, hash, sizeof hash);
}

/* The number that a seed has for a purpose: 64 bits of the HMAC of its words. */
static uint64_t number_for(const uint8_t seed[DICE_SEED_BYTES], const char *words)
{
    unsigned char hash[crypto_auth_hmacsha256_BYTES];
    uint64_t number = 0;
    crypto_auth_hmacsha256(hash, (const unsigned char *)words, strlen(words), seed);
    for (int i = 0; i < 8; i++)
        number = number << 8U | hash[i];
    return number;
}

/* floor(x * total / 2^64) */
static uint64_t scale(uint64_t x, uint64_t total)
{
    ATL_ASSERT(total <= UINT32_MAX);
    return ((x >> 32U) * total + ((x & UINT32_MAX) * total >> 32U)) >> 32U;
}

atl_action dice_outcome(const uint8_t seed[DICE_SEED_BYTES], const atl_game *game,
                        const void *state, uint32_t step)
{
    atl_action outcomes[ATL_MAX_ACTIONS];
    char words[32];
    uint64_t total = 0;
    uint64_t sum = 0;
    int at = 0;
    ATL_ASSERT(game->to_act(state) == ATL_CHANCE);
    int count = game->legal(state, outcomes);
    for (int i = 0; i < count; i++)
        total += game->weight(state, outcomes[i]);
    snprintf(words, sizeof words, "step %" PRIu32, step);
    uint64_t drawn = scale(number_for(seed, words), total);
    while ((sum += game->weight(state, outcomes[at])) <= drawn)
        at++;
    return outcomes[at];
}

uint64_t dice_bot_seed(const uint8_t seed[DICE_SEED_BYTES], int seat, uint32_t step)
{
    char words[40];
    snprintf(words, sizeof words, "bot %d %" PRIu32, seat, step);
    return number_for(seed, words);
}

typedef struct verifier {
    const uint8_t *seed;
    const atl_game *game;
    uint32_t wrong;
    bool good;
} verifier;

static bool verify_step(void *user, const atl_match_step *step)
{
    verifier *v = user;
    if (step->action != NULL && v->game->to_act(step->state) == ATL_CHANCE &&
        *step->action != dice_outcome(v->seed, v->game, step->state, step->step)) {
        v->good = false;
        v->wrong = step->step;
    }
    return v->good;
}

bool dice_verify(const uint8_t seed[DICE_SEED_BYTES], const atl_match *match, uint32_t *step)
{
    verifier v = {.seed = seed, .game = atl_match_game(match), .good = true};
    atl_match_walk(match, verify_step, &v);
    if (!v.good)
        *step = v.wrong;
    return v.good;
}
