#!/bin/sh
# clang-tidy finds nothing in src/.
. tests/lint/common.sh
build=$1
files 'src/*.c' | xargs -n 4 -P 2 clang-tidy --quiet -p "$build" >"$scratch/report" \
    2>"$scratch/noise" || { cat "$scratch/report"; exit 1; }
