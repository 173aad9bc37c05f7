// expect: bad... violated, others hold at --ints 0..1
import glassbox.*;
import java.util.*;
import java.util.function.*;

public class Observers {
    private List<Runnable> actions = new ArrayList<>();
    private int runs;

    @Declarative public boolean repOk() { return actions != null && runs >= 0; }

    public void runAll() { for (Runnable r : new ArrayList<>(actions)) if (r != null) { r.run(); runs++; } }
    public void badRunAll() { for (Runnable r : actions) { r.run(); runs++; } }
    public void add(Runnable r) { if (!actions.contains(r)) actions.add(r); assert actions.contains(r); }
    public void badAddOnce(Runnable r) { actions.add(r); assert actions.indexOf(r) == actions.lastIndexOf(r); }
    public void filter(Predicate<Runnable> p) { if (p != null) { int n = actions.size(); actions.removeIf(p); assert actions.size() <= n; } }
    public void badFilter(Predicate<Runnable> p) { int n = actions.size(); actions.removeIf(p); assert actions.size() < n || n == 0; }
    public int ask(IntSupplier s) { int x = s == null ? 0 : s.getAsInt(); return x; }
    public void badAsk(IntSupplier s) { if (s != null) assert s.getAsInt() == s.getAsInt(); }
    public void compose(UnaryOperator<Integer> f) { if (f == null) return; Integer y = f.andThen(x -> 7).apply(1); assert y == 7; }
}
