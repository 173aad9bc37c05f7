// like: ../HashSetModule.java --nodes 3 --arrays 2 --ints 0..2
import glassbox.SpecFor;
import java.util.HashSet;

/** A mistake in each operation of the library's HashSet: it is found, and only there. */
class HashSetErrors {
    private HashSetErrors() {}

    // expect WrongAdd.Spec: violated equivalence add
    /** Says that an element is new when it is not. */
    static class WrongAdd extends HashSet<Object> {
        @Override
        public boolean add(Object item) {
            super.add(item);
            return true;
        }

        @SpecFor(WrongAdd.class)
        static class Spec extends HashSetModule {}
    }

    // expect WrongRemove.Spec: violated equivalence remove
    /** Leaves the last element. */
    static class WrongRemove extends HashSet<Object> {
        @Override
        public boolean remove(Object item) {
            return super.size() == 1 ? super.contains(item) : super.remove(item);
        }

        @SpecFor(WrongRemove.class)
        static class Spec extends HashSetModule {}
    }

    // expect WrongContains.Spec: violated equivalence contains
    /** Does not find null. */
    static class WrongContains extends HashSet<Object> {
        @Override
        public boolean contains(Object item) {
            return item != null && super.contains(item);
        }

        @SpecFor(WrongContains.class)
        static class Spec extends HashSetModule {}
    }

    // expect WrongSize.Spec: violated equivalence size
    /** Does not count null. */
    static class WrongSize extends HashSet<Object> {
        @Override
        public int size() {
            return super.size() - (super.contains(null) ? 1 : 0);
        }

        @SpecFor(WrongSize.class)
        static class Spec extends HashSetModule {}
    }

    // expect WrongIsEmpty.Spec: violated equivalence isEmpty
    /** Looks whether there is a table. */
    static class WrongIsEmpty extends HashSet<Object> {
        @Override
        public boolean isEmpty() {
            return map.table == null;
        }

        @SpecFor(WrongIsEmpty.class)
        static class Spec extends HashSetModule {}
    }

    // expect WrongClear.Spec: violated equivalence clear
    /** Leaves a set with null as it is. */
    static class WrongClear extends HashSet<Object> {
        @Override
        public void clear() {
            if (!map.containsKey(null)) {
                super.clear();
            }
        }

        @SpecFor(WrongClear.class)
        static class Spec extends HashSetModule {}
    }
}
