// verify: --scope 2,Kept=1
import glassbox.spec.*;
import java.util.HashSet;
import java.util.Set;

/**
 * Invariants about objects of other classes, whose methods know nothing of them: what is called
 * does not keep them by itself.
 */
@Invariant({"this.counter != null && this.counter.n >= 0", "this.seen != null && !(null in this.seen.elems)"})
public class Kept {
    static class Counter {
        int n;

        @Ensures("this.n = old(this.n) - 1")
        @Modifies("this.n")
        void lower() {
            n--;
        }
    }

    Counter counter = new Counter();
    Set<Object> seen = new HashSet<>();

    @Ensures("this.counter.n = old(this.counter.n) - 1")
    @Modifies("this.counter.n")
    void badLower() {
        counter.lower();
    }

    @Requires("this.counter.n > 0")
    @Ensures("this.counter.n = old(this.counter.n) - 1")
    @Modifies("this.counter.n")
    void lower() {
        counter.lower();
    }

    @Ensures("o in this.seen.elems")
    @Modifies("this.seen.elems")
    void badSee(Object o) {
        seen.add(o);
    }

    @Requires("o != null")
    @Ensures("o in this.seen.elems")
    @Modifies("this.seen.elems")
    void see(Object o) {
        seen.add(o);
    }

    /** Broken in between, while only code of the library runs. */
    @Ensures("!(null in this.seen.elems)")
    @Modifies("this.seen.elems")
    void inBetween() {
        seen.add(null);
        seen.remove(null);
    }
}
