#!/bin/sh
# Environments: size and time of generation, and states explored with stubs and with the real
# classes, side by side: bench/environ.sh GLASSBOX
set -u
GLASSBOX=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/../examples/env" || exit 2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
LIMIT='--timeout 60 --quiet'

verdict() { # of the first line: verdict, states, transitions
  sed -n '1s/^[^:]*: \([a-z]*\): \([0-9]*\) states, \([0-9]*\) transitions.*/\1 \2 \3/p'
}

printf '%-28s %6s %6s %8s %5s   %-32s %s\n' assumptions files lines seconds MB generated real
for file in */*.env; do
  options=$(sed -n 's,^// check: [a-z ]* at ,,p' "$file" | sed 's/--real//' | tail -n 1)
  rm -rf "$folder/out"
  # shellcheck disable=SC2086  # lists of words
  costs=$("$GLASSBOX" env "$file" $options -o "$folder/out" --verbose 2>&1 >/dev/null |
    sed -n 's/^.*note: \([0-9.]*\) s, \([0-9]*\) MB$/\1 \2/p')
  files=$(find "$folder/out" -name '*.java' | wc -l)
  lines=$(find "$folder/out" -name '*.java' -exec cat {} + | wc -l)
  # shellcheck disable=SC2086
  generated=$("$GLASSBOX" env "$file" $options --check $LIMIT 2>/dev/null | verdict)
  # shellcheck disable=SC2086
  real=$("$GLASSBOX" env "$file" $options --check --real $LIMIT 2>/dev/null | verdict)
  # shellcheck disable=SC2086
  printf '%-28s %6s %6s %8s %5s   %-32s %s\n' "$file" "$files" "$lines" ${costs:-? ?} "$generated" "$real"
done
