# Manual pages are clean.
. tests/lint/common.sh
files 'man/*.1' | xargs mandoc -Tlint -Wwarning
