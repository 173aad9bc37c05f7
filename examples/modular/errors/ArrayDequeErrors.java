// like: ../ArrayDequeModule.java
import glassbox.SpecFor;
import java.util.ArrayDeque;

/** A mistake in each operation of the library's ArrayDeque: it is found, and only there. */
class ArrayDequeErrors {
    private ArrayDequeErrors() {}

    // expect WrongAddFirst.Spec: violated equivalence addFirst
    /** The second element goes behind the first. */
    static class WrongAddFirst extends ArrayDeque<Object> {
        @Override
        public void addFirst(Object item) {
            if (super.size() == 1) {
                super.addLast(item);
            } else {
                super.addFirst(item);
            }
        }

        @SpecFor(WrongAddFirst.class)
        static class Spec extends ArrayDequeModule {}
    }

    // expect WrongAddLast.Spec: violated equivalence addLast
    /** Takes no element twice. */
    static class WrongAddLast extends ArrayDeque<Object> {
        @Override
        public void addLast(Object item) {
            if (!super.contains(item)) {
                super.addLast(item);
            }
        }

        @SpecFor(WrongAddLast.class)
        static class Spec extends ArrayDequeModule {}
    }

    // expect WrongPollFirst.Spec: violated equivalence pollFirst
    /** Of two elements, it removes the other one. */
    static class WrongPollFirst extends ArrayDeque<Object> {
        @Override
        public Object pollFirst() {
            return super.size() == 2 ? super.pollLast() : super.pollFirst();
        }

        @SpecFor(WrongPollFirst.class)
        static class Spec extends ArrayDequeModule {}
    }

    // expect WrongPollLast.Spec: violated invariant pollLast
    /** Leaves the element in its place. */
    static class WrongPollLast extends ArrayDeque<Object> {
        @Override
        public Object pollLast() {
            Object last = super.peekLast();
            if (last != null) {
                tail = tail == 0 ? elements.length - 1 : tail - 1;
            }
            return last;
        }

        @SpecFor(WrongPollLast.class)
        static class Spec extends ArrayDequeModule {}
    }

    // expect WrongPeekFirst.Spec: violated equivalence peekFirst
    /** Removes what it looks at. */
    static class WrongPeekFirst extends ArrayDeque<Object> {
        @Override
        public Object peekFirst() {
            return super.pollFirst();
        }

        @SpecFor(WrongPeekFirst.class)
        static class Spec extends ArrayDequeModule {}
    }

    // expect WrongContains.Spec: violated equivalence contains
    /** Looks at the ends alone. */
    static class WrongContains extends ArrayDeque<Object> {
        @Override
        public boolean contains(Object item) {
            return item != null && (item == super.peekFirst() || super.size() == 1);
        }

        @SpecFor(WrongContains.class)
        static class Spec extends ArrayDequeModule {}
    }

    // expect WrongSize.Spec: violated equivalence size
    /** Forgets that the elements may go round the end of the array. */
    static class WrongSize extends ArrayDeque<Object> {
        @Override
        public int size() {
            return tail - head;
        }

        @SpecFor(WrongSize.class)
        static class Spec extends ArrayDequeModule {}
    }

    // expect WrongIsEmpty.Spec: violated equivalence isEmpty
    /** Looks at the beginning of the array. */
    static class WrongIsEmpty extends ArrayDeque<Object> {
        @Override
        public boolean isEmpty() {
            return elements[0] == null;
        }

        @SpecFor(WrongIsEmpty.class)
        static class Spec extends ArrayDequeModule {}
    }

    // expect WrongClear.Spec: violated equivalence clear
    /** Leaves one of two. */
    static class WrongClear extends ArrayDeque<Object> {
        @Override
        public void clear() {
            if (super.size() == 2) {
                super.pollFirst();
            } else {
                super.clear();
            }
        }

        @SpecFor(WrongClear.class)
        static class Spec extends ArrayDequeModule {}
    }
}
