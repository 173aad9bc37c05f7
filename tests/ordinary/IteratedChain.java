// expect: bad... violated, others hold at --ints 0..3 --nodes 3
import glassbox.*;
import java.util.*;
import java.util.function.*;
public class IteratedChain implements Iterable<Integer> {
    static class Node { @Tree Node next; int val; }
    @Tree private Node head; private int size;
    @Declarative public boolean repOk() { int c = 0; for (Node x = head; x != null; x = x.next) c++; return c == size; }
    public Iterator<Integer> iterator() { return new Iterator<>() { Node at = head, last, before; public boolean hasNext() { return at != null; } public Integer next() { if (at == null) throw new NoSuchElementException(); if (last != null) before = last; last = at; at = at.next; return last.val; } public void remove() { if (last == null) throw new IllegalStateException(); if (before == null) head = at; else before.next = at; last = null; size--; } }; }
    public int okSum() { int s = 0; for (int x : this) s += x; int t = 0; for (Node y = head; y != null; y = y.next) t += y.val; assert s == t; return s; }
    public void badNext() { iterator().next(); }
    public void okRemoveFirst() { Iterator<Integer> i = iterator(); if (i.hasNext()) { i.next(); i.remove(); } }
    public void badRemove() { iterator().remove(); }
    public void okForEach() { int[] c = {0}; forEach(x -> c[0]++); assert c[0] == size; }
    public void push(int k) { Node x = new Node(); x.val = k; x.next = head; head = x; size++; }
    public void badPush(int k) { Node x = new Node(); x.val = k; x.next = head; head = x; if (k > 0) size++; }
    public Integer pop() { if (head == null) return null; Integer v = head.val; head = head.next; size--; return v; }
    public void reverse() { Node r = null; while (head != null) { Node t = head.next; head.next = r; r = head; head = t; } head = r; }
    public void badDrop(int k) { for (Node x = head; x != null; x = x.next) if (x.val == k && x.next != null) x.next = x.next.next; }
    public List<Integer> toList() { List<Integer> l = new ArrayList<>(); for (Integer x : this) l.add(x); assert l.size() == size; return l; }
    public void okSpl() { assert java.util.stream.StreamSupport.stream(spliterator(), false).count() == size; }
    public void okMax() { Optional<Integer> m = toList().stream().max(Comparator.naturalOrder()); assert m.isPresent() == (size > 0); }
    public void badMax() { int m = Collections.max(toList()); }
    public boolean contains(Object o) { for (Integer x : this) if (x.equals(o)) return true; return false; }
    public void okContains(int k) { assert contains(k) == toList().contains(k) && !contains("x") && !contains((long) k); }
    public void okApply(IntUnaryOperator f) { if (f != null) for (Node x = head; x != null; x = x.next) x.val = f.applyAsInt(x.val) & 3; }
    public void insertSorted(int k) { Node x = new Node(); x.val = k; if (head == null || head.val >= k) { x.next = head; head = x; } else { Node p = head; while (p.next != null && p.next.val < k) p = p.next; x.next = p.next; p.next = x; } size++; }
    @Post("insertSorted") @Declarative boolean postIns(IteratedChain old, int k) { return size == old.size + 1; }
}
