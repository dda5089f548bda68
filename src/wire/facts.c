/* A document from a stream of facts: a stack of open containers. */
#include "wire/facts.h"

#include <stdlib.h>

static void put(wire_builder *b, const char *key, json_t *value)
{
    json_t *into = b->open[b->depth - 1];
    if (key == NULL)
        json_array_append_new(into, value);
    else
        json_object_set_new(into, key, value);
}

static void open_container(wire_builder *b, const char *key, json_t *container)
{
    put(b, key, container);
    if (b->depth == WIRE_MAX_DEPTH)
        abort();
    b->open[b->depth++] = container;
}

static void put_object(void *user, const char *key)
{
    open_container(user, key, json_object());
}

static void put_array(void *user, const char *key)
{
    open_container(user, key, json_array());
}

static void put_end(void *user)
{
    wire_builder *b = user;
    b->depth--;
}

static void put_number(void *user, const char *key, int32_t value)
{
    put(user, key, json_integer(value));
}

static void put_truth(void *user, const char *key, bool value)
{
    put(user, key, json_boolean(value));
}

static void put_word(void *user, const char *key, const char *value)
{
    put(user, key, value == NULL ? json_null() : json_string(value));
}

atl_facts wire_facts(wire_builder *b, json_t *into)
{
    b->open[0] = into;
    b->depth = 1;
    return (atl_facts){.user = b,
                       .object = put_object,
                       .array = put_array,
                       .end = put_end,
                       .number = put_number,
                       .truth = put_truth,
                       .word = put_word};
}
