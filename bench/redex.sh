#!/bin/bash
# The fifty errors of the public Redex benchmark, modelled in examples/languages: words of the
# counterexample, executions and seconds of processor time, beside the seconds that were
# published for a generator of derivations (A), ad hoc random testing (B), enumeration in order
# (C) and by random index (D); '-': not found in 24 hours, or not run.
#
#     bench/redex.sh GLASSBOX        or ./dev bench redex
#     PARTS=errors ./dev bench redex                        all fifty, a few minutes
#     PARTS=correct MODELS='stlc rbtrees' LIMIT=10 ./dev bench redex
#
# errors: each is looked for in programs of one node, of two, and so on, within LONG seconds (for the
# page, LIMIT). correct: each model without errors, with the largest size that holds within LIMIT;
# that takes long. All seconds are of processor time.
set -eu
GLASSBOX=$1
folder=$(cd "$(dirname "$0")/../examples/languages" && pwd)
MODELS=${MODELS-stlc poly-stlc stlc-sub-all stlc-sub let-poly list-machine rbtrees delim-cont rvm}
PARTS=${PARTS-errors correct}
LIMIT=${LIMIT-60}
LONG=${LONG-${UNTIL+$LIMIT}} LONG=${LONG:-600}
TIMEFORMAT='%U %S'

published() { # model error -> A B C D
  case $1-$2 in
  stlc-1) echo 4.14 1.68 1.00 208 ;; stlc-2) echo 31 129 2.1h - ;;
  stlc-3) echo 0.14 0.90 0.10 3.98 ;; stlc-4) echo 308 5.4h - - ;;
  stlc-5) echo 187 2.0h - - ;; stlc-6) echo 114 2.1h - - ;;
  stlc-7) echo 0.28 18 344 3055 ;; stlc-8) echo 1.11 148 0.26 382 ;;
  stlc-9) echo 0.19 1.05 1.62 38 ;;
  poly-stlc-1) echo 1.48 6.75 199 686 ;; poly-stlc-2) echo 125 3.3h - - ;;
  poly-stlc-3) echo 0.27 0.77 0.53 8.47 ;; poly-stlc-4) echo 40 - - - ;;
  poly-stlc-5) echo 1149 - - - ;; poly-stlc-6) echo 191 - - - ;;
  poly-stlc-7) echo 0.36 49 12 448 ;; poly-stlc-8) echo 4.93 2776 0.92 176 ;;
  poly-stlc-9) echo 0.67 1.72 3.65 41 ;;
  stlc-sub-all-1) echo 0.11 71 0.29 42 ;; stlc-sub-all-2) echo 0.24 169 3.65 51 ;;
  stlc-sub-all-3) echo 0.83 64 837 1025 ;; stlc-sub-all-4) echo 129 - - - ;;
  stlc-sub-all-5) echo 0.27 134 13 239 ;;
  stlc-sub-6) echo 0.28 82 0.25 95 ;; stlc-sub-7) echo 0.29 181 2.82 93 ;;
  stlc-sub-8) echo 2.76 73 597 1515 ;; stlc-sub-9) echo 0.37 259 8.14 423 ;;
  let-poly-1) echo - 1.74 0.02 5.71 ;; let-poly-3) echo - 0.32 0.13 1.04 ;;
  let-poly-4) echo - 3.7h 17 319 ;; let-poly-5) echo - 0.08 0.01 0.19 ;;
  let-poly-6) echo - 128 0.03 4.01 ;; let-poly-7) echo - 1.4h 0.17 40 ;;
  list-machine-2) echo 0.27 - - - ;; list-machine-3) echo 0.81 - - - ;;
  rbtrees-1) echo 1.14 0.09 0.02 1.31 ;; rbtrees-2) echo 3.14 0.50 0.42 15 ;;
  rbtrees-3) echo 4.38 319 14.9h - ;;
  delim-cont-1) echo 518 - - - ;; delim-cont-2) echo 268 - - - ;;
  delim-cont-3) echo 3.7h - - - ;;
  rvm-2) echo 2.1h 460 - 5.4h ;; rvm-3) echo 2.4h 214 - - ;; rvm-4) echo - 7.7h - - ;;
  rvm-6) echo - 2.65 1730 5.43 ;; rvm-14) echo 1315 177 - - ;;
  rvm-15) echo - 1688 - 12.6h ;;
  *) echo - - - - ;;
  esac
}

size() { # model error: programs of at most so many nodes, the smallest first
  case $1-$2 in
  let-poly-2) echo 11 ;;
  let-poly-*) echo 8 ;;
  rvm-2) echo 4 ;; # a claim, asked after soundness
  rvm-*) echo 7 ;;
  delim-cont-*) echo 8 ;;
  list-machine-* | rbtrees-*) echo 10 ;;
  *) echo 9 ;;
  esac
}

# shellcheck source=bench/table
. "$(dirname "$0")/table"

seconds=$(mktemp)
trap 'rm -f "$seconds"' EXIT
run() { # limit options..., adds to the seconds; the clock of a busy machine is not asked
  (
    ulimit -t "$1"
    shift
    { time "$GLASSBOX" check --quiet "$@" 2>/dev/null </dev/null; } 2>>"$seconds"
  ) 2>/dev/null || true
}

found=0 looked=0 total=0
look_for() { # model error
  : >"$seconds"
  where='not found' states=- words=-
  size=$(size "$1" "$2")
  out=$(run "$LONG" --engine explicit --variant "bug$2" --size "$size" "$folder/$1.lang")
  if [[ $out == *': violated'* ]]; then
    where="--size $size"
    states=$(sed -n '/violated/{s/.*[(,] \([0-9]*\) states* checked.*/\1/p;q}' <<<"$out")
    words=$(sed -n '/^the program\|^is not so for/{n;s/[^A-Za-z0-9+]\+/ /g;p;q}' <<<"$out" | wc -w)
    found=$((found + 1))
  fi
  looked=$((looked + 1))
  took=$(awk '{s += $1 + $2} END {printf "%.2f", s}' "$seconds")
  total=$(awk -v a="$total" -v b="$took" 'BEGIN {printf "%.2f", a + b}')
  # shellcheck disable=SC2046  # cells
  row "$1 $2" "$words" "$where" "$states" "$took" $(published "$1" "$2")
}

hold() { # model: adds to what is correct
  holds=nothing by_class=
  for size in $(seq 4 30); do # of few nodes there may be no program that takes a step
    is_time_left || break
    out=$(run "$LIMIT" --engine explicit --size "$size" "$folder/$1.lang")
    [[ $out == *': violated'* || $out != *': '[hi]* ]] && break
    [[ $out == *': inconclusive'* ]] || holds="--size $size"
  done
  for nodes in 7 15 31; do # where there is a class, by induction on its terms
    is_time_left || break
    out=$(run "$LIMIT" --engine sat --nodes "$nodes" "$folder/$1.lang")
    [[ $out == *': holds'* ]] || break
    by_class=" and --nodes $nodes by its class"
  done
  echo "$1: $holds$by_class" >&2
  correct="${correct-}${correct+, }$1 to $holds$by_class"
}

table redex 'Errors of the Redex benchmark, beside derivations (A), random (B), enumeration (C, D)' error words bounds \
  states 'CPU s' A B C D
if is_among errors "$PARTS"; then
  for model in $MODELS; do
    # shellcheck disable=SC2013  # a number each
    for error in $(sed -n 's/^variant bug\([0-9]*\).*/\1/p' "$folder/$model.lang"); do
      is_time_left || break 2
      look_for "$model" "$error"
    done
  done
fi
if is_among correct "$PARTS"; then
  for model in $MODELS; do
    is_time_left && hold "$model"
  done
fi
remark "$found of $looked errors found, in $total s of processor time together."
remark "Correct models hold: ${correct-none was looked at}."
