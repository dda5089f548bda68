/* A table: a game with the people and bots around it, from the first invitation to the
 * rematch. It is the fold of its log and nothing else: entries, numbered from 1, change
 * it one by one, and folding the same log again gives the same table.
 *
 *     table *t = table_new("k3J9aQ2LmPz0");
 *     table_news news;
 *     if (!table_fold(t, time, entry, &news)) ...       the log is damaged
 *
 * Knows neither the store nor listeners; decides nothing. What may be appended to the
 * log is decided by whoever does it.
 */
#ifndef ANTILLES_SERVER_TABLE_H
#define ANTILLES_SERVER_TABLE_H

#include <jansson.h>
#include <uthash.h>

#include "fair/dice.h"
#include "server/house.h"
#include "text/text.h"

#define TABLE_MEMBERS 64 /* no table has more, watchers included */
#define TABLE_PLEDGES 8  /* decisions of one seat in one row of commitments */
#define TABLE_LEVEL_BYTES 16
#define TABLE_TITLE_BYTES 96
#define TABLE_NOBODY (-1)

typedef enum table_phase { TABLE_LOBBY, TABLE_PLAYING, TABLE_OVER, TABLE_CLOSED } table_phase;

/* Somebody at the table. Without a name: invited, and not there yet. */
typedef struct table_member {
    char name[ATL_PLAYER_BYTES];
    uint8_t token[STORE_HASH_BYTES]; /* hash of the secret */
    int seat;                        /* or ATL_WATCHER */
    bool gone;
    int64_t account; /* or 0 */
    char *webhook;   /* address to be called, or NULL */
    char lang[HOUSE_LANG_BYTES];
} table_member;

typedef struct table_seat {
    int member;                  /* whose seat it is, or TABLE_NOBODY */
    char bot[TABLE_LEVEL_BYTES]; /* the level of the bot that plays it, or "" */
    bool overdue;
    uint32_t votes; /* bit s: the person of seat s wants a bot here */
    int pledged;    /* commitments that are not in the match yet */
    atl_action pledges[TABLE_PLEDGES];
    uint32_t asked; /* the entry since which its decision is what it is */
    uint32_t acted; /* the entry of its last decision */
    int64_t left;   /* milliseconds on its clock when time was last counted */
    int64_t given;  /* what its pledges have brought its clock */
} table_seat;

typedef enum clock_kind { CLOCK_NONE, CLOCK_MOVE, CLOCK_GAME, CLOCK_DAYS } clock_kind;

typedef struct table_clock {
    clock_kind kind;
    int64_t time;      /* milliseconds: for a decision, or for the whole game */
    int64_t increment; /* milliseconds for every decision made */
} table_clock;

/* Who made a step of the match, and what it brought their clock, for undo. */
typedef struct table_step {
    int8_t actor;
    bool secret;
    int64_t given;
} table_step;

/* A message that waits for the commit. */
typedef struct table_letter {
    uint32_t number;
    int member;
    char lang[HOUSE_LANG_BYTES];
    char *text;
} table_letter;

/* Who has the table open; bit m stands for member m. */
typedef struct table_presence {
    uint64_t here;               /* and those who closed it a moment ago */
    uint64_t told;               /* as the listeners know it */
    uint64_t leaving;            /* of `here`, those who closed it */
    int64_t left[TABLE_MEMBERS]; /* and when they did */
} table_presence;

typedef struct table {
    char id[HOUSE_ID_BYTES];

    /* ---- the fold of the log */
    const atl_game *game;
    const text_game *text;
    char *edition; /* text of the edition's file, or NULL for the default */
    table_member *members;
    atl_match *match; /* from the start on */
    table_step *steps;
    int64_t changed; /* time of the last entry */
    table_clock clock;
    table_seat seats[ATL_MAX_SEATS];
    uint32_t entries; /* how many there are */
    table_phase phase;
    int member_count;
    int host; /* a member, or TABLE_NOBODY */
    uint32_t step_capacity;
    uint32_t awaited; /* bit s: seat s has something to decide */
    uint8_t dice[DICE_SEED_BYTES];
    char rematch[HOUSE_ID_BYTES];
    char title[TABLE_TITLE_BYTES];
    atl_setup setup;
    char commitment[DICE_COMMITMENT_TEXT];
    bool listed;

    /* ---- the house's */
    bool touched;
    uint32_t told;    /* entries that are committed and were sent */
    uint32_t noticed; /* bit s: the person of seat s knows that it is their turn */
    house_listener *listeners;
    table_presence presence;
    table_letter *letters;
    size_t letter_count, letter_capacity;
    struct {
        uint64_t number; /* of the question the seat's bot thinks about, or 0 */
        int64_t since;
        uint32_t asked; /* about which decision */
    } questions[ATL_MAX_SEATS];
    int64_t used; /* when somebody last wanted something of it */
    int64_t due;  /* when time alone changes something */
    struct table *next_touched;
    UT_hash_handle hh; /* by id */
} table;

/* What an entry did, for those who tell it. */
typedef struct table_news {
    uint32_t number;
    int64_t time;
    const json_t *entry;
    const char *what; /* its "do" */
    int actor;        /* of a move; or ATL_CHANCE */
    uint32_t step;    /* of a move */
    bool hidden;      /* a move that stays hidden from the others */
    bool from_setup;  /* the events are those of the set-up */
    _Alignas(8) unsigned char before[ATL_MAX_STATE];
    atl_events events;
} table_news;

/* NULL when out of memory. */
table *table_new(const char *id);
void table_free(table *t);

/* Forgets the log, but not the listeners. */
void table_clear(table *t);

/* Folds the next entry. False when it cannot be one: the log is damaged. */
bool table_fold(table *t, int64_t time, const json_t *entry, table_news *news);

/* ---- people (members.c) ------------------------------------------------------ */

/* The member with that hash of a secret, or TABLE_NOBODY. */
int table_member_by_token(const table *t, const uint8_t hash[STORE_HASH_BYTES]);
int table_member_by_account(const table *t, int64_t account);

/* Whether a person plays the seat now: there, not gone, and no bot instead. */
bool table_is_played_by_person(const table *t, int seat);

/* The first seat nobody sits at, or ATL_WATCHER. */
int table_free_seat(const table *t);
bool table_is_free(const table *t, int seat);

/* Who sits where, for stories and records. */
void table_info(const table *t, atl_record_info *info);
void table_people(const table *t, int viewer, text_people *people);

/* What a record tells of a game that is over, its dice included. */
void table_record_info(const table *t, atl_record_info *info);

/* ---- decisions (decide.c) ---------------------------------------------------- */

/* Whether a seat has something to decide, and the state it decides in: that of the
 * match, with the seat's own pledges made, and anything at all in the place of what it
 * may not know. Observe it for the seat before it is shown. */
bool table_decision(const table *t, int seat, void *state);

/* Whether everybody of a row has pledged; then `actions`, of `*count`, go into the match. */
bool table_row_is_complete(const table *t, atl_action *actions, int *count);

/* To which step the seat may go back: its last decision, or as far as possible. */
bool table_can_undo(const table *t, int seat, bool all, uint32_t *step);

/* Works out `awaited`. */
void table_look_around(table *t);

/* What a seat (or ATL_WATCHER) sees now. */
void table_view(const table *t, int seat, void *view);

/* ---- time (clock.c) ---------------------------------------------------------- */

/* Reads {"kind": "game", "seconds": 900, "increment": 10}. */
bool table_clock_read(table_clock *clock, const json_t *object);
json_t *table_clock_write(const table_clock *clock);

/* Before an entry: the clocks of those who were awaited run until `time`. After it:
 * `actor` has decided, and `undone` taken something back (or TABLE_NOBODY has). */
void table_clock_run(table *t, int64_t time);
void table_clock_turn(table *t, int actor, int undone, uint32_t awaited_before);

/* Takes away what a decision that did not happen has brought. */
void table_clock_return(table *t, int seat, int64_t given);

/* What a seat has left at a time, and whether its clock runs. */
int64_t table_clock_left(const table *t, int seat, int64_t now);
bool table_clock_runs(const table *t, int seat);

/* The next seat to become overdue and when; false when nobody does. */
bool table_clock_next(const table *t, int *seat, int64_t *when);

#endif
