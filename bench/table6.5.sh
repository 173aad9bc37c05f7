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

# shellcheck source=bench/table
. "$root/bench/table"

table table6.5 'Percent of seeded errors that terms of n nodes show (000, Table 6.5)' language errors 1 2 3 4 5 6 7 8
row 'theirs, OwnershipJava' 25 0 8 40 68 76 80 84 100
for language in ${ROWS-$(cd "$root/examples/types/errors" && printf '%s ' */ | tr -d /)}; do
  is_time_left || {
    remark "$language was not reached."
    continue
  }
  # shellcheck disable=SC2046  # the cells
  row "$language" $("$root/tests/types/errors" --sizes "$GLASSBOX" "/$language/" | awk '
    NF >= 4 && !/^FAILED/ { all++; for (n = $3; n <= 8; n++) caught[n]++ }
    END {
      printf "%d", all
      for (n = 1; n <= 8; n++) printf " %d", (all ? 100 * caught[n] / all : 0) }')
done
