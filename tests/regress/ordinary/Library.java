import glassbox.*;
import java.util.*;
class FBad { 
  private double rate;
  @Declarative public boolean repOk() { return rate >= 0; }
  public void set(double r) { if (r < 0) throw new IllegalStateException(); rate = r; }
}
class FGood { 
  private double rate;
  @Declarative public boolean repOk() { return rate >= 0; }
  public void set(double r) { if (r >= 0) rate = r; }
}
class SelfBad {
  private int n;
  @Declarative public boolean repOk() { return n >= 0; }
  public void take(SelfBad o) { if (o == null) return; n = n + o.n; o.n = -1; }
}
class SelfGood {
  private int n;
  @Declarative public boolean repOk() { return n >= 0; }
  public void take(SelfGood o) { if (o == null) return; assert o.n >= 0; n = n > 2 ? 1 : n + o.n; }
}
interface Strange { int a(); int b(); }
class NullOpen {
  private int n;
  @Declarative public boolean repOk() { return n >= 0; }
  public void take(Strange o) { if (o == null) return; n = -o.a(); }
}
class MapGood {
  private final Map<String, Integer> m = new HashMap<>();
  @Declarative public boolean repOk() { return m != null && m.size() >= 0; }
  public void put(String k, int v) { m.put(k, v); }
  public int get(String k) { Integer i = m.get(k); return i == null ? 0 : i; }
}
class MapBad {
  private final Map<String, Integer> m = new HashMap<>();
  @Declarative public boolean repOk() { return m != null; }
  public int get(String k) { return m.get(k); }
}
class SetBad {
  private final Set<Integer> seen = new HashSet<>();
  private int last;
  @Declarative public boolean repOk() { return seen != null && (last == 0 || seen.contains(last)); }
  public void add(int x) { seen.add(x); last = x; }
  public void remove(int x) { seen.remove(x); }
}
class TreeGood {
  private final TreeMap<Integer,Integer> t = new TreeMap<>();
  @Declarative public boolean repOk() { return t != null; }
  public int least() { return t.isEmpty() ? 0 : t.firstKey(); }
  public void put(int k) { t.put(k, k); }
}
class DequeGood {
  private final Deque<Integer> t = new ArrayDeque<>();
  @Declarative public boolean repOk() { return t != null; }
  public Integer least() { return t.isEmpty() ? 0 : t.pop(); }
  public void put(int k) { t.push(k); }
}
class DequeBad {
  private final Deque<Integer> t = new ArrayDeque<>();
  @Declarative public boolean repOk() { return t != null; }
  public Integer least() { return t.pop(); }
}
class LinkedBad {
  private LinkedList<String> t = new LinkedList<>();
  @Declarative public boolean repOk() { return t != null && t.size() < 3; }
  public void add(String s) { t.add(s); }
}
class OptGood {
  @Check static int f(Optional<Integer> o) { return o == null ? 1 : o.isPresent() ? 2 : 3; }
}
class AtomBad {
  private final java.util.concurrent.atomic.AtomicInteger n = new java.util.concurrent.atomic.AtomicInteger();
  @Declarative public boolean repOk() { return n != null && n.get() >= 0; }
  public void dec() { n.decrementAndGet(); }
}
class IterGood {
  @Check static int count(Iterator<String> it) { int n = 0; while (it != null && it.hasNext()) { it.next(); n++; } assert n <= 3; return n; }
}
class IterBad {
  @Check static int count(Iterator<String> it) { int n = 0; while (it != null && it.hasNext()) { it.next(); n++; } assert n < 3; return n; }
}
