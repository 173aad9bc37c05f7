import glassbox.*;
import java.util.Set;
import java.util.TreeSet;

/** Invariants that no state within the default bounds satisfies. */
public class NoState {
    /** A tree set does not look for null: it throws. */
    public static class Throws {
        private final Set<Integer> seen = new TreeSet<>();

        @Declarative
        boolean repOk() {
            return !seen.contains(null);
        }

        public void add(int x) {
            seen.add(x);
        }
    }

    /** The array that the constructor makes is too long for the bounds. */
    public static class Long {
        private int[] items = new int[16];

        @Declarative
        boolean repOk() {
            return items != null && items.length >= 16;
        }

        public void set(int x) {
            items[0] = x;
        }
    }
}
