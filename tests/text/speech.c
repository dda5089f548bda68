/* Speaking the languages of the program in a test. */
#include "text/speech.h"

#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "text/words.h"

void speak(const char *language)
{
    bool german = strcmp(language, "de") == 0;
    setlocale(LC_CTYPE, "C.UTF-8");
    setlocale(LC_MESSAGES, "C_DE.UTF-8"); /* in a locale named C nothing is translated */
    bindtextdomain(WORDS_DOMAIN, TEST_BINARY_DIR "/../locale");
    bind_textdomain_codeset(WORDS_DOMAIN, "UTF-8");
    textdomain(WORDS_DOMAIN);
    words_use(language);
    assert_string_equal(gettext("wood"), german ? "Holz" : "wood");
}
