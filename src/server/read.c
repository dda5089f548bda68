/* Reading members of JSON objects that may be anything. */
#include "server/read.h"

#include <sodium.h>
#include <string.h>

const char *read_text(const json_t *object, const char *key)
{
    const json_t *value = json_object_get(object, key);
    const char *text = json_string_value(value);
    return text != NULL && strlen(text) == json_string_length(value) ? text : NULL;
}

bool read_number(const json_t *object, const char *key, json_int_t low, json_int_t high,
                 json_int_t *number)
{
    const json_t *value = json_object_get(object, key);
    *number = json_integer_value(value);
    return json_is_integer(value) && *number >= low && *number <= high;
}

bool read_index(const json_t *object, const char *key, int count, int *index)
{
    json_int_t number = 0;
    if (!read_number(object, key, 0, count - 1, &number))
        return false;
    *index = (int)number;
    return true;
}

bool read_index_or_null(const json_t *object, const char *key, int count, int nothing, int *index)
{
    if (!json_is_null(json_object_get(object, key)))
        return read_index(object, key, count, index);
    *index = nothing;
    return true;
}

bool read_bytes(const json_t *object, const char *key, uint8_t *bytes, size_t size)
{
    const char *text = read_text(object, key);
    size_t length = 0;
    return text != NULL && strlen(text) == 2 * size &&
           sodium_hex2bin(bytes, size, text, 2 * size, NULL, &length, NULL) == 0 && length == size;
}

json_t *write_bytes(const uint8_t *bytes, size_t size)
{
    char text[2 * 64 + 1] = "";
    if (2 * size < sizeof text)
        sodium_bin2hex(text, sizeof text, bytes, size);
    return json_string(text);
}
