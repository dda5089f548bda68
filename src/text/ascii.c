/* Stand-ins, in order of the letter. The line drawing used by the boards keeps its
 * width of one column, so that boards look alike. */
#include "text/ascii.h"

#include <stddef.h>

typedef struct stand_in {
    uint32_t letter;
    const char *text;
} stand_in;

static const stand_in stand_ins[] = {
    {0x00A0, " "},  {0x00AB, "\""}, {0x00B7, "."},  {0x00BB, "\""},  {0x00C4, "Ae"}, {0x00D6, "Oe"},
    {0x00D7, "x"},  {0x00DC, "Ue"}, {0x00DF, "ss"}, {0x00E0, "a"},   {0x00E1, "a"},  {0x00E2, "a"},
    {0x00E3, "a"},  {0x00E4, "ae"}, {0x00E7, "c"},  {0x00E8, "e"},   {0x00E9, "e"},  {0x00EA, "e"},
    {0x00EB, "e"},  {0x00ED, "i"},  {0x00EE, "i"},  {0x00EF, "i"},   {0x00F1, "n"},  {0x00F3, "o"},
    {0x00F4, "o"},  {0x00F5, "o"},  {0x00F6, "oe"}, {0x00F8, "o"},   {0x00FA, "u"},  {0x00FB, "u"},
    {0x00FC, "ue"}, {0x2013, "-"},  {0x2014, "-"},  {0x2018, "'"},   {0x2019, "'"},  {0x201C, "\""},
    {0x201D, "\""}, {0x201E, "\""}, {0x2022, "*"},  {0x2026, "..."}, {0x2190, "<"},  {0x2191, "^"},
    {0x2192, ">"},  {0x2193, "v"},  {0x2500, "-"},  {0x2501, "="},   {0x2502, "|"},  {0x250C, "+"},
    {0x2510, "+"},  {0x2514, "+"},  {0x2518, "+"},  {0x251C, "+"},   {0x2524, "+"},  {0x252C, "+"},
    {0x2534, "+"},  {0x253C, "+"},  {0x2550, "="},  {0x25A0, "#"},   {0x25A1, "."},  {0x25B6, ">"},
    {0x25B8, ">"},  {0x25C6, "*"},  {0x25CB, "o"},  {0x25CF, "O"},   {0x2605, "*"},  {0x273F, "*"},
};

const char *ascii_letter(uint32_t letter)
{
    size_t low = 0;
    size_t high = sizeof stand_ins / sizeof stand_ins[0];
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (stand_ins[middle].letter == letter)
            return stand_ins[middle].text;
        if (stand_ins[middle].letter < letter)
            low = middle + 1;
        else
            high = middle;
    }
    return "?";
}
