/* antilles serve: hosts tables. */
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "server/log.h"
#include "server/server.h"

enum { OPT_CONFIG = 1, OPT_TRUST, OPT_SETTING }; /* settings by their place in the list */

static const cli_option options[] = {
    {OPT_CONFIG, "config", "FILE", N_("read settings from a file of lines 'key = value'")},
    {OPT_TRUST, "trust-proxy", NULL,
     N_("a proxy in front tells the clients' addresses in X-Forwarded-For")},
    {OPT_SETTING + 2, "listen", "ADDR:PORT",
     N_("where to listen (127.0.0.1:8080; port 0 takes any that is free)")},
    {OPT_SETTING + 3, "data", "DIR", N_("folder of the database")},
    {OPT_SETTING + 4, "base-url", "URL", N_("the address at which people reach the server")},
    {OPT_SETTING + 5, "webhooks", "WHICH",
     N_("call addresses that players gave: off, public ones (the default), or private ones too")},
    {OPT_SETTING + 6, "log-level", "LEVEL", N_("error, warning, info or debug")},
    {OPT_SETTING + 7, "bot-threads", "N", N_("how many bots think at once")},
    {OPT_SETTING + 8, "bot-milliseconds", "MS", N_("the most time a bot thinks about a decision")},
    {OPT_SETTING + 9, "connections", "N", N_("the most connections (4096)")},
    {OPT_SETTING + 10, "address-connections", "N", N_("the most of one address (64)")},
    {OPT_SETTING + 11, "rate", "N", N_("messages a second of one connection (20; 0: any)")},
    {OPT_SETTING + 12, "address-rate", "N", N_("messages a second of one address (100; 0: any)")},
    {OPT_SETTING + 13, "message-bytes", "N", N_("the biggest message (65536)")},
    {OPT_SETTING + 14, "patience", "S", N_("seconds to wait for a slow client (20)")},
    {OPT_SETTING + 15, "tables", "N", N_("the most tables that are not over")},
    {OPT_SETTING + 16, "table-members", "N", N_("the most people at a table")},
    {OPT_SETTING + 17, "table-entries", "N", N_("the most that may happen at a table")},
    {OPT_SETTING + 18, "chat-bytes", "N", N_("the longest line of chat")},
    {OPT_SETTING + 19, "idle-days", "N", N_("days until a table where nothing happens is closed")},
    {OPT_SETTING + 20, "away-seconds", "S",
     N_("seconds until it is told that somebody's page was closed (8)")},
    {OPT_SETTING + 21, "address-tables", "N", N_("the most tables one address makes in an hour")},
    {OPT_SETTING + 22, "address-logins", "N", N_("the most logins one address tries in an hour")},
    {OPT_SETTING + 23, "rehearsal", "N",
     N_("let all luck follow from a number, so that a test can be repeated")},
    {0, NULL, NULL, NULL},
};

enum { OPTIONS = sizeof options / sizeof options[0] - 1 };

static const cli_command command = {
    .name = "serve",
    .usage = N_("[OPTION...]"),
    .summary = N_("Hosts tables for people and bots, until it is stopped by SIGTERM or Ctrl-C. "
                  "docs/HOSTING.md tells how to put it on the internet."),
    .options = options,
};

/* Without a catalogue people would be answered in English, whatever they speak. */
static void warn_of_language(const char *language)
{
    char folder[CLI_FOLDER_BYTES];
    json_t *folders = json_array();
    for (int i = 0; cli_language_folder(i, folder); i++)
        json_array_append_new(folders, json_string(folder));
    log_tell(LOG_LEVEL_WARNING, "no catalogue",
             json_pack("{s:s, s:o}", "language", language, "looked", folders));
}

static void tell_ready(const char *url)
{
    for (int i = 0; words_languages[i] != NULL; i++) {
        if (!cli_language_is_there(words_languages[i]))
            warn_of_language(words_languages[i]);
    }
    printf(_("Antilles is ready at %s/\n"), url);
    fflush(stdout);
}

static int read_config(server_config *config, const char *path)
{
    char *text = NULL;
    size_t size = 0;
    atl_reason why = {0};
    if (!cli_read_file(path, &text, &size))
        return CLI_USAGE;
    atl_status status = config_read(config, text, size, &why);
    free(text);
    if (status == ATL_OK)
        return CLI_GOOD;
    cli_reason(path, &why);
    return CLI_USAGE;
}

/* The file first, so that options win. */
static int settle(server_config *config, const char *const values[OPTIONS])
{
    atl_reason why = {0};
    config_start(config);
    if (values[0] != NULL && read_config(config, values[0]) != CLI_GOOD)
        return CLI_USAGE;
    for (int i = 1; i < OPTIONS; i++) {
        if (values[i] != NULL && config_set(config, options[i].name, values[i], &why) != ATL_OK) {
            cli_reason(NULL, &why);
            return CLI_USAGE;
        }
    }
    if (config_finish(config, &why) == ATL_OK)
        return CLI_GOOD;
    cli_reason(NULL, &why);
    return CLI_USAGE;
}

int cmd_serve(int argc, char **argv)
{
    const char *values[OPTIONS] = {NULL};
    server_config config;
    cli_args args;
    int id = 0;
    cli_args_start(&args, &command, argc, argv);
    while ((id = cli_args_next(&args)) > 0) {
        for (int i = 0; i < OPTIONS; i++) {
            if (options[i].id == id)
                values[i] = id == OPT_TRUST ? "yes" : args.value;
        }
    }
    if (id < 0)
        return args.exit_code;
    if (args.rest_count > 0) {
        cli_error(_("'%s' is one argument too many"), args.rest[0]);
        return CLI_USAGE;
    }
    int code = settle(&config, values);
    if (code != CLI_GOOD)
        return code;
    atl_reason why = {0};
    atl_status status = server_run(&config, tell_ready, &why);
    if (status == ATL_OK)
        return CLI_GOOD;
    if (status == ATL_NO_MEMORY || why.message == NULL)
        cli_error("%s", _("out of memory"));
    else
        cli_reason(NULL, &why);
    return CLI_FAILURE;
}
