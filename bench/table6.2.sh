#!/bin/sh
# Modules beside their abstractions, both properties of functional equivalence, as in Table
# 6.2 of the work that glass box checking comes from: at most n nodes, n keys, eight values.
# Beside our transitions and seconds stand the seconds printed there (Pentium 4, 3.4 GHz).
#
#     bench/table6.2.sh GLASSBOX        or ./dev bench table6.2
#     ROWS='TreeMap' SIZES='7 15 31' LIMIT=60 ./dev bench table6.2
#
# LIMIT is in processor seconds for each size; a row ends at the first size that exceeds it.
# Pairs of abstractions (property 2) have up to 4 rows whatever n is.
set -eu
GLASSBOX=$1
examples=$(cd "$(dirname "$0")/../examples" && pwd)
# shellcheck source=bench/measure
. "$(dirname "$0")/measure"

published() { # row n seconds
  cat <<'TABLE'
TreeMap 7 0.985
TreeMap 15 4.571
TreeMap 31 40.405
TreeMap 63 787.411
TreeSet 7 0.961
TreeSet 15 4.481
TreeSet 31 39.789
TreeSet 63 796.955
HashMap 8 0.599
HashMap 16 2.879
HashMap 32 75.139
HashMap 64 2004.723
HashSet 8 0.579
HashSet 16 2.816
HashSet 32 68.011
HashSet 64 2543.034
TABLE
}

check_row() { # row n: sets what measure sets
  map=$examples/RedBlackMap.java
  case $1 in
  TreeMap) set -- "$2" --class RedBlackMap --against AbsIntMap "$map" ;;
  TreeSet) set -- "$2" --class IntTreeSet --against AbsIntSet \
    "$examples/modular/IntTreeSet.java" "$map" ;;
  HashMap) set -- "$2" --class ChainedHashMap --against AbsIntMap --arrays 4 \
    "$examples/ChainedHashMap.java" ;;
  HashSet) set -- "$2" --class IntHashSet --against AbsIntSet --arrays 4 \
    "$examples/modular/IntHashSet.java" "$examples/ChainedHashMap.java" ;;
  esac
  n=$1
  shift
  measure --nodes "$n" --ints "0..$n" --objects Object=8 "$@"
}

compile "$examples/RedBlackMap.java"
compile "$examples/ChainedHashMap.java"
compile "$examples/modular/IntTreeSet.java" "$examples/RedBlackMap.java"
compile "$examples/modular/IntHashSet.java" "$examples/ChainedHashMap.java"
printf '%-8s %4s %-12s %11s %9s %9s %8s\n' row n verdict transitions 'CPU s' theirs faster
ended=' '
published | while read -r row n theirs; do
  case " ${ROWS-$row} " in *" $row "*) ;; *) continue ;; esac
  case " ${SIZES-$n} " in *" $n "*) ;; *) continue ;; esac
  case $ended in *" $row "*) continue ;; esac
  check_row "$row" "$n"
  faster=$(awk -v a="$theirs" -v b="$seconds" 'BEGIN { if (b > 0) printf "%.1f", a / b; else print "-" }')
  printf '%-8s %4s %-12s %11s %9s %9s %8s\n' "$row" "$n" "$verdict" "$transitions" \
    "$seconds" "$theirs" "$faster"
  [ "$verdict" = holds ] || ended="$ended$row "
done
