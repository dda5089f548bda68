/* gettext, under short names. English is the key. */
#ifndef ANTILLES_WORDS_H
#define ANTILLES_WORDS_H

#include <libintl.h>

#define _(text) gettext(text)
#define N_(text) text /* marks a text for translation, without translating it */

#define WORDS_DOMAIN "antilles"

/* The languages there are, the first by default, ending with NULL. */
extern const char *const words_languages[];

/* The language of that name ("de"), or NULL. */
const char *words_known(const char *language);

/* From now on sentences are in this language. For one thread only. */
void words_use(const char *language);

#endif
