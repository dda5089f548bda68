#!/bin/sh
# An installed tree is complete, and a small program builds against it with
# pkg-config, shared and static, and runs.
. tests/lint/common.sh
build=$1
compiler=$2
stage=$scratch/stage
DESTDIR=$stage cmake --install "$build" --prefix /usr/local >"$scratch/log"
top=$stage/usr/local
for file in bin/antilles include/antilles/game.h share/man/man1/antilles.1 \
    share/man/de/man1/antilles.1 share/bash-completion/completions/antilles \
    share/locale/de/LC_MESSAGES/antilles.mo; do
    [ -f "$top/$file" ] || fail "not installed: $file"
done
"$top/bin/antilles" --version

pc=$(find "$top" -name antilles.pc)
PKG_CONFIG_PATH=$(dirname "$pc")
export PKG_CONFIG_PATH
library=$(dirname "$PKG_CONFIG_PATH")
cat >"$scratch/use.c" <<'C'
#include <antilles/game.h>
#include <stdio.h>

int main(void)
{
    for (const atl_game *const *game = atl_games; *game != NULL; game++)
        puts((*game)->name);
    return atl_game_find("santo-domingo") == NULL;
}
C
# shellcheck disable=SC2046
"$compiler" -std=c17 "$scratch/use.c" -o "$scratch/shared" $(pkg-config --cflags --libs antilles)
LD_LIBRARY_PATH=$library "$scratch/shared"
# shellcheck disable=SC2046
"$compiler" -std=c17 $(pkg-config --cflags antilles) "$scratch/use.c" -o "$scratch/static" \
    "$library/libantilles.a"
"$scratch/static"
