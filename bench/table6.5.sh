#!/bin/sh
# The small scope hypothesis, as in Table 6.5 of the work that glass box checking comes from:
# how many of the seeded errors of each language are found in terms of at most n nodes.
#
#     bench/table6.5.sh GLASSBOX        or ./dev bench table6.5
#     ROWS=Imp ./dev bench table6.5
#
# The published percentages are those of 25 errors in Ownership Java.
set -eu
GLASSBOX=$1
root=$(cd "$(dirname "$0")/.." && pwd)

printf '%-20s %6s' '' errors
for n in 1 2 3 4 5 6 7 8; do printf ' %5s' "$n"; done
printf '\n%-20s %6d' published 25
for percent in 0 8 40 68 76 80 84 100; do printf ' %4d%%' "$percent"; done
echo
for row in ${ROWS-$(cd "$root/examples/types/errors" && printf '%s ' */ | tr -d /)}; do
  "$root/tests/types/errors" --sizes "$GLASSBOX" "/$row/" | awk -v row="$row" '
    /^FAILED/ { print; next }
    NF >= 4 { all++; for (n = $3; n <= 8; n++) caught[n]++ }
    END {
      printf "%-20s %6d", row, all
      for (n = 1; n <= 8; n++) printf " %4d%%", (all ? 100 * caught[n] / all : 0)
      print "" }'
done
