#!/bin/sh
# Every public header compiles alone, as C17 and as C++17.
. tests/lint/common.sh
failed=0
for header in include/antilles/*.h; do
    printf '#include "%s"\nextern int used;\n' "${header#include/}" >"$scratch/alone"
    for language in c:c17 c++:c++17; do
        clang -x "${language%:*}" "-std=${language#*:}" -Wall -Wextra -Wpedantic -Werror -Iinclude \
            -fsyntax-only "$scratch/alone" || failed=1
    done
done
exit $failed
