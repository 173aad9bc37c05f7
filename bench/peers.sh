#!/bin/sh
# The engines of `glassbox check` side by side over the same spaces: the glass box search,
# every valid state executed, and every reachable state executed.
#
#     bench/peers.sh GLASSBOX           or ./dev bench peers
#     ROWS='Stack Queue' SIZES='1 2 3' LIMIT=60 ./dev bench peers
#
# LIMIT is in processor seconds for each check; an engine that exceeds it is left out of
# the larger sizes of that row. Three values; integers 0..n.
set -eu
GLASSBOX=$1
examples=$(cd "$(dirname "$0")/../examples" && pwd)
# shellcheck source=bench/measure
. "$(dirname "$0")/measure"

check_row() {
  row=$1
  sizes=
  case $row in
  Stack) sizes='1 2 4 8 16 32 64' ;;
  Queue) sizes='1 2 3 4 5 6 8 16' ;;
  HeapArray) sizes='1 2 3 4 5 6 7 8' ;;
  RedBlackMap) sizes='1 2 3 4 5 6 7 8 9 10' ;;
  *)
    echo "no row '$row'; there are Stack, Queue, HeapArray, RedBlackMap" >&2
    exit 2
    ;;
  esac
  files=$examples/$row.java
  [ "$row" != Queue ] || files="--class Queue $files $examples/Stack.java"
  # shellcheck disable=SC2086  # a list of words, here and below
  compile $files
  given_up=' '
  for n in ${SIZES-$sizes}; do
    nodes=$n
    [ "$row" != Queue ] || nodes=$((2 * n + 2))
    printf '%-12s %4d' "$row" "$n"
    for engine in sat explicit reach; do
      case $given_up in
      *" $engine "*) verdict=- transitions=- seconds=- ;;
      *)
        # shellcheck disable=SC2086
        measure --engine $engine --nodes "$nodes" --ints "0..$n" $files
        ;;
      esac
      [ "$seconds" != - ] || given_up="$given_up$engine "
      case $verdict in
      holds | -) mark='' ;;
      *) mark='!' ;;
      esac
      printf '  %11s %8s%1s' "$transitions" "$seconds" "$mark"
    done
    echo
  done
}

printf '%-12s %4s  %-21s  %-21s  %-21s\n' '' '' '        sat' '     explicit' '       reach'
printf '%-12s %4s' '' n
printf '  %11s %8s ' transitions CPU/s transitions CPU/s transitions CPU/s
echo
for row in ${ROWS-Stack Queue HeapArray RedBlackMap}; do
  check_row "$row"
done
