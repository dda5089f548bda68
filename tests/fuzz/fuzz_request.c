/* Heads of HTTP requests, settings and messages from anywhere. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "server/config.h"
#include "server/decode.h"
#include "server/request.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(int condition)
{
    if (!condition)
        abort();
}

/* What was accepted is as strict as the rest of the server relies on. */
static void check(const http_request *r)
{
    unsigned long number = 0;
    require(r->path[0] == '/' && strlen(r->path) < sizeof r->path);
    require(strpbrk(r->path, "\r\n%\\\"") == NULL && strpbrk(r->query, "\r\n%\\\"") == NULL);
    require(strpbrk(r->token, "\r\n ") == NULL && strpbrk(r->key, "\r\n ") == NULL);
    require(!r->upgrade || (strlen(r->key) == 24 && r->method == HTTP_GET && r->length == 0));
    require(strcmp(r->lang, "en") == 0 || strcmp(r->lang, "de") == 0);
    if (http_query_number(r->query, "since", 0, &number))
        require(number <= 999999999);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    http_request request;
    server_config config;
    atl_reason why = {0};
    char *text = malloc(size + 1); /* of just this size, so that reading on is noticed */
    require(text != NULL);
    memcpy(text, data, size);
    size_t head = http_head_size(text, size);
    require(head <= size);
    int status = head == 0 ? 0 : http_read_head(&request, text, head);
    require(status == 0 || (status >= 400 && status < 600));
    if (head != 0 && status == 0)
        check(&request);
    config_start(&config);
    config_read(&config, text, size, &why);
    json_decref(decode_message(text, size));
    free(text);
    return 0;
}
