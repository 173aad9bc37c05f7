#!/bin/sh
# The classes of Figure 23 of the work that engine bdd comes from (Darga and Boyapati, OOPSLA
# 2006), under the engines sat and bdd. Beside our transitions, BDD nodes made and seconds
# stand those printed there (Pentium 4, 3.2 GHz, JVM).
#
#     bench/figure23.sh GLASSBOX        or ./dev bench figure23
#     ROWS='Stack HeapArray' ENGINES='bdd bdd,fields' SIZES='1 2 3' LIMIT=60 ./dev bench figure23
#
# LIMIT is in processor seconds for each check; a row ends at the first size that exceeds it.
# A '!' marks more transitions than in the figure, or a check that does not hold. An engine
# may be followed by ',fields': the analysis by fields, which is that of the figure.
#
# What n means, as the text of the figure says: Stack, n nodes and n values. Queue, n values in
# either stack. HeapArray, an array of length n, integers 0..n. RedBlackTree, height n, keys
# 1..2^n-1, as many values, the invariant of Figure 10; RedBlackMap, the map of the examples,
# whose invariant knows the order of keys and the size as well (integers 0..2^n-1).
# FileSystem, 'degree height': the figure heads these columns the other way round, but
# its transitions are 5 (1 + a + ... + a^b) and something that depends on a alone, for a row
# 'a b': five operations on each node of a tree of degree a and height b.
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
RedBlackMap 1 6 28 0.022
RedBlackMap 2 28 493 0.028
RedBlackMap 3 108 3860 0.066
RedBlackMap 4 366 24400 0.134
RedBlackMap 5 1094 128314 0.340
RedBlackMap 6 2968 781369 1.543
RedBlackMap 7 7524 6263228 10.340
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

# The figures' own classes have a size in their text.
sized() { # class constant value
  sed "s/static final int $2 = [0-9]*;/static final int $2 = $3;/" \
    "$here/figures/$1.java" >"$work/$1.java"
  echo "$work/$1.java"
}

files_of() { # row n
  case $1 in
  Stack) echo "$examples/Stack.java" ;;
  Queue) echo "--class Queue $examples/Queue.java $examples/Stack.java" ;;
  HeapArray) sized HeapArray LENGTH "$2" ;;
  RedBlackTree) echo "$here/figures/RedBlackTree.java" ;;
  RedBlackMap) echo "$examples/RedBlackMap.java" ;;
  FileSystem) sized FileSystem DEGREE "${2%,*}" ;;
  *)
    echo "no row '$1'; there are Stack, Queue, HeapArray, RedBlackTree, RedBlackMap," \
      "FileSystem" >&2
    exit 2
    ;;
  esac
}

options_of() { # row n
  case $1 in
  Stack) echo "--nodes $2 --objects Object=$2" ;;
  Queue) echo "--nodes $((2 * $2 + 2)) --objects Object=$2" ;;
  HeapArray) echo "--arrays $2 --ints 0..$2" ;;
  RedBlackTree)
    echo "--height $2 --objects Object=$(((1 << $2) - 1)) --ints 1..$(((1 << $2) - 1))"
    ;;
  RedBlackMap)
    echo "--height $2 --objects Object=$(((1 << $2) - 1))" \
      "--method get --method put --method remove"
    ;;
  FileSystem)
    echo "--height $((${2#*,} + 1)) --arrays ${2%,*} --ints 0..$((4 * ${2%,*} - 1))"
    ;;
  esac
}

engine_options() { # sat, bdd, sat,fields or bdd,fields
  case $1 in
  *,fields) echo "--engine ${1%,*} --analysis fields" ;;
  *) echo "--engine $1" ;;
  esac
}

check_row() { # row engine
  published | sed -n "s/^$1 //p" >"$lines"
  while read -r n their_transitions their_nodes their_seconds; do
    case " ${SIZES-$n} " in *" $n "*) ;; *) continue ;; esac
    files=$(files_of "$1" "$n")
    # shellcheck disable=SC2046,SC2086  # lists of words
    compile $files </dev/null
    # shellcheck disable=SC2046,SC2086
    measure $(engine_options "$2") $(options_of "$1" "$n") $files </dev/null
    mark=
    if [ "$verdict" != holds ] && [ "$verdict" != - ]; then
      mark=" ! $verdict"
    elif [ "$verdict" = holds ] && [ "$their_transitions" != - ] &&
      [ "$transitions" -gt "$their_transitions" ]; then
      mark=' !'
    fi
    printf '%-12s %-10s %5s  %11s %9s  %9s %9s  %9s %9s%s\n' "$1" "$2" "$n" "$transitions" \
      "$their_transitions" "$diagram_nodes" "$their_nodes" "$seconds" "$their_seconds" "$mark"
    [ "$seconds" != - ] || break
  done <"$lines"
}

lines=$(mktemp)
work=$(mktemp -d)
trap 'rm -rf "$lines" "$work"' EXIT
printf '%-12s %-10s %5s  %11s %9s  %9s %9s  %9s %9s\n' '' '' n transitions published \
  'BDD nodes' published CPU/s published
for row in ${ROWS-Stack Queue HeapArray RedBlackTree RedBlackMap FileSystem}; do
  for engine in ${ENGINES-sat bdd}; do
    check_row "$row" "$engine"
  done
done
