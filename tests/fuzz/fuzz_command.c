/* Commands from anywhere, at a table with two people. Each line of an input is a command;
 * the digit before it says who gives it. Whatever comes gets a reply, good or with a code
 * and a reason; then nothing of it is kept, and the next input meets the same table. */
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/house.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST = 8000 };

/* The house that all inputs share. */
static struct {
    char folder[64];
    store *store;
    house *house;
    char table[HOUSE_ID_BYTES];
    char tokens[2][HOUSE_TOKEN_BYTES];
} fixed;

static void require(int condition)
{
    if (!condition)
        abort();
}

static int64_t now(void *user)
{
    (void)user;
    return INT64_C(1800000000000);
}

static void think(void *user, const bots_job *job)
{
    (void)user;
    require(job->game->to_act(job->view) == job->seat);
}

static void forget(void *user, const char *table, uint64_t question)
{
    (void)question;
    (void)user;
    (void)table;
}

static bool password(void *user, uint64_t question, const char *text, const char *hash)
{
    (void)user;
    (void)hash;
    require(question != 0 && strlen(text) >= 8);
    return true;
}

/* Gives a command; true when it was good. */
static bool give(const char *text, const char *token, json_t **body)
{
    house_reply reply = {0};
    json_t *command = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    house_request request = {.table = fixed.table[0] == '\0' ? NULL : fixed.table,
                             .token = token,
                             .lang = "de",
                             .address = "192.0.2.1",
                             .body = command};
    if (command == NULL)
        return false;
    house_handle(fixed.house, &request, &reply);
    json_decref(command);
    require(reply.status == 200 || (reply.status >= 400 && reply.status != 500));
    require(reply.status == 200 || json_object_get(reply.body, "error") != NULL);
    if (body != NULL)
        *body = reply.body;
    else
        json_decref(reply.body);
    return reply.status == 200;
}

static const char *text_of(const json_t *body, const char *key)
{
    return json_string_value(json_object_get(body, key));
}

static void close_house(void)
{
    char path[600];
    house_close(fixed.house);
    store_close(fixed.store);
    DIR *list = opendir(fixed.folder);
    for (struct dirent *file = list == NULL ? NULL : readdir(list); file != NULL;
         file = readdir(list)) {
        snprintf(path, sizeof path, "%s/%s", fixed.folder, file->d_name);
        unlink(path);
    }
    if (list != NULL)
        closedir(list);
    rmdir(fixed.folder);
}

static void open_house(void)
{
    static const house_limits limits = {.tables = 1000000, .creations = 1U << 31U};
    strcpy(fixed.folder, "/tmp/antilles-fuzz-XXXXXX");
    house_world world = {.now = now, .think = think, .forget = forget, .password = password};
    json_t *body = NULL;
    require(mkdtemp(fixed.folder) != NULL && atexit(close_house) == 0);
    require(store_open(&fixed.store, fixed.folder, NULL) == ATL_OK);
    require(house_open(&fixed.house, fixed.store, &limits, &world, NULL) == ATL_OK);
    require(
        give("{\"do\":\"create\",\"game\":\"cuba\",\"players\":2,\"name\":\"A\"}", NULL, &body));
    strcpy(fixed.table, text_of(body, "table"));
    strcpy(fixed.tokens[0], text_of(body, "token"));
    json_decref(body);
    require(give("{\"do\":\"join\",\"name\":\"B\"}", NULL, &body));
    strcpy(fixed.tokens[1], text_of(body, "token"));
    json_decref(body);
    require(house_commit(fixed.house, NULL) == ATL_OK);
}

/* Makes the commit fail: all is as before. */
static void take_all_back(void)
{
    store_append(fixed.store, "nowhere", 7, now(NULL), "{}");
    require(house_commit(fixed.house, NULL) != ATL_OK);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char text[MOST + 1];
    char *rest = NULL;
    if (size > MOST)
        return 0;
    if (fixed.house == NULL)
        open_house();
    memcpy(text, data, size);
    text[size] = '\0';
    for (char *line = strtok_r(text, "\n", &rest); line != NULL;
         line = strtok_r(NULL, "\n", &rest)) {
        const char *token = line[0] == '0' || line[0] == '1' ? fixed.tokens[line[0] - '0'] : NULL;
        give(line + 1, token, NULL);
    }
    take_all_back();
    return 0;
}
