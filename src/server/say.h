/* Sentences of the server in the language of whoever asked. */
#ifndef ANTILLES_SERVER_SAY_H
#define ANTILLES_SERVER_SAY_H

/* The sentence, marked with ATL_SENTENCE, in "en" or "de". In the thread of the loop. */
const char *server_say(const char *lang, const char *sentence);

#endif
