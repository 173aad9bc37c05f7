#!/bin/sh
# Classes as different people write them (bench/users), sizes doubled until the limit: how the
# time grows with the size. Nothing is tuned for them; what is slow here is slow for users.
#
#     bench/users.sh GLASSBOX        or ./dev bench users
#     CLASSES='RbSentinel Deque' LIMIT=60 ./dev bench users
#
# The first line of a class, `// grow: OPTIONS`, has its bounds with N for the size, doubled from
# 4 on, or H for a height, one more each time from 2 on: then n is 2^H - 1. LIMIT is in processor
# seconds for each check; a class ends at the first size that exceeds it, or at the size MOST. A '!'
# marks a check that does not hold. As many classes are measured at the same time as there are
# cores, or CORES=1.
set -eu
GLASSBOX=$1
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=bench/measure
. "$here/measure"
MOST=${MOST-512}

size_of() { # step of a height, or of a size: n
  case $options in
  *H*) echo $(((1 << ($1 + 1)) - 1)) ;;
  *) echo $((2 << $1)) ;;
  esac
}

bounds_of() { # step
  printf '%s\n' "$options" | sed "s/\<H\>/$(($1 + 1))/g; s/\<N\>/$((2 << $1))/g"
}

grow() { # CLASS: its cells
  file=$here/users/$1.java lines=$work/$1.lines
  options=$(sed -n '1s|^// grow: ||p' "$file")
  compile "$file" </dev/null
  : >"$lines"
  step=1 largest=- executions=- last=-
  while n=$(size_of $step) && [ "$n" -le "$MOST" ]; do
    # shellcheck disable=SC2046  # a list of words
    measure $(bounds_of $step) "$file" </dev/null
    [ "$verdict" = holds ] || break
    echo "$n $seconds" >>"$lines"
    largest=$n executions=$transitions last=$seconds
    step=$((step + 1))
  done
  mark=
  [ "$n" -gt "$MOST" ] || [ "$verdict" = - ] || mark=" ! $verdict at n = $n"
  exponent=$(growth <"$lines" | sed 's/^time grows as \(n^[0-9.]*\) .*/\1/')
  in_a_line "$1$mark" "$largest" "$executions" "$last" "${exponent:--}"
}

# What this process measures: the classes that no other has begun.
grow_some() { # CLASS...
  for class; do
    mkdir "$work/$class" 2>/dev/null || continue
    grow "$class" >"$work/$class/cells"
  done
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2046,SC2086  # lists of words
set -- ${CLASSES-$(find "$here/users" -name '*.java' | sed 's|.*/||; s|\.java$||' | sort)}
for _ in $(seq "${CORES-$(getconf _NPROCESSORS_ONLN)}"); do
  grow_some "$@" &
done
wait
table users "The largest size within $LIMIT s" class 'largest n' transitions 'CPU s' 'grows as'
for class; do
  IFS='	' read -r name n executions last exponent <"$work/$class/cells"
  row "$name" "$n" "$executions" "$last" "$exponent"
done
