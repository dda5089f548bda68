# Dependencies point one way: kit <- edition <- games <- match <- record, agents <- cli.
# Only text/ translates, only wire/ knows JSON.
. tests/lint/common.sh
failed=0

# allow LAYER OTHERS: files of the layer include only its own and these folders.
allow()
{
    layer=$1
    shift
    found=$(grep -nE '^#include "' /dev/null $(files "src/$layer/*") |
        grep -vE "#include \"(antilles|$layer$(printf '|%s' "$@"))/") || return 0
    printf 'src/%s may not include:\n%s\n' "$layer" "$found"
    failed=1
}

allow kit
allow edition kit
allow games kit edition
allow match kit edition games
allow agents kit edition games
allow record kit edition games match agents
allow text kit edition games match record agents
allow wire kit edition games match record agents
allow cli kit edition games match record agents text wire

if grep -nE 'jansson\.h' $(files 'src/*') | grep -v '^src/wire/'; then
    echo 'only src/wire may know JSON'
    failed=1
fi
if grep -nE '<libintl\.h>' $(files 'src/*') | grep -vE '^src/(text|cli)/'; then
    echo 'only src/text and src/cli may translate'
    failed=1
fi
exit $failed
