#!/bin/sh
# Programs that use a map, which is replaced by its abstraction, as in Table 6.3 of the
# work that glass box checking comes from: at most n keys, eight values (frequencies). Beside
# our transitions and seconds stand the seconds printed there (Pentium 4, 3.4 GHz); - where
# the table has none.
#
#     bench/table6.3.sh GLASSBOX        or ./dev bench table6.3
#     ROWS='IntCounter' SIZES='63 127' LIMIT=60 ./dev bench table6.3
#
# LIMIT is in processor seconds for each size; a row ends at the first size that exceeds it.
set -eu
GLASSBOX=$1
# shellcheck source=bench/modules
. "$(dirname "$0")/modules"

published() { # row n seconds
  cat <<'TABLE'
TreeSet 15 0.429
TreeSet 63 3.388
TreeSet 127 16.690
TreeSet 255 184.827
TreeSet 511 425.328
TreeSet 1023 -
HashSet 16 0.451
HashSet 64 3.464
HashSet 128 17.071
HashSet 256 91.629
HashSet 512 754.426
HashSet 1023 -
IntCounter 15 0.539
IntCounter 63 10.794
IntCounter 127 93.276
IntCounter 255 946.091
IntCounter 511 -
IntCounter 1023 -
DualCache 15 1.015
DualCache 31 4.057
DualCache 63 26.192
DualCache 127 215.521
DualCache 255 2180.506
DualCache 511 -
DualCache 1023 -
TABLE
}

check_row() { # row n: sets what measure sets
  case $1 in
  TreeSet) set -- "$2" IntTreeSet RedBlackMap --against AbsIntSet ;;
  HashSet) set -- "$2" IntHashSet ChainedHashMap --against AbsIntSet ;;
  IntCounter) set -- "$2" IntCounter RedBlackMap --objects Integer=8 ;;
  DualCache) set -- "$2" DualCache RedBlackMap --objects Object=8 ;;
  esac
  n=$1 class=$2 map=$3
  shift 3
  measure --nodes 4 --ints "1..$n" --class "$class" --replace "$map=AbsIntMap" "$@" \
    "$examples/modular/$class.java" "$examples/$map.java"
}

for class in IntTreeSet IntCounter DualCache; do
  compile "$examples/modular/$class.java" "$examples/RedBlackMap.java"
done
compile "$examples/modular/IntHashSet.java" "$examples/ChainedHashMap.java"
modules_table
