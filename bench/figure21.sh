#!/bin/sh
# How many red-black trees there are, and how large the diagram of their set is, by greatest
# height: shapes and colours, as in Figure 21 of the work that engine bdd comes from (Darga
# and Boyapati, OOPSLA 2006). Its diagrams have the same number of nodes. Its numbers of
# trees are printed beside ours and are not those of that set: docs/benchmarks.md.
#
#     bench/figure21.sh GLASSBOX        or ./dev bench figure21
set -eu
GLASSBOX=$1
class=$(dirname "$0")/figures/RedBlackLocal.java
broken=0

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

printf '%6s  %26s %24s  %6s %9s\n' height trees published nodes published
published | {
  while read -r height trees nodes; do
    listed=$("$GLASSBOX" list --count --verbose --class RedBlackLocal --height "$height" "$class" 2>&1)
    our_trees=$(printf '%s\n' "$listed" | sed -n 's/^  valid states *//p')
    our_nodes=$(printf '%s\n' "$listed" | sed -n 's/^  diagram *\([0-9]*\) nodes/\1/p')
    mark=
    [ "$our_nodes" = "$nodes" ] || mark=' !' broken=1
    printf '%6d  %26s %24s  %6s %9s%s\n' "$height" "$our_trees" "$trees" "$our_nodes" \
      "$nodes" "$mark"
  done
  exit $broken
}
