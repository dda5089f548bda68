#!/bin/sh
# Shell scripts and the completion are clean.
. tests/lint/common.sh
files 'tools/*' 'tests/lint/*.sh' '.ci/*' | while IFS= read -r file; do
    case $file:$(head -n 1 "$file") in
    *.sh:* | *:'#!'*sh) printf '%s\n' "$file" ;;
    esac
done >"$scratch/scripts"
xargs shellcheck --external-sources <"$scratch/scripts"
shellcheck --shell=bash completions/antilles
