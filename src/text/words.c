/* The languages there are, and speaking another one from one sentence to the next. */
#include "text/words.h"

#include <stdlib.h>
#include <string.h>

const char *const words_languages[] = {"en", "de", NULL};

const char *words_known(const char *language)
{
    for (int i = 0; words_languages[i] != NULL; i++) {
        if (strcmp(words_languages[i], language) == 0)
            return words_languages[i];
    }
    return NULL;
}

void words_use(const char *language)
{
    const char *now = getenv("LANGUAGE");
    if (now != NULL && strcmp(now, language) == 0)
        return;
    setenv("LANGUAGE", language, 1);
    textdomain(WORDS_DOMAIN); /* makes gettext notice */
}
