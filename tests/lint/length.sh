#!/bin/sh
# No file of the program is longer than 800 lines.
. tests/lint/common.sh
files '*.c' '*.h' '*.inc' '*.sh' 'tools/*' '*.cmake' 'CMakeLists.txt' 'Makefile' |
    grep -v '^tests/' | while IFS= read -r file; do
    lines=$(wc -l <"$file")
    if [ "$lines" -gt 800 ]; then printf '%s: %s lines\n' "$file" "$lines"; fi
done >"$scratch/long"
[ ! -s "$scratch/long" ] || fail "too long:
$(cat "$scratch/long")"
