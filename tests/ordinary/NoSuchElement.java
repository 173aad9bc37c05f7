// expect: bad... violated, others hold at --ints 0..3
public class NoSuchElement {
    int n;
    @glassbox.Declarative public boolean repOk() { return n >= 0; }
    public void badIter() { new java.util.ArrayList<String>().iterator().next(); }
    public void okIter(int k) { java.util.Iterator<Integer> i = java.util.List.of(k).iterator(); assert i.hasNext() && i.next() == k && !i.hasNext(); }
    public void okCatch(int k) { try { new java.util.ArrayList<Integer>().get(k); assert false; } catch (IndexOutOfBoundsException e) { assert e.getMessage().equals("Index " + k + " out of bounds for length 0"); } }
    public void badCatch(int k) { try { java.util.List.of(1).get(k); } catch (IndexOutOfBoundsException e) { assert k != 2; } }
    public void okCollections(int k) { java.util.List<Integer> l = java.util.Arrays.asList(3, k, 1); java.util.Collections.sort(l); assert l.get(0) <= l.get(1); assert java.util.Collections.max(l) == 3; assert java.util.Collections.frequency(l, 3) >= 1; }
    public void badCollections(int k) { java.util.List<Integer> l = java.util.Arrays.asList(3, k, 1); java.util.Collections.reverse(l); assert l.get(0) < l.get(2) && k != 2; }
}
