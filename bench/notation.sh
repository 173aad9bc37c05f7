#!/bin/sh
# Languages in the notation beside the same ones as Java classes by hand: verdict, states checked and
# seconds of processor time of both, at the same positions; then errors that both have, with the
# fewest positions at which each finds them.
#
#     bench/notation.sh GLASSBOX        or ./dev bench notation
#     SIZES='13 40' LIMIT=10 ./dev bench notation
#
# The classes ask after a step for some type, and so does the notation here. A state of Imp is a term in
# the notation, too, with the command as its first part: a command that has the position p by hand has
# p plus the greatest power of two in it there.
set -eu
GLASSBOX=$1
examples=$(cd "$(dirname "$0")/../examples" && pwd)
SIZES=${SIZES-7 13 15 31 40 63 121 364}
LIMIT=${LIMIT-60}
# shellcheck source=bench/table
. "$(dirname "$0")/table"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

judge() { # file options...: verdict, states, seconds in the variables of these names
  command time -f '%U %S' -o "$work/time" timeout "$((LIMIT + 5))" "$GLASSBOX" check --quiet \
    --timeout "$LIMIT" "$@" >"$work/said" 2>&1 || true
  verdict=$(sed -n 's/^[A-Za-z]*: \([a-z]*\) within.*/\1/p' "$work/said" | head -1)
  states=$(sed -n '/within/{s/.*[(,] \([0-9]*\) states* checked.*/\1/p;q}' "$work/said")
  seconds=$(tail -1 "$work/time" | awk '{printf "%.2f", $1 + $2}')
}

sizes_of() { case $1 in Imp) echo 7 15 31 63 ;; *) echo 13 40 121 364 ;; esac }
options_of() { case $1 in Imp) echo --ints 0..2 --objects Variable=2 ;; esac }
notation_of() { # the file, asked what the class is asked
  case $1 in Imp) name_of=imp ;; *) name_of=arith ;; esac
  sed 's/^check .*/check progress, preservation of some type/' \
    "$examples/languages/$name_of.lang" >"$work/$name_of.lang"
  echo "$work/$name_of.lang"
}

table notation 'Languages by hand and in the notation' language n verdict states 'CPU s' 'by hand' \
  'states by hand' 'CPU s by hand'
for name in ExpressionLanguage Imp; do
  for n in $(sizes_of "$name"); do
    case " $SIZES " in *" $n "*) ;; *) continue ;; esac
    is_time_left || break
    # shellcheck disable=SC2046  # options
    judge "$examples/types/$name.java" --nodes "$n" $(options_of "$name")
    hand=${verdict:--} hand_states=${states:--} hand_seconds=$seconds
    judge "$(notation_of "$name")" --nodes "$n"
    row "$name" "$n" "${verdict:--}" "${states:--}" "$seconds" "$hand" "$hand_states" "$hand_seconds"
  done
done

first_found() { # options...: the fewest positions at which it is violated
  for n in 1 2 3 4 5 6 7 8 9 10; do
    judge "$@" --nodes "$n"
    [ "$verdict" != violated ] || break
  done
  [ "$verdict" = violated ] && echo "$n" || echo -
}

table notation-errors 'Errors by hand and in the notation: the fewest positions' error notation 'by hand'
errors() { # language error...
  name=$1
  shift
  for error; do
    is_time_left || break
    mkdir -p "$work/seeded"
    "$(dirname "$0")/../tests/tools/seed-error" \
      "$examples/types/errors/$name/$error.patch" "$work/seeded" >/dev/null
    # shellcheck disable=SC2046  # options
    row "$error" \
      "$(first_found "$(notation_of "$name")" --variant "$(echo "$error" | tr - _)")" \
      "$(first_found "$work/seeded/$name.java" $(options_of "$name"))"
  done
}
errors ExpressionLanguage branches-differ iszero-step iszero-type pred-unchecked
errors Imp arithmetic-left assign-unchecked body-unchecked comparison-type condition-unchecked \
  if-false logic-right not-unchecked right-operand sequence-first sequence-second variable-step variable-type
# With classes in programs, bodies are any expressions in the notation and one operator on variables by
# hand: sizes cannot be compared, what holds, what is found and how long it takes can.
table notation-classes 'Languages with classes: programs of so many nodes in the notation, terms of so many with two classes by hand' \
  language nodes verdict states 'CPU s' 'term by hand' 'by hand' 'states by hand' 'CPU s by hand'
correct() { # language file positions-besides nodes:term...
  name=$1 file=$2 besides=$3
  shift 3
  for sizes; do
    is_time_left || break
    judge "$examples/languages/$file.lang" --engine explicit --size "${sizes%:*}"
    found=${verdict:--} found_states=${states:--} found_seconds=$seconds
    judge "$examples/types/$name.java" --nodes $((besides + ${sizes#*:})) --arrays 2
    row "$name" "${sizes%:*}" "$found" "$found_states" "$found_seconds" "${sizes#*:}" "${verdict:--}" \
      "${states:--}" "$seconds"
  done
}
correct FeatherweightJava featherweight-java 6 8:2 10:3 12:5 14:21
correct MiniJava mini-java 10 8:2 10:3 12:5
correct OwnershipJava ownership-java 8 7:1 8:2
table notation-java 'Errors of languages with classes, by hand and in the notation' error notation states 'CPU s' \
  'by hand' 'CPU s by hand'
java_errors() { # language file size error...
  name=$1 file=$examples/languages/$2.lang size=$3
  shift 3
  options=$(cat "$examples/types/errors/$name/options")
  besides=${options%% *} besides=${besides#+} options=${options#+* }
  for error; do
    is_time_left || break
    judge "$file" --engine explicit --variant "$(echo "$error" | tr - _)" --size "$size"
    found=${verdict:--} found_states=${states:--} found_seconds=$seconds
    mkdir -p "$work/seeded"
    "$(dirname "$0")/../tests/tools/seed-error" \
      "$examples/types/errors/$name/$error.patch" "$work/seeded" >/dev/null
    for n in 1 2 3 4 5 6 7 8; do
      # shellcheck disable=SC2086  # options
      judge "$work/seeded/$name.java" --nodes $((n + besides)) $options
      [ "$verdict" != violated ] || break
    done
    row "$name $error" "$found" "$found_states" "$found_seconds" "${verdict:--} at $n" "$seconds"
  done
}
java_errors FeatherweightJava featherweight-java 28 argument-unchecked body-unchecked cast-body cast-related cast-unchecked \
  everything-subtype field-bound field-count field-other inherited-method method-missing new-arguments \
  override-parameter override-result receiver-argument
java_errors MiniJava mini-java 28 argument-unchecked assign-unchecked body-unchecked condition-unchecked \
  field-bound null-access null-type override-parameter read-default
# By hand within the bounds and at the least size of a term at which the error is known to be found
# (examples/types/errors/OwnershipJava/sizes). Those that need two classes or three objects are looked
# for in tables and heaps that are no larger than the error allows, in both.
table notation-owners 'Errors of Ownership Java, by hand and in the notation: the smallest programs' error \
  'nodes' states 'CPU s' 'term by hand' 'CPU s by hand'
owners=$examples/types/errors/OwnershipJava
by_hand_bounds() { # error: the further patch or '-', the positions that are not the term's, options
  awk -v error="$1" '$1 == "bounds" {sub(/^bounds /, ""); bounds = $0} $1 == error {print bounds}' \
    "$owners/sizes"
}
owners_errors() { # error...
  file=$examples/languages/ownership-java.lang
  for error; do
    is_time_left || break
    for size in 6 8 9 10 12 14 15 17; do
      judge "$file" --engine explicit --variant "$(echo "$error" | tr - _)" --size "$size"
      case $verdict$states in holds* | inconclusive0) ;; *) break ;; esac
    done
    [ "$verdict" = violated ] && found=$size || found=-
    found_states=${states:--} found_seconds=$seconds
    rm -f "$work/seeded/OwnershipJava.java"
    "$(dirname "$0")/../tests/tools/seed-error" "$owners/$error.patch" "$work/seeded" >/dev/null
    n=$(sed -n "s/^$error \([0-9]*\)$/\1/p" "$owners/sizes")
    # shellcheck disable=SC2046  # words
    set_bounds $(by_hand_bounds "$error")
    [ "$smaller" = - ] || patch -s -d "$work/seeded" OwnershipJava.java "$owners/$smaller"
    # shellcheck disable=SC2086  # options
    judge "$work/seeded/OwnershipJava.java" --nodes $((n + besides)) $options
    [ "$verdict" = violated ] || n=-
    row "$error" "$found" "$found_states" "$found_seconds" "$n" "$seconds"
  done
}
set_bounds() {
  smaller=$1 besides=$2
  shift 2
  options=$*
}
owners_errors argument-unchecked assign-unchecked body-unchecked cast-primitive condition-unchecked field-bound \
  method-missing otherwise-unchecked parameter-this sequence-type step-cast-unchecked step-owners-left \
  step-receiver-argument type-nesting cast-related field-owners field-type object-owner override-owners \
  override-parameter override-result step-inherited-method step-owners-inherited subtype-owner
remark 'Featherweight, Mini and Ownership Java have general bodies in the notation, and are checked by their rules. What cannot be written there: an argument that is shared and not copied, a comparison that gives an integer or compares a number with a reference, as these languages have neither copies nor comparisons.'
