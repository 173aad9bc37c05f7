#!/bin/sh
# Type soundness of five languages, as in Table 6.4 of the work that glass box checking comes
# from: every program state whose term fits a balanced tree of n nodes. Beside our states
# checked and seconds stand those printed there (Pentium 4, 3.4 GHz).
#
#     bench/table6.4.sh GLASSBOX        or ./dev bench table6.4
#     ROWS='Imp' SIZES='7 15 31' LIMIT=60 ./dev bench table6.4
#
# The bounds besides --nodes stand in each language, in a line '// bench: OPTIONS' with N for n;
# +K: so many positions belong to other things than the term.
# The table counts the final states as one more, which is not executed here: at n = 1 all states
# of the first two languages are final, and there is nothing to check.
set -eu
GLASSBOX=$1
types=$(cd "$(dirname "$0")/../examples/types" && pwd)
# shellcheck source=bench/compare
. "$(dirname "$0")/compare"

# row, n, states, seconds; - where the table has none
published() {
  cat <<'TABLE'
ExpressionLanguage 1 1 0.068
ExpressionLanguage 2 3 0.093
ExpressionLanguage 3 3 0.105
ExpressionLanguage 4 5 0.122
ExpressionLanguage 13 11 0.246
ExpressionLanguage 40 17 0.551
ExpressionLanguage 121 23 1.376
ExpressionLanguage 364 29 3.633
ExpressionLanguage 1093 35 10.833
ExpressionLanguage 3280 41 38.543
ExpressionLanguage 9841 - -
ExpressionLanguage 29524 - -
Imp 1 1 0.102
Imp 2 7 0.185
Imp 3 11 0.256
Imp 4 19 0.408
Imp 5 34 0.710
Imp 6 34 0.739
Imp 7 34 0.816
Imp 15 61 2.158
Imp 31 96 5.107
Imp 63 147 10.066
Imp 127 230 21.013
Imp 255 377 52.208
Imp 511 652 331.138
Imp 1023 - -
FeatherweightJava 1 3 1.148
FeatherweightJava 2 7 1.594
FeatherweightJava 3 9 1.650
FeatherweightJava 4 9 1.899
FeatherweightJava 5 13 2.151
FeatherweightJava 21 70 6.905
FeatherweightJava 85 298 43.756
FeatherweightJava 341 1210 475.022
FeatherweightJava 1365 - -
MiniJava 1 5 2.721
MiniJava 2 21 3.117
MiniJava 3 40 3.897
MiniJava 4 53 5.750
MiniJava 5 59 6.191
MiniJava 21 275 37.354
MiniJava 85 1133 342.435
MiniJava 341 4565 5981.114
OwnershipJava 1 13 50.818
OwnershipJava 2 73 77.135
OwnershipJava 3 110 103.230
OwnershipJava 4 135 231.328
OwnershipJava 5 157 247.954
OwnershipJava 21 733 2760.734
OwnershipJava 25 877 3963.836
OwnershipJava 29 1021 5271.509
OwnershipJava 33 1165 6255.260
OwnershipJava 85 - -
TABLE
}

check_at() { # language n
  file=$types/$1.java
  options=$(sed -n '1,9s,^// bench: ,,p' "$file" | sed "s/\<N\>/$2/g")
  besides=0
  case $options in
  +*) besides=${options%% *} besides=${besides#+} options=${options#+* } ;;
  esac
  compile "$file"
  # shellcheck disable=SC2086  # a list of words
  measure --class "$1" --nodes $(($2 + besides)) $options "$file"
}

compare table6.4 'Type soundness (000, Table 6.4)'
