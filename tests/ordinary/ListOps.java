// expect: bad... violated, others hold at --ints 0..3
public class ListOps {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okList(int k) { java.util.ArrayList<Integer> l = new java.util.ArrayList<>(); for (int i = 0; i < k; i++) l.add(i); assert l.size() == k; int s = 0; for (int x : l) s += x; assert s == k * (k - 1) / 2; }
    public void badList(int k) { java.util.ArrayList<Integer> l = new java.util.ArrayList<>(); for (int i = 0; i < k; i++) l.add(i); l.get(2); }
    public void badModify(int k) { java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2, 3)); for (Integer x : l) if (x == k) l.remove(x); }
    public void okRemove(int k) { java.util.List<Integer> l = new java.util.ArrayList<>(java.util.List.of(1, 2, 3)); l.removeIf(x -> x == k); assert l.size() == (k == 0 ? 3 : 2); }
    public void badImmutable(int k) { java.util.List<Integer> l = java.util.List.of(k); l.add(1); }
    public void okLinked(int k) { java.util.LinkedList<Integer> l = new java.util.LinkedList<>(); l.addFirst(k); l.addLast(k + 1); assert l.getFirst() == k && l.removeLast() == k + 1 && l.size() == 1; }
    public void okDeque(int k) { java.util.ArrayDeque<Integer> d = new java.util.ArrayDeque<>(); d.push(k); d.push(k + 1); assert d.pop() == k + 1; assert d.peek() == k; }
    public void badDeque(int k) { java.util.ArrayDeque<Integer> d = new java.util.ArrayDeque<>(); if (k > 1) d.push(k); d.pop(); }
}
