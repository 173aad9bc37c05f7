#!/bin/sh
# Environments: size and time of generation, and states explored with stubs and with the real
# classes, side by side: bench/environ.sh GLASSBOX
set -u
GLASSBOX=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/../examples/env" || exit 2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
LIMIT="--timeout ${LIMIT-60} --quiet"

verdict() { # of the first line: verdict, states, transitions
  sed -n '1s/^[^:]*: \([a-z]*\): \([0-9]*\) states, \([0-9]*\) transitions.*/\1 \2 \3/p'
}

# shellcheck source=bench/table
. ../../bench/table
table environ 'Environments: what is generated, and verdict, states and transitions with it and with the real one' \
  assumptions files lines seconds MB generated states transitions real states transitions
for file in */*.env; do
  is_time_left || break
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
  row "$file" "$files" "$lines" ${costs:-- -} ${generated:-- - -} ${real:-- - -}
done
