// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.function.*;
/** Fields whose type is a variable hold what the program uses the class for. */
public class GenericUses {
  static class Const<T> implements Supplier<T> { T value; Const(T v) { value = v; } public T get() { return value; } }
  interface Box<T> { T open(); default boolean isNull() { return open() == null; } }
  static class Full<T> implements Box<T> { T in; public T open() { return in; } }
  Const<Integer> c; int total;
  Box<String> b;
  @Declarative public boolean repOk() { return c != null && b != null; }
  public void okGet() { Integer i = c.get(); if (i != null) total += i; }
  public void badGet() { total += c.get(); }
  public void okUse(Supplier<Integer> s) { if (s != null) { Integer i = s.get(); assert i == null || i == i.intValue(); } }
  public void okOpen() { String s = b.open(); assert b.isNull() == (s == null); }
  public void badOpen() { assert b.open().length() < 10; }
  public void okParam(Box<String> x) { if (x != null && !x.isNull()) total = x.open().length(); }
}
