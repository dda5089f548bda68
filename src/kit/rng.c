/* Seeding the generator; its steps are in the header. */
#include "antilles/rng.h"

void atl_rng_seed(atl_rng *rng, uint64_t seed, uint64_t stream)
{
    rng->state = 0;
    rng->increment = (stream << 1U) | 1U;
    (void)atl_rng_next(rng);
    rng->state += seed;
    (void)atl_rng_next(rng);
}

uint64_t atl_rng_derive(uint64_t seed, uint64_t index)
{
    uint64_t mixed = seed + (index + 1) * UINT64_C(0x9E3779B97F4A7C15);
    mixed = (mixed ^ (mixed >> 30U)) * UINT64_C(0xBF58476D1CE4E5B9);
    mixed = (mixed ^ (mixed >> 27U)) * UINT64_C(0x94D049BB133111EB);
    return mixed ^ (mixed >> 31U);
}
