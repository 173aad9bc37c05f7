// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
public class Registry {
    private final Set<String> names = new TreeSet<>();
    private final Deque<Integer> history = new ArrayDeque<>();
    @Declarative public boolean repOk() { return names != null && history != null; }
    public void okAdd(String s) { if (s == null) return; boolean had = names.contains(s); boolean added = names.add(s); assert added != had; }
    public void badAdd(String s) { names.add(s); }
    public void okPush(int k) { history.push(k); assert history.peek() == k; }
    public void badPop() { history.pop(); }
    public void okPoll() { Integer x = history.poll(); if (x == null) assert history.isEmpty(); }
    public void badFirst() { ((TreeSet<String>) names).first(); }
    public void okFirst() { if (!names.isEmpty()) { String f = ((TreeSet<String>) names).first(); for (String s : names) assert f.compareTo(s) <= 0; } }
    public void badSize() { assert names.size() <= 1; }
    public void okIter() { Iterator<Integer> it = history.iterator(); int n = 0; while (it.hasNext()) { it.next(); n++; } assert n == history.size(); }
    public void badIter() { Iterator<Integer> it = history.iterator(); it.next(); }
    public void okRemoveAll() { names.removeAll(new ArrayList<>(names)); assert names.isEmpty(); }
}
