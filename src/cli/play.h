/* A game being played in the terminal: what the files cmd_play*.c share. */
#ifndef ANTILLES_PLAY_H
#define ANTILLES_PLAY_H

#include <sys/stat.h>

#include "cli/cli.h"
#include "text/text.h"

typedef struct play {
    atl_match *match;
    const atl_game *game;
    const text_game *text;
    atl_record_info info;
    text_people people;
    atl_agent agents[ATL_MAX_SEATS]; /* of the seats that are bots */
    int humans;
    int at_keyboard; /* the seat that decided last, or ATL_WATCHER */
    bool has_secret; /* the screen may still show what is for that seat only */
    canvas canvas;

    /* From which step on each seat is to be told what happened, as for text_story;
     * the last entry is a watcher's. */
    int64_t told[ATL_MAX_SEATS + 1];

    /* Where the game is saved after every move, and what that file was then. */
    char *path;
    struct stat saved;
} play;

/* How asking somebody ended. */
typedef enum play_answer {
    PLAY_ON,
    PLAY_QUIT,
    PLAY_CUT_OFF, /* end of input, or Ctrl-C */
} play_answer;

/* Asks the person to act until they have moved, undone something or left. */
play_answer play_ask(play *p);

/* Tells what a seat (or ATL_WATCHER) has not been told yet. When that would be
 * scrolled away by the `coming` lines, it waits until it was read. */
void play_tell(play *p, int seat, int coming);

/* Lines of a text. */
int play_lines(const char *text);

/* Which step was the decision number `index` (from 0) of a seat; returns how many
 * decisions the seat has made. */
int play_decisions(const play *p, int seat, int index, uint32_t *step);

/* Starts saving to a file that must not exist yet. False after having reported. */
bool play_save_start(play *p, const char *path);

/* Goes on saving to the file a game was loaded from. */
void play_save_resume(play *p, const char *path);

/* Saves, if the game is being saved, unless somebody else changed the file. */
void play_save(play *p);

/* Says where the game is saved and how to go on with it. */
void play_save_tell(const play *p);

#endif
