#!/bin/sh
# Words that do not belong into the project. Brackets keep this file from finding
# itself.
. tests/lint/common.sh
words='\b([s]ubagents?|T[O]DO|F[I]XME|X[X]X)\b'
paths='(^|[^[:alnum:]_.~])/(r[o]ot|w[o]rk)/'
hosts='\b([a-z0-9-]+\.)*(p[k]g\.dev|g[c]r\.io|d[o]cker\.io|n[p]mjs\.(org|com)|p[y]pi\.org)\b'
hosts="$hosts|\\b(deb|security)\\.d[e]bian\\.org\\b|\\br[e]gistry\\.[a-z0-9-]+\\.[a-z]+\\b"
files '*' | xargs grep -InEi "$words|$paths|$hosts" && fail 'these words do not belong here'
exit 0
