#!/bin/sh
# stale.sh WHAT: what a second run says after something that javac would find now, or
# what it left in the cache, has changed. Prints what main printed before and after.
set -u
d=$(mktemp -d)
trap 'rm -rf "$d"' EXIT
cd "$d" || exit 9
export XDG_CACHE_HOME="$d/cache"
mkdir -p a/p b/p old
main='public class Main { public static void main(String[] x) { System.out.println(Two.f()); } }'
two() { printf '%s public class Two { public static String f() { return "%s"; } }\n' "$1" "$2"; }
compiled() { javac -d "$1" "$2"; }

case $1 in
class-before)
  two '' old >old/Two.java && compiled b old/Two.java
  echo "$main" >Main.java
  run() { $GLASSBOX run --classpath a:b Main.java; }
  change() { two '' new >old/Two.java && compiled a old/Two.java; }
  ;;
source-before)
  two '' old >old/Two.java && compiled b old/Two.java
  echo "$main" >Main.java
  run() { $GLASSBOX run --classpath a:b Main.java; }
  change() { two '' new >a/Two.java; }
  ;;
package)
  two 'package p;' old >b/p/Two.java
  echo "import p.*; $main" >Main.java
  run() { $GLASSBOX run --classpath a:b Main.java; }
  change() { two 'package p;' new >a/p/Two.java; }
  ;;
own-package-first)
  two 'package p;' old >b/p/Two.java
  echo "import p.*; $main" >Main.java
  run() { $GLASSBOX run --classpath b Main.java; }
  change() { two '' new >Two.java; }
  ;;
qualified)
  two 'package q;' old >old/Two.java && compiled b old/Two.java
  echo "$main" | sed 's/Two.f/q.Two.f/' >Main.java
  run() { $GLASSBOX run --classpath a:b Main.java; }
  change() { mkdir a/q && two 'package q;' new >a/q/Two.java; }
  ;;
jars)
  two '' old >old/Two.java && compiled b old/Two.java && jar --create --file b/two.jar -C b Two.class
  rm b/Two.class
  echo "$main" >Main.java
  run() { $GLASSBOX run --classpath 'b/*' Main.java; }
  change() { two '' new >old/Two.java && compiled a old/Two.java && jar --create --file b/one.jar -C a Two.class; }
  ;;
truncated)
  two '' same >Two.java
  echo "$main" >Main.java
  run() { $GLASSBOX run Main.java; }
  change() { for f in cache/glassbox/*/*.class; do head -c 100 "$f" > "cut" && cp "cut" "$f"; done; }
  ;;
lost)
  two '' same >Two.java
  echo "$main" >Main.java
  run() { $GLASSBOX run Main.java; }
  change() { rm cache/glassbox/*/Two.class; }
  ;;
list)
  two '' same >Two.java
  echo "$main" >Main.java
  run() { $GLASSBOX run Main.java; }
  change() { for f in cache/glassbox/*.reads; do : >"$f"; done; }
  ;;
esac
run
change
run
