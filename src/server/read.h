/* Reading members of JSON objects that may be anything. */
#ifndef ANTILLES_SERVER_READ_H
#define ANTILLES_SERVER_READ_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The text of a member, or NULL when it has none. Never with a NUL inside. */
const char *read_text(const json_t *object, const char *key);

/* A number between two others; false when it is none. */
bool read_number(const json_t *object, const char *key, json_int_t low, json_int_t high,
                 json_int_t *number);

/* The same as an int, and with JSON's null for `nothing`. */
bool read_index(const json_t *object, const char *key, int count, int *index);
bool read_index_or_null(const json_t *object, const char *key, int count, int nothing, int *index);

/* Bytes in hexadecimal digits. */
bool read_bytes(const json_t *object, const char *key, uint8_t *bytes, size_t size);
json_t *write_bytes(const uint8_t *bytes, size_t size);

#endif
