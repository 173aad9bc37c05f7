// like: ../TreeSetModule.java --nodes 3
import glassbox.SpecFor;
import java.util.TreeSet;

/** A mistake in each operation of the library's TreeSet: it is found, and only there. */
class TreeSetErrors {
    private TreeSetErrors() {}

    // expect WrongAdd.Spec: violated invariant add
    /** Marks the element with itself. */
    static class WrongAdd extends TreeSet<Object> {
        @Override
        public boolean add(Object item) {
            return m.put(item, item) == null;
        }

        @SpecFor(WrongAdd.class)
        static class Spec extends TreeSetModule {}
    }

    // expect WrongRemove.Spec: violated equivalence remove
    /** Says that nothing was there. */
    static class WrongRemove extends TreeSet<Object> {
        @Override
        public boolean remove(Object item) {
            super.remove(item);
            return false;
        }

        @SpecFor(WrongRemove.class)
        static class Spec extends TreeSetModule {}
    }

    // expect WrongContains.Spec: violated equivalence contains
    /** Does not find the last of two. */
    static class WrongContains extends TreeSet<Object> {
        @Override
        public boolean contains(Object item) {
            boolean last = super.size() == 2 && item.equals(super.last());
            return !last && super.contains(item);
        }

        @SpecFor(WrongContains.class)
        static class Spec extends TreeSetModule {}
    }

    // expect WrongSize.Spec: violated equivalence size
    /** Counts to one. */
    static class WrongSize extends TreeSet<Object> {
        @Override
        public int size() {
            return Math.min(super.size(), 1);
        }

        @SpecFor(WrongSize.class)
        static class Spec extends TreeSetModule {}
    }

    // expect WrongIsEmpty.Spec: violated equivalence isEmpty
    /** Takes one element as none. */
    static class WrongIsEmpty extends TreeSet<Object> {
        @Override
        public boolean isEmpty() {
            return super.size() <= 1;
        }

        @SpecFor(WrongIsEmpty.class)
        static class Spec extends TreeSetModule {}
    }

    // expect WrongClear.Spec: violated equivalence clear
    /** Leaves a set of two as it is. */
    static class WrongClear extends TreeSet<Object> {
        @Override
        public void clear() {
            if (super.size() != 2) {
                super.clear();
            }
        }

        @SpecFor(WrongClear.class)
        static class Spec extends TreeSetModule {}
    }
}
