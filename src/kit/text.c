/* Text helpers that need no libc. */
#include "kit/kit.h"

bool atl_text_equal(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

size_t atl_text_length(const char *text)
{
    size_t length = 0;
    while (text[length] != '\0')
        length++;
    return length;
}

void atl_text_append(char *text, size_t capacity, const char *more)
{
    size_t at = atl_text_length(text);
    while (*more != '\0' && at + 1 < capacity)
        text[at++] = *more++;
    text[at] = '\0';
}

void atl_text_append_number(char *text, size_t capacity, int32_t number)
{
    char digits[12];
    size_t at = sizeof digits;
    uint32_t rest = number < 0 ? 0U - (uint32_t)number : (uint32_t)number;
    digits[--at] = '\0';
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (number < 0)
        digits[--at] = '-';
    atl_text_append(text, capacity, digits + at);
}

bool atl_text_number(const char *text, int32_t *number)
{
    int32_t value = 0;
    size_t length = atl_text_length(text);
    if (length == 0 || length > 9 || (text[0] == '0' && length > 1))
        return false;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        value = value * 10 + (text[i] - '0');
    }
    *number = value;
    return true;
}
