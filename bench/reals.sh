#!/bin/sh
# The circuits of floating point on numbers that are drawn, against the JVM, bit for bit:
#     bench/reals.sh [COUNT [SEED]]
set -eu
cd "$(dirname "$0")/.."
file=$(mktemp)
trap 'rm -f "$file"' EXIT
java tests/reals/Draws.java "${1-100000}" "${2-1}" >"$file"
make -s WERROR=1 build/unit/test_reals >/dev/null
REALS=$file build/unit/test_reals
echo "$(wc -l <"$file") operations equal to the JVM's"
