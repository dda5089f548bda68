#!/bin/sh
# The library holds no variable that can change: its objects have nothing in their
# data and bss sections.
. tests/lint/common.sh
for source in $(freestanding) $(files 'src/match/*.c' 'src/record/*.c' 'src/arena/*.c'); do
    object=$scratch/$(printf '%s' "$source" | tr / _).o
    clang -std=c17 -O0 -fno-pic -D_XOPEN_SOURCE=700 -Iinclude -Isrc -c "$source" -o "$object"
    llvm-nm --format=posix "$object" | awk -v source="$source" \
        '$2 ~ /^[bBcCdDsS]$/ { print source ": " $1 }'
done >"$scratch/found"
[ ! -s "$scratch/found" ] || fail "variables in the library:
$(cat "$scratch/found")"
