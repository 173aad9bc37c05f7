#!/bin/sh
# The circuits of floating point on numbers that are drawn, against the JVM, bit for bit, and
# what the JVM says against Z3 where that is installed:
#     bench/reals.sh GLASSBOX [COUNT [SEED]]
set -eu
cd "$(dirname "$0")/.."
file=$(mktemp)
trap 'rm -f "$file" "$file.z3"' EXIT
java tests/reals/Draws.java "${2-100000}" "${3-1}" >"$file"
make -s WERROR=1 build/unit/test_reals >/dev/null
REALS=$file build/unit/test_reals >"$file.z3" 2>&1 || {
  cat "$file.z3"
  exit 1
}
echo "$(wc -l <"$file") operations equal to the JVM's"
if command -v z3 >/dev/null; then
  awk -f tests/reals/smt.awk "$file" | z3 -in >"$file.z3"
  if grep -v '^true$' "$file.z3"; then
    exit 1
  fi
  echo "$(wc -l <"$file.z3") of them equal to Z3's"
else
  echo 'no z3 here: its opinion was not asked'
fi
