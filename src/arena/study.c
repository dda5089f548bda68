/* Looking at finished games, and adding up what was seen. */
#include "arena/study.h"

#include <stdlib.h>
#include <string.h>

#include "arena/tally.h"

bool arena_study_add_group(arena_study_spec *spec, int kind, int arg)
{
    const char *const *words = spec->game->event_kinds[kind].args[arg].words;
    int count = 0;
    while (words != NULL && words[count] != NULL)
        count++;
    if (spec->group_count == ARENA_MOST_GROUPS || spec->deed_count + count > ARENA_MOST_DEEDS)
        return false;
    spec->groups[spec->group_count++] =
        (arena_deeds){(uint8_t)kind, (uint8_t)arg, spec->deed_count, count};
    spec->deed_count += count;
    return true;
}

atl_status arena_study_start(arena_study *study, const arena_plan *plan,
                             const arena_study_spec *spec, int threads)
{
    *study = (arena_study){.plan = plan, .spec = spec, .threads = threads};
    study->sums = calloc((size_t)threads * (size_t)plan->table_count, sizeof *study->sums);
    return study->sums == NULL ? ATL_NO_MEMORY : ATL_OK;
}

void arena_study_end(arena_study *study)
{
    free(study->sums);
    study->sums = NULL;
}

/* One game being looked at. */
typedef struct viewing {
    const arena_study_spec *spec;
    arena_study_sums *sums;
    int players;
    uint32_t steps; /* of the game */
    atl_result result;
    int winners;
    uint32_t decisions, rounds;
    int moment; /* the next one to come */
    uint16_t deeds[ARENA_MOST_DEEDS][ATL_MAX_SEATS];
    int32_t points[ATL_MAX_SEATS][ARENA_MOST_SOURCES];
} viewing;

static int clamp(int64_t value, int size)
{
    return value < 0 ? 0 : value >= size ? size - 1 : (int)value;
}

/* The part of the victory that a seat got in the end. */
static uint64_t victory(const viewing *v, int seat)
{
    return v->result.rank[seat] == 1 ? ARENA_VICTORY / (uint64_t)v->winners : 0;
}

static void view_events(viewing *v, const atl_events *events)
{
    const arena_study_spec *spec = v->spec;
    for (int i = 0; i < events->count; i++) {
        const atl_event *event = &events->list[i];
        int source = 0;
        int points = 0;
        v->rounds += event->kind == spec->round_kind;
        if (event->seat < 0)
            continue;
        if (spec->source != NULL && spec->source(event, &source, &points))
            v->points[event->seat][source] += points;
        for (int g = 0; g < spec->group_count; g++) {
            const arena_deeds *group = &spec->groups[g];
            int word = event->args[group->arg];
            if (event->kind == group->kind && word >= 0 && word < group->count)
                v->deeds[group->first + word][event->seat]++;
        }
    }
}

/* What the leaders of a position got in the end. */
static void view_leaders(viewing *v, const void *state)
{
    atl_result standing;
    uint64_t wins = 0;
    v->spec->game->score(state, &standing);
    int leaders = atl_result_winners(&standing, v->players);
    for (int seat = 0; seat < v->players; seat++)
        wins += standing.rank[seat] == 1 ? victory(v, seat) : 0;
    v->sums->leads[v->moment++] += wins * ARENA_VICTORY / (uint64_t)leaders;
}

static bool view_step(void *user, const atl_match_step *step)
{
    viewing *v = user;
    const atl_game *game = v->spec->game;
    atl_action legal[ATL_MAX_ACTIONS];
    while (v->moment <= ARENA_MOMENTS &&
           (uint64_t)step->step * ARENA_MOMENTS >= (uint64_t)v->steps * (uint64_t)v->moment)
        view_leaders(v, step->state);
    if (step->setup_events != NULL)
        view_events(v, step->setup_events);
    view_events(v, step->events);
    if (game->to_act(step->state) < 0)
        return true;
    int count = game->legal(step->state, legal);
    if (count > 1) {
        v->decisions++;
        v->sums->choices += (uint64_t)count;
    }
    return true;
}

static void add_seats(viewing *v)
{
    for (int seat = 0; seat < v->players; seat++) {
        uint64_t won = victory(v, seat);
        int place = v->result.rank[seat] - 1;
        int32_t known = 0;
        v->sums->seats[seat].wins += won;
        v->sums->seats[seat].wins_squared += won * won;
        v->sums->seats[seat].points += v->result.points[seat];
        v->sums->places[place].count++;
        for (int i = 0; i < v->spec->source_count; i++) {
            v->sums->places[place].points[i] += v->points[seat][i];
            known += v->points[seat][i];
        }
        v->sums->places[place].points[ARENA_MOST_SOURCES - 1] += v->result.points[seat] - known;
    }
}

static void add_deeds(viewing *v)
{
    for (int deed = 0; deed < v->spec->deed_count; deed++) {
        arena_deed_sums *sums = &v->sums->deeds[deed];
        int total = 0;
        for (int seat = 0; seat < v->players; seat++)
            total += v->deeds[deed][seat];
        for (int seat = 0; seat < v->players && total > 0; seat++) {
            int times = v->deeds[deed][seat];
            uint64_t won = victory(v, seat);
            sums->times += (uint64_t)times;
            sums->times_winners += v->result.rank[seat] == 1 ? (uint64_t)times : 0;
            sums->seats += times > 0;
            sums->wins += times > 0 ? won : 0;
            sums->more += times * v->players > total;
            sums->more_wins += times * v->players > total ? won : 0;
        }
    }
}

static void add_game(viewing *v)
{
    arena_study_sums *sums = v->sums;
    int32_t best = INT32_MIN;
    int32_t second = INT32_MIN;
    for (int seat = 0; seat < v->players; seat++) {
        int32_t points = v->result.points[seat];
        if (v->result.rank[seat] == 1) {
            sums->points[clamp(points, ARENA_MOST_POINTS)]++;
            best = points;
        } else if (points > second) {
            second = points;
        }
    }
    sums->games++;
    sums->shared += v->winners > 1;
    sums->winners += (uint64_t)v->winners;
    sums->decisions += v->decisions;
    sums->lengths[clamp(v->decisions, ARENA_MOST_LENGTH)]++;
    sums->rounds[clamp(v->rounds, ARENA_MOST_LENGTH)]++;
    sums->margins[v->winners > 1 ? 0 : clamp((int64_t)best - second, ARENA_MOST_POINTS)]++;
}

void arena_study_look(void *user, int thread, const arena_lineup *lineup, const atl_match *match)
{
    arena_study *study = user;
    viewing *v = calloc(1, sizeof *v);
    if (v == NULL)
        return; /* one game less */
    v->spec = study->spec;
    v->sums = &study->sums[thread * study->plan->table_count + lineup->table];
    v->players = lineup->players;
    v->steps = atl_match_steps(match);
    study->spec->game->score(atl_match_state(match), &v->result);
    v->winners = atl_result_winners(&v->result, v->players);
    atl_match_walk(match, view_step, v);
    add_seats(v);
    add_deeds(v);
    add_game(v);
    free(v);
}

/* Every field of the sums is a row of 64-bit numbers: they are added as such. */
void arena_study_total(const arena_study *study, int table, arena_study_sums *total)
{
    _Static_assert(sizeof *total % sizeof(uint64_t) == 0, "a row of numbers");
    memset(total, 0, sizeof *total);
    for (int thread = 0; thread < study->threads; thread++) {
        const arena_study_sums *part = &study->sums[thread * study->plan->table_count + table];
        for (size_t i = 0; i < sizeof *total / sizeof(uint64_t); i++) {
            uint64_t sum = 0;
            uint64_t more = 0;
            memcpy(&sum, (const unsigned char *)total + i * sizeof sum, sizeof sum);
            memcpy(&more, (const unsigned char *)part + i * sizeof more, sizeof more);
            sum += more;
            memcpy((unsigned char *)total + i * sizeof sum, &sum, sizeof sum);
        }
    }
}

arena_share arena_study_seat(const arena_study_sums *sums, int seat)
{
    double games = (double)sums->games;
    double mean = (double)sums->seats[seat].wins / ARENA_VICTORY / games;
    double squares = (double)sums->seats[seat].wins_squared / ARENA_VICTORY / ARENA_VICTORY / games;
    double variance = games < 2 ? 0 : (squares - mean * mean) / (games - 1);
    return arena_interval(mean, variance, games, games - 1);
}

double arena_study_leader(const arena_study_sums *sums, int moment)
{
    return (double)sums->leads[moment] / ARENA_VICTORY / ARENA_VICTORY / (double)sums->games;
}

bool arena_study_range(const uint64_t *counts, int size, int *first, int *last, double *mean)
{
    uint64_t total = 0;
    double sum = 0;
    *first = -1;
    for (int i = 0; i < size; i++) {
        if (counts[i] == 0)
            continue;
        *first = *first < 0 ? i : *first;
        *last = i;
        total += counts[i];
        sum += (double)i * (double)counts[i];
    }
    *mean = total == 0 ? 0 : sum / (double)total;
    return total > 0;
}
