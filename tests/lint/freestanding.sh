#!/bin/sh
# The rules and agents compile for a browser without a C library: they find no
# header of it, and a link needs nothing but the mem* functions.
. tests/lint/common.sh
set --
for source in $(freestanding); do
    object=$scratch/$(printf '%s' "$source" | tr / _).o
    clang --target=wasm32 -ffreestanding -nostdlib -nostdlibinc -std=c17 -O2 -Iinclude -Isrc \
        -Wall -Wextra -Wpedantic -Werror -c "$source" -o "$object"
    set -- "$@" "$object"
done
[ $# -gt 0 ] || fail 'no rules found'
printf '%s\n' memcpy memset memcmp memmove >"$scratch/allowed"
wasm-ld --no-entry --export-all --allow-undefined-file="$scratch/allowed" \
    -o "$scratch/rules.wasm" "$@"
printf '%s files link\n' $#
