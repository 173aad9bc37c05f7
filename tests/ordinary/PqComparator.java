// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;
public class PqComparator {
    private final PriorityQueue<Integer> q = new PriorityQueue<>(Comparator.reverseOrder());
    @Declarative public boolean repOk() { return q != null; }
    public void okPoll() { Integer a = q.poll(), b = q.poll(); if (b != null) assert a >= b; }
    public void badPoll() { Integer a = q.poll(), b = q.poll(); if (b != null) assert a <= b; }
    public void okOffer(int x) { q.offer(x); assert q.peek() >= x; }
    public void badOffer(int x) { q.offer(x); assert q.peek() == x; }
    public void badElement() { q.element(); }
    public void okSize() { int k = q.size(); q.add(1); assert q.size() == k + 1; q.remove(1); assert q.size() == k; }
    public void badNull(Integer x) { q.add(x); }
    public void okLocal() { PriorityQueue<String> p = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())); p.add("bb"); p.add("b"); p.add("a"); assert p.poll().equals("a"); }
    public void badIterOrder() { List<Integer> l = new ArrayList<>(q); for (int i = 1; i < l.size(); i++) assert l.get(i - 1) >= l.get(i) ; }
}
