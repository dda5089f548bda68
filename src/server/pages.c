/* The pages: for now a front door that says where one has come to. */
#include "server/pages.h"

#include <stddef.h>

#define TOP(lang)                                                                                  \
    "<!DOCTYPE html>\n<html lang=\"" lang "\">\n<head>\n<meta charset=\"utf-8\">\n"                \
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"                   \
    "<title>Antilles</title>\n<link rel=\"stylesheet\" href=\"/style.css\">\n</head>\n"            \
    "<body>\n<main>\n<h1>Antilles</h1>\n"
#define BOTTOM "</main>\n</body>\n</html>\n"

static const char front[] =
    TOP("en") "<p>A server for three Caribbean trading games: Santo Domingo, Santiago de Cuba and "
              "Cuba. "
              "People and bots play at tables; a table is joined by its link.</p>\n"
              "<ul>\n<li><a href=\"/api/tables\">Public tables</a></li>\n"
              "<li><a href=\"/api/records\">Finished games</a></li>\n"
              "<li><a href=\"/api/games\">The games and their options</a></li>\n</ul>\n"
              "<p>Programs talk to it as described in <code>docs/API.md</code> of Antilles.</p>\n"
              "<p>The games' names belong to their owners; this is an independent, unofficial "
              "program.</p>\n" BOTTOM;

static const char front_german[] = TOP(
    "de") "<p>Ein Server für drei karibische Handelsspiele: Santo Domingo, Santiago de Cuba und "
          "Cuba. "
          "Menschen und Bots spielen an Tischen; an einen Tisch kommt man über seinen Link.</p>\n"
          "<ul>\n<li><a href=\"/api/tables\">Öffentliche Tische</a></li>\n"
          "<li><a href=\"/api/records\">Beendete Partien</a></li>\n"
          "<li><a href=\"/api/games\">Die Spiele und ihre Optionen</a></li>\n</ul>\n"
          "<p>Wie Programme mit ihm sprechen, steht in <code>docs/API.md</code> von Antilles.</p>\n"
          "<p>Die Namen der Spiele gehören ihren Inhabern; dies ist ein unabhängiges, "
          "inoffizielles "
          "Programm.</p>\n" BOTTOM;

static const char style[] =
    "body { margin: 0; font: 1.1rem/1.5 system-ui, sans-serif; color: #1d2b33; "
    "background: #f7f3ea; }\n"
    "main { max-width: 38rem; margin: 3rem auto; padding: 0 1rem; }\n"
    "a { color: #0b5c77; }\n";

static const char robots[] = "User-agent: *\nDisallow: /api/\n";

const page pages[] = {
    {"/", "text/html; charset=utf-8", front, front_german},
    {"/style.css", "text/css; charset=utf-8", style, NULL},
    {"/robots.txt", "text/plain; charset=utf-8", robots, NULL},
    {NULL, NULL, NULL, NULL},
};
