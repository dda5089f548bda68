/* Dice: known answers, outcomes by weight, and matches that are not what the seed says.
 *
 * The numbers were computed with Python:
 *     seed = bytes(range(32))
 *     hashlib.sha256(b"antilles dice 1\n" + b"k3J9aQ2LmPz0" + b"\n" + seed).hexdigest()
 *     x = int.from_bytes(hmac.new(seed, b"step 0", hashlib.sha256).digest()[:8], "big")
 *     x * total >> 64
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "conformance/toy.h"
#include "fair/dice.h"

static const uint8_t seed[DICE_SEED_BYTES] = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
};

static void test_commitment_has_known_values(void **state)
{
    uint8_t ones[DICE_SEED_BYTES];
    char text[DICE_COMMITMENT_TEXT];
    (void)state;
    dice_commitment(seed, "k3J9aQ2LmPz0", text);
    assert_string_equal(text, "ed192d86a120dfe501cc8e568d5a420634cdc08b8ca4dd3898960c79cac7bb73");
    memset(ones, 0xff, sizeof ones);
    dice_commitment(ones, "", text); /* hashlib.sha256(b"antilles dice 1\n\n" + b"\xff" * 32) */
    assert_string_equal(text, "8d26d553ca70a230b636b04137b888e8dace83632c0bfa31eb1047b1747df8f2");
}

/* hmac.new(seed, b"bot 3 117", ...) */
static void test_bot_seed_has_known_values(void **state)
{
    (void)state;
    assert_true(dice_bot_seed(seed, 0, 0) == UINT64_C(0x837fc588322e2dc2));
    assert_true(dice_bot_seed(seed, 3, 117) == UINT64_C(0xb9af9bd7db66bf0c));
}

/* A state that is nothing but a chance decision: the weights of its outcomes. */
typedef struct urn {
    uint32_t weights[4];
    int count;
} urn;

static int urn_to_act(const void *state)
{
    (void)state;
    return ATL_CHANCE;
}

static int urn_legal(const void *state, atl_action *actions)
{
    const urn *u = state;
    for (int i = 0; i < u->count; i++)
        actions[i] = (atl_action)(10 * i + 5);
    return u->count;
}

static uint32_t urn_weight(const void *state, atl_action action)
{
    const urn *u = state;
    return u->weights[action / 10];
}

static const atl_game urn_game = {.to_act = urn_to_act, .legal = urn_legal, .weight = urn_weight};

/* x * 5 >> 64 is 0, 4, 4, 3, 1, 2, 2, 0 for steps 0 to 7, 3 for 31, 1 for 4294967295. */
static void test_outcomes_have_known_values(void **state)
{
    static const urn three = {.weights = {1, 3, 1}, .count = 3};
    static const atl_action first[] = {5, 25, 25, 15, 15, 15, 15, 5};
    (void)state;
    for (uint32_t step = 0; step < 8; step++)
        assert_int_equal(dice_outcome(seed, &urn_game, &three, step), first[step]);
    assert_int_equal(dice_outcome(seed, &urn_game, &three, 31), 15);
    assert_int_equal(dice_outcome(seed, &urn_game, &three, UINT32_MAX), 15);
    static const urn one = {.weights = {7}, .count = 1};
    assert_int_equal(dice_outcome(seed, &urn_game, &one, 9), 5);
}

/* x * 4294967295 >> 64 is 566898482 for step 0 and 4227614445 for step 1: no bit is lost. */
static void test_large_weights_are_exact(void **state)
{
    const urn at = {.weights = {566898482, 1, UINT32_MAX - 566898483}, .count = 3};
    const urn before = {.weights = {566898483, 1, UINT32_MAX - 566898484}, .count = 3};
    const urn high = {.weights = {4227614445, 1, UINT32_MAX - 4227614446}, .count = 3};
    (void)state;
    assert_int_equal(dice_outcome(seed, &urn_game, &at, 0), 15);
    assert_int_equal(dice_outcome(seed, &urn_game, &before, 0), 5);
    assert_int_equal(dice_outcome(seed, &urn_game, &high, 1), 15);
}

/* Weights 3 : 2 : 1 over many steps come out so, within five standard deviations. */
static void test_outcomes_are_as_likely_as_their_weights(void **state)
{
    static const urn three = {.weights = {3, 2, 1}, .count = 3};
    enum { DRAWS = 60000 };
    int counts[3] = {0};
    (void)state;
    for (uint32_t step = 0; step < DRAWS; step++)
        counts[dice_outcome(seed, &urn_game, &three, step) / 10]++;
    assert_in_range(counts[0], 30000 - 613, 30000 + 613);
    assert_in_range(counts[1], 20000 - 578, 20000 + 578);
    assert_in_range(counts[2], 10000 - 457, 10000 + 457);
}

static void test_seeds_are_written_and_read(void **state)
{
    static const char *const wrong[] = {
        "",
        "00",
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1",
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f0",
        "000102030405060708090A0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "000102030405060708090g0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "000102030405060708090 0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    };
    char text[DICE_SEED_TEXT];
    uint8_t read[DICE_SEED_BYTES];
    (void)state;
    dice_seed_write(seed, text);
    assert_string_equal(text, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    assert_true(dice_seed_read(read, text));
    assert_memory_equal(read, seed, sizeof seed);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(dice_seed_read(read, wrong[i]));
}

/* A whole game with these dice; step `other` of chance, if there, takes another outcome. */
static atl_match *play(const atl_game *game, uint32_t other)
{
    atl_match *match = NULL;
    atl_setup setup;
    atl_action legal[ATL_MAX_ACTIONS];
    atl_setup_default(&setup, game, 3);
    assert_int_equal(atl_match_new(&match, game, &setup, NULL), ATL_OK);
    while (atl_match_to_act(match) != ATL_OVER) {
        const void *now = atl_match_state(match);
        uint32_t step = atl_match_steps(match);
        int count = game->legal(now, legal);
        atl_action action = legal[step % (uint32_t)count];
        if (atl_match_to_act(match) == ATL_CHANCE) {
            action = dice_outcome(seed, game, now, step);
            if (step == other)
                action = action == legal[0] ? legal[1] : legal[0];
        }
        assert_int_equal(atl_match_apply(match, action, NULL), ATL_OK);
    }
    return match;
}

static void test_a_match_is_verified(void **state)
{
    const atl_game *const games[] = {&toy_game, atl_game_find("santo-domingo"),
                                     atl_game_find("santiago"), atl_game_find("cuba")};
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        uint32_t step = 12345;
        atl_match *match = play(games[i], UINT32_MAX);
        assert_true(dice_verify(seed, match, &step));
        assert_int_equal(step, 12345);
        atl_match_free(match);
    }
}

/* T-2: the toy game rolls in steps 0, 4 and 8. */
static void test_the_first_wrong_step_is_named(void **state)
{
    (void)state;
    for (uint32_t other = 0; other <= 8; other += 4) {
        uint32_t step = 12345;
        atl_match *match = play(&toy_game, other);
        assert_false(dice_verify(seed, match, &step));
        assert_int_equal(step, other);
        atl_match_free(match);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_commitment_has_known_values),
        cmocka_unit_test(test_bot_seed_has_known_values),
        cmocka_unit_test(test_outcomes_have_known_values),
        cmocka_unit_test(test_large_weights_are_exact),
        cmocka_unit_test(test_outcomes_are_as_likely_as_their_weights),
        cmocka_unit_test(test_seeds_are_written_and_read),
        cmocka_unit_test(test_a_match_is_verified),
        cmocka_unit_test(test_the_first_wrong_step_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
