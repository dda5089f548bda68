/* Reads settings. One table says which there are and what is right for each. */
#include "server/config.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum kind { KIND_LISTEN, KIND_PATH, KIND_URL, KIND_NUMBER, KIND_WORD } kind;

typedef struct setting {
    const char *key;
    kind kind;
    size_t offset;
    uint32_t least, most;     /* of a number */
    const char *const *words; /* of a word, the first is 0 */
} setting;

static const char *const truths[] = {"no", "yes", NULL};
static const char *const webhooks[] = {"off", "public", "private", NULL};
static const char *const levels[] = {"error", "warning", "info", "debug", NULL};

#define AT(member) offsetof(server_config, member)
#define MILLION 1000000

static const setting settings[] = {
    {"listen", KIND_LISTEN, 0, 0, 0, NULL},
    {"data", KIND_PATH, AT(data), 0, 0, NULL},
    {"base-url", KIND_URL, AT(base_url), 0, 0, NULL},
    {"trust-proxy", KIND_WORD, AT(trust_proxy), 0, 0, truths},
    {"webhooks", KIND_WORD, AT(webhooks), 0, 0, webhooks},
    {"log-level", KIND_WORD, AT(log), 0, 0, levels},
    {"bot-threads", KIND_NUMBER, AT(bot_threads), 0, 256, NULL},
    {"bot-milliseconds", KIND_NUMBER, AT(bot_milliseconds), 1, 600000, NULL},
    {"connections", KIND_NUMBER, AT(connections), 1, MILLION, NULL},
    {"address-connections", KIND_NUMBER, AT(address_connections), 1, MILLION, NULL},
    {"rate", KIND_NUMBER, AT(rate), 0, MILLION, NULL},
    {"address-rate", KIND_NUMBER, AT(address_rate), 0, MILLION, NULL},
    {"message-bytes", KIND_NUMBER, AT(message_bytes), 1024, 16 * 1024 * 1024, NULL},
    {"patience", KIND_NUMBER, AT(patience), 1, 3600, NULL},
    {"tables", KIND_NUMBER, AT(house.tables), 1, MILLION, NULL},
    {"table-members", KIND_NUMBER, AT(house.members), 1, 10000, NULL},
    {"table-entries", KIND_NUMBER, AT(house.entries), 100, MILLION, NULL},
    {"chat-bytes", KIND_NUMBER, AT(house.chat_bytes), 1, 10000, NULL},
    {"idle-days", KIND_NUMBER, AT(house.idle_days), 1, 10000, NULL},
    {"away-seconds", KIND_NUMBER, AT(house.away_seconds), 1, 3600, NULL},
    {"address-tables", KIND_NUMBER, AT(house.creations), 1, MILLION, NULL},
    {"address-logins", KIND_NUMBER, AT(house.logins), 1, MILLION, NULL},
    {"rehearsal", KIND_NUMBER, AT(rehearsal), 0, MILLION, NULL},
};

enum { SETTINGS = sizeof settings / sizeof settings[0] };

void config_start(server_config *config)
{
    *config = (server_config){
        .host = "127.0.0.1",
        .port = 8080,
        .webhooks = CONFIG_WEBHOOKS_PUBLIC,
        .log = LOG_LEVEL_INFO,
        .bot_milliseconds = 10000,
        .connections = 4096,
        .address_connections = 64,
        .rate = 20,
        .address_rate = 100,
        .message_bytes = 65536,
        .patience = 20,
    };
}

static bool read_number(const char *text, uint32_t least, uint32_t most, uint32_t *number)
{
    char *end = NULL;
    if (text[0] < '0' || text[0] > '9' || strlen(text) > 9)
        return false;
    unsigned long value = strtoul(text, &end, 10);
    *number = (uint32_t)value;
    return *end == '\0' && value >= least && value <= most;
}

/* ADDRESS:PORT with a numeric address: 127.0.0.1:8080, [::1]:8080. */
static bool read_listen(server_config *config, const char *text)
{
    unsigned char address[sizeof(struct in6_addr)];
    const char *colon = strrchr(text, ':');
    const char *begin = text;
    const char *end = colon;
    if (colon == NULL || !read_number(colon + 1, 0, 65535, &config->port))
        return false;
    bool bracketed = text[0] == '[' && colon > text && colon[-1] == ']';
    if (bracketed) {
        begin++;
        end--;
    }
    size_t size = (size_t)(end - begin);
    if (size >= sizeof config->host)
        return false;
    memcpy(config->host, begin, size);
    config->host[size] = '\0';
    return inet_pton(bracketed ? AF_INET6 : AF_INET, config->host, address) == 1;
}

/* http://NAME[:PORT][/PATH] or https://...; a slash at its end is dropped. */
static bool read_url(char url[CONFIG_URL_BYTES], const char *text)
{
    size_t size = strlen(text);
    const char *rest = strncmp(text, "http://", 7) == 0    ? text + 7
                       : strncmp(text, "https://", 8) == 0 ? text + 8
                                                           : "";
    if (size >= CONFIG_URL_BYTES || !isalnum((unsigned char)(rest[0] == '[' ? 'a' : rest[0])))
        return false;
    for (const char *p = rest; *p != '\0'; p++) {
        if (!isalnum((unsigned char)*p) && strchr(".-_~:[]/", *p) == NULL)
            return false;
    }
    memcpy(url, text, size + 1);
    while (size > 0 && url[size - 1] == '/')
        url[--size] = '\0';
    return true;
}

static atl_status refuse_word(const setting *s, const char *value, atl_reason *why)
{
    char list[ATL_REASON_ARG_BYTES] = "";
    for (int i = 0; s->words[i] != NULL; i++) {
        size_t length = strlen(list);
        snprintf(list + length, sizeof list - length, "%s%s", i == 0 ? "" : ", ", s->words[i]);
    }
    return atl_refuse(why, ATL_SENTENCE("'{0}' is not '{1}'; there are: {2}"), s->key, value, list);
}

static atl_status set_word(server_config *config, const setting *s, const char *value,
                           atl_reason *why)
{
    for (uint32_t i = 0; s->words[i] != NULL; i++) {
        if (strcmp(value, s->words[i]) == 0) {
            memcpy((char *)config + s->offset, &i, sizeof i);
            return ATL_OK;
        }
    }
    return refuse_word(s, value, why);
}

static atl_status set_number(server_config *config, const setting *s, const char *value,
                             atl_reason *why)
{
    char range[32];
    uint32_t number = 0;
    if (read_number(value, s->least, s->most, &number)) {
        memcpy((char *)config + s->offset, &number, sizeof number);
        return ATL_OK;
    }
    snprintf(range, sizeof range, "%u-%u", (unsigned)s->least, (unsigned)s->most);
    return atl_refuse(why, ATL_SENTENCE("'{0}' is a whole number, {1}; it is not '{2}'"), s->key,
                      range, value);
}

atl_status config_set(server_config *config, const char *key, const char *value, atl_reason *why)
{
    const setting *s = NULL;
    for (int i = 0; i < SETTINGS; i++) {
        if (strcmp(settings[i].key, key) == 0)
            s = &settings[i];
    }
    if (s == NULL)
        return atl_refuse(why, ATL_SENTENCE("there is no setting '{0}'"), key, NULL, NULL);
    switch (s->kind) {
    case KIND_LISTEN:
        if (read_listen(config, value))
            return ATL_OK;
        return atl_refuse(why,
                          ATL_SENTENCE("'{0}' is ADDRESS:PORT, as 127.0.0.1:8080 or [::1]:8080; "
                                       "it is not '{1}'"),
                          key, value, NULL);
    case KIND_URL:
        if (read_url(config->base_url, value))
            return ATL_OK;
        return atl_refuse(
            why, ATL_SENTENCE("'{0}' is an address such as https://example.org; it is not '{1}'"),
            key, value, NULL);
    case KIND_PATH:
        if (value[0] == '\0' || strlen(value) >= sizeof config->data)
            return atl_refuse(why, ATL_SENTENCE("'{0}' is a folder; it is not '{1}'"), key, value,
                              NULL);
        memcpy(config->data, value, strlen(value) + 1);
        return ATL_OK;
    case KIND_NUMBER:
        return set_number(config, s, value, why);
    default:
        return set_word(config, s, value, why);
    }
}

/* One line without its end, which may be changed. */
static atl_status read_line(server_config *config, char *line, atl_reason *why)
{
    char *end = line + strlen(line);
    while (end > line && isspace((unsigned char)end[-1]))
        *--end = '\0';
    while (isspace((unsigned char)*line))
        line++;
    if (*line == '\0' || *line == '#')
        return ATL_OK;
    char *equals = strchr(line, '=');
    if (equals == NULL || equals == line)
        return atl_refuse(why, ATL_SENTENCE("'{0}' is not of the form 'key = value'"), line, NULL,
                          NULL);
    char *value = equals + 1;
    while (isspace((unsigned char)*value))
        value++;
    while (equals > line && isspace((unsigned char)equals[-1]))
        equals--;
    *equals = '\0';
    return config_set(config, line, value, why);
}

atl_status config_read(server_config *config, const char *text, size_t size, atl_reason *why)
{
    char line[PATH_MAX + 64];
    uint32_t number = 0;
    while (size > 0) {
        const char *newline = memchr(text, '\n', size);
        size_t length = newline == NULL ? size : (size_t)(newline - text);
        atl_status status = ATL_OK;
        number++;
        if (length >= sizeof line || memchr(text, '\0', length) != NULL) {
            status = atl_refuse(why, ATL_SENTENCE("this is no text"), NULL, NULL, NULL);
        } else {
            memcpy(line, text, length);
            line[length] = '\0';
            status = read_line(config, line, why);
        }
        if (status != ATL_OK) {
            why->line = number;
            return status;
        }
        size_t step = newline == NULL ? length : length + 1;
        text += step;
        size -= step;
    }
    return ATL_OK;
}

/* $XDG_DATA_HOME/antilles, or ~/.local/share/antilles. */
static bool default_folder(char folder[PATH_MAX])
{
    const char *xdg = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    int length = 0;
    if (xdg != NULL && xdg[0] == '/')
        length = snprintf(folder, PATH_MAX, "%s/antilles", xdg);
    else if (home != NULL && home[0] == '/')
        length = snprintf(folder, PATH_MAX, "%s/.local/share/antilles", home);
    return length > 0 && length < PATH_MAX;
}

atl_status config_finish(server_config *config, atl_reason *why)
{
    if (config->data[0] == '\0' && !default_folder(config->data))
        return atl_refuse(why, ATL_SENTENCE("there is no home folder; name the data folder"), NULL,
                          NULL, NULL);
    return ATL_OK;
}
