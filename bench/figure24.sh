#!/bin/sh
# The baselines of Figures 24 to 26 of the work that engine bdd comes from (Darga and Boyapati,
# OOPSLA 2006): every valid state executed (engine explicit, beside Korat, which never looks at
# values), every reachable state (engine reach, beside their black box checker and JPF), and the
# reachable ones without values (null alone), which is what their abstraction functions make of them.
# That of FileSystem forgets the numbers of inodes, and has no counterpart here.
#
#     bench/figure24.sh GLASSBOX        or ./dev bench figure24
#     ROWS='Stack HeapOfKeys' SIZES='1 2 3' LIMIT=60 ./dev bench figure24
#
# LIMIT is in processor seconds for each check; a row ends at the first size that exceeds it.
set -eu
GLASSBOX=$1
here=$(cd "$(dirname "$0")" && pwd)
examples=$here/../examples
# shellcheck source=bench/measure
. "$here/measure"
# shellcheck source=bench/figures/classes
. "$here/figures/classes"

# class, n, transitions and seconds of Korat, black box, black box with abstraction, JPF
printed() {
  cat <<'TABLE'
Stack 1 6 0.001 9 0.008 4 0.010 33 0.533
Stack 2 9 0.001 32 0.009 6 0.009 141 0.669
Stack 3 12 0.000 115 0.012 8 0.009 1033 1.349
Stack 4 15 0.001 450 0.030 10 0.008 10949 7.233
Stack 5 18 0.001 1946 0.067 12 0.009 149313 96.529
Stack 6 21 0.001 9240 0.137 14 0.009 2471943 1661.628
Stack 7 24 0.001 47655 0.437 16 0.009 - -
Stack 8 27 0.002 264420 2.242 18 0.009 - -
Stack 9 30 0.002 1566587 15.648 20 0.009 - -
Stack 10 33 0.003 9851844 105.304 22 0.009 - -
Stack 16 51 0.007 - - 34 0.012 - -
Stack 32 99 0.018 - - 66 0.026 - -
Stack 64 195 0.053 - - 130 0.041 - -
Stack 128 387 0.259 - - 258 0.098 - -
Queue 1 12 0.001 27 0.011 8 0.011 601 1.121
Queue 2 27 0.001 356 0.044 18 0.012 89756 47.598
Queue 3 48 0.002 6610 0.161 32 0.014 - -
Queue 4 75 0.005 176430 2.126 50 0.016 - -
Queue 5 108 0.007 6330912 92.334 72 0.019 - -
Queue 6 147 0.010 - - 98 0.025 - -
Queue 7 192 0.015 - - 128 0.029 - -
Queue 8 243 0.019 - - 162 0.036 - -
Queue 16 867 0.059 - - 578 0.069 - -
Queue 32 3267 0.363 - - 2178 0.211 - -
Queue 64 12675 3.972 - - 8450 1.231 - -
Queue 128 49923 57.416 - - 33282 11.148 - -
HeapOfKeys 1 4 - 4 0.007 4 0.007 19 0.434
HeapOfKeys 2 18 0.001 18 0.008 18 0.008 133 0.521
HeapOfKeys 3 96 0.001 96 0.013 96 0.013 1816 1.464
HeapOfKeys 4 550 0.006 550 0.035 550 0.035 39565 15.184
HeapOfKeys 5 3984 0.023 3984 0.088 3984 0.088 - -
HeapOfKeys 6 31605 0.128 31605 0.284 31605 0.284 - -
HeapOfKeys 7 333568 0.879 333568 2.382 333568 2.382 - -
HeapOfKeys 8 3101139 10.852 3101139 25.261 3101139 25.261 - -
HeapOfKeys 9 36626580 95.155 - - - - - -
HeapOfKeys 10 429394636 1356.158 - - - - - -
RedBlackTree 1 8 0.017 12 0.013 6 0.012 49 0.617
RedBlackTree 2 144 0.035 936 0.084 99 0.020 - -
RedBlackTree 3 16044 0.858 18143370 431.682 11781 0.298 - -
RedBlackTree 4 155496600 16023.741 - - - - - -
FileSystem 2,2 - - 570 0.045 210 0.032 12901 6.883
FileSystem 3,2 - - 14820 0.201 900 0.063 - -
FileSystem 4,2 - - 552900 6.267 3100 0.117 - -
FileSystem 5,2 - - - - 9450 0.226 - -
FileSystem 6,2 - - - - 26670 0.569 - -
FileSystem 7,2 - - - - 71400 1.682 - -
FileSystem 8,2 - - - - 183960 5.088 - -
FileSystem 9,2 - - - - 460350 15.066 - -
FileSystem 10,2 - - - - 1125850 40.609 - -
FileSystem 2,3 - - 222670 2.573 5110 0.147 - -
FileSystem 3,3 - - - - 851955 18.740 - -
TABLE
}

baseline() { # NAME TITLE ENGINE FIELD: beside the printed figures that begin in this field
  table "$1" "$2" class n transitions theirs 'CPU s' theirs faster
  shift 2
  for class in ${ROWS-Stack Queue HeapOfKeys RedBlackTree FileSystem}; do
    printed | awk -v class="$class" -v at="$2" '$1 == class && $at != "-" { print $2, $at, $(at + 1) }' >"$work/sizes"
    while read -r n their_transitions their_seconds; do
      is_among "$n" "${SIZES-$n}" || continue
      measure_figure "$class" "$n" --engine "$1"
      case $verdict in holds | -) mark= ;; *) mark=" ! $verdict" ;; esac
      row "$class" "$n" "$transitions$mark" "$their_transitions" "$seconds" "$their_seconds" \
        "$(faster "$their_seconds" "$seconds")"
      [ "$seconds" != - ] || break
    done <"$work/sizes"
  done
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
VALUES=0
baseline figure26 'Engine explicit, without values, beside Korat (001, Figure 26)' explicit 3
unset VALUES
baseline figure25 'Engine reach beside a black box checker (001, Figure 25)' reach 5
VALUES=0
baseline figure25-abstraction 'Engine reach without values beside black box with abstraction (001, Figure 25)' reach 7
unset VALUES
baseline figure24 'Engine reach beside JPF (001, Figure 24)' reach 9
