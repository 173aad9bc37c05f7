// expect: bad... violated, others hold at --ints 0..3
public class PriorityOps {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void okQueue(int k) { java.util.PriorityQueue<Integer> q = new java.util.PriorityQueue<>(); q.add(2); q.add(k); q.add(1); assert q.poll() == Math.min(1, k); }
    public void badQueue(int k) { java.util.PriorityQueue<Integer> q = new java.util.PriorityQueue<>(); q.add(2); q.add(k); assert q.poll() == 2; }
    public void okComparator(int k) { java.util.List<String> l = new java.util.ArrayList<>(java.util.List.of("bb", "a")); l.sort(java.util.Comparator.comparing(String::length)); assert l.get(0).equals("a"); }
    public void badBitSet(int k) { java.util.BitSet b = new java.util.BitSet(); b.set(k); assert !b.get(3); }
    public void okBitSet(int k) { java.util.BitSet b = new java.util.BitSet(); b.set(k); assert b.cardinality() == 1 && b.nextSetBit(0) == k; }
}
