/* Sentences of the server. */
#include "server/say.h"

#include "text/words.h"

const char *server_say(const char *lang, const char *sentence)
{
    words_use(lang[0] == '\0' ? words_languages[0] : lang);
    return gettext(sentence);
}
