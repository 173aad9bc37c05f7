#!/bin/sh
# Modules beside their abstractions, both properties of functional equivalence, as in Table
# 6.2 of the work that glass box checking comes from: at most n nodes, n keys, eight values.
# Beside our transitions and seconds stand the seconds printed there (Pentium 4, 3.4 GHz).
#
#     bench/table6.2.sh GLASSBOX        or ./dev bench table6.2
#     ROWS='TreeMap' SIZES='7 15 31' LIMIT=60 ./dev bench table6.2
#
# Pairs of abstractions (property 2) have up to 4 rows whatever n is. HashMap and HashSet are
# one chain of up to n entries, with n + 1 keys; HashMap4 and HashSet4 tables of 1, 2 and 4
# chains with n + 4 keys, as in table6.1.sh: so that a full chain does not have them all.
set -eu
GLASSBOX=$1
# shellcheck source=bench/compare
. "$(dirname "$0")/compare"
examples=$(cd "$(dirname "$0")/../examples" && pwd)

printed() { # row n transitions seconds: of transitions nothing is said
  cat <<'TABLE'
TreeMap 7 - 0.985
TreeMap 15 - 4.571
TreeMap 31 - 40.405
TreeMap 63 - 787.411
TreeSet 7 - 0.961
TreeSet 15 - 4.481
TreeSet 31 - 39.789
TreeSet 63 - 796.955
HashMap 8 - 0.599
HashMap 16 - 2.879
HashMap 32 - 75.139
HashMap 64 - 2004.723
HashSet 8 - 0.579
HashSet 16 - 2.816
HashSet 32 - 68.011
HashSet 64 - 2543.034
TABLE
}

published() { # tables of several chains beside those of one
  printed
  printed | sed -n 's/^Hash\(Map\|Set\)/Hash\14/p'
}

check_at() { # row n
  map=$examples/RedBlackMap.java hash=$examples/ChainedHashMap.java
  row=$1 n=$2 most=$2
  case $row in *4) most=$((n + 3)) ;; esac
  case $row in
  TreeMap) set -- --class RedBlackMap --against AbsIntMap "$map" ;;
  TreeSet) set -- --class IntTreeSet --against AbsIntSet \
    "$examples/modular/IntTreeSet.java" "$map" ;;
  HashMap) set -- --class ChainedHashMap --against AbsIntMap --arrays 1 "$hash" ;;
  HashMap4) set -- --class ChainedHashMap --against AbsIntMap --arrays 4 "$hash" ;;
  HashSet) set -- --class IntHashSet --against AbsIntSet --arrays 1 \
    "$examples/modular/IntHashSet.java" "$hash" ;;
  HashSet4) set -- --class IntHashSet --against AbsIntSet --arrays 4 \
    "$examples/modular/IntHashSet.java" "$hash" ;;
  esac
  measure --nodes "$n" --ints "0..$most" --objects Object=8 "$@"
}

compile "$examples/RedBlackMap.java"
compile "$examples/ChainedHashMap.java"
compile "$examples/modular/IntTreeSet.java" "$examples/RedBlackMap.java"
compile "$examples/modular/IntHashSet.java" "$examples/ChainedHashMap.java"
compare table6.2 'Modules beside their abstractions (000, Table 6.2)'
