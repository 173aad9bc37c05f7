#!/bin/sh
# The classes of Figure 23 of the work that engine bdd comes from (Darga and Boyapati, OOPSLA
# 2006), under the engines sat and bdd, by paths and by fields, which is the figure's own analysis.
# Beside our transitions, BDD nodes made and seconds stand those printed (Pentium 4, 3.2 GHz, JVM).
#
#     bench/figure23.sh GLASSBOX        or ./dev bench figure23
#     ROWS='Stack HeapArray' ENGINES='bdd bdd,fields' SIZES='1 2 3' LIMIT=60 ./dev bench figure23
#
# LIMIT is in processor seconds for each check; a row ends at the first size that exceeds it.
# A '!' marks more transitions than in the figure, or a check that does not hold. What n means is
# said in figures/classes.
set -eu
GLASSBOX=$1
here=$(cd "$(dirname "$0")" && pwd)
examples=$here/../examples
# shellcheck source=bench/measure
. "$here/measure"
# shellcheck source=bench/figures/classes
. "$here/figures/classes"

printed() { # class, n, transitions, nodes made, seconds; - where the figure has none
  cat <<'TABLE'
Stack 1 4 9 0.016
Stack 2 5 14 0.016
Stack 3 5 16 0.017
Stack 4 5 18 0.017
Stack 5 5 20 0.017
Stack 6 5 22 0.017
Stack 7 5 24 0.017
Stack 8 5 26 0.017
Stack 16 5 42 0.018
Stack 32 5 74 0.018
Stack 64 5 140 0.020
Stack 128 5 268 0.023
Stack 1024 - - -
Queue 1 5 17 0.019
Queue 2 7 36 0.020
Queue 3 8 46 0.020
Queue 4 9 61 0.020
Queue 5 10 68 0.021
Queue 6 11 75 0.021
Queue 7 12 101 0.021
Queue 8 13 114 0.022
Queue 16 21 272 0.028
Queue 32 37 834 0.050
Queue 64 69 2873 0.086
Queue 128 133 12292 0.118
HeapArray 1 4 9 0.016
HeapArray 2 7 58 0.016
HeapArray 3 11 245 0.018
HeapArray 4 17 565 0.019
HeapArray 5 24 2053 0.022
HeapArray 6 34 4398 0.029
HeapArray 7 45 9032 0.035
HeapArray 8 57 16621 0.045
HeapArray 9 70 55382 0.080
HeapArray 10 86 81364 0.114
HeapArray 11 103 145832 0.198
HeapArray 12 122 254985 0.318
HeapArray 13 142 556949 0.647
HeapArray 14 165 1344220 2.098
HeapArray 20 - - -
RedBlackTree 1 6 28 0.022
RedBlackTree 2 28 493 0.028
RedBlackTree 3 108 3860 0.066
RedBlackTree 4 366 24400 0.134
RedBlackTree 5 1094 128314 0.340
RedBlackTree 6 2968 781369 1.543
RedBlackTree 7 7524 6263228 10.340
RedBlackTree 8 - - -
FileSystem 2,2 62 784 0.035
FileSystem 3,2 135 1764 0.057
FileSystem 4,2 240 3728 0.075
FileSystem 5,2 380 6531 0.096
FileSystem 6,2 558 9984 0.109
FileSystem 7,2 777 13467 0.125
FileSystem 8,2 1040 21755 0.147
FileSystem 9,2 1350 31031 0.167
FileSystem 10,2 1710 40954 0.203
FileSystem 2,3 102 1132 0.051
FileSystem 3,3 270 2754 0.076
FileSystem 4,3 560 6707 0.115
FileSystem 5,3 1005 12115 0.158
FileSystem 6,3 1638 20789 0.234
FileSystem 7,3 2492 21131 0.266
FileSystem 8,3 3600 44059 0.583
FileSystem 2,4 182 1903 0.065
FileSystem 3,4 675 5446 0.114
FileSystem 4,4 1840 24672 0.324
FileSystem 5,4 4130 55614 0.935
FileSystem 2,5 342 3818 0.089
FileSystem 3,5 1890 13109 0.243
TABLE
}

engine_options() { # sat, bdd, sat,fields or bdd,fields
  case $1 in
  *,fields) echo "--engine ${1%,*} --analysis fields" ;;
  *) echo "--engine $1" ;;
  esac
}

check_class() { # class engine
  printed | sed -n "s/^$1 //p" >"$work/sizes"
  while read -r n their_transitions their_nodes their_seconds; do
    is_among "$n" "${SIZES-$n}" || continue
    # shellcheck disable=SC2046  # a list of words
    measure_figure "$1" "$n" $(engine_options "$2")
    mark=
    if [ "$verdict" != holds ] && [ "$verdict" != - ]; then
      mark=" ! $verdict"
    elif [ "$verdict" = holds ] && [ "$their_transitions" != - ] &&
      [ "$transitions" -gt "$their_transitions" ]; then
      mark=' !'
    fi
    row "$1" "$n" "$transitions$mark" "$their_transitions" "$diagram_nodes" "$their_nodes" \
      "$seconds" "$their_seconds" "$(faster "$their_seconds" "$seconds")"
    [ "$seconds" != - ] || break
  done <"$work/sizes"
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for engine in ${ENGINES-sat bdd sat,fields bdd,fields}; do
  table "figure23-$(echo "$engine" | tr , -)" "Engine $engine (001, Figure 23)" class n transitions theirs \
    'BDD nodes' theirs 'CPU s' theirs faster
  for class in ${ROWS-Stack Queue HeapArray RedBlackTree FileSystem}; do
    check_class "$class" "$engine"
  done
done
