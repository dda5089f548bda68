/* Numbers about the server for Prometheus. */
#ifndef ANTILLES_SERVER_METRICS_H
#define ANTILLES_SERVER_METRICS_H

#include <stddef.h>
#include <stdint.h>

enum { METRICS_CODES = 12, METRICS_STEPS = 10 };

typedef struct metrics {
    uint64_t accepted, turned_away, requests, messages, dropped;
    uint64_t refused[METRICS_CODES]; /* by code of the error, see metrics.c */
    uint64_t commit_steps[METRICS_STEPS + 1];
    uint64_t commits_failed;
    double commit_seconds;
    int bots_waiting;
    uint64_t bots_oldest; /* milliseconds */
} metrics;

struct net;

/* Counts a refusal by its code. */
void metrics_refused(metrics *m, const char *code);

/* Counts a commit that took so long. */
void metrics_committed(metrics *m, double seconds);

/* The text for Prometheus, from malloc; NULL when out of memory. */
char *metrics_text(const struct net *n, size_t *size);

#endif
