#!/bin/sh
# What coverage says of bounds that are too small and of loops that never end, in mutants of ten
# Java methods (bench/methods): Tables 6.7 and 6.8 of the work that bounded verification with
# relational logic comes from, at the bounds of its Table 6.6.
#
#     bench/bounds.sh GLASSBOX        or ./dev bench bounds
#     FILES='Multiply CreateList' TRIED=20 ./dev bench bounds
#
# A mutant that is killed at the method's bound, and not with one less of scope, bits or
# unrollings, has survived a bound that is too small; it is detected where the proof misses more
# lines than that of the method at its bound. Of each cell TRIED mutants are measured, spread over
# all that survived. A mutant does not end when it survives, and one of its loops needs more rounds
# than there are positive numbers, where the method's own do not. LIMIT is in seconds for each verification.
set -eu
GLASSBOX=$1
folder=$(cd "$(dirname "$0")/methods" && pwd)
FILES=${FILES-$(cd "$folder" && for file in *.java; do echo "${file%.java}"; done)}
TRIED=${TRIED-2}
LIMIT=${LIMIT-30}

# shellcheck source=bench/table
. "$(dirname "$0")/table"

published() { # scope, bits, unrollings that kill all; survived and detected with one less of each
  case $1 in
  Bubble) echo '1 3 2 62/62 56/56 19/19' ;;
  ContainsLoop) echo '1 2 2 18/18 1/0 2/2' ;;
  ContainsRecursive) echo '1 2 1 20/20 1/1 -' ;;
  CopyTree) echo '2 2 1 6/6 2/0 -' ;;
  CreateList) echo '2 4 1 7/7 1/0 -' ;;
  Insertion) echo '1 3 3 57/57 54/54 3/1' ;;
  Multiply) echo '0 3 2 - 6/2 2/2' ;;
  Register) echo '2 2 1 4/4 1/0 -' ;;
  Search) echo '1 4 3 79/79 2/0 1/0' ;;
  TreeAdd) echo '3 2 1 7/7 10/5 -' ;;
  *) echo '2 3 2 - - -' ;;
  esac
}

endless() { # theirs: how many more statements are missed, mutant by mutant
  case $1 in
  Bubble) echo '+12,+12,+3,+3' ;;
  CreateList) echo '+3,+3,+3,+3' ;;
  Insertion) echo '+12,+12,+12,+5,+5,+1,+1' ;;
  Multiply) echo '+11,+2' ;;
  *) echo - ;;
  esac
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# mutants FILE SCOPE BITS UNROLL: a line each in $work/mutants, "verdict line text"
mutants() {
  echo '{}' >"$work/json"
  "$GLASSBOX" mutate "$folder/$1.java" --json "$work/json" -- verify --scope "$2" --bitwidth "$3" \
    --unroll "$4" --timeout "$LIMIT" >/dev/null 2>&1 || :
  jq -r '.mutants[]? | "\(.verdict) \(.line) \(.after)"' "$work/json" >"$work/mutants" 2>/dev/null || :
}

# verify_line FILE LINE TEXT OPTION...: of the method with that text in the line; 0: as it is
verify_line() {
  mkdir -p "$work/changed"
  TEXT=$3 awk -v line="$2" 'NR == line { print ENVIRON["TEXT"]; next } { print }' "$folder/$1.java" \
    >"$work/changed/$1.java"
  file=$1
  shift 3
  "$GLASSBOX" verify "$work/changed/$file.java" --timeout "$LIMIT" "$@" 2>/dev/null || :
}

missed() { # FILE LINE TEXT SCOPE BITS UNROLL
  verify_line "$1" "$2" "$3" --scope "$4" --bitwidth "$5" --unroll "$6" --coverage |
    grep -c '^ *missed .*line' || :
}

wants_more() { # FILE LINE TEXT SCOPE BITS
  rounds=$((1 << ($5 - 1)))
  verify_line "$1" "$2" "$3" --scope "$4" --bitwidth "$5" --unroll $rounds |
    grep -q 'rounds are not enough\|does not finish\|no execution'
}

# cell FILE MISSED SCOPE BITS UNROLL: "survived/detected", and how many were tried if not all
cell() {
  file=$1 usual=$2
  shift 2
  if [ "$1" -lt 0 ] || [ "$2" -lt 1 ] || [ "$3" -lt 1 ]; then
    echo -
    return
  fi
  mutants "$file" "$@"
  sed -n 's/^killed //p' "$work/mutants" >"$work/killed"
  grep -vxFf "$work/killed" "$work/killable" >"$work/survived" || :
  count=$(wc -l <"$work/survived") detected=0 tried=0
  awk -v most="$TRIED" -v n="$count" 'int(NR * most / n) > int((NR - 1) * most / n) || n <= most' \
    "$work/survived" >"$work/sample"
  while read -r line text; do
    is_time_left || break
    tried=$((tried + 1))
    [ "$(missed "$file" "$line" "$text" "$@")" -le "$usual" ] || detected=$((detected + 1))
  done <"$work/sample"
  [ "$tried" = "$count" ] && echo "$count/$detected" || echo "$count/$detected of $tried"
}

table bounds 'Bounds that are too small: mutants that survive, and are detected by coverage (003, Table 6.8)' \
  method bound killable 'scope - 1' theirs 'bits - 1' theirs 'unrollings - 1' theirs
table_rows=$work/endless
: >"$table_rows"
for file in $FILES; do
  is_time_left || continue
  # shellcheck disable=SC2046  # words
  set -- $(published "$file")
  scope=$1 bits=$2 unroll=$3 by_scope=$4 by_bits=$5 by_unroll=$6
  usual=$(missed "$file" 0 '' "$scope" "$bits" "$unroll")
  mutants "$file" "$scope" "$bits" "$unroll"
  sed -n 's/^killed //p' "$work/mutants" >"$work/killable"
  sed -n 's/^survived //p; s/^inconclusive //p' "$work/mutants" >"$work/left"
  more=
  while read -r line text; do
    is_time_left || break
    wants_more "$file" 0 '' "$scope" "$bits" && break
    wants_more "$file" "$line" "$text" "$scope" "$bits" || continue
    more="$more,+$(($(missed "$file" "$line" "$text" "$scope" "$bits" "$unroll") - usual))"
  done <"$work/left"
  echo "$file $usual ${more#,} $(endless "$file")" | awk 'NF == 3 { print $1, $2, "-", $3; next } { print }' \
    >>"$table_rows"
  row "$file" "${scope}s ${bits}b ${unroll}u" "$(wc -l <"$work/killable")" \
    "$(cell "$file" "$usual" $((scope - 1)) "$bits" "$unroll")" "$by_scope" \
    "$(cell "$file" "$usual" "$scope" $((bits - 1)) "$unroll")" "$by_bits" \
    "$(cell "$file" "$usual" "$scope" "$bits" $((unroll - 1)))" "$by_unroll"
done
remark 'Survived/detected. Theirs: 402 of 422 detected.'

table endless 'Mutants that do not end: lines missed in the method, and more in each mutant (003, Table 6.7)' \
  method missed 'more in mutants' theirs
while read -r file usual more theirs; do row "$file" "$usual" "$more" "$theirs"; done <"$table_rows"
remark 'Theirs count statements of FIR, 16 mutants.'
