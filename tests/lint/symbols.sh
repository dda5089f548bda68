#!/bin/sh
# Rule objects of this machine reference the mem* functions and each other only:
# no printf, no malloc, no hidden help of the compiler's.
. tests/lint/common.sh
compiler=$1
for source in $(freestanding); do
    "$compiler" -std=c17 -O2 -ffreestanding -fno-pic -fno-stack-protector -Iinclude -Isrc -c "$source" \
        -o "$scratch/$(printf '%s' "$source" | tr / _).o"
done
nm --defined-only --extern-only --format=posix "$scratch"/*.o | awk 'NF > 1 { print $1 }' |
    sort -u >"$scratch/defined"
printf '%s\n' memcpy memset memcmp memmove | sort -u - "$scratch/defined" >"$scratch/known"
nm --undefined-only --format=posix "$scratch"/*.o | awk 'NF > 1 { print $1 }' |
    sort -u >"$scratch/needed"
foreign=$(comm -23 "$scratch/needed" "$scratch/known")
[ -z "$foreign" ] || fail "rules use foreign symbols:
$foreign"
