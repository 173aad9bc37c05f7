#!/bin/sh
# How many red-black trees there are, and how large the diagram of their set is, by greatest
# height: shapes and colours, as in Figure 21 of the work that engine bdd comes from (Darga
# and Boyapati, OOPSLA 2006). Its diagrams have the same number of nodes. Its numbers of
# trees are printed beside ours and are not those of that set: docs/decisions.
#
#     bench/figure21.sh GLASSBOX        or ./dev bench figure21
set -eu
GLASSBOX=$1
class=$(dirname "$0")/figures/RedBlackLocal.java
# shellcheck source=bench/measure
. "$(dirname "$0")/measure"

published() { # height, trees, nodes
  cat <<'TABLE'
1 2 0
2 7 12
3 34 58
4 597 226
5 238526 744
6 42715248230 2367
7 1123387228727905854061 7359
TABLE
}

broken=0
counted=$(mktemp)
trap 'rm -f "$counted"' EXIT
compile "$class"
table figure21 'Red-black trees of a height: how many, and nodes of their diagram (001, Figure 21)' \
  height trees theirs nodes theirs 'CPU s'
published >"$counted"
while read -r height their_trees their_nodes; do
  measured=$(processor_time "$LIMIT" "$GLASSBOX" list --count --verbose --class RedBlackLocal \
    --height "$height" "$class" </dev/null)
  trees=$(printf '%s\n' "$measured" | sed -n 's/^  valid states *//p')
  nodes=$(printf '%s\n' "$measured" | sed -n 's/^  diagram *\([0-9]*\) nodes/\1/p')
  mark=
  [ "$nodes" = "$their_nodes" ] || mark=' !' broken=1
  row "$height" "${trees:--}" "$their_trees" "${nodes:--}$mark" "$their_nodes" "$(value_of processor)"
done <"$counted"
exit $broken
