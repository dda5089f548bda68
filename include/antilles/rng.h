/* Random numbers that are the same on every platform.
 *
 * The generator is PCG-XSH-RR 64/32 (M. O'Neill, 2014): 64 bits of state, 32
 * bits of output. With seed 42 and stream 54 the first outputs are
 *
 *     a15c02b7 7b47f409 ba1d3330 83d2f293 bfa4784b cbed606e
 *
 * Rules never call it. A match draws chance outcomes with it, agents use it to
 * choose, and `imagine` to complete a view.
 */
#ifndef ANTILLES_RNG_H
#define ANTILLES_RNG_H

#include <stdint.h>

#include "antilles/api.h"

ATL_BEGIN

typedef struct atl_rng {
    uint64_t state;
    uint64_t increment; /* always odd */
} atl_rng;

/* Two generators with different streams are independent for the same seed. */
ATL_API void atl_rng_seed(atl_rng *rng, uint64_t seed, uint64_t stream);

/* Derives the seed of part `index` of a larger run (a game of a simulation):
 * one step of SplitMix64 from seed + index * golden ratio. */
ATL_API uint64_t atl_rng_derive(uint64_t seed, uint64_t index);

static inline uint32_t atl_rng_next(atl_rng *rng)
{
    uint64_t old = rng->state;
    rng->state = old * UINT64_C(6364136223846793005) + rng->increment;
    uint32_t xorshifted = (uint32_t)(((old >> 18U) ^ old) >> 27U);
    uint32_t rotation = (uint32_t)(old >> 59U);
    return (xorshifted >> rotation) | (xorshifted << ((32U - rotation) & 31U));
}

/* A number in 0..bound-1, each equally likely (Lemire's multiplication with
 * rejection). `bound` must not be 0. Consumes one output, rarely more. */
static inline uint32_t atl_rng_below(atl_rng *rng, uint32_t bound)
{
    uint64_t product = (uint64_t)atl_rng_next(rng) * bound;
    if ((uint32_t)product < bound) {
        uint32_t threshold = (0U - bound) % bound;
        while ((uint32_t)product < threshold)
            product = (uint64_t)atl_rng_next(rng) * bound;
    }
    return (uint32_t)(product >> 32U);
}

ATL_END

#endif
