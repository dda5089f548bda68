/* The knobs of a search by name. */
#include "antilles/search.h"

#include "kit/kit.h"

void atl_search_defaults(atl_search_settings *settings)
{
    *settings = (atl_search_settings){
        .iterations = 1000,
        .megabytes = 64,
        .threads = 1,
        .cutoff = ATL_NO_CUTOFF,
        .rollout = 50,
        .prior = 20,
        .explore = 100,
        .margin = 20,
        .reuse = true,
    };
}

typedef struct knob {
    const char *name;
    size_t offset;
    bool wide; /* 32 bits, else 16 */
    int32_t low, high;
    const char *lowest, *highest; /* words for the bounds, or NULL */
} knob;

#define FIELD(name) #name, offsetof(atl_search_settings, name)

static const knob knobs[] = {
    {FIELD(iterations), true, 0, 100000000, NULL, NULL},
    {FIELD(milliseconds), true, 0, 86400000, NULL, NULL},
    {FIELD(megabytes), false, 1, 16384, NULL, NULL},
    {FIELD(threads), false, 1, 64, NULL, NULL},
    {FIELD(cutoff), false, 0, ATL_NO_CUTOFF, NULL, NULL},
    {FIELD(rollout), false, 0, 100, "random", "greedy"},
    {FIELD(prior), false, 0, 100, NULL, NULL},
    {FIELD(explore), false, 0, 1000, NULL, NULL},
    {FIELD(margin), false, 0, 100, NULL, NULL},
    {FIELD(slips), false, 0, 100, NULL, NULL},
};

enum { KNOBS = sizeof knobs / sizeof knobs[0] };

bool atl_search_knob_at(const atl_search_settings *settings, int index, atl_search_knob *out)
{
    if (index < 0 || index >= KNOBS)
        return false;
    const knob *k = &knobs[index];
    const unsigned char *field = (const unsigned char *)settings + k->offset;
    uint32_t wide = 0;
    uint16_t narrow = 0;
    if (k->wide)
        memcpy(&wide, field, sizeof wide);
    else
        memcpy(&narrow, field, sizeof narrow);
    *out = (atl_search_knob){k->name, k->low, k->high, (int32_t)(k->wide ? wide : narrow)};
    return true;
}

/* The value as a number within the bounds; false when it is none. */
static bool read_value(const knob *k, const char *value, int32_t *number)
{
    if (k->lowest != NULL && atl_text_equal(value, k->lowest))
        *number = k->low;
    else if (k->highest != NULL && atl_text_equal(value, k->highest))
        *number = k->high;
    else
        return atl_text_number(value, number) && *number >= k->low && *number <= k->high;
    return true;
}

/* A bound as "100", or as "100 (greedy)" when there is a word for it. */
static void write_bound(char *text, size_t size, int32_t bound, const char *word)
{
    text[0] = '\0';
    atl_text_append_number(text, size, bound);
    if (word == NULL)
        return;
    atl_text_append(text, size, " (");
    atl_text_append(text, size, word);
    atl_text_append(text, size, ")");
}

static atl_status refuse_value(const knob *k, atl_reason *why)
{
    char low[32];
    char high[32];
    write_bound(low, sizeof low, k->low, k->lowest);
    write_bound(high, sizeof high, k->high, k->highest);
    return atl_refuse(why, ATL_SENTENCE("'{0}' must be a number from {1} to {2}"), k->name, low,
                      high);
}

atl_status atl_search_set(atl_search_settings *settings, const char *name, const char *value,
                          atl_reason *why)
{
    for (int i = 0; i < KNOBS; i++) {
        const knob *k = &knobs[i];
        int32_t number = 0;
        if (!atl_text_equal(k->name, name))
            continue;
        if (!read_value(k, value, &number))
            return refuse_value(k, why);
        unsigned char *field = (unsigned char *)settings + k->offset;
        uint32_t wide = (uint32_t)number;
        uint16_t narrow = (uint16_t)number;
        if (k->wide)
            memcpy(field, &wide, sizeof wide);
        else
            memcpy(field, &narrow, sizeof narrow);
        return ATL_OK;
    }
    if (atl_text_equal(name, "reuse")) {
        settings->reuse = atl_text_equal(value, "on");
        if (settings->reuse || atl_text_equal(value, "off"))
            return ATL_OK;
        return atl_refuse(why, ATL_SENTENCE("'{0}' must be on or off"), name, NULL, NULL);
    }
    return atl_refuse(why, ATL_SENTENCE("there is no setting '{0}' for a search"), name, NULL,
                      NULL);
}
