/* Words and numbers of a line. Internal to engine/. */
#ifndef ANTILLES_ENGINE_WORDS_H
#define ANTILLES_ENGINE_WORDS_H

#include <stdbool.h>
#include <stdint.h>

/* The next word of a text, or NULL; the text is cut up and `*text` moved on. */
char *engine_word(char **text);

/* A whole number from 0 to `most`; `text` may be NULL, which is none. */
bool engine_number(const char *text, uint64_t most, uint64_t *number);

#endif
