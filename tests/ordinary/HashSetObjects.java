// expect: bad... violated, others hold at --objects Object=2
public class HashSetObjects {
    Object a, b;
    @glassbox.Declarative public boolean repOk() { return true; }
    public void okSet() { java.util.HashSet<Object> s = new java.util.HashSet<>(); s.add(a); s.add(b); assert s.size() == (a == b ? 1 : 2); assert s.contains(a); }
    public void badSet() { java.util.HashSet<Object> s = new java.util.HashSet<>(); s.add(a); s.add(b); assert s.size() == 2; }
    public void okMap() { java.util.HashMap<Object, Integer> m = new java.util.HashMap<>(); m.put(a, 1); m.put(b, 2); assert m.get(b) == 2; }
    public void badMap() { java.util.HashMap<Object, Integer> m = new java.util.HashMap<>(); m.put(a, 1); m.put(b, 2); assert m.get(a) == 1; }
}
