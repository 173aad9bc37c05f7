#!/bin/sh
# damaged.sh WHAT: a check of a class with a subclass on the class path, which would show
# an error, and which cannot be read.
set -u
d=$(mktemp -d)
trap 'chmod -R u+rwx "$d"; rm -rf "$d"' EXIT
cd "$d" || exit 9
mkdir lib own
cat >Holder.java <<'END'
import glassbox.Declarative;
public class Holder {
  Shape shape;
  int n;
  @Declarative public boolean repOk() { return n >= 0; }
  public void set() { if (shape != null) n = shape.area(); }
}
class Shape { int area() { return 1; } }
END
echo 'abstract class Bad0 extends Shape implements java.sql.Wrapper { }' >Bad0.java
echo 'class Bad extends Shape { int area() { return -1; } }' >Bad.java
if [ "$1" = jdk ]; then
  echo 'class Bad extends Bad0 { int area() { return -1; }
    public <T> T unwrap(Class<T> c) { return null; }
    public boolean isWrapperFor(Class<?> c) { return false; } }' >Bad.java
fi
javac -cp "${GLASSBOX%/*}/glassbox.jar" -d own Holder.java && javac -cp own -d lib Bad.java Bad0.java && rm Bad.java Bad0.java
path=lib
case $1 in
whole) ;;
truncated) head -c 60 lib/Bad.class > "cut" && mv "cut" lib/Bad.class ;;
too-new) printf '\0\377' | dd of=lib/Bad.class bs=1 seek=6 conv=notrunc 2>/dev/null ;;
jar)
  jar --create --no-compress --file lib.jar -C lib Bad.class && path=lib.jar
  at=$(grep -abo StackMapTable lib.jar | head -1 | cut -d: -f1)
  at=${at:-$(grep -abo SourceFile lib.jar | head -1 | cut -d: -f1)}
  printf 'X' | dd of=lib.jar bs=1 seek="$at" conv=notrunc 2>/dev/null
  ;;
link) rm lib/Bad.class && ln -s nowhere lib/Bad.class ;;
jdk)
  real=$(readlink -f "$(command -v javac)")
  mkdir -p jdk/bin jdk/lib
  ln -s "$real" jdk/bin/javac
  whole=${real%/bin/javac}/lib/modules
  head -c $(($(stat -Lc %s "$whole") / 2)) "$whole" >jdk/lib/modules
  export JAVA_HOME="$d/jdk"
  ;;
esac
$GLASSBOX check --classpath $path own/Holder.class own/Shape.class
