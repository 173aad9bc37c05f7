// expect: bad... violated, others hold at --ints 0..3
import glassbox.*;
import java.util.*;
public class IterImpl implements Iterable<Integer> {
    int lo, hi;
    @Declarative public boolean repOk() { return 0 <= lo && lo <= hi && hi <= 3; }
    @Override public Iterator<Integer> iterator() { return new Iterator<>() { int at = lo; @Override public boolean hasNext() { return at < hi; } @Override public Integer next() { if (!hasNext()) throw new NoSuchElementException(); return at++; } }; }
    public void okSum() { int s = 0; for (int x : this) s += x; int t = 0; for (int i = lo; i < hi; i++) t += i; assert s == t; }
    public void badRemove() { Iterator<Integer> it = iterator(); if (it.hasNext()) { it.next(); it.remove(); } }
    public void badNext() { iterator().next(); }
    public void okForEach() { int[] c = {0}; forEach(x -> c[0]++); assert c[0] == hi - lo; }
    public void okSpliterator() { assert java.util.stream.StreamSupport.stream(spliterator(), false).count() == hi - lo; }
    public void badCount() { int c = 0; for (Iterator<Integer> it = iterator(); it.hasNext(); it.next()) c++; assert c <= 2; }
}
