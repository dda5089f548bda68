/* The settings of a server, from a file of lines `key = value` and from options of the
 * same names.
 *
 *     config_start(&config);
 *     config_read(&config, text, size, &why);          a whole file
 *     config_set(&config, "listen", "[::]:80", &why);  one setting
 *     config_finish(&config, &why);                    what was not given
 */
#ifndef ANTILLES_SERVER_CONFIG_H
#define ANTILLES_SERVER_CONFIG_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "antilles/status.h"
#include "server/house.h"
#include "server/log.h"

#define CONFIG_HOST_BYTES 64
#define CONFIG_URL_BYTES 256

typedef enum config_webhooks {
    CONFIG_WEBHOOKS_OFF,
    CONFIG_WEBHOOKS_PUBLIC, /* to addresses of the internet only */
    CONFIG_WEBHOOKS_PRIVATE,
} config_webhooks;

typedef struct server_config {
    char host[CONFIG_HOST_BYTES];    /* a numeric address to listen at */
    uint32_t port;                   /* 0: any that is free */
    char data[PATH_MAX];             /* the folder of the database */
    char base_url[CONFIG_URL_BYTES]; /* as people reach it, without a slash at its end */
    uint32_t trust_proxy;            /* a proxy in front tells the clients' addresses */
    uint32_t webhooks;               /* config_webhooks */
    uint32_t log;                    /* log_level */
    uint32_t bot_threads;            /* 0: one for every processor but one */
    uint32_t bot_milliseconds;       /* the most a bot thinks */
    uint32_t connections;            /* in all */
    uint32_t address_connections;    /* of one address */
    uint32_t rate;                   /* messages a second of one connection */
    uint32_t address_rate;           /* and of one address; 0: no limit */
    uint32_t message_bytes;          /* of one message or body */
    uint32_t patience;               /* seconds for a slow client */
    uint32_t rehearsal;              /* the number all luck follows from; 0: none */
    house_limits house;
} server_config;

/* The defaults. */
void config_start(server_config *config);

/* One setting; a refusal names the key and what is expected. */
atl_status config_set(server_config *config, const char *key, const char *value, atl_reason *why);

/* A whole file; a refusal tells the line. */
atl_status config_read(server_config *config, const char *text, size_t size, atl_reason *why);

/* Fills in what depends on the rest: the data folder and the base URL. */
atl_status config_finish(server_config *config, atl_reason *why);

#endif
