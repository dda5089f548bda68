/* Choosing the language, and finding the catalogue that belongs to this program
 * wherever it was unpacked. Works without any locale installed but C.UTF-8. */
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "cli/cli.h"

/* The language a locale name such as "de_AT.UTF-8" begins with, or NULL. */
static const char *known_language(const char *name)
{
    for (const char *const *language = words_languages; *language != NULL; language++) {
        size_t length = strlen(*language);
        if (strncmp(name, *language, length) == 0 && strchr("_.@:", name[length]) != NULL)
            return *language;
    }
    return NULL;
}

/* The value of the first of two or three variables that is set. */
static const char *first_set(const char *a, const char *b, const char *c)
{
    const char *names[] = {a, b, c};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0')
            return value;
    }
    return NULL;
}

/* As gettext does: LANGUAGE is a list of preferences, unless the locale is C. */
static const char *language_of_environment(void)
{
    const char *locale = first_set("LC_ALL", "LC_MESSAGES", "LANG");
    const char *list = getenv("LANGUAGE");
    bool plain = locale != NULL && (strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0);
    while (!plain && list != NULL && *list != '\0') {
        const char *language = known_language(list);
        if (language != NULL)
            return language;
        list = strchr(list, ':');
        list = list == NULL ? NULL : list + 1;
    }
    const char *language = locale == NULL ? NULL : known_language(locale);
    return language == NULL ? words_languages[0] : language;
}

/* Takes `--lang X` and `--lang=X` out of argv; the last one counts. */
static const char *take_option(int *argc, char **argv)
{
    const char *value = NULL;
    int kept = 1;
    int i = 1;
    for (; i < *argc && strcmp(argv[i], "--") != 0; i++) {
        if (strncmp(argv[i], "--lang=", 7) == 0)
            value = argv[i] + 7;
        else if (strcmp(argv[i], "--lang") == 0)
            value = i + 1 < *argc ? argv[++i] : "";
        else
            argv[kept++] = argv[i];
    }
    while (i < *argc)
        argv[kept++] = argv[i++];
    argv[kept] = NULL;
    *argc = kept;
    return value;
}

static bool has_catalogue(const char *folder, const char *language)
{
    char path[PATH_MAX];
    int length =
        snprintf(path, sizeof path, "%s/%s/LC_MESSAGES/" WORDS_DOMAIN ".mo", folder, language);
    return length > 0 && (size_t)length < sizeof path && access(path, R_OK) == 0;
}

/* The folder of the executable, with a slash at its end. */
static bool own_folder(char folder[PATH_MAX])
{
    ssize_t length = readlink("/proc/self/exe", folder, PATH_MAX - 1);
    if (length <= 0)
        return false;
    folder[length] = '\0';
    char *slash = strrchr(folder, '/');
    if (slash == NULL)
        return false;
    slash[1] = '\0';
    return true;
}

/* In a build tree `locale` is beside the program, installed it is in the prefix. */
bool cli_language_folder(int number, char folder[CLI_FOLDER_BYTES])
{
    static const char *const relative[] = {"locale", "../share/locale"};
    enum { RELATIVE = sizeof relative / sizeof relative[0] };
    char own[PATH_MAX];
    const char *given = getenv("ANTILLES_LOCALEDIR");
    bool is_given = given != NULL && given[0] != '\0';
    if (!is_given && number < RELATIVE && own_folder(own))
        snprintf(folder, CLI_FOLDER_BYTES, "%s%s", own, relative[number]);
    else
        snprintf(folder, CLI_FOLDER_BYTES, "%s", is_given ? given : ANTILLES_LOCALEDIR);
    return number < (is_given ? 1 : RELATIVE + 1);
}

bool cli_language_is_there(const char *language)
{
    bool is_key = strcmp(language, words_languages[0]) == 0; /* the sentences themselves */
    return is_key || has_catalogue(bindtextdomain(WORDS_DOMAIN, NULL), language);
}

/* The first folder with a catalogue, else the last. Looked for even when English is
 * spoken: a server speaks many languages. */
static void find_catalogue(void)
{
    char folder[CLI_FOLDER_BYTES];
    for (int i = 0; cli_language_folder(i, folder); i++) {
        bindtextdomain(WORDS_DOMAIN, folder);
        if (has_catalogue(folder, words_languages[1]))
            return;
    }
}

static bool names_utf8(const char *locale)
{
    const char *codeset = locale == NULL ? NULL : strchr(locale, '.');
    return codeset != NULL &&
           (strncasecmp(codeset, ".utf-8", 6) == 0 || strncasecmp(codeset, ".utf8", 5) == 0);
}

int cli_language_start(int *argc, char **argv)
{
    const char *wanted = take_option(argc, argv);
    const char *language = wanted == NULL ? language_of_environment() : NULL;
    if (wanted != NULL)
        language = words_known(wanted);
    if (setlocale(LC_CTYPE, "") == NULL && names_utf8(first_set("LC_ALL", "LC_CTYPE", "LANG")))
        setlocale(LC_CTYPE, "C.UTF-8"); /* the locale is not installed */
    /* In a locale named C gettext does not translate, in newer C libraries in C.UTF-8
     * neither. With a country in its name it is the same locale, and translates. */
    setlocale(LC_MESSAGES, "C_DE.UTF-8");
    const char *effective = language == NULL ? language_of_environment() : language;
    setenv("LANGUAGE", effective, 1);
    find_catalogue();
    bind_textdomain_codeset(WORDS_DOMAIN, "UTF-8"); /* a canvas replaces what cannot be shown */
    textdomain(WORDS_DOMAIN);
    if (language == NULL) {
        cli_error(_("there is no language '%s'; there are: en, de"), wanted);
        return CLI_USAGE;
    }
    return CLI_GOOD;
}

bool cli_is_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}
