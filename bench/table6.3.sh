#!/bin/sh
# Programs that use a map, as they are and with the map replaced by its abstraction, as in Table
# 6.3 of the work that glass box checking comes from: at most n keys, eight values (frequencies).
# Beside our transitions and seconds stand the seconds printed there (Pentium 4, 3.4 GHz).
#
#     bench/table6.3.sh GLASSBOX        or ./dev bench table6.3
#     ROWS='IntCounter' SIZES='63 127' LIMIT=60 ./dev bench table6.3
set -eu
GLASSBOX=$1
examples=$(cd "$(dirname "$0")/../examples" && pwd)
# shellcheck source=bench/compare
. "$(dirname "$0")/compare"

program() { # row: its class, its map, what else it needs
  case $1 in
  TreeSet) echo IntTreeSet RedBlackMap --against AbsIntSet ;;
  HashSet) echo IntHashSet ChainedHashMap --against AbsIntSet ;;
  IntCounter) echo IntCounter RedBlackMap --objects Integer=8 ;;
  DualCache) echo DualCache RedBlackMap --objects Object=8 ;;
  esac
}

check_program() { # CLASS MAP OPTION...
  files="$examples/modular/$1.java $examples/$2.java" class=$1
  shift 2
  # shellcheck disable=SC2086  # a list of words
  {
    compile $files
    measure --class "$class" "$@" $files
  }
}

# As they are: positions are the map, or both maps, and n entries of each.
published() { # row n transitions seconds
  cat <<'TABLE'
TreeSet 7 - 0.961
TreeSet 15 - 4.481
TreeSet 31 - 39.789
TreeSet 63 - 796.955
TreeSet 127 - -
HashSet 8 - -
HashSet 16 - 2.816
HashSet 32 - 68.011
HashSet 64 - 2543.034
IntCounter 3 - 0.469
IntCounter 7 - 1.182
IntCounter 15 - 5.591
IntCounter 31 - 41.500
IntCounter 63 - 632.488
DualCache 3 - 0.503
DualCache 7 - 1.207
DualCache 15 - 5.765
DualCache 31 - 53.434
DualCache 63 - 723.267
TABLE
}

check_at() { # row n
  positions=$(($2 + 1)) chains=
  [ "$1" != DualCache ] || positions=$((2 * $2 + 2))
  [ "$1" != HashSet ] || chains='--arrays 1'
  # shellcheck disable=SC2046,SC2086  # lists of words
  check_program $(program "$1") --nodes $positions --ints "0..$2" $chains
}

compare table6.3-original 'Programs with a map inside, as they are (000, Table 6.3)'

# With the map replaced: each key is a row of the abstraction, there or not.
published() { # row n transitions seconds
  cat <<'TABLE'
TreeSet 15 - 0.429
TreeSet 63 - 3.388
TreeSet 127 - 16.690
TreeSet 255 - 184.827
TreeSet 511 - 425.328
TreeSet 1023 - -
HashSet 16 - 0.451
HashSet 64 - 3.464
HashSet 128 - 17.071
HashSet 256 - 91.629
HashSet 512 - 754.426
HashSet 1023 - -
IntCounter 15 - 0.539
IntCounter 63 - 10.794
IntCounter 127 - 93.276
IntCounter 255 - 946.091
IntCounter 511 - -
IntCounter 1023 - -
DualCache 15 - 1.015
DualCache 31 - 4.057
DualCache 63 - 26.192
DualCache 127 - 215.521
DualCache 255 - 2180.506
DualCache 511 - -
DualCache 1023 - -
TABLE
}

check_at() { # row n
  map=$(program "$1" | cut -d ' ' -f 2)
  # shellcheck disable=SC2046  # a list of words
  check_program $(program "$1") --nodes 4 --ints "1..$2" --replace "$map=AbsIntMap"
}

compare table6.3 'Programs with the map replaced by its abstraction (000, Table 6.3)'
