/* A study as JSON: names as in events, shares from 0 to 1. */
#include "wire/study.h"

#include <stdlib.h>

#include "arena/tally.h"
#include "wire/wire.h"

static json_t *seats(const arena_study_sums *sums, int players)
{
    json_t *list = json_array();
    for (int seat = 0; seat < players; seat++) {
        arena_share share = arena_study_seat(sums, seat);
        json_array_append_new(list,
                              json_pack("{s:f, s:f, s:f, s:f}", "win_share", share.share, "low",
                                        share.low, "high", share.high, "mean_score",
                                        (double)sums->seats[seat].points / (double)sums->games));
    }
    return list;
}

static json_t *places(const arena_study *study, const arena_study_sums *sums, int players,
                      const char *const *sources)
{
    json_t *list = json_array();
    for (int place = 0; place < players; place++) {
        double count = (double)sums->places[place].count;
        json_t *object = json_pack("{s:i, s:I}", "place", place + 1, "count",
                                   (json_int_t)sums->places[place].count);
        json_t *points = json_object();
        for (int i = 0; i < study->spec->source_count && count > 0; i++)
            json_object_set_new(points, sources[i],
                                json_real((double)sums->places[place].points[i] / count));
        json_object_set_new(object, "points", points);
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *deed(const arena_deed_sums *sums, const char *word)
{
    return json_pack("{s:s, s:I, s:I, s:I, s:f, s:I, s:f}", "what", word, "times",
                     (json_int_t)sums->times, "times_winners", (json_int_t)sums->times_winners,
                     "players", (json_int_t)sums->seats, "wins", (double)sums->wins / ARENA_VICTORY,
                     "more", (json_int_t)sums->more, "more_wins",
                     (double)sums->more_wins / ARENA_VICTORY);
}

static json_t *deeds(const arena_study *study, const arena_study_sums *sums)
{
    json_t *object = json_object();
    for (int g = 0; g < study->spec->group_count; g++) {
        const arena_deeds *group = &study->spec->groups[g];
        const atl_event_kind *kind = &study->spec->game->event_kinds[group->kind];
        json_t *list = json_array();
        for (int word = 0; word < group->count; word++) {
            const arena_deed_sums *own = &sums->deeds[group->first + word];
            if (own->times > 0)
                json_array_append_new(list, deed(own, kind->args[group->arg].words[word]));
        }
        json_object_set_new(object, kind->name, list);
    }
    return object;
}

/* {"first": 8, "counts": [3, 17, ...]} */
static json_t *histogram(const uint64_t *counts, int size)
{
    int first = 0;
    int last = 0;
    double mean = 0;
    json_t *list = json_array();
    if (!arena_study_range(counts, size, &first, &last, &mean))
        last = first = 0;
    for (int i = first; i <= last; i++)
        json_array_append_new(list, json_integer((json_int_t)counts[i]));
    return json_pack("{s:i, s:f, s:o}", "first", first, "mean", mean, "counts", list);
}

static json_t *table(const arena_study *study, const arena_study_sums *sums, int players,
                     const char *const *sources)
{
    json_t *leaders = json_array();
    for (int i = 0; i <= ARENA_MOMENTS; i++)
        json_array_append_new(leaders, json_real(arena_study_leader(sums, i)));
    return json_pack("{s:i, s:I, s:I, s:f, s:f, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "players",
                     players, "games", (json_int_t)sums->games, "shared_victories",
                     (json_int_t)sums->shared, "decisions_per_game",
                     (double)sums->decisions / (double)sums->games, "choices",
                     (double)sums->choices / (double)sums->decisions, "seats", seats(sums, players),
                     "places", places(study, sums, players, sources), "deeds", deeds(study, sums),
                     "rounds", histogram(sums->rounds, ARENA_MOST_LENGTH), "decisions",
                     histogram(sums->lengths, ARENA_MOST_LENGTH), "winner_points",
                     histogram(sums->points, ARENA_MOST_POINTS), "margins",
                     histogram(sums->margins, ARENA_MOST_POINTS), "leader_wins", leaders);
}

json_t *wire_study(const arena_study *study, const char *const *sources)
{
    const arena_plan *plan = study->plan;
    json_t *tables = json_array();
    uint64_t games = 0;
    arena_study_sums *sums = malloc(sizeof *sums);
    for (int t = 0; t < plan->table_count && sums != NULL; t++) {
        arena_study_total(study, t, sums);
        games += sums->games;
        if (sums->games > 0)
            json_array_append_new(tables,
                                  table(study, sums, plan->tables[t].setup.players, sources));
    }
    free(sums);
    return json_pack("{s:s, s:s, s:I, s:o, s:o}", "game", plan->game->name, "bot",
                     plan->bots[0].text, "games", (json_int_t)games, "seed", wire_seed(plan->seed),
                     "tables", tables);
}
