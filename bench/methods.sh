#!/bin/sh
# The mutants of ten Java methods (bench/methods) and how large a bound kills them, as in Tables
# 6.4 to 6.6 and Figure 6-2 of the work that bounded verification with relational logic comes
# from. A bound of n is a scope of n, a bitwidth of n and n unrollings.
#
#     bench/methods.sh GLASSBOX        or ./dev bench methods
#     FILES='Bubble Search' SIZES='2 3' ./dev bench methods
#
# The largest size decides which mutants can be killed at all. LIMIT is in seconds for each
# mutant. Tables 6.7 and 6.8 are in bench/bounds.sh.
set -eu
GLASSBOX=$1
folder=$(cd "$(dirname "$0")/methods" && pwd)
FILES=${FILES-$(cd "$folder" && for file in *.java; do echo "${file%.java}"; done)}
SIZES=${SIZES-2 3 4}
LIMIT=${LIMIT-60}

# shellcheck source=bench/table
. "$(dirname "$0")/table"

published() { # mutants, killable, equivalent, without end, smallest bound that kills all
  case $1 in
  Bubble) echo '71 62 5 4 3' ;;
  ContainsLoop) echo '18 18 0 0 2' ;;
  ContainsRecursive) echo '22 20 2 0 2' ;;
  CopyTree) echo '8 8 0 0 2' ;;
  CreateList) echo '21 14 3 4 4' ;;
  Insertion) echo '67 57 4 6 3' ;;
  Multiply) echo '71 61 8 2 3' ;;
  Register) echo '6 4 2 0 2' ;;
  Search) echo '99 80 17 2 4' ;;
  TreeAdd) echo '46 43 3 0 3' ;;
  *) echo '- - - - -' ;;
  esac
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# run FILE N: "killed survived inconclusive", and who was killed in FILE.N
run() {
  "$GLASSBOX" mutate "$folder/$1.java" --json "$work/json" -- verify --scope "$2" --bitwidth "$2" \
    --unroll "$2" --timeout "$LIMIT" >/dev/null 2>&1 || [ $? != 2 ] || {
    echo 0 0 0
    return
  }
  sed -n 's/^ "\(killed\|survived\|inconclusive\)": \([0-9]*\),/\2/p' "$work/json" | tr '\n' ' '
  echo
}

# shellcheck disable=SC2046,SC2086  # lists of words
table methods 'Mutants of Java methods killed with a bound of n (003, Table 6.6, Figure 6-2)' method mutants \
  $(printf 'killed:%s ' $SIZES) least survived open 'their mutants' killable equivalent endless least
for file in $FILES; do
  is_time_left || continue
  killed_by_size=
  for n in $SIZES; do
    run "$file" "$n" >"$work/counts"
    read -r killed survived open <"$work/counts"
    killed_by_size="$killed_by_size $killed"
  done
  least=$(echo "$SIZES $killed_by_size" | awk '{
    half = NF / 2
    for (i = 1; i <= half; i++) if ($(half + i) == $NF) { print $i; exit } }')
  # shellcheck disable=SC2046,SC2086  # cells
  row "$file" $((killed + survived + open)) $killed_by_size "$least" "$survived" "$open" $(published "$file")
  echo "$killed_by_size" >>"$work/killed"
done
[ ! -s "$work/killed" ] || remark "Killed of those killed with the largest bound: $(awk -v sizes="$SIZES" '
  { for (i = 1; i <= NF; i++) sum[i] += $i; last = NF }
  END {
    split(sizes, n, " ")
    for (i = 1; i <= last; i++)
      printf "%s%.0f%% with %d", (i > 1 ? ", " : ""), sum[last] ? 100 * sum[i] / sum[last] : 0, n[i] }' "$work/killed")."
remark 'Theirs: 21% with 1, 59% with 2, 99% with 3, 100% with 4; 429 mutants, 367 killable.'
