// expect: bad... violated, others hold at --ints 0..2
import java.util.*;

/** It extends a class of the library: what it inherits is as constructor and add leave it. */
public class CountedSet extends HashSet<String> {
    int adds;
    @glassbox.Declarative public boolean repOk() { return adds >= size(); }
    @Override public boolean add(String e) { adds++; return super.add(e); }
    public void okClear() { clear(); adds = 0; }
    public void badReset() { adds = 0; }
    public void okRemove(String s) { if (remove(s)) assert !contains(s); }
    public void badContains(String s) { assert !contains(s); }
    public void okAll(Collection<String> c) { if (c != null) { addAll(c); assert containsAll(c); } }
}
