// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
/** What an operation asks a parameter of a library type for. */
public class Asked {
    int n;
    @Declarative public boolean repOk() { return true; }
    public void badReal(Number x) { if (x instanceof Double d) assert !d.isNaN(); }
    public void badLong(Number x) { if (x instanceof Long) n = (int) (10 / x.longValue()); }
    public int okNumber(Number x) { return x instanceof Integer i ? i : x instanceof Long l ? l.intValue() : 0; }
    public void badBuilder(CharSequence s) { if (s instanceof StringBuilder b) assert b.length() == 0; }
    public void okText(CharSequence s) { if (s instanceof String t) assert t.length() == s.length(); }
    public void badSet(Collection<String> c) { if (c instanceof Set) assert c.isEmpty(); }
    public void okSet(Collection<String> c) { if (c instanceof List<String> l && !l.isEmpty()) assert l.indexOf(l.get(0)) == 0; }
    public void badError(Throwable t) { if (t instanceof Error) assert false; }
    public void badKind(Exception e) { if (e instanceof IllegalStateException) n = n / 0; }
    public int badList(Object o) { if (o instanceof List<?> l) return l.get(0).hashCode(); return 0; }
    public int okMap(Object o) { if (o instanceof Map<?, ?> m) return m.size(); if (o instanceof String s) return s.length(); return -1; }
    public void badMap(Object o) { if (o instanceof Map<?, ?> m) assert m.size() == 0; }
    public void badDeque(List<Integer> l) { if (l instanceof LinkedList) assert l.isEmpty(); }
}
