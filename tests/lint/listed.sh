#!/bin/sh
# No source is forgotten: CMakeLists.txt lists every C file and public header,
# tests/CMakeLists.txt every test.
. tests/lint/common.sh
failed=0
for file in $(files 'src/*.c' 'include/*.h'); do
    if ! grep -qrF "$file" CMakeLists.txt cmake; then
        echo "CMakeLists.txt does not list $file"
        failed=1
    fi
done
for file in $(files 'tests/*/test_*.c' | grep -v '^tests/fuzz/'); do
    group=${file#tests/}
    group=${group%/test_*}
    name=${file##*/test_}
    if ! grep -qE "^ *antilles_test\($group ${name%.c}[ )]" tests/CMakeLists.txt; then
        echo "tests/CMakeLists.txt does not list $file"
        failed=1
    fi
done
exit $failed
