/* The results of tournaments as JSON. */
#include "wire/arena.h"

#include <math.h>

#include "wire/wire.h"

static json_t *number(double value)
{
    return isfinite(value) ? json_real(value) : json_null();
}

static void set(json_t *object, const char *key, double value)
{
    json_object_set_new(object, key, number(value));
}

/* One number, or a list of several. */
static json_t *players(const arena_plan *plan)
{
    if (plan->table_count == 1)
        return json_integer(plan->tables[0].setup.players);
    json_t *list = json_array();
    for (int t = 0; t < plan->table_count; t++)
        json_array_append_new(list, json_integer(plan->tables[t].setup.players));
    return list;
}

static json_t *bot(const wire_tournament *w, int table, int index)
{
    const arena_tally *tally = &w->results->tally;
    arena_figures f = arena_tally_bot(tally, table, index);
    json_t *object = json_object();
    json_object_set_new(object, "bot", json_string(tally->plan->bots[index].text));
    json_object_set_new(object, "games", json_integer((json_int_t)f.games));
    set(object, "wins", f.wins);
    set(object, "win_share", f.win_share.share);
    set(object, "low", f.win_share.low);
    set(object, "high", f.win_share.high);
    set(object, "fair_share", f.fair_share);
    set(object, "mean_rank", f.mean_rank);
    set(object, "mean_score", f.mean_score);
    if (w->times)
        set(object, "ms_per_move", f.ms_per_move);
    if (f.incidents > 0)
        json_object_set_new(object, "incidents", json_integer((json_int_t)f.incidents));
    return object;
}

static json_t *bots(const wire_tournament *w, int table)
{
    json_t *list = json_array();
    for (int i = 0; i < w->results->tally.plan->bot_count; i++)
        json_array_append_new(list, bot(w, table, i));
    return list;
}

/* Games, blocks and bots of one table, or of all. */
static void set_table(json_t *object, const wire_tournament *w, int table, const char *name)
{
    const arena_tally *tally = &w->results->tally;
    json_object_set_new(object, "games", json_integer((json_int_t)arena_tally_games(tally, table)));
    json_object_set_new(object, "blocks",
                        json_integer((json_int_t)arena_tally_blocks(tally, table)));
    json_object_set_new(object, name, bots(w, table));
}

/* Every number of players by itself, if there are several. */
static void set_tables(json_t *object, const wire_tournament *w, const char *name)
{
    const arena_plan *plan = w->results->tally.plan;
    if (plan->table_count < 2)
        return;
    json_t *list = json_array();
    for (int t = 0; t < plan->table_count; t++) {
        json_t *table = json_object();
        json_object_set_new(table, "players", json_integer(plan->tables[t].setup.players));
        set_table(table, w, t, name);
        json_array_append_new(list, table);
    }
    json_object_set_new(object, "tables", list);
}

static void set_pair(json_t *object, const arena_results *results)
{
    const arena_plan *plan = results->tally.plan;
    arena_share score = arena_tally_score(&results->tally);
    json_t *elo = json_object();
    set(elo, "difference", arena_elo(score.share));
    set(elo, "low", arena_elo(score.low));
    set(elo, "high", arena_elo(score.high));
    json_object_set_new(object, "elo", elo);
    if (!plan->has_sprt)
        return;
    json_t *sprt = json_object();
    set(sprt, "elo0", plan->elo0);
    set(sprt, "elo1", plan->elo1);
    set(sprt, "llr", results->sprt.llr);
    set(sprt, "lower", results->sprt.lower);
    set(sprt, "upper", results->sprt.upper);
    json_object_set_new(sprt, "verdict", json_string(arena_verdict_name(results->sprt.verdict)));
    json_object_set_new(object, "sprt", sprt);
}

/* A ladder's list: the ratings beside the figures, and who was placed before whom. */
static void set_ratings(json_t *object, const arena_results *results)
{
    int count = results->tally.plan->bot_count;
    arena_elo_rating ratings[ARENA_MOST_BOTS];
    json_t *ahead = json_array();
    arena_rating_judge(results->rating, ratings);
    for (int i = 0; i < count; i++) {
        json_t *entry = json_array_get(json_object_get(object, "bots"), (size_t)i);
        json_t *row = json_array();
        set(entry, "rating", ratings[i].rating);
        set(entry, "rating_low", ratings[i].low);
        set(entry, "rating_high", ratings[i].high);
        for (int j = 0; j < count; j++)
            json_array_append_new(row, number(arena_rating_ahead(results->rating, i, j)));
        json_array_append_new(ahead, row);
    }
    json_object_set_new(object, "ahead", ahead);
}

json_t *wire_arena(const wire_tournament *w)
{
    const arena_plan *plan = w->results->tally.plan;
    const char *list = plan->kind == ARENA_FIXED ? "seats" : "bots";
    json_t *object = json_object();
    json_object_set_new(object, "game", json_string(plan->game->name));
    json_object_set_new(object, "players", players(plan));
    json_object_set_new(object, "seed", wire_seed(plan->seed));
    if (w->parts > 1)
        json_object_set_new(object, "shard",
                            json_sprintf("%d/%d", (int)w->part + 1, (int)w->parts));
    set_table(object, w, -1, list);
    set_tables(object, w, list);
    if (arena_is_pair(plan))
        set_pair(object, w->results);
    if (plan->kind == ARENA_DRAWN)
        set_ratings(object, w->results);
    return object;
}
