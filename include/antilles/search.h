/* Tree search for any game.
 *
 * The search looks for good actions from what one seat may know. Every iteration
 * imagines a state behind the seat's view, walks down a tree of positions, plays on
 * from its edge for a while, judges the outcome for every seat, and adds that up
 * along the way. A node belongs to what its actor sees, so a hidden commitment of
 * others never guides the choice, and a row of commitments is searched as what it
 * is: everybody chooses at once, each from statistics of their own.
 *
 *     atl_search_settings settings;
 *     atl_search_defaults(&settings);
 *     settings.iterations = 2000;
 *     void *memory = malloc(atl_search_bytes(&settings));
 *     atl_search *search = atl_search_open(memory, &settings, game);
 *     atl_search_start(search, view, seat, &rng);
 *     atl_search_run(search, 0);
 *     action = atl_search_best(search);
 *     free(memory);
 *
 * The search owns nothing: it lives in the caller's memory, and needs neither libc
 * nor a clock unless the caller gives it one. With the same view, settings and rng
 * a fresh search makes the same choice on every machine.
 */
#ifndef ANTILLES_SEARCH_H
#define ANTILLES_SEARCH_H

#include "antilles/game.h"

ATL_BEGIN

#define ATL_NO_CUTOFF 65535

typedef struct atl_search_settings {
    uint32_t iterations;   /* per decision; 0 for no limit */
    uint32_t milliseconds; /* per decision; 0 for no limit */
    uint16_t megabytes;    /* of the tree */
    uint16_t threads;      /* trees grown side by side; for those who run them */
    uint16_t cutoff;       /* decisions played on before judging; ATL_NO_CUTOFF: to the end */
    uint16_t rollout;      /* percent of those decisions made by rule of thumb, others at random */
    uint16_t prior;        /* percent of trust in the rule of thumb inside the tree */
    uint16_t explore;      /* hundredths; higher tries more */
    uint16_t margin;       /* percent of the value that is the margin, not the victory */
    uint16_t slips;        /* percent of decisions made without a thought; for agents */
    bool reuse;            /* keep what was learned for the next decision */
} atl_search_settings;

typedef struct atl_search atl_search;

ATL_API void atl_search_defaults(atl_search_settings *settings);

/* Sets one knob by name, as in iterations=2000 or rollout=greedy. */
ATL_API atl_status atl_search_set(atl_search_settings *settings, const char *name,
                                  const char *value, atl_reason *why);

/* A knob that is a number, as all but `reuse` (on, off) are. */
typedef struct atl_search_knob {
    const char *name;
    int32_t low, high;
    int32_t value;
} atl_search_knob;

/* Knob `index`, from 0, and its value in `settings`. False after the last one. */
ATL_API bool atl_search_knob_at(const atl_search_settings *settings, int index,
                                atl_search_knob *knob);

/* Bytes that a search with these settings takes. */
ATL_API size_t atl_search_bytes(const atl_search_settings *settings);

/* Opens a search in `memory`, which must be aligned to 8. `clock` answers
 * milliseconds and may be NULL: then time does not limit. */
ATL_API atl_search *atl_search_open(void *memory, const atl_search_settings *settings,
                                    const atl_game *game, uint64_t (*clock)(void));

/* Replaces the limits of the settings, for all that follows; 0 for no limit. */
ATL_API void atl_search_limit(atl_search *search, uint32_t iterations, uint32_t milliseconds);

/* Points the search at a decision of `seat`, seen by it. `rng` is copied. */
ATL_API void atl_search_start(atl_search *search, const void *view, int seat, const atl_rng *rng);

/* Runs at most `iterations` more (0: as many as the settings allow), fewer when the
 * choice is decided or the settings' limits are reached. False when there is nothing
 * left to do. */
ATL_API bool atl_search_run(atl_search *search, uint32_t iterations);

/* What has been learned about the actions of the decision. */
typedef struct atl_search_line {
    atl_action action;
    uint32_t visits;
    float value; /* mean value for the seat, 0 to 1 */
} atl_search_line;

/* Fills in a line per legal action and returns how many. */
ATL_API int atl_search_lines(const atl_search *search, atl_search_line *lines);

/* The most visited action; ties go to the higher value, then to the lower code. */
ATL_API atl_action atl_search_best(const atl_search *search);

/* Iterations done since atl_search_start, and the mean value for every seat. */
ATL_API uint32_t atl_search_iterations(const atl_search *search);
ATL_API void atl_search_values(const atl_search *search, float values[ATL_MAX_SEATS]);

/* The line of play that both sides are expected to follow: up to `most` actions. */
ATL_API int atl_search_expected(const atl_search *search, atl_action *actions, int most);

ATL_END

#endif
