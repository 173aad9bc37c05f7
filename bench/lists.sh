#!/bin/sh
# Methods of List in lists of three libraries, unmodified, against one specification each way
# of linking has, as in Table 6.1 of the work that bounded verification with relational logic
# comes from: CPU seconds with 4 buckets, 4 values, 4 bits and 3 unrollings.
#
#     bench/lists.sh GLASSBOX        or ./dev bench lists
#     LISTS='JDK Trove' METHODS='get set' ./dev bench lists
#
# JDK is the installed one; Apache, Caching and Trove are Debian's libcommons-collections3-java
# and libtrove3-java, and are left out where they are not installed (JARS: where they are). Errors are seeded in the
# source of the JDK's list (openjdk-17-source), moved to a package of its own, and in the classes of the others.
# LIMIT is in seconds for each method.
set -eu
GLASSBOX=$1
folder=$(cd "$(dirname "$0")" && pwd)
LISTS=${LISTS-JDK Trove Apache Caching}
METHODS=${METHODS-add(int,Object) add(Object) clear contains get indexOf isEmpty lastIndexOf remove(int) remove(Object) set size}
LIMIT=${LIMIT-60}

# shellcheck source=bench/table
. "$folder/table"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
JARS=${JARS-/usr/share/java}
commons=$JARS/commons-collections3.jar
trove=$JARS/trove-3.jar

published() { # LIST: in the order of METHODS by default
  case $1 in
  JDK) echo '23.5 16.0 12.6 84.8 16.6 17.2 15.1 62.6 19.8 77.5 18.0 18.7' ;;
  Trove) echo '18.3 15.0 12.6 14.6 16.9 20.0 15.6 18.3 22.2 11.1 24.0 13.0' ;;
  Apache) echo '20.8 20.2 13.0 64.5 16.4 25.2 20.9 94.9 37.4 34.2 20.9 29.4' ;;
  Caching) echo '25.3 24.1 14.9 119.3 23.8 22.9 22.5 84.8 28.5 100.2 24.8 19.1' ;;
  esac
}

is_there() {
  case $1 in
  JDK) true ;;
  Trove) [ -f "$trove" ] ;;
  *) [ -f "$commons" ] ;;
  esac
}

# What may change in a list that keeps nodes for later, beside what may in every list.
with_cache() {
  sed 's/"this.modCount"/&, "this.firstCachedNode", "this.cacheSize", "(this.header.*next).value",\
        "(this.firstCachedNode.*next - null).next", "(this.firstCachedNode.*next - null).previous",\
        "(this.firstCachedNode.*next - null).value"/
    s/"this.header.next", "this.header.previous"/"(this.header.*next).next", "(this.header.*next).previous"/' "$1"
}

first= # on the class path, before the library
prepare() { # LIST: inputs and options of verify
  case $1 in
  JDK) inputs="$folder/../examples/verify/jdk/LinkedListSpec.java --scope 4,LinkedList=1" ;;
  Trove) inputs="$folder/lists/TLinkedListSpec.java --classpath $first$trove --scope 4,TLinkedList=1" ;;
  Apache)
    inputs="$folder/lists/AbstractLinkedListSpec.java --classpath $first$commons --scope 4,AbstractLinkedList=1"
    ;;
  Caching)
    class=org/apache/commons/collections/list/NodeCachingLinkedList.class
    mkdir -p "$work/caching"
    with_cache "$folder/lists/AbstractLinkedListSpec.java" >"$work/caching/AbstractLinkedListSpec.java"
    (cd "$work" && jar xf "$commons" $class)
    inputs="$work/caching/AbstractLinkedListSpec.java $folder/lists/NodeCachingLinkedListSpec.java
      $work/$class --classpath $first$commons --scope 4,NodeCachingLinkedList=1"
    ;;
  esac
}

# seconds LIST METHOD [OPTION...]: CPU seconds if it holds, - if the list has none of its own, else the verdict
seconds() {
  list=$1
  method=$2
  shift 2
  [ "$list" != Trove ] || method=$(echo "$method" | sed 's/add(\(.*\)Object)/add(\1TLinkable)/')
  # shellcheck disable=SC2086  # a list of words
  (
    status=0
    "$GLASSBOX" verify $inputs --method "$method" --bitwidth 4 --unroll 3 --timeout "$LIMIT" \
      "$@" >"$work/out" 2>&1 || status=$?
    times >"$work/times"
    case $status in
    0) sed -n '2s/[ms]/ /gp' "$work/times" | awk '{ printf "%.2f\n", $1 * 60 + $2 + $3 * 60 + $4 }' ;;
    1) echo violated ;;
    2) echo - ;;
    *) echo open ;;
    esac
  )
}

# shellcheck disable=SC2086  # a list of words
table lists 'Methods of linked lists, CPU seconds (003, Table 6.1)' list $METHODS
for list in $LISTS; do
  is_there "$list" || continue
  is_time_left || continue
  prepare "$list"
  cells=
  for method in $METHODS; do cells="$cells $(seconds "$list" "$method")"; done
  # shellcheck disable=SC2086  # cells
  row "$list" $cells
  # shellcheck disable=SC2046  # cells
  [ "$(echo "$METHODS" | wc -w)" != 12 ] || row "theirs:$list" $(published "$list")
done
remark 'A dash: the list inherits the method from the JDK.'

# 003 §6.1.2: buckets and values, bits, unrollings
table lists-scopes 'add(int,Object) of the JDK in larger scopes, CPU seconds (003, §6.1.2)' scope bits unrollings \
  'CPU s' theirs
prepare JDK
while read -r scope bits unroll theirs; do
  is_time_left || continue
  row "$scope" "$bits" "$unroll" \
    "$(seconds JDK 'add(int,Object)' --scope "$scope,LinkedList=1" --bitwidth "$bits" --unroll "$unroll")" "$theirs"
done <<END
4 4 3 23.5
5 4 4 120
6 4 5 1200
7 5 6 over-3600
END

# The errors of lists/errors-in-classes: each is a class of its own on the class path.
internal='--add-exports java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED
  --add-exports java.base/jdk.internal.org.objectweb.asm.tree=ALL-UNNAMED'
package_of() {
  case $1 in
  Trove) echo gnu/trove/list/linked ;;
  *) echo org/apache/commons/collections/list ;;
  esac
}

seed() { # LIST CLASS CHANGE...: false: there is no such instruction
  file=$(package_of "$1")/$2.class
  (cd "$work" && rm -rf seeded && jar xf "$([ "$1" = Trove ] && echo "$trove" || echo "$commons")" "$file")
  mv "$work/$file" "$work/original.class"
  shift 2
  # shellcheck disable=SC2086  # a list of words
  java $internal -cp "$work/seed" SeedError "$work/original.class" "$work/seeded/$file" "$@" 2>"$work/out"
}

row_of_error() { # NAME METHOD VERDICT
  verdict=$3
  time=$(sed -n '2s/[ms]/ /gp' "$work/times" | awk '{ printf "%.2f", $1 * 60 + $2 + $3 * 60 + $4 }')
  case $verdict in [0-9]*) verdict=holds ;; esac
  row "$1" "$2" "$verdict" "$time"
}

table lists-errors 'Errors seeded in the lists (003, §6.1)' error method verdict 'CPU s'
# shellcheck disable=SC2086  # a list of words
javac -nowarn $internal -d "$work/seed" "$folder/lists/SeedError.java" 2>"$work/out" || LISTS=JDK
first=$work/seeded:
grep -v '^#' "$folder/lists/errors-in-classes" | while read -r list name method of change; do
  case " $LISTS " in *" $list "*) ;; *) continue ;; esac
  is_there "$list" || continue
  is_time_left || continue
  prepare "$list"
  # shellcheck disable=SC2086  # a list of words
  seed "$list" "$of" $change </dev/null || continue
  [ "$of" != NodeCachingLinkedList ] || cp "$work/seeded/$class" "$work/$class"
  row_of_error "$list:$name" "$method" "$(seconds "$list" "$method" </dev/null)"
done

for sources in /usr/lib/jvm/java-17-openjdk-*/lib/src.zip; do :; done
[ -f "$sources" ] || exit 0
mkdir -p "$work/list"
sed 's/java\.util\.LinkedList/list.LinkedList/' "$folder/../examples/verify/jdk/LinkedListSpec.java" >"$work/LinkedListSpec.java"
inputs="$work/LinkedListSpec.java $work/list/LinkedList.java --scope 4,LinkedList=1"
grep -v '^#' "$folder/lists/errors" | while read -r name method change; do
  is_time_left || continue
  unzip -p "$sources" java.base/java/util/LinkedList.java |
    sed -e 's/^package java.util;/package list; import java.util.*;/' -e "$change" >"$work/list/LinkedList.java"
  row_of_error "JDK:$name" "$method" "$(seconds JDK "$method" </dev/null)"
done
