/* JSON from strangers: decoded strictly, and looked at before it costs anything. */
#ifndef ANTILLES_SERVER_DECODE_H
#define ANTILLES_SERVER_DECODE_H

#include <jansson.h>
#include <stddef.h>

/* The object a message is, or NULL: no object, nested deeper than any message is, a
 * member twice, or more than one value. */
json_t *decode_message(const char *text, size_t size);

#endif
