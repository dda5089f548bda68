/* Edition data: numbers of a game that were printed as pictures.
 *
 * A game lists its tables (`atl_table`); the edition `default` holds their
 * built-in values, and an edition file may override any of them:
 *
 *     # my copy of the board
 *     edition my-copy
 *     game santo-domingo
 *     table standard
 *     0-3 = 3:1
 *     4-7 = 2:1
 *     ...
 *
 * The format is specified in docs/EDITIONS.md. Reading validates completely: a
 * refused file leaves the edition untouched and names the line.
 */
#ifndef ANTILLES_EDITION_H
#define ANTILLES_EDITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "antilles/status.h"

ATL_BEGIN

struct atl_game;

typedef enum atl_cell_kind {
    ATL_CELL_NUMBER,  /* "6": one byte, low..high */
    ATL_CELL_RATE,    /* "3:2": two bytes, each low..high */
    ATL_CELL_WORD,    /* "white": one byte, the index in `words` */
    ATL_CELL_LETTERS, /* "WTSL/CFMS/MFCT": `width` bytes, each an index in `letters`; '/' is for
                         the eye and ignored when read */
} atl_cell_kind;

/* One table of edition data: `cells` cells of `width` bytes each. */
typedef struct atl_table {
    const char *name;
    atl_cell_kind kind;
    uint8_t cells;
    uint8_t width;
    uint8_t low, high;        /* bounds of numbers and of both sides of a rate */
    uint8_t group;            /* letters: write a '/' after every `group` letters; 0 for never */
    bool reconstructed;       /* the default is a guess at a picture, and screens say so */
    uint8_t first;            /* number of the first cell, where cells have no names */
    const char *const *keys;  /* names of the cells; NULL: their numbers from `first` on */
    const char *const *words; /* NULL-terminated, for ATL_CELL_WORD */
    const char *letters;      /* for ATL_CELL_LETTERS */
    const uint8_t *values;    /* the default edition: cells * width bytes */
} atl_table;

#define ATL_EDITION_BYTES 192
#define ATL_EDITION_TABLES 8
#define ATL_NAME_BYTES 32

/* All tables of one game, one after another in the game's order. Flat; copy freely. */
typedef struct atl_edition {
    char name[ATL_NAME_BYTES];
    uint8_t overridden; /* bit t: table t was replaced */
    uint8_t bytes[ATL_EDITION_BYTES];
} atl_edition;

/* Whether a text can name an edition: 1 to 31 letters, digits, '-', '_' or '.'. */
ATL_API bool atl_edition_is_name(const char *text);

ATL_API void atl_edition_default(atl_edition *edition, const struct atl_game *game);

/* The bytes of table `index`: game->tables[index].cells * .width of them. */
ATL_API const uint8_t *atl_edition_table(const atl_edition *edition, const struct atl_game *game,
                                         int index);

/* True when some table in use is a reconstruction rather than the owner's data. */
ATL_API bool atl_edition_is_reconstruction(const atl_edition *edition, const struct atl_game *game);

/* Reads an edition file's text (`size` bytes, not necessarily NUL-terminated). */
ATL_API atl_status atl_edition_read(atl_edition *edition, const struct atl_game *game,
                                    const char *text, size_t size, atl_reason *why);

/* Longest text of one cell, NUL included. */
#define ATL_CELL_TEXT 24

/* Writes cell `cell` of a table in the notation of edition files. */
ATL_API void atl_edition_write_cell(const atl_table *table, const uint8_t *bytes, int cell,
                                    char text[ATL_CELL_TEXT]);

/* Reads one cell in that notation into `bytes` (table->width of them). */
ATL_API atl_status atl_edition_read_cell(const atl_table *table, const char *text, uint8_t *bytes,
                                         atl_reason *why);

/* Replaces table `index` by `bytes` and marks it; the game's own constraints are
 * checked by `atl_edition_validate`. */
ATL_API void atl_edition_override(atl_edition *edition, const struct atl_game *game, int index,
                                  const uint8_t *bytes);

/* Checks bounds and the game's constraints. On refusal `table` and `cell` (which
 * may be NULL) say where. */
ATL_API atl_status atl_edition_validate(const atl_edition *edition, const struct atl_game *game,
                                        int *table, int *cell, atl_reason *why);

ATL_END

#endif
