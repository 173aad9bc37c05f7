#!/bin/sh
# The eight strategies of symbolic execution on the ten procedures of bench/fir, as in
# Figure 6-1 of the work that bounded verification with relational logic comes from: size
# of the solver's problem and processor time, as factors of inlining everything. Beside
# them stand the factors read off that figure and its text, where it tells them.
#
#     bench/strategies.sh GLASSBOX        or ./dev bench strategies
#     FILES='bubble search' BOUNDS='--scope 3 --bitwidth 4 --unroll 3' ./dev bench strategies
#
# LIMIT is in processor seconds for each verification; a procedure that exceeds it with
# one strategy is left out of that strategy's mean, and named.
set -eu
GLASSBOX=$1
folder=$(cd "$(dirname "$0")/fir" && pwd)
BOUNDS=${BOUNDS---scope 3 --bitwidth 4 --unroll 3}
FILES=${FILES-$(cd "$folder" && for file in *.fir; do echo "${file%.fir}"; done)}
LIMIT=${LIMIT-60}

# shellcheck source=bench/table
. "$(dirname "$0")/table"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# run FILE STRATEGY: "variables clauses seconds", or nothing
run() {
  # shellcheck disable=SC2086,SC3045  # a list of words; dash and bash have ulimit -t
  (
    ulimit -t "$LIMIT"
    "$GLASSBOX" verify "$folder/$1.fir" $BOUNDS --strategy "$2" --verbose \
      >/dev/null 2>"$work/costs" || exit 0
    times >"$work/times" # the second line is that of the children: user, system
    seconds=$(sed -n '2s/[ms]/ /gp' "$work/times" |
      awk '{ printf "%.3f", $1 * 60 + $2 + $3 * 60 + $4 }')
    sed -n "s/.* \([0-9]*\) solver variables, \([0-9]*\) clauses, .*/\1 \2 $seconds/p" \
      "$work/costs"
  )
}

published() { # variables, clauses, time of a strategy; - where the text does not say
  case $1 in
  aI,cI,bI) echo '1 1 1' ;;
  aC,cI,bI | aC,cC,bI) echo '- - almost-2' ;;
  aC,cC,bC) echo 'almost-7 about-3 over-3' ;;
  *) echo '- - -' ;;
  esac
}

strategies='aI,cI,bI aI,cC,bI aC,cI,bI aC,cC,bI aI,cI,bC aI,cC,bC aC,cI,bC aC,cC,bC'

# shellcheck disable=SC2086  # a list of words
table strategies-seconds "CPU seconds of each strategy, $BOUNDS" strategy $FILES
: >"$work/all"
for strategy in $strategies; do
  cells=
  for file in $FILES; do
    run "$file" "$strategy" >"$work/one"
    [ ! -s "$work/one" ] || echo "$strategy $file $(cat "$work/one")" >>"$work/all"
    cells="$cells $(awk '{ s = $3 } END { print NR ? s : "-" }' "$work/one")"
  done
  # shellcheck disable=SC2086  # cells
  row "$strategy" $cells
done

# A factor is the mean over the procedures of the factor of each; time also as the factor
# of the sums, where long runs count for more than the clock's grain.
table strategies 'Factors of inlining everything (003, Figure 6-1)' strategy variables theirs clauses theirs \
  time theirs 'time, sum'
for strategy in $strategies; do
  # shellcheck disable=SC2046  # cells
  row "$strategy" $(awk -v strategy="$strategy" -v published="$(published "$strategy")" '
    $1 == "aI,cI,bI" { v[$2] = $3; c[$2] = $4; t[$2] = $5 + 0.005 }
    $1 == strategy && ($2 in v) {
      n++; vs += $3 / v[$2]; cs += $4 / c[$2]; ts += ($5 + 0.005) / t[$2]
      sum += $5 + 0.005; base += t[$2]
    }
    END {
      split(published, p, " ")
      if (n) printf "%.2f %s %.2f %s %.2f %s %.2f", vs / n, p[1], cs / n, p[2], ts / n, p[3], sum / base
    }' "$work/all")
done
