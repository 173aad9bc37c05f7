#!/bin/sh
# Exhaustive checks of four data structures, as in Table 6.1 of the work that glass box
# checking comes from: at most n nodes, n keys, eight values. Beside our transitions
# (executions made one by one) and seconds stand those printed there (Pentium 4, 3.4 GHz).
#
#     bench/table6.1.sh GLASSBOX        or ./dev bench table6.1
#     ROWS='Stack TreeMap' SIZES='7 15 31' LIMIT=60 ./dev bench table6.1
#
# What n means: Stack, n nodes. Queue, n values in either stack, which are positions as
# well: 2 n + 2. TreeMap, n nodes; integers are 0..n because `size` is one too, which gives
# n + 1 keys, one more than in the table. HashMap, n entries and the same integers, in one
# chain; HashMap4: n entries over tables of 1, 2 and 4 chains, filled breadth first, and
# n + 4 keys, so that a full chain does not have them all. JdkTreeMap is the class of the
# installed JDK, with null among the keys; so is JdkHashMap, with chains of up to 4 in tables
# that are never full (specs/HashMapChains.java).
set -eu
GLASSBOX=$1
here=$(cd "$(dirname "$0")" && pwd)
examples=$(cd "$here/../examples" && pwd)
# shellcheck source=bench/compare
. "$here/compare"

# row, n, transitions, seconds; - where the table has none
printed() {
  cat <<'TABLE'
Stack 1 2 0.050
Stack 2 2 0.049
Stack 3 2 0.051
Stack 4 2 0.053
Stack 8 2 0.074
Stack 16 2 0.088
Stack 32 2 0.105
Stack 64 2 0.154
Stack 128 2 0.266
Stack 256 2 0.730
Stack 512 2 2.846
Stack 1024 2 15.977
Stack 2048 - -
Stack 4096 - -
Stack 8192 - -
Queue 1 3 0.066
Queue 2 4 0.075
Queue 3 5 0.083
Queue 4 6 0.087
Queue 5 7 0.109
Queue 6 8 0.116
Queue 7 9 0.125
Queue 8 10 0.137
Queue 16 18 0.230
Queue 32 34 0.419
Queue 64 66 0.915
Queue 128 130 3.420
Queue 256 258 23.406
Queue 512 514 199.202
Queue 1024 1026 2489.931
TreeMap 1 14 0.171
TreeMap 2 24 0.238
TreeMap 3 46 0.430
TreeMap 4 58 0.505
TreeMap 5 86 0.689
TreeMap 6 98 0.775
TreeMap 7 132 0.950
TreeMap 8 144 1.028
TreeMap 9 184 1.351
TreeMap 10 198 1.478
TreeMap 11 256 1.967
TreeMap 12 270 2.099
TreeMap 13 313 2.500
TreeMap 14 326 2.661
TreeMap 15 396 3.372
TreeMap 31 1052 18.956
TreeMap 63 2748 240.928
TreeMap 127 6644 5726.031
TreeMap 255 - -
HashMap 1 10 0.171
HashMap 2 15 0.210
HashMap 3 20 0.241
HashMap 4 27 0.279
HashMap 5 36 0.332
HashMap 6 45 0.387
HashMap 7 54 0.430
HashMap 8 60 0.512
HashMap 9 66 0.551
HashMap 10 72 0.633
HashMap 11 78 0.721
HashMap 12 84 0.857
HashMap 13 90 1.068
HashMap 14 96 1.361
HashMap 15 102 1.651
HashMap 16 108 2.271
HashMap 32 204 55.115
HashMap 64 396 1748.281
TABLE
}

published() { # the rows of our own beside those that they are like
  printed
  printed | sed -n 's/^HashMap/HashMap4/p; s/^TreeMap/JdkTreeMap/p' | grep -v '^JdkTreeMap 255'
  printed | sed -n 's/^HashMap/JdkHashMap/p'
}

files_of() {
  case $1 in
  Stack) echo "$examples/Stack.java" ;;
  Queue) echo "--class Queue $examples/Queue.java $examples/Stack.java" ;;
  TreeMap) echo "$examples/RedBlackMap.java" ;;
  HashMap | HashMap4) echo "$examples/ChainedHashMap.java" ;;
  JdkTreeMap) echo "$examples/jdk/TreeMapSpec.java" ;;
  JdkHashMap) echo "$here/specs/HashMapChains.java" ;;
  esac
}

options_of() { # row n
  case $1 in
  Queue) echo "--nodes $((2 * $2 + 2))" ;;
  HashMap) echo "--nodes $2 --arrays 1" ;;
  HashMap4) echo "--nodes $2 --arrays 4" ;;
  JdkTreeMap)
    echo "--nodes $2 --method put --method remove --method get --method isEmpty" \
      "--method clear --allow java.lang.NullPointerException"
    ;;
  JdkHashMap)
    chains=1
    while [ $((4 * chains)) -lt "$2" ]; do chains=$((2 * chains)); done
    echo "--nodes $2 --arrays $chains --method put --method remove(Object)" \
      "--method get --method isEmpty --method clear"
    ;;
  *) echo "--nodes $2" ;;
  esac
}

most_int() { # row n
  case $1 in
  HashMap4 | JdkHashMap) echo $(($2 + 3)) ;;
  *) echo "$2" ;;
  esac
}

check_at() { # row n
  files=$(files_of "$1")
  # shellcheck disable=SC2046,SC2086  # lists of words
  {
    compile $files
    measure --objects Object=8 $(options_of "$1" "$2") --ints "0..$(most_int "$1" "$2")" $files
  }
}

compare table6.1 'Data structures, every operation (000, Table 6.1)'
