/* The numbers, in Prometheus' text format. */
#include "server/metrics.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "server/net.h"

static const char *const codes[METRICS_CODES] = {
    "illegal", "invalid", "forbidden", "unknown", "stale", "limit", "busy", "closed",
};

static const double steps[METRICS_STEPS] = {0.0005, 0.001, 0.0025, 0.005, 0.01,
                                            0.025,  0.05,  0.1,    0.25,  1};

void metrics_refused(metrics *m, const char *code)
{
    for (int i = 0; i < METRICS_CODES && codes[i] != NULL; i++) {
        if (strcmp(codes[i], code) == 0)
            m->refused[i]++;
    }
}

void metrics_committed(metrics *m, double seconds)
{
    int i = 0;
    while (i < METRICS_STEPS && seconds > steps[i])
        i++;
    m->commit_steps[i]++;
    m->commit_seconds += seconds;
}

static void put(FILE *out, const char *name, const char *type, const char *help, double value)
{
    fprintf(out, "# HELP antilles_%s %s\n# TYPE antilles_%s %s\nantilles_%s %.17g\n", name, help,
            name, type, name, value);
}

static void put_refusals(FILE *out, const metrics *m)
{
    fprintf(out, "# HELP antilles_refusals_total Requests and messages refused, by code.\n"
                 "# TYPE antilles_refusals_total counter\n");
    for (int i = 0; i < METRICS_CODES && codes[i] != NULL; i++)
        fprintf(out, "antilles_refusals_total{code=\"%s\"} %llu\n", codes[i],
                (unsigned long long)m->refused[i]);
}

static void put_commits(FILE *out, const metrics *m)
{
    uint64_t sum = 0;
    fprintf(out, "# HELP antilles_commit_seconds Time a commit took.\n"
                 "# TYPE antilles_commit_seconds histogram\n");
    for (int i = 0; i < METRICS_STEPS; i++) {
        sum += m->commit_steps[i];
        fprintf(out, "antilles_commit_seconds_bucket{le=\"%g\"} %llu\n", steps[i],
                (unsigned long long)sum);
    }
    sum += m->commit_steps[METRICS_STEPS];
    fprintf(out,
            "antilles_commit_seconds_bucket{le=\"+Inf\"} %llu\n"
            "antilles_commit_seconds_sum %.9g\nantilles_commit_seconds_count %llu\n",
            (unsigned long long)sum, m->commit_seconds, (unsigned long long)sum);
}

/* Bytes of memory the process holds. */
static double memory(void)
{
    unsigned long all = 0;
    unsigned long resident = 0;
    FILE *in = fopen("/proc/self/statm", "r");
    if (in == NULL)
        return 0;
    int got = fscanf(in, "%lu %lu", &all, &resident);
    fclose(in);
    return got == 2 ? (double)resident * (double)sysconf(_SC_PAGESIZE) : 0;
}

char *metrics_text(const net *n, size_t *size)
{
    char *text = NULL;
    house_counts h = {0};
    const metrics *m = &n->metrics;
    FILE *out = open_memstream(&text, size);
    if (out == NULL)
        return NULL;
    house_count(n->house, &h);
    put(out, "tables_open", "gauge", "Tables that are not over.", (double)h.tables_open);
    put(out, "tables_playing", "gauge", "Tables at which a game is played.",
        (double)h.tables_playing);
    put(out, "listeners", "gauge", "Connections that follow a table.", (double)h.listeners);
    put(out, "connections", "gauge", "Connections.", (double)n->count);
    put(out, "connections_total", "counter", "Connections that came in.", (double)m->accepted);
    put(out, "connections_refused_total", "counter", "Connections turned away by a limit.",
        (double)m->turned_away);
    put(out, "connections_lagging_total", "counter", "Connections closed for not reading.",
        (double)m->dropped);
    put(out, "requests_total", "counter", "HTTP requests.", (double)m->requests);
    put(out, "messages_total", "counter", "Messages of WebSockets.", (double)m->messages);
    put(out, "queued_bytes", "gauge", "Bytes that clients have not read yet.", (double)n->queued);
    put(out, "commands_total", "counter", "Commands.", (double)h.commands);
    put(out, "commands_refused_total", "counter", "Commands refused.", (double)h.refused);
    put(out, "actions_total", "counter", "Actions of games.", (double)h.actions);
    put(out, "commits_total", "counter", "Commits that wrote something.", (double)h.commits);
    put(out, "commits_failed_total", "counter", "Commits that failed.", (double)m->commits_failed);
    put_refusals(out, m);
    put_commits(out, m);
    put(out, "bots_waiting", "gauge", "Decisions waiting for a bot.", (double)m->bots_waiting);
    put(out, "bots_oldest_seconds", "gauge", "How long the oldest of them has waited.",
        (double)m->bots_oldest / 1000);
    put(out, "resident_memory_bytes", "gauge", "Memory of the process.", memory());
    return fclose(out) == 0 ? text : NULL;
}
