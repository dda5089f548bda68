/* Instead of the page, where it was not built. */
#include "server/pages.h"

static const unsigned char front[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    "<title>Antilles</title>\n</head>\n<body>\n<h1>Antilles</h1>\n"
    "<p>This server was built without its page for browsers (ANTILLES_WEB=OFF). Programs talk "
    "to it as docs/API.md describes.</p>\n</body>\n</html>\n";

const page pages[] = {
    {"/", "text/html; charset=utf-8", "\"none\"", false, front, sizeof front - 1, front,
     sizeof front - 1},
    {NULL, NULL, NULL, false, NULL, 0, NULL, 0},
};
