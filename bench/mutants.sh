#!/bin/sh
# The mutants of the ten procedures of bench/fir and how large a bound kills them, as in
# Table 6.6 and Figure 6-2 of the work that bounded verification with relational logic
# comes from. A bound of n is a scope of n, a bitwidth of n and n unrollings. Beside ours
# stand the published numbers; the mutants are not the same, since those were of Java.
#
#     bench/mutants.sh GLASSBOX        or ./dev bench mutants
#     FILES='bubble search' SIZES='2 3' ./dev bench mutants
#
# The largest size decides which mutants can be killed at all. LIMIT is in seconds for each
# mutant. Nothing is killed where an integer of the procedure's text does not fit: with one
# bit nowhere, with two not in search.
set -eu
GLASSBOX=$1
folder=$(cd "$(dirname "$0")/fir" && pwd)
FILES=${FILES-$(cd "$folder" && for file in *.fir; do echo "${file%.fir}"; done)}
SIZES=${SIZES-2 3 4}
LIMIT=${LIMIT-60}

# shellcheck source=bench/table
. "$(dirname "$0")/table"

published() { # mutants, killable, equivalent, without end
  case $1 in
  bubble) echo '71 62 5 4' ;;
  conloop) echo '18 18 0 0' ;;
  conrec) echo '22 20 2 0' ;;
  copytree) echo '8 8 0 0' ;;
  createlist) echo '21 14 3 4' ;;
  insertion) echo '67 57 4 6' ;;
  multiply) echo '71 61 8 2' ;;
  register) echo '6 4 2 0' ;;
  search) echo '99 80 17 2' ;;
  treeadd) echo '46 43 3 0' ;;
  *) echo '- - - -' ;;
  esac
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# run FILE N: "killed survived inconclusive"
run() {
  "$GLASSBOX" mutate "$folder/$1.fir" --json "$work/json" -- verify --scope "$2" \
    --bitwidth "$2" --unroll "$2" --timeout "$LIMIT" >/dev/null 2>&1 || [ $? != 2 ] || {
    echo 0 0 0
    return
  }
  sed -n 's/^ "\(killed\|survived\|inconclusive\)": \([0-9]*\),/\2/p' "$work/json" |
    tr '\n' ' '
  echo
}

# shellcheck disable=SC2046,SC2086  # lists of words
table mutants 'Mutants killed with a bound of n (003, Table 6.6, Figure 6-2)' procedure mutants \
  $(printf 'killed:%s ' $SIZES) survived open 'their mutants' killable equivalent endless
for file in $FILES; do
  killed_by_size=
  for n in $SIZES; do
    run "$file" "$n" >"$work/counts"
    read -r killed survived open <"$work/counts"
    killed_by_size="$killed_by_size $killed"
  done
  # shellcheck disable=SC2046,SC2086  # cells
  row "$file" $((killed + survived + open)) $killed_by_size "$survived" "$open" $(published "$file")
  echo "$killed_by_size" >>"$work/killed"
done
remark "Killed of those killed with the largest bound: $(awk -v sizes="$SIZES" '
  { for (i = 1; i <= NF; i++) sum[i] += $i; last = NF }
  END {
    split(sizes, n, " ")
    for (i = 1; i <= last; i++) printf "%s%.0f%% with %d", (i > 1 ? ", " : ""), 100 * sum[i] / sum[last], n[i] }' \
  "$work/killed")."
remark 'Theirs: 21% with 1, 59% with 2, 99% with 3, 100% with 4; 429 mutants, 367 killable.'
