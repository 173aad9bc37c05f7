// verify: --scope 3 --unroll 3
import glassbox.spec.*;
import java.util.*;

// Overridden methods of the library, and texts as people write them.
class Mine {
  // own classes implementing library interfaces in other manners
  static class Bag extends ArrayList<Object> { int adds; @Override public boolean add(Object o) { adds++; return super.add(o); } }
  @Requires("b != null && b.adds = 0") @Modifies({"b.adds", "b.elems", "b.edits"}) @Ensures("b.adds = 1") static void addBag(Bag b, Object o) { List<Object> l = b; l.add(o); }
  @Requires("b != null && b.adds = 0") @Modifies({"b.adds", "b.elems", "b.edits"}) @Ensures("b.adds = 0") static void badAddBag(Bag b, Object o) { List<Object> l = b; l.add(o); }
  static class Never extends HashSet<Object> { @Override public boolean add(Object o) { return false; } }
  @Requires("n != null") @Modifies({"n.elems", "n.edits"}) @Ensures("return = false") static boolean never(Never n, Object o) { Set<Object> s = n; return s.add(o); }
  @Requires("s != null") @Modifies({"s.elems", "s.edits"}) @Ensures("o in s.elems") static void badInto(Set<Object> s, Object o) { s.add(o); }
  static class Konst implements Map.Entry<String, String> { public String getKey() { return "k"; } public String getValue() { return "v"; } public String setValue(String v) { throw new UnsupportedOperationException(); } }
  @Requires("e != null") @Ensures("e instanceof Konst => return = \"k\"") static String key(Map.Entry<String, String> e) { if (e instanceof Konst) return e.getKey(); return null; }
  @Requires("e != null") @Ensures("e instanceof Konst => return = \"v\"") static String badKey(Map.Entry<String, String> e) { if (e instanceof Konst) return e.getKey(); return null; }
  // iterator made by an anonymous class, with lambda
  static Iterable<Integer> once(int k) { return () -> new Iterator<Integer>() { boolean done; public boolean hasNext() { return !done; } public Integer next() { done = true; return k; } }; }
  @Requires("k >= 0 && k < 4") @Ensures("return = k") static int sumOnce(int k) { int s = 0; for (int i : once(k)) s += i; return s; }
  @Requires("k >= 0 && k < 4") @Ensures("return = k + k") static int badSumOnce(int k) { int s = 0; for (int i : once(k)) s += i; return s; }
  // strings as fields, equals/hash in a set of own
  static class Tag { final String t; Tag(String t) { this.t = t; } boolean is(Tag o) { return o != null && t.equals(o.t); } }
  @Throws("NullPointerException: s = null") @Ensures("return") static boolean tag(String s) { return new Tag(s).is(new Tag(s)); }
  @Requires("true") @Ensures("return = (p = \"x\" => \"x\" else \"y\")") static String sel(String p) { return "x".equals(p) ? p : "y"; }
  @Requires("true") @Ensures("return = p") static String badSel(String p) { return "x".equals(p) ? p : "y"; }
  static String last = "none";
  @Requires("true") @Modifies("Mine.last") @Ensures({"Mine.last = s", "return <=> old(Mine.last) = s"}) static boolean remember(String s) { boolean r = Objects.equals(last, s); last = s; return r; }
  @Requires("Mine.last != null") @Modifies("Mine.last") @Ensures({"Mine.last = s", "return <=> old(Mine.last) = s"}) static boolean badRemember(String s) { boolean r = last.equals(s); if (r) last = "again"; else last = s; return r; }
  @Requires("true") @Modifies("Mine.last") @Ensures("Mine.last = \"none\"") static void badDefault() { }
  @Requires("a != null && null !in a[int]") @Ensures("return <=> (all i, j: int | i >= 0 && i < j && j < a.length => a[i] != a[j])") static boolean unique(String[] a) { for (int i = 0; i < a.length; i++) for (int j = 0; j < i; j++) if (a[i].equals(a[j])) return false; return true; }
  @Requires("a != null && null !in a[int]") @Ensures("return <=> (all i, j: int | i >= 0 && i < j && j < a.length => a[i] != a[j])") static boolean badUnique(String[] a) { for (int i = 1; i < a.length; i++) if (a[i].equals(a[i - 1])) return false; return true; }
  @Requires("s != null && t != null") @Ensures("return = 0 <=> s = t") static int cmp(String s, String t) { int c = s.compareTo(t); return c < 0 ? -1 : c > 0 ? 1 : 0; }
  @Requires("s != null && t != null") @Ensures("return >= 0") static int badCmp(String s, String t) { return s.compareTo(t); }
  @Requires("o != null") @Ensures("o instanceof String && o = \"q\" => return = 1") static int inst(Object o) { if (o instanceof String) { String s = (String) o; switch (s) { case "q": return 1; } } return 0; }
  @Throws("ClassCastException: o != null && !(o instanceof String)") @Ensures("return = o") static String cast(Object o) { return (String) o; }
  @Throws("IllegalArgumentException: s = \"bad\"") @Ensures("return = s") static String check(String s) { if ("bad".equals(s)) throw new IllegalArgumentException("bad"); return s; }
  @Throws("IllegalArgumentException: s = \"bad\" || s = null") @Ensures("return = s") static String badCheck(String s) { if ("bad".equals(s)) throw new IllegalArgumentException("bad"); return s; }
}
