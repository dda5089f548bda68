/* The table and what every entry of its log does to it. Entries come from the program
 * itself, but through a file: whatever they are, they are refused rather than trusted. */
#include "server/table.h"

#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"
#include "server/read.h"

/* One entry being folded. */
typedef struct folding {
    table *t;
    const json_t *entry;
    table_news *news;
    int acted; /* the seat that has decided by it, or TABLE_NOBODY */
} folding;

table *table_new(const char *id)
{
    table *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    strcpy(t->id, id);
    table_clear(t);
    return t;
}

void table_clear(table *t)
{
    for (int i = 0; i < t->member_count; i++)
        free(t->members[i].webhook);
    free(t->members);
    free(t->steps);
    free(t->edition);
    atl_match_free(t->match);
    table empty = {.host = TABLE_NOBODY,
                   .listeners = t->listeners,
                   .letters = t->letters,
                   .letter_count = t->letter_count,
                   .letter_capacity = t->letter_capacity,
                   .used = t->used,
                   .touched = t->touched,
                   .next_touched = t->next_touched,
                   .hh = t->hh};
    memcpy(empty.id, t->id, sizeof empty.id);
    for (int seat = 0; seat < ATL_MAX_SEATS; seat++)
        empty.seats[seat].member = TABLE_NOBODY;
    *t = empty;
}

void table_free(table *t)
{
    if (t == NULL)
        return;
    table_clear(t);
    for (size_t i = 0; i < t->letter_count; i++)
        free(t->letters[i].text);
    free(t->letters);
    free(t);
}

/* ---- before the start -------------------------------------------------------- */

static bool fold_options(table *t, const json_t *options)
{
    const char *name = NULL;
    json_t *value = NULL;
    json_object_foreach((json_t *)options, name, value)
    {
        if (!json_is_string(value) ||
            atl_setup_option(&t->setup, t->game, name, json_string_value(value), NULL) != ATL_OK)
            return false;
    }
    return json_is_object(options);
}

static bool fold_edition(table *t, const char *text)
{
    if (text == NULL)
        return false;
    if (strcmp(text, "default") == 0)
        return true;
    t->edition = strdup(text);
    return t->edition != NULL &&
           atl_edition_read(&t->setup.edition, t->game, text, strlen(text), NULL) == ATL_OK;
}

/* "open" and "invited" are free seats at first; {"bot": LEVEL} is a bot's. */
static bool fold_seat_kind(table_seat *seat, const json_t *kind)
{
    const char *bot = json_is_object(kind) ? read_text(kind, "bot") : NULL;
    *seat = (table_seat){.member = TABLE_NOBODY, .asked = seat->asked, .acted = seat->acted};
    if (json_is_string(kind))
        return true;
    if (bot == NULL || bot[0] == '\0' || strlen(bot) >= TABLE_LEVEL_BYTES)
        return false;
    strcpy(seat->bot, bot);
    return true;
}

static bool fold_create(folding *f)
{
    table *t = f->t;
    json_int_t players = 0;
    const char *game = read_text(f->entry, "game");
    const char *title = read_text(f->entry, "title");
    const char *commitment = read_text(f->entry, "commitment");
    const json_t *seats = json_object_get(f->entry, "seats");
    t->game = game == NULL ? NULL : atl_game_find(game);
    if (t->entries != 0 || t->game == NULL || title == NULL || strlen(title) >= sizeof t->title ||
        commitment == NULL || strlen(commitment) >= sizeof t->commitment ||
        !read_number(f->entry, "players", t->game->min_players, t->game->max_players, &players))
        return false;
    t->text = text_find(t->game);
    strcpy(t->title, title);
    strcpy(t->commitment, commitment);
    t->listed = json_is_true(json_object_get(f->entry, "public"));
    atl_setup_default(&t->setup, t->game, (int)players);
    if (!fold_options(t, json_object_get(f->entry, "options")) ||
        !fold_edition(t, read_text(f->entry, "edition")) ||
        !table_clock_read(&t->clock, json_object_get(f->entry, "clock")) ||
        !read_bytes(f->entry, "dice", t->dice, sizeof t->dice) ||
        json_array_size(seats) != (size_t)players)
        return false;
    for (int seat = 0; seat < players; seat++) {
        if (!fold_seat_kind(&t->seats[seat], json_array_get(seats, (size_t)seat)))
            return false;
    }
    return atl_setup_check(&t->setup, t->game, NULL) == ATL_OK;
}

static table_member *add_member(table *t)
{
    if (t->member_count == TABLE_MEMBERS)
        return NULL;
    table_member *members = realloc(t->members, (size_t)(t->member_count + 1) * sizeof *t->members);
    if (members == NULL)
        return NULL;
    t->members = members;
    table_member *member = &members[t->member_count++];
    *member = (table_member){.seat = ATL_WATCHER};
    return member;
}

/* The member an entry speaks of; a new one when it is the next number. */
static table_member *member_of(folding *f, bool may_be_new)
{
    table *t = f->t;
    int index = 0;
    if (!read_index(f->entry, "member", t->member_count + (may_be_new ? 1 : 0), &index))
        return NULL;
    return index == t->member_count ? add_member(t) : &t->members[index];
}

static void stand_up(table *t, table_member *member)
{
    if (member->seat >= 0)
        t->seats[member->seat].member = TABLE_NOBODY;
    member->seat = ATL_WATCHER;
}

static bool sit_down(table *t, table_member *member, int seat)
{
    if (seat != ATL_WATCHER && seat != member->seat && !table_is_free(t, seat))
        return false;
    stand_up(t, member);
    member->seat = seat;
    if (seat != ATL_WATCHER)
        t->seats[seat].member = (int)(member - t->members);
    return true;
}

/* The host's rights go to the first who is there, those who sit before watchers. */
static void find_host(table *t)
{
    for (int sitting = 1; sitting >= 0; sitting--) {
        for (int i = 0; i < t->member_count; i++) {
            const table_member *m = &t->members[i];
            if (!m->gone && m->name[0] != '\0' && (m->seat >= 0) == (sitting == 1)) {
                t->host = i;
                return;
            }
        }
    }
    t->host = TABLE_NOBODY;
}

static bool fold_join(folding *f)
{
    table *t = f->t;
    int seat = ATL_WATCHER;
    json_int_t account = 0;
    const char *name = read_text(f->entry, "name");
    if (name == NULL || !atl_record_is_name(name) ||
        !read_number(f->entry, "account", 0, INT64_MAX, &account) ||
        !read_index_or_null(f->entry, "seat", t->setup.players, ATL_WATCHER, &seat))
        return false;
    table_member *member = member_of(f, true);
    if (member == NULL || !read_bytes(f->entry, "token", member->token, STORE_HASH_BYTES))
        return false;
    memset(member->name, 0, sizeof member->name);
    strcpy(member->name, name);
    member->account = account;
    member->gone = false;
    if (!sit_down(t, member, seat))
        return false;
    if (t->host == TABLE_NOBODY || json_is_true(json_object_get(f->entry, "host")))
        t->host = (int)(member - t->members);
    return true;
}

static bool fold_invite(folding *f)
{
    int seat = 0;
    if (!read_index(f->entry, "seat", f->t->setup.players, &seat))
        return false;
    table_member *member = member_of(f, true);
    return member != NULL && member->name[0] == '\0' &&
           read_bytes(f->entry, "token", member->token, STORE_HASH_BYTES) &&
           sit_down(f->t, member, seat);
}

static bool fold_sit(folding *f)
{
    int seat = 0;
    table_member *member = member_of(f, false);
    return f->t->phase == TABLE_LOBBY && member != NULL &&
           read_index_or_null(f->entry, "seat", f->t->setup.players, ATL_WATCHER, &seat) &&
           sit_down(f->t, member, seat);
}

/* "seats"[i] tells which of the old seats is now seat i. */
static bool fold_draw(folding *f)
{
    table *t = f->t;
    const json_t *seats = json_object_get(f->entry, "seats");
    table_seat old[ATL_MAX_SEATS];
    uint32_t seen = 0;
    if (t->phase != TABLE_LOBBY || json_array_size(seats) != t->setup.players)
        return false;
    memcpy(old, t->seats, sizeof old);
    for (int seat = 0; seat < t->setup.players; seat++) {
        const json_t *from = json_array_get(seats, (size_t)seat);
        json_int_t index = json_integer_value(from);
        if (!json_is_integer(from) || index < 0 || index >= t->setup.players ||
            (seen >> index & 1) != 0)
            return false;
        seen |= 1U << index;
        t->seats[seat] = old[index];
        if (old[index].member != TABLE_NOBODY)
            t->members[old[index].member].seat = seat;
    }
    return true;
}

static bool fold_seat(folding *f)
{
    table *t = f->t;
    int seat = 0;
    if (t->phase != TABLE_LOBBY || !read_index(f->entry, "seat", t->setup.players, &seat))
        return false;
    if (t->seats[seat].member != TABLE_NOBODY)
        stand_up(t, &t->members[t->seats[seat].member]);
    return fold_seat_kind(&t->seats[seat], json_object_get(f->entry, "as"));
}

/* ---- play -------------------------------------------------------------------- */

/* The match is another now: so is everybody's decision. */
static void ask_anew(table *t)
{
    for (int seat = 0; seat < t->setup.players; seat++)
        t->seats[seat].asked = t->entries + 1;
}

static bool fold_start(folding *f)
{
    table *t = f->t;
    if (t->phase != TABLE_LOBBY || atl_match_new(&t->match, t->game, &t->setup, NULL) != ATL_OK)
        return false;
    t->game->setup(f->news->before, &t->setup, &f->news->events, NULL);
    f->news->from_setup = true;
    t->phase = TABLE_PLAYING;
    for (int seat = 0; seat < t->setup.players; seat++)
        t->seats[seat].left = t->clock.time;
    ask_anew(t);
    return true;
}

static bool note_step(table *t, uint32_t step, int actor, bool secret)
{
    if (step >= t->step_capacity) {
        uint32_t capacity = t->step_capacity == 0 ? 128 : 2 * t->step_capacity;
        table_step *steps = realloc(t->steps, capacity * sizeof *steps);
        if (steps == NULL)
            return false;
        t->steps = steps;
        t->step_capacity = capacity;
    }
    t->steps[step] = (table_step){(int8_t)actor, secret};
    return true;
}

static void has_decided(folding *f, int seat)
{
    table_seat *s = &f->t->seats[seat];
    s->overdue = false;
    s->votes = 0;
    s->acted = f->t->entries + 1;
    f->acted = seat;
}

/* A pledge that goes into the match is no decision: that was made before. */
static bool use_pledge(folding *f, int seat, atl_action action)
{
    table_seat *s = &f->t->seats[seat];
    if (s->pledged == 0) {
        has_decided(f, seat);
        return true;
    }
    if (s->pledges[0] != action)
        return false;
    s->pledged--;
    memmove(s->pledges, s->pledges + 1, (size_t)s->pledged * sizeof s->pledges[0]);
    return true;
}

static bool fold_move(folding *f)
{
    table *t = f->t;
    table_news *news = f->news;
    json_int_t seat = 0;
    atl_action action = 0;
    const char *notation = read_text(f->entry, "action");
    if (t->phase != TABLE_PLAYING || notation == NULL ||
        !read_number(f->entry, "seat", ATL_CHANCE, t->setup.players - 1, &seat) ||
        seat != atl_match_to_act(t->match) ||
        atl_action_read(t->game, atl_match_state(t->match), notation, &action, NULL) != ATL_OK)
        return false;
    memcpy(news->before, atl_match_state(t->match), t->game->state_bytes);
    news->step = atl_match_steps(t->match);
    news->actor = (int)seat;
    bool secret = seat >= 0 && t->game->secret(news->before);
    if (!note_step(t, news->step, (int)seat, secret) ||
        atl_match_apply(t->match, action, &news->events) != ATL_OK)
        return false;
    news->hidden = secret && news->events.count == 0;
    ask_anew(t);
    return seat < 0 || use_pledge(f, (int)seat, action);
}

static bool fold_pledge(folding *f)
{
    table *t = f->t;
    _Alignas(8) unsigned char state[ATL_MAX_STATE];
    int seat = 0;
    const json_t *action = json_object_get(f->entry, "action");
    if (t->phase != TABLE_PLAYING || !read_index(f->entry, "seat", t->setup.players, &seat))
        return false;
    table_seat *s = &t->seats[seat];
    s->asked = t->entries + 1;
    if (json_is_null(action)) {
        s->pledged = 0;
        return true;
    }
    const char *notation = read_text(f->entry, "action");
    if (notation == NULL || s->pledged == TABLE_PLEDGES || !table_decision(t, seat, state) ||
        !t->game->secret(state) ||
        atl_action_read(t->game, state, notation, &s->pledges[s->pledged], NULL) != ATL_OK)
        return false;
    s->pledged++;
    has_decided(f, seat);
    return true;
}

static bool fold_undo(folding *f)
{
    table *t = f->t;
    json_int_t step = 0;
    if (t->phase != TABLE_PLAYING ||
        !read_number(f->entry, "step", 0, atl_match_steps(t->match), &step))
        return false;
    f->news->step = (uint32_t)step;
    ask_anew(t);
    return atl_match_undo(t->match, (uint32_t)step) == ATL_OK;
}

static bool fold_over(folding *f)
{
    if (f->t->phase != TABLE_PLAYING || atl_match_to_act(f->t->match) != ATL_OVER)
        return false;
    f->t->phase = TABLE_OVER;
    return true;
}

/* ---- people ------------------------------------------------------------------ */

static bool fold_chat(folding *f)
{
    return member_of(f, false) != NULL && read_text(f->entry, "text") != NULL;
}

static bool fold_leave(folding *f)
{
    table *t = f->t;
    table_member *member = member_of(f, false);
    if (member == NULL)
        return false;
    member->gone = true;
    if (t->phase == TABLE_LOBBY)
        stand_up(t, member);
    for (int seat = 0; seat < t->setup.players && member->seat >= 0; seat++)
        t->seats[seat].votes &= ~(1U << member->seat);
    if (t->host == (int)(member - t->members))
        find_host(t);
    return true;
}

static bool fold_bot(folding *f)
{
    int seat = 0;
    const char *level = read_text(f->entry, "level");
    if (!read_index(f->entry, "seat", f->t->setup.players, &seat) || level == NULL ||
        level[0] == '\0' || strlen(level) >= TABLE_LEVEL_BYTES)
        return false;
    table_seat *s = &f->t->seats[seat];
    strcpy(s->bot, level);
    s->overdue = false;
    s->votes = 0;
    return true;
}

static bool fold_back(folding *f)
{
    table *t = f->t;
    table_member *member = member_of(f, false);
    if (member == NULL)
        return false;
    member->gone = false;
    if (t->host == TABLE_NOBODY)
        find_host(t);
    if (member->seat < 0)
        return true;
    table_seat *s = &t->seats[member->seat];
    s->bot[0] = '\0';
    s->overdue = false;
    s->votes = 0;
    if (t->clock.kind != CLOCK_GAME)
        s->left = t->clock.time;
    return true;
}

static bool fold_vote(folding *f)
{
    int seat = 0;
    const table_member *member = member_of(f, false);
    if (member == NULL || member->seat < 0 ||
        !read_index(f->entry, "seat", f->t->setup.players, &seat))
        return false;
    f->t->seats[seat].votes |= 1U << member->seat;
    return true;
}

static bool fold_overdue(folding *f)
{
    int seat = 0;
    if (!read_index(f->entry, "seat", f->t->setup.players, &seat))
        return false;
    f->t->seats[seat].overdue = true;
    return true;
}

static bool fold_webhook(folding *f)
{
    table_member *member = member_of(f, false);
    const char *url = read_text(f->entry, "url");
    const char *lang = read_text(f->entry, "lang");
    if (member == NULL || lang == NULL || strlen(lang) >= sizeof member->lang)
        return false;
    free(member->webhook);
    member->webhook = url == NULL ? NULL : strdup(url);
    strcpy(member->lang, lang);
    return url == NULL || member->webhook != NULL;
}

static bool fold_rematch(folding *f)
{
    const char *id = read_text(f->entry, "table");
    if (id == NULL || strlen(id) >= sizeof f->t->rematch)
        return false;
    strcpy(f->t->rematch, id);
    return true;
}

static bool fold_close(folding *f)
{
    f->t->phase = TABLE_CLOSED;
    return true;
}

/* ---- all --------------------------------------------------------------------- */

static const struct {
    const char *name;
    bool (*fold)(folding *f);
} kinds[] = {
    {"create", fold_create},   {"join", fold_join},       {"invite", fold_invite},
    {"sit", fold_sit},         {"draw", fold_draw},       {"seat", fold_seat},
    {"start", fold_start},     {"pledge", fold_pledge},   {"move", fold_move},
    {"undo", fold_undo},       {"over", fold_over},       {"chat", fold_chat},
    {"leave", fold_leave},     {"bot", fold_bot},         {"back", fold_back},
    {"vote", fold_vote},       {"overdue", fold_overdue}, {"webhook", fold_webhook},
    {"rematch", fold_rematch}, {"close", fold_close},
};

bool table_fold(table *t, int64_t time, const json_t *entry, table_news *news)
{
    folding f = {t, entry, news, TABLE_NOBODY};
    const char *what = read_text(entry, "do");
    size_t kind = 0;
    while (what != NULL && kind < sizeof kinds / sizeof kinds[0] &&
           strcmp(kinds[kind].name, what) != 0)
        kind++;
    if (what == NULL || kind == sizeof kinds / sizeof kinds[0] ||
        (t->entries == 0) != (kinds[kind].fold == fold_create))
        return false;
    news->number = t->entries + 1;
    news->time = time;
    news->entry = entry;
    news->what = kinds[kind].name;
    news->actor = TABLE_NOBODY;
    news->hidden = news->from_setup = false;
    news->events.count = 0;
    uint32_t awaited = t->awaited;
    table_clock_run(t, time);
    if (!kinds[kind].fold(&f))
        return false;
    table_look_around(t);
    table_clock_turn(t, f.acted, awaited);
    t->entries++;
    t->changed = time;
    return true;
}
