/* How often something was done in the last hour, by address or by name. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/inside.h"

enum { MOST_TALLIES = 100000 };

static void free_tally(house_tally *tally)
{
    free(tally->key);
    free(tally);
}

/* Takes all out and puts those of the last hour back. */
static void forget_old(house *h, int64_t now)
{
    house_tally *tally = h->tallies;
    HASH_CLEAR(hh, h->tallies);
    for (house_tally *next = NULL; tally != NULL; tally = next) {
        next = tally->hh.next;
        if (now - tally->since < HOUSE_HOUR && now >= tally->since)
            HASH_ADD_KEYPTR(hh, h->tallies, tally->key, strlen(tally->key), tally);
        else
            free_tally(tally);
    }
}

static house_tally *find(house *h, const char *key, int64_t now)
{
    house_tally *tally = NULL;
    HASH_FIND_STR(h->tallies, key, tally);
    if (tally != NULL)
        return tally;
    if (HASH_COUNT(h->tallies) >= MOST_TALLIES)
        forget_old(h, now);
    tally = HASH_COUNT(h->tallies) >= MOST_TALLIES ? NULL : calloc(1, sizeof *tally);
    if (tally == NULL)
        return NULL;
    tally->key = strdup(key);
    tally->since = now;
    if (tally->key == NULL) {
        free(tally);
        return NULL;
    }
    HASH_ADD_KEYPTR(hh, h->tallies, tally->key, strlen(tally->key), tally);
    return tally;
}

bool house_is_rare(house *h, const char *what, const char *who, uint32_t most)
{
    char key[160];
    int64_t now = house_now(h);
    snprintf(key, sizeof key, "%s %s", what, who == NULL ? "" : who);
    house_tally *tally = find(h, key, now);
    if (tally == NULL)
        return false;
    if (now - tally->since >= HOUSE_HOUR || now < tally->since) {
        tally->since = now;
        tally->count = 0;
    }
    if (tally->count >= most)
        return false;
    tally->count++;
    return true;
}

void house_forget_tallies(house *h)
{
    house_tally *tally = h->tallies;
    HASH_CLEAR(hh, h->tallies);
    for (house_tally *next = NULL; tally != NULL; tally = next) {
        next = tally->hh.next;
        free_tally(tally);
    }
}
