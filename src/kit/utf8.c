/* UTF-8, strictly: no overlong forms, no surrogates, nothing beyond U+10FFFF. */
#include "kit/kit.h"

bool atl_text_letter(const char *text, size_t size, size_t *at, uint32_t *letter)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char first = (unsigned char)text[*at];
    int bytes = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if ((first >= 0x80 && first < 0xC2) || first > 0xF4 || size - *at < (size_t)bytes)
        return false;
    uint32_t value = bytes == 1 ? first : first & (0x7FU >> bytes);
    for (int i = 1; i < bytes; i++) {
        unsigned char next = (unsigned char)text[*at + (size_t)i];
        if ((next & 0xC0U) != 0x80)
            return false;
        value = value << 6U | (next & 0x3FU);
    }
    if (value < least[bytes] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
        return false;
    *at += (size_t)bytes;
    *letter = value;
    return true;
}

/* Letters that steer a terminal or turn the direction of writing. */
static bool steers(uint32_t letter)
{
    return letter < 0x20 || (letter >= 0x7F && letter <= 0x9F) || letter == 0x061C ||
           (letter >= 0x200B && letter <= 0x200F) || (letter >= 0x2028 && letter <= 0x202E) ||
           (letter >= 0x2060 && letter <= 0x206F) || letter == 0xFEFF;
}

bool atl_text_is_plain(const char *text, size_t size)
{
    uint32_t letter = 0;
    for (size_t at = 0; at < size;) {
        if (!atl_text_letter(text, size, &at, &letter) || steers(letter))
            return false;
    }
    return true;
}
