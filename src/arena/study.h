/* What many games say about a game: who wins from where, how points are made, which
 * deeds go with victory, how long it takes, when it is decided.
 *
 * Everything is counted in whole numbers, so that the order of games and the number
 * of threads do not matter. The study knows no rule: `arena_study_spec` says which
 * events are deeds and which bring points. */
#ifndef ANTILLES_ARENA_STUDY_H
#define ANTILLES_ARENA_STUDY_H

#include "arena/block.h"
#include "arena/stats.h"

enum {
    ARENA_MOST_GROUPS = 24,
    ARENA_MOST_DEEDS = 320,
    ARENA_MOST_SOURCES = 17, /* the last one is for points without a source */
    ARENA_MOST_LENGTH = 2048,
    ARENA_MOST_POINTS = 512,
    ARENA_MOMENTS = 20, /* of a game, at which the leader is looked for */
};

/* Deeds of one kind: events of a kind, told apart by the word of one argument. */
typedef struct arena_deeds {
    uint8_t kind;
    uint8_t arg;
    int first, count; /* the deeds' numbers */
} arena_deeds;

typedef struct arena_study_spec {
    const atl_game *game;
    int source_count; /* without the last one */
    bool (*source)(const atl_event *event, int *source, int *points);
    int group_count, deed_count;
    arena_deeds groups[ARENA_MOST_GROUPS];
    int round_kind; /* the events that begin a round or a turn; -1 when there are none */
} arena_study_spec;

/* Adds a group of deeds, one for each word of an argument. False when it is full. */
bool arena_study_add_group(arena_study_spec *spec, int kind, int arg);

/* Sums of one deed, over seats of games. "More" are the seats that did it more often
 * than their table on average. Wins are in parts of a victory (arena/tally.h). */
typedef struct arena_deed_sums {
    uint64_t times, times_winners;
    uint64_t seats, wins; /* that did it at all */
    uint64_t more, more_wins;
} arena_deed_sums;

/* Sums of the games of one number of players. */
typedef struct arena_study_sums {
    uint64_t games, shared;      /* shared: with more than one winner */
    uint64_t winners;            /* seats in first place */
    uint64_t decisions, choices; /* decisions with a choice, and what they chose from */
    struct {
        uint64_t wins, wins_squared;
        int64_t points;
    } seats[ATL_MAX_SEATS];
    struct {
        uint64_t count;
        int64_t points[ARENA_MOST_SOURCES];
    } places[ATL_MAX_SEATS];
    arena_deed_sums deeds[ARENA_MOST_DEEDS];
    uint64_t lengths[ARENA_MOST_LENGTH]; /* games of so many decisions */
    uint64_t rounds[ARENA_MOST_LENGTH];
    uint64_t points[ARENA_MOST_POINTS];  /* winners with so many points */
    uint64_t margins[ARENA_MOST_POINTS]; /* games won by so many points */
    uint64_t leads[ARENA_MOMENTS + 1];   /* parts of victories of those who led then */
} arena_study_sums;

typedef struct arena_study {
    const arena_plan *plan;
    const arena_study_spec *spec;
    int threads;
    arena_study_sums *sums; /* of every thread and table */
} arena_study;

atl_status arena_study_start(arena_study *study, const arena_plan *plan,
                             const arena_study_spec *spec, int threads);
void arena_study_end(arena_study *study);

/* Looks at a finished game; to be used as arena_watch. `user` is the study. */
void arena_study_look(void *user, int thread, const arena_lineup *lineup, const atl_match *match);

/* Adds up what all threads have seen at a table. */
void arena_study_total(const arena_study *study, int table, arena_study_sums *total);

/* Figures of a total. */
arena_share arena_study_seat(const arena_study_sums *sums, int seat);
double arena_study_leader(const arena_study_sums *sums, int moment);

/* The first and last entry of a histogram that is not 0, and its mean; false when
 * there is none. */
bool arena_study_range(const uint64_t *counts, int size, int *first, int *last, double *mean);

#endif
