#!/bin/sh
# The baselines of Table 6.1 of the work that glass box checking comes from: every valid state
# executed (engine explicit, beside Korat), every reachable state (engine reach, beside JPF). Their
# transitions show which of them told values apart: Korat never, JPF in the maps alone. So it is here;
# the maps have eight values, as there.
#
#     bench/peers.sh GLASSBOX           or ./dev bench peers
#     ROWS='Stack Queue' SIZES='1 2 3' LIMIT=60 ./dev bench peers
set -eu
GLASSBOX=$1
examples=$(cd "$(dirname "$0")/../examples" && pwd)
# shellcheck source=bench/compare
. "$(dirname "$0")/compare"

# All in one chain; what the constructor makes has 16, of which each key has its own.
chains() { # OTHERWISE
  [ "$engine" = reach ] && echo 16 || echo "$1"
}

check_by() { # ENGINE VALUES ROW N
  engine=$1 values=$2
  shift 2
  case $1 in
  Stack) set -- --nodes "$2" "$examples/Stack.java" ;;
  Queue) set -- --nodes $((2 * $2 + 2)) --class Queue "$examples/Queue.java" "$examples/Stack.java" ;;
  TreeMap) set -- --nodes "$2" --ints "0..$2" "$examples/RedBlackMap.java" ;;
  HashMap) set -- --nodes "$(chains "$2")" --ints "0..$2" --arrays "$(chains 1)" "$examples/ChainedHashMap.java" ;;
  esac
  measure --engine "$engine" --objects "Object=$values" "$@"
}

for class in Stack RedBlackMap ChainedHashMap; do compile "$examples/$class.java"; done
compile --class Queue "$examples/Queue.java" "$examples/Stack.java"

published() { # Korat's
  cat <<'TABLE'
Stack 1 4 0.275
Stack 8 18 0.276
Stack 32 66 0.312
Stack 128 258 0.528
Stack 256 - -
Queue 1 8 0.395
Queue 4 50 0.400
Queue 8 162 0.424
Queue 32 2178 0.666
Queue 64 8450 3.089
Queue 128 33282 38.728
TreeMap 1 10 0.668
TreeMap 3 120 0.643
TreeMap 5 2070 0.885
TreeMap 7 31460 4.445
TreeMap 8 241885 123.615
TreeMap 9 1137890 698.132
TreeMap 10 5149115 3699.716
HashMap 1 15 0.506
HashMap 3 165 0.503
HashMap 5 1665 0.556
HashMap 7 15765 0.687
HashMap 8 68520 1.446
HashMap 10 1293720 11.427
HashMap 12 24406920 149.523
HashMap 14 460129120 2236.581
TABLE
}
check_at() { check_by explicit 0 "$@"; }
compare peers-korat 'Engine explicit beside Korat (000, Table 6.1)' || :

published() { # JPF's
  cat <<'TABLE'
Stack 1 28 0.539
Stack 8 84 0.622
Stack 32 276 0.952
Stack 128 1044 4.604
Stack 256 2068 17.138
Stack 512 4116 743.233
Queue 1 180 0.714
Queue 2 792 0.997
Queue 3 6144 2.704
Queue 4 71768 22.993
TreeMap 1 210 0.526
TreeMap 2 4880 1.182
TreeMap 3 194130 24.020
HashMap 1 245 1.025
HashMap 2 3000 1.799
HashMap 3 94095 38.028
TABLE
}
check_at() {
  case $1 in
  Stack | Queue) check_by reach 0 "$@" ;;
  *) check_by reach 8 "$@" ;;
  esac
}
compare peers-jpf 'Engine reach beside JPF (000, Table 6.1)'
