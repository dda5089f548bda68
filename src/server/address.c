/* Which addresses a webhook may call (IANA's registries of special-purpose addresses). */
#include "server/webhook.h"

#include <netinet/in.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>

typedef struct range {
    uint8_t start[4];
    int bits;
} range;

static const range reserved[] = {
    {{0, 0, 0, 0}, 8},       /* this network */
    {{10, 0, 0, 0}, 8},      /* private */
    {{100, 64, 0, 0}, 10},   /* behind a provider's translation */
    {{127, 0, 0, 0}, 8},     /* this machine */
    {{169, 254, 0, 0}, 16},  /* this link; also where clouds keep their secrets */
    {{172, 16, 0, 0}, 12},   /* private */
    {{192, 0, 0, 0}, 24},    /* protocols */
    {{192, 0, 2, 0}, 24},    /* documentation */
    {{192, 88, 99, 0}, 24},  /* relays of old */
    {{192, 168, 0, 0}, 16},  /* private */
    {{198, 18, 0, 0}, 15},   /* benchmarks */
    {{198, 51, 100, 0}, 24}, /* documentation */
    {{203, 0, 113, 0}, 24},  /* documentation */
    {{224, 0, 0, 0}, 4},     /* groups */
    {{240, 0, 0, 0}, 4},     /* reserved, and everybody */
};

static uint32_t number(const uint8_t bytes[4])
{
    return (uint32_t)bytes[0] << 24U | (uint32_t)bytes[1] << 16U | (uint32_t)bytes[2] << 8U |
           bytes[3];
}

static bool is_public_4(const uint8_t bytes[4])
{
    for (size_t i = 0; i < sizeof reserved / sizeof reserved[0]; i++) {
        uint32_t differs = number(bytes) ^ number(reserved[i].start);
        if (differs >> (32 - reserved[i].bits) == 0)
            return false;
    }
    return true;
}

static bool starts(const uint8_t bytes[16], const uint8_t *start, size_t size)
{
    return memcmp(bytes, start, size) == 0;
}

/* Of IPv6 only the range that is given out to the world, and the two forms of an IPv4
 * address that such a network translates. */
static bool is_public_6(const uint8_t bytes[16])
{
    static const uint8_t mapped[12] = {[10] = 0xff, [11] = 0xff};
    static const uint8_t translated[12] = {0, 0x64, 0xff, 0x9b};
    static const uint8_t protocols[3] = {0x20, 0x01, 0}; /* 2001::/23, but for its last bit */
    static const uint8_t protocols_too[3] = {0x20, 0x01, 1};
    static const uint8_t documentation[4] = {0x20, 0x01, 0x0d, 0xb8};
    static const uint8_t documentation_too[2] = {0x3f, 0xff};
    static const uint8_t relays[2] = {0x20, 0x02};
    if (starts(bytes, mapped, sizeof mapped) || starts(bytes, translated, sizeof translated))
        return is_public_4(bytes + 12);
    return bytes[0] >> 5U == 1 && !starts(bytes, protocols, sizeof protocols) &&
           !starts(bytes, protocols_too, sizeof protocols_too) &&
           !starts(bytes, documentation, sizeof documentation) &&
           !starts(bytes, documentation_too, sizeof documentation_too) &&
           !starts(bytes, relays, sizeof relays);
}

bool webhook_is_public(const void *address)
{
    struct sockaddr any;
    memcpy(&any, address, offsetof(struct sockaddr, sa_data));
    if (any.sa_family == AF_INET) {
        struct sockaddr_in four;
        memcpy(&four, address, sizeof four);
        uint8_t bytes[4];
        memcpy(bytes, &four.sin_addr, sizeof bytes);
        return is_public_4(bytes);
    }
    if (any.sa_family == AF_INET6) {
        struct sockaddr_in6 six;
        memcpy(&six, address, sizeof six);
        return is_public_6(six.sin6_addr.s6_addr);
    }
    return false;
}
