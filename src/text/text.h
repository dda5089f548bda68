/* The words of a game: one const table per game, found by its game.
 *
 *     const text_game *text = text_find(game);
 *     text->board(&canvas, &people, view);
 *     text->menu(&menu, view);
 *
 * Sentences come from states, views and events; no rule is decided here. What an
 * action would do is found by doing it to a copy. All texts are translated when
 * they are written; those in tables are marked with N_ and translated at use.
 */
#ifndef ANTILLES_TEXT_H
#define ANTILLES_TEXT_H

#include "antilles/match.h"
#include "antilles/record.h"
#include "text/canvas.h"
#include "text/words.h"

#define TEXT_MAX_ITEMS 256
#define TEXT_MAX_PICKS 4
#define TEXT_MAX_SOURCES 8

/* Who sits at the table. */
typedef struct text_people {
    int players;
    int viewer; /* the seat that looks, or ATL_WATCHER */
    bool whole; /* who looks wants to see all of the table, not what matters just now */
    char names[ATL_MAX_SEATS][ATL_PLAYER_BYTES];
    bool is_bot[ATL_MAX_SEATS];
    char agents[ATL_MAX_SEATS][ATL_AGENT_BYTES]; /* "greedy": what kind of bot */
} text_people;

/* The answers to a question. Whoever decides picks `picks` different items by
 * their numbers; with one pick, an item's code is an action. */
typedef struct text_menu {
    int picks;
    bool unlisted; /* the question says it all: the items are plain numbers */
    int count;
    struct {
        uint16_t number; /* to be typed */
        uint16_t code;
    } items[TEXT_MAX_ITEMS];
} text_menu;

/* A page of help. */
typedef struct text_topic {
    int number;        /* asked for by number, as in the menu; 0 for none */
    const char *word;  /* asked for by this English word; NULL ends the list */
    const char *title; /* or by its translated title */
    const char *body;  /* paragraphs, true of every board, drawn or not */

    /* For the terminal alone: how its board draws this, and the letters it draws for it,
     * by which the topic is found as well. */
    const char *drawing;
    const char *codes[2];
} text_topic;

/* What a study counts: events of a kind, told apart by the word of one argument. */
typedef struct text_count {
    const char *title; /* "Cards played"; NULL ends the list */
    int kind, arg;
    const char *(*name)(int word); /* translated */
} text_count;

/* Somebody asks why an action is not possible. */
typedef struct text_why {
    const text_people *people;
    const void *view;
    int seat;                  /* who asks and whose view it is, or ATL_WATCHER */
    uint32_t awaited;          /* bit s: seat s has something to decide */
    const atl_action *pledges; /* what the seat has chosen in secret and waits with */
    int pledged;
    atl_action action;
} text_why;

typedef struct text_game {
    const atl_game *game;

    /* What a view shows, in 40 columns or more. */
    void (*board)(const canvas *c, const text_people *people, const void *view);

    /* The question to the seat to act, the answers, and one line for each: its
     * name and, in words, what it costs and brings. */
    void (*question)(FILE *to, const void *view);
    void (*menu)(text_menu *menu, const void *view);
    void (*item)(const canvas *c, FILE *to, const void *view, int code);
    int item_indent; /* where the second line of a long item starts */

    /* The action of several picks, which has a label then. NULL when every menu has one. */
    atl_action (*combine)(const void *view, const int *codes);

    /* An action by itself, where others show each with its own button: its name, and in a
     * few words what it brings, or nothing. NULL where the line of its item does for it. */
    void (*label)(FILE *to, const void *view, atl_action action);
    void (*note)(FILE *to, const void *view, atl_action action);

    /* What stands in the way of an action that is not the seat's to choose now: when it
     * is done at all, what is lacking. Sentences by text_say; none when all that is
     * missing is one's turn. */
    void (*why_not)(FILE *to, const text_why *asked);
    atl_action first_chance; /* codes from this one on are outcomes of chance */

    /* What happened: one line per fact, with the reason of all points. `before` is
     * the state before the action, NULL for the events of the set-up. */
    void (*story)(const canvas *c, const text_people *people, const void *before,
                  const atl_events *events);

    /* Where points come from: names of the sources, ending with NULL, and the
     * source and points of an event; false when it brings none. */
    const char *const *sources;
    bool (*source)(const atl_event *event, int *source, int *points);

    /* What decides between those with as many points. */
    const char *tie;

    /* What is worth counting over many games. NULL: every event with a word. */
    const text_count *counts;

    /* True when the past of the game shall not be read up during play, and a screen is
     * not left to the next person. */
    bool (*past_is_hidden)(const void *view);

    /* Facts of a seat that are not shown to the others meanwhile; NULL, or a list that
     * ends with NULL. */
    const char *const *screened;

    /* Help. The first topic is the game in short. */
    const text_topic *topics;

    /* What to know about an edition whose numbers are a reconstruction. */
    const char *reconstruction;
} text_game;

/* The words of a game; every registered game has them. */
const text_game *text_find(const atl_game *game);

/* Names for all seats: those of the record, or friendly ones. */
void text_people_fill(text_people *people, const atl_record_info *info, int players);

/* A seat's name in its colour. */
void text_name(FILE *to, const text_people *people, int seat);

/* The topic asked for by number, code, word or title (or their beginning), or NULL. */
const text_topic *text_topic_find(const text_game *text, const char *wanted);

/* Says in words why an action is not possible, or that it is. The action is one of the
 * game's codes. Nothing but what the asker may know is told. */
void text_why_not(FILE *to, const text_game *text, const text_why *asked);

/* Whether the asker has something to decide now. */
bool text_is_awaited(const text_why *asked);

/* One of the sentences of an answer. */
void text_say(FILE *to, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Prints a page of help; the first topic is followed by the list of all. */
void text_help(const canvas *c, const text_game *text, const text_topic *topic);

/* The game's title, its options, and whether its numbers are a reconstruction. */
void text_title(const canvas *c, const text_game *text, const atl_setup *setup);

/* Tells the events of the actions from step `from` on; from TEXT_FROM_SETUP on, those
 * of the set-up too. */
#define TEXT_FROM_SETUP (-1)
void text_story(const canvas *c, const text_game *text, const text_people *people,
                const atl_match *match, int64_t from);

/* What has decided between some who have as many points, in a sentence, or NULL. */
const char *text_tie(const text_game *text, const atl_result *result, int players);

/* Places, points and where they came from. */
void text_result(const canvas *c, const text_game *text, const text_people *people,
                 const atl_match *match);

/* A line under construction: text goes to `to` until it is closed. */
typedef struct text_line {
    FILE *to;
    char *text;
    size_t size;
} text_line;

void text_line_open(text_line *line);

/* Writes the line to a canvas, broken where it is too long when `indent` >= 0. */
void text_line_close(text_line *line, const canvas *c, int indent);

#endif
