// expect: bad... violated, others hold at --ints 0..1 --objects String=2
import java.util.*;

public class RecentMap extends LinkedHashMap<String, Integer> {
    static final int MOST = 1;
    RecentMap() { super(16, 0.75f, true); }
    @Override protected boolean removeEldestEntry(Map.Entry<String, Integer> e) { return size() > MOST; }
    @glassbox.Declarative public boolean repOk() { return size() <= MOST; }
    public void okPut(String k) { put(k, 1); assert containsKey(k); }
    public void okGet(String k) { int s = size(); get(k); assert size() == s; }
    public void badPut(String k) { boolean known = !isEmpty(); put(k, 1); assert !known || containsKey(k) && containsKey("a"); }
}
