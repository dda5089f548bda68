/* Buckets and the table of addresses. */
#include "server/limits.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SLOTS = 4096, MOST = 65536, MEMORY_MS = 120000 };

struct limits {
    uint32_t count;
    address *slots[SLOTS];
};

bool bucket_take(bucket *b, uint32_t rate, int64_t now)
{
    const int64_t full = (int64_t)rate * BUCKET_SECONDS * 1000;
    if (rate == 0)
        return true;
    int64_t passed = now - b->at;
    if (b->at == 0 || passed > BUCKET_SECONDS * 1000)
        b->left = full;
    else if (passed > 0)
        b->left = b->left + passed * rate > full ? full : b->left + passed * rate;
    b->at = now;
    if (b->left < 1000)
        return false;
    b->left -= 1000;
    return true;
}

void bucket_charge(bucket *b, uint32_t messages)
{
    b->left -= (int64_t)messages * 1000;
}

limits *limits_make(void)
{
    return calloc(1, sizeof(limits));
}

void limits_free(limits *l)
{
    for (int i = 0; l != NULL && i < SLOTS; i++) {
        while (l->slots[i] != NULL) {
            address *next = l->slots[i]->next;
            free(l->slots[i]);
            l->slots[i] = next;
        }
    }
    free(l);
}

static address **slot_of(limits *l, const char *text)
{
    uint32_t hash = 2166136261u;
    for (; *text != '\0'; text++)
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    return &l->slots[hash % SLOTS];
}

address *limits_find(limits *l, const char *text, int64_t now)
{
    address **slot = slot_of(l, text);
    for (address *a = *slot; a != NULL; a = a->next) {
        if (strcmp(a->text, text) == 0) {
            a->seen = now;
            return a;
        }
    }
    if (l->count >= MOST)
        limits_forget(l, now);
    address *a = l->count >= MOST ? NULL : calloc(1, sizeof *a);
    if (a == NULL)
        return NULL;
    snprintf(a->text, sizeof a->text, "%s", text);
    a->seen = now;
    a->next = *slot;
    *slot = a;
    l->count++;
    return a;
}

void limits_forget(limits *l, int64_t now)
{
    for (int i = 0; i < SLOTS; i++) {
        for (address **at = &l->slots[i]; *at != NULL;) {
            address *a = *at;
            if (a->connections > 0 || now - a->seen < MEMORY_MS) {
                at = &a->next;
                continue;
            }
            *at = a->next;
            free(a);
            l->count--;
        }
    }
}

static void tell_v6(const struct in6_addr *from, char text[LIMITS_ADDRESS_BYTES])
{
    struct in6_addr half = *from;
    if (IN6_IS_ADDR_V4MAPPED(from)) {
        inet_ntop(AF_INET, from->s6_addr + 12, text, LIMITS_ADDRESS_BYTES);
        return;
    }
    memset(half.s6_addr + 8, 0, 8);
    inet_ntop(AF_INET6, &half, text, LIMITS_ADDRESS_BYTES);
}

void limits_address(const struct sockaddr *peer, char text[LIMITS_ADDRESS_BYTES])
{
    snprintf(text, LIMITS_ADDRESS_BYTES, "unknown");
    if (peer->sa_family == AF_INET) {
        struct sockaddr_in in;
        memcpy(&in, peer, sizeof in);
        inet_ntop(AF_INET, &in.sin_addr, text, LIMITS_ADDRESS_BYTES);
    } else if (peer->sa_family == AF_INET6) {
        struct sockaddr_in6 in;
        memcpy(&in, peer, sizeof in);
        tell_v6(&in.sin6_addr, text);
    }
}

bool limits_address_read(const char *from, char text[LIMITS_ADDRESS_BYTES])
{
    struct in_addr v4;
    struct in6_addr v6;
    if (inet_pton(AF_INET, from, &v4) == 1) {
        inet_ntop(AF_INET, &v4, text, LIMITS_ADDRESS_BYTES);
        return true;
    }
    if (inet_pton(AF_INET6, from, &v6) != 1)
        return false;
    tell_v6(&v6, text);
    return true;
}
