// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

public class Walks {
    @Declarative public boolean repOk() { return true; }

    public void okAll(Iterator<Integer> it) { int n = 0; while (it != null && it.hasNext()) { it.next(); n++; } assert n <= 3; }
    public void badAll(Iterator<Integer> it) { if (it != null) { it.next(); it.next(); } }
    public void okRemove(List<Integer> l) {
        if (l == null) return;
        ListIterator<Integer> it = l.listIterator();
        int n = 0;
        while (it.hasNext()) { Integer x = it.next(); if (x != null && x == 1) it.remove(); else { n++; it.set(0); } }
        assert l.size() == n && Collections.frequency(l, 0) == n;
    }
    public void badRemoveTwice(List<Integer> l) { if (l == null || l.isEmpty()) return; Iterator<Integer> it = l.iterator(); it.next(); it.remove(); it.remove(); }
    public void badRemoveBefore(Collection<Integer> c) { if (c != null) c.iterator().remove(); }
    public void okMap(Map<Integer, Integer> m) { if (m == null) return; m.keySet().removeIf(k -> k == null || k > 0); for (Integer k : m.keySet()) assert k == 0; }
    public void badMap(Map<Integer, Integer> m) { if (m != null) for (Integer k : m.keySet()) m.remove(k); }
    public void okValues(Map<Integer, Integer> m) { if (m == null) return; int n = m.size(); m.values().removeAll(Arrays.asList(1)); assert !m.containsValue(1) && m.size() <= n; }
    public void badEntries(Map<Integer, Integer> m) { if (m == null) return; for (Map.Entry<Integer, Integer> e : m.entrySet()) e.setValue(e.getKey()); assert !m.containsValue(null); }
    public void okEntries(Map<Integer, Integer> m) { if (m == null) return; for (Map.Entry<Integer, Integer> e : m.entrySet()) e.setValue(e.getKey()); for (Integer k : m.keySet()) assert Objects.equals(m.get(k), k); }
}
