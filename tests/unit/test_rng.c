/* Random numbers: the documented outputs, fairness, derived seeds. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "antilles/rng.h"

static void test_outputs_are_the_documented_ones(void **state)
{
    static const uint32_t documented[] = {0xa15c02b7, 0x7b47f409, 0xba1d3330,
                                          0x83d2f293, 0xbfa4784b, 0xcbed606e};
    (void)state;
    atl_rng rng;
    atl_rng_seed(&rng, 42, 54);
    for (int i = 0; i < 6; i++)
        assert_int_equal(atl_rng_next(&rng), documented[i]);
}

static void test_streams_and_seeds_differ(void **state)
{
    (void)state;
    atl_rng a;
    atl_rng b;
    atl_rng c;
    atl_rng_seed(&a, 7, 1);
    atl_rng_seed(&b, 7, 2);
    atl_rng_seed(&c, 8, 1);
    int same = 0;
    for (int i = 0; i < 100; i++) {
        uint32_t x = atl_rng_next(&a);
        same += x == atl_rng_next(&b);
        same += x == atl_rng_next(&c);
    }
    assert_int_equal(same, 0);
}

static void test_below_stays_below(void **state)
{
    static const uint32_t bounds[] = {1,           2,           3,           7,          1000,
                                      0x7FFFFFFFU, 0x80000000U, 0x80000001U, 0xFFFFFFFFU};
    (void)state;
    atl_rng rng;
    atl_rng_seed(&rng, 1, 1);
    for (size_t b = 0; b < sizeof bounds / sizeof bounds[0]; b++) {
        for (int i = 0; i < 1000; i++)
            assert_true(atl_rng_below(&rng, bounds[b]) < bounds[b]);
    }
}

static void test_below_is_fair(void **state)
{
    (void)state;
    atl_rng rng;
    int count[6] = {0};
    atl_rng_seed(&rng, 6, 6);
    for (int i = 0; i < 60000; i++)
        count[atl_rng_below(&rng, 6)]++;
    for (int face = 0; face < 6; face++)
        assert_in_range(count[face], 9700, 10300);
}

/* With a bound of three quarters of all outputs a quarter of them must be thrown
 * away, or some numbers would come twice as often. */
static void test_below_rejects_what_would_be_unfair(void **state)
{
    (void)state;
    atl_rng rng;
    atl_rng counter;
    int consumed = 0;
    int thirds[3] = {0};
    atl_rng_seed(&rng, 3, 4);
    counter = rng;
    for (int i = 0; i < 6000; i++)
        thirds[atl_rng_below(&rng, 0xC0000000U) >> 30U]++;
    while (counter.state != rng.state) {
        atl_rng_next(&counter);
        consumed++;
    }
    assert_in_range(consumed, 7800, 8200);
    for (int third = 0; third < 3; third++)
        assert_in_range(thirds[third], 1850, 2150);
}

static void test_a_small_bound_takes_one_output(void **state)
{
    (void)state;
    atl_rng rng;
    atl_rng twin;
    atl_rng_seed(&rng, 5, 5);
    twin = rng;
    for (int i = 0; i < 100; i++) {
        atl_rng_below(&rng, 8);
        atl_rng_next(&twin);
    }
    assert_true(rng.state == twin.state);
}

/* Published outputs of SplitMix64 for the seeds 0 and 1234567. */
static void test_derived_seeds_are_splitmix64(void **state)
{
    static const uint64_t of_0[] = {UINT64_C(0xE220A8397B1DCDAF), UINT64_C(0x6E789E6AA1B965F4),
                                    UINT64_C(0x06C45D188009454F)};
    static const uint64_t of_1234567[] = {
        UINT64_C(6457827717110365317), UINT64_C(3203168211198807973), UINT64_C(9817491932198370423),
        UINT64_C(4593380528125082431), UINT64_C(16408922859458223821)};
    (void)state;
    for (uint64_t i = 0; i < 3; i++)
        assert_true(atl_rng_derive(0, i) == of_0[i]);
    for (uint64_t i = 0; i < 5; i++)
        assert_true(atl_rng_derive(1234567, i) == of_1234567[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_outputs_are_the_documented_ones),
        cmocka_unit_test(test_streams_and_seeds_differ),
        cmocka_unit_test(test_below_stays_below),
        cmocka_unit_test(test_below_is_fair),
        cmocka_unit_test(test_below_rejects_what_would_be_unfair),
        cmocka_unit_test(test_a_small_bound_takes_one_output),
        cmocka_unit_test(test_derived_seeds_are_splitmix64),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
