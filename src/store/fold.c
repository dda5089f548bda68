/* Names that differ in case only are the same. SQLite knows that of ASCII alone, and the
 * C library only for the language it runs in; what is kept must not depend on either. */
#include "store/inside.h"

#include <string.h>

#include "kit/kit.h"

/* Pairs of capital and small letters that follow each other. */
static bool in_pairs(uint32_t letter)
{
    return (letter >= 0x100 && letter <= 0x12F) || (letter >= 0x132 && letter <= 0x137) ||
           (letter >= 0x14A && letter <= 0x177) || (letter >= 0x460 && letter <= 0x481) ||
           (letter >= 0x48A && letter <= 0x4BF) || (letter >= 0x4D0 && letter <= 0x52F) ||
           (letter >= 0x1E00 && letter <= 0x1E95) || (letter >= 0x1EA0 && letter <= 0x1EFF);
}

/* The small letter of a Latin, Greek or Cyrillic one; every other stands for itself. */
static uint32_t small(uint32_t letter)
{
    if ((letter >= 'A' && letter <= 'Z') || (letter >= 0xC0 && letter <= 0xDE && letter != 0xD7) ||
        (letter >= 0x391 && letter <= 0x3A9) || (letter >= 0x410 && letter <= 0x42F))
        return letter + 0x20;
    if (letter >= 0x400 && letter <= 0x40F)
        return letter + 0x50;
    if (letter == 0x178)
        return 0xFF;
    if (letter == 0x1E9E)
        return 0xDF;
    if ((letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17E))
        return letter + (letter & 1U);
    return in_pairs(letter) ? letter | 1U : letter;
}

static size_t put(char *to, uint32_t letter)
{
    if (letter < 0x80) {
        to[0] = (char)letter;
        return 1;
    }
    size_t size = letter < 0x800 ? 2 : letter < 0x10000 ? 3 : 4;
    for (size_t i = size - 1; i > 0; i--, letter >>= 6U)
        to[i] = (char)(0x80U | (letter & 0x3FU));
    to[0] = (char)((0xF00U >> size & 0xF0U) | letter);
    return size;
}

bool store_fold(const char *name, char folded[STORE_NAME_BYTES])
{
    size_t length = strlen(name);
    size_t used = 0;
    uint32_t letter = 0;
    /* No small letter here takes more bytes than its capital. */
    if (length == 0 || length >= STORE_NAME_BYTES)
        return false;
    for (size_t at = 0; at < length;) {
        if (!atl_text_letter(name, length, &at, &letter))
            return false;
        used += put(folded + used, small(letter));
    }
    folded[used] = '\0';
    return true;
}
