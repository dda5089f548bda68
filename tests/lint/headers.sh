# Every public header compiles alone, as C17 and as C++17.
. tests/lint/common.sh
warnings='-Wall -Wextra -Wpedantic -Werror'
failed=0
for header in include/antilles/*.h; do
    # shellcheck disable=SC2086
    clang -x c -std=c17 $warnings -Wno-pragma-once-outside-header -Iinclude \
        -fsyntax-only "$header" || failed=1
    # shellcheck disable=SC2086
    clang -x c++ -std=c++17 $warnings -Iinclude -fsyntax-only "$header" || failed=1
done
exit $failed
