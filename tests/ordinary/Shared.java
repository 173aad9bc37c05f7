// expect: bad... violated, others hold at --ints 0..2
import glassbox.*;
import java.util.*;

/** A list and the view of it that is handed out. */
public class Shared {
    private final List<Integer> data = new ArrayList<>();
    private final List<Integer> view = Collections.unmodifiableList(data);
    private final Set<Integer> seen = Collections.synchronizedSet(new TreeSet<>());

    @Declarative public boolean repOk() { return !data.contains(null); }

    public void add(int x) { data.add(x); assert view.get(view.size() - 1) == x; }
    public void badAdd(int x) { view.add(x); }
    public void same() { assert view.equals(data) && view.size() == data.size(); }
    public void badSame() { assert view.isEmpty() || view.get(0) == 0; }
    public void note(int x) { boolean was = seen.contains(x); assert seen.add(x) == !was; }
    public void badNote(int x) { assert seen.add(x); }
}
