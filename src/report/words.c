/* Sentences that several reports share. */
#include "report/words.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "report/page.h"

report_text report_format(const char *format, ...)
{
    report_text t;
    va_list args;
    va_start(args, format);
    vsnprintf(t.text, sizeof t.text, format, args);
    va_end(args);
    return t;
}

report_text report_players(const arena_plan *plan)
{
    report_text t = {""};
    for (int i = 0; i < plan->table_count; i++) {
        size_t at = strlen(t.text);
        bool last = i == plan->table_count - 1;
        snprintf(t.text + at, sizeof t.text - at, "%s%d",
                 i == 0 ? ""
                 : last ? _(" and ")
                        : ", ",
                 plan->tables[i].setup.players);
    }
    return t;
}

report_text report_decimal(double value, int decimals)
{
    report_text t = {""};
    FILE *out = fmemopen(t.text, sizeof t.text, "w");
    if (out != NULL) {
        page_number(out, value, decimals);
        fclose(out);
    }
    return t;
}

report_text report_percent(double share)
{
    return report_format("%s\u00a0%%", report_decimal(100 * share, 1).text);
}

report_text report_count(uint64_t count)
{
    char digits[24];
    report_text t;
    size_t at = 0;
    int length = snprintf(digits, sizeof digits, "%" PRIu64, count);
    for (int i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0) {
            memcpy(t.text + at, "\u202f", 3);
            at += 3;
        }
        t.text[at++] = digits[i];
    }
    t.text[at] = '\0';
    return t;
}

const char *report_foot(void)
{
    return _("Made with Antilles, an independent, unofficial program. The games' names belong to "
             "their owners.");
}
