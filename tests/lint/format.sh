#!/bin/sh
# The sources are as clang-format writes them. Versions differ in small things; the
# reference is version 14, and a newer one that disagrees decides nothing.
. tests/lint/common.sh
files 'src/*.c' 'src/*.h' 'src/*.inc' 'include/*.h' 'tests/*.c' 'tests/*.h' >"$scratch/sources"
if xargs clang-format --dry-run -Werror <"$scratch/sources" >"$scratch/report" 2>&1; then
    exit 0
fi
cat "$scratch/report"
case $(clang-format --version) in
*' version 14.'*) fail 'run: make fmt' ;;
*) skip 'clang-format is not version 14' ;;
esac
