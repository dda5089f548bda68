#!/bin/sh
# Manual pages are clean.
. tests/lint/common.sh
files 'man/*.1' >"$scratch/pages"
[ -s "$scratch/pages" ] || fail "no manual pages"
xargs mandoc -Tlint -Wwarning <"$scratch/pages"
