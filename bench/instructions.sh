#!/bin/sh
# Whether fixed checks have become slower: machine instructions, counted by callgrind, against
# the figures in bench/instructions.txt. Seconds depend on who else uses the machine; these do
# not, so that five per cent can be told from noise.
#
#     bench/instructions.sh GLASSBOX             or ./dev bench instructions
#     WRITE=1 ./dev bench instructions           the figures anew, after a look at the difference
#
# A line of the file: millions of instructions, then what is checked, in the root folder. More than
# five per cent above fail, and as much below, so that the gain is kept. The figures are those of
# Debian's gcc; another compiler needs figures of its own.
set -eu
GLASSBOX=$1
# shellcheck source=bench/table
. "$(dirname "$0")/table"
root=$(cd "$(dirname "$0")/.." && pwd)
figures=$root/bench/instructions.txt
case $GLASSBOX in /*) ;; *) GLASSBOX=$(pwd)/$GLASSBOX ;; esac
command -v valgrind >/dev/null || {
  echo "bench/instructions.sh needs valgrind (Debian package valgrind)" >&2
  exit 2
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"

millions() { # OPTION...: of one check, compiled before
  "$GLASSBOX" list "$1" >/dev/null 2>&1
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$GLASSBOX" check --quiet --audit 4 "$@" \
    2>&1 >/dev/null | awk '/Collected :/ { printf "%d", ($4 + 500000) / 1000000 }'
}

sed -n '/^#/p' "$figures" >"$work/now"
failed=0
sed '/^#/d; /^$/d' "$figures" >"$work/rows"
table instructions 'Millions of machine instructions of fixed checks' 'committed' 'now' 'change' 'check'
while read -r before row; do
  # shellcheck disable=SC2086  # a list of words
  now=$(millions $row </dev/null)
  printf '%7s  %s\n' "${now:-?}" "$row" >>"$work/now"
  change=$(awk -v a="$before" -v b="${now:-0}" 'BEGIN { printf "%+.1f", (a ? 100 * (b - a) / a : 100) }')
  mark=
  if awk -v c="$change" 'BEGIN { exit !(c > 5 || c < -5) }'; then
    mark=' !'
    failed=$((failed + 1))
  fi
  row "$before" "${now:-?}" "$change%$mark" "$row"
done <"$work/rows"
[ -z "${WRITE-}" ] || {
  cp "$work/now" "$figures"
  exit
}
[ "$failed" = 0 ]
