#!/bin/sh
# What each shortcut of the search is worth: checks with it and without it.
#
#     bench/techniques.sh GLASSBOX              or ./dev bench techniques
#     ONLY='near held' bench/techniques.sh ...  these alone
#     LIMIT=10 bench/techniques.sh ...          seconds for one check (default 20)
#
# A shortcut is switched off in those checks of bench/techniques.txt that use it. The factor is
# the processor time without it over that with it, the smaller of two runs each, so below 1 it
# costs more than it gives; `>`: the check without it did not end, or came to no verdict. `most`:
# where it gave the most. One that is worth 1.1 nowhere ends the run with status 1: it should go.
set -eu
GLASSBOX=$1
LIMIT=${LIMIT-20}
# shellcheck source=bench/measure
. "$(dirname "$0")/measure"
root=$(cd "$(dirname "$0")/.." && pwd)
case $GLASSBOX in /*) ;; *) GLASSBOX=$(pwd)/$GLASSBOX ;; esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"

least_of_two() { # OPTION...: sets seconds
  measure "$@"
  [ "$seconds" = - ] || {
    first=$seconds
    measure "$@"
    [ "$seconds" != - ] && awk -v a="$first" -v b="$seconds" 'BEGIN { exit !(b < a) }' || seconds=$first
  }
}

# The table of techniques: name, how often it was asked, used, seconds.
used_by() { # OPTION...
  "$GLASSBOX" check --verbose --timeout "$LIMIT" "$@" 2>&1 |
    awk '/^  technique +asked +used/ { on = 1; next } on && !/^  [a-z]+ / { on = 0 } on && $3 > 0 { print $1 }'
}

# factor WITH WITHOUT: of two times; one that did not end took longer than the limit
factor() {
  awk -v with="$1" -v without="$2" -v limit="$LIMIT" 'BEGIN {
    if (without == "-") printf ">%.1f", limit / (with + 0.001)
    else printf "%.2f", (without + 0.001) / (with + 0.001) }'
}

sed '/^#/d; /^$/d' bench/techniques.txt >"$work/rows"
while read -r row; do
  # shellcheck disable=SC2086  # a list of words
  {
    compile $row
    least_of_two $row </dev/null
    # shellcheck disable=SC2154  # measure sets it
    with=$seconds found=$verdict
    [ "$with" != - ] || continue
    for name in $(used_by $row </dev/null); do
      case " ${ONLY-$name} " in *" $name "*) ;; *) continue ;; esac
      least_of_two $row --without "$name" </dev/null
      [ "$verdict" = "$found" ] || seconds=-
      printf '%s %s %s\n' "$name" "$(factor "$with" "$seconds")" "$row" >>"$work/factors"
    done
  }
done <"$work/rows"

table techniques 'What shortcuts are worth' 'shortcut' 'checks' 'faster' 'least' 'middle' 'most' 'where'
sed 's/>//' "$work/factors" | sort -k1,1 -k2,2n | awk '
  function show() {
    if (n) print name, n, wins, f[1], f[int((n + 1) / 2)], f[n], where
    n = wins = 0
  }
  $1 != name { show(); name = $1 }
  { f[++n] = $2; wins += $2 >= 1.1; $1 = $2 = ""; sub(/^ */, ""); sub(/^.*\//, ""); gsub(/ /, "_"); where = $0 }
  END { show() }' >"$work/summary"
idle=0
while read -r name checks wins least middle most where; do
  row "$name" "$checks" "$wins" "$least" "$middle" "$most" "$(printf %s "$where" | tr _ ' ')"
  [ "$wins" != 0 ] || idle=$((idle + 1))
done <"$work/summary"
remark "Shortcuts that are worth 1.1 in no check: $idle."
[ "$idle" = 0 ]
