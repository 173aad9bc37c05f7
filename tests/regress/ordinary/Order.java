import glassbox.*;
import java.util.*;
// Which element Set.of and Map.of give first is drawn when a JVM starts.
class FirstOfTwoBad { int x; @Declarative boolean repOk() { return x >= 0; }
  public void op() { int f = Set.of(1, 2).iterator().next(); assert f == Set.of(1, 2).iterator().next(); assert f == 1; } }
class TextBad { int x; @Declarative boolean repOk() { return x >= 0; }
  public void op() { assert Set.of(3, 4, 5, 6).toString().equals("[3, 4, 5, 6]"); } }
class KeysBad { int x; @Declarative boolean repOk() { return x >= 0; }
  public void op() { assert Map.of("a", 1, "b", 2).keySet().iterator().next().equals("a"); } }
class InvariantGood { int x; @Declarative boolean repOk() { for (int i : Set.of(0, 1, 2)) if (x == i) return true; return false; }
  public void op() { if (x < 2) x++; } }
class InvariantBad { int x; @Declarative boolean repOk() { for (int i : Set.of(0, 1, 2)) if (x == i) return true; return false; }
  public void op() { x++; } }
class ManyOpen { int x; @Declarative boolean repOk() { return x >= 0; }
  public void op() { int t = 0; for (int i : Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9)) t += i; assert t == 45; } }
class UsedGood { static final Map<String, Integer> TABLE = new HashMap<>(Map.of("a", 1, "b", 2));
  int x; @Declarative boolean repOk() { return x >= 0; }
  public void table() { x = TABLE.get("a") + TABLE.get("b") - 3; }
  public void sameOrder() { Set<Integer> s = Set.of(3, 4, 5); assert new ArrayList<>(s).equals(new ArrayList<>(s)); }
  public void sum() { int t = 0; for (int i : Set.of(3, 4, 5)) t += i; assert t == 12; }
  public void noOrder() { assert Set.of("p", "q", "r").contains("q") && Set.of(1, 2).equals(Set.of(2, 1)) && List.of(2, 3).get(0) == 2; }
}
class StaticListOpen { static final List<Integer> LIST = new ArrayList<>(Set.of(1, 2));
  int x; @Declarative boolean repOk() { return x >= 0; }
  public void op() { assert LIST.get(0) == 1; } }
// Of an identity hash code a HashMap sees four bits, as long as its table is short.
// options: --objects Object=1
class LongTableOpen { Object o; @Declarative boolean repOk() { return o != null; }
  public void op() { Set<Object> s = new HashSet<>(64); s.add(40); s.add(o); assert s.iterator().next() == o; } }
class GrownTableOpen { Object o; @Declarative boolean repOk() { return o != null; }
  public void op() { Set<Object> s = new HashSet<>(); for (int i = 0; i < 13; i++) s.add(i + 16); s.add(o); assert s.iterator().next() == o; } }
class LongTableBad { Object o; @Declarative boolean repOk() { return o != null; }
  public void op() { Set<Object> s = new HashSet<>(64); s.add(3); s.add(o); assert s.iterator().next() == o; } }
class OnlyObjectsGood { Object o; @Declarative boolean repOk() { return o != null; }
  public void op() { Set<Object> s = new HashSet<>(100); s.add(o); s.add(this); assert s.contains(o) && s.size() == 2; } }
