// like: ../LinkedListModule.java --nodes 2
import glassbox.SpecFor;
import java.util.LinkedList;

/** A mistake in each operation of the library's LinkedList: it is found, and only there. */
class LinkedListErrors {
    private LinkedListErrors() {}

    // expect WrongAddFirst.Spec: violated equivalence addFirst
    /** The second element goes behind the first. */
    static class WrongAddFirst extends LinkedList<Object> {
        @Override
        public void addFirst(Object item) {
            if (super.size() == 1) {
                super.addLast(item);
            } else {
                super.addFirst(item);
            }
        }

        @SpecFor(WrongAddFirst.class)
        static class Spec extends LinkedListModule {}
    }

    // expect WrongAddLast.Spec: violated equivalence addLast
    /** Does not take null. */
    static class WrongAddLast extends LinkedList<Object> {
        @Override
        public void addLast(Object item) {
            if (item != null) {
                super.addLast(item);
            }
        }

        @SpecFor(WrongAddLast.class)
        static class Spec extends LinkedListModule {}
    }

    // expect WrongRemoveFirst.Spec: violated equivalence removeFirst
    /** Of two elements, it removes the other one. */
    static class WrongRemoveFirst extends LinkedList<Object> {
        @Override
        public Object removeFirst() {
            return super.size() == 2 ? super.removeLast() : super.removeFirst();
        }

        @SpecFor(WrongRemoveFirst.class)
        static class Spec extends LinkedListModule {}
    }

    // expect WrongRemoveLast.Spec: violated equivalence removeLast
    /** Returns the first element. */
    static class WrongRemoveLast extends LinkedList<Object> {
        @Override
        public Object removeLast() {
            Object first = super.getFirst();
            super.removeLast();
            return first;
        }

        @SpecFor(WrongRemoveLast.class)
        static class Spec extends LinkedListModule {}
    }

    // expect WrongGetFirst.Spec: violated equivalence getFirst
    /** Returns the last element. */
    static class WrongGetFirst extends LinkedList<Object> {
        @Override
        public Object getFirst() {
            return super.getLast();
        }

        @SpecFor(WrongGetFirst.class)
        static class Spec extends LinkedListModule {}
    }

    // expect WrongGetLast.Spec: violated equivalence getLast
    /** Has nothing to return when the list is empty, and returns it. */
    static class WrongGetLast extends LinkedList<Object> {
        @Override
        public Object getLast() {
            return super.size() == 0 ? null : super.getLast();
        }

        @SpecFor(WrongGetLast.class)
        static class Spec extends LinkedListModule {}
    }

    // expect WrongGet.Spec: violated equivalence get
    /** Counts from the end. */
    static class WrongGet extends LinkedList<Object> {
        @Override
        public Object get(int index) {
            return super.get(super.size() - 1 - index);
        }

        @SpecFor(WrongGet.class)
        static class Spec extends LinkedListModule {}
    }

    // expect WrongRemove.Spec: violated equivalence remove
    /** Leaves the last element. */
    static class WrongRemove extends LinkedList<Object> {
        @Override
        public Object remove(int index) {
            return super.size() == 1 ? super.get(index) : super.remove(index);
        }

        @SpecFor(WrongRemove.class)
        static class Spec extends LinkedListModule {}
    }

    // expect WrongContains.Spec: violated equivalence contains
    /** Does not look for null. */
    static class WrongContains extends LinkedList<Object> {
        @Override
        public boolean contains(Object item) {
            return item != null && super.contains(item);
        }

        @SpecFor(WrongContains.class)
        static class Spec extends LinkedListModule {}
    }

    // expect WrongSize.Spec: violated equivalence size
    /** Counts to one. */
    static class WrongSize extends LinkedList<Object> {
        @Override
        public int size() {
            return Math.min(super.size(), 1);
        }

        @SpecFor(WrongSize.class)
        static class Spec extends LinkedListModule {}
    }

    // expect WrongClear.Spec: violated invariant clear
    /** Forgets that nothing is left. */
    static class WrongClear extends LinkedList<Object> {
        @Override
        public void clear() {
            first = null;
            last = null;
        }

        @SpecFor(WrongClear.class)
        static class Spec extends LinkedListModule {}
    }
}
