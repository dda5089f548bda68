#!/bin/sh
# The template is current with the sources, and every catalogue translates all of
# it: nothing missing, fuzzy or obsolete.
. tests/lint/common.sh
[ -f po/antilles.pot ] || fail 'po/antilles.pot is missing; run: make pot'
tools/pot "$scratch/antilles.pot"
diff -u po/antilles.pot "$scratch/antilles.pot" || fail 'the template is stale; run: make pot'
for po in po/*.po; do
    msgfmt --check-format --check-domain --output-file=/dev/null "$po"
    msgcmp "$po" po/antilles.pot
    for kind in untranslated only-fuzzy only-obsolete; do
        found=$(msgattrib --no-wrap "--$kind" "$po" | grep -E '^(#~ )?msgid "..*"' || true)
        [ -z "$found" ] || fail "$po, $kind:
$found"
    done
done
