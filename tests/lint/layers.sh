#!/bin/sh
# Dependencies point one way:
# kit <- edition <- games <- match <- record, search <- agents <- arena <- engine <- cli.
# report and wire tell what text and arena know; server stands on fair, store and all of
# these. Only text/, report/ and cli/ translate, only wire/ and server/ know JSON, only
# store/ knows SQL.
. tests/lint/common.sh
files 'src/*' | xargs grep -nE '^#include' >"$scratch/includes"
failed=0

# allow LAYER OTHERS: files of the layer include only its own and these folders.
allow()
{
    layer=$1
    shift
    if grep -E "^src/$layer/[^:]*:[0-9]+:#include \"" "$scratch/includes" |
        grep -vE "#include \"(antilles|$layer$(printf '|%s' "$@"))/"; then
        echo "src/$layer may not include these"
        failed=1
    fi
}

allow kit
allow edition kit
allow games kit edition
allow match kit edition games
allow search kit edition games
allow agents kit edition games search
allow record kit edition games match agents
allow arena kit edition games match record search agents
allow engine kit edition games match record search agents arena
allow fair kit edition games match
allow store kit record
allow text kit edition games match record agents
allow report kit edition games match record agents arena text
allow wire kit edition games match record agents arena
allow server kit edition games match record search agents arena fair store text wire
allow cli kit edition games match record search agents arena engine fair store server text report wire

if grep -F '<jansson.h>' "$scratch/includes" | grep -vE '^src/(wire|server)/'; then
    echo 'only src/wire and src/server may know JSON'
    failed=1
fi
if grep -F '<sqlite3.h>' "$scratch/includes" | grep -v '^src/store/'; then
    echo 'only src/store may know SQL'
    failed=1
fi
if grep -F '<libintl.h>' "$scratch/includes" | grep -vE '^src/(text|cli)/'; then
    echo 'only src/text and src/cli may translate'
    failed=1
fi
exit $failed
