/* A whole server: store, house, bots, network, until it is told to stop.
 *
 *     server_config config;
 *     ...
 *     if (server_run(&config, tell_ready, &why) != ATL_OK) ...
 *
 * SIGTERM and SIGINT stop it in good order.
 */
#ifndef ANTILLES_SERVER_SERVER_H
#define ANTILLES_SERVER_SERVER_H

#include "server/config.h"

/* Runs until a signal comes. `ready` is called once, with the URL at which it listens,
 * without a slash at its end. ATL_OK when it was told to stop, otherwise why it could not start. */
atl_status server_run(const server_config *config, void (*ready)(const char *url), atl_reason *why);

#endif
