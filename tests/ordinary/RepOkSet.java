// expect: bad... violated, others hold at --objects Object=2
public class RepOkSet {
    Object[] items = new Object[0];
    @glassbox.Declarative public boolean repOk() { if (items == null) return false; java.util.HashSet<Object> s = new java.util.HashSet<>(); for (Object o : items) if (o == null || !s.add(o)) return false; return true; }
    public void okNothing() { assert items.length < 2 || items[0] != items[1]; }
    public void badSet(Object o) { if (items.length > 0 && o != null) items[0] = o; }
}
