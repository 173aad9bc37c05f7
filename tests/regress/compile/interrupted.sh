#!/bin/sh
# interrupted.sh SIGNAL | time: a javac that never ends, and what interrupts it. Afterwards
# javac must be gone, and the folder that it was to write.
set -u
d=$(mktemp -d)
trap 'rm -rf "$d"' EXIT
real=$(readlink -f "$(command -v javac)")
mkdir -p "$d/jdk/bin" "$d/jdk/lib" "$d/cache"
ln -s "${real%/bin/javac}/lib/modules" "$d/jdk/lib/modules"
printf '#!/bin/sh\necho $$ >%s/pid\nexec sleep 100\n' "$d" >"$d/jdk/bin/javac"
chmod +x "$d/jdk/bin/javac"
echo 'public class A { boolean repOk() { return true; } public void f() { } }' >"$d/A.java"
export JAVA_HOME="$d/jdk" XDG_CACHE_HOME="$d/cache"
if [ "$1" = time ]; then
  $GLASSBOX check --timeout 1 "$d/A.java"
  status=$?
else
  $GLASSBOX check "$d/A.java" &
  tool=$!
  while [ ! -s "$d/pid" ]; do sleep 0.02; done
  kill -"$1" $tool
  wait $tool
  status=$?
fi
kill -0 "$(cat "$d/pid")" 2>/dev/null && echo "javac goes on"
find "$d/cache" -mindepth 2
exit $status
