import glassbox.AbsIntSet;
import glassbox.AbstractionList;
import glassbox.Declarative;
import glassbox.Range;
import glassbox.Tree;

/** A set of 0 and 1 that says of every element that it is new. */
class LosingSet {
    boolean zero;
    boolean one;

    public boolean add(@Range(min = 0, max = 1) int item) {
        zero |= item == 0;
        one |= item == 1;
        return item == 0 || item == 1;
    }

    public boolean contains(@Range(min = 0, max = 1) int item) {
        return item == 0 && zero || item == 1 && one;
    }

    public int size() {
        return (zero ? 1 : 0) + (one ? 1 : 0);
    }

    @Declarative
    boolean repOk() {
        return true;
    }

    @Declarative
    AbsIntSet abstraction() {
        AbstractionList<Integer> items = new AbstractionList<>();
        items.addIf(zero, 0);
        items.addIf(one, 1);
        return AbsIntSet.of(items, i -> i);
    }
}

/** Counts the different numbers that it has seen. */
class Seen {
    @Tree LosingSet numbers = new LosingSet();
    int count;

    public void see(boolean one) {
        if (numbers.add(one ? 1 : 0)) {
            count++;
        }
    }

    @Declarative
    boolean repOk() {
        return numbers != null && numbers.size() == count;
    }
}
