/* Stand-ins for letters and line drawing on terminals that know only ASCII. */
#ifndef ANTILLES_ASCII_H
#define ANTILLES_ASCII_H

#include <stdint.h>

/* A short ASCII text for any letter above ASCII; "?" when there is none. */
const char *ascii_letter(uint32_t letter);

#endif
