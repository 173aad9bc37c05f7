// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

/** A program's own collection, over the library's skeleton. */
public class Once extends AbstractCollection<Integer> {
    private final LinkedHashSet<Integer> inner = new LinkedHashSet<>();

    @Declarative public boolean repOk() { return !inner.contains(null); }

    @Override public Iterator<Integer> iterator() { return inner.iterator(); }
    @Override public int size() { return inner.size(); }
    @Override public boolean add(Integer x) throws NullPointerException { return inner.add(Objects.requireNonNull(x)); }
    public void inherited(int x) { boolean was = contains(x); remove(x); assert !contains(x) && (was || true); }
    public void badInherited(int x) { int n = size(); remove(x); assert size() == n - 1; }
    public void text() { assert toString().length() >= 2 && toString().startsWith("["); }
    public void badText() { assert toString().equals("[]"); }
    public void all(List<Integer> l) { if (l != null && !l.contains(null)) { addAll(l); assert containsAll(l); } }
    public void badAll(List<Integer> l) { if (l != null) addAll(l); }
}
