#!/bin/sh
# The errors of the public Redex benchmark that are modelled in examples/languages: words of the
# counterexample, executions and seconds, beside the seconds that were published for a
# generator of derivations (A), ad hoc random testing (B), enumeration in order (C) and by random
# index (D); '-': not found in 24 hours, or not run.
#
#     bench/redex.sh GLASSBOX        or ./dev bench redex
#     MODELS='stlc rbtrees' LIMIT=60 ./dev bench redex
#
# Each error is looked for with growing bounds until it is found; the seconds are those of all of
# these runs. Then each correct model, with the largest of the bounds that holds within LIMIT.
set -eu
GLASSBOX=$1
folder=$(cd "$(dirname "$0")/../examples/languages" && pwd)
MODELS=${MODELS-stlc poly-stlc stlc-sub-all stlc-sub list-machine rbtrees}
LIMIT=${LIMIT-60}

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
  list-machine-2) echo 0.27 - - - ;; list-machine-3) echo 0.81 - - - ;;
  rbtrees-1) echo 1.14 0.09 0.02 1.31 ;; rbtrees-2) echo 3.14 0.50 0.42 15 ;;
  rbtrees-3) echo 4.38 319 14.9h - ;;
  *) echo - - - - ;;
  esac
}

bounds() { # options, smallest first
  case $1 in
  list-machine) echo '--size=8 --engine=explicit' '--size=10 --engine=explicit' ;;
  rbtrees) echo '--size=6 --engine=explicit' '--size=7 --engine=explicit' '--size=10 --engine=explicit' ;;
  *) echo '--nodes=7' '--nodes=15' ;;
  esac
}

each_bound() { # model: one to a line
  bounds "$1" | sed 's/ --\(size\|nodes\)/\n--\1/g'
}

printf '%-14s %5s %-32s %8s %9s   %s\n' error words bounds states seconds 'A B C D'
for model in $MODELS; do
  file=$folder/$model.lang
  # shellcheck disable=SC2013  # a number each
  for error in $(sed -n 's/^variant bug\([0-9]*\).*/\1/p' "$file"); do
    start=$(date +%s.%N)
    found='not found'
    states=-
    each_bound "$model" >"${TMPDIR-/tmp}/redex.$$"
    while read -r options; do
      # shellcheck disable=SC2086
      out=$("$GLASSBOX" check --quiet --timeout "$LIMIT" --variant "bug$error" $options "$file" 2>&1 </dev/null) || true
      case $out in *': violated'*)
        found=$options
        states=$(printf '%s\n' "$out" | sed -n '1s/.*[(,] \([0-9]*\) states* checked.*/\1/p')
        break
        ;;
      esac
    done <"${TMPDIR-/tmp}/redex.$$"
    rm -f "${TMPDIR-/tmp}/redex.$$"
    nodes=-
    [ "$found" = 'not found' ] || nodes=$(printf '%s\n' "$out" | sed -n '/^the program/{n;s/[^A-Za-z0-9+]\+/ /g;p}' | wc -w)
    seconds=$(echo "$(date +%s.%N) - $start" | bc)
    printf '%-14s %5s %-32s %8s %9.2f   %s\n' "$model $error" "$nodes" "$found" "$states" "$seconds" "$(published "$model" "$error")"
  done
  each_bound "$model" | while read -r options; do
    # shellcheck disable=SC2086
    "$GLASSBOX" check --quiet --timeout "$LIMIT" $options "$file" 2>&1 </dev/null | head -1 || true
  done
done
