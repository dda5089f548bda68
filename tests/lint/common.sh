# Shared by the checks: `. tests/lint/common.sh` first. They run in the top folder.
# shellcheck shell=sh
set -eu

# Scratch folder, gone at the end.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

fail()
{
    printf '%s\n' "$*" >&2
    exit 1
}

skip()
{
    printf 'skipped: %s\n' "$*"
    exit 77
}

# The project's own files matching the patterns: tracked, or new and not ignored.
# Without git, what lies in the tree.
files()
{
    if git rev-parse --git-dir >"$scratch/git" 2>&1; then
        git ls-files --cached --others --exclude-standard -- "$@" | sort -u |
            while IFS= read -r file; do
                if [ -f "$file" ]; then printf '%s\n' "$file"; fi
            done
    else
        for pattern in "$@"; do
            find . -path ./build -prune -o -type f -path "./$pattern" -print
        done | sed 's|^\./||' | sort -u
    fi
}

# The sources that must do without a C library: rules and agents.
freestanding()
{
    files 'src/kit/*.c' 'src/edition/*.c' 'src/games/*.c' 'src/search/*.c' 'src/agents/*.c'
}
