#!/bin/sh
# The classes of Figure 23 of the work that engine bdd comes from (Darga and Boyapati, OOPSLA
# 2006), under the engines sat and bdd. Beside our transitions, BDD nodes made and seconds
# stand those printed there (Pentium 4, 3.2 GHz, JVM).
#
#     bench/figure23.sh GLASSBOX        or ./dev bench figure23
#     ROWS='Stack HeapArray' ENGINES=bdd SIZES='1 2 3' LIMIT=60 ./dev bench figure23
#
# LIMIT is in processor seconds for each check; a row ends at the first size that exceeds it.
# A '!' marks more transitions than in the figure, or a check that does not hold.
#
# What n means: Stack, n nodes and n values. Queue, n values in either stack. HeapArray, arrays
# of each length up to n (in the figure: of one), integers 0..n. RedBlackTree: height n, keys
# 0..2^n-1, which is one key more than in the figure, since `size` is an integer as well.
set -eu
GLASSBOX=$1
here=$(cd "$(dirname "$0")" && pwd)
examples=$here/../examples
# shellcheck source=bench/measure
. "$here/measure"

# row, n, transitions, nodes, seconds; - where the figure has none
published() {
  cat <<'TABLE'
Stack 1 4 9 0.016
Stack 2 5 14 0.016
Stack 4 5 18 0.017
Stack 8 5 26 0.017
Stack 16 5 42 0.018
Stack 32 5 74 0.018
Stack 64 5 140 0.020
Stack 128 5 268 0.023
Stack 1024 - - -
Queue 1 5 17 0.019
Queue 2 7 36 0.020
Queue 4 9 61 0.020
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
TABLE
}

files_of() {
  case $1 in
  Stack) echo "$examples/Stack.java" ;;
  Queue) echo "--class Queue $examples/Queue.java $examples/Stack.java" ;;
  HeapArray) echo "$here/figures/HeapArray.java" ;;
  RedBlackTree) echo "$examples/RedBlackMap.java" ;;
  *)
    echo "no row '$1'; there are Stack, Queue, HeapArray, RedBlackTree" >&2
    exit 2
    ;;
  esac
}

options_of() { # row n
  case $1 in
  Stack) echo "--nodes $2 --objects Object=$2" ;;
  Queue) echo "--nodes $((2 * $2 + 2)) --objects Object=$2" ;;
  HeapArray) echo "--nodes $2" ;;
  RedBlackTree)
    echo "--height $2 --objects Object=$(((1 << $2) - 1))" \
      "--method get --method put --method remove"
    ;;
  esac
}

check_row() { # row engine
  files=$(files_of "$1")
  # shellcheck disable=SC2086  # lists of words, here and below
  compile $files
  published | sed -n "s/^$1 //p" >"$lines"
  while read -r n their_transitions their_nodes their_seconds; do
    case " ${SIZES-$n} " in *" $n "*) ;; *) continue ;; esac
    # shellcheck disable=SC2046,SC2086
    measure --engine "$2" $(options_of "$1" "$n") $files </dev/null
    mark=
    if [ "$verdict" != holds ] && [ "$verdict" != - ]; then
      mark=" ! $verdict"
    elif [ "$verdict" = holds ] && [ "$their_transitions" != - ] &&
      [ "$transitions" -gt "$their_transitions" ]; then
      mark=' !'
    fi
    printf '%-12s %-4s %5d  %11s %9s  %9s %9s  %9s %9s%s\n' "$1" "$2" "$n" "$transitions" \
      "$their_transitions" "$diagram_nodes" "$their_nodes" "$seconds" "$their_seconds" "$mark"
    [ "$seconds" != - ] || break
  done <"$lines"
}

lines=$(mktemp)
trap 'rm -f "$lines"' EXIT
printf '%-12s %-4s %5s  %11s %9s  %9s %9s  %9s %9s\n' '' '' n transitions published \
  'BDD nodes' published CPU/s published
for row in ${ROWS-Stack Queue HeapArray RedBlackTree}; do
  for engine in ${ENGINES-sat bdd}; do
    check_row "$row" "$engine"
  done
done
