/* HTML, and the style of all pages. */
#include "report/page.h"

#include <math.h>
#include <string.h>

#include "text/words.h"

static const char style[] =
    ":root{color-scheme:light dark;--paper:#f7f4ec;--card:#fffdf8;--ink:#1c2b33;--dim:#61717b;"
    "--line:#ddd5c3;--sea:#0b7285;--sea2:#1098ad;--coral:#d9480f;--heat:11,114,133;"
    "--s0:#1971a8;--s1:#e08a00;--s2:#2b8a5a;--s3:#c2508f;--s4:#5aa9d6;--s5:#c8501e;--s6:#9a8b12;"
    "--s7:#7a5bb5;--s8:#8a8f94}"
    "@media(prefers-color-scheme:dark){:root{--paper:#0e171d;--card:#15222a;--ink:#e3e8ea;"
    "--dim:#91a2ad;--line:#2b3b45;--sea:#3bc9db;--sea2:#22b8cf;--coral:#ff8f5e;--heat:59,201,219;"
    "--s0:#4a9fd8;--s1:#eda22f;--s2:#4fb984;--s3:#dd7fb4;--s4:#8ccbf0;--s5:#e97d50;--s6:#c4b53a;"
    "--s7:#a58be0;--s8:#8d979e}}"
    "*{box-sizing:border-box}"
    "body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,"
    "-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",sans-serif}"
    "header{background:linear-gradient(120deg,#0b4f66,#0b7285 55%,#1098ad);color:#fff;"
    "padding:2.6rem 0 2.2rem}"
    "header>*,main{max-width:60rem;margin-inline:auto;padding-inline:1.25rem}"
    "header .kind{letter-spacing:.12em;text-transform:uppercase;font-size:.78rem;opacity:.85}"
    "h1{font-size:2.3rem;line-height:1.15;margin:.3rem auto .6rem;font-weight:700}"
    "header .lead{font-size:1.05rem;opacity:.95}"
    "main{padding-block:.6rem}"
    "h2{font-size:1.4rem;margin:2.6rem 0 .4rem;padding-top:.4rem;border-top:2px solid var(--sea)}"
    "h2.chapter{font-size:1.9rem;margin-top:4rem;border-top:.5rem solid var(--sea)}"
    "nav{display:flex;flex-wrap:wrap;gap:.6rem;margin:1rem 0 -1rem}"
    "nav a{color:var(--sea);border:1px solid var(--line);background:var(--card);"
    "border-radius:2rem;padding:.25rem .9rem;text-decoration:none;font-size:.92rem}"
    "nav a:hover{border-color:var(--sea)}"
    "h3{font-size:1.08rem;margin:1.7rem 0 .2rem}"
    "p{margin:.45rem 0 .9rem;max-width:46rem}.note{color:var(--dim);font-size:.88rem}"
    "ul.short{background:var(--card);border-left:.3rem solid var(--coral);border-radius:.3rem;"
    "margin:1.2rem 0;padding:.8rem 1rem .8rem 2.2rem}ul.short li{margin:.25rem 0}"
    ".tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.3rem,1fr));gap:.8rem;"
    "margin:1.2rem 0}"
    ".tile{background:var(--card);border:1px solid var(--line);border-radius:.7rem;"
    "padding:.8rem 1rem}.tile b{display:block;font-size:1.65rem;line-height:1.2;color:var(--sea);"
    "font-variant-numeric:tabular-nums}.tile span{color:var(--dim);font-size:.86rem;"
    "display:block;line-height:1.35}"
    "figure{margin:.8rem 0 1.2rem;background:var(--card);border:1px solid var(--line);"
    "border-radius:.7rem;padding:.8rem;overflow-x:auto}"
    "svg{display:block;width:100%;min-width:34rem;height:auto}"
    "svg text{fill:var(--ink);font:13px system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\","
    "sans-serif;font-variant-numeric:tabular-nums}svg .dim{fill:var(--dim);font-size:12px}"
    "svg .in{fill:#fff;font-size:12px}svg .grid{stroke:var(--line);stroke-width:1}"
    "svg .ref{stroke:var(--coral);stroke-width:1.5;stroke-dasharray:5 4}"
    "svg .reft{fill:var(--coral);font-size:12px}svg .bar{fill:var(--sea)}"
    "svg .whisk{stroke:var(--sea);stroke-width:2}svg .dot{fill:var(--sea)}"
    "svg .curve{fill:none;stroke:var(--sea);stroke-width:2.5}svg .area{fill:var(--sea);"
    "opacity:.13}"
    ".scroll{overflow-x:auto;margin:.6rem 0 1.2rem}"
    "table{border-collapse:collapse;min-width:100%;font-size:.92rem;"
    "font-variant-numeric:tabular-nums}"
    "th,td{padding:.34rem .6rem;border-bottom:1px solid var(--line);text-align:right;"
    "white-space:nowrap}"
    "th{color:var(--dim);font-weight:600;font-size:.82rem;white-space:normal;"
    "vertical-align:bottom}"
    "th:first-child,td:first-child{text-align:left}tbody tr:hover{background:rgba(var(--heat),.07)}"
    "td.i{color:var(--dim)}"
    "footer{color:var(--dim);font-size:.84rem;border-top:1px solid var(--line);"
    "margin-top:3rem;padding:1rem 0}"
    "@media print{header{background:none;color:inherit;padding:0}figure,.tile{break-inside:avoid}"
    "body{font-size:11pt}svg{min-width:0}}";

void page_text(FILE *out, const char *text)
{
    for (; *text != '\0'; text++) {
        switch (*text) {
        case '&':
            fputs("&amp;", out);
            break;
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '"':
            fputs("&quot;", out);
            break;
        default:
            fputc(*text, out);
        }
    }
}

static void put(FILE *out, const char *before, const char *text, const char *after)
{
    fputs(before, out);
    page_text(out, text);
    fputs(after, out);
}

void page_open(FILE *out, const char *kind, const char *title, const char *lead)
{
    /* Translators: the code of this language, for web browsers. */
    const char *language = _("en");
    put(out, "<!DOCTYPE html>\n<html lang=\"", language, "\">\n<head>\n<meta charset=\"utf-8\">\n");
    put(out, "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>",
        title, "</title>\n<style>");
    fputs(style, out);
    put(out, "</style>\n</head>\n<body>\n<header>\n<div class=\"kind\">", kind, "</div>\n");
    put(out, "<h1>", title, "</h1>\n");
    put(out, "<div class=\"lead\">", lead, "</div>\n</header>\n<main>\n");
}

void page_close(FILE *out, const char *foot)
{
    put(out, "<footer>", foot, "</footer>\n</main>\n</body>\n</html>\n");
}

void page_heading(FILE *out, const char *text)
{
    put(out, "<h2>", text, "</h2>\n");
}

void page_contents(FILE *out, const char *const *chapters, int count)
{
    fputs("<nav>", out);
    for (int i = 0; i < count; i++) {
        fprintf(out, "<a href=\"#chapter-%d\">", i + 1);
        put(out, "", chapters[i], "</a>\n");
    }
    fputs("</nav>\n", out);
}

void page_chapter(FILE *out, int number, const char *text)
{
    fprintf(out, "<h2 class=\"chapter\" id=\"chapter-%d\">", number);
    put(out, "", text, "</h2>\n");
}

void page_subheading(FILE *out, const char *text)
{
    put(out, "<h3>", text, "</h3>\n");
}

void page_paragraph(FILE *out, const char *text)
{
    put(out, "<p>", text, "</p>\n");
}

void page_note(FILE *out, const char *text)
{
    put(out, "<p class=\"note\">", text, "</p>\n");
}

void page_points(FILE *out, const char *const *points, int count)
{
    fputs("<ul class=\"short\">\n", out);
    for (int i = 0; i < count; i++)
        put(out, "<li>", points[i], "</li>\n");
    fputs("</ul>\n", out);
}

void page_number(FILE *out, double value, int decimals)
{
    char text[64];
    snprintf(text, sizeof text, "%.*f", decimals, value);
    for (const char *at = text; *at != '\0'; at++) {
        if (*at == '.') /* Translators: the decimal point. */
            fputs(_("."), out);
        else if (*at == '-')
            fputs("\u2212", out);
        else
            fputc(*at, out);
    }
}

void page_percent(FILE *out, double share, int decimals)
{
    page_number(out, 100 * share, decimals);
    fputs("\u00a0%", out);
}

void page_tiles_open(FILE *out)
{
    fputs("<div class=\"tiles\">\n", out);
}

void page_tile(FILE *out, double value, int decimals, const char *unit, const char *label)
{
    fputs("<div class=\"tile\"><b>", out);
    page_number(out, value, decimals);
    page_text(out, unit);
    put(out, "</b><span>", label, "</span></div>\n");
}

void page_tiles_close(FILE *out)
{
    fputs("</div>\n", out);
}

void page_table_open(FILE *out, const char *const *columns, int count)
{
    fputs("<div class=\"scroll\"><table>\n<thead><tr>", out);
    for (int i = 0; i < count; i++)
        put(out, "<th scope=\"col\">", columns[i], "</th>");
    fputs("</tr></thead>\n<tbody>\n", out);
}

void page_row_open(FILE *out, const char *label)
{
    put(out, "<tr><td>", label, "</td>");
}

void page_cell(FILE *out, double value, int decimals)
{
    fputs("<td>", out);
    if (!isnan(value))
        page_number(out, value, decimals);
    fputs("</td>", out);
}

void page_cell_percent(FILE *out, double share, int decimals)
{
    fputs("<td>", out);
    if (!isnan(share))
        page_percent(out, share, decimals);
    fputs("</td>", out);
}

void page_cell_interval(FILE *out, double low, double high, int decimals, bool percent)
{
    double unit = percent ? 100 : 1;
    fputs("<td class=\"i\">", out);
    if (!isnan(low)) {
        page_number(out, unit * low, decimals);
        fputs(" \u2013 ", out);
        page_number(out, unit * high, decimals);
        fputs(percent ? "\u00a0%" : "", out);
    }
    fputs("</td>", out);
}

void page_cell_heat(FILE *out, double share)
{
    if (isnan(share)) {
        fputs("<td></td>", out);
        return;
    }
    fprintf(out, "<td style=\"background:rgba(var(--heat),%.2f)\">", 0.55 * share);
    page_percent(out, share, 0);
    fputs("</td>", out);
}

void page_row_close(FILE *out)
{
    fputs("</tr>\n", out);
}

void page_table_close(FILE *out)
{
    fputs("</tbody></table></div>\n", out);
}
