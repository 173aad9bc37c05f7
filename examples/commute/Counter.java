// commute at --ints -3..3
// increment(), increment(): always
// increment(), add(int): always
// increment(), get(): not known: no template applies
// add(int), add(int): always
// add(int), get(): a == 0
// get(), get(): always
import glassbox.Declarative;

/** A counter: what only adds commutes, and nothing with what looks. */
public class Counter {
    private int count;

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    boolean equalTo(Counter other) {
        return count == other.count;
    }

    public void increment() {
        count++;
    }

    public void add(int n) {
        count += n;
    }

    public int get() {
        return count;
    }
}
