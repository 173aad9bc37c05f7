#!/bin/sh
# The count of votes in examples/verify/tally, as Tables 6.2 and 6.3 of the work that bounded
# verification with relational logic comes from have it of another one: each class verified, and
# each of its 19 seeded errors with the bound at which theirs was found.
#
#     bench/tally.sh GLASSBOX        or ./dev bench tally
#     BOUNDS='--scope 3 --bitwidth 4 --unroll 3' ./dev bench tally
#
# LIMIT is in seconds for each verification.
set -eu
GLASSBOX=$1
folder=$(cd "$(dirname "$0")/../examples/verify/tally" && pwd)
BOUNDS=${BOUNDS---scope 2 --bitwidth 3 --unroll 3}
LIMIT=${LIMIT-60}

# shellcheck source=bench/table
. "$(dirname "$0")/table"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# verify OPTION...: "status CPU-seconds", what it says in $work/out
verify() {
  (
    status=0
    "$GLASSBOX" verify "$@" --timeout "$LIMIT" >"$work/out" 2>&1 || status=$?
    times >"$work/times" # the second line is that of the children: user, system
    sed -n '2s/[ms]/ /gp' "$work/times" | awk -v status=$status '{ printf "%d %.2f\n", status, $1 * 60 + $2 + $3 * 60 + $4 }'
  )
}

verdict() {
  case $1 in
  0) echo holds ;;
  1) echo violated ;;
  *) echo open ;;
  esac
}

table tally "The count of votes, class by class, $BOUNDS (003, Table 6.2)" class methods lines verdict 'CPU s' 'a method'
for file in "$folder"/*.java; do
  is_time_left || continue
  class=${file##*/}
  # shellcheck disable=SC2046,SC2086  # lists of words
  set -- $(verify "$folder"/*.java --class "${class%.java}" $BOUNDS)
  methods=$(grep -c '^[A-Za-z0-9_.]*(.*): ' "$work/out" || :)
  row "${class%.java}" "$methods" "$(wc -l <"$file")" "$(verdict "$1")" "$2" \
    "$(awk -v s="$2" -v n="$methods" 'BEGIN { if (n) printf "%.2f", s / n; else print "-" }')"
done
remark 'Theirs: 169 methods of 8 classes, 987 lines without comments, 263 s a method in the mean, with scopes of 3.7 to 5.'

table tally-errors 'Errors in the count of votes, at the bounds of theirs (003, Table 6.3)' error method kind bound verdict 'CPU s'
grep -v '^#' "$folder/errors/list" >"$work/list"
while read -r name class method kind scope bits unroll; do
  is_time_left || continue
  rm -rf "$work/seeded"
  mkdir "$work/seeded"
  cp "$folder"/*.java "$work/seeded"
  patch -s -d "$work/seeded" <"$folder/errors/$name.patch"
  # shellcheck disable=SC2046  # a list of words
  set -- $(verify "$work"/seeded/*.java --class "$class" --method "$method" --scope "$scope" --bitwidth "$bits" \
    --unroll "$unroll")
  row "$name" "$class.$method" "$kind" "$scope/$bits/$unroll" "$(verdict "$1")" "$2"
done <"$work/list"
remark 'Scope, bits and unrollings. Theirs: 3 bugs, 11 specifications that ask too much, 5 that say too little.'
