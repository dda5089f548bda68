/* gettext, under short names. English is the key. */
#ifndef ANTILLES_WORDS_H
#define ANTILLES_WORDS_H

#include <libintl.h>

#define _(text) gettext(text)
#define N_(text) text /* marks a text for translation, without translating it */

#endif
