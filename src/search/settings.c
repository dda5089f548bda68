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
        .greedy = 50,
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
} knob;

#define FIELD(name) #name, offsetof(atl_search_settings, name)

static const knob knobs[] = {
    {FIELD(iterations), true, 0, 100000000},
    {FIELD(milliseconds), true, 0, 86400000},
    {FIELD(megabytes), false, 1, 16384},
    {FIELD(threads), false, 1, 64},
    {FIELD(cutoff), false, 0, ATL_NO_CUTOFF},
    {FIELD(greedy), false, 0, 100},
    {FIELD(prior), false, 0, 100},
    {FIELD(explore), false, 0, 1000},
    {FIELD(margin), false, 0, 100},
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

atl_status atl_search_set(atl_search_settings *settings, const char *name, const char *value,
                          atl_reason *why)
{
    for (int i = 0; i < KNOBS; i++) {
        const knob *k = &knobs[i];
        int32_t number = 0;
        if (!atl_text_equal(k->name, name))
            continue;
        if (!atl_text_number(value, &number) || number < k->low || number > k->high) {
            char low[12] = "";
            char high[12] = "";
            atl_text_append_number(low, sizeof low, k->low);
            atl_text_append_number(high, sizeof high, k->high);
            return atl_refuse(why, ATL_SENTENCE("'{0}' must be a number from {1} to {2}"), name,
                              low, high);
        }
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
