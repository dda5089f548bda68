/* Words and numbers of a line. */
#include "engine/words.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

char *engine_word(char **text)
{
    char *word = *text + strspn(*text, " ");
    if (*word == '\0')
        return NULL;
    char *end = word + strcspn(word, " ");
    *text = end;
    if (*end != '\0') {
        *end = '\0';
        *text = end + 1;
    }
    return word;
}

bool engine_number(const char *text, uint64_t most, uint64_t *number)
{
    char *end = NULL;
    if (text == NULL || text[0] < '0' || text[0] > '9')
        return false;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (errno != 0 || *end != '\0' || value > most)
        return false;
    *number = value;
    return true;
}
