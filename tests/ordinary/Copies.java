// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

/** Who hands out what. */
public class Copies {
    private List<Integer> kept = new ArrayList<>();

    @Declarative public boolean repOk() { return kept != null && kept.size() <= 3 && !kept.contains(null); }

    public void take(List<Integer> given) { if (given == null || given.size() > 3 || given.contains(null)) return; kept = new ArrayList<>(given); given.clear(); given.add(null); }
    public void badTake(List<Integer> given) { if (given == null || given.size() > 3 || given.contains(null)) return; kept = given; given.add(null); }
    public List<Integer> give() { List<Integer> l = Collections.unmodifiableList(kept); assert l.equals(kept); return l; }
    public void badGive() { List<Integer> l = Collections.unmodifiableList(kept); l.clear(); }
    public void view() { int n = kept.size(); List<Integer> l = Collections.unmodifiableList(kept); if (n < 3) { kept.add(1); assert l.size() == n + 1; } }
    public void badView() { int n = kept.size(); List<Integer> l = List.copyOf(kept); if (n < 3) { kept.add(1); assert l.size() == n + 1; } }
    public void sort() { List<Integer> l = new ArrayList<>(kept); Collections.sort(l); assert l.containsAll(kept) && kept.containsAll(l); for (int i = 1; i < l.size(); i++) assert l.get(i - 1) <= l.get(i); }
    public void badSort() { List<Integer> l = kept; Collections.sort(l); assert l.isEmpty() || l.get(0) < l.get(l.size() - 1); }
}
