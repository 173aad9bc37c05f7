import glassbox.*;
import java.util.*;
// A collection that hashes or compares objects of the program has some that are made of numbers, texts and
// constants; of others it is empty within the bounds, and nothing is shown by that.
class Point { int v;
  @Override public boolean equals(Object o) { return o instanceof Point p && p.v == v; }
  @Override public int hashCode() { return v; } }
class Row { final int[] v = {0};
  @Override public boolean equals(Object o) { return o instanceof Row p && p.v[0] == v[0]; }
  @Override public int hashCode() { return v[0]; } }
class HashedOpen { private final Set<Row> s = new HashSet<>(); Row last;
  @Declarative boolean repOk() { return s != null && (last == null || s.contains(last)); }
  public void touch() { if (last != null) last.v[0] = 0; } }
class HashedBad { private final Set<Point> s = new HashSet<>(); Point last;
  @Declarative boolean repOk() { return s != null && (last == null || s.contains(last)); }
  public void touch() { if (last != null) last.v = 0; } }
class KeysGood { private final Map<Point, Integer> m = new HashMap<>(); int n;
  @Declarative boolean repOk() { return m != null && n == m.size(); }
  public void clear() { m.clear(); n = 0; } }
class AddedBad { private final Set<Point> s = new HashSet<>(); int n;
  @Declarative boolean repOk() { return s != null && n == s.size(); }
  public void add(Point p) { s.add(p); } }
class ListedGood { private final List<Point> s = new ArrayList<>(); int n;
  @Declarative boolean repOk() { return s != null && n == s.size(); }
  public void add(Point p) { s.add(p); n++; } }
class NamedGood { private final Set<String> s = new HashSet<>(); int n;
  @Declarative boolean repOk() { return s != null && n == s.size(); }
  public void clear() { s.clear(); n = 0; } }
