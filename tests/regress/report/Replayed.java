import glassbox.*;
import java.util.*;
import java.util.function.*;

/** Counterexamples with records, answers of functional interfaces, collections, and an argument of the class. */
public class Replayed {
    record Entry(String name, int count) {}

    private int n;
    private Entry last;
    private final List<Integer> seen = new ArrayList<>();

    @Declarative
    public boolean repOk() {
        return n >= 0 && (last == null || last.count() >= 0);
    }

    public void badFill(IntSupplier s) {
        if (s != null) n = s.getAsInt() - 1;
    }

    public void badEntry() {
        if (last != null) n = last.count() == 3 ? -1 : 0;
    }

    public boolean badSame(Replayed o) {
        assert o == null || o.n != n + 1;
        return true;
    }

    public void badSeen() {
        seen.clear();
    }

    @Post("badSeen")
    @Declarative
    boolean hadNone(Replayed prestate) {
        return prestate.seen.size() == 0;
    }
}
