#!/bin/sh
# Which checks of the soundness arguments do the tests rely on? Each place of soundness.list is
# broken in turn, in a copy of the sources: a guard goes, a condition is weakened. Then the
# classes of tests/shortcuts are checked, random classes, modules and languages by the engine sat,
# and the regression cases of check run; of a place in src/lang those of lang, and nothing else: classes
# are made by the same rules. A place that nothing notices is reported as SURVIVED: it wants a test, or is no guard.
#
#   bench/soundness.sh GLASSBOX           as ./dev bench soundness; hours, with one processor
#   SOUNDNESS=PATTERN ...                 the places whose names have it, such as '^kinds'
#   SOUNDNESS_QUICK=1 ...                 without the regression cases
#   SOUNDNESS_ONLY=1 ...                  tests/shortcuts alone: does it have a class for each?
#   SOUNDNESS_FILES='Walks.java ...'      of these only
#   SOUNDNESS_CLASSES=N, SOUNDNESS_LANGUAGES=N   how many of each (default 600 and 60)
#
# The tool's own replay of paths is part of what notices. Nothing here is part of ./dev test.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
list=$root/bench/soundness.list
work=$root/build/soundness
tree=$work/tree
mkdir -p "$tree" "$work/log" || exit 2
# What differs, and nothing else, so that little is compiled: a run that was ended leaves its place broken.
(cd "$root" && git ls-files | while IFS= read -r file; do
    cmp -s "$file" "$tree/$file" || cp --parents -t "$tree" "$file" || exit
done) || exit 2
targets='all fuzzers'
[ -z "${SOUNDNESS_ONLY-}" ] || targets=all
# shellcheck disable=SC2086 # several words
make -s -C "$tree" $targets >"$work/log/make" 2>&1 || {
    tail -n 20 "$work/log/make"
    exit 2
}

# prepare WHAT COUNT: its classes, what is to be checked of them, and what the tool as it is
# makes of each in several manners (flag s of tests/fuzz/engines.c)
prepare() {
    folder=$work/$1
    "$tree/tests/fuzz/engines" write "$1" "$tree/build/fuzz/engines" 1 "$2" "$folder" \
        >"$work/log/$1" 2>&1 || {
        cat "$work/log/$1"
        exit 2
    }
    sed 's/^\([^ ]*\) [^ ]*/\1 s/' "$folder/list" >"$folder/manners"
    "$tree/build/fuzz/engines" "$tree/build/glassbox.jar" "$folder/classes" <"$folder/manners" \
        >"$folder/answers"
    echo "$1: $(wc -l <"$folder/answers")"
}

# notice WHAT: the first class of which it makes something else, or how the program ended. What
# takes too long says nothing.
notice() {
    folder=$work/$1
    "$tree/build/fuzz/engines" "$tree/build/glassbox.jar" "$folder/classes" <"$folder/manners" \
        2>/dev/null | awk -F '\t' -v what="$1" '
        NR == FNR { before[$1] = $7; wanted++; next }
        { met++
          count = split(before[$1], old, " ")
          split($7, now, " ")
          for (k = 1; k <= count && !found; k++)
            if (old[k] != now[k] && old[k] !~ /slow/ && now[k] !~ /slow/ && now[k] != "") {
              print what, $1, old[k] ", now", now[k]
              found = 1 } }
        END { if (!found && met < wanted) print what, "crash after", met + 0 }' "$folder/answers" -
}

# The regression cases of the group that fail, one a line.
regressions() { # GROUP
    "$tree/tests/regress/run" "$tree/build/glassbox" "$1/" 2>&1 | sed -n 's/^FAILED //p'
}

# The first class of tests/shortcuts whose verdict is another one.
notice_shortcut() {
    # shellcheck disable=SC2086 # several words, relative to the folder
    (cd "$tree/tests/shortcuts" && FIRST=1 ./run "$tree/build/glassbox" ${SOUNDNESS_FILES-} 2>&1) | sed -n 's/^not ok //p' | head -n 1
}

notice_regression() { # GROUP
    [ -n "${SOUNDNESS_QUICK-}" ] || regressions "$1" | grep -vxF -f "$work/failing" | head -n 1
}

# break_place FILE OLD NEW: false if OLD does not stand in exactly one line
break_place() {
    OLD=$2 NEW=$3 awk '
        BEGIN { old = ENVIRON["OLD"]; new = ENVIRON["NEW"] }
        at = index($0, old) {
            $0 = substr($0, 1, at - 1) new substr($0, at + length(old)); found++
        }
        { print }
        END { exit found != 1 }' "$work/saved" >"$tree/$1.new" && mv "$tree/$1.new" "$tree/$1"
}

try() { # NAME FILE OLD NEW
    cp "$tree/$2" "$work/saved"
    if ! break_place "$2" "$3" "$4"; then
        rm -f "$tree/$2.new"
        echo "stale: not in one line of $2"
        return
    fi
    # shellcheck disable=SC2086 # several words
    if ! make -s -C "$tree" $targets >"$work/log/$1" 2>&1; then
        echo "stale: does not compile"
    else
        by=
        case $2 in
        src/lang/*) by=$(notice_regression lang) ;;
        *)
            if [ -z "${SOUNDNESS_ONLY-}" ]; then # the cheapest first
                by=$(notice classes)
                [ -n "$by" ] || by=$(notice languages)
            fi
            [ -n "$by" ] || by=$(notice_shortcut)
            [ -n "$by${SOUNDNESS_ONLY-}" ] || by=$(notice_regression check)
            ;;
        esac
        echo "${by:-SURVIVED}"
    fi
    cp "$work/saved" "$tree/$2"
}

if [ -z "${SOUNDNESS_ONLY-}" ]; then
    prepare classes "${SOUNDNESS_CLASSES:-600}"
    prepare languages "${SOUNDNESS_LANGUAGES:-60}"
fi
grep -v '^#' "$list" | grep -E -- "${SOUNDNESS:-.}" >"$work/places"
: >"$work/failing"
[ -n "${SOUNDNESS_QUICK-}${SOUNDNESS_ONLY-}" ] || regressions check >"$work/failing"
[ -n "${SOUNDNESS_QUICK-}" ] || ! cut -f 2 "$work/places" | grep -q '^src/lang/' || regressions lang >>"$work/failing"
before=$(cut -f 2 "$work/places" | grep -qv '^src/lang/' && notice_shortcut)
[ -z "$before" ] || {
    echo "noticed before anything is broken: $before"
    exit 2
}
tab=$(printf '\t')
: >"$work/result"
while IFS=$tab read -r name file old new <&3; do
    printf '%-28s %s\n' "$name" "$(try "$name" "$file" "$old" "$new")" | tee -a "$work/result"
done 3<"$work/places"
awk '{ n++ } /SURVIVED$/ { s++ } / stale:/ { t++ }
    END { printf "%d places: %d noticed, %d survived, %d stale\n", n, n - s - t, s, t; exit t > 0 }' \
    "$work/result"
